/*
 * What a text can begin with for a pattern to match it: of hundreds of patterns most need not be tried at a word. Reads what the
 * patterns of the grammars are written in, which is not all of regular expressions.
 */

/** So many signs are looked at: with one, a word met a hundred patterns. With more, `repeated` would have to look at more repetitions. */
export const FIRST_SIGNS = 2

/** Stands for every sign. */
const ANY = "\0"

/** The beginnings of all that matches, each of FIRST_SIGNS signs; shorter where what matches may be. */
type Beginnings = ReadonlySet<string>

const NOTHING: Beginnings = new Set([""])
const DIGITS = "0123456789"
const LETTERS = "abcdefghijklmnopqrstuvwxyz"
const ESCAPED: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: `${LETTERS}${DIGITS}_`,
  s: " ",
}
/** Look at what stands around and take nothing of it. */
const LOOKS = /^\?<?[=!]/
const GROUP = /^\?(?::|<\w+>)/
const OPTIONAL = /^(?:[?*]|\{0,\d*\})/
const REPEATED = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/

const union = (all: readonly Beginnings[]): Beginnings => new Set(all.flatMap((each) => [...each]))

const inARowOf = (first: Beginnings, next: Beginnings): Beginnings => {
  if (first === NOTHING) return next
  const all = new Set<string>()
  for (const one of first) {
    if (one.length === FIRST_SIGNS) all.add(one)
    else for (const other of next) all.add((one + other).slice(0, FIRST_SIGNS))
  }
  return all
}

const isFull = (beginnings: Beginnings) => {
  for (const one of beginnings) if (one.length < FIRST_SIGNS) return false
  return true
}

/** Where the alternative ends that `at` stands in. */
const endOfRow = (pattern: string, from: number) => {
  let depth = 0
  for (let at = from; at < pattern.length; at++) {
    const sign = pattern[at]
    if (depth === 0 && (sign === "|" || sign === ")")) return at
    if (sign === "\\") at++
    else if (sign === "[") at = pattern.indexOf("]", at)
    else if (sign === "(") depth++
    else if (sign === ")") depth--
  }
  return pattern.length
}

/** In a string, as a set takes a hundred times the room, and each pattern has one. */
const written = (beginnings: Beginnings) =>
  [...beginnings].map((one) => `\n${one.padEnd(FIRST_SIGNS, ANY)}`).join("")

/** Answers for a pattern; `pieces` are what its {placeholders} stand for. */
export const firstSigns = (pieces: Readonly<Record<string, string>>) => {
  const known = new Map<string, Beginnings>()
  const ofPiece = (name: string): Beginnings => {
    const first = known.get(name) ?? beginningsOf(pieces[name] ?? "", ofPiece)
    known.set(name, first)
    return first
  }
  return (pattern: string) => written(beginningsOf(pattern, ofPiece))
}

/** Tells whether a text with these first signs can match a pattern that has those. */
export const beginsWith = (signs: string) => {
  const spelt = [...signs].reduce(
    (begun, sign) => begun.flatMap((one) => [one + sign, one + ANY]),
    ["\n"],
  )
  return (firsts: string) => spelt.some((one) => firsts.includes(one))
}

const beginningsOf = (pattern: string, ofPiece: (name: string) => Beginnings): Beginnings => {
  let at = 0

  const either = (): Beginnings => {
    const branches = [inARow()]
    while (pattern[at] === "|") {
      at++
      branches.push(inARow())
    }
    return branches.length === 1 && branches[0] ? branches[0] : union(branches)
  }

  const inARow = (): Beginnings => {
    let all = NOTHING
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      if (isFull(all)) at = endOfRow(pattern, at)
      else all = inARowOf(all, repeated(single()))
    }
    return all
  }

  const repeated = (once: Beginnings): Beginnings => {
    const rest = pattern.slice(at, at + 12)
    const [times] = REPEATED.exec(rest) ?? []
    if (times === undefined) return once
    at += times.length
    const all = times === "?" ? once : union([once, inARowOf(once, once)])
    return OPTIONAL.test(times) ? union([all, NOTHING]) : all
  }

  const single = (): Beginnings => {
    const sign = pattern[at++] ?? ""
    if (sign === "(") return group()
    if (sign === "[") return oneOf()
    if (sign === "{") return placeholder()
    if (sign === "^" || sign === "$") return NOTHING
    if (sign === ".") return new Set(ANY)
    if (sign !== "\\") return new Set(sign)
    const escaped = pattern[at++] ?? ""
    return escaped === "b" ? NOTHING : new Set(ESCAPED[escaped] ?? escaped)
  }

  const group = (): Beginnings => {
    const rest = pattern.slice(at, at + 30)
    const looks = LOOKS.exec(rest)
    at += (looks ?? GROUP.exec(rest))?.[0].length ?? 0
    const inside = either()
    at++
    return looks ? NOTHING : inside
  }

  const placeholder = (): Beginnings => {
    const end = pattern.indexOf("}", at)
    const name = pattern.slice(at, end)
    at = end + 1
    return ofPiece(name)
  }

  /** "[a-z]" */
  const oneOf = (): Beginnings => {
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
    return new Set(plain ? spelt : ANY)
  }

  return either()
}
