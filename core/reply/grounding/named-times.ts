import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { Receipt } from "../../calendar/receipt.ts"
import type { ZoneMeaning } from "../../calendar/when/pieces.ts"
import { understandEach, type When } from "../../calendar/when.ts"
import { namesDay } from "../../calendar/wishes/spoken-of.ts"
import { localOf } from "../../calendar/zoned.ts"
import { keepingLast } from "../../shared/keeping-last.ts"
import type { Language } from "../../shared/language.ts"
import { dayOf, type Fits, isStart, type Slot } from "./time-fits.ts"

/** What is needed to read the times in a text; `zone` is the time zone that they are meant in. */
export type Where = {
  readonly now: Date
  readonly language: Language
  readonly zone: string
}

export type Timed = Pick<Receipt, "start" | "zone"> & Partial<Pick<Receipt, "end" | "clientZone">>

/**
 * The known appointments whose time a text names: all if it names no time, none if it names a time that none of them has. Times
 * are compared in the business's time zone, or in the one that the text says ("at five your time"). Each statement is read by
 * itself: of a whole text that names several times the reader of wishes would ask which is meant.
 */
export const namedIn = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
  fits: Fits = isStart,
): readonly Known[] => {
  /** Those on the day that was named last: "Your appointment is on Thursday. See you at four." */
  let ofDay = known
  const named = new Set<Known>()
  for (const statement of splitStatements(text.slice(-READ_CHARACTERS))) {
    const dated = namesDay(statement)
    const those = namedInStatement(statement, dated ? known : ofDay, where, fits)
    if (those === "any") continue
    if (those.length === 0) return []
    if (dated) {
      const days = new Set(those.map(dayOfStart))
      ofDay = known.filter((each) => days.has(dayOfStart(each)))
    }
    for (const each of those) named.add(each)
  }
  return named.size === 0 ? known : known.filter((each) => named.has(each))
}

/** Between the thoughts of a statement: "You are down for Thursday at ten, so we suggest a quarter to". */
const THOUGHTS = /[,;:–—]\s+/u

/** The known appointments whose start a thought of a text names by its day and hour, whatever times the others name. */
export const startsIn = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
): readonly Known[] =>
  known.filter((each) => {
    const slot = slotIn(each, each.zone)
    return text
      .split(THOUGHTS)
      .flatMap((thought) => momentsIn(thought, { ...where, zone: each.zone }))
      .some((when) => hasHour(when) && isStart(when, slot))
  })

/** Whether a time is one of the clock, and no mere day. */
export const hasHour = (when: When) => {
  const times = "local" in when ? [when.local] : "range" in when ? when.range : []
  const asked = "ask" in when ? (when.candidates ?? []) : []
  return [...times, ...asked].some((time) => time !== null && time.length > 10)
}

/** Those whose time a statement names. */
const namedInStatement = <Known extends Timed>(
  text: string,
  known: readonly Known[],
  where: Where,
  fits: Fits,
): readonly Known[] | "any" => {
  const readIn = keepingLast((zone) => readTimes(text, { ...where, zone }))
  /** For each known appointment: for each time in the text, whether it is the appointment's. */
  const matchesOfEach = known.map((each) =>
    // A past time needs no evidence.
    timesBeside(each, readIn(each.zone)).map((shown) =>
      shown.some(({ when, there }) => isOver(when) || fits(when, there)),
    ),
  )
  const timesInText = matchesOfEach[0]?.length ?? 0
  if (timesInText === 0) return "any"
  const isAnyones = (nth: number) => matchesOfEach.some((each) => each[nth])
  if (!Array.from({ length: timesInText }, (_, nth) => nth).every(isAnyones)) return []
  return known.filter((_, at) => matchesOfEach[at]?.includes(true))
}

/**
 * The times that were read, each beside an appointment: by the clocks that it is said by, of which there may be several. A time
 * without a day ("your appointment is at ten") is read on the appointment's own day.
 */
