import { NO_AMOUNT } from "../../grammar/amounts.ts"
import * as say from "../../grammar/found-meanings.ts"
import {
  askTime,
  elapse,
  firmAsk,
  halfHint,
  hint,
  moment,
  offset,
  part,
  skip,
  weekday,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AT, DAY, NEXT, NOON, PART_OF_DAY } from "./terms.ts"

/** Time from now, parts of the day and the clock. */
export const hours: readonly Phrase[] = [
  // Time from now.
  ["in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n} ?(?:stunden?|std|h)", say.minutesAhead(60)],
  ["in (?:ner|na|a) (?:stunde|std)", elapse(60)],
  ["in (?:einer (?:guten|knappen)|gut einer|knapp einer) stunde", firmAsk("vague")],
  ["in anderthalb (?:stunden|std)", elapse(90)],
  [
    "in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n}(?: ?(?:ein(?:und)?halb|1/2)|[.,]5) ?(?:stunden|std|h)",
    say.minutesAhead(60, 30),
  ],
  ["in {n} ?einviertel ?(?:stunden|std)", say.minutesAhead(60, 15)],
  ["in {n} ?dreiviertel ?(?:stunden|std)", say.minutesAhead(60, 45)],
  [
    "in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n} ?(?:stunden?|std|h) ?(?:und )?(?:einer? )?{mins}(?: stunde)?",
    say.hoursAndMinutesAhead,
  ],
  [
    [
      "in (?:etwa |circa |ca |ca\\. |ungefae?hr )?{n} ?(?:minuten|min|minute)",
      "(?:gib|gebt|geben sie) (?:mir|uns) {n} ?(?:minuten|min|minute)(?= (?:und|dann) )",
    ],
    say.minutesAhead(1),
  ],
  ["in (?:einer |ner |1 )?(?:halben|halbe|1/2) ?(?:stunde|std)", elapse(30)],
  ["in (?:einer |ner )?viertel ?stunde", elapse(15)],
  ["in (?:einer |ner )?(?:drei ?viertel|3/4) ?stunde", elapse(45)],
  [
    "in (?:ein paar|paar|einigen|wenigen|ein bis zwei|ein zwei) (?:tagen|stunden|wochen|minuten|monaten)",
    firmAsk("vague"),
  ],
  // Parts of the day.
  [
    "(?:am |in der |gleich |ganz |in da |i dr )?(?:vormittags?|morgens|frue?h|frue?hmorgens|in der frue?h(?:e)?|frue?hs)|am morgen?|zmorge|gegen morgen|in da frue?h|(?:ganz |gleich )?(?:in der )?frue?h(?:e)?|am frue?hen (?:morgen|vormittag)",
    part("morning"),
  ],
  ["(?:der|dieser) morgen(?= (?:passt|ist|ware|geht|ginge|liegt)(?![a-z]))", part("morning")],
  [`(?<=${DAY} |heute |heut |gestern )(?:morgen|frue?h|vormittag)`, part("morning")],
  [
    "(?:am |zu |ue?ber |gegen )?mittags?|(?:in der |zur )?mittags(?:zeit|pause)|ue?ber mittag|mittagszeit",
    part("midday"),
  ],
  ["(?:zum |fur )?mittagessen", hint("midday")],
  ["(?:zum )?frue?hstuck(?:en)?|zeitig", hint("morning")],
  ["brunch", halfHint("morning")],
  [
    "(?:am |spat am |frue?h am |am spae?ten |am frue?hen )?(?:(?:spat)?nachmittags?|n[ao]mittag)|nach dem mittagessen|nach dem mittag",
    part("afternoon"),
  ],
  [
    "(?:am |am frue?hen |am spae?ten |zum )?(?:z?abends?|z?[ao]big|obend)|auf d nacht",
    part("evening"),
  ],
  ["(?:zum )?(?:abendessen|abendbrot|nachtessen|znacht)", hint("evening")],
  ["nachts|mitten in der nacht", part("nights")],
  // "Sonntag um 3 in der Nacht": an hour of that date.
  [
    "(?<=(?:um|gegen|ab) (?:[1-5]|eins|zwei|drei|vier|funf)(?: uhr)? )(?:in der|i de) nacht",
    part("nights"),
  ],
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
  ["vor dem (?:mittag|mittagessen|abendessen|essen|fruhstuck)", askTime],
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
    [`{weekday}${word}`, ({ weekday: day }) => [weekday(day), part(half)]] satisfies Phrase,
    [
      `${NEXT} {weekday}${word}`,
      ({ weekday: day }) => [weekday(day, "next"), part(half)],
    ] satisfies Phrase,
  ]),
  // The clock.
  // "Fünf vor dreiviertel zwei", "zehn nach viertel drei", "zwischen viertel nach und halb vier".
  [
    "(?:fue?nf|zehn|zwanzig|5|10|20) (?:vor|nach) (?:(?:drei ?)?viertel|3/4) \\w+|zwischen \\w+ (?:vor|nach) und(?= )",
    firmAsk("vague"),
  ],
  // "Besser um halb": of an hour that is not said.
  ["(?:um|auf|gegen|erst) (?:halb|viertel (?:vor|nach))(?= ?(?:$|[,;.?!]))", firmAsk("vague")],
  [`${AT} {time} oder (?:um )?{time2}`, firmAsk("several")],
  [
    `${AT} {time} und (?<time2>\\d{1,2})(?![\\d:./]|,\\d| ?(?:am|pm|h|uhr|o clock)(?![a-z]))${NO_AMOUNT}`,
    say.bothTimes,
  ],
  [`${AT} {time}`, say.time],
  // Swiss: "am drüü", "am halbi zähni".
  ["am (?=[a-z]){time}", say.time],
  [`${AT} {time} ?- ?{time2}`, say.roughly],
  [`{time}(?= ${PART_OF_DAY})`, say.time],
  [
    "(?<=(?:morgen|heute|abend|nachmittag|vormittag|mittag|frueh|fruh) ){time}(?=$|[,;.!?])",
    say.time,
  ],
  // "Ginge auch 17.15?": what no month can follow, where an hour is asked about.
  [
    "(?<=(?:ginge|geht|passt|ware|klappt|auch|lieber|eher|besser) (?:es |auch |noch )?)(?<time>\\d{1,2}\\.(?:00|1[3-9]|[2-5]\\d))(?=(?: auch| noch| mog\\w*| frei| bei (?:euch|ihnen))? ?(?:$|[?!,;]))",
    say.time,
  ],
  // When somebody's own work ends.
  [
    `(?:${AT} )?{time} (?:feierabend|schluss|dienstschluss|schulschluss|(?:aus|von) der (?:arbeit|schule))`,
    skip,
  ],
  ["(?:um )?mitternacht", moment(24, true)],
  [`(?:${AT} )?{time} irgendwas`, firmAsk("vague")],
  ["(?:kurz|etwas|ein bisschen|bisschen|bissl|gleich|knapp) (?:nach|vor) {time}", firmAsk("vague")],
  [
    [
      "(?:ab|nach|(?:spae?ter|nicht frue?her) als(?: um)?|frue?hestens(?: um| ab)?|nicht vor|erst ab|erst nach) {noDate}{time}(?!\\.)(?: an)?",
      "von {time} an",
      "von {strong}",
      `(?:${AT} )?{time},? frue?hestens`,
    ],
    say.after,
  ],
  [
    [
      "(?:vor|(?:frue?her|nicht spae?ter) als(?: um)?|bis|bis spae?testens|(?:aller)?spae?testens(?: um)?|nicht nach) {noDate}{time}(?!\\.)",
      `(?:${AT} )?{time},? (?:aller)?spae?testens`,
    ],
    say.before,
  ],
  ["(?:zwischen|zw\\.?|von) {time}(?: (?:und|bis|u\\.?) | ?- ?){time2}", say.between],
  [
    `(?:zwischen|zw\\.?|von) {time} (?<half>${PART_OF_DAY}) (?:und|bis|u\\.?) {time2}(?: (?<half2>${PART_OF_DAY}))?`,
    say.betweenHalves,
  ],
  [`(?:${AT} )?{time},? oder (?:auch )?(?:spae?ter|danach)`, say.after],
  [`(?:${AT} )?{time},? oder (?:auch )?(?:frue?her|davor)`, say.before],
  [
    "(?:zwischen|zw\\.?|von) {time} (?:und|bis|u\\.?) (?:zum )?mittag",
    ({ time }) => ({ kind: "bounds", bounds: { from: time, to: NOON } }),
  ],
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
          style: n > 12 ? "full" : time2.style === "full" && time2.hour > 12 ? "bare" : time2.style,
        },
        to: time2,
      },
    }),
  ],
  ["(?:ab|nach) (?:dem )?mittag|nach dem mittagessen", part("afternoon")],
  ["(?:vor) (?:dem )?mittag", part("morning")],
]
