import { CALENDAR_ZONE, type EventResource, instantOfWhen } from "./event.ts"
import { instantOfLocal, localOf, written } from "./times.ts"

/*
 * Series: DAILY, WEEKLY, MONTHLY and YEARLY with INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY and EXDATE. They are computed in local
 * time, so that a class at ten stays at ten when the clocks change.
 */

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
const DAY_MS = 86_400_000
const MAX_INSTANCES = 2500
const MAX_STEPS = 20_000

type Rule = {
  readonly frequency: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY"
  readonly interval: number
  readonly count: number
  readonly until: number
  /** Weekdays; those of a month may be counted ("2TU", "-1FR"), and have nth 0 where they are not. None: not given. */
  readonly days: readonly { readonly nth: number; readonly weekday: number }[]
  /** Dates of a month. */
  readonly dates: ReadonlySet<number> | null
}

const readRule = (lines: readonly string[]): Rule | null => {
  const line = lines.find((each) => each.startsWith("RRULE:"))
  if (!line) return null
  const parts = Object.fromEntries(
    line
      .slice("RRULE:".length)
      .split(";")
      .map((part) => part.split("=")),
  )
  if (!isFrequency(parts.FREQ)) return null
  return {
    frequency: parts.FREQ,
    interval: Math.max(1, Number(parts.INTERVAL ?? 1) || 1),
    count: Number(parts.COUNT ?? Number.POSITIVE_INFINITY),
    until: parts.UNTIL ? basicTime(parts.UNTIL) : Number.POSITIVE_INFINITY,
    days: (parts.BYDAY?.split(",") ?? []).map((day: string) => ({
      nth: Number.parseInt(day, 10) || 0,
      weekday: DAYS.indexOf(day.slice(-2)),
    })),
    dates: parts.BYMONTHDAY ? new Set(parts.BYMONTHDAY.split(",").map(Number)) : null,
  }
}

const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const
const isFrequency = (text: unknown): text is Rule["frequency"] =>
  FREQUENCIES.some((each) => each === text)

/** `20261231` or `20261231T225959Z`. */
const basicTime = (text: string) => {
  const [, y, m, d, h = "23", min = "59", s = "59"] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/.exec(text) ?? []
  return Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`)
}

/** The instances of a series that end after `from` and start before `to`. */
export const instances = (master: EventResource, from: number, to: number): EventResource[] => {
  const rule = readRule(master.recurrence ?? [])
  if (!rule) return []
  const zone = master.start.timeZone ?? CALENDAR_ZONE
  const first = instantOfWhen(master.start)
  const length = instantOfWhen(master.end) - first
  const face = Date.parse(`${localOf(first, zone)}Z`)
  const excluded = exceptions(master, zone)
  const found: EventResource[] = []
  let counted = 0
  for (let step = 0; step < MAX_STEPS && found.length < MAX_INSTANCES; step++) {
    const day = face + step * DAY_MS
    if (!falls(rule, face, day, step)) continue
    const start = instantOfLocal(new Date(day).toISOString().slice(0, 19), zone)
    if (start > rule.until || start >= to || ++counted > rule.count) break
    if (start + length <= from || excluded.has(start)) continue
    found.push(instance(master, start, length, zone))
  }
  return found
}

const falls = (rule: Rule, first: number, day: number, step: number) => {
  const { frequency, interval, days } = rule
  if (frequency === "MONTHLY" || frequency === "YEARLY") return fallsInMonth(rule, first, day)
  const [began, weekday] = [new Date(first).getUTCDay(), new Date(day).getUTCDay()]
  const named = days.some((each) => each.weekday === weekday)
  if (frequency === "DAILY") return step % interval === 0 && (days.length === 0 || named)
  // Weeks begin on Monday, as RFC 5545 has it when WKST is not given.
  const week = Math.floor((step + ((began + 6) % 7)) / 7)
  return week % interval === 0 && (days.length === 0 ? weekday === began : named)
}

/** A month without that date is left out. */
const fallsInMonth = ({ frequency, interval, dates, days }: Rule, first: number, day: number) => {
  const [began, at] = [new Date(first), new Date(day)]
  const years = at.getUTCFullYear() - began.getUTCFullYear()
  const months = 12 * years + at.getUTCMonth() - began.getUTCMonth()
  if (frequency === "YEARLY" && (at.getUTCMonth() !== began.getUTCMonth() || years % interval)) {
    return false
  }
  if (frequency === "MONTHLY" && months % interval !== 0) return false
  const date = at.getUTCDate()
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  if (dates) return dates.has(date) || dates.has(date - last - 1)
  if (days.length === 0) return date === began.getUTCDate()
  const [fromStart, fromEnd] = [Math.ceil(date / 7), -Math.ceil((last - date + 1) / 7)]
  return days.some(
    ({ nth, weekday }) =>
      weekday === at.getUTCDay() && (nth === 0 || nth === fromStart || nth === fromEnd),
  )
}

const exceptions = ({ recurrence = [] }: EventResource, zone: string): ReadonlySet<number> =>
  new Set(
    recurrence
      .filter((line) => line.startsWith("EXDATE"))
      .flatMap((line) => line.slice(line.indexOf(":") + 1).split(","))
      .map((text) =>
        text.endsWith("Z")
          ? basicTime(text)
          : instantOfLocal(new Date(basicTime(text)).toISOString().slice(0, 19), zone),
      ),
  )

const instance = (master: EventResource, start: number, length: number, zone: string) => {
  const { recurrence: _, ...rest } = master
  const stamp = new Date(start).toISOString().replace(/[-:]|\.\d{3}/g, "")
  if (master.start.date) {
    const day = localOf(start, zone).slice(0, 10)
    const last = localOf(start + length, zone).slice(0, 10)
    return {
      ...rest,
      id: `${master.id}_${day.replaceAll("-", "")}`,
      start: { date: day },
      end: { date: last },
      recurringEventId: master.id,
      originalStartTime: { date: day },
    }
  }
  const at = (instant: number) => ({ dateTime: written(instant, zone), timeZone: zone })
  return {
    ...rest,
    id: `${master.id}_${stamp}`,
    start: at(start),
    end: at(start + length),
    recurringEventId: master.id,
    originalStartTime: at(start),
  }
}
