import { ask, firmAsk } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Between two days, as a word. */
const AND = "(?:and|or|y|o|e|ou|et|und|oder|u\\.)"

/**
 * Two weekdays cut short: "Fr/Sa 15 Uhr", "mon and tue". Alone, each needs a word beside it to be one; "so oder so" and
 * "so, do you" are no Sundays.
 */
export const twoShort = (day: string): readonly Phrase[] => {
  const pair = (joint: string, rest = "") =>
    `(?!so (?:und|oder) so|so,)${day}\\.?${joint}${day}${rest}\\.?`
  return [
    [[pair(" ?[/&+] ?", "[a-z]*"), pair(`(?:,? ${AND} |, ?)`)], firmAsk("several")],
    // "Mo-Fr arbeite ich, Samstag": the day wished for tells. Between letters a hyphen is a space.
    [pair("(?:-|(?<!so|ter) )", `(?!,? ${AND} |, ${day}(?![a-z]))`), ask("several")],
  ]
}
