/*
 * The signs that a text can begin with for a pattern to match it: of hundreds of patterns most need not be tried at a word.
 * Reads what the patterns of the grammars are written in, which is not all of regular expressions.
 */

/** Each once; null: any sign. In a string, as a set takes a hundred times the room, and each pattern has one. */
type Signs = string | null
type First = { readonly signs: Signs; readonly mayBeEmpty: boolean }

const NOTHING: First = { signs: "", mayBeEmpty: true }
const DIGITS = "0123456789"
const LETTERS = "abcdefghijklmnopqrstuvwxyz"
const ESCAPED: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: `${LETTERS}${DIGITS}_`,
  s: " ",
  b: "",
}
/** Look at what stands around and take nothing of it. */
const LOOKS = /^\?<?[=!]/
const GROUP = /^\?(?::|<\w+>)/
const OPTIONAL = /^(?:[?*]|\{0,\d*\})/
const REPEATED = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/

const union = (all: readonly Signs[]): Signs =>
  all.includes(null) ? null : [...new Set(all.join(""))].join("")

/** Answers for a pattern; `pieces` are what its {placeholders} stand for. */
export const firstSigns = (pieces: Readonly<Record<string, string>>) => {
  const known = new Map<string, First>()
  const ofPiece = (name: string): First => {
    const first = known.get(name) ?? firstIn(pieces[name] ?? "", ofPiece)
    known.set(name, first)
    return first
  }
  return (pattern: string): Signs => firstIn(pattern, ofPiece).signs
}

const firstIn = (pattern: string, ofPiece: (name: string) => First): First => {
  let at = 0

  const either = (): First => {
    const branches = [inARow()]
    while (pattern[at] === "|") {
      at++
      branches.push(inARow())
    }
    return {
      signs: union(branches.map(({ signs }) => signs)),
      mayBeEmpty: branches.some(({ mayBeEmpty }) => mayBeEmpty),
    }
  }

  const inARow = (): First => {
    const firsts: Signs[] = []
    let mayBeEmpty = true
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const one = repeated(single())
      if (mayBeEmpty) firsts.push(one.signs)
      mayBeEmpty &&= one.mayBeEmpty
    }
    return { signs: union(firsts), mayBeEmpty }
  }

  const repeated = ({ signs, mayBeEmpty }: First): First => {
    const rest = pattern.slice(at, at + 12)
    at += REPEATED.exec(rest)?.[0].length ?? 0
    return { signs, mayBeEmpty: mayBeEmpty || OPTIONAL.test(rest) }
  }

  const single = (): First => {
    const sign = pattern[at++] ?? ""
    if (sign === "(") return group()
    if (sign === "[") return oneOf()
    if (sign === "{") return placeholder()
    if (sign === "^" || sign === "$") return NOTHING
    if (sign === ".") return { signs: null, mayBeEmpty: false }
    if (sign !== "\\") return { signs: sign, mayBeEmpty: false }
    const escaped = pattern[at++] ?? ""
    return { signs: ESCAPED[escaped] ?? escaped, mayBeEmpty: escaped === "b" }
  }

  const group = (): First => {
    const rest = pattern.slice(at, at + 30)
    const looks = LOOKS.exec(rest)
    at += (looks ?? GROUP.exec(rest))?.[0].length ?? 0
    const inside = either()
    at++
    return looks ? NOTHING : inside
  }

  const placeholder = (): First => {
    const end = pattern.indexOf("}", at)
    const name = pattern.slice(at, end)
    at = end + 1
    return ofPiece(name)
  }

  /** "[a-z]" */
  const oneOf = (): First => {
    const end = pattern.indexOf("]", at)
    const inside = pattern.slice(at, end)
    at = end + 1
    const plain = /^[^\\^]*$/.test(inside)
    const spelt = inside.replace(/(.)-(.)/g, (_, from: string, to: string) =>
      String.fromCharCode(
        ...Array.from(
          { length: to.charCodeAt(0) - from.charCodeAt(0) + 1 },
          (_, nth) => from.charCodeAt(0) + nth,
        ),
      ),
    )
    return { signs: plain ? spelt : null, mayBeEmpty: false }
  }

  return either()
}
