import type { When } from "../../calendar/when.ts"
import { MINUTE_MS } from "../../shared/time-spans.ts"

/* Which times may be said of an appointment. */

/** From when to when an appointment is, by the clock that a time is said by. */
export type Slot = { readonly from: string; readonly to: string }

/** Whether a time may be said of an appointment. */
export type Fits = (when: When, slot: Slot) => boolean

export const dayOf = (local: string) => local.slice(0, 10)

/** Whether an appointment begins at a time, or on a day, or within a span. */
export const isStart: Fits = (when, { from }) => {
  if ("ask" in when) return (when.candidates ?? []).some((each) => from.startsWith(each))
  if ("local" in when) return when.local.slice(0, 16) === from
  if ("date" in when) return from.startsWith(when.date)
  const [first, last] = when.range
  // "Tomorrow from two on" is over with the day.
  const ends = last ?? (first !== null && first.length > 10 ? dayOf(first) : null)
  return (first === null || from >= first) && (ends === null || from.slice(0, ends.length) <= ends)
}

/**
 * Whether an appointment begins at a time, or within a span that does not begin with it and end at another time: "moved from ten to
 * three" is none from ten to eleven.
 */
export const isStartOrWhole: Fits = (when, slot) => {
  if (!isStart(when, slot)) return false
  const [first = null, last = null] = "range" in when ? when.range : []
  return first !== slot.from || last === null || last.length <= 10 || last === slot.to
}

/** Whether an appointment begins at a time, or the time is as good as none ("soon"). */
export const isStartOrVague: Fits = (when, slot) => isVague(when) || isStart(when, slot)

/** Whether an appointment begins or ends at a time, or the time is as good as none. */
export const isStartOrEnd: Fits = (when, slot) => {
  if (isStartOrVague(when, slot)) return true
  const times = "local" in when ? [when.local] : ("ask" in when && when.candidates) || []
  return times.some((local) => local.slice(0, 16) === slot.to)
}

/** Whether a time is on the day of an appointment, at whatever hour, or as good as none. */
export const isOnItsDay: Fits = (when, slot) => {
  const day = dayOf(slot.from)
  if ("ask" in when) return isVague(when) || (when.candidates ?? []).some((it) => dayOf(it) === day)
  if ("local" in when) return dayOf(when.local) === day
  return "date" in when ? when.date === day : isStart(when, { from: day, to: day })
}

/** How early a client may be told to come. */
const EARLY_MINUTES = 30

/** Whether a time lies within an appointment, or little before it: when to arrive, how late one may be, when it ends. */
export const isDuring: Fits = (when, slot) => {
  const earliest = earlier(slot.from, EARLY_MINUTES)
  const within = (local: string) =>
    local.length > 10 ? local >= earliest && local <= slot.to : local === dayOf(slot.from)
  if ("ask" in when) return isVague(when) || (when.candidates ?? []).some(within)
  if ("local" in when) return within(when.local.slice(0, 16))
  return "date" in when ? within(when.date) : isStart(when, slot)
}

/** "From the 17th on" is not clearly on the 12th. */
export const isClearlyDuring: Fits = (when, slot) => !isVague(when) && isDuring(when, slot)

const earlier = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) - minutes * MINUTE_MS).toISOString().slice(0, 16)

/** Whether a time is on the day of an appointment, or before: until when to eat or to cancel, when the shop opens. */
export const isUpToItsDay: Fits = (when, slot) =>
  isUpTo(when, `${dayOf(slot.from)}T24:00`) || ("range" in when && isStart(when, slot))

/** Whether a time is on the day of an appointment and not after its end, or on a day before. */
export const isUpToItsEnd: Fits = (when, slot) =>
  isUpTo(when, slot.to) || ("range" in when && isStart(when, slot))

/** Whether a time is that of an appointment, or before its start: "quarter to", until when to cancel. */
export const isUpToItsStart: Fits = (when, slot) =>
  isUpTo(when, slot.from) || isStartOrWhole(when, slot)

/** The same on its day alone. */
export const isUpToItsStartThatDay: Fits = (when, slot) =>
  isUpToItsStart(when, slot) && isOnItsDay(when, slot)

/** Whether a time comes by a certain moment, as far as it is said. */
const isUpTo = (when: When, end: string): boolean => {
  const upTo = (local: string | null) => local !== null && local <= end
  if ("ask" in when) return isVague(when) || (when.candidates ?? []).some(upTo)
  if ("local" in when) return upTo(when.local.slice(0, 16))
  return upTo("date" in when ? when.date : (when.range[1] ?? when.range[0]))
}

/** "Some time", "the evening before": as good as no time. */
const isVague = (when: When) =>
  "ask" in when &&
  when.candidates === undefined &&
  ["vague", "open_ended", "midnight"].includes(when.ask)
