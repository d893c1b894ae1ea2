import * as say from "../../grammar/found-meanings.ts"
import { ask, firmAsk, gone, monthEnd, offset, part, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { MORROW, OF_NEXT_MONTH, TONIGHT } from "./terms.ts"

/** Months by their numbers. */
const NTHS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ")

/** Days. */
export const days: readonly Phrase[] = [
  ["today (?:is|s) {weekday}", say.todayIs],
  ["today|2day|2dy", offset(0)],
  // "Away on the 20th, the day before at two".
  [
    "(?<!(?:any|every|one|some|week|work|working|business) )(?:the |a )?day (?:before|after|prior)|the (?:night|morning|evening) (?:before|after)(?! (?:\\d|noon|midday|about|around))|the (?:next|following) (?:day|morning|afternoon|evening)",
    firmAsk("vague"),
  ],
  ["mon ?(?:- ?)?fri(?! (?:or|and)(?![a-z])|,)", ask("several")],
  [TONIGHT, [offset(0), part("night")]],
  [MORROW, offset(1)],
  [
    `(?:the )?day after ${MORROW}|overmorrow|not ${MORROW},? (?:but )?the (?:day|one) after(?! ${MORROW})`,
    offset(2),
  ],
  ["since (?:last |this )?(?:{weekday}|{Month})(?: (?:morning|afternoon|evening|night))?", skip],
  ["yesterday|the day before yesterday|last night|the other day|the other night", gone],
  ["(?:{n}|a|an|a few|a couple of) (?:days?|weeks?|months?|years?|hours?|minutes?|mins) ago", gone],
  ["{weekday}", say.onWeekday],
  ["(?:the )?(?:nearest|closest) {weekday} to", firmAsk("vague")],
  ["(?:that s|thats|it s|its|which is|(?<=\\()) ?a {weekday}", say.onWeekday],
  [
    "(?:this )?{weekday} or (?:the )?(?:next|following)(?: one)?|this or next {weekday}",
    firmAsk("several"),
  ],
  ["(?:a|some|whichever) {weekday}(?! (?:the|\\d))|one {weekday} in", firmAsk("vague")],
  ["this {weekday}", say.thisWeekday],
  [["next {weekday}", "{weekday} next(?! week| month)"], say.nextWeekday],
  [
    ["(?:this )?(?:coming|upcoming) {weekday}", "{weekday} coming", "(?:the )?nearest {weekday}"],
    say.comingWeekday,
  ],
  [
    [
      "(?:the )?other {weekday}",
      "(?:the )?{weekday} after next",
      "(?:the )?following {weekday}",
      "the {weekday} after(?=$|[,.;?!])",
    ],
    say.otherWeekday,
  ],
  [
    [
      "(?:last|past|previous) {weekday}",
      "{weekday} (?:just gone|gone|past)",
      "{weekday} (?:of |in )?last week",
    ],
    gone,
  ],
  [
    "(?:(?:was|were|been) (?:there|here|in)|came|went|called|rang|phoned|visited|popped in|tried calling)" +
      "(?: (?:you|u|there|here|in|by|guys|over|back))*(?: on| this)? {weekday}",
    gone,
  ],
  [
    "{weekday}s (?:(?:are|is|r) )?(?:no good|not good|no go|out|off|a no go|difficult|tricky|busy|impossible|bad|hard|don t work|dont work)(?: for (?:me|us))?",
    ask("vague"),
  ],
  [["every {weekday}", "{weekday}s", "each {weekday}", "any {weekday}"], firmAsk("several")],
  [
    [
      "(?:this )?{weekday} week",
      "(?:a week |(?<!(?:this|next|the|a|one|last|every|each|that|following|other|per) )week on |(?<=(?:^|[,;:.!?] ?|(?:for|by|about|say|it|or|maybe|book|come|in) ))week ){weekday}",
      "a week on {weekday}",
      "(?:a|one) week (?:from|after|on)(?: this)? {weekday}",
    ],
    say.weekdayPlus(1),
  ],
  [
    [
      "{weekday} (?:fortnight|in a fortnight)",
      "(?:a )?fortnight (?:on|from) {weekday}",
      "(?:(?:two|2) weeks (?:on|from|after)(?: this)?|(?<!(?:in|for|last|past|every|next|the) )(?:two|2) weeks) {weekday}",
    ],
    say.weekdayPlus(2),
  ],
  ["{n} weeks (?:on|from)(?: this)? {weekday}", say.weekdayPlus()],
  ["{weekday} in {n} weeks", say.weekdayIn()],
  ["{weekday} in a week(?: s time)?", say.weekdayIn(1)],
  [
    ["a week today", "today week", "(?:a|one) week from (?:today|now)", "in a week s? ?time"],
    offset(7),
  ],
  [[`a week (?:from )?${MORROW}`, `${MORROW} week`], offset(8)],
  [
    [
      "(?:in )?(?:a )?fortnight today",
      "(?:(?:a )?fortnight|two weeks|2 weeks) from (?:today|now)",
      "(?:in )?a fortnight(?: s time)?",
      "two weeks today",
    ],
    offset(14),
  ],
  [[`a fortnight ${MORROW}`, `(?:two weeks|a fortnight) from ${MORROW}`], offset(15)],
  [
    [
      "a month today",
      "(?:a|one) month from (?:today|now)",
      "in a month(?: s time)?",
      "(?:in )?a month s time",
    ],
    { kind: "day", day: { is: "months", months: 1 } },
  ],
  // "How about 20/4": no hour is asked about with a stroke behind it.
  [
    "(?:(?:how|what) (?:about|abt|bout)|(?:around|about)(?= (?:1[3-9]|2\\d|3[01])/| \\d{1,2}/(?:1[3-9]|2\\d|3[01]))) (?<first>\\d{1,2})/(?<second>\\d{1,2})(?:/(?<y>\\d{4}|\\d{2}))?(?![/\\d]| ?(?:(?:of )?an? )?hours?(?![a-z])| (?:past|to) \\d)",
    say.numbers,
  ],
  ["in {n} days?(?: time)?", say.daysAhead(1)],
  ["{n} days? from (?:now|today)", say.daysAhead(1)],
  [
    [
      "in {n} weeks?(?: time)?",
      "{n} weeks? from (?:now|today)",
      "{n} weeks today",
      "in {n} weeks s time",
    ],
    say.daysAhead(7),
  ],
  ["in a (?:week|weeks time|week s time)", offset(7)],
  [["in {n} months?(?: time)?", "{n} months? from (?:now|today)"], say.monthsAhead],
  // "The next one Nov 3" is no first of November.
  [
    "(?!(?:one|two|three|four|five|six) [a-z]+ (?:the )?\\d{1,2}(?!\\d|:| ?[ap]m))(?:(?:the|on the) )?{od}(?:st|nd|rd|th)?(?: of|,)? {month},?(?: {year})?",
    say.onDate,
  ],
  [
    "{month},? (?:the )?(?<d>\\d{1,2})(?!\\d|:)(?:st|nd|rd|th)?(?!(?:st|nd|rd|th|am|pm)| (?:am|pm))(?:,? {year})?",
    say.onDate,
  ],
  [
    "{weekday},? (?:the )?{od}(?:st|nd|rd|th)?(?: of|,)? {month},?(?: {year})?",
    say.onWeekdayAndDate,
  ],
  [
    "{weekday},? {month},? (?:the )?(?<d>\\d{1,2})(?!\\d|:)(?:st|nd|rd|th)?(?! (?:am|pm))(?:,? {year})?",
    say.onWeekdayAndDate,
  ],
  ["{month} (?:the )?{od}", say.onDate],
  [
    "(?<!(?:happy|my|his|her|(?:dad|mum|mom|nan|gran|grandma|grandad|wife|husband|hubby|sister|brother|son|daughter|friend|mate) s) )(?:the )?(?<d>[012]?\\d|3[01])(?:st|nd|rd|th)(?! (?:of (?!this|next|the)|birthday|floor|street|st|avenue|ave|time|anniversary|year|visit|session|person|" +
      "shot|jab|dose|vaccine|vaccination|vax|booster|injection|treatment|fitting|trial|appointment|appt|filling|scan|coat|course|module|" +
      "trimester|round|try|go|opinion|hand|half|test|" +
      "pic|picture|photo|image|message|item|option|one|line|row|page|step|door|house|class|lesson|grade|child|kid|baby|daughter|" +
      "son|place|party|try|attempt|column|button|bell|from the (?:left|right|top|bottom|end)|on the (?:left|right|list|menu)|was (?:great|lovely|good)))",
    say.onDay,
  ],
  // Unlike "one of the first" and "the second of the third group".
  [
    `(?:(?:on )?the {od}(?:st|nd|rd|th)?|(?<d>\\d{1,2})(?:st|nd|rd|th)) of the (?:(?<nth>${NTHS.join("|")})|(?<nth>1[0-2]|[1-9])(?:st|nd|rd|th))(?= ?(?:$|[,;.?!]| (?:at|in the|for|around|about|after|before|from|please|pls|\\d)(?![a-z])))`,
    say.onNthMonth(NTHS),
  ],
  ["(?:on )?the {od}(?=$| at|[,;.?!]| in the| for| around)", say.onDay],
  [`(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? ${OF_NEXT_MONTH}`, say.onDayOf({ ahead: 1 })],
  ["(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? of this month", say.onDayOf({ ahead: 0 })],
  [
    "{weekday}(?:,? the)? {dd}(?:st|nd|rd|th)?(?! (?:in the|o ?clock|sharp|on the dot|thirty|fifteen|past|to|till?|until|onwards?))",
    say.onWeekdayAndDay,
  ],
  ["(?:the )?last day of (?:the|this) month", monthEnd],
  ["(?:the )?first {weekday} (?:in|of) {month}", say.nthOf(1)],
  ["(?:the )?(?:second|2nd) {weekday} (?:in|of) {month}", say.nthOf(2)],
  ["(?:the )?(?:third|3rd) {weekday} (?:in|of) {month}", say.nthOf(3)],
  ["(?:the )?(?:fourth|4th) {weekday} (?:in|of) {month}", say.nthOf(4)],
  ["(?:the )?last {weekday} (?:in|of) {month}", say.nthOf(-1)],
  ["(?:the )?(?:first|1st) {weekday} (?:in|of) next month", say.nthOf(1, { ahead: 1 })],
  ["(?:the )?(?:second|2nd) {weekday} (?:in|of) next month", say.nthOf(2, { ahead: 1 })],
  ["(?:the )?last {weekday} (?:in|of) (?:the|this) month", say.nthOf(-1, { ahead: 0 })],
  [
    "(?:the )?(?:first|second|third|fourth|1st|2nd|3rd|4th) {weekday}|(?:the )?last {weekday} (?:of|in)",
    firmAsk("vague"),
  ],
  [
    [
      "(?:from )?(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till) ?(?:the )?(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?: of)? {month}",
      "{month} (?<d>\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till) ?(?:the )?(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?!:| ?(?:am|pm))",
    ],
    say.fromDayToDay,
  ],
]
