/** The words by which a language is recognised, folded. */
export type LanguageWords = {
  /** Short words that are common in names, brands and addresses of all languages: they count little. */
  readonly particles: ReadonlySet<string>
  /** Greetings, thanks, goodbyes, yes and no: people say them in any language, so they decide in a first message only. */
  readonly courtesies: ReadonlySet<string>
  /** Words that make sentences, and those that customers use every day. */
  readonly sentences: ReadonlySet<string>
}

export const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
