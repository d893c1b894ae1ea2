/** Pieces of regular expressions as the grammars need them: small, as there are a thousand of them to compile and keep. */

/** What a number begins with that goes on with another: "treinta y uno", "fünfunddreißig". */
const TENS_OR_ONES = /^.+?(?: |und)(?=.)/

/**
 * Any of the words, the longest that fits, in a fifth of the length of a plain list: there are hundreds of such lists in the
 * patterns. Beginnings that go on with the same words are written together, "(?:treinta|cuarenta) y (?:uno|dos)".
 */
export const alternatives = (words: Iterable<string>): string => {
  const beginning = (word: string) => TENS_OR_ONES.exec(word)?.[0] ?? ""
  const { "": single = [], ...longer } = Object.groupBy(words, beginning)
  const alike = Map.groupBy(Object.entries(longer), ([begin, all = []]) =>
    byLetter(all.map((word) => word.slice(begin.length))),
  )
  const branches = [...alike].map(([rest, all]) => byLetter(all.map(([begin]) => begin)) + rest)
  return either(single.length > 0 ? [...branches, byLetter(single)] : branches)
}

/** Any of the words as the tree of their letters, those that go on alike together: "ni[nl][ao]s?". */
const byLetter = (words: Iterable<string>): string => {
  const tails = Map.groupBy(words, (word) => word.slice(0, 1))
  const ends = tails.delete("")
  const alike = Map.groupBy(tails.keys(), (letter) =>
    byLetter(new Set(tails.get(letter)?.map((word) => word.slice(1)))),
  )
  const branches = [...alike].map(([rest, letters]) => anyOf(letters) + rest)
  const [only = "", other] = branches
  if (!ends) return either(branches)
  if (other === undefined && ONE_SIGN.test(only)) return `${only}?`
  return branches.length > 0 ? `(?:${branches.join("|")})?` : ""
}

/** A letter, or one of some. */
const ONE_SIGN = /^(?:[a-z]|\[[a-z]+\])$/
const anyOf = (letters: readonly string[]) =>
  letters.every((letter) => ONE_SIGN.test(letter)) && letters.length > 1
    ? `[${letters.join("")}]`
    : either(letters)

const either = (branches: readonly string[]) =>
  branches.length === 1 ? branches.join("") : `(?:${branches.join("|")})`