export const timesBeside = (appointment: Timed, read: ReturnType<typeof readTimes>) => {
  const readOn = perDay(read)
  const own = slotIn(appointment, appointment.zone)
  return readOn(dayOf(own.from)).map((when, nth) =>
    (when.by ? shownBy(when.by, appointment) : [own]).map((there) => ({
      when: readOn(dayOf(there.from))[nth] ?? when,
      there,
    })),
  )
}

/** Remembers what was read on each day: a text may name many times. */
const perDay = <Read>(readOn: (day: string) => Read) => {
  const days = new Map<string, Read>()
  return (day: string): Read => {
    const known = days.get(day) ?? readOn(day)
    days.set(day, known)
    return known
  }
}

/** So many appointments' times are kept: each statement of a reply is compared with all of a client's. */
const MOST_SLOTS = 500

/** An appointment by the clocks of a zone. */
const slotIn = ({ start, end = start }: Timed, zone: string) => slotOf(start, end, zone)

const slotOf = keepingLast(
  (start: string, end: string, zone: string): Slot => ({
    from: localOf(start, zone).local,
    to: localOf(end, zone).local,
  }),
  MOST_SLOTS,
)

const dayOfStart = ({ start, zone }: Timed) => dayOf(localOf(start, zone).local)

/** The same in the zone that a text names; several, where the zone may have several offsets. */
const shownBy = (by: ZoneMeaning, timed: Timed): readonly Slot[] => {
  const { start, end = start, zone, clientZone } = timed
  if ("offsets" in by)
    return by.offsets.map((offset) => ({
      from: atOffset(start, offset),
      to: atOffset(end, offset),
    }))
  return [slotIn(timed, "place" in by ? by.place : (clientZone ?? zone))]
}

/** An instant's time at an offset from UTC, as "+02:00". */
const atOffset = (instant: string, offset: string) => {
  const utc = Date.parse(`1970-01-01T00:00:00${offset}`)
  return new Date(Date.parse(instant) - utc).toISOString().slice(0, 16)
}

/** "Until Thursday at 10!" as a farewell means that time, not a span up to it. */
const UNTIL =
  /((?:^|[.!?¡,;:\n–)-]|\p{Extended_Pictographic}\ufe0f?)[^\S\n]*)(?:(?:entonces|pues|y|então|e|also|und|dann|so)\s+)?(?:hasta|até|bis|till|until)(?:\s+(?:entonces|dann))?\s+/giu

/** A text without the word that a farewell begins with. */
export const withoutFarewell = (text: string) => text.replace(UNTIL, "$1")

/** What is read: twice the length of a message. Reading blocks the process for some milliseconds a page. */
export const READ_CHARACTERS = 8_192

/** The times that a text names; of a longer text, those in its last READ_CHARACTERS. */
export const momentsIn = (text: string, where: Where) => readTimes(text, where)()

/** The hours that a text names, on whatever day, as "16:30". */
export const hoursIn = (text: string, where: Where): readonly string[] =>
  readTimes(
    text,
    where,
  )(dayOf(where.now.toISOString())).flatMap((when) => {
    const times = "local" in when ? [when.local] : ("ask" in when && when.candidates) || []
    return times.filter((local) => local.length > 10).map((local) => local.slice(11, 16))
  })

/** A function that reads the times in a text, given the day that a time without a day is on. */
export const readTimes = (text: string, { now, language, zone }: Where) =>
  understandEach(withoutFarewell(text.slice(-READ_CHARACTERS)), {
    now: now.toISOString(),
    zone,
    language,
  })

export const isOver = (when: When) => "ask" in when && when.ask === "past"

/** "Tonight at 6:30", "at six", on whatever day and in either half of it; not "soon". */
export const isCertain = (when: When) =>
  !("ask" in when) || when.ask === "no_day" || (when.candidates !== undefined && !isOver(when))
