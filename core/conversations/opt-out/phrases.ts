/**
 * What a phrase asks: that nobody writes any more (which a time or another channel can limit), or to
 * be taken off (which a negation can turn round, and a course or a waiting list can be meant by).
 */
export type Wish = "silence" | "leave"

/** What the five languages share: the words for an idea that a request is made of, as patterns over folded words. */
export type Idea =
  /** "no", "zero", "don't want": before "more" or "your" and a message. */
  | "NONE"
  | "MORE"
  | "YOURS"
  /** "got", "see", "understand": who says so of messages misses them. */
  | "GOT"
  /** Messages as people speak of all of them, not of one. */
  | "BULK"
  | "FED_UP"
  /** "I'd be glad if you": what follows is a request, whatever its verb's form. */
  | "GLAD"
  | "HALT"
  | "WRITING"
  | "THREAT"
  /** "if you go on": what a threat hangs on. */
  | "GO_ON"
  /** "take me off", said after what is too much. */
  | "ERASE_ME"
  /** "signed up", "by mistake": together with a wish to be let out. */
  | "JOINED"
  | "UNMEANT"
  | "LET_OUT"

export type Phrases = {
  readonly ideas: Readonly<Record<Idea, string>>
  /** Nouns for what is sent here. */
  readonly messages: string
  /** Patterns over folded words: MSG is one of the nouns, <3> up to three words in between. */
  readonly silence: readonly string[]
  readonly leave: readonly string[]
}
