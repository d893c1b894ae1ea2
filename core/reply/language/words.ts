/** The words that one language is known by, folded. */
export type LanguageWords = {
  /** Short words that names, brands and addresses are full of: they tilt, but make no sentence. */
  readonly names: ReadonlySet<string>
  /**
   * Greetings, thanks, farewells, yes and no: people say them in any language, so they decide a first message and nothing
   * later.
   */
  readonly courtesies: ReadonlySet<string>
  /** Words that build sentences, and the everyday ones of a business's customers. */
  readonly sentences: ReadonlySet<string>
}

export const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
