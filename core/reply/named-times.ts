import type { Receipt } from "../calendar/receipt.ts"
import { clocksNamedIn } from "../calendar/when/zones.ts"
import { understandEach, type When } from "../calendar/when.ts"
import { localOf } from "../calendar/zoned.ts"
import { keepingLast } from "../shared/keeping-last.ts"
import type { Language } from "./language.ts"

/** How a text's times are read: `zone` is the clock they are of. */
type Where = {
  readonly now: Date
  readonly language: Language
  readonly zone: string
}

type Timed = Pick<Receipt, "start" | "zone">

/**
 * Which of these a text names, all if it says no time; none if it names a time that none of them has: by the business's clock,
 * or by that of a place it names, as to a client who lives there.
 */
export const namedIn = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
): readonly Known[] => {
  const named = namedAsWritten(text, known, where)
  if (named.length > 0 || known.length === 0) return named
  const elsewhere = clocksNamedIn(text.slice(-READ)).map((zone) => {
    const there = known.map((each) => ({ each, start: each.start, zone }))
    return namedAsWritten(text, there, where).map(({ each }) => each)
  })
  return elsewhere.find((each) => each.length > 0) ?? []
}

const namedAsWritten = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
): readonly Known[] => {
  const readIn = keepingLast((zone) => eachIn(text, { ...where, zone }))
  const found = known.map(({ start, zone }) => {
    const { local } = localOf(start, zone)
    // "Your appointment is at ten": of what is known, on its own day. What is over needs no proof.
    return readIn(zone)(local.slice(0, 10)).map((when) => isOver(when) || matches(when, local))
  })
  const moments = found[0] ?? []
  if (!moments.every((_, at) => found.some((each) => each[at]))) return []
  return known.filter((_, at) => moments.length === 0 || found[at]?.includes(true))
}

/** "¡Hasta el jueves a las 10!" means that time. */
const UNTIL =
  /((?:^|[.!?¡,;:\n–-])[^\S\n]*)(?:(?:entonces|pues|y|então|e|also|und|dann|so)\s+)?(?:hasta|até|bis|till|until)(?:\s+(?:entonces|dann))?\s+/giu

/** So many characters are read, twice what one message holds; a page takes some milliseconds, in which nobody else is served. */
const READ = 8_192

/** The moments that a text names; of one longer than anybody reads, those of its end. */
export const momentsIn = (text: string, where: Where) => eachIn(text, where)()

/** The same, for a day that is meant where none is named. */
const eachIn = (text: string, { now, language, zone }: Where) =>
  understandEach(text.slice(-READ).replace(UNTIL, "$1"), { now: now.toISOString(), zone, language })

export const isOver = (when: When) => "ask" in when && when.ask === "past"

const matches = (when: When, local: string): boolean => {
  if ("ask" in when) return (when.candidates ?? []).some((each) => local.startsWith(each))
  if ("local" in when) return when.local.slice(0, 16) === local
  if ("date" in when) return local.startsWith(when.date)
  const [from, to] = when.range
  return (from === null || local >= from) && (to === null || local.slice(0, to.length) <= to)
}
