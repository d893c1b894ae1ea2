import * as say from "../../grammar/found-meanings.ts"
import {
  firmAsk,
  from,
  gone,
  oneAfter,
  until,
  week,
  weekAfter,
  weekend,
  wholeMonth,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { WEEKEND } from "./terms.ts"

const SOME_OF = "(?:early|mid|middle of|beginning of|start of|end of|later|late|midweek)"
const SAY_WHICH = "(?=,? (?:- )?(?:(?:say|maybe|perhaps|like|ideally|on|so|probably) )?{weekday})"

/** Weeks, weekends, months, and what bounds them. */
export const weeks: readonly Phrase[] = [
  ["from|starting(?: from)?|as of|no earlier than|no sooner than", from()],
  ["until|till|til|by|up to|between now and|at the latest|no later than", until()],
  ["after", from(1)],
  ["before", until(-1)],
  [
    "(?:week|wk) (?:number |no\\.? )?\\d{1,2}(?!\\d)(?! (?:pregnan|of (?:my |the )?(?:pregnan|course|class)))",
    firmAsk("vague"),
  ],
  ["(?:in )?(?:about )?(?:an?|{n}) (?:hour|day|week|month)s? or (?:so|two)", firmAsk("vague")],
  ["(?:this|the current)(?: very| same)? week", week(0)],
  ["next week|nxt week", week(1)],
  ["(?:the )?week after next", week(2)],
  [
    "(?:the )?week (?:of(?! (?:dark|light|long)(?:er)? )(?! (?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de [a-z]+)? ?(?:to|till?|al?|au|ao|ate|until|-) (?:the )?\\d)|commencing|beginning|starting|from)|w/c",
    firmAsk("vague"),
  ],
  ["(?:the )?other week|another week|(?:the )?following week", week("other")],
  ["(?:the )?week after(?: that)?(?! next)", weekAfter],
  [
    "(?:the )?(?:one after(?: that|(?! \\d))|following one|next one after that)(?= ?(?:$|[,.;?!]| (?:on|at|around|please|pls|would|is|works)(?![a-z])| (?:mon|tue|wed|thu|fri|sat|sun|say|\\d)))",
    oneAfter,
  ],
  ["last (?:week(?:(?: on)? {weekday})?|weekend|month|year)", gone],
  [
    "(?:the )?(?:first|second|third|last) (?:week|half) (?:of|in) (?:{month}|the month|next month)",
    firmAsk("vague"),
  ],
  // "Later next week, say Thursday": the day tells it.
  [`${SOME_OF} this week${SAY_WHICH}|{onDay}(?:at the )?${SOME_OF} this week`, week(0)],
  [`${SOME_OF} next week${SAY_WHICH}|{onDay}(?:at the )?${SOME_OF} next week`, week(1)],
  [`${SOME_OF}(?: the| this| next)? week`, firmAsk("vague")],

  // "The Tuesday of cup week".
  ["{weekday} of (?!this |next |that |the )(?:[a-z]+ ){1,2}week", firmAsk("vague")],
  ["week ?nights|midweek|mid week|(?:on )?weekdays|on a weekday", firmAsk("vague")],
  [`(?:the |at the |on the |over the )?${WEEKEND}`, weekend("bare")],
  [`(?:at |on |over )?this ${WEEKEND}`, weekend("this")],
  [`next ${WEEKEND}`, weekend("next")],
  [`(?:this )?(?:coming|upcoming) ${WEEKEND}`, weekend("coming")],
  [
    `(?:the )?(?:other ${WEEKEND}|${WEEKEND} after(?: next)?|following ${WEEKEND})`,
    weekend("other"),
  ],
  [`any ${WEEKEND}|weekends`, firmAsk("several")],
  ["(?:in|during|for) {Month}(?! ?\\d\\d?(?!\\d))(?: {year})?", say.partOfMonth()],
  [
    "(?:so |that s |thats |which is |that ll be )*already (?:in )?{Month}(?! (?:the )?\\d)|(?:that s |thats |which is |that ll be )(?:in )?{Month} already",
    say.toldMonth,
  ],
  ["next month", wholeMonth({ ahead: 1 })],
  ["this month", wholeMonth({ ahead: 0 })],
  ["(?:early(?: in)?|(?:the )?(?:beginning|start) of) {Month}", say.partOfMonth("early_month")],
  ["(?:mid|(?:the )?middle of) ?-? ?{Month}", say.partOfMonth("mid_month")],
  ["(?:late(?: in)?|(?:the )?end of) {Month}", say.partOfMonth("end_of_month")],
  ["(?:early|(?:the )?(?:beginning|start) of) next month", wholeMonth({ ahead: 1 }, "early_month")],
  ["(?:mid|(?:the )?middle of) next month", wholeMonth({ ahead: 1 }, "mid_month")],
  ["(?:late|(?:the )?end of) next month", wholeMonth({ ahead: 1 }, "end_of_month")],
  ["(?:the )?(?:beginning|start) of (?:the|this) month", wholeMonth({ ahead: 0 }, "early_month")],
  ["(?:the )?middle of (?:the|this) month", wholeMonth({ ahead: 0 }, "mid_month")],
  [
    "(?:the )?end of (?:the|this) month|late this month|month end",
    wholeMonth({ ahead: 0 }, "end_of_month"),
  ],
]
