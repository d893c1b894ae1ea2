import type { Language } from "../../../shared/language.ts"
import { isSpain } from "../locale.ts"
import type { Part, Reason, Time } from "../pieces.ts"

/** In minutes, as all times here. */
const HOUR = 60
const HALF_DAY = 12 * HOUR
const DAY = 24 * HOUR

/** Opening hours of the day named: local times, open to close. */
export type Hours = readonly (readonly [open: string, close: string])[]

export type Around = {
  readonly part?: Part | undefined
  /** A meal or "early": only tells the halves of the day apart. */
  readonly hint?: Part | undefined
  /** The hint may be of an hour outside it: brunch. */
  readonly timeless?: boolean | undefined
  readonly hours?: Hours | undefined
  readonly language: Language
  readonly zone: string
}

/** Minutes after midnight, or why they cannot be told and between which ones. */
export type Settled =
  | { readonly minutes: number }
  | { readonly ask: Reason; readonly options?: readonly number[] }

const at = (minutes: number): Settled => ({ minutes })
const ask = (reason: Reason, options?: readonly number[]): Settled =>
  options ? { ask: reason, options } : { ask: reason }

/** Decides which half of the day a time belongs to. */
export const settle = (time: Time, around: Around): Settled => {
  const { hour, minute, shift, half } = time
  // "19 Uhr 71", "4 menos 70".
  if (minute >= HOUR || Math.abs(shift) >= HOUR) return ask("invalid_time")
  if (hour > 24 || (hour === 24 && minute + shift > 0 && !time.midnight)) {
    return ask("invalid_time")
  }
  if (half && (hour > 12 || (hour === 0 && half === "pm"))) return ask("invalid_time")
  // "Quarter to midnight" is of the day named, which midnight itself may not be.
  if (time.midnight && shift < 0) return at(DAY + shift)
  const atTwelve = hour % 12 === 0 && minute + shift === 0
  if (time.midnight || hour === 24 || (hour === 0 && atTwelve)) return ask("midnight")

  /** Where the hands stand on a dial of twelve hours. */
  const dial = ((((hour % 12) * HOUR + minute + shift) % HALF_DAY) + HALF_DAY) % HALF_DAY
  if (half) return inHalf(half, dial, atTwelve, hour === 12 && shift < 0, around.part)
  if (time.style === "full" && (hour > 12 || hour === 0 || !around.part)) {
    return onFullClock(hour * HOUR + minute + shift, around.part)
  }
  if (around.part) return inPart(dial, around.part, around)
  const options = dial < HOUR ? [dial + HALF_DAY, dial] : [dial, dial + HALF_DAY]
  if (around.hint) {
    const hinted = inPart(dial, around.hint, around)
    const small = dial >= HOUR && dial < 6 * HOUR
    // "Early, at five", "breakfast at one", "a cenar a las dos": brunch goes on after noon.
    const odd = small && (around.hint === "morning" || (around.hint === "night" && dial < 5 * HOUR))
    if (odd && !around.timeless) return ask("am_pm", options)
    if (!odd && "minutes" in hinted)
      return time.style === "unit" ? unitOrHint(dial, hinted) : hinted
  }
  if (time.doubtful) return ask("am_pm", options)
  return around.hours ? inHours(time, options, around.hours) : byHabit(time, dial, options)
}

const inHalf = (
  half: "am" | "pm",
  dial: number,
  atTwelve: boolean,
  beforeTwelve: boolean,
  part: Part | undefined,
): Settled => {
  const later = part === "afternoon" || part === "evening" || part === "night"
  // "9 am in the evening" contradicts itself; "quarter to 12 pm" may be either quarter.
  if (beforeTwelve || (half === "am" ? later : part === "morning")) {
    return ask("am_pm", [dial, dial + HALF_DAY])
  }
  if (half === "pm") return at(dial + HALF_DAY)
  return atTwelve ? ask("midnight") : at(dial)
}

const onFullClock = (minutes: number, part: Part | undefined): Settled => {
  const inside =
    part === undefined || (minutes >= LATEST_EARLY[part] && minutes < FULL_CLOCK_END[part])
  return inside ? at(((minutes % DAY) + DAY) % DAY) : ask("invalid_time")
}
/** Between which hours of the full clock each part of the day is still believed. */
const LATEST_EARLY: Record<Part, number> = {
  small_hours: 0,
  morning: 0,
  midday: 11 * HOUR,
  afternoon: 12 * HOUR,
  evening: 15 * HOUR,
  night: 17 * HOUR,
  nights: 0,
}
const FULL_CLOCK_END: Record<Part, number> = {
  small_hours: 7 * HOUR,
  morning: 13 * HOUR,
  midday: 16 * HOUR,
  afternoon: 22 * HOUR,
  evening: DAY,
  night: DAY,
  nights: DAY,
}

