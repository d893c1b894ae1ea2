import type { Receipt } from "../../calendar/receipt.ts"
import type { ZoneMeaning } from "../../calendar/when/pieces.ts"
import { understandEach, type When } from "../../calendar/when.ts"
import { localOf } from "../../calendar/zoned.ts"
import { keepingLast } from "../../shared/keeping-last.ts"
import type { Language } from "../language.ts"

/** How a text's times are read: `zone` is the clock they are of. */
type Where = {
  readonly now: Date
  readonly language: Language
  readonly zone: string
}

type Timed = Pick<Receipt, "start" | "zone"> & Partial<Pick<Receipt, "clientZone">>

/**
 * Which of these a text names, all if it says no time; none if it names a time that none of them has: by the business's clock,
 * or by the one that it says the time by, as to a client who lives elsewhere.
 */
export const namedIn = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
): readonly Known[] => {
  const readIn = keepingLast((zone) => eachIn(text, { ...where, zone }))
  const found = known.map((each) => {
    const readOn = perDay(readIn(each.zone))
    const { local } = localOf(each.start, each.zone)
    // "Your appointment is at ten": of what is known, on its own day. What is over needs no evidence.
    return readOn(local.slice(0, 10)).map((when, nth) => {
      const shown = when.by ? shownBy(when.by, each) : [local]
      return shown.some((there) => {
        const meant = readOn(there.slice(0, 10))[nth] ?? when
        return isOver(meant) || matches(meant, there)
      })
    })
  })
  const moments = found[0] ?? []
  if (!moments.every((_, at) => found.some((each) => each[at]))) return []
  return known.filter((_, at) => moments.length === 0 || found[at]?.includes(true))
}

/** Reads for each day once: a text may name many times. */
const perDay = <Read>(readOn: (day: string) => Read) => {
  const days = new Map<string, Read>()
  return (day: string): Read => {
    const known = days.get(day) ?? readOn(day)
    days.set(day, known)
    return known
  }
}

/** What a clock shows when something starts: of several offsets that it may be, each. */
const shownBy = (by: ZoneMeaning, { start, zone, clientZone }: Timed): readonly string[] => {
  if ("offsets" in by) return by.offsets.map((offset) => atOffset(start, offset))
  return [localOf(start, "place" in by ? by.place : (clientZone ?? zone)).local]
}

/** An instant's time at an offset from UTC, as "+02:00". */
const atOffset = (instant: string, offset: string) => {
  const utc = Date.parse(`1970-01-01T00:00:00${offset}`)
  return new Date(Date.parse(instant) - utc).toISOString().slice(0, 16)
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
