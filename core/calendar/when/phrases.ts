import { type Found, type Phrase, UNITS } from "./grammar.ts"
import type { Meaning, MonthPart, MonthRef, Time } from "./pieces.ts"

/** Meanings that take their values from a phrase, and the phrases of digits that all languages share. */

export const time = ({ time }: Found): Meaning => ({ kind: "time", time })
export const after = ({ time }: Found): Meaning => ({ kind: "bounds", bounds: { from: time } })
export const before = ({ time }: Found): Meaning => ({ kind: "bounds", bounds: { to: time } })
export const between = ({ time, time2 }: Found): Meaning => ({
  kind: "bounds",
  bounds: { from: time, to: time2 },
})

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
const weekdayOf = (
  weekday: number,
  which: "bare" | "this" | "next" | "coming" | "other",
  weeks = 0,
) => ({ kind: "day", day: { is: "weekday", weekday, which, weeks } }) satisfies Meaning

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
export const onWeekdayAndDate = (found: Found): Meaning[] => [onWeekday(found), onDate(found)]
export const onWeekdayAndDay = (found: Found): Meaning[] => [onWeekday(found), onDay(found)]

export const nthOf =
  (nth: number, month?: MonthRef) =>
  (found: Found): Meaning => ({
    kind: "day",
    day: { is: "nth", nth, weekday: found.weekday, month: month ?? { month: found.month } },
  })

export const holiday = (month: number, day: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { month, day } },
})
/** A feast counted in days from Easter Sunday. */
export const easterPlus = (days: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { easter: days } },
})
export const nthHoliday = (month: number, weekday: number, nth: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { month, weekday, nth } },
})

export const monthEnd: Meaning = { kind: "day", day: { is: "month-end" } }

export const wholeMonth = (month: MonthRef, part?: MonthPart): Meaning => ({
  kind: "span",
  span: part ? { is: "month", month, part } : { is: "month", month },
})
export const partOfMonth =
  (part?: MonthPart) =>
  ({ month, year }: Found): Meaning =>
    wholeMonth({ month, year }, part)

export const minutesAhead =
  (perUnit: number, more = 0) =>
  ({ n }: Found): Meaning => ({ kind: "elapse", minutes: n * perUnit + more })
/** "In 1h30", "in two hours and a quarter", "in an hour and twenty minutes": without a number it is one hour. */
export const hoursAndMinutesAhead = ({ n, mins, text }: Found): Meaning =>
  elapse((text("n") === undefined ? 1 : n) * 60 + mins)
export const elapse = (minutes: number): Meaning => ({ kind: "elapse", minutes })
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
  if (text("n") === "8") return { kind: "ask", reason: "approx" }
  return { kind: "day", day: { is: "offset", days: n === 8 ? 7 : n === 15 ? 14 : n } }
}

export const moment = (hour: number, midnight?: true): Meaning => ({
  kind: "time",
  time: { hour, minute: 0, shift: 0, style: "full", midnight },
})

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

const isoDate = ({ text }: Found): Meaning => ({
  kind: "day",
  day: {
    is: "date",
    day: Number(text("first")),
    month: Number(text("second")),
    year: Number(text("y")),
  },
})

const isClock = (time: Time) => time.style !== "bare" || time.half !== undefined || time.minute > 0

