import type { Language } from "../../../shared/language.ts"
import type { Part } from "../pieces.ts"

/** From which hour to which each part of the day lasts. */
const HOURS_OF: Record<Part, readonly [number, number]> = {
  small_hours: [0, 6],
  morning: [6, 12],
  midday: [12, 15],
  afternoon: [12, 18],
  evening: [18, 22],
  night: [18, 24],
  nights: [18, 24],
}
/** Spanish "tarde" lasts until 20, and "noche" begins there. */
export const hoursOf = (part: Part, language: Language): readonly [number, number] => {
  if (language === "es" && part === "afternoon") return [12, 20]
  if (language === "es" && part === "night") return [20, 24]
  return HOURS_OF[part]
}
