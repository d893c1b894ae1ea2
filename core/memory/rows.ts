/* Digits side by side that are rows of hours, days, postcodes, rooms or sizes, in folded text with plain hyphens; a number to call is none of them. */

/** Nothing else of a number stands beside a row. */
const ALONE = "(?<![\\d+][\\s.()/-]{0,3})"
const END = "(?![\\s.()/-]{0,3}\\d)"
const row = (entry: string, signs: string, atLeast: number) =>
  new RegExp(`${ALONE}${entry}(?:${between(signs)}${entry}){${atLeast - 1},}${END}`, "gu")

/** What stands between the entries of a row: one of these signs, with a space on each side at most, or up to three spaces. */
export const between = (signs: string) => `(?:\\s?[${signs}]\\s?|\\s{1,3})`

export const DAY = "(?:0?[1-9]|[12]\\d|3[01])"
export const MONTH = "(?:0?[1-9]|1[0-2])"

/** 0900: a time in four digits. */
export const QUARTER_HOUR = "(?:[01]\\d|2[0-4])(?:00|15|30|45)"
/** 0900-1300 1600-2000: from when to when. */
const CLOCKS = row(`${QUARTER_HOUR}\\s?-\\s?${QUARTER_HOUR}(?!\\d)`, "/", 1)
const areHours = (hours: string) =>
  (hours.match(/\d{4}/g) ?? []).every(
    (time, at, times) => at % 2 === 0 || time > (times[at - 1] ?? ""),
  )

/** 1.7. - 31.8. 10-18: German days, with a full stop behind the month, and hours on them. */
const GERMAN_DAY = `${DAY}\\.\\s?${MONTH}\\.(?!\\d)`
const HOUR = "(?:[01]?\\d|2[0-4])"
const GERMAN_DAYS = new RegExp(
  `${ALONE}${GERMAN_DAY}(?:${between("/-")}(?:${GERMAN_DAY}|${HOUR}\\s?-\\s?${HOUR}(?!\\d)))+${END}`,
  "gu",
)

/** Room 101 12/10/26: behind what says whose number it is, three digits and a date are no number to call. */
const DOOR = new RegExp(
  `(?<!\\p{L})(?:habitacion|mesa|sala|aula|room|table|chambre|salle|zimmer|raum|tisch|quarto|suite|apartamento|apartment) (?:n[ro.]{1,3} ?)?\\d{1,3}(?=\\s{1,3}(?:${DAY}([-/.])${MONTH}|${MONTH}([-/.])${DAY})(?!\\d))`,
  "gu",
)

/** What postcodes are called. */
export const POSTCODES =
  "codigos? postal(?:es)?|codigos postais|postcodes?|post codes?|zip(?: ?codes?)?|plz|postleitzahl(?:en)?|ceps?|cp|codes? posta(?:l|ux)"
const POSTCODE = "(?:\\d{5}-\\d{3}|\\d{4}-\\d{3}|\\d{4,5})(?!\\d)"
const POSTCODE_ROW = new RegExp(
  `(?<!\\p{L})(?:${POSTCODES})[\\s:.(]{1,3}${POSTCODE}(?:\\s?(?:[\\s/,;-]|[yeoa]|and|or|to|et|ou|und|oder|bis|hasta|ate)\\s?${POSTCODE})+(?!\\d)`,
  "gu",
)
const ANY_CODES = row("(?:\\d{5}|\\d{5}-\\d{3}|\\d{4}-\\d{3})(?!\\d)", "/", 3)
const PARTS = /\d{5}-\d{3}|\d{4}-\d{3}|\d{4,5}/g
/** Two groups may be a mobile number of India, 98765 43210; those of one town begin alike. */
const arePostcodes = (written: string) => {
  const [first = "", ...others] = written.match(PARTS) ?? []
  return others.length > 1 || others.every((code) => code.startsWith(first.slice(0, 2)))
}
const areOfOnePlace = (written: string) => {
  const [first = "", ...others] = written.match(PARTS) ?? []
  return first.includes("-") || others.every((code) => code.startsWith(first.slice(0, 2)))
}

/** Sizes 36 38 40, rooms 101-110 201-210, prices 50 75 100: upwards, behind what is listed. */
const LIST = row("[1-9]\\d{0,3}(?!\\d)", "/-", 3)
const NEAR = 10
/** Each is near another or round, which the groups of a number to call are not: "for prices 212 555 6789". */
const areListed = (written: string) => {
  const numbers = (written.match(/\d+/g) ?? []).map(Number)
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? number))
  return numbers.every(
    (number, at) =>
      (steps[at] ?? 1) > 0 &&
      (number % 5 === 0 || Math.min(steps[at - 1] ?? NEAR + 1, steps[at] ?? NEAR + 1) <= NEAR),
  )
}

const unless = (holds: (written: string) => boolean) => (written: string) =>
  holds(written) ? "#" : written

/** A folded text with such rows taken out. `isListed`: whether what stands before a row says what it counts. */
export const withoutLists = (folded: string, isListed: (before: string) => boolean): string => {
  const text = folded
    .replace(POSTCODE_ROW, unless(arePostcodes))
    .replace(ANY_CODES, unless(areOfOnePlace))
    .replace(CLOCKS, unless(areHours))
    .replace(GERMAN_DAYS, "#")
    .replace(DOOR, "#")
  return text.replace(LIST, (written: string, at: number) =>
    areListed(written) && isListed(text.slice(Math.max(0, at - 60), at)) ? "#" : written,
  )
}
