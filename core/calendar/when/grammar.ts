import type { Language } from "../../shared/language.ts"
import { alternatives } from "./grammar/alternatives.ts"
import { NO_AMOUNT } from "./grammar/amounts.ts"
import { type ClockForm, type CompiledClock, compileClock } from "./grammar/clock.ts"
import { byFirstSigns } from "./grammar/first-signs.ts"
import { type Found, finderOf } from "./grammar/found.ts"
import { assigned, listed, type Numerals } from "./grammar/numerals.ts"
import type { Meaning } from "./pieces.ts"

/**
 * What one language knows. Patterns are regular expressions with {placeholders}: {weekday} {onDay} (right after one or "tomorrow") {month}
 * {Month} (never abbreviated) {year} {n} (a count) {d} (a day of the month; {dd} in digits, {od} also
 * as an ordinal, {ordinal} only so) {mins} (beside an hour) {time} {strong} (a time that needs no word before it) {noDate} (no day and month follow).
 */
export type Vocabulary = {
  readonly code: Language
  /** Frequent words that hold no date; they only tell which language a text is in. */
  readonly common: string
  /** From 1 to 59, in words. */
  readonly numbers: Numerals
  /** Words for the day of a month that are no plain numbers. */
  readonly ordinals: Numerals
  readonly weekdays: string
  /** Weekdays so short that they need a number or one of these words beside them. */
  readonly shortWeekdays: {
    readonly words: string
    readonly before: string
    readonly after: string
  }
  readonly tomorrow: string
  readonly months: string
  /** Quarter and half as minutes after an hour, each "word=minutes". */
  readonly minutes: string
  readonly clock: readonly ClockForm[]
  /** What may follow the digits of a time: "am", "h", "Uhr". */
  readonly units: string
  /** Words that may stand between a turn ("not", "instead of") and what it turns. */
  readonly filler: string
  readonly or: string
  /** Between two days: all the days from one to the other. */
  readonly until: string
  /** Before the day that something is moved to. */
  readonly towards: string
  readonly phrases: readonly Phrase[]
}

export type Phrase = readonly [
  pattern: string | readonly string[],
  meaning: Meaning | readonly Meaning[] | ((found: Found) => Meaning | readonly Meaning[]),
]

type CompiledPhrase = {
  readonly pattern: RegExp
  readonly meanings: (match: RegExpExecArray) => readonly Meaning[]
}

export type Grammar = {
  readonly code: Language
  readonly common: ReadonlySet<string>
  readonly phrases: readonly CompiledPhrase[]
  /** Those that may begin with the FIRST_SIGNS of a text, in their order. */
  readonly phrasesFrom: (signs: string) => readonly CompiledPhrase[]
  readonly filler: RegExp
  readonly or: RegExp
  readonly until: RegExp
  readonly towards: RegExp
}

/** "3:5" is no three o'clock, nor is "3:30ppm". */
const ONE_DIGIT = "(?!:\\d(?!\\d)|[:.]\\d\\d ?[ap]+m+(?![a-z]))"
/** A number before one of these is an hour, not a day. */
const NO_CLOCK =
  "(?! ?:| ?(?:h|hs|hrs|am|pm|uhr|horas|hours|heures?|o clock)(?![a-z])|h?\\d|[/\\-]\\d|\\.\\d\\d(?![\\d.])|,(?:00|15|30|45)(?!\\d))"
const NO_MORE = `(?![a-z0-9]| (?:to|till?|until|bis|ate) \\d| onwards?)${NO_CLOCK}${NO_AMOUNT}`
/** A bare number right after a day: "this Friday 13"; behind a comma only with another, or of two digits: "Friday, 4" may be four people. */
export const NUMBER_BESIDE = new RegExp(
  `^(?:(?:,? dia)? (\\d{1,2})${NO_MORE}|, (\\d{1,2})\\.?(?=,|(?<=\\d\\d|\\.)$|\\.? (?:a las?|as|a|um) \\d)${NO_MORE})`,
)
/** A number above these is a size, a price or a weight. */
const DAY_OF_MONTH = "(?:[012]?\\d|3[01])(?!\\d)"
/** In words no hour is above this. */
const HOURS = 24
const WORD_END = "(?![a-z0-9])"

const compiled = (source: string) => new RegExp(source + WORD_END, "y")

