/** Pieces of regular expressions as the grammars need them: small, as there are a thousand of them to compile and keep. */

/**
 * Any of the words, the longest that fits, written as the tree of their letters: a third of the length of a plain list, and
 * there are hundreds of such lists in the patterns.
 */
export const alternatives = (words: Iterable<string>): string => {
  const tails = Map.groupBy(words, (word) => word.slice(0, 1))
  const ends = tails.delete("")
  const branches = [...tails].map(
    ([letter, all]) => letter + alternatives(new Set(all.map((word) => word.slice(1)))),
  )
  if (branches.length === 0) return ""
  return branches.length === 1 && !ends
    ? branches.join("")
    : `(?:${branches.join("|")})${ends ? "?" : ""}`
}
