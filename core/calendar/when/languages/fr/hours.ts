import { NO_AMOUNT } from "../../grammar/amounts.ts"
import * as say from "../../grammar/found-meanings.ts"
import {
  ask,
  elapse,
  firmAsk,
  halfHint,
  hint,
  moment,
  offset,
  part,
  weekday,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AT, OF_HALF } from "./terms.ts"

/** Time from now, parts of the day and the clock. */
export const hours: readonly Phrase[] = [
  // Time from now.
  [
    "(?:dans|d ici)(?: environ| a peu pres)? {n} ?(?:heures?|h|petites heures)",
    say.minutesAhead(60),
  ],
  ["(?:dans|d ici)(?: environ| a peu pres)? {n}[.,]5 ?(?:heures?|h)", say.minutesAhead(60, 30)],
  [
    "(?:dans|d ici)(?: environ| a peu pres)? {n} ?(?:heures?|h) ?(?:et )?{mins}",
    say.hoursAndMinutesAhead,
  ],
  [
    "(?:dans|d ici) (?:une (?:petite|bonne) heure|{n} heures? et (?:quelques|des poussieres))",
    firmAsk("vague"),
  ],
  [
    [
      "(?:dans|d ici)(?: environ| a peu pres)? {n} ?(?:minutes?|min|mn|minutes)",
      "(?:donne[sz]?|laisse[sz]?)[ -](?:moi|nous) {n} ?(?:minutes?|min|mn)(?= (?:et|que) )",
    ],
    say.minutesAhead(1),
  ],
  ["(?:dans|d ici) (?:une |1 )?(?:petite )?(?:demi|1/2) ?heure", elapse(30)],
  ["(?:dans|d ici) (?:un |1 )?(?:petit |bon )?quart d heure", elapse(15)],
  ["(?:dans|d ici) (?:les )?(?:trois quarts|3/4) d ?heure", elapse(45)],
  [
    "(?:dans|en) (?:quelques|plusieurs|(?:une )?couple de|une dizaine de|une quinzaine de|une vingtaine de) (?:jours|heures|semaines|mois|minutes(?<!aine de minutes))",
    firmAsk("vague"),
  ],
  ["dans une quinzaine(?! de)", firmAsk("approx")],
  ...(
    [
      ["dizaine", 10],
      ["quinzaine", 15],
      ["vingtaine", 20],
      ["trentaine", 30],
      ["quarantaine", 40],
    ] as const
  ).map(([about, minutes]): Phrase => {
    return [`(?:dans|d ici) (?:une |1 )?${about} de (?:minutes?|min|mn)`, elapse(minutes)]
  }),
  ["d ici (?:peu|quelques jours)", firmAsk("vague")],
  // "Lundi 18h, bonnes fêtes d'ici là": a day settles it.
  ["d ici la", ask("vague")],
  // Parts of the day.
  [
    "(?:le |au |du |dans la |en |en fin de |en debut de |en milieu de |dans le |toute la )?(?:matin|matinee|mat)|a la premiere heure|(?:en )?(?:debut|fin|milieu) de matinee",
    part("morning"),
  ],
  [
    "(?:le |du |sur le )?midi|a l heure du (?:dejeuner|repas de midi)|(?:le )?temps de midi|pause dejeuner|entre midi et (?:deux|2)",
    part("midday"),
  ],
  ["(?:en |(?:dans |de )?l )?avantmidi|(?:en |(?:dans |de )?l )avant midi", part("morning")],
  ["cet avant ?midi", [offset(0), part("morning")]],
  ["(?:pour |le |au )*(?:dejeuner|lunch)", hint("midday")],
  ["(?:pour |le |au )*petit ?dej(?:euner)?", hint("morning")],
  ["brunch", halfHint("morning")],
  ["{onDay}am", part("morning")],
  ["{onDay}pm", part("afternoon")],
  ["tot", hint("morning")],
  [
    "(?:dans |en |l |en debut d |en fin d |en milieu d |de l |dans l |fin d |debut d |d )*(?:aprem|apres midi|apres m|ap midi|aprm|apm)",
    part("afternoon"),
  ],
  ["(?:apres (?:le )?(?:dejeuner|repas de midi|manger))", part("afternoon")],
  [
    "(?:le |au |du |en |dans la |en debut de |en fin de )?(?:soir|soiree)|(?:en )?(?:debut|fin) de soiree",
    part("evening"),
  ],
  ["(?:en |a la |sur la )?fin de (?:la )?journee", part("evening")],
  ["(?:pour )?(?:diner|souper)", hint("evening")],
  ["(?:de |de la |en pleine )nuit", part("nights")],
  ["(?:la |dans la |cette )?nuit", part("night")],
  ["du petit matin|au petit matin|a l aube", part("small_hours")],
  // In Quebec "à soir" is tonight, unless a day stands before it.
  ["{onDay}a soir", part("evening")],
  ["{onDay}a matin", part("morning")],
  ["ce mat(?:in)?|a matin", [offset(0), part("morning")]],
  ["ce midi", [offset(0), part("midday")]],
  [
    "(?:cet|cette|c t|ct|7) (?:aprem|apres midi|apres m|ap midi|aprm|apm)",
    [offset(0), part("afternoon")],
  ],
  ["ce soir|c soir|a soir|cette soiree", [offset(0), part("evening")]],
  ["cette nuit", [offset(0), part("night")]],
  [
    "(?:(?:dans |pendant )?la )?nuit (?:de|du) {weekday} (?:a|au) {weekday2}",
    ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
  ],
  // The clock.
  // "Plutôt et demie": of an hour that is not said.
  ["et (?:demie|quart)(?= ?(?:$|[,;.?!]))", firmAsk("vague")],
  [`${AT} {time} ou (?:a )?{time2}`, firmAsk("several")],
  [`${AT} {strong}`, say.time],
  [`${AT} {time} ?- ?{time2}(?<=h\\d{0,2}|heures?)`, say.roughly],
  [`(?:a|vers|pour) midi(?= ?(?:$|[,;.!?])| (?!et deux|et 2|trente|et))`, moment(12)],
  [
    `(?:a|vers) (?<time>(?:[01]?\\d|2\\d))(?![\\d:h/.]|,\\d| ?(?:h|heures?)(?![a-z]))${NO_AMOUNT}`,
    (found) =>
      Number(found.text("time")) > 12
        ? say.time(found)
        : { kind: "time", time: { ...found.time, style: "bare", doubtful: true } },
  ],
  [`(?:${AT} )?{time} (?:et quelques|passees?|et des poussieres)`, firmAsk("vague")],
  ["(?:peu|juste|un peu|un petit peu) (?:apres|avant) {time}", firmAsk("vague")],
  [
    [
      "(?:a partir de|des|apres|pas avant|depuis|plus tard qu[e ]|pas plus tot qu[e ]|au plus tot a?) ?(?:les )?{noDate}{time}",
      `(?:${AT} )?{strong},? au plus tot`,
    ],
    say.after,
  ],
  [
    [
      "(?:avant|plus tot qu[e ]|pas plus tard qu[e ]|jusqu a|au plus tard(?: a)?|pas apres|max|maximum) (?:les )?{noDate}{time}",
      `(?:${AT} )?{strong},? (?:au plus tard|max|maximum|dernier delai|grand max)`,
    ],
    say.before,
  ],
  [`(?:${AT} )?{strong},? ou (?:plus tard|apres)`, say.after],
  [`(?:${AT} )?{strong},? ou (?:plus tot|avant)`, say.before],
  [
    ["(?:entre|de) {time} (?:et|a|-|jusqu a) {time2}", "{strong} (?:a|jusqu a) {time2}"],
    say.between,
  ],
  [
    `(?:entre|de) {time} (?<half>${OF_HALF}) (?:et|a|-|jusqu a) {time2}(?: (?<half2>${OF_HALF}))?`,
    say.betweenHalves,
  ],
]
