import type { Time } from "../pieces.ts"
import type { Numerals } from "./numerals.ts"

/** How words beside an hour move it: German "halb acht" is `half-before`, "viertel acht" `quarter-into`. */
type Shift =
  | "past"
  | "to"
  | "half-past"
  | "half-before"
  | "to-half-before"
  | "past-half-before"
  | "quarter-into"
  | "quarter-before"

/**
 * A way to say a time: {h} hour, {m} minutes in words or digits, {hh} and {mm} two digits, {mw} minutes in
 * words, {mq} a quarter or a half, {u} a unit, {u!} a unit that must be there. `strong` forms are times even without "at" before them. `hour` fixes the hour
 * of a word like "noon"; 24 is midnight.
 */
export type ClockForm = {
  readonly say: string
  readonly shift?: Shift
  readonly strong?: true
  readonly hour?: number
}

type Sources = {
  readonly numbers: Numerals
  readonly minutes: Numerals
  readonly hour: string
  readonly minute: string
  readonly word: string
  readonly fraction: string
  readonly unit: string
}

export type CompiledClock = {
  /** Source of a pattern for any time, and for one that needs no word before it; no groups. */
  readonly any: string
  readonly strong: string
  readonly forms: readonly { readonly pattern: RegExp; readonly form: ClockForm }[]
  readonly numbers: Numerals
  readonly minutes: Numerals
}

/** "9h", "9 Uhr", "9h30": digits that the 24-hour clock is read from. */
const WITH_UNIT = /\d ?(?:h|hs|hrs?|horas?|heures?|uhr|hours)(?![a-z])/
/** "For 2 hours" takes that long, "for five to six", "for eight after nine" are people; "for half past two", "für 10:00" are times. */
const DURING =
  "(?<!\\b(?:dur\\w+|un[ao]s|pendant|environ|takes|lasts|dauert|por|f[ou]r(?! (?:[hqvn]|\\S+ (?:past|[ap]m|o.c|uhr)|\\d+:\\d\\d(?! ?h)))) )"

const expand = (say: string, sources: Sources, grouped: boolean) => {
  const group = (name: string) => (grouped ? `(?<${name}>` : "(?:")
  return say
    .replaceAll("{h}", `${group("h")}${sources.hour})`)
    .replaceAll("{hh}", `${group("h")}[01]\\d|2[0-3])`)
    .replaceAll("{mm}", `${group("m")}\\d\\d)(?!\\d)`)
    .replaceAll("{mw}", `${group("m")}${sources.word})`)
    .replaceAll("{mq}", `${group("m")}${sources.fraction})`)
    .replaceAll("{m5}", `${group("m")}5|10|20|25)`)
    .replaceAll("{m}", `${group("m")}${sources.minute})`)
    .replaceAll("{u}", `(?: ?${group("u")}${sources.unit})(?![a-z]))?`)
    .replaceAll("{u!}", `(?: ?${group("u")}${sources.unit})(?![a-z]))`)
}

const BEGINNING = /^\{\w+\}/
const END = /(?<!^)\{h\}.*/

/**
 * Any of the forms in their order, neighbours with what they end or begin with written once: "(?:half|{m} to) {h}",
 * "{h}(?: y {m}| menos {m})". An hour takes hundreds of letters, there are twenty ways to say a time, and hundreds of patterns hold one.
 */
const together = (says: readonly string[]) =>
  neighbours(says, END)
    .map(({ shared, says }) => {
      const heads = beginningTogether(says.map((say) => say.slice(0, say.length - shared.length)))
      return shared ? `(?:${heads})${shared}` : heads
    })
    .join("|")
const beginningTogether = (says: readonly string[]) =>
  neighbours(says, BEGINNING)
    .map(({ shared, says }) => {
      const tails = says.map((say) => say.slice(shared.length)).join("|")
      return shared ? `${shared}(?:${tails})` : tails
    })
    .join("|")

/** Those beside each other that share what the pattern finds in them. */
const neighbours = (says: readonly string[], pattern: RegExp) => {
  const groups: { shared: string; says: string[] }[] = []
  for (const say of says) {
    const shared = pattern.exec(say)?.[0] ?? ""
    const last = groups.at(-1)
    if (last?.shared === shared) last.says.push(say)
    else groups.push({ shared, says: [say] })
  }
  return groups
}

export const compileClock = (forms: readonly ClockForm[], sources: Sources): CompiledClock => {
  const source = (some: readonly ClockForm[]) =>
    expand(together(some.map(({ say }) => say)), sources, false)
  return {
    any: source(forms),
    strong: `${DURING}(?:${source(forms.filter(({ strong }) => strong))})`,
    forms: forms.map((form) => ({
      form,
      pattern: new RegExp(`^(?:${expand(form.say, sources, true)})$`),
    })),
    numbers: sources.numbers,
    minutes: sources.minutes,
  }
}

const shifted = (shift: Shift | undefined, minutes: number) => {
  switch (shift) {
    case undefined:
      return 0
    case "past":
      return minutes
    case "to":
      return -minutes
    case "half-past":
      return 30
    case "half-before":
      return -30
    case "to-half-before":
      return -30 - minutes
    case "past-half-before":
      return -30 + minutes
    case "quarter-into":
      return -45
    case "quarter-before":
      return -15
  }
}

/** The time that a piece of text, found by the clock's own pattern, says. */
export const readTime = (text: string, clock: CompiledClock): Time => {
  for (const { pattern, form } of clock.forms) {
    const groups = pattern.exec(text)?.groups
    if (!groups && !pattern.test(text)) continue
    const said = groups?.h ?? ""
    const digits = /^\d+$/.test(said)
    const hour = form.hour ?? (digits ? Number(said) : (clock.numbers.get(said) ?? 0))
    const minutes = groups?.m ? (clock.minutes.get(groups.m) ?? Number(groups.m)) : 0
    const unit = groups?.u
    const half = unit === "am" || unit === "pm" ? unit : undefined
    const full = form.hour !== undefined || hour > 12 || hour === 0 || said.startsWith("0")
    return {
      hour,
      minute: form.shift ? 0 : minutes,
      shift: shifted(form.shift, minutes),
      style: full ? "full" : digits && WITH_UNIT.test(text) ? "unit" : "bare",
      half,
      midnight: form.hour === 24 ? true : undefined,
    }
  }
  return { hour: 99, minute: 0, shift: 0, style: "full" }
}
