import { DAY_MS, MINUTE_MS } from "../shared/time-spans.ts"
import { isTimeZone, TimeZone } from "../shared/time-zone.ts"
import { addDays } from "./civil.ts"
import { isSameTime, overlaps, type Span } from "./entry.ts"
import { endOf } from "./event.ts"
import { instantsOf, isLocal, localOf, startOfDay } from "./zoned.ts"

/** What is wrong with a time that was asked for, as the model and the owner read it. */
export type Fault = { readonly fault: string }

const NO_ZONE: Fault = { fault: "timezone: not an IANA time zone" }
const LONGEST_MS = 31 * DAY_MS
/** The centuries of which Google, PostgreSQL and clocks agree how to write them. */
const REACHED = /^(?:19|20|21)\d\d-/

/** The zone that local times are in: the one given, else the bot's own. */
export const zoneOf = (given: string | undefined, own: string): string | Fault => {
  if (given === undefined) return own
  return isTimeZone(given) ? TimeZone.parse(given) : NO_ZONE
}

/**
 * A moment as it was written: with an offset, which wins, or local to a zone. A local time that comes twice is the first;
 * one that the clock jumps over is a fault.
 */
export const momentOf = (written: string, zone: string, name: string): Date | Fault => {
  const [, local = "", offset] = /^(.{16}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    written.toUpperCase().replace(" ", "T"),
  ) ?? [undefined]
  if (!isLocal(local)) return { fault: `${name}: there is no such date or time` }
  if (!REACHED.test(local)) return { fault: `${name}: is too far away` }
  if (offset) {
    const colon = offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")
    const at = new Date(`${local.slice(0, 16)}:00${colon}`)
    return Number.isNaN(at.getTime()) ? { fault: `${name}: no such offset` } : at
  }
  const [first] = instantsOf(local, zone)
  return first === undefined
    ? { fault: `${name}: this time does not exist in ${zone}, the clock is put forward over it` }
    : new Date(first)
}

/** Whether something ends after it begins, and within a month. */
export const isLength = ({ start, end }: Span): boolean =>
  end > start && end.getTime() - start.getTime() <= LONGEST_MS

/** The times of an appointment, an hour long when no end is given. */
export const slotOf = (
  asked: { readonly start_time: string; readonly end_time?: string | undefined },
  zone: string,
): Span | Fault => {
  const start = momentOf(asked.start_time, zone, "start_time")
  if ("fault" in start) return start
  const given = asked.end_time === undefined ? null : momentOf(asked.end_time, zone, "end_time")
  if (given !== null && "fault" in given) return given
  const end = endOf(start, given)
  if (end <= start) return { fault: "end_time: must be after start_time" }
  if (!isLength({ start, end })) return { fault: "end_time: is too far away" }
  return { start, end }
}

/** Times of which one may stay as it is. */
type ChangedTimes = { readonly start?: Date; readonly end?: Date }

/** The new times of an appointment that is to be moved, as `slotOf` takes them; what is not given stays. */
export const changedTimes = (
  asked: { readonly start_time?: string | undefined; readonly end_time?: string | undefined },
  zone: string,
): ChangedTimes | Fault => {
  const { start_time, end_time } = asked
  if (start_time !== undefined && end_time !== undefined) {
    return slotOf({ start_time, end_time }, zone)
  }
  const name = start_time === undefined ? "end_time" : "start_time"
  const written = start_time ?? end_time
  if (written === undefined) return {}
  const at = momentOf(written, zone, name)
  if ("fault" in at) return at
  return start_time === undefined ? { end: at } : { start: at }
}

/** What is wrong with times that were asked for and are past; null: they are still to come. */
export const pastFault = ({ start, end }: ChangedTimes, now: Date): Fault | null => {
  const at = start ?? end
  const name = start === undefined ? "end_time" : "start_time"
  return at !== undefined && at < now ? { fault: `${name}: is in the past` } : null
}

const LIST_DAYS_MS = 31 * DAY_MS
const LONGEST_LIST_MS = 366 * DAY_MS

/**
 * The stretch of time that a list covers: a month from now unless it is said; of more than a year the one that begins now.
 * `cut`: more was asked for.
 */
export const rangeOf = (
  asked: { readonly time_min?: string | undefined; readonly time_max?: string | undefined },
  zone: string,
  now: Date,
): (Span & { readonly cut?: true }) | Fault => {
  const { time_min, time_max } = asked
  const start = time_min === undefined ? now : boundOf(time_min, zone, "time_min")
  if ("fault" in start) return start
  const end =
    time_max === undefined
      ? new Date(start.getTime() + LIST_DAYS_MS)
      : boundOf(time_max, zone, "time_max")
  if ("fault" in end) return end
  if (end <= start) return { fault: "time_max: must be after time_min" }
  const long = end.getTime() - start.getTime() > LONGEST_LIST_MS
  const from = long && start < now && now < end ? now : start
  const last = new Date(from.getTime() + LONGEST_LIST_MS)
  return last < end ? { start: from, end: last, cut: true } : { start: from, end }
}

/** A date alone is all of that day. */
const boundOf = (written: string, zone: string, name: "time_min" | "time_max"): Date | Fault => {
  if (written.includes(":")) return momentOf(written, zone, name)
  if (!isLocal(`${written}T00:00`)) return { fault: `${name}: there is no such date` }
  if (!REACHED.test(written)) return { fault: `${name}: is too far away` }
  return new Date(startOfDay(name === "time_min" ? written : addDays(written, 1), zone))
}

const STEP_MS = 30 * MINUTE_MS
const STEPS = 6
const OFFERED = 3

/** The stretch in which another time is looked for when one is taken. */
export const around = ({ start, end }: Span): Span => ({
  start: new Date(start.getTime() - STEPS * STEP_MS),
  end: new Date(end.getTime() + STEPS * STEP_MS),
})

/** Times of the same length and on the same day that touch nothing taken, the nearest first; none is exactly `but`. */
export const freeNear = (
  wanted: Span,
  taken: readonly Span[],
  {
    zone,
    now,
    but,
  }: { readonly zone: string; readonly now: Date; readonly but?: Span | undefined },
): readonly Span[] => {
  const day = (at: Date) => localOf(at.toISOString(), zone).local.slice(0, 10)
  const steps = Array.from({ length: STEPS }, (_, n) => [n + 1, -n - 1]).flat()
  return steps
    .map((step) => ({
      start: new Date(wanted.start.getTime() + step * STEP_MS),
      end: new Date(wanted.end.getTime() + step * STEP_MS),
    }))
    .filter((span) => span.start > now && day(span.start) === day(wanted.start))
    .filter((span) => !taken.some((each) => overlaps(span, each)))
    .filter((span) => !but || !isSameTime(span, but))
    .slice(0, OFFERED)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}
