import { fold, words } from "../shared/fold.ts"
import { between, DAY, MONTH, POSTCODES, QUARTER_HOUR, withoutLists } from "./rows.ts"
import { inDigits, SPELT, sideBySide } from "./spelt-numbers.ts"

/* What is, or may be, a number to call: digits in a row, in groups, or spelt out; prices, rooms, times and dates are none. */

const DIGITS_IN_A_ROW = /\p{Nd}{7}/u
/**
 * 9 digits and more, written in groups: 612 345 678, +34 91-123-45-67. Of what stands in lists, too, only what touches the digits
 * on both sides: rooms are "101; 102; 103", and a year's course is "2026-2027: 45 €".
 */
const PHONE = /(?:\p{Nd}(?:[\s().\p{Pd}/_*~]*|[\\|:;·•])){9}/u
/** 612 | 345 | 678: groups with a sign and room between them, as the numbers of a list have, too. */
const SPACED =
  /(?<![\p{Nd}\p{Pd}/:.,])\p{Nd}{1,4}(?:(?:\s*[|;·•‧∙●▪◦]\s*|,\s+)\p{Nd}{1,4}){2,}(?![\p{Nd}\p{Pd}/:.])/gu
/** So many digits are a phone number. */
const PHONE_DIGITS = 9
/** Before numbers that are counted, paid or found on a door, folded: "habitaciones libres:", "los días". */
const LISTED_WORDS =
  "precios?|tarifas|menus|prices|prix|preise|precos|tallas|tamanos|medidas|sizes|tailles|grossen|tamanhos|duracion|duration|dauer|duracao|duree|salas|aulas|habitaciones|mesas|rooms|tables|chambres|salles|zimmer|raume|tische|quartos|dias|domingos|sabados|days|sundays|jours|tage|lineas|autobuses|rutas|lines|buses|lignes|linien|linhas|extensiones|extensions|postes|durchwahlen|ramais|pointures"
const LISTED = new RegExp(
  `(?:\\p{Sc}|(?<!\\p{L})(?:${LISTED_WORDS}|${POSTCODES})(?:\\s+(?:(?:de|do|da|du|des|of|en|em|in|para|for|fur|pour|con|com|with|avec|mit)\\s+)?\\p{L}+)?)[\\s:(•·*-]*$`,
  "u",
)
/** Whether what stands before numbers, folded, says what they count. */
const isListed = (before: string) => LISTED.test(before)
/** Behind numbers that measure, and before the last of a list. */
const MEASURED =
  /^\s*(?:\p{Sc}|%|(?:euros?|eur|usd|gbp|brl|mxn|pesos|dolares|dollars|reais|[mc]?m|k?g|[cm]?l|kcal|min|minut\w+|h|hours|horas|heures|stunden)(?!\p{L})|(?:y|e|o|u|and|or|et|ou|und|oder) \p{Nd})/u
/** Sizes, lines and rooms mostly go up or down; a number to call does neither, or begins with a zero. */
const isCalled = ({ 0: row, index, input }: RegExpExecArray) => {
  const groups = row.match(/\p{Nd}+/gu) ?? []
  const steps = groups.slice(1).map((group, at) => rises(groups[at] ?? "", group))
  const sorted = steps.every((step) => step !== 0 && step === steps[0]) && !row.startsWith("0")
  if (groups.join("").length < PHONE_DIGITS || sorted) return false
  const end = index + row.length
  const before = fold(input.slice(Math.max(0, index - 60), index))
  return !isListed(before) && !MEASURED.test(fold(input.slice(end, end + 12)))
}
const rises = (from: string, to: string) =>
  Math.sign(to.length - from.length) || (to > from ? 1 : to < from ? -1 : 0)
/** A pattern with its sign (`%`), which is on neither side of it between digits. */
const alone = (pattern: string, sign: string) =>
  `(?<!\\d|\\d${sign})${pattern.replaceAll("%", sign)}(?!\\d|${sign}\\d)`

