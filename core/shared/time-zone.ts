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

/** Missing or invalid: Europe/Madrid (contract.md 2.3). */
export const TimeZone = z.catch(
  z.string().check(z.trim(), z.maxLength(64), z.refine(isTimeZone)),
  DEFAULT_TIME_ZONE,
)
