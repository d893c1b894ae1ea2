import * as say from "../../grammar/found-meanings.ts"
import {
  firmAsk,
  from,
  gone,
  monthEnd,
  offset,
  oneAfter,
  skip,
  turn,
  until,
  week,
  weekAfter,
  weekday,
  weekend,
  wholeMonth,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import {
  COMING,
  DAY,
  FROM_TODAY,
  LAST,
  NEXT,
  OF_NEXT_MONTH,
  OTHER,
  SO_LONG,
  THIS,
  WEEKEND,
} from "./terms.ts"

/** Months by their numbers. */
const NTHS =
  "ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften".split(
    " ",
  )

/** Days, weeks, weekends and months. */
export const days: readonly Phrase[] = [
  // Days.
  ["heute ist {weekday}", say.todayIs],
  [
    "heute?|heut|heit|huu?et|huut|hut(?= (?:am|um|no|z|zabig|abig|obig|namittag|nomittag|morge|i|oder)(?![a-z]))",
    offset(0),
  ],
  [`(?<!(?:${DAY}|heute|heut|gestern|jeden) )(?:morgen|morgn|moregn|morn|moorn)`, offset(1)],
  ["(?:ue?bermorgen|ue?bermorgn|ue?bermorn)", offset(2)],
  ["ue?ber ?ue?bermorgen", offset(3)],
  [
    "seit (?:dem |(?:letzte|diese)[mnr] )?(?:{weekday}|{Month})(?: (?:frueh|fruh|abend|nacht|mittag))?",
    skip,
  ],
  ["seit (?:um )?{time}", skip],
  ["gestern|vorgestern|gestern (?:abend|morgen|mittag|nachmittag|nacht)", gone],
  ["vor (?:{n}|einigen|ein paar|paar) (?:tagen?|wochen?|monaten?|jahren?|stunden?|minuten?)", gone],
  ["{weekday}(?:s?termin)?", say.onWeekday],
  ["(?<=\\d\\.,? )(?:(?:das|was) ist |also )?ein {weekday}(?= ?[,)]| um )", say.onWeekday],
  ["(?:irgend ?)?(?:ein|einen|einem) {weekday}", firmAsk("vague")],
  ["(?:erste|zweite|dritte|vierte|letzte)[rn]? {Month}woche", firmAsk("vague")],
  [
    "so(?:(?=\\.,? ?\\d)|\\.?,? (?=(?:den |der )?\\d{1,2}\\.(?:\\d{1,2}\\.| ?[a-z]{3,9} )))",
    weekday(7),
  ],
  [`${THIS} {weekday}`, say.thisWeekday],
  [[`${NEXT} {weekday}`, `{weekday} ${NEXT}(?! woche)`], say.nextWeekday],
  [[`(?:${THIS} )?${COMING} {weekday}`], say.comingWeekday],
  [`${OTHER} {weekday}`, say.otherWeekday],
  [
    [
      `${LAST} {weekday}`,
      `{weekday} (?:in )?(?:der )?${LAST} woche`,
    ],
    gone,
  ],
  [
    "(?:war(?: ich)?|waren(?: wir)?)(?: schon)? (?:am |diesen )?{weekday}(?! (?:noch|was|frei))",
    gone,
  ],
  [
    ["jeden {weekday}", "{weekday}s(?! (?:um|ab|gegen|nachmittag))", "immer {weekday}s"],
    firmAsk("several"),
  ],
  ["{weekday}s(?= (?:um|ab|gegen))", firmAsk("several")],
  [["{weekday} in (?:acht|8) tagen", "{weekday} ue?ber eine woche"], say.weekdayPlus(1)],
  [["{weekday} in (?:vierzehn|14) tagen"], say.weekdayPlus(2)],
  ["{weekday} in {n} wochen?", say.weekdayIn()],
  [
    [
      "heute? in (?:einer|1) woche",
      "heute? in (?:acht|8) tagen",
      "heute? ue?ber (?:eine woche|acht tage)",
    ],
    offset(7),
  ],
  [["morgen in (?:einer|1) woche", "morgen in (?:acht|8) tagen"], offset(8)],
  ["heute? in (?:vierzehn|14) tagen", offset(14)],
  ["morgen in (?:vierzehn|14) tagen", offset(15)],
  ["heute? in {n} wochen", say.daysAhead(7)],
  ["morgen in {n} wochen", say.daysAhead(7, 1)],
  ["(?:(?:am|an|den|der|dem|zum|vom|auf den) )?{od}\\.? ?{month}(?: {year})?", say.onDate],
  ["{weekday},? (?:(?:den|der|dem|am) )?{od}\\.? ?{month}(?: {year})?", say.onWeekdayAndDate],
  [
    "(?:(?:am|an|den|der|dem|zum|vom) |(?<=(?:bis|ab|vor|nach) ))(?<d>\\d{1,2})\\.(?!\\d| ?\\d{1,2}\\.| (?:tag|mal|termin|kunde|kundin|platz|stock|gang|versuch|kind|person|sitzung|behandlung)(?![a-z]))(?= |,|$|[a-z])",
    say.onDay,
  ],
  ["(?:am|zum|vom|den|der) (?<d>\\d{1,2})(?:ten|te|er)", say.onDay],
  ["(?:am|zum|den|der) {ordinal}(?= um|$|,| vormittag| nachmittag| abend| gegen)", say.onDay],
  [`(?:am|zum|den|der|vom) {ordinal} (?<nth>${NTHS.join("|")})`, say.onNthMonth(NTHS)],
  [`(?:am |den |der )?(?<d>\\d{1,2})\\.? ${OF_NEXT_MONTH}`, say.onDayOf({ ahead: 1 })],
  ["(?:am |den |der )?(?<d>\\d{1,2})\\.? (?:dieses|diesen|des) monats", say.onDayOf({ ahead: 0 })],
  // "Gegen 20.4., 14 Uhr": a day, no hour.
  [
    "(?:so )?(?:gegen|ca\\.?|circa|etwa|ungefahr|um)(?: den)? (?<first>\\d{1,2})\\. ?(?<second>0?[1-9]|1[0-2])\\.(?!\\d)",
    say.numbers,
  ],
  [
    "(?<first>\\d{1,2})\\.(?: )?(?<second>\\d{1,2})\\.(?<y>20\\d\\d|2\\d(?!\\d| ?uhr|[:.]))?(?!\\d)",
    say.numbers,
  ],
  [
    "(?:am |den |der |vom |zum )(?<first>\\d{1,2})\\.(?<second>0?\\d|1[0-2])(?![\\d.:]| ?uhr)",
    say.numbers,
  ],
  [
    "{weekday}(?:,? (?:den|der|dem|am))? (?<d>\\d{1,2})\\.(?!\\d| ?\\d{1,2}\\.)",
    say.onWeekdayAndDay,
  ],
  ["(?:am |der )?letzte[rn]? tag (?:des|im|dieses|diesen) monats?|monatsletzte[rn]?", monthEnd],
  ["(?:am |der |jeden )?(?:erste[rn]?|1\\.) {weekday} (?:im|in) {month}", say.nthOf(1)],
  ["(?:am |der )?(?:zweite[rn]?|2\\.) {weekday} (?:im|in) {month}", say.nthOf(2)],
  ["(?:am |der )?(?:dritte[rn]?|3\\.) {weekday} (?:im|in) {month}", say.nthOf(3)],
  ["(?:am |der )?letzte[rn]? {weekday} (?:im|in) {month}", say.nthOf(-1)],
  [
    ["(?:am )?ersten {weekday} im nae?chsten monat", `(?:am )?ersten {weekday} ${OF_NEXT_MONTH}`],
    say.nthOf(1, { ahead: 1 }),
  ],
  ["(?:am )?letzte[rn]? {weekday} (?:im|des|dieses) monats?", say.nthOf(-1, { ahead: 0 })],
  [
    "(?:lieber|eher|besser) (?:am )?{weekday} als (?:am )?{weekday2}",
    (found) => [turn("correction"), say.onWeekday(found)],
  ],
  ["(?:in|binnen) {n} tag(?:en)?", say.idiomaticDays],
  ["in (?:vierzehn|14) tagen", offset(14)],
  ["in {n} {weekday}(?:en|s)?", firmAsk("which_week")],
  ["in {n} wochen?", say.daysAhead(7)],
  [`${SO_LONG} tagen? ${FROM_TODAY}`, say.idiomaticDays],
  [`${SO_LONG} wochen? ${FROM_TODAY}`, say.daysAhead(7)],
  ["in {n} monat(?:en)?", say.monthsAhead],
  [
    "(?:vom |von |zwischen dem )?(?<d>\\d{1,2})\\.? ?(?:bis|bis zum|-|und dem) ?(?<d2>\\d{1,2})\\. ?{month}",
    say.fromDayToDay,
  ],
  // Weeks, weekends, months.
  [
    "(?:erste[rnms]?|zweite[rnms]?|dritte[rnms]?) {weekday}|letzte[rn]? {weekday} (?:im|des)",
    firmAsk("vague"),
  ],
  ["ab|fruhestens|fruehestens", from()],
  ["bis|spae?testens", until()],
  ["nach", from(1)],
  ["vor", until(-1)],
  ["woche (?:vom|ab dem|des)(?= \\d)|der nae?chsten(?! woche)", firmAsk("vague")],
  [`(?:in )?${THIS} woche|(?:in )?(?:der |die )?(?:laufende|aktuelle|jetzige)[rn]? woche`, week(0)],
  [`(?:in )?(?:der )?(?:${NEXT}|${COMING}) woche`, week(1)],
  ["(?:in )?(?:der )?ue?bernae?chste[rn]? woche", week(2)],
  ["(?:in )?(?:der )?(?:andere[rn]? woche|(?:darauf)?folgende[rn]? woche)", week("other")],
  ["(?:in )?(?:der |die )?(?:woche (?:darauf|drauf|danach)|folge ?woche)", weekAfter],
  ["(?:in )?(?:die|der|den|dem) (?:danach|darauf|drauf)", oneAfter],
  [`(?:in )?(?:der )?${LAST} woche(?: (?:am )?{weekday})?|${LAST}[ms]? (?:monat|jahr|wochenende|we)`, gone],
  [
    "(?:kw|kalenderwoche|woche) ?{n}",
    ({ n }) => ({ kind: "span", span: { is: "iso-week", week: n } }),
  ],
  [
    "(?:anfang|mitte|ende|unter)(?: der)?(?: nae?chste[rn]?| diese[rn]?| kommende[rn]?)? woche|unter der woche|in der (?:ersten|zweiten|dritten|letzten) (?:woche|haelfte|halfte)(?: (?:im|des) (?:{month}|monats))?",
    firmAsk("vague"),
  ],
  [`(?:am |ubers |uebers |das )${WEEKEND}|wochenende`, weekend("bare")],
  [`(?:am )?${THIS} ${WEEKEND}`, weekend("this")],
  [`(?:am )?${NEXT} ${WEEKEND}`, weekend("next")],
  [`(?:am )?(?:${THIS} )?${COMING} ${WEEKEND}`, weekend("coming")],
  [`(?:am )?${OTHER} ${WEEKEND}`, weekend("other")],
  ["(?:im|fur|im laufe des) {Month}(?! ?\\d\\d?(?!\\d))(?: {year})?", say.partOfMonth()],
  ["(?:also |dann |das (?:ist|ware) (?:ja )?)*schon (?:im )?{Month}", say.toldMonth],
  ["(?:im )?nae?chste[nr]? monat|kommende[nr]? monat", wholeMonth({ ahead: 1 })],
  ["(?:in )?diese[nmr]? monat", wholeMonth({ ahead: 0 })],
  ["anfang {month}", say.partOfMonth("early_month")],
  ["mitte {month}", say.partOfMonth("mid_month")],
  ["ende {month}", say.partOfMonth("end_of_month")],
  [`anfang ${OF_NEXT_MONTH}`, wholeMonth({ ahead: 1 }, "early_month")],
  [`mitte ${OF_NEXT_MONTH}`, wholeMonth({ ahead: 1 }, "mid_month")],
  [`ende ${OF_NEXT_MONTH}`, wholeMonth({ ahead: 1 }, "end_of_month")],
  [
    "(?:am |zum )?anfang (?:des |dieses )?monats?|monatsanfang",
    wholeMonth({ ahead: 0 }, "early_month"),
  ],
  ["mitte (?:des |dieses )?monats?|monatsmitte", wholeMonth({ ahead: 0 }, "mid_month")],
  ["(?:am )?ende (?:des |dieses )?monats?|monatsende", wholeMonth({ ahead: 0 }, "end_of_month")],
]
