import type { Vocabulary } from "./grammar.ts"
import * as say from "./phrases.ts"
import {
  ask,
  askTime,
  firmAsk,
  from,
  gone,
  hint,
  offset,
  part,
  skip,
  turn,
  until,
  week,
  weekday,
  weekend,
} from "./pieces.ts"

const MORROW =
  "(?:tomorrow|tomorow|tommorow|tommorrow|tomorrows|tmrw|tmrow|tmw|tmr|tomo|2morrow|2moro|2mrw|2mro|2moz)"
const WEEKEND = "(?:week ?end|wkend|wknd)"
const AT =
  "(?:(?:at|around|about|approx\\.?|approximately|round|circa|for|say|like|maybe|@|make it|roughly|roughly at|or so) ){0,2}" +
  "(?:at|around|about|approx\\.?|approximately|round|circa|@|arround|arnd) ?"
const OF_NEXT_MONTH = "(?:of )?next month"

/** English of tourists, Britain, Australia, New Zealand and the USA. */
export const english: Vocabulary = {
  code: "en",
  common:
    "the a an i we you he she it is are am be can could would will do does have has had get got at on in " +
    "to for of and or but my our your me us any anything please thanks thank hi hey hiya hello what when " +
    "how there free open available book booking table appointment slot this that if just not with from " +
    "chance possible like want need make lol also after before between around people ok okay cheers u",
  weekdays:
    "monday|mondy tuesday|tuesdy|tues|tusday wednesday|weds|wensday|wednsday|wednesdy thursday|thurs|thur|thrusday|thursdy " +
    "friday|friyay|firday|fridy saturday|saterday|satuday|saturdy sunday|sundy",
  shortWeekdays: {
    words: "mon tue wed thu fri sat sun",
    before: "on|this|next|for|coming|until|til|till|by|or|and|not",
    after: "at|morning|afternoon|evening|night|arvo|the|around|about|or|lunch|noon|half|quarter",
  },
  months:
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug " +
    "september|sept|sep october|oct november|nov december|dec",
  minutes: "quarter=15 a_quarter=15 half=30",
  units: "am|pm|hrs?|h|o clock|oclock|hours",
  clock: [
    { say: "(?:noon(?: ?ish)?|12 noon)", hour: 12, strong: true },
    { say: "(?:midnight|12 midnight)", hour: 24, strong: true },
    { say: "{mq} past {h}{u}", shift: "past", strong: true },
    { say: "{mq} after {h}{u}", shift: "past", strong: true },
    { say: "{mq} (?:to|till?|til|of|before) {h}{u}", shift: "to", strong: true },
    { say: "half {h}{u}", shift: "half-past", strong: true },
    { say: "{mw} (?:minutes )?(?:past|after) {h}{u}", shift: "past", strong: true },
    { say: "{mw} (?:minutes )?(?:to|till?|til|before) {h}{u}", shift: "to", strong: true },
    { say: "{m} (?:minutes |mins )?past {h}{u}", shift: "past", strong: true },
    { say: "{m} (?:minutes|mins) (?:to|till?|til|before) {h}{u}", shift: "to", strong: true },
    { say: "{h} ?[:] ?{mm}{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h ?{mm}{u}", strong: true },
    { say: "{hh}{mm}(?: ?(?:hrs|hours|h))?" },
    { say: "{h}[., ]{mm}" },
    { say: "{h}(?: ?ish)?{u!}(?: ?ish)?", strong: true },
    { say: "{h} {mw}{u}", shift: "past" },
    { say: "{h}(?: ?ish)?" },
  ],
  filler:
    "the|on|at|for|in|a|an|this|that|with|do|make|come|be|it|appointment|booking|reservation|table|slot|my|" +
    "one|in|to|is|of|you|i|we|have|had|on the|going",
  or: "or|\\/",
  until: "to|until|till|til|through|thru|up to",
  towards: "to|until|for|till|onto",
  phrases: [
    // Words that only look like a moment.
    ["(?:see|c|talk to|speak) (?:you|ya|u) (?:tomorrow|later|soon|then|around)", skip],
    ["good (?:morning|afternoon|evening|night|day)|morning ?(?=[,!.;]|all|guys)", skip],
    [
      "(?:happy|merry|have a (?:good|nice|great|lovely)) (?:christmas|new year|easter|[a-z]+day|weekend|evening|day|afternoon|morning)",
      skip,
    ],
    ["(?:one|a|just a|1) (?:sec|second|minute|moment)|second thoughts?", skip],
    [
      "why not|if not|not (?:only|sure|bad|long|too|that|yet|really|much)|or not|no problem|no worries|whether or not",
      skip,
    ],
    [
      "(?:half an|an|one|two|three|[1-6]|1\\.5) (?:hours?|hrs?)(?: and a half)?(?: (?:session|massage|lesson|appointment|long|slot))?",
      skip,
    ],
    ["every ?day|all day|all night|day off|open day", skip],
    // Days.
    ["today|2day|2dy", offset(0)],
    ["tonight|tonite|2nite|2night", [offset(0), part("night")]],
    [MORROW, offset(1)],
    [`(?:the )?day after ${MORROW}|overmorrow`, offset(2)],
    ["yesterday|the day before yesterday|last night|the other day|the other night", gone],
    [
      "(?:{n}|a|an|a few|a couple of) (?:days?|weeks?|months?|years?|hours?|minutes?|mins) ago",
      gone,
    ],
    ["{weekday}", say.onWeekday],
    ["a {weekday}(?! (?:at|the|\\d))", firmAsk("vague")],
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
        "{weekday} last week",
      ],
      gone,
    ],
    [["every {weekday}", "{weekday}s", "each {weekday}", "any {weekday}"], firmAsk("several")],
    [
      [
        "{weekday} week",
        "a week (?:on )?{weekday}",
        "(?:a|one) week (?:from|after|on)(?: this)? {weekday}",
      ],
      say.weekdayPlus(1),
    ],
    [
      [
        "{weekday} (?:fortnight|in a fortnight)",
        "(?:a )?fortnight (?:on|from) {weekday}",
        "(?:two|2) weeks (?:on|from|after)(?: this)? {weekday}",
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
        "a fortnight today",
        "(?:a fortnight|two weeks|2 weeks) from (?:today|now)",
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
    ["(?:(?:the|on the) )?{od}(?:st|nd|rd|th)?(?: of|,)? {month},?(?: {year})?", say.onDate],
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
      "(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)(?! (?:of (?!this|next|the)|birthday|floor|street|st|avenue|ave|time|anniversary|year|visit|session|person))",
      say.onDay,
    ],
    ["(?:on )?the {od}(?=$| at|[,;.?!]| in the| for| around)", say.onDay],
    [`(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? ${OF_NEXT_MONTH}`, say.onDayOf({ ahead: 1 })],
    ["(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? of this month", say.onDayOf({ ahead: 0 })],
    [
      "{weekday}(?:,? the)? {dd}(?:st|nd|rd|th)?(?! (?:in the|o clock|thirty|fifteen|past|to))",
      say.onWeekdayAndDay,
    ],
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
    // Time from now.
    [
      [
        "in (?:about |around |roughly )?{n} ?(?:hours?|hrs?|h)(?: time)?",
        "{n} ?(?:hours?|hrs?) from now",
      ],
      say.minutesAhead(60),
    ],
    [
      [
        "in (?:an|a|one) (?:hour|hr)(?: s time)?",
        "(?:an|one) hour from now",
        "(?:an|one) hour s time",
      ],
      say.elapse(60),
    ],
    [
      [
        "in (?:an|one|1) hour and a half",
        "in one and a half hours",
        "an hour and a half from now",
        "in 1\\.5 (?:hours|hrs)",
      ],
      say.elapse(90),
    ],
    [["in {n} and a half hours", "in {n} hours and a half"], say.minutesAhead(60, 30)],
    [
      ["in (?:a )?half (?:an |a )?(?:hour|hr)(?: s time)?", "half an hour from now"],
      say.elapse(30),
    ],
    [["in (?:a )?quarter of an hour"], say.elapse(15)],
    [["in (?:three|3) quarters of an hour", "in 3/4 of an hour"], say.elapse(45)],
    [
      [
        "in (?:about |around |roughly )?{n} ?(?:mins?|minutes?|m)(?: time)?",
        "{n} ?(?:mins?|minutes?) from now",
      ],
      say.minutesAhead(1),
    ],
    [
      "(?:in )?(?:a few|a couple(?: of)?|some|several) (?:days|hours|hrs|weeks|minutes|mins|months)(?: time| from now)?",
      firmAsk("vague"),
    ],
    // Weeks, weekends, months.
    ["from|starting(?: from)?|as of", from()],
    ["until|till|til|by|up to|between now and|at the latest|no later than", until()],
    ["after", from(1)],
    ["before", until(-1)],
    ["this week", week(0)],
    ["next week|nxt week", week(1)],
    ["(?:the )?week after next", week(2)],
    ["(?:the )?other week|another week|(?:the )?following week|week after(?! next)", week("other")],
    ["last (?:week|weekend|month|year)", gone],
    [
      "(?:the )?(?:first|second|third|last) (?:week|half) (?:of|in) (?:{month}|the month|next month)",
      firmAsk("vague"),
    ],
    [
      "(?:early|mid|middle of|beginning of|start of|end of|later|late|midweek)(?: the| this| next)? week",
      firmAsk("vague"),
    ],
    ["bank holiday(?: monday)?|midweek|mid week|(?:on )?weekdays|on a weekday", firmAsk("vague")],
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
    ["next month", say.wholeMonth({ ahead: 1 })],
    ["this month", say.wholeMonth({ ahead: 0 })],
    ["(?:early(?: in)?|(?:the )?(?:beginning|start) of) {Month}", say.partOfMonth("early_month")],
    ["(?:mid|(?:the )?middle of) ?-? ?{Month}", say.partOfMonth("mid_month")],
    ["(?:late(?: in)?|(?:the )?end of) {Month}", say.partOfMonth("end_of_month")],
    [
      "(?:early|(?:the )?(?:beginning|start) of) next month",
      say.wholeMonth({ ahead: 1 }, "early_month"),
    ],
    ["(?:mid|(?:the )?middle of) next month", say.wholeMonth({ ahead: 1 }, "mid_month")],
    ["(?:late|(?:the )?end of) next month", say.wholeMonth({ ahead: 1 }, "end_of_month")],
    [
      "(?:the )?(?:beginning|start) of (?:the|this) month",
      say.wholeMonth({ ahead: 0 }, "early_month"),
    ],
    ["(?:the )?middle of (?:the|this) month", say.wholeMonth({ ahead: 0 }, "mid_month")],
    [
      "(?:the )?end of (?:the|this) month|late this month|month end",
      say.wholeMonth({ ahead: 0 }, "end_of_month"),
    ],
    // Feasts.
    ["christmas eve|xmas eve", say.holiday(12, 24)],
    ["christmas day|xmas day|christmas|xmas", say.holiday(12, 25)],
    ["boxing day|st stephen s day", say.holiday(12, 26)],
    ["new year s? ?eve|nye|hogmanay", say.holiday(12, 31)],
    ["new year s? ?day|new year s|new year", say.holiday(1, 1)],
    ["valentine s? ?(?:day)?|valentines(?: day)?", say.holiday(2, 14)],
    ["(?:st|saint)\\.? (?:patrick|paddy) ?s(?: day)?|paddys day", say.holiday(3, 17)],
    ["(?:the )?fourth of july|4th of july|independence day", say.holiday(7, 4)],
    ["halloween", say.holiday(10, 31)],
    ["bonfire night|guy fawkes(?: night)?", say.holiday(11, 5)],
    ["anzac day", say.holiday(4, 25)],
    ["australia day", say.holiday(1, 26)],
    ["waitangi day", say.holiday(2, 6)],
    ["juneteenth", say.holiday(6, 19)],
    ["veterans? day", say.holiday(11, 11)],
    ["may day", say.holiday(5, 1)],
    ["martin luther king day|mlk day", say.nthHoliday(1, 1, 3)],
    ["president s? ?day|presidents day", say.nthHoliday(2, 1, 3)],
    ["memorial day", say.nthHoliday(5, 1, -1)],
    ["labor day", say.nthHoliday(9, 1, 1)],
    ["columbus day", say.nthHoliday(10, 1, 2)],
    ["thanksgiving(?: day)?", say.nthHoliday(11, 4, 4)],
    [
      "black friday|the day after thanksgiving|father s day|mother s day|mothers day|fathers day",
      firmAsk("vague"),
    ],
    ["shrove tuesday|pancake day", say.easterPlus(-47)],
    ["ash wednesday", say.easterPlus(-46)],
    ["palm sunday", say.easterPlus(-7)],
    ["(?:maundy|holy) thursday", say.easterPlus(-3)],
    ["good friday", say.easterPlus(-2)],
    ["(?:holy|easter) saturday", say.easterPlus(-1)],
    ["easter sunday|easter day", say.easterPlus(0)],
    ["easter monday", say.easterPlus(1)],
    ["easter weekend|over easter|at easter|easter", firmAsk("vague")],
    // Parts of the day.
    [
      "(?<=day |tomorrow |today )am|(?:in the |in d |during the |on the )?(?:early |late |mid )?(?:morning|mornin|mornings|morn)|first thing",
      part("morning"),
    ],
    ["(?:at )?(?:mid ?day|lunch ?time)|over lunch|at lunch", part("midday")],
    ["(?:for|to have|having) (?:lunch|brunch)|lunch", hint("midday")],
    ["(?:for )?breakfast|early|bright and early", hint("morning")],
    [
      "(?<=day |tomorrow |today )pm|(?:in the |during the )?(?:early |late |mid )?(?:after ?noon|afternoons|aft|arvo|arvi)|after lunch",
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
    ["this (?:afternoon|arvo|aft)", [offset(0), part("afternoon")]],
    ["this (?:lunch ?time|mid ?day)", [offset(0), part("midday")]],
    ["this evening|this eve", [offset(0), part("evening")]],
    [
      "(?:(?:on |in )?the )?night (?:of|from) {weekday} to {weekday2}",
      ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
    ],
    // The clock.
    ["for (?<time>\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm))", say.time],
    [`${AT}{time} or (?:at )?{time2}`, firmAsk("several")],
    [`${AT}{time}`, say.time],
    [
      "{time}(?= (?:in the (?:morning|afternoon|evening)|at night|tonight|tomorrow (?:morning|afternoon|evening|night)))",
      say.time,
    ],
    [
      `(?<=(?:${MORROW}|today) )(?<!table for ){time}(?=$|[,;.?!]| (?:please|pls|ok|for|would|work|good|possible))`,
      say.time,
    ],
    [
      "(?:shortly|just|a bit|a little|straight|right|soon|a while) (?:after|before|past) {time}",
      firmAsk("vague"),
    ],
    [
      [
        "(?:any ?time |some ?time )?(?:after|from|past|later than|not before|no earlier than|from about|onwards from) {time}(?: onwards?| on)?",
        "{time} (?:onwards?|or later|or after)",
      ],
      say.after,
    ],
    [
      [
        "(?:any ?time |some ?time )?(?:before|by|until|till|til|no later than|not after|not later than|up to) {time}",
        "{time} (?:or earlier|or before|at the latest)",
      ],
      say.before,
    ],
    [
      [
        "(?:between|from|betw|btw) {time} (?:and|to|-|till?|til|until|&) {time2}",
        "{strong} (?:to|till|until) {time2}",
      ],
      say.between,
    ],
    ["(?:any ?time )?after (?:lunch|mid ?day)", part("afternoon")],
    ["(?<=\\d (?:am|pm) )(?:est|edt|et|eastern)", { kind: "zone", offsets: ["-05:00", "-04:00"] }],
    ["(?<=\\d (?:am|pm) )(?:cst|cdt|ct|central)", { kind: "zone", offsets: ["-06:00", "-05:00"] }],
    ["(?<=\\d (?:am|pm) )(?:mst|mdt|mt)", { kind: "zone", offsets: ["-07:00", "-06:00"] }],
    ["(?<=\\d (?:am|pm) )(?:pst|pdt|pt|pacific)", { kind: "zone", offsets: ["-08:00", "-07:00"] }],
    ["(?<=\\d(?: (?:am|pm))? )(?:gmt|utc)", { kind: "zone", offsets: ["+00:00"] }],
    ["(?<=\\d(?: (?:am|pm))? )(?:bst)", { kind: "zone", offsets: ["+01:00"] }],
    ["(?<=\\d(?: (?:am|pm))? )(?:cet|cest)", { kind: "zone", offsets: ["+01:00", "+02:00"] }],
    // What a receptionist has to ask.
    ["between(?= (?:noon|lunch|midday|breakfast|now|work))", firmAsk("vague")],
    [
      "(?:one|some|any) of these days|some ?day|any day(?: is fine| works)?|whichever day|some ?time(?: soon)?",
      ask("vague"),
    ],
    [
      "in a (?:bit|while|minute|moment|mo|sec)|in a little (?:bit|while)|later(?: on)?(?: today)",
      ask("vague"),
    ],
    [
      "after (?:work|school|class|classes|the gym|uni|college|my shift|church|training|the meeting|practice)|when i (?:finish|get off)(?: work)?|once i(?: m| am)? (?:done|finish)(?: work)?|before (?:work|school|lunch|dinner)|on my lunch break",
      askTime("vague"),
    ],
    [
      "(?:at |by )?(?:the )?end of (?:the |my )?day|close of business|cob|eod|last thing",
      askTime("vague"),
    ],
    [
      "(?:asap|a s a p)|as (?:soon|early) as (?:possible|you can|u can|poss)|when ?ever (?:you|u)(?: can| are free| have| re free| ve got| want| like)?|when ?ever(?: works| suits| is (?:fine|good|best))?|(?:the )?(?:first|next|earliest|soonest) (?:available|free|possible|opening|slot|appointment)(?: (?:slot|appointment|opening|time|one))?|right (?:now|away)|straight ?away|immediately|urgent(?:ly)?|any ?time(?: soon)?",
      ask("open_ended"),
    ],
    // Turns.
    ["not|nor|neither", turn("not-next")],
    ["no", turn("not")],
    [
      "(?:i |we )?(?:can t|cant|cannot|can not|couldn t|won t|wont) (?:do|make|come|be there|manage)?|(?:doesn t|doesnt|does not|don t|won t|wont|didn t) (?:work|suit)(?: for (?:me|us))?|is(?:n t| not| no) (?:good|possible|an option)|isn t|is out",
      turn("not"),
    ],
    [
      "(?:except|apart from|other than|any day but|anything but|rather than|instead of|in place of|and not|than|but not)",
      turn("instead"),
    ],
    [
      "i mean|i meant|sorry|actually|make it|make that|scratch that|oops|no wait|wait|second thoughts|on second thought|or rather|better|rather",
      turn("correction"),
    ],
    [
      "(?:my|our|the) (?:appointment|appt|booking|reservation|slot|table|session|lesson|class)(?: (?:i have|we have|i had|we had))?|(?:i|we) (?:have|had|ve got) (?:an? |the )?(?:appointment|appt|booking|reservation|slot|table|session)|(?:am|m|was|re|are|were) booked(?: in)?",
      turn("existing"),
    ],
    [
      "(?:we|i) (?:leave|fly|arrive|land|check|travel|go|head|get|am away|are away|m away|re away|work|ll arrive|ll be away)(?: out| in| back| home| off)?|(?:my|our|his|her) (?:birthday|anniversary|wedding|flight|exam)(?: is)?|birthday|flight is|check ?in|check ?out",
      turn("occasion"),
    ],
    [
      "move|moved|reschedule|rescheduled|change|changed|switch|shift|push|bring|swap|postpone",
      turn("move"),
    ],
  ],
}
