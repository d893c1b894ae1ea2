import { NO_AMOUNT } from "../../grammar/amounts.ts"
import * as say from "../../grammar/found-meanings.ts"
import {
  askTime,
  elapse,
  firmAsk,
  hint,
  moment,
  offset,
  part,
  weekday,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AT, FULL_WEEKDAY, IN, LATEST, MORROW, NOON, OF_HALF, SOME_WEEKDAY } from "./terms.ts"

/** Time from now, parts of the day and the clock. */
export const hours: readonly Phrase[] = [
  // Time from now.
  [`${IN} {n} ?(?:horas?|horitas?|h|hrs?)`, say.minutesAhead(60)],
  [`${IN} {n}[.,]5 ?(?:horas?|h)`, say.minutesAhead(60, 30)],
  [`${IN} (?:{n} ?)?(?:horas?|horitas?|h|hrs?) ?(?:y |con )?{mins}`, say.hoursAndMinutesAhead],
  [`${IN} {n} ?(?:horas?|horitas?) y (?:pico|algo|tantos?)`, firmAsk("vague")],
  [
    [
      `${IN} {n} ?(?:min|mins|minutos?|minutitos?)`,
      "(?:d[ae][dn]?me|denos|danos) {n} ?(?:min|mins|minutos?|minutitos?)(?= (?:y|que|q) )",
    ],
    say.minutesAhead(1),
  ],
  [`${IN} (?:una )?media hor(?:a|ita)`, elapse(30)],
  [`${IN} un cuarto de hora`, elapse(15)],
  [`${IN} (?:tres cuartos|3/4) de hora`, elapse(45)],
  [
    `${IN} (?:un par de|unos|unas|varios|varias|pocos|pocas) (?:dias|horas|horitas|semanas|minutos|minutitos|meses)`,
    firmAsk("vague"),
  ],
  // Parts of the day.
  [
    "(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:manana|mnn|mnna|mananita)|(?:por las|de) mananas|de mananita",
    part("morning"),
  ],
  // "El viernes de mañana", "prefiero de mañana", "de mañana o de tarde": a part of the day, as "de tarde" is.
  [
    [
      `(?<=(?:${FULL_WEEKDAY}|hoy|${MORROW}|(?:algun|cualquier|cada|ese|otro|un) dia|dias|semana|viene|finde),? )de ${MORROW}`,
      `(?<=(?:prefier[oe]|preferimos|preferiria|puedo|podemos|podria|mejor|bien|solo|siempre) )de ${MORROW}(?! (?:al|a(?! las? )|hasta|en) )`,
      `de ${MORROW}(?=,? (?:o|y|ni) (?:de )?(?:tarde|noche)| que de (?:tarde|noche))`,
      `(?<=de (?:tarde|noche),? (?:o|y|ni|no,|sino) )de ${MORROW}`,
    ],
    part("morning"),
  ],
  ["(?:a |en la |por la )?media manana|a (?:primera|ultima) hora de la manana", part("morning")],
  ["(?:a )?primera hora", part("morning")],
  ["(?:muy |bien )?tempran(?:o|ito)", hint("morning")],
  [
    "(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:tarde|tardecita|trde|tard)|por las tardes|a media tarde|de tarde|" +
      "a (?:primera|ultima) hora de la tarde",
    part("afternoon"),
  ],
  [
    "(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:noche|nochecita)|por las noches|de noche",
    part("night"),
  ],
  ["(?:(?:(?:por|en|a|de|x|durante) )?la |de )?madrugada", part("small_hours")],
  ["(?:(?:al?|de|del|en el|por el|para el|hacia el|x el) )?medio ?dia|del dia", part("midday")],
  ["tarde noche|tardenoche|al anochecer|al atardecer", part("evening")],
  [`(?<=(?:${SOME_WEEKDAY}|hoy|pasado|${MORROW}) )tarde`, part("afternoon")],
  [`(?<=(?:${SOME_WEEKDAY}|hoy|pasado|${MORROW}) )noche`, part("night")],
  [
    "(?<=(?:[ap]m|y media|y cuarto|menos cuarto|las? \\d{1,2}|\\d[:.]\\d\\d) )tarde(?! o temprano)",
    part("afternoon"),
  ],
  ["(?<=(?:y media|y cuarto|menos cuarto|las? \\d{1,2}|\\d[:.]\\d\\d) )noche", part("night")],
  ["esta (?:misma )?manana", [offset(0), part("morning")]],
  ["esta (?:misma )?(?:tarde|tardecita)", [offset(0), part("afternoon")]],
  ["esta (?:tarde noche|tardenoche)", [offset(0), part("evening")]],
  ["esta (?:misma )?(?:noche|nochecita)", [offset(0), part("night")]],
  ["este (?:mismo )?medio ?dia", [offset(0), part("midday")]],
  ["esta madrugada", [offset(0), part("small_hours")]],
  [
    "(?:despues(?:ito|cito)?|luego) de (?:comer|almorzar|la comida|la siesta)|(?:despues(?:ito|cito)? del?|luego del?|pasado el) almuerzo",
    part("afternoon"),
  ],
  ["despues de (?:cenar|la cena)", part("night")],
  ["antes de (?:comer|almorzar|cenar|la comida|la cena)", askTime],
  [
    "(?:a )?(?:la )?hora (?:de comer|de la comida|de almorzar|del almuerzo|de almuerzo)",
    part("midday"),
  ],
  ["(?:para|a|pa) (?:comer|almorzar)|almuerzo", hint("midday")],
  ["(?:para|a|pa) cenar", hint("night")],
  ["desayun(?:ar|o)", hint("morning")],
  [
    "(?:(?:en |por |a |de )?la )?noche del? {weekday} al {weekday2}",
    ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
  ],
  [
    "(?:(?:en |por |a |de )?la )?madrugada del? {weekday} al {weekday2}",
    ({ weekday2 }) => [part("small_hours"), weekday(weekday2)],
  ],
  // The clock.
  // "Mejor a y media": of an hour that is not said.
  ["a (?:y (?:media|cuarto)|menos cuarto)", firmAsk("vague")],
  // "A las 3 de la tarde y media": what follows would be lost.
  [`${OF_HALF} (?:y (?:media|cuarto|pico)|menos cuarto)`, firmAsk("vague")],
  // "19 30 hs": no hour is above 24.
  [
    "(?<time>[012]?\\d (?:2[5-9]|[3-5]\\d))(?= ?(?:hs|hrs?|h|horas?)(?![a-z]))(?: ?(?:hs|hrs?|h|horas?))",
    say.time,
  ],
  // "A las 5 y 6": two hours, no minutes.
  [
    `(?:${AT} )?(?<first>\\d{1,2}) y (?<second>\\d)(?!\\d|:|[.,]\\d| ?(?:min|h|am|pm))${NO_AMOUNT}`,
    say.hourAndDigit,
  ],
  [`${AT} {time}`, say.time],
  [`${AT} {time} ?- ?(?:las? )?{time2}`, say.roughly],
  [`{time}(?= ${OF_HALF})`, say.time],
  [
    "(?<=(?:manana|tarde|noche),? )(?<time>\\d{1,2}[ .:][0-5]\\d)(?= ?(?:$|[,;.?!])| (?:puede|podria|esta|va|vale))",
    say.time,
  ],
  ["(?:a )?(?:la )?media ?noche", moment(24, true)],
  [`(?:${AT}|las?|eso de las?) {n} (?:y pico|y algo|pasadas|y tantos?)`, firmAsk("vague")],
  [
    "(?:un (?:poco|poquito|cachito|ratito|rato|pelin|pelo)|poco|poquito|algo|justo) (?:despues|antes) de las? {time}",
    firmAsk("vague"),
  ],
  [
    [
      "(?:a partir de?|desde|despues de?|luego de|pasadas|mas tarde (?:de|que)(?: a)?|no antes de?)(?: las?| los)? {noDate}{time}(?: en adelante)?",
      "(?:(?:de )?las? )?{time} en adelante",
      "de las? {time} (?:para|pa) (?:adelante|delante)",
      "como (?:muy )?pronto a(?: las?)? {noDate}{time}",
      `(?:${AT} )?{time},? como (?:muy )?pronto`,
    ],
    say.after,
  ],
  [
    [
      `(?:antes de?|mas (?:temprano|pronto) (?:de|que)(?: a)?|hasta|${LATEST} a|no mas tarde de|no despues de)(?: las?| los)? {noDate}{time}`,
      `(?:${AT} )?{time},? ${LATEST}`,
    ],
    say.before,
  ],
  [`(?:${AT} )?{time},? (?:o|u) (?:un poco )?(?:mas tarde|despues)(?! de)`, say.after],
  [`(?:${AT} )?{time},? (?:o|u) (?:un poco )?(?:mas temprano|antes)(?! de)`, say.before],
  [
    "(?:a partir del?|desde el|despues del?) medio ?dia",
    { kind: "bounds", bounds: { from: NOON } },
  ],
  ["(?:antes del?|hasta el) medio ?dia", { kind: "bounds", bounds: { to: NOON } }],
  [
    "(?:entre|de|desde)(?: las?)? {time} (?:y|a|al|hasta)(?: el)? medio ?dia",
    ({ time }) => ({ kind: "bounds", bounds: { from: time, to: NOON } }),
  ],
  [
    [
      "(?:entre|de|desde)(?: las?)? {time} (?:y|a|hasta|e|-)(?: las?)? {time2}",
      `(?:${AT} )?{strong} (?:a|hasta)(?: las?)? {time2}`,
    ],
    say.between,
  ],
  [
    `(?:entre|de|desde)(?: las?)? {time} (?<half>${OF_HALF}) (?:y|a|hasta|e|-)(?: las?)? {time2}(?: (?<half2>${OF_HALF}))?`,
    say.betweenHalves,
  ],
  ["(?<=\\d (?:am|pm) )(?:est|edt)", { kind: "zone", offsets: ["-05:00", "-04:00"] }],
]
