import type { Meaning, MonthPart, MonthRef, Time } from "../pieces.ts"
import type { Found } from "./found.ts"
import { elapse, firmAsk, skip, turn, weekday as weekdayOf, wholeMonth } from "./meanings.ts"

/** Meanings that take their values from what a phrase has found. */

export const time = ({ time }: Found): Meaning => ({ kind: "time", time })
export const after = ({ time }: Found): Meaning => ({ kind: "bounds", bounds: { from: time } })
export const before = ({ time }: Found): Meaning => ({ kind: "bounds", bounds: { to: time } })
export const between = ({ time, time2 }: Found): Meaning => ({
  kind: "bounds",
  bounds: { from: time, to: time2 },
})

/** More than these between two hours, and the second number counts something else. */
const FEW_HOURS = 5
/** "At 2-3": from two to three. "At 21:00 - 4": four people. */
export const roughly = (found: Found): Meaning => {
  const { time: first, time2: second } = found
  const counts = first.style !== "bare" && second.style === "bare" && second.half === undefined
  return counts || (second.hour - first.hour + 24) % 12 > FEW_HOURS ? time(found) : between(found)
}

/** "A las 5 y 6" are two hours, "a las 5 y 5" is one with its minutes. */
export const hourAndDigit = ({ text }: Found): readonly Meaning[] => {
  const [hour, digit] = [Number(text("first")), Number(text("second"))]
  const at = (hour: number, shift = 0): Meaning => ({
    kind: "time",
    time: { hour, minute: 0, shift, style: hour > 12 ? "full" : "bare" },
  })
  return digit === (hour % 12) + 1 ? [at(hour), at(digit)] : [at(hour, digit)]
}
/** "At five and six". */
export const bothTimes = ({ time: first, time2: second }: Found): readonly Meaning[] => [
  { kind: "time", time: first },
  { kind: "time", time: second },
]

const FORENOON = /manana|mnn|madrugada|manha|matin|morning|morgens?|vormittag|frue?h/
const inHalf = (time: Time, said: string | undefined): Time =>
  said === undefined || time.hour >= 12
    ? time
    : { ...time, half: FORENOON.test(said) ? "am" : "pm" }
/** "From ten in the morning to one": each end with its own {half} of the day. */
export const betweenHalves = ({ time, time2, text }: Found): Meaning => ({
  kind: "bounds",
  bounds: { from: inHalf(time, text("half")), to: inHalf(time2, text("half2")) },
})

/** "At 930", "1630": hour and minute without a mark between them. */
export const digits = ({ text }: Found): Meaning => {
  const hour = Number(text("h"))
  const minute = Number(text("m"))
  return { kind: "time", time: { hour, minute, shift: 0, style: hour > 12 ? "full" : "bare" } }
}

/** "1730", "1000": four digits on the 24-hour clock. */
export const fullDigits = ({ text }: Found): Meaning => ({
  kind: "time",
  time: { hour: Number(text("h")), minute: Number(text("m")), shift: 0, style: "full" },
})

/** "10-12 on Friday": hours, as long as they are few. */
export const fewHours = (found: Found): Meaning => {
  const { time: first, time2: second } = found
  const hours = (second.hour - first.hour + 12) % 12
  return hours > 0 && hours <= FEW_HOURS ? between(found) : skip
}

export const onWeekday = ({ weekday }: Found): Meaning => weekdayOf(weekday, "bare")
export const thisWeekday = ({ weekday }: Found): Meaning => weekdayOf(weekday, "this")
export const nextWeekday = ({ weekday }: Found): Meaning => weekdayOf(weekday, "next")
export const comingWeekday = ({ weekday }: Found): Meaning => weekdayOf(weekday, "coming")
export const otherWeekday = ({ weekday }: Found): Meaning => weekdayOf(weekday, "other")
/** The weekday so many weeks after the coming one: "lundi en quinze", "Friday week". */
export const weekdayPlus =
  (weeks?: number) =>
  ({ weekday, n }: Found): Meaning =>
    weekdayOf(weekday, "bare", weeks ?? n)
/** "Friday in two weeks", where it is open from which Friday the weeks are counted. */
export const weekdayIn =
  (weeks?: number) =>
  ({ weekday, n }: Found): Meaning => ({
    kind: "day",
    day: { is: "weekday", weekday, which: "bare", weeks: weeks ?? n, loose: true },
  })