export const shared: readonly Phrase[] = [
  // Open all day: no hour.
  ["24 ?(?:horas|hours|heures|stunden)|24 ?h ?(?:/|sur) ?24(?: ?h)?", { kind: "skip" }],
  ["{strong}", time],
  ["\\d{1,2}:\\d(?![\\d:])", { kind: "ask", reason: "invalid_time" }],
  // "Friday 14.30": what no month can follow is a time, beside a day.
  [`{onDay}(?<time>\\d{1,2}\\.(?:00|1[3-9]|[2-5]\\d))(?![.,]?\\d)${UNITS}`, time],
  [
    "{time} ?- ?{time2}",
    (found) => (isClock(found.time) || isClock(found.time2) ? between(found) : { kind: "skip" }),
  ],
  // As forms and programs write it.
  [
    "(?<y>20\\d\\d)-(?<second>\\d\\d)-(?<first>\\d\\d) ?t?(?<time>\\d\\d:\\d\\d)(?::\\d\\d)?(?![z+-]|:?\\d)",
    (found) => [isoDate(found), { kind: "time", time: { ...found.time, style: "full" } }],
  ],
  [
    "\\d{1,2} ?(?:/|or|o|u|ou|oder) ?(?:at |a las |a la |as |um |a )?{strong}",
    { kind: "ask", reason: "several" },
  ],
  // "9 u. 11 Uhr" is no eleven o'clock.
  [
    "(?<![\\d:.,/-])\\d{1,2} ?(?:u\\.?|und|and|y|e|et|&|\\+) ?{strong}",
    { kind: "ask", reason: "several" },
  ],
  // "3 and 4 December", "the 20th or 21st": two days.
  [
    "(?<![\\d:.,/-])\\d{1,2}(?:st|nd|rd|th|\\.)? (?:or|o|u|ou|oder|and|y|e|et|und|&) (?:el |le |am |the |dia )?" +
      "\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de |of )?{month}",
    { kind: "ask", reason: "several" },
  ],
  [
    "{month} \\d{1,2}(?:st|nd|rd|th)? (?:or|and|&) (?:the )?" +
      `\\d{1,2}(?:st|nd|rd|th)?(?![a-z\\d:.]| ?(?:h|am|pm|hours?|o clock)(?![a-z]))${UNITS}`,
    { kind: "ask", reason: "several" },
  ],
  [
    "(?:el|le|am|the|dias?|du|del|al|au) \\d{1,2}(?:st|nd|rd|th|\\.)? (?:or|o|u|ou|oder|and|y|e|et|und) (?:el |le |am |the |dia )?" +
      `\\d{1,2}(?:st|nd|rd|th|\\.)?(?![a-z\\d:.]| ?(?:h|hs|am|pm|horas?|heures?|uhr|o clock)(?![a-z]))${UNITS}`,
    { kind: "ask", reason: "several" },
  ],
  // "Noon tomorrow or 1": a bare number that offers another time.
  [
    "(?<=(?:\\d ?h|:\\d\\d|[ap]m|uhr|heures?|horas?|noon|midday|mediodia|meio dia|midi|mittags?|tomorrow|today|manana|hoy|amanha|hoje|demain|morgen|heute|" +
      "tarde|noche|noite|manha|afternoon|morning|evening|matin|soir|midi|nachmittags?|vormittags?|abends?) )" +
      "(?:or|o|u|ou|oder) (?:maybe |at |a las? |as |a |um )?(?:{n}|\\d{1,2}[:.]\\d\\d)(?: ?(?:h|hs|horas?|heures?|uhr|[ap]m))?(?= ?(?:$|[,.;!?]))",
    { kind: "ask", reason: "several" },
  ],
  // "3/4 sleeve", "1/2 kg".
  [
    "(?:1/2|1/3|2/3|1/4|3/4)(?= ?(?:(?:d|de|of) (?!20|la |las |esta |{month}|manana|tarde|noche|manha|noite)[a-z]|" +
      "(?:kg|kilos?|g|l|lit(?:er|re|ro)s?|lbs?|pounds?|pints?|pfund|docena|dozen|cups?|sleeves?|length)(?![a-z])))",
    { kind: "skip" },
  ],
  ["(?:24|7|50)/(?:24|7|50)", { kind: "skip" }],
  // Marks: there is no twentieth month.
  ["(?:1[3-9]|2\\d|3[01])/20(?![/\\d])", { kind: "skip" }],
  [
    "(?:une?|uma?|eine?|nota|note|doy|dou|give(?: you)?|solid) \\d{1,2}/(?:5|10)(?!\\d|/)",
    { kind: "skip" },
  ],
  ["\\d/5 (?:stars?|estrellas|estrelas|etoiles|sternen?)", { kind: "skip" }],
  [
    "\\d{1,2}/10 (?:franchement|honestly|would|sin duda|sem duvida|recom+[ae]nd\\w*)",
    { kind: "skip" },
  ],
  ["(?<first>\\d{1,2})/(?<second>\\d{1,2})(?:/(?<y>\\d{4}|\\d{2}))?(?![/\\d])", numbers],
  ["(?<first>\\d{1,2})([.-])(?<second>\\d{1,2})[.-](?<y>20\\d\\d|\\d{2})(?![.\\-/\\d])", numbers],
  ["(?<y>20\\d\\d)[-/.](?<second>\\d{1,2})[-/.](?<first>\\d{1,2})(?![-/.]?\\d)", isoDate],
  // Fractions, links, addresses and money hold no dates.
  [
    "\\d/\\d (?:d |de |of |del? )?(?:an? )?(?:horas?|hours?|heures?|stunde|kilo|docena)",
    { kind: "skip" },
  ],
  [
    "(?:(?:hasta|up to|until|ate|bis|jusqu a|menos de|moins de|less than|mindestens|al menos) )?" +
      "\\d{1,2} ?(?:h|hs|hrs|horas?|hours?|heures?|std|stunden?) (?:antes|before|avant|vorher|vor|in advance|de an\\w+)",
    { kind: "skip" },
  ],
  // "It takes two hours": how long, not when.
  [
    "(?:duran?|tardan?|lleva|durante|leva|demoram?|duracao|dauert|takes?|lasts?|dure|duree) " +
      "(?:de |que |up to |about |around |ca\\.? |circa |etwa |ungefahr |environ |un[oa]s |uns |umas |cerca de |mais ou menos |mas o menos |como )*" +
      "\\d{1,3}(?: ?(?:[:h.,]|e|y) ?\\d{1,2})? ?(?:h|hs|hrs?|horas?|hours?|heures?|std\\.?|stunden?|m|mins?|minut\\w*)?",
    { kind: "skip" },
  ],
  ["(?:https?:|www\\.)[^ ]+", { kind: "skip" }],
]
