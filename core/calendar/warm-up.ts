import { bookingClaims } from "./claims.ts"
import { understandWhen } from "./when.ts"

/** One in each language: the grammars are built, and their patterns compiled, when they are first needed. */
const PHRASES = [
  "mañana a las 10",
  "tomorrow at 5 pm",
  "amanhã às 15h",
  "demain à 15h",
  "morgen um 10 Uhr",
]

/** Reads a phrase of each language, one at a time, so that no client waits for the first one (most of a second in all). */
export const warmUpDates = async (now: Date, pause: () => Promise<unknown>): Promise<void> => {
  for (const phrase of PHRASES) {
    await pause()
    understandWhen(phrase, { now: now.toISOString(), zone: "Europe/Madrid" })
    await pause()
    bookingClaims(phrase)
  }
}
