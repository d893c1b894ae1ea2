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

/** The parts of a pattern between those of its marks that stand in no group. */
const splitOutside = (pattern: string, mark: "|" | " "): readonly string[] => {
  let depth = 0
  let escaped = false
  const parts = [""]
  for (const sign of pattern) {
    if (sign === mark && depth === 0) parts.push("")
    else parts.push(parts.pop() + sign)
    if (!escaped && "([{".includes(sign)) depth++
    if (!escaped && ")]}".includes(sign)) depth--
    escaped = !escaped && sign === "\\"
  }
  return parts
}

/** What a text has to go on with for a pattern to have a chance: each of its alternatives up to its first space. */
export const headsOf = (pattern: string): readonly string[] =>
  splitOutside(pattern, "|").map((each) => splitOutside(each, " ")[0] ?? "")
