/**
 * What a phrase asks: that nobody writes any more (which a time or another channel can limit), or to
 * be taken off (which a negation can turn round, and a course or a waiting list can be meant by).
 */
export type Wish = "silence" | "leave"

export type Phrases = {
  /** Nouns for what is sent here. */
  readonly messages: string
  /** Patterns over folded words: MSG is one of the nouns, <3> up to three words in between. */
  readonly silence: readonly string[]
  readonly leave: readonly string[]
}
