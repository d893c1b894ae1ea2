import type { Language } from "./words.ts"

const LOCALE = { en: "en-GB", es: "es-ES" } as const

export const number = (language: Language, n: number) =>
  new Intl.NumberFormat(LOCALE[language]).format(n)

/** A rate from 0 to 1, rounded down: 299 of 300 are not all of them. The little more is for what computers make of 0.57. */
export const percent = (language: Language, rate: number) =>
  new Intl.NumberFormat(LOCALE[language], { style: "percent" }).format(
    Math.floor(rate * 100 + 1e-6) / 100,
  )

/** "340 kB", "1.5 MB"; what is less than a kilobyte is one. */
export const size = (language: Language, bytes: number) => {
  const large = bytes >= 1e6
  return new Intl.NumberFormat(LOCALE[language], {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1e6 : Math.max(bytes / 1e3, 1))
}

/** Whole sums stay whole: 18 €, 4.50 €. A currency that is no code, such as "€", is the euro: the browser would throw. */
export const money = (language: Language, amount: number, currency: string) =>
  new Intl.NumberFormat(language === "en" ? "en-IE" : "es-ES", {
    style: "currency",
    currency: /^[a-z]{3}$/i.test(currency) ? currency : "EUR",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)

export const date = (language: Language, iso: string) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "medium" }).format(new Date(iso))

/** A day of a calendar, 2026-11-23, is the same day wherever it is read; as an instant it would be the eve in America. */
export const calendarDay = (language: Language, isoDay: string) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(isoDay),
  )

export const dateTime = (language: Language, iso: string) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  )

/** "Monday 23 November", for the head of a day. */
export const day = (language: Language, iso: string, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(iso))

export const time = (language: Language, iso: string | number, timeZone?: string) =>
  new Intl.DateTimeFormat(LOCALE[language], {
    hour: "2-digit",
    minute: "2-digit",
    ...(timeZone && { timeZone }),
  }).format(new Date(iso))

/** Meta sends a number as digits only; people write a plus before the country code. */
export const phone = (digits: string) => digits.replace(/^\+?/, "+")

const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const

const JUST_NOW = { en: "just now", es: "ahora mismo" } as const

/**
 * "just now", "5 minutes ago", "yesterday": how long before `now` something was, both in epoch milliseconds. By a clock that is late
 * nothing is still to come.
 */
export const ago = (language: Language, then: number, now: number) => {
  const seconds = Math.min(0, Math.round((then - now) / 1000))
  const relative = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: "auto" })
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length)
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : JUST_NOW[language]
}
