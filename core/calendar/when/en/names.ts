import type { Phrase } from "../grammar.ts"
import { ask, hint, skip } from "../pieces.ts"

/** Words that streets, people, dishes and goods share with days and hours: what stands around them tells. */

const STREET = "(?:street|road|avenue|ave|lane|square|crescent|terrace|boulevard)"
/** "31 October close to noon", "on 3 May drive us": no street. */
const CLOSE = "(?:close|drive)(?! (?:to|at|by|from|me|us|up|down|over|in|on|a|the)(?![a-z]))"
const NO_FOOD = "(?! (?:food|party|market|parking|trip))"
const NO_PREPOSITION = "(?<!(?:on|for|until|till|from|by|before|after|open|the) )"
/** "Mr Jones, Friday at 3": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:at|in|on|the|morning|afternoon|evening|night|noon|lunch|around|about|next|week|works?|is|if|please|would|could|can|" +
  "for|or|and|before|after|from|until|\\d+(?:am|pm)?)(?![a-z]))"

/** Names that only look like a day. */
export const names: readonly Phrase[] = [
  [`(?:(?:at|from|in|near|by|of) )?{od}(?:st|nd|rd|th)?(?: of)? {month} ${STREET}${NO_FOOD}`, skip],
  [`${NO_PREPOSITION}{od}(?:st|nd|rd|th)?(?: of)? {month} ${CLOSE}`, skip],
  ["(?:this )?{weekday} s,? the (?:bar|pub|restaurant|diner|grill|cafe|place)", skip],
  [`(?:{weekday}|{Month}) ${STREET}`, skip],
  [`(?:mr|mrs|ms)\\.? {weekday}(?: s)?${NO_REQUEST}`, skip],
  ["(?:dr|prof)\\.? {weekday} s", skip],
  [
    `(?:my (?:sur|last |first )?name(?: is| s)|i m called|surname(?: is)?) {weekday}${NO_REQUEST}`,
    skip,
  ],
  [
    "(?:night|evening|morning) (?:repair|creams?|serum|glory|masks?|light|gowns?|stand|guard|dress|oil|moisturi[sz]er|shifts?|owl|sickness)",
    skip,
  ],
  // The dish, not the day it is eaten.
  [
    "(?:do|serve|sell|how much(?: is| s)?|price of)(?: the| a| your)? sunday roasts?(?! (?:at|on|for|around|\\d))",
    skip,
  ],
  ["at the end of the day,? (?:it s|its|it is|what (?:matters|counts)|that s|you re the)", skip],
  ["(?:afternoon|noon) tea", hint("afternoon")],
  ["(?:lunch|midday|noon) menu", hint("midday")],
  ["(?:night|evening) menu", hint("night")],
  ["the {weekday} (?:times|post|mail|telegraph|club)", skip],
  ["(?:corner|intersection) of \\d{1,3}(?:st|nd|rd|th)", skip],
  ["an? \\d{1,2}/(?:5|10)", skip],
  ["the (?:morning|afternoon|evening|night) was|thank god it s friday|tgif", skip],
  // "The second" of several: as likely the second thing as the second of the month.
  [
    "(?:prefer|like|want|choose|pick|take|go (?:for|with)|(?:i ll|i d|can i) have) the (?:first|second|third|fourth|fifth)(?= ?(?:$|[,;.?!]))(?!,? (?:at|from|around) )",
    ask("vague"),
  ],
  // A house number.
  [`(?:at|on) \\d{1,4}[a-z]? (?:[a-z]+ ){1,2}${STREET}`, skip],
  // The verb and the star.
  ["(?:i|we|they|he|she|you) sat (?:at (?:the|a|our|your)|the|around)(?! \\d)", skip],
  ["(?:the|in|of) sun(?! \\d)", skip],
  // "I m 5:11": feet and inches.
  ["(?:i m|im|i am|he s|she s|height(?: is)?) [4-6]:\\d\\d(?! ?(?:am|pm))", skip],
]
