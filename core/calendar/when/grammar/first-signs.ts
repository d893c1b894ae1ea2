import { keepingLast } from "../../../shared/keeping-last.ts"

/*
 * What a text can begin with for a pattern to match it: of hundreds of patterns most need not be tried at a word. Reads what the
 * patterns of the grammars are written in, which is not all of regular expressions.
 */

/** So many signs are looked at: at a word eleven of a language's 500 patterns are left then, thirty-five with two. Four take twice the memory. */
export const FIRST_SIGNS = 3

/** Stands for every sign. */
const ANY = "\0"

/** The beginnings of all that matches, each of FIRST_SIGNS signs; shorter where what matches may be. */
type Beginnings = ReadonlySet<string>

const NOTHING: Beginnings = new Set([""])
/** Stands for every digit. */
const DIGIT = "0"
/** Stands for every letter: what is read is folded. */
const LETTER = "A"
const ESCAPED: Readonly<Record<string, string>> = {
  d: DIGIT,
  w: `${LETTER}${DIGIT}_`,
  s: " ",
}
/** Look at what stands around and take nothing of it. */
const LOOKS = /^\?<?[=!]/
const GROUP = /^\?(?::|<\w+>)/
const OPTIONAL = /^(?:[?*]|\{0,\d*\})/
const REPEATED = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/

const isDigit = (sign: string) => sign >= "0" && sign <= "9"
const isLetter = (sign: string) => sign >= "a" && sign <= "z"
const kept = (sign: string) => (isDigit(sign) ? DIGIT : sign)

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

/** Once, twice, and so on, as often as is looked at. */
const repetitionsOf = (once: Beginnings): readonly Beginnings[] => {
  const all = [once]
  let last = once
  while (all.length < FIRST_SIGNS && !isFull(last)) {
    last = inARowOf(last, once)
    all.push(last)
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

/** The ways in which a sign of a text may stand in the beginning of a pattern. */
const writtenAs = (sign: string) => {
  if (isLetter(sign)) return [sign, LETTER, ANY]
  return sign === ANY ? [ANY] : [kept(sign), ANY]
}

/** So many beginnings of words are remembered with what they may begin: clients write thousands of words again and again. */
const REMEMBERED = 2_000

/**
 * Answers, for the first signs of a text, those whose patterns can match it, in their order; `pieces` are what the {placeholders} of
 * the patterns stand for.
 */
export const byFirstSigns = <Item>(
  items: readonly (readonly [pattern: string, item: Item])[],
  pieces: Readonly<Record<string, string>>,
) => {
  const known = new Map<string, Beginnings>()
  const ofPiece = (name: string): Beginnings => {
    const first = known.get(name) ?? beginningsOf(pieces[name] ?? "", ofPiece)
    known.set(name, first)
    return first
  }
  /** Of each beginning, and of each beginning of one, the places of the items that begin so. */
  const places = new Map<string, number[]>()
  for (const [place, [pattern]] of items.entries()) {
    for (const beginning of beginningsOf(pattern, ofPiece)) {
      const signs = beginning.padEnd(FIRST_SIGNS, ANY)
      for (let length = 1; length <= FIRST_SIGNS; length++) {
        const those = places.get(signs.slice(0, length)) ?? []
        places.set(signs.slice(0, length), those)
        if (length === FIRST_SIGNS) those.push(place)
      }
    }
  }
  return keepingLast((signs: string): readonly Item[] => {
    let begun = [""]
    for (const sign of signs.slice(0, FIRST_SIGNS).padEnd(FIRST_SIGNS, ANY)) {
      begun = begun.flatMap((one) =>
        writtenAs(sign).flatMap((way) => (places.has(one + way) ? [one + way] : [])),
      )
    }
    const found = new Set(begun.flatMap((beginning) => places.get(beginning) ?? []))
    return [...found].sort((one, other) => one - other).flatMap((place) => items[place]?.[1] ?? [])
  }, REMEMBERED)
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
    const all = times === "?" ? [once] : repetitionsOf(once)
    return union(OPTIONAL.test(times) ? [...all, NOTHING] : all)
  }

  const single = (): Beginnings => {
    const sign = pattern[at++] ?? ""
    if (sign === "(") return group()
    if (sign === "[") return oneOf()
    if (sign === "{") return placeholder()
    if (sign === "^" || sign === "$") return NOTHING
    if (sign === ".") return new Set(ANY)
    if (sign !== "\\") return new Set(kept(sign))
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
    const spelt = inside
      .replaceAll("a-z", LETTER)
      .replace(/(.)-(.)/g, (_, from: string, to: string) =>
        String.fromCharCode(
          ...Array.from(
            { length: to.charCodeAt(0) - from.charCodeAt(0) + 1 },
            (_, nth) => from.charCodeAt(0) + nth,
          ),
        ),
      )
    return new Set(plain ? [...spelt].map(kept) : ANY)
  }

  return either()
}
