import { z } from "zod/mini"

export const DEFAULT_TIME_ZONE = "Europe/Madrid"

/** Whether the runtime knows it as a zone with a name; an offset such as +02:00 is no home of a business. */
export const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone })
    return /^[A-Za-z]/.test(zone)
  } catch {
    return false
  }
}

/** As the time zone database spells it: the runtime knows `asia/tokyo` too, other calendars do not. */
const spelled = (zone: string) => {
  const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions()
  // Browsers may answer another name of the same zone.
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
}

/** Missing or invalid: Europe/Madrid (contract.md 2.3). */
export const TimeZone = z.catch(
  z
    .string()
    .check(z.trim(), z.maxLength(64), z.refine(isTimeZone, { abort: true }), z.overwrite(spelled)),
  DEFAULT_TIME_ZONE,
)
