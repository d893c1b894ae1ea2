import { skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

const STREET = "(?:street|road|avenue|ave|lane|square|crescent|terrace|boulevard)"
/** "31 October close to noon", "on 3 May drive us": no street. */
const CLOSE = "(?:close|drive)(?! (?:to|at|by|from|me|us|up|down|over|in|on|a|the)(?![a-z]))"
const NO_FOOD = "(?! (?:food|party|market|parking|trip))"
const NO_PREPOSITION = "(?<!(?:on|for|until|till|from|by|before|after|open|the) )"
/** "Mr Jones, Friday at 3": a weekday that a time or a request goes on from is a day. */
const NO_REQUEST =
  "(?! (?:at|in|on|the|morning|afternoon|evening|night|noon|lunch|around|about|next|week|works?|is|if|please|would|could|can|" +
  "for|or|and|before|after|from|until|\\d+(?:am|pm)?)(?![a-z]))"

/** Streets, houses and people that are called like a day: what stands around them tells. */
export const names: readonly Phrase[] = [
  [`(?:(?:at|from|in|near|by|of) )?{od}(?:st|nd|rd|th)?(?: of)? {month} ${STREET}${NO_FOOD}`, skip],
  [`${NO_PREPOSITION}{od}(?:st|nd|rd|th)?(?: of)? {month} ${CLOSE}`, skip],
  ["(?:this )?{weekday} s,? the (?:bar|pub|restaurant|diner|grill|cafe|place)", skip],
  [`(?:{weekday}|{Month}) ${STREET}`, skip],
  [`(?:mr|mrs|ms)\\.? {weekday}(?: s)?${NO_REQUEST}`, skip],
  ["(?:dr|prof)\\.? {weekday} s", skip],
  // "Could Dr. Friday see me", "is Miss Monday free", "with Dr. Friday please".
  [
    "(?:can|could|will|would|is|does|has) (?:dr|prof|mr|mrs|ms|miss)\\.? {weekday}(?= (?:see|do|fit|take|squeeze|have|help|call|work|treat|be|free|available|in|still|also))",
    skip,
  ],
  [
    "(?:with|see(?:ing)?|from|by|under) (?:dr|prof|mr|mrs|ms|miss)\\.? {weekday}(?= ?(?:$|[,;.?!]| (?:please|pls|again|on|this|next|tomorrow|today|if)(?![a-z])))",
    skip,
  ],
  // "Wednesday Addams here".
  [
    "^(?:(?:hi|hey|hello),? )?(?:(?:it s|its|this is) )?(?:{weekday}|{Month}) (?:[a-z]+ )?here(?![a-z])",
    skip,
  ],
  [
    `(?:my (?:sur|last |first )?name(?: is| s)|i m called|surname(?: is)?) {weekday}${NO_REQUEST}`,
    skip,
  ],
  [
    "(?:my (?:sur|last |first )?name(?: is| s)|i m called|surname(?: is)?)(?: [a-z]+)? {weekday}" +
      "(?= ?(?:$|[.,;!]| and (?!{weekday2}|the |at |on |\\d)))",
    skip,
  ],
  [`(?:the |my )?name s {weekday}${NO_REQUEST}`, skip],
  [
    "the {weekday} (?:times|post|mail|telegraph|club|girls?|boys?|lads?|crew|(?:night|morning|evening|afternoon) (?:club|crew|league|group))",
    skip,
  ],
  // "Up at Sunday River", unlike "on Sunday, river trip".
  [
    "(?<=(?:from|in|at|to|near|by|of|around|outside|past) ){weekday} (?:harbou?r|rivers?|islands?|creek|cove|hill|bay|mill|falls|springs)(?! (?:cruise|tour|trip|boat))",
    skip,
  ],
  [
    `(?:christmas|xmas|easter|halloween) (?:cove|islands?|${STREET.slice(3, -1)})|black friday (?:deals?|offers?|sales?|specials?|promo\\w*|prices?|discounts?|vouchers?)`,
    skip,
  ],
  // April, May, June and Jan cut hair, too.
  [
    "(?:with|see|seeing|ask(?:ed)? for|my (?:daughter|sister|mum|mom|wife|friend|mate|niece|nan|gran)) (?:april|may|june|jan|august)(?= ?(?:$|[,;.?!]| (?:at (?!the)|please|pls|again|if|on|this|next|tomorrow|today|{weekday}|\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m)))",
    skip,
  ],
  [
    "(?<=^(?:(?:hi|hello|hey|morning|evening)[ ,!]*)?)(?:(?:it s|its|this is|i m) )?(?:april|may|june|jan|august)(?: here|,(?: (?:1[89]|[2-9]\\d),)?)(?= (?!(?:the |\\d{1,2}(?:st|nd|rd|th)|(?:[012]?\\d|3[01])(?!\\d))))",
    skip,
  ],
  ["for (?:april|may|june|jan|august) and (?:me|i|her|his|my|the|a friend)", skip],
  ["(?:corner|intersection) of \\d{1,3}(?:st|nd|rd|th)", skip],
  [
    "(?:under(?: the name(?: of)?)?|in the name(?: of)?|name of) {weekday}(?:,? as in [a-z]+ {weekday2})?|(?:name(?: is| s)? )(?:[a-z]+ )?{weekday}, [a-z]+ {weekday2}|{weekday2}\\.(?:com|co|net|org)",
    skip,
  ],
  // A house number.
  [`(?:at|on) \\d{1,4}[a-z]? (?:[a-z]+ ){1,2}${STREET}`, skip],
]
