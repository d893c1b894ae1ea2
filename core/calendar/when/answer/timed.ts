import { MINUTE_MS } from "../../../shared/time-spans.ts"
import { addDays } from "../../civil.ts"
import { instantsOf, localOf } from "../../zoned.ts"
import type { Bounds, Part, ZoneMeaning } from "../pieces.ts"
import type { Dated } from "../resolve/days.ts"
import { hoursOf } from "../resolve/parts-of-day.ts"
import { type Around, type Settled, settle, settleBoth } from "../resolve/times.ts"
import { type Answer, ask, type Situation } from "./outcome.ts"

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":")
const localAt = (date: string, minutes: number) =>
  `${addDays(date, Math.floor(minutes / 1440))}T${clock(minutes % 1440)}`

const wallNow = (now: Situation) => localOf(now.now, now.zone).local

/** The day meant when only a time that has passed tells whether it is today or a week from now. */
const byPassed = (dated: Dated, end: string, now: Situation): Dated => {
  if (!("ask" in dated) || !dated.today) return dated
  const next = dated.dates?.[1]
  return next && end <= wallNow(now) ? { date: next } : dated
}

/** So many minutes from now. */
export const later = (minutes: number, now: Situation): Answer => {
  const ms = Math.floor(Date.parse(now.now) / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS
  const instant = `${new Date(ms).toISOString().slice(0, 19)}Z`
  return { local: localOf(instant, now.zone).local, instant }
}

/** Whether the clock a time is said by shows what the business's does, which is spoken to. */
const agrees = (said: ZoneMeaning, instant: string, offset: string) => {
  if ("yours" in said) return true
  if ("offsets" in said) return said.offsets.includes(offset)
  return localOf(instant, said.place).offset === offset
}

/** A time on a day. */
export const momentAnswer = (
  day: Dated,
  settled: Settled,
  said: ZoneMeaning | undefined,
  now: Situation,
): Answer => {
  if ("ask" in settled && settled.ask === "invalid_time") return ask("invalid_time")
  if ("ask" in settled) {
    if ("ask" in day) return ask(day.ask, day.dates)
    return ask(
      settled.ask,
      settled.ask === "midnight"
        ? [`${day.date}T00:00`, `${addDays(day.date, 1)}T00:00`]
        : settled.options?.map((minutes) => localAt(day.date, minutes)),
    )
  }
  const dated = byPassed(day, localAt(now.today, settled.minutes), now)
  if ("ask" in dated) {
    return ask(
      dated.ask,
      dated.dates?.map((date) => localAt(date, settled.minutes)),
    )
  }
  const local = localAt(dated.date, settled.minutes)
  const [instant, other_instant] = instantsOf(local, now.zone)
  if (!instant) return ask("gap")
  if (Date.parse(instant) < Date.parse(now.now)) return ask("past")
  const { offset } = localOf(instant, now.zone)
  if (said && !agrees(said, instant, offset)) return ask("other_zone", [local])
  return other_instant ? { local, instant, fold: true, offset, other_instant } : { local, instant }
}

/** Hours of a day, unless they are said by another clock than the business's: that has to be asked. */
export const byOwnClock = (
  answer: Answer,
  said: ZoneMeaning | undefined,
  now: Situation,
): Answer => {
  const local = "range" in answer ? (answer.range[0] ?? answer.range[1]) : null
  const [instant] = said && local ? instantsOf(local, now.zone) : []
  return said && instant && !agrees(said, instant, localOf(instant, now.zone).offset)
    ? ask("other_zone")
    : answer
}

/** A part of a day: "Friday morning". */
export const partAnswer = (day: Dated, part: Part, now: Situation): Answer => {
  const [from, to] = hoursOf(part, now.language).map((hour) => hour * 60) as [number, number]
  const dated = byPassed(day, localAt(now.today, to), now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  const range = [localAt(dated.date, from), localAt(dated.date, to)] as const
  return range[1] <= wallNow(now)
    ? ask("past")
    : { range, part: part === "nights" ? "night" : part }
}

/** "Between three and five", "after three", "before five". */
export const boundsAnswer = (
  day: Dated,
  { from, to }: Bounds,
  around: Around,
  now: Situation,
): Answer => {
  const ends =
    from && to
      ? settleBoth(from, to, around)
      : [from ?? to].flatMap((it) => (it ? [settle(it, around)] : []))
  const unclear = ends.find((end) => "ask" in end)
  if (unclear && "ask" in unclear) {
    if ("ask" in day) return ask(day.ask)
    return ask(
      unclear.ask,
      unclear.options?.map((minutes) => localAt(day.date, minutes)),
    )
  }
  const minutes = ends.flatMap((end) => ("minutes" in end ? [end.minutes] : []))
  const last = Math.max(...minutes)
  const dated = byPassed(day, localAt(now.today, last), now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  if (from && to && (minutes[0] ?? 0) >= (minutes[1] ?? 0)) return ask("vague")
  const locals = minutes.map((it) => localAt(dated.date, it))
  if (to && localAt(dated.date, last) <= wallNow(now)) return ask("past")
  const [first = null, second = null] = locals
  return { range: from && to ? [first, second] : from ? [first, null] : [null, first] }
}
