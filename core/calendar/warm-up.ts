import { bookingClaims } from "./claims.ts"
import { readyInPieces } from "./when/languages.ts"
import { understandWhen } from "./when.ts"

/** One phrase in each language; the rest of a grammar is compiled when it is first needed. */
const PHRASES = [
  "mañana a las 10",
  "tomorrow at 5 pm",
  "amanhã às 15h",
  "demain à 15h",
  "morgen um 10 Uhr",
]

/** Builds all grammars and reads a phrase of each language, in small pieces, so that no client waits for the first one. */
export const warmUpDates = async (now: Date, pause: () => Promise<unknown>): Promise<void> => {
  for (const _ of readyInPieces()) await pause()
  for (const phrase of PHRASES) {
    await pause()
    understandWhen(phrase, { now: now.toISOString(), zone: "Europe/Madrid" })
    await pause()
    bookingClaims(phrase)
  }
}
