import type { Letter, LetterLanguage } from "../../../core/shared/letter.ts"

/** What a letter says in one language: its body in paragraphs, and what stands on its link. */
type Words = {
  readonly subject: string
  readonly body: readonly string[]
  readonly link?: string
}

/** `leadsTo`: the page that the link opens. */
export type Written = { readonly [language in LetterLanguage]: Words } & {
  readonly leadsTo?: string
}

export type LetterOf<Kind extends Letter["kind"]> = Extract<Letter, { readonly kind: Kind }>
