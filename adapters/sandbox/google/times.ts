/* Local times, zones and instants, as Google reads and writes them. */

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
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

export const isZone = (zone: string) => {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** The local date and time at an instant, without its offset. */
export const localOf = (instant: number, zone: string) => {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}

const offsetMs = (instant: number, zone: string) => {
  const whole = Math.floor(instant / 1000) * 1000
  return Date.parse(`${localOf(whole, zone)}Z`) - whole
}

const DAY_MS = 86_400_000

/** Of a local time that comes twice the first counts; one that never comes is an hour later (providers.md 2.2). */
export const instantOfLocal = (local: string, zone: string): number => {
  const face = Date.parse(`${local}Z`)
  const before = offsetMs(face - DAY_MS, zone)
  const after = offsetMs(face + DAY_MS, zone)
  const fits = [before, after].find((offset) => offsetMs(face - offset, zone) === offset)
  return face - (fits ?? before)
}

const RFC3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/i

/** Reads a time as Google does. Null: it is none, or a local one without a zone. */
export const instantOf = (dateTime: string, zone?: string): number | null => {
  const [, local, offset] = RFC3339.exec(dateTime) ?? []
  if (local === undefined || Number.isNaN(Date.parse(`${local}Z`))) return null
  if (offset) return Date.parse(dateTime)
  return zone === undefined ? null : instantOfLocal(local, zone)
}

/** Writes a time as Google does: `2026-11-24T10:30:00+01:00`, and UTC with Z. */
export const written = (instant: number, zone: string): string => {
  const minutes = Math.round(offsetMs(instant, zone) / 60_000)
  if (minutes === 0 && /^(UTC|Etc\/UTC|GMT)$/.test(zone)) return `${localOf(instant, zone)}Z`
  const two = (value: number) => String(value).padStart(2, "0")
  const away = Math.abs(minutes)
  const offset = `${minutes < 0 ? "-" : "+"}${two(Math.floor(away / 60))}:${two(away % 60)}`
  return `${localOf(instant, zone)}${offset}`
}
