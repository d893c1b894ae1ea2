import type { Phrase } from "../grammar.ts"
import { skip } from "../pieces.ts"

/** Words that streets, people and plates share with days and hours: what stands around them tells. */

const STREET = "(?:strasse|str\\.|platz|allee|weg|brucke|ufer|haltestelle|bahnhof)"
const NAMED = "(?:ich heisse|mein name ist|auf den namen|nachname)"
/** "Frau Müller, Freitag um 10": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:um|ab|gegen|bis|vor|nach|zwischen|morgen|vormittag|nachmittag|abend|mittag|fruh|frueh|den|der|oder|und|in|geht|ginge|" +
  "passt|ware|wurde|kann|konnen|haben|ist|noch|nachste\\w*|kommende\\w*|bitte|\\d+)(?![a-z]))"

/** Names that only look like a day. */
export const names: readonly Phrase[] = [
  [`${STREET} des {od}\\.? ?{month}`, skip],
  ["{od}\\.?[ -]?{month} (?:strasse|str\\.|allee|ring)", skip],
  ["klingeln?(?: \\d+)? bei {weekday}", skip],
  ["(?:der|euer) (?:abend|nachmittag|mittag) war", skip],
  // A house number.
  [
    "[a-z]*(?:strasse|str\\.|allee|gasse) \\d{1,4}[a-z]?(?: ?- ?\\d{1,4}[a-z]?)?(?! ?(?:uhr|h)(?![a-z])|[:.]\\d)",
    skip,
  ],
  [`(?:herrn?|frau|familie|${NAMED}) (?:{weekday}|morgen|mittag|abend)${NO_REQUEST}`, skip],
  ["(?:kennzeichen|nummernschild)(?: ist)?:? [a-z]{1,3} [a-z]{1,2} ?\\d{1,4}", skip],
  ["uber nacht", skip],
  // What counts in the end.
  ["am ende des tages (?:zahlt|kommt es|geht es|geht s|ist es|entscheide[nt])", skip],
]