/** Digits that are written out. */
const SPELT_IN_A_ROW = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${SPELT.flat().join("|")})(?!\\p{L})[\\s,.;/-]*){7,}`,
  "gu",
)

/** Who counts upwards, as tables or people are counted, names no number to call. */
const isCount = (row: string) => {
  const digits = words(row).map((word) => SPELT.findIndex((spellings) => spellings.includes(word)))
  return digits.every((digit, at) => digit > (digits[at - 1] ?? -1))
}

/** Numbers side by side, of so many digits together: 612 34 56. */
const SIDE_BY_SIDE_DIGITS = 7
const isDictated = (row: readonly number[]) =>
  row.join("").length >= SIDE_BY_SIDE_DIGITS &&
  !row.every((number, at) => number > (row[at - 1] ?? -1)) &&
  !isFromTo(row)
/** Nine thirty - ten fifteen. */
const isFromTo = ([hour = 0, minutes = 0, until = 0, more = 0, ...others]: readonly number[]) =>
  others.length === 0 && hour < until && until < 24 && QUARTERS.has(minutes) && QUARTERS.has(more)
const QUARTERS: ReadonlySet<number> = new Set([15, 30, 45])

/**
 * 10:00, 9.30, 21/11/26, 26-11-21: digits that lie close together and are no phone number. Not if more digits follow behind the
 * same sign, and not behind a group of three: neither 600-12-34-56 nor 600 12-10-26 holds a date.
 */
const SHORT = `(?<!(?<!\\d)\\d{3}\\)?\\s{1,3})(?:${[
  ...[":", "\\.", "h"].map((sign) => alone("\\d{1,2}%\\d{2}", sign)),
  ...["-", "/", "\\."].map((sign) =>
    alone(`(?:${DAY}%${MONTH}%\\d{2}|${MONTH}%${DAY}%\\d{2}|\\d{2}%${MONTH}%${DAY})`, sign),
  ),
].join("|")})`
/** 21/11/2026, 2026-11-21, 11/2026, 2026/27. */
const TIMES_AND_DATES = new RegExp(
  [
    SHORT,
    ...["-", "/", "\\."].flatMap((sign) => [
      alone("\\d{4}%\\d{1,2}%\\d{1,2}", sign),
      alone("\\d{1,2}%\\d{1,2}%\\d{4}", sign),
    ]),
    alone("(?:0?[1-9]|1[0-2])%(?:19|20)\\d{2}", "[/.]"),
    alone("(?:19|20)\\d{2}\\s?%\\s?(?:19|20)?\\d{2}", "[\\p{Pd}/]"),
  ]
    .join("|")
    .replaceAll("\\d", "\\p{Nd}"),
  "gu",
)

/** 24/12 25/12 31/12, 12-05/13-06/14-07, 24/12 9-14 31/12 9-14: days of a year and hours on them, with nothing else beside them. */
const HOUR = `(?:${QUARTER_HOUR}|[01]?\\d|2[0-4])`
const DAYS = new RegExp(
  ["/", "-"]
    .map((sign) => {
      // In one way each: were 12/12 read both as day and month and as month and day, a row of them would be read in 2^n ways.
      const day = `(?:${DAY}${sign}${MONTH}|${MONTH}${sign}(?:1[3-9]|2\\d|3[01]))(?!\\d)`
      const more = sign === "/" ? `(?:${day}|${HOUR}-${HOUR}(?!\\d))` : day
      return `(?<!\\d[\\s/-]?)${day}(?:${between("/-")}${more})+(?![\\s/-]?\\d)`
    })
    .join("|"),
  "gu",
)

/** 25.000 / 30.000, 1.250.000 - 1.500.000: prices in pesos, with nothing else beside them. */
const THOUSANDS = "[1-9]\\d{0,2}(?:\\.\\d{3})?\\.\\d00(?!\\d)"
const IN_THOUSANDS = new RegExp(
  `(?<![\\d+][\\s.()\\p{Pd}/]{0,3})${THOUSANDS}(?:\\s?[\\p{Pd}/]\\s?${THOUSANDS})+(?![\\s.()\\p{Pd}/]{0,3}\\d)`,
  "gu",
)

/** The letter that is written for a zero: 6OO 123 456. */
const OH = /(?<=\p{Nd})[oO]{1,9}|(?<![oO])[oO]{1,9}(?=\p{Nd})/gu
/** 1º, 2º: in NFKC. */
const ORDINAL = /(?<![\p{L}\p{N}])[1-9]o(?![\p{L}\p{N}])/gu

/** 36/38/40/42, 10-12/14-16/18-20: sizes, ages and hours go up in small steps, which the pairs of a number to call do not. */
const ROW = /(?<![\p{Nd}\p{Pd}/]\s?)[1-9]\d?(?:\s?[\p{Pd}/]\s?[1-9]\d?){3,}(?!\s?[\p{Nd}\p{Pd}/])/gu
const STEP = 10
const withoutRows = (text: string) =>
  text.replace(ROW, (row) => {
    const numbers = (row.match(/\d+/g) ?? []).map(Number)
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? number))
    return steps.every((step) => step > 0 && step <= STEP) ? "#" : row
  })

/** Whether a text, in NFKC, holds a telephone number (contract.md 4.3: "7 digits in a row"), however it is written. */
export const hasTelephone = (written: string): boolean => {
  const folded = fold(
    written.replace(ORDINAL, "#").replace(OH, (letters) => "0".repeat(letters.length)),
  )
  const text = inDigits(folded).replace(/\p{Pd}/gu, "-")
  return (
    DIGITS_IN_A_ROW.test(text) ||
    !(folded.match(SPELT_IN_A_ROW) ?? []).every(isCount) ||
    sideBySide(folded).some(isDictated) ||
    PHONE.test(
      withoutRows(withoutLists(text, isListed))
        .replace(IN_THOUSANDS, "#")
        .replace(DAYS, "#")
        .replace(TIMES_AND_DATES, "#"),
    ) ||
    text.matchAll(SPACED).some(isCalled)
  )
}