const inPart = (dial: number, part: Part, { language, zone }: Around): Settled => {
  const options = [dial, dial + HALF_DAY]
  const twelve = dial < HOUR
  switch (part) {
    case "morning":
      // "Las 12 de la mañana" is noon in Spain and midnight elsewhere.
      if (twelve) return language === "es" && isSpain(zone) ? at(dial + HALF_DAY) : ask("midnight")
      return at(dial)
    case "midday":
      if (dial < 5 * HOUR) return at(dial + HALF_DAY)
      return dial >= 11 * HOUR ? at(dial) : ask("am_pm", options)
    case "afternoon":
      return dial < 9 * HOUR ? at(dial + HALF_DAY) : ask("am_pm", options)
    case "evening":
      if (twelve) return ask("midnight")
      return dial >= 5 * HOUR ? at(dial + HALF_DAY) : ask("am_pm", options)
    case "night":
    case "nights":
      if (twelve) return ask("midnight")
      if (dial >= 6 * HOUR) return at(dial + HALF_DAY)
      // "2 Uhr nachts" is an hour of the day named; "Saturday night at 2" may be the day after.
      return dial < 5 * HOUR && part === "nights" ? at(dial) : ask("midnight")
    case "small_hours":
      if (twelve) return ask("midnight")
      return dial < 7 * HOUR ? at(dial) : ask("am_pm", options)
  }
}

/** "Dinner at 8h": the clock says morning and the meal evening. */
const unitOrHint = (dial: number, hinted: { minutes: number }): Settled =>
  hinted.minutes === dial || dial < 6 * HOUR ? hinted : ask("am_pm", [dial, hinted.minutes])

const inHours = (time: Time, options: readonly number[], hours: Hours): Settled => {
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3, 5))
  const isOpen = (minutes: number) =>
    hours.some(([open, close]) => {
      const [from, to] = [minutesOf(open), minutesOf(close)]
      return to > from ? minutes >= from && minutes < to : minutes >= from || minutes < to
    })
  const [only, other] = options.filter(isOpen)
  if (only === undefined || other !== undefined) return ask("am_pm", options)
  // "9h" is nine in the morning by the clock: an evening opening does not turn it silently.
  const turned = time.style === "unit" && only >= 18 * HOUR
  return turned ? ask("am_pm", options) : at(only)
}

/** Without hours: 12 is noon, 1 to 5 the afternoon, 7 to 10 open unless read on the 24-hour clock. */
const byHabit = (time: Time, dial: number, options: readonly number[]): Settled => {
  if (dial < 6 * HOUR) return at(dial + HALF_DAY)
  if (dial < 7 * HOUR) return ask("am_pm", options)
  return dial >= 11 * HOUR || time.style === "unit" ? at(dial) : ask("am_pm", options)
}

/** Both ends of "from 9 to 1": one end may tell the half of the day of the other. */
export const settleBoth = (from: Time, to: Time, around: Around): Settled[] => {
  // "Between 2 and 3 pm": what is said at the end holds for the beginning.
  const start = from.half || !to.half || from.style === "full" ? from : { ...from, half: to.half }
  const ends = [settle(start, around), settleEnd(to, around)] as const
  const inOrder = (settled: readonly Settled[]) => {
    const [a, b] = settled
    return a && b && "minutes" in a && "minutes" in b && a.minutes < b.minutes
  }
  if (inOrder(ends)) return [...ends]
  const readings = (time: Time, settled: Settled): readonly Settled[] =>
    "minutes" in settled
      ? time.half || time.style === "full"
        ? [settled]
        : [settled, at((settled.minutes + HALF_DAY) % DAY)]
      : (settled.options ?? []).map(at)
  const pairs = readings(from, from === start ? ends[0] : settle(from, around)).flatMap((a) =>
    readings(to, ends[1]).map((b) => [a, b]),
  )
  const possible = pairs.filter((pair) => {
    const [a, b] = pair
    return (
      inOrder(pair) &&
      a &&
      b &&
      "minutes" in a &&
      "minutes" in b &&
      b.minutes - a.minutes < HALF_DAY
    )
  })
  const certain = possible.filter((pair) => pair.some((end) => ends.some((e) => same(e, end))))
  const [only, other] = certain.length ? certain : possible
  return only && !other ? only : [...ends].map((end) => ("ask" in end ? end : ask("am_pm")))
}
/** "From 10 to 12 in the morning", "at night": the hour that the part of the day ends with. */
const settleEnd = (to: Time, around: Around): Settled => {
  const settled = settle(to, around)
  if (!("ask" in settled) || settled.ask !== "midnight" || to.hour !== 12) return settled
  if (around.part === "morning") return at(HALF_DAY)
  return around.part === "evening" || around.part === "night" ? at(DAY) : settled
}
const same = (a: Settled, b: Settled) => "minutes" in a && "minutes" in b && a.minutes === b.minutes