export const onDay = ({ d }: Found): Meaning => ({ kind: "day", day: { is: "day", day: d } })
/** "20 to 22 May". */
export const fromDayToDay = ({ d, month, text }: Found): Meaning => ({
  kind: "days",
  from: { is: "date", day: d, month },
  to: { is: "date", day: Number(text("d2")), month },
})
export const onDayOf =
  (month: MonthRef) =>
  ({ d }: Found): Meaning => ({ kind: "day", day: { is: "day", day: d, month } })
export const onDate = ({ d, month, year }: Found): Meaning => ({
  kind: "day",
  day: { is: "date", day: d, month, year },
})
/** "El dos del diez": the month by its number. */
export const onNumberedMonth = ({ d, n }: Found): Meaning => ({
  kind: "day",
  day: { is: "date", day: d, month: n },
})
/** "The second of the tenth": the month by its number in order, in digits or as one of these words. */
export const onNthMonth =
  (nths: readonly string[]) =>
  ({ d, text }: Found): Meaning => {
    const nth = text("nth") ?? ""
    return { kind: "day", day: { is: "date", day: d, month: nths.indexOf(nth) + 1 || Number(nth) } }
  }
export const onWeekdayAndDate = (found: Found): Meaning[] => [onWeekday(found), onDate(found)]
export const onWeekdayAndDay = (found: Found): Meaning[] => [onWeekday(found), onDay(found)]

const yearOf = (text: string | undefined) =>
  text === undefined ? undefined : text.length === 2 ? 2000 + Number(text) : Number(text)
export const numbers = ({ text }: Found): Meaning => ({
  kind: "day",
  day: {
    is: "numbers",
    first: Number(text("first")),
    second: Number(text("second")),
    year: yearOf(text("y")),
  },
})

export const onIsoDate = ({ text }: Found): Meaning => ({
  kind: "day",
  day: {
    is: "date",
    day: Number(text("first")),
    month: Number(text("second")),
    year: Number(text("y")),
  },
})

/** "Monday is a holiday, so Tuesday": said beside the point, unless no other day is named. */
export const freeDay = (found: Found): readonly Meaning[] => [
  turn("occasion"),
  ...(found.text("d") === undefined ? [onWeekday(found)] : onWeekdayAndDay(found)),
]
export const freeDate = (found: Found): readonly Meaning[] => [turn("occasion"), onDate(found)]

/** "Today is Friday, so Monday": the same, and the calendar has to agree. */
export const todayIs = (found: Found): readonly Meaning[] => [
  turn("occasion"),
  { kind: "day", day: { is: "offset", days: 0 } },
  onWeekday(found),
]

export const nthOf =
  (nth: number, month?: MonthRef) =>
  (found: Found): Meaning => ({
    kind: "day",
    day: { is: "nth", nth, weekday: found.weekday, month: month ?? { month: found.month } },
  })

export const partOfMonth =
  (part?: MonthPart) =>
  ({ month, year }: Found): Meaning =>
    wholeMonth({ month, year }, part)

/** "..., so already in January": of the day named. */
export const toldMonth = ({ month }: Found): Meaning => ({
  kind: "span",
  span: { is: "month", month: { month }, told: true },
})

export const minutesAhead =
  (perUnit: number, more = 0) =>
  ({ n }: Found): Meaning => ({ kind: "elapse", minutes: n * perUnit + more })
/** "In 1h30", "in two hours and a quarter", "in an hour and twenty minutes": without a number it is one hour. */
export const hoursAndMinutesAhead = ({ n, mins, text }: Found): Meaning =>
  elapse((text("n") === undefined ? 1 : n) * 60 + mins)
export const daysAhead =
  (perUnit: number, from = 0) =>
  ({ n }: Found): Meaning => ({ kind: "day", day: { is: "offset", days: from + n * perUnit } })
export const monthsAhead = ({ n }: Found): Meaning => ({
  kind: "day",
  day: { is: "months", months: n },
})

/**
 * "In eight days" is a week and "in fifteen days" two where the language counts both ends; in
 * digits, eight may mean eight.
 */
export const idiomaticDays = ({ n, text }: Found): Meaning => {
  if (text("n") === "8") return firmAsk("approx")
  return { kind: "day", day: { is: "offset", days: n === 8 ? 7 : n === 15 ? 14 : n } }
}
