import { ask, gone, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Days that are told of what was: "I was in on Oct 3rd", "you fixed it on the 14th", "had it done in June". */

/** Where a thought begins. */
const START = "(?<=(?:^|[,.;!?:] ?|(?:and|but|so|as|because|coz|since) ))(?:last )?"
const SUBJECT = "(?:i|we|he|she|they|you|u|who) (?:last |first |only |just |already )?"
const SOMEBODY = "(?: (?:you|u|it|him|her|me|us|them|one|mine|here|there))?"
/** Begins a wish, so that the day behind it is not told of: "I saw your ad can I come on the 14th". */
const WISH = "can|could|would|will|may|want|need|like|please|pls|is|are|so|and|but"
/** What was done, and on which day after all: "a table for", "a place at" may be what is wished for. */
const SOMETHING = `(?:(?! (?:${WISH}|about|for|on|in|at|from(?! (?:you|u|here))|by|to|booked|down|reserved|planned|scheduled)(?![a-z])) [a-z0-9]+){0,5}(?= (?:on|from|back) )`
/** An appointment that somebody had may be the one that is spoken of. */
const NO_APPOINTMENT =
  "(?! (?:an? |the |my |our )?(?:[a-z]+ )?(?:appointment|appt|booking|reservation|slot|table|space|place)(?![a-z]))"
/** Behind "and" a participle may be part of a wish: "I'd like it washed and serviced on the 16th". */
const DID =
  "(?:(?<!(?:and|or) )(?:bought|ordered|fixed|repaired|installed|fitted|serviced|treated|moved|sent|paid|picked up|dropped off)|did(?! (?:you|u|we|i|he|she|they|it)(?![a-z]))|saw|left|started|" +
  `filled (?:in|out)|emailed|called|rang|phoned|had${NO_APPOINTMENT}|got (?:it|them|mine|this|that))`
const WAS = [
  "(?:was|were|been|ve been|last) (?:last )?(?:there|here|in|over|with (?:you|u)|seen)",
  `(?:${START}|${SUBJECT})(?:(?:came|visited|popped in|dropped in)(?: (?:in|by|over|to (?:see )?(?:you|u)))?|${DID}(?:${SOMEBODY}|${SOMETHING}))`,
  `(?:it|this|that|the (?:pain|problem|leak|issue|noise|[a-z]+ light)) (?:all )?(?:started|began|happened|broke|died|stopped|failed|packed up|went|came (?:on|off))(?:(?! (?:${WISH})(?![a-z])) [a-z]+){0,3}?`,
  "(?:(?:my|our|the|his|her) (?:last|previous|first|latest) (?:[a-z]+ ){0,2}?|last time (?:[a-z]+ ){1,4}?|" +
    "(?:the|my|our|his|her) (?:wedding|surgery|operation|op|accident|crash|fall|party|funeral|birth|exam|test|scan) )was",
].join("|")
const LASTS =
  "(?:valid|runs? out|run out|expires?|renews?|(?:baby|bub|mot|service|tax|insurance|rego|wof|rent|essay|assignment|twins)(?: is| s| are)? due|due date(?: is| s)?)(?: (?:on|till?|until|by|for))?"
const ON = "(?: back)?(?: on| from)?"
const TH = "(?:st|nd|rd|th)"

export const visits: readonly Phrase[] = [
  [
    [
      `(?:${WAS})${ON} (?:the )?{od}${TH}?(?: of)? {month}(?: {year})?`,
      `(?:${WAS})${ON} {month} (?:the )?(?<d>\\d{1,2})${TH}?(?![\\d:]|${TH})(?:,? {year})?`,
      `(?:${WAS})${ON} the (?<d>\\d{1,2})${TH}(?! (?:of (?:this|next)|and|or|booked|free))`,
      `(?:${WAS})${ON} \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?`,
      `(?:${WAS}|${START}(?:had|got) (?:it|them|mine)(?: [a-z]+)?|${SUBJECT}${DID}(?: (?!(?:in|${WISH}) )[a-z]+){0,4})(?: back)? in {Month}`,
      `on {month} (?<d>\\d{1,2})${TH}? (?:was|went) (?:fine|great|good|lovely|amazing|perfect|brilliant|ok|okay|well|bad|awful|terrible)`,
    ],
    gone,
  ],
  ["(?:way )?back in {Month}", gone],
  [
    "(?:did (?:i|we) leave|(?:(?:i|we) )?(?:left|lost|forgot|missed))(?: [a-z]+){1,4} (?:there|here|at yours|with (?:you|u)|behind) (?:on )?{weekday}",
    gone,
  ],
  [
    "(?:at |around |about )?{time} (?:last night|yesterday)|(?:i|we) (?:(?:was|were) (?:there|here|in|with (?:you|u))|(?:came|called|rang)(?: (?:in|by|over|round|earlier|you|u))?) at {time2} today",
    gone,
  ],
  ["since {time}(?: (?:this morning|today|yesterday))?", skip],
  // What lasts until a day: "the MOT runs out on the 20th".
  [
    [
      `${LASTS} {weekday}`,
      `${LASTS} (?:the )?{od}${TH}?(?: of)? {month}(?: {year})?`,
      `${LASTS} {month} (?:the )?(?<d>\\d{1,2})${TH}?(?: {year})?`,
      `${LASTS} the (?<d>\\d{1,2})${TH}`,
      `${LASTS} \\d{1,2}/\\d{1,2}`,
    ],
    skip,
  ],
  // What is so every week, unless only that is said.
  [
    "(?:my|our) [a-z]+ (?:goes|comes|is|sees|visits|has|gets)(?: [a-z]+){0,3} every {weekday}",
    ask("several"),
  ],
  [
    "(?:i|we|he|she|they)(?: m| re| s| am| are| is)? (?:(?:don t|dont|never|only|usually|always|normally|also|work|teach|study|train|off|closed|away|busy|have|ve got|do|at)(?: (?:work|class|classes|school|uni|home|training))? )+(?:on )?{weekday}s(?: (?:and|or|&) {weekday2}s)?(?! (?:at|from|after|before|\\d))",
    ask("several"),
  ],
  [
    [
      `since (?:about |around )?(?:the )?{od}${TH}?(?: of)? {month}`,
      `since (?:about |around )?{month} (?:the )?(?<d>\\d{1,2})${TH}?`,
      `since (?:about |around )?the (?<d>\\d{1,2})${TH}`,
    ],
    skip,
  ],
]
