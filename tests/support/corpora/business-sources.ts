import { phrasesOf } from "./phrases.ts"

/** What a business has its bot know. */
type Known = { readonly sources: readonly string[] }

/** What the businesses of the given corpora have their bots know. */
export const businessSources = (): readonly string[] =>
  [
    ...phrasesOf<Known>("facts.dev"),
    ...phrasesOf<{ readonly business: Known }>("conversations.dev").map(({ business }) => business),
  ].flatMap(({ sources }) => sources)
