/**
 * What a phrase asks: that nobody writes any more (which a time or another channel can limit), or to
 * be taken off (which a negation can turn round, and a course or a waiting list can be meant by), or
 * "take me off" and no more, where the whole message tells of what.
 */
export type Wish = "silence" | "leave" | "out"

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
  /** "Take me off", "could you drop me": a clause by itself. */
  | "ALONE"
  /** "End", "block": before messages and nothing else, on a button. */
  | "SWITCH"
  /** "Late wife", "in a care home": a telephone whose owner is gone, */
  | "OWNER"
  /** and on which nothing may arrive any more: "que no llegue nada". */
  | "NAUGHT"
  /** What other buttons say. */
  | "LABEL"

export type Phrases = {
  readonly ideas: Readonly<Record<Idea, string>>
  /** Nouns for what is sent here. */
  readonly messages: string
  /** Patterns over folded words: MSG is one of the nouns, <3> up to three words in between. */
  readonly silence: readonly string[]
  readonly leave: readonly string[]
}
