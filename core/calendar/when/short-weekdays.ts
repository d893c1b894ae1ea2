import type { Phrase } from "./grammar.ts"
import { ask, firmAsk } from "./pieces.ts"

/** Two weekdays cut short, in all languages: "Fr/Sa 15 Uhr", "mon and tue". Alone, each needs a word beside it to be one. */

const CUT = [
  "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)",
  "(?:lun|mar|mier?|juev?|vier?|sab|dom)",
  "(?:seg|ter|qua|qui|sex|sab|dom)",
  "(?:lun|mar|mer|jeu|vend?|sam|dim)",
  "(?:mo|di|mi|do|fr|sa|so)",
]
/** Between two days, as a word. */
const AND = "(?:and|or|y|o|e|ou|et|und|oder|u\\.)"
/** "So oder so" and "so, do you": no Sundays. */
const pairs = (joint: string, rest: (day: string) => string = () => "") =>
  CUT.map((day) => `(?!so (?:und|oder) so|so,)${day}\\.?${joint}${day}${rest(day)}\\.?`)

export const shortWeekdays: readonly Phrase[] = [
  [pairs(" ?[/&+] ?", () => "[a-z]*"), firmAsk("several")],
  [pairs(`(?:,? ${AND} |, ?)`), firmAsk("several")],
  // "Mo-Fr arbeite ich, Samstag": the day wished for tells. Between letters a hyphen is a space.
  [pairs("(?:-|(?<!so|ter) )", (day) => `(?!,? ${AND} |, ${day}(?![a-z]))`), ask("several")],
]
