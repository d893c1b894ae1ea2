import type { Time } from "../pieces.ts"
import { type CompiledClock, readTime } from "./clock.ts"
import type { Numerals } from "./numerals.ts"

/** The values of a pattern's placeholders. */
export type Found = {
  readonly text: (name: string) => string | undefined
  readonly n: number
  /** Minutes beside an hour, in digits or words, a quarter and a half among them. */
  readonly mins: number
  readonly d: number
  readonly weekday: number
  readonly weekday2: number
  readonly month: number
  readonly year: number | undefined
  readonly time: Time
  readonly time2: Time
}

type Names = {
  readonly [of in "numbers" | "minutes" | "days" | "weekdays" | "months"]: Numerals
} & { readonly clock: CompiledClock }

/** Reads what a pattern has found, by what the words of a language mean. */
export const finderOf =
  ({ numbers, minutes, days, weekdays, months, clock }: Names) =>
  (match: RegExpExecArray): Found => {
    const text = (name: string) => match.groups?.[name]
    const value = (name: string, map: Numerals) => {
      const word = (text(name) ?? "").replace(/\.$/, "")
      return /^\d+$/.test(word) ? Number(word) : (map.get(word) ?? 0)
    }
    const time = (name: string) => readTime(text(name) ?? "", clock)
    return {
      text,
      get n() {
        return value("n", numbers)
      },
      get mins() {
        return value("mins", minutes)
      },
      get d() {
        return value("d", days)
      },
      get weekday() {
        return value("weekday", weekdays)
      },
      get weekday2() {
        return value("weekday2", weekdays)
      },
      get month() {
        return value("month", months)
      },
      get year() {
        return text("year") ? Number(text("year")) : undefined
      },
      get time() {
        return time("time")
      },
      get time2() {
        return time("time2")
      },
    }
  }