/** Turns a vocabulary and the phrases that all languages share into something that can read. */
export const grammarOf = (words: Vocabulary, shared: readonly Phrase[]): Grammar => {
  const { numbers, ordinals } = words
  const days = new Map([...numbers, ...ordinals])
  const short = listed(words.shortWeekdays.words)
  const weekdays = new Map([...listed(words.weekdays), ...short])
  const months = listed(words.months)
  const fullMonths = listed(words.months.replaceAll(/\|[^ ]+/g, ""))
  const fractions = assigned(words.minutes)
  const minutes = new Map([...numbers, ...fractions])
  // "In an hour two cuts", "um 16 Uhr einen Termin": fewer than these are something else.
  const minutesBesideHour = [...minutes].flatMap(([word, n]) => (n >= 5 ? [word] : []))

  const { before, after } = words.shortWeekdays
  const shortPattern = `(?:${alternatives(short.keys())})`
  const weekdayPattern =
    `(?:${alternatives(listed(words.weekdays).keys())}|` +
    `(?<=(?:${before}) )${shortPattern}(?![a-z0-9])|(?<=; )${shortPattern}(?= ?(?:;|$))|${shortPattern}(?=\\.?,? ?\\d|\\.?,? (?:${after})(?![a-z])))\\.?`

  const numberPattern = alternatives(numbers.keys())
  const clock: CompiledClock = compileClock(words.clock, {
    numbers,
    minutes,
    hour: `(?:[012]?\\d|${alternatives([...numbers].flatMap(([word, n]) => (n <= HOURS ? [word] : [])))})`,
    minute: `(?:\\d{1,2}|${alternatives(minutesBesideHour)})`,
    word: alternatives(minutesBesideHour.filter((word) => numbers.has(word))),
    fraction: alternatives(fractions.keys()),
    unit: words.units,
  })

  const named = (name: string, pattern: string) => `(?<${name}>${pattern})`
  const day = (pattern: string) => named("d", pattern) + NO_CLOCK + NO_AMOUNT
  const pieces: Readonly<Record<string, string>> = {
    weekday: named("weekday", weekdayPattern),
    weekday2: named("weekday2", weekdayPattern),
    onDay: `(?<=(?:${alternatives(weekdays.keys())}|${words.tomorrow}),? )`,
    month: `${named("month", alternatives(months.keys()))}\\.?`,
    Month: `${named("month", alternatives(fullMonths.keys()))}\\.?`,
    n: named("n", `\\d{1,3}|${numberPattern}`),
    mins:
      named("mins", `[0-5]\\d|\\d(?= ?min)|${alternatives(minutesBesideHour)}`) +
      `(?![a-z0-9])(?: ?m(?:n|in\\w*)?(?![a-z])|${NO_AMOUNT})`,
    d: day(`${DAY_OF_MONTH}|${numberPattern}`),
    dd: day("\\d{1,2}"),
    od: day(`\\d{1,2}|${alternatives(days.keys())}`),
    ordinal: named("d", alternatives(ordinals.keys())),
    noDate: `(?!\\d{1,2}(?:st|nd|rd|th)?\\.? (?:de |of )?(?:${alternatives(months.keys())})(?![a-z])(?! (?:i|we|you|be|work|suit|not)(?![a-z])))`,
    year: "(?<year>20\\d\\d)",
    time: named("time", clock.any),
    time2: named("time2", clock.any),
    strong: named("time", clock.strong),
  }
  const expand = (pattern: string) =>
    pattern.replaceAll(/\{([a-zA-Z]\w*)\}/g, (placeholder, name) => pieces[name] ?? placeholder)

  const finder = finderOf({ numbers, minutes, days, weekdays, months, clock })

  const all = [...words.phrases, ...shared].flatMap(([patterns, meaning]) =>
    [patterns].flat().map((pattern) => [pattern, meaning] as const),
  )
  const phrases = all.map(([pattern, meaning]): readonly [string, CompiledPhrase] => {
    const source = () =>
      `(?:${expand(pattern)})${/\{time2?\}$/.test(pattern) ? ONE_DIGIT + NO_AMOUNT : ""}`
    let regexp: RegExp | undefined
    const phrase: CompiledPhrase = {
      // Made when first tried: of 1,500 a message needs some dozens.
      get pattern() {
        regexp ??= compiled(source())
        return regexp
      },
      meanings: (match) => {
        const meant = typeof meaning === "function" ? meaning(finder(match)) : meaning
        return "kind" in meant ? [meant] : meant
      },
    }
    return [pattern, phrase]
  })
  return {
    code: words.code,
    common: new Set(words.common.split(" ")),
    phrases: phrases.map(([, phrase]) => phrase),
    phrasesFrom: byFirstSigns(phrases, pieces),
    filler: new RegExp(`^[ ]?(?:(?:${words.filler})[ ]?)*$`),
    or: new RegExp(`(?:^|[^a-z])(?:${words.or})(?:[^a-z]|$)`),
    until: new RegExp(`^[ ]?(?:${words.until}|-)(?: (?:el|la|o|a|the|dem|den|le))?[ ]?$`),
    towards: new RegExp(`(?:^|[^a-z])(?:${words.towards})(?: (?:el|la|the|den|le|o|a))?$`),
  }
}

/** Longer than the shortest text that any pattern matches: with less it is not looked at, and not compiled. */
const ANYTHING = "x".repeat(40)

/** Has the engine compile all patterns, one at a time: it does so when one is first used, for each way to use it. */
export function* compiledInPieces({ phrases }: Grammar): Generator<void> {
  for (const { pattern } of phrases) {
    pattern.exec(ANYTHING)
    yield
  }
}
