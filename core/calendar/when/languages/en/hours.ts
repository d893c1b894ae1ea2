import { NO_AMOUNT, NOT_PAID } from "../../grammar/amounts.ts"
import * as say from "../../grammar/found-meanings.ts"
import { firmAsk, halfHint, hint, offset, part, weekday } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AT, MORROW, OF_HALF, TONIGHT } from "./terms.ts"

/** Behind a time, and behind one that is no bare number: "10 central" is an address. */
const TIMED = "(?<=(?:\\d|[ap]m|noon|midday) )"
const NAMED = "(?<=(?:\\d [ap]m|noon|midday) )"

/** Quarters of an hour without a mark. */
const DIGITS = "(?<h>1[3-9]|2[123]|[1-9])(?<m>00(?<!\\b.00)|15|30|45)(?!\\d)"
const FULL_DIGITS = "(?<h>[01]\\d|2[0-3])(?<m>00|15|30|45)"

/** With its half of the day. */
const HALF_HOUR = "(?:1[0-2]|[1-9])(?:[:.][0-5]\\d)? [ap]m"

/** Parts of the day and the clock. */
export const hours: readonly Phrase[] = [
  // Parts of the day.
  [
    `(?:{onDay}|(?<=(?:${MORROW}|today) ))am|(?:in the |in d |during the |on the )?(?:early |late |mid )?(?:morning|mornin|mornings|morn)|first thing`,
    part("morning"),
  ],
  ["(?:at )?(?:mid ?day|lunch ?time)|over lunch|at lunch", part("midday")],
  ["(?:for|to have|having) lunch|lunch", hint("midday")],
  ["(?:for|to have|having) brunch", halfHint("midday")],
  ["(?:for )?breakfast|early|bright and early", hint("morning")],
  [
    `(?:{onDay}|(?<=(?:${MORROW}|today) ))pm|(?:in the |during the )?(?:early |late |mid )?(?:after ?noon|afternoons|aft|arvos?|arvi)|after lunch`,
    part("afternoon"),
  ],
  [
    "(?:in the |during the )?(?:early |late )?(?:evening|evenings|eve)|after dinner",
    part("evening"),
  ],
  ["(?:at |in the )?(?:night|nite|night ?time)|late at night", part("night")],
  ["(?:for|having) (?:dinner|supper)|dinner", hint("evening")],
  ["(?:the )?(?:early hours|small hours|wee hours)", part("small_hours")],
  ["this morning", [offset(0), part("morning")]],
  ["{onDay}avo", part("afternoon")],
  ["this (?:afternoon|arvo|aft|avo)", [offset(0), part("afternoon")]],
  ["this (?:lunch ?time|mid ?day)", [offset(0), part("midday")]],
  ["this evening|this eve", [offset(0), part("evening")]],
  [
    "(?:(?:on |in )?the )?night (?:of|from) {weekday} to {weekday2}",
    ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
  ],
  // The clock.
  // "Could we make it half past?": of an hour that is not said.
  [
    "(?:at )?(?:half|(?:a )?quarter|five|ten|twenty|twenty five|5|10|20|25) (?:past|to)(?= ?(?:$|[,;.?!])| on {weekday})",
    firmAsk("vague"),
  ],
  // "At two, or if not three".
  [
    `(?:or )?(?:if not|failing that|or else|otherwise),? (?:at |around |about )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?ish)?(?= ?(?:$|[,;?!]|\\.(?!\\d)| on {weekday}))${NO_AMOUNT}`,
    firmAsk("several"),
  ],
  // "Friday at two? Or three?"
  [
    `(?<=(?:(?:at|around|about) \\d{1,2}|\\d ?[ap]m|\\d[:.]\\d\\d)[?,.;]? )or (?:maybe |even |at |around )?\\d{1,2}(?:[.:]\\d\\d)?(?: ?ish)?(?= ?(?:$|[,;?!]))${NO_AMOUNT}`,
    firmAsk("several"),
  ],
  // "2 to 2.30 on Friday".
  [
    "(?<time>1[0-2]|[1-9]) ?(?:to|till?|until|-) ?(?<time2>(?:1[0-2]|[1-9])[.:](?:00|15|30|45))(?= (?:on|this|next|tomorrow|today|{weekday})(?![a-z]))",
    say.between,
  ],
  // "2 to 4pm", "2 til 4pm"; ten minutes to four or from ten to four.
  [
    `(?<!my |[\\d:.,/-])(?<time>1[12]|[1-46-9]) (?:to|till?|until) (?<time2>${HALF_HOUR})`,
    say.between,
  ],
  [`(?<!at |[\\d:.,/-])(?:5|10) (?:to|till?|until) ${HALF_HOUR}`, firmAsk("vague")],
  // "Friday 12-2".
  [
    `{onDay}(?<time>1[0-2]|[1-9]) ?- ?(?<time2>1[0-2]|[1-9])(?![\\d:./-]| ?(?:of |{month}))${NO_AMOUNT}`,
    say.between,
  ],
  [
    "(?<=(?:so|then|maybe|possibly|perhaps) )(?<time>\\d{1,2}\\.[0-5][05])(?= ?(?:$|[,;?!]))",
    say.time,
  ],
  ["(?<time>\\d{1,2}[.:]\\d\\d)(?= on {weekday})", say.time],
  [
    "(?<time>(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:fifteen|thirty|forty five))(?= (?:on |this |next |tomorrow|today|tonight|in the |{weekday}))",
    say.time,
  ],
  [
    [
      "(?:(?:we|i|let s|lets) |(?<=(?:, |then |maybe )))say {strong}",
      "(?:(?:we|i|let s|lets) |(?<=(?:, |then |maybe )))say {time}(?= ?(?:$|[,;?!]|\\.(?!\\d))| (?:please|pls|instead|then))",
    ],
    say.time,
  ],
  [
    "(?<=(?:arvo|afternoon|morning|evening|night) )(?<time>\\d{1,2} (?:thirty|fifteen|forty five))",
    say.time,
  ],
  [
    "(?<time>(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?ish)",
    say.time,
  ],
  // "Would 4.30 be any good?", "4.30 any good?": no price.
  [
    "(?<time>\\d{1,2}\\.[0-5][05])(?= (?:be |still )?(?:any good|work|suit|free|available|possible|poss|do ?able|too (?:late|early)|alright|ok (?:for|with) (?:you|u))(?![a-z]))|" +
      "(?<=(?:is|s|does|would|will|could|can (?:i|we) (?:do|get|have|come(?: at)?)) )(?<time>\\d{1,2}\\.[0-5][05])(?= (?:be |still )?(?:ok|okay|good|fine|any good)(?![a-z])| ?(?:$|[?]))",
    say.time,
  ],
  // "Can we do 11.30 instead": another hour than the one named before.
  [
    "(?<time>\\d{1,2}\\.[0-5][05])(?= (?:instead(?! of)|please|pls|today|tomorrow|on {weekday}|{weekday2}))|" +
      "(?<=(?:can|could) (?:i|we|you|u) (?:do|make|make it|get|have|come|come at) )(?<time>\\d{1,2}\\.[0-5][05])(?= ?(?:$|[,;?!]|then(?![a-z])))",
    say.time,
  ],
  ["(?<=and )(?<time>\\d{1,2}\\.[0-5][05])(?= for (?:me|my|him|her|the|us)(?![a-z]))", say.time],
  ["(?<=(?:do|make it|make|have|come|at|say|for) )(?<time>\\d{1,2}) instead(?! of)", say.time],
  // "Tomorrow 1000": four digits are of the 24-hour clock.
  [
    [
      `(?:{onDay}|(?<=(?:today|${TONIGHT}),? ))(?:at |${NOT_PAID})${FULL_DIGITS}(?: ?(?:hrs|hours|h)(?![a-z]))?(?!\\d)${NO_AMOUNT}`,
      `${FULL_DIGITS} ?(?:hrs|hours)(?= (?:(?:on|this|next) )?(?:${MORROW}|today|${TONIGHT}|{weekday}))`,
      `at ${FULL_DIGITS}(?= (?:(?:on|this|next) )?(?:${MORROW}|today|${TONIGHT}|{weekday}))`,
    ],
    say.fullDigits,
  ],
  // "1630 tomorrow", "fri 930", "at 930", unlike "order 1630".
  [
    [
      `(?<=(?:^|[,.;?!] ?|(?:for|about|around|say|do|is|maybe|please|pls) ))${DIGITS}(?= (?:(?:on|this|next|the) |${TONIGHT}|${MORROW}|today|{weekday}))`,
      `{onDay}${NOT_PAID}${DIGITS}${NO_AMOUNT}`,
      `(?:at|around|about|@) ?${DIGITS}(?= ?(?:$|[,;?!]|\\.(?!\\d)| (?:on|this|next|tomorrow|today|please|pls|in the|if|ok|{weekday})(?![a-z])))`,
    ],
    say.digits,
  ],
  // "Friday 9a", "4p today": else it may be a house.
  [
    [
      `(?:{onDay}|(?<=(?:today|${MORROW}) ))(?<time>\\d{1,2})(?<half>[ap])`,
      `(?<time>\\d{1,2})(?<half>[ap])(?= (?:today|${TONIGHT}|${MORROW}))`,
    ],
    ({ time, text }) => ({
      kind: "time",
      time: { ...time, half: text("half") === "a" ? "am" : "pm" },
    }),
  ],
  ["for (?<time>\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm))", say.time],
  // "20 to 3": no stretch runs so. "10 to 4" may begin at ten.
  [
    "(?:at |(?=2))(?<m>5|20|25) (?:to|till?|til) (?<time>(?:1[0-2]|[1-9])(?!\\d)(?: ?[ap]m)?)(?![.:]\\d)",
    ({ time, text }) => ({ kind: "time", time: { ...time, shift: -Number(text("m")) } }),
  ],
  // "Ten of five", as in the USA; unlike "five of us".
  [
    "(?:at )?(?<m>five|ten|twenty|5|10|20) of (?<time>(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?: [ap]m)?)(?= ?(?:$|[,;.?!]| (?:on|this|next|tomorrow|today|{weekday})))",
    ({ time, text }) => {
      const minutes = { five: 5, ten: 10, twenty: 20 }[text("m") ?? ""] ?? Number(text("m"))
      return { kind: "time", time: { ...time, shift: -minutes } }
    },
  ],
  [`(?:${AT})?{time} (?:instead of|rather than) (?:at )?{time2}`, say.time],
  [`${AT}{time} or (?:at )?{time2}`, firmAsk("several")],
  [
    `${AT}{time} (?:and|&) (?<time2>\\d{1,2})(?![\\d:./]|,\\d| ?(?:am|pm|h|uhr|o clock)(?![a-z]))${NO_AMOUNT}`,
    say.bothTimes,
  ],
  // "At 2/3 on Friday": two or three.
  [
    `${AT}(?:1[0-2]|[1-9])/(?:1[0-2]|[1-9])(?= ?(?:pm|am|ish|o clock)(?![a-z])| (?:on|this) {weekday})`,
    firmAsk("several"),
  ],
  [`${AT}{time}`, say.time],
  [`${AT}{time} ?- ?{time2}`, say.roughly],
  // "Lunch 12.30 that day".
  [
    "(?<=(?:lunch|dinner|brunch|breakfast|tea) )(?<time>\\d{1,2}\\.(?:00|15|30|45))(?![.,]?\\d| ?[%€$£])",
    say.time,
  ],
  ["say {time}(?= ?(?:$|[,;?!]|\\.(?!\\d)))", say.time],
  [
    // "Table for two tonight": people.
    "(?<!(?:tables?|dinner|lunch|brunch|party|space|room) for ){time}(?= (?:in the (?:morning|afternoon|evening)|at night|tonight|tomorrow (?:morning|afternoon|evening|night)))",
    say.time,
  ],
  [
    `(?<=(?:${MORROW}|today|${TONIGHT}|morning|morn|mornin|afternoon|aft|arvo|evening|eve),? )(?<!table for ){time}(?=$|[,;.?!]| (?:please|pls|ok|for|if|would|work|good|possible))`,
    say.time,
  ],
  [
    "(?:shortly|just|a bit|a little|straight|right|soon|a while) (?:after|before|past) {time}",
    firmAsk("vague"),
  ],
  [
    [
      "(?:any ?time |some ?time )?(?:after|from|past|later than|not before|no earlier than|from about|onwards from) {noDate}{time}(?: onwards?| on)?",
      `(?:${AT})?{time},? (?:onwards?|or later|or after|(?:at the )?(?:very )?earliest)`,
      "at the earliest {noDate}{time}",
    ],
    say.after,
  ],
  [
    [
      "(?:any ?time |some ?time )?(?:before|by|until|till|til|no later than|not after|not later than|up to) {noDate}{time}",
      `(?:${AT})?{time},? (?:or earlier|or before|(?:at the )?(?:very )?latest|max|tops)`,
      "at the latest(?: by)? {noDate}{time}",
    ],
    say.before,
  ],
  [
    [
      "(?:between|from|betw|btw) {time}(?: (?:and|to|till?|til|until|&) | ?- ?){time2}",
      "{strong} (?:to|till|until) {time2}",
    ],
    say.between,
  ],
  [
    `(?:between|from|betw|btw) {time} (?<half>${OF_HALF}) (?:and|to|-|till?|til|until|&) {time2}(?: (?<half2>${OF_HALF}))?`,
    say.betweenHalves,
  ],
  ["(?:any ?time )?after (?:lunch|mid ?day)", part("afternoon")],
  [`${TIMED}(?:est|edt)|${NAMED}(?:et|eastern)`, { kind: "zone", offsets: ["-05:00", "-04:00"] }],
  [`${TIMED}(?:cst|cdt)|${NAMED}(?:ct|central)`, { kind: "zone", offsets: ["-06:00", "-05:00"] }],
  [`${TIMED}(?:mst|mdt)|${NAMED}mt`, { kind: "zone", offsets: ["-07:00", "-06:00"] }],
  [`${TIMED}(?:pst|pdt)|${NAMED}(?:pt|pacific)`, { kind: "zone", offsets: ["-08:00", "-07:00"] }],
  [`${TIMED}(?:gmt|utc)`, { kind: "zone", offsets: ["+00:00"] }],
  [`${TIMED}bst`, { kind: "zone", offsets: ["+01:00"] }],
  [`${TIMED}(?:cet|cest)`, { kind: "zone", offsets: ["+01:00", "+02:00"] }],
]
