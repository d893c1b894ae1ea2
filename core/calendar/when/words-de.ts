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

const DAY =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so)"
const NEXT = "nae?chste[rnms]?"
const THIS = "(?:diese[rnms]?|dies)"
const COMING = "(?:kommende[rnms]?|den kommenden)"
const LAST = "(?:letzte[rnms]?|vergangene[rnms]?|vorige[rnms]?)"
const OTHER = "(?:ue?berne?ae?chste[rnms]?|ue?bernae?chste[rnms]?|andere[rnms]?)"
const WEEKEND = "(?:wochenende|we)"
const AT =
  "(?:(?:so|circa|ca\\.?|etwa|ungefae?hr|vielleicht|punkt|gegen|genau) ){0,2}" +
  "(?:um|gegen|circa|ca\\.?|etwa|ungefae?hr|punkt|zirka|um ca\\.?|so gegen|so um|um punkt|um die|um etwa|um circa)"
const OF_NEXT_MONTH = "nae?chsten monats"
const PART_OF_DAY =
  "(?:vormittags?|nachmittags?|mittags?|abends?|nachts?|morgens?|frue?h|in der frue?h|am (?:morgen|abend|nachmittag|vormittag))"

/** German of Germany, Austria and Switzerland. */
export const german: Vocabulary = {
  code: "de",
  common:
    "der die das den dem ein eine einen und oder ich du sie wir ihr es ist bin sind kann kannst konnen konnte " +
    "hatten haben habt hatte hab gibt fur mit ohne bei zum zur von bis am im an in um uhr auch noch was " +
    "frei freier termin tisch leute personen bitte danke hallo moin servus gruezi guten nicht doch aber " +
    "lieber ja nein geht ginge passt wann wo mir mich dich mal dann also schon bisschen egal da ware gerne gern",
  weekdays:
    "montag|montg dienstag|diensttag mittwoch|mitwoch donnerstag|donerstag|donnerstg freitag samstag|sonnabend|samstg sonntag",
  shortWeekdays: {
    words: "mo di mi do fr sa",
    before: "am|an|diesen|nachsten|naechsten|kommenden|fur|bis|ab",
    after:
      "um|den|der|abend|morgen|vormittag|nachmittag|mittag|fruh|frueh|halb|viertel|dreiviertel|gegen|oder",
  },
  months:
    "januar|jan|jaenner|janner februar|feb|feber marz|maerz|mrz april|apr mai juni|jun juli|jul august|aug " +
    "september|sept|sep oktober|okt november|nov dezember|dez",
  minutes: "viertel=15 dreiviertel=45",
  units: "uhr|h|pm|am(?= ?(?:$|[,;.!?]))",
  clock: [
    { say: "{m} (?:minuten )?vor halb {h}{u}", shift: "to-half-before", strong: true },
    { say: "{m} (?:minuten )?nach halb {h}{u}", shift: "past-half-before", strong: true },
    { say: "halb ?{h}{u}", shift: "half-before", strong: true },
    { say: "(?:drei ?viertel|3/4) ?{h}{u}", shift: "quarter-before", strong: true },
    { say: "{mq} (?:nach|ue?ber|ab) {h}{u}", shift: "past", strong: true },
    { say: "{mq} vor {h}{u}", shift: "to", strong: true },
    { say: "viertel {h}{u}", shift: "quarter-into", strong: true },
    { say: "{mw} (?:minuten )?nach {h}{u}", shift: "past", strong: true },
    { say: "{mw} (?:minuten )?vor {h}{u}", shift: "to", strong: true },
    { say: "{m5} nach {h}{u}", shift: "past", strong: true },
    { say: "{m5} vor {h}{u}", shift: "to", strong: true },
    { say: "{m} (?:minuten|min) nach {h}{u}", shift: "past", strong: true },
    { say: "{m} (?:minuten|min) vor {h}{u}", shift: "to", strong: true },
    { say: "{h} ?: ?{mm}{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h ?{mm}", strong: true },
    { say: "{h} ?uhr {m}(?! (?:leute|personen))", shift: "past", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h}{u!}", strong: true },
    { say: "{h}" },
  ],
  filler:
    "der|die|das|den|dem|am|an|im|in|fur|auf|bis|von|vom|ab|zu|zum|um|es|ich|wir|termin|tisch|reservierung|" +
    "kann|konnen|tag|heute doch|mein|meinen|meine|unser|unseren|ist|ware|habe|hab|haben|hatte|hatten|erst|schon",
  or: "oder|bzw",
  until: "bis|bis zum|zum",
  towards: "auf|zu|zum|auf den|auf die|nach|fur|bis",
  phrases: [
    // Words that only look like a moment.
    ["bis (?:morgen|dann|bald|spae?ter|nachher|gleich)(?= ?(?:$|[!.,;]))", skip],
    [
      "(?:schone?[nrs]?|guten?|gut|einen schonen|schonen guten) (?:morgen|tag|abend|nacht|nachmittag|mittag|vormittag|wochenende|sonntag|feierabend|woche|we)|n abend|nabend|moin",
      skip,
    ],
    ["(?:frohe?s?|schone?) (?:weihnachten|ostern|neues jahr|pfingsten|feiertage)", skip],
    [
      "warum nicht|nicht (?:wahr|schlimm|schlecht|so|sicher|ganz|zu|mehr|nur|viel|lange)|oder nicht|wenn nicht|noch nicht|gar nicht|ob nicht",
      skip,
    ],
    [
      "(?:eine|zwei|drei|[1-6]|anderthalb|eineinhalb|halbe|eine halbe) stunden?(?: lang)?|stundenlang",
      skip,
    ],
    ["den ganzen tag|jeden tag|tag der offenen tur|znuni zeit|znuni", skip],
    ["so (?:um|gegen|etwa|ungefahr|circa|ca)(?= )", skip],
    // Days.
    ["heute?|heut", offset(0)],
    [`(?<!(?:${DAY}|heute|heut|gestern) )(?:morgen|morgn|moregn)`, offset(1)],
    ["(?:ue?bermorgen|ubermorgn|uebermorgn)", offset(2)],
    ["ue?ber ?ue?bermorgen", offset(3)],
    ["gestern|vorgestern|gestern (?:abend|morgen|mittag|nachmittag|nacht)", gone],
    [
      "vor (?:{n}|einigen|ein paar|paar) (?:tagen?|wochen?|monaten?|jahren?|stunden?|minuten?)",
      gone,
    ],
    ["{weekday}", say.onWeekday],
    ["(?:ein|einen|einem) {weekday}", firmAsk("vague")],
    [
      "so(?:(?=\\.,? ?\\d)|\\.?,? (?=(?:den |der )?\\d{1,2}\\.(?:\\d{1,2}\\.| ?[a-z]{3,9} )))",
      weekday(7),
    ],
    [`${THIS} {weekday}`, say.thisWeekday],
    [[`${NEXT} {weekday}`, `{weekday} ${NEXT}(?! woche)`], say.nextWeekday],
    [[`(?:${THIS} )?${COMING} {weekday}`], say.comingWeekday],
    [`${OTHER} {weekday}`, say.otherWeekday],
    [[`${LAST} {weekday}`, `{weekday} letzter woche`], gone],
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
    [["heute? in (?:vierzehn|14) tagen", "heute? in (?:zwei|2) wochen"], offset(14)],
    [["morgen in (?:vierzehn|14) tagen", "morgen in (?:zwei|2) wochen"], offset(15)],
    ["(?:(?:am|an|den|der|dem|zum|vom|auf den) )?{od}\\.? ?{month}(?: {year})?", say.onDate],
    ["{weekday},? (?:(?:den|der|dem|am) )?{od}\\.? ?{month}(?: {year})?", say.onWeekdayAndDate],
    [
      "(?:(?:am|an|den|der|dem|zum|vom) |(?<=(?:bis|ab|vor|nach) ))(?<d>\\d{1,2})\\.(?!\\d| ?\\d{1,2}\\.)(?= |,|$|[a-z])",
      say.onDay,
    ],
    ["(?:am|zum|vom|den|der) (?<d>\\d{1,2})(?:ten|te|er)", say.onDay],
    ["(?:am|zum|den|der) {ordinal}(?= um|$|,| vormittag| nachmittag| abend| gegen)", say.onDay],
    [`(?:am |den |der )?(?<d>\\d{1,2})\\.? ${OF_NEXT_MONTH}`, say.onDayOf({ ahead: 1 })],
    [
      "(?:am |den |der )?(?<d>\\d{1,2})\\.? (?:dieses|diesen|des) monats",
      say.onDayOf({ ahead: 0 }),
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
    ["(?:am |der |jeden )?ersten? {weekday} (?:im|in) {month}", say.nthOf(1)],
    ["(?:am |der )?zweiten? {weekday} (?:im|in) {month}", say.nthOf(2)],
    ["(?:am |der )?dritten? {weekday} (?:im|in) {month}", say.nthOf(3)],
    ["(?:am |der )?letzte[rn]? {weekday} (?:im|in) {month}", say.nthOf(-1)],
    [
      ["(?:am )?ersten {weekday} im nae?chsten monat", `(?:am )?ersten {weekday} ${OF_NEXT_MONTH}`],
      say.nthOf(1, { ahead: 1 }),
    ],
    ["(?:am )?letzte[rn]? {weekday} (?:im|des|dieses) monats?", say.nthOf(-1, { ahead: 0 })],
    ["(?:in|binnen) {n} tag(?:en)?", say.idiomaticDays],
    ["in (?:vierzehn|14) tagen", offset(14)],
    ["in {n} wochen?", say.daysAhead(7)],
    ["in {n} monat(?:en)?", say.monthsAhead],
    [
      "(?:vom |von |zwischen dem )?(?<d>\\d{1,2})\\.? ?(?:bis|bis zum|-|und dem) ?(?<d2>\\d{1,2})\\. ?{month}",
      say.fromDayToDay,
    ],
    // Time from now.
    ["in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n} ?(?:stunden?|std|h)", say.minutesAhead(60)],
    ["in (?:anderthalb|eineinhalb|1,5|1\\.5) (?:stunden|std)", say.elapse(90)],
    ["in (?:zweieinhalb|2,5) (?:stunden|std)", say.elapse(150)],
    ["in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n} ?(?:minuten|min|minute)", say.minutesAhead(1)],
    ["in (?:einer |ner |1 )?(?:halben|halbe|1/2) ?(?:stunde|std)", say.elapse(30)],
    ["in (?:einer |ner )?viertel ?stunde", say.elapse(15)],
    ["in (?:einer |ner )?(?:drei ?viertel|3/4) ?stunde", say.elapse(45)],
    [
      "in (?:ein paar|paar|einigen|wenigen|ein bis zwei|ein zwei) (?:tagen|stunden|wochen|minuten|monaten)",
      firmAsk("vague"),
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
    [`(?:in )?${THIS} woche`, week(0)],
    [`(?:in )?(?:der )?(?:${NEXT}|${COMING}) woche`, week(1)],
    ["(?:in )?(?:der )?ue?bernae?chste[rn]? woche", week(2)],
    [
      "(?:in )?(?:der )?(?:andere[rn]? woche|folge ?woche|(?:darauf)?folgende[rn]? woche|woche darauf|woche drauf)",
      week("other"),
    ],
    [`(?:in )?(?:der )?${LAST} woche|${LAST}[ms]? (?:monat|jahr|wochenende|we)`, gone],
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
    ["(?:im )?nae?chste[nr]? monat|kommende[nr]? monat", say.wholeMonth({ ahead: 1 })],
    ["(?:in )?diese[nmr]? monat", say.wholeMonth({ ahead: 0 })],
    ["anfang {Month}", say.partOfMonth("early_month")],
    ["mitte {Month}", say.partOfMonth("mid_month")],
    ["ende {Month}", say.partOfMonth("end_of_month")],
    [`anfang ${OF_NEXT_MONTH}`, say.wholeMonth({ ahead: 1 }, "early_month")],
    [`mitte ${OF_NEXT_MONTH}`, say.wholeMonth({ ahead: 1 }, "mid_month")],
    [`ende ${OF_NEXT_MONTH}`, say.wholeMonth({ ahead: 1 }, "end_of_month")],
    [
      "(?:am |zum )?anfang (?:des |dieses )?monats?|monatsanfang",
      say.wholeMonth({ ahead: 0 }, "early_month"),
    ],
    ["mitte (?:des |dieses )?monats?|monatsmitte", say.wholeMonth({ ahead: 0 }, "mid_month")],
    [
      "(?:am )?ende (?:des |dieses )?monats?|monatsende",
      say.wholeMonth({ ahead: 0 }, "end_of_month"),
    ],
    // Feasts.
    ["heilig(?:abend|er abend|en abend)|hl abend|weihnachtsabend", say.holiday(12, 24)],
    [
      "(?:am )?(?:ersten|1\\.) (?:weihnachts(?:feier)?tag|feiertag)|weihnachtstag",
      say.holiday(12, 25),
    ],
    [
      "(?:am )?(?:zweiten|2\\.) (?:weihnachts(?:feier)?tag|feiertag)|stephanstag|stefanitag",
      say.holiday(12, 26),
    ],
    ["sylvester|silvester(?:abend)?", say.holiday(12, 31)],
    ["neujahr(?:stag)?", say.holiday(1, 1)],
    ["(?:heilige )?drei ?konig(?:e|stag)?|dreikoenig", say.holiday(1, 6)],
    ["valentinstag", say.holiday(2, 14)],
    ["tag der arbeit|maifeiertag", say.holiday(5, 1)],
    ["maria himmelfahrt", say.holiday(8, 15)],
    ["bundesfeier(?:tag)?", say.holiday(8, 1)],
    ["tag der deutschen einheit", say.holiday(10, 3)],
    ["nationalfeiertag|muttertag|martinstag|busstag|buss und bettag", firmAsk("vague")],
    ["reformationstag|halloween", say.holiday(10, 31)],
    ["allerheiligen", say.holiday(11, 1)],
    ["allerseelen", say.holiday(11, 2)],
    ["nikolaus(?:tag|abend)?", say.holiday(12, 6)],
    ["maria empfangnis", say.holiday(12, 8)],
    ["weiberfastnacht|altweiber", say.easterPlus(-52)],
    ["rosenmontag", say.easterPlus(-48)],
    ["faschingsdienstag|fastnacht(?:sdienstag)?|veilchendienstag", say.easterPlus(-47)],
    ["aschermittwoch", say.easterPlus(-46)],
    ["palmsonntag", say.easterPlus(-7)],
    ["grundonnerstag|gruendonnerstag", say.easterPlus(-3)],
    ["karfreitag", say.easterPlus(-2)],
    ["karsamstag|ostersamstag", say.easterPlus(-1)],
    ["ostersonntag", say.easterPlus(0)],
    ["ostermontag", say.easterPlus(1)],
    ["(?:christi )?himmelfahrt(?:stag)?|vatertag", say.easterPlus(39)],
    ["pfingstsonntag", say.easterPlus(49)],
    ["pfingstmontag", say.easterPlus(50)],
    ["fronleichnam", say.easterPlus(60)],
    [
      "ostern|pfingsten|weihnachten|fasching|karneval|an den feiertagen|zwischen den (?:jahren|feiertagen)",
      firmAsk("vague"),
    ],
    // Parts of the day.
    [
      "(?:am |in der |gleich |ganz |in da |i dr )?(?:vormittags?|morgens|frue?h|frue?hmorgens|in der frue?h(?:e)?|frue?hs)|am morgen|gegen morgen|in da frue?h|(?:ganz |gleich )?(?:in der )?frue?h(?:e)?|am frue?hen (?:morgen|vormittag)",
      part("morning"),
    ],
    [`(?<=${DAY} |heute |heut |gestern )(?:morgen|frue?h|vormittag)`, part("morning")],
    [
      "(?:am |zu |ue?ber |gegen )?mittags?|(?:in der |zur )?mittags(?:zeit|pause)|ue?ber mittag|mittagszeit",
      part("midday"),
    ],
    ["(?:zum |fur )?mittagessen", hint("midday")],
    ["(?:zum )?frue?hstuck(?:en)?|brunch|zeitig", hint("morning")],
    [
      "(?:am |spat am |frue?h am |am spae?ten |am frue?hen )?nachmittags?|nach dem mittagessen|nach dem mittag",
      part("afternoon"),
    ],
    ["(?:am |am frue?hen |am spae?ten |zum )?(?:abends?|obig|obend)|auf d nacht", part("evening")],
    ["(?:zum )?(?:abendessen|abendbrot|nachtessen|znacht)", hint("evening")],
    ["nachts|mitten in der nacht", part("nights")],
    ["(?:in der |zur )?nacht", part("night")],
    ["heute? frue?h|heute? morgen", [offset(0), part("morning")]],
    ["diesen (?:morgen|vormittag)", [offset(0), part("morning")]],
    ["diesen nachmittag", [offset(0), part("afternoon")]],
    ["diesen abend", [offset(0), part("evening")]],
    ["heute? nacht", [offset(0), part("night")]],
    ["(?:frue?hmorgens|in den frue?hen morgenstunden|morgengrauen)", part("small_hours")],
    [
      "(?:in der )?nacht (?:auf|zu|zum)(?: den)? {weekday}",
      (found) => [{ kind: "night-between" }, say.onWeekday(found)],
    ],
    ["vor dem (?:mittag|mittagessen|abendessen|essen|fruhstuck)", askTime("vague")],
    ["zwischen(?= (?:mittag|morgens|abends))", firmAsk("vague")],
    [
      "(?:in der )?nacht (?:von|vom) {weekday} (?:auf|zu|zum)(?: den)? {weekday2}",
      ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
    ],
    ...(
      [
        ["(?:morgen|frue?h|vormittags?)", "morning"],
        ["mittag", "midday"],
        ["nachmittags?", "afternoon"],
        ["abends?", "evening"],
        ["nacht", "night"],
      ] as const
    ).flatMap(([word, half]) => [
      [
        `{weekday}${word}`,
        ({ weekday: day }) => [weekday(day), part(half)],
      ] satisfies Vocabulary["phrases"][number],
      [
        `${NEXT} {weekday}${word}`,
        ({ weekday: day }) => [weekday(day, "next"), part(half)],
      ] satisfies Vocabulary["phrases"][number],
    ]),
    // The clock.
    [`${AT} {time} oder (?:um )?{time2}`, firmAsk("several")],
    [`${AT} {time}(?! tage)`, say.time],
    [`{time}(?= ${PART_OF_DAY})`, say.time],
    [
      "(?<=(?:morgen|heute|abend|nachmittag|vormittag|mittag|frueh|fruh) ){time}(?=$|[,;.!?])",
      say.time,
    ],
    ["(?:um )?mitternacht", say.moment(24, true)],
    [
      "(?:kurz|etwas|ein bisschen|bisschen|bissl|gleich|knapp) (?:nach|vor) {time}",
      firmAsk("vague"),
    ],
    [
      "(?:ab|nach|frue?hestens(?: um| ab)?|nicht vor|von|erst ab|erst nach) {time}(?!\\.)(?: an)?",
      say.after,
    ],
    ["(?:vor|bis|bis spae?testens|spae?testens(?: um)?|nicht nach) {time}(?!\\.)", say.before],
    ["(?:zwischen|von) {time} (?:und|bis|-|u\\.?) {time2}", say.between],
    ["{strong} bis {time2}", say.between],
    [
      "(?<n>\\d{1,2}) bis {time2}",
      ({ n, time2 }) => ({
        kind: "bounds",
        bounds: {
          from: {
            hour: n,
            minute: 0,
            shift: 0,
            style:
              n > 12 ? "full" : time2.style === "full" && time2.hour > 12 ? "bare" : time2.style,
          },
          to: time2,
        },
      }),
    ],
    ["(?:ab|nach) (?:dem )?mittag|nach dem mittagessen", part("afternoon")],
    ["(?:vor) (?:dem )?mittag", part("morning")],
    // What a receptionist has to ask.
    [
      "(?:an )?(?:irgend ?einem tag|irgendwann(?: mal)?(?: die tage)?|irgendwann|eines tages|einer dieser tage|einem der nae?chsten tage|die tage|dieser tage|(?:in )?den nae?chsten tagen|mal die tage)",
      ask("vague"),
    ],
    [
      "gleich nachher|ein bisschen spae?ter|etwas spae?ter|in einer weile|irgendwann spae?ter",
      ask("vague"),
    ],
    [
      "nach (?:der|dem|meiner|meinem)? ?(?:arbeit|schule|uni|dienst|buro|training|unterricht|schicht|kindergarten|sport|kurs|feierabend|vorlesung)|nach feierabend|nach schulschluss|wenn ich (?:fertig|feierabend|frei)(?: bin| habe| hab)?|vor der (?:arbeit|schule)|am ende des tages|in der mittagspause|gegen feierabend",
      askTime("vague"),
    ],
    [
      "so (?:schnell|bald|fruh|frueh|rasch) (?:wie|als) (?:mog|moeg)lich|sobald (?:wie|als) (?:mog|moeg)lich|sobald (?:es geht|was frei ist|ihr (?:konnt|was habt)|sie (?:konnen|etwas frei haben))|(?:mog|moeg)lichst (?:bald|schnell|fruh|frueh|rasch)|baldmoglichst|schnellstmoglich|schnellstens|ehestmoglich|ehestens|wann (?:immer )?(?:ihr|du|sie|es) (?:ihnen passt|euch passt|dir passt|konnt|kannst|konnen|wollt|willst|wollen|zeit (?:habt|haben|hast)|passt|geht)|wann (?:es )?(?:ihnen|euch|dir) (?:passt|am besten passt)|(?:der |den |dem )?(?:nae?chste[rn]?|erste[rn]?) (?:freie[rn]?|mogliche[rn]?) (?:termin|platz)|(?:der |den |dem )?(?:nae?chstmoglichen?)|sofort|jetzt gleich|umgehend|dringend|asap",
      ask("open_ended"),
    ],
    // Turns.
    ["nicht|nich|ned|net|nit|kein|keinen|weder|nein", turn("not")],
    [
      "(?:geht|klappt|passt|kann ich|konnen wir|kann|schaffe ich|schaff ich)(?: es)?(?: mir| bei mir| da| leider| doch)* (?:nicht|nich|ned|net)|unmoglich|ist schlecht|geht leider nicht",
      turn("not"),
    ],
    ["ausser|bis auf|(?:an)?statt|anstelle von|anstatt", turn("instead")],
    [
      "sondern|ich meine|meine ich|mein ich|besser gesagt|besser|sorry|quatsch|korrektur|vielmehr|entschuldigung|verzeihung|halt nein|ach nein|(?:ae?h|oh|o|ne) nein|oder doch|nein doch|lieber|eher|ach ne",
      turn("correction"),
    ],
    [
      "(?:mein(?:en?)?|unser(?:en?)?|den|der|die|unsere) (?:termin|reservierung|tisch|kurs|stunde|buchung)(?: (?:vom|von|am|an|fur))?|(?:ich )?(?:habe|hab|hatte|haben|hatten)(?: ich| wir)?(?: (?:einen|den|eine))? (?:termin|reservierung|tisch)",
      turn("existing"),
    ],
    [
      "(?:wir kommen|ich komme)(?= (?:erst |schon )?(?:am )?[a-z]+ (?:an|zuruck|wieder))|(?:wir|ich) (?:fahren|fahre|fliegen|fliege|reisen|reise|kommen an|kommen zuruck|komme an|bin (?:im urlaub|weg)|sind (?:im urlaub|weg))|(?:mein |der |ihr |sein )?geburtstag(?: ist)?|hochzeit|der flug|abreise|anreise|urlaub",
      turn("occasion"),
    ],
    [
      "verschieb[a-z]*|verleg[a-z]*|umbuch[a-z]*|andern|aendern|geandert|vorverleg[a-z]*|tausch[a-z]*|umleg[a-z]*|umzubuch[a-z]*|wechs[a-z]*",
      turn("move"),
    ],
  ],
}
