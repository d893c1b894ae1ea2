import { DAY_MS, MINUTE_MS } from "../shared/time-spans.ts"

/** A wall clock at one instant: local "YYYY-MM-DDTHH:mm", offset "+02:00", weekday 1 (Monday) to 7. */
export type Local = { readonly local: string; readonly offset: string; readonly weekday: number }

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  })
  formats.set(zone, format)
  return format
}

/** The wall clock of a zone, written as if it were UTC, in milliseconds. */
const wallClock = (ms: number, zone: string) => {
  // "11/26/2026, 21:05:08": its parts would take twice the time, and a prompt dates thirty messages.
  const numbers = formatOf(zone).format(ms).match(/\d+/g) ?? []
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetOf = (wall: number, ms: number) => wall - Math.floor(ms / 1000) * 1000
const offsetMs = (ms: number, zone: string) => offsetOf(wallClock(ms, zone), ms)

const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

const written = (offset: number) => {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const two = (n: number) => String(n).padStart(2, "0")
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** What the clock on the wall of a zone shows at an instant. */
export const localOf = (instant: string, zone: string): Local => {
  const ms = Date.parse(instant)
  const wall = wallClock(ms, zone)
  return {
    local: new Date(wall).toISOString().slice(0, 16),
    offset: written(offsetOf(wall, ms)),
    weekday: new Date(wall).getUTCDay() || 7,
  }
}

/** A local time "YYYY-MM-DDTHH:mm" as if it were UTC, in milliseconds; null: no calendar has such a date, or no clock such a time. */
const readWall = (local: string): number | null => {
  const minute = local.slice(0, 16)
  const wall = Date.parse(`${minute}Z`)
  return !Number.isNaN(wall) && new Date(wall).toISOString().slice(0, 16) === minute ? wall : null
}

/** Whether there is such a date and time at all, in some zone. */
export const isLocal = (local: string): boolean => readWall(local) !== null

/** When a date begins in a zone. Some have no midnight on the day when their clock jumps: it then begins at one. */
export const startOfDay = (date: string, zone: string): string => {
  const [first] = [`${date}T00:00`, `${date}T01:00`].flatMap((local) => instantsOf(local, zone))
  return first ?? `${date}T00:00:00Z`
}

/**
 * The instants at which a zone's clock shows this local time, earliest first: none when the clock
 * jumps over it (or the date does not exist), two when it is turned back.
 */
export const instantsOf = (local: string, zone: string): string[] => {
  const wall = readWall(local)
  if (wall === null) return []
  // No zone is further than a day from UTC, so the offsets in force are those around that day.
  const offsets = new Set([offsetMs(wall - DAY_MS, zone), offsetMs(wall + DAY_MS, zone)])
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((ms) => wallClock(ms, zone) === wall)
    .sort((a, b) => a - b)
    .map(iso)
}
