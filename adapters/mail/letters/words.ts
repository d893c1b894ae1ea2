import type { Letter, LetterLanguage } from "../../../core/mail/letter.ts"

/** What a letter says in one language: its body in paragraphs, and what stands on its link. */
type Words = {
  readonly subject: string
  readonly body: readonly string[]
  readonly link?: string
}

/** `leadsTo`: the page that the link opens; one for each language, where there are two. */
export type Written = { readonly [language in LetterLanguage]: Words } & {
  readonly leadsTo?: string | { readonly [language in LetterLanguage]: string }
}

export type LetterOf<Kind extends Letter["kind"]> = Extract<Letter, { readonly kind: Kind }>
