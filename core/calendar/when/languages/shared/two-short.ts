import { ask, firmAsk } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Between two days, as a word. */
const AND = "(?:and|or|y|o|e|ou|et|und|oder|u\\.)"

/** Behind both, and before them. */
const REFUSED =
  "(?:(?:is |are )?(?:no (?:way|good|go)|out|impossible)|(?:don t|dont|doesn t|won t) work(?: for me)?|i can ?t|ni hablar|no (?:puedo|podemos|me va|me viene)(?: bien)?|imposible|" +
  "nem pensar|nao (?:da|posso|consigo|rola)|impossivel|pas possible|c est mort|je (?:ne )?peux pas|(?:geht|gehen|klappt|passt|kann ich|konnen wir)(?: bei mir| leider| gar)* (?:nicht|net|ned)|unmoglich)"
const NOT =
  "(?:(?:can t|cant|cannot|can not)(?: do| make| come)?(?: on)?|not|no pu?edo|no podemos|nao (?:posso|consigo)|(?:peux )?pas|nicht(?: am)?)"

/**
 * Two weekdays cut short: "Fr/Sa 15 Uhr", "mon and tue". Alone, each needs a word beside it to be one; "so oder so" and
 * "so, do you" are no Sundays.
 */
export const twoShort = (day: string): readonly Phrase[] => {
  const pair = (joint: string, rest = "") =>
    `(?!so (?:und|oder) so|so,)${day}\\.?${joint}${day}${rest}\\.?`
  const refused = pair(`(?:,? ${AND} |, ?| ?[/&+] ?)`)
  return [
    // "Seg e ter nem pensar, quarta": the day wished for tells.
    [[`${refused} ${REFUSED}`, `${NOT} ${refused}`], ask("several")],
    [[pair(" ?[/&+] ?", "[a-z]*"), pair(`(?:,? ${AND} |, ?)`)], firmAsk("several")],
    // "Mo-Fr arbeite ich, Samstag": the day wished for tells. Between letters a hyphen is a space.
    [pair("(?:-|(?<!so|ter) )", `(?!,? ${AND} |, ${day}(?![a-z]))`), ask("several")],
  ]
}
