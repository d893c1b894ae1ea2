import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

const STREET = "(?:strasse|str\\.|platz|allee|weg|brucke|ufer|haltestelle|bahnhof)"
const NAMED = "(?:ich heisse|mein name ist|auf den namen|nachname)"
/** "Frau Müller, Freitag um 10": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:um|ab|gegen|bis|vor|nach|zwischen|morgen|vormittag|nachmittag|abend|mittag|fruh|frueh|den|der|oder|und|in|geht|ginge|" +
  "passt|ware|wurde|kann|konnen|haben|ist|noch|nachste\\w*|kommende\\w*|bitte|\\d+)(?![a-z]))"

/** Streets, houses and people that are called like a day: what stands around them tells. */
export const names: readonly Phrase[] = [
  [`${STREET} des {od}\\.? ?{month}`, skip],
  ["{od}\\.?[ -]?{month} (?:strasse|str\\.|allee|ring)", skip],
  ["klingeln?(?: \\d+)? bei {weekday}", skip],
  // A house number.
  [
    "[a-z]*(?:strasse|str\\.|allee|gasse) \\d{1,4}[a-z]?(?: ?- ?\\d{1,4}[a-z]?)?(?! ?(?:uhr|h)(?![a-z])|[:.]\\d)",
    skip,
  ],
  [
    "(?:ich heisse|mein name ist)(?: [a-z]+)? {weekday}" +
      "(?= ?(?:$|[.,;!]| und (?!{weekday2}|der |den |am |um |\\d)))",
    skip,
  ],
  // "Bei Frau Dr. Montag", "bei Dr. Sonntag": no day stands there.
  [
    "(?:bei|mit|von|zu|zum) (?:(?:herrn?|frau) )?(?:dr|prof)\\.? {weekday}(?! (?:geht|passt|um|ab|gegen|oder)(?![a-z]))",
    skip,
  ],
  [
    "(?:bei|mit|von|zu) (?:herrn|frau) {weekday}(?= (?:morgen|heute|am|ubermorgen|und zwar|bitte)(?![a-z]))",
    skip,
  ],
  ["{weekday} ist mein (?:name|nachname)", skip],
  [`(?:herrn?|frau|familie|${NAMED}) (?:{weekday}|morgen|mittag|abend)${NO_REQUEST}`, skip],
]
