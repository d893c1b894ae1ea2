import { NO_AMOUNT } from "../../grammar/amounts.ts"
import * as say from "../../grammar/found-meanings.ts"
import { askTime, elapse, firmAsk, hint, offset, part, weekday } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AT, IN, MORROW, NOON, OF_HALF } from "./terms.ts"

/** Time from now, parts of the day and the clock. */
export const hours: readonly Phrase[] = [
  // "Adiar a de sexta em meia hora": by how much, not when.
  [
    "(?<=(?:adi(?:ar|a|e)|atras|antecip|adiant)[a-z]* [^.;!?]{0,60})(?:em|por) (?:meia hora|{n} ?(?:horas?|h|min\\w*))",
    firmAsk("vague"),
  ],
  // Time from now.
  [`${IN} {n} ?(?:horas?|horinhas?|h|hrs?)`, say.minutesAhead(60)],
  [`${IN} {n}[.,]5 ?(?:horas?|h)`, say.minutesAhead(60, 30)],
  [`${IN} (?:{n} ?)?(?:horas?|horinhas?|h|hrs?) ?(?:e )?{mins}`, say.hoursAndMinutesAhead],
  [`${IN} {n} ?(?:horas?|horinhas?) e (?:pouco|tal|alguma coisa|qualquer coisa)`, firmAsk("vague")],
  [
    [
      `${IN} {n} ?(?:min|mins|minutos?|minutinhos?)`,
      "(?:me (?:da|de)|da me|de me) {n} ?(?:min|mins|minutos?|minutinhos?)(?= (?:e|que|q) )",
    ],
    say.minutesAhead(1),
  ],
  [`${IN} (?:uma )?meia hor(?:a|inha)`, elapse(30)],
  [`${IN} (?:um )?quarto de hora`, elapse(15)],
  [`${IN} (?:tres quartos|3/4) de hora`, elapse(45)],
  [
    `${IN} (?:um par de|uns|umas|alguns|algumas|poucos|poucas)(?: {n})? (?:dias|horas|semanas|minutos|meses)`,
    firmAsk("vague"),
  ],
  // Parts of the day.
  [
    "(?:de|pela|da|na|a|durante a|na parte da|no periodo da|toda a) (?:manha|manhazinha)(?: (?:bem )?cedo)?|(?:bem )?cedinho|de manhazinha",
    part("morning"),
  ],
  ["(?:meio|fim|final|inicio) da manha|da matina|a meio da manha|ao fim da manha", part("morning")],
  [
    "(?:logo )?(?:a|na|de|as) primeir[ao]s? horas?(?: da manha)?|logo (?:cedo|de manha)",
    part("morning"),
  ],
  ["(?:bem |mais )?cedo", hint("morning")],
  [
    "(?:da|a|de|pela|na|durante a|na parte da|toda a) (?:tarde|tardinha)|(?:meio|inicio|fim|final|comeco) da tarde|ao fim da tarde|de tardezinha|a tardinha",
    part("afternoon"),
  ],
  ["(?:da|a|de|pela|na|durante a|na parte da) (?:noite|noitinha)|anoitecer", part("night")],
  ["(?:(?:da|a|de|pela|na|durante a) )?madrugada", part("small_hours")],
  [
    `(?<=(?:segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|hoje|hj|${MORROW}) )(?:tarde|a tarde)`,
    part("afternoon"),
  ],
  [
    `(?<=(?:segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|hoje|hj|${MORROW}) )(?:noite|a noite)`,
    part("night"),
  ],
  [
    `(?<=(?:segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|hoje|hj|amanha) )manha`,
    part("morning"),
  ],
  ["(?:esta|nesta|hoje de|hoje pela) manha", [offset(0), part("morning")]],
  ["(?:logo|agora|hoje) (?:a|de) tarde", [offset(0), part("afternoon")]],
  ["(?:logo|agora|hoje) (?:a|de) noite", [offset(0), part("night")]],
  ["(?:esta|nesta|essa) tarde", [offset(0), part("afternoon")]],
  ["(?:esta|nesta|essa) noite", [offset(0), part("night")]],
  ["(?:depois|apos) (?:do|de|o) (?:almoco|almocar)", part("afternoon")],
  ["(?:depois|apos) (?:do|de|o) jantar", part("night")],
  ["(?:antes) (?:do|de) (?:almoco|almocar|jantar)", askTime],
  [
    "(?:a|na) hora d[eo] almoco|(?:ao|no) almoco|no horario de almoco|hora de almoco",
    part("midday"),
  ],
  ["(?:para|pra|p) (?:almocar|o almoco)|almoco", hint("midday")],
  ["(?:para |pra |o |ao |a hora do )?(?:jantar|jantarmos|janta)", hint("night")],
  ["(?:para |pra |o |ao |no )*(?:cafe da manha|pequeno almoco)", hint("morning")],
  [
    "(?:(?:na|a|da|de) )?(?:noite|madrugada) d[eoa] {weekday}(?: feira)? (?:para|pra|a|ao)(?: o| a)? {weekday2}",
    ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
  ],
  // The clock.
  // "3 da tarde e meia": what follows would be lost.
  [`${OF_HALF} e (?:meia|um quarto|pouco)`, firmAsk("vague")],
  [
    `(?:${AT} )?(?<first>\\d{1,2}) e (?<second>\\d)(?!\\d|:|[.,]\\d| ?(?:min|h|am|pm))${NO_AMOUNT}`,
    say.hourAndDigit,
  ],
  [`${AT} {time} ou (?:as? )?{time2}`, firmAsk("several")],
  [`${AT} {time}`, say.time],
  [`${AT} {time} ?- ?{time2}`, say.roughly],
  [
    "a (?<time>(?:1|uma)(?: hora)?(?: e {mins})?)(?=$|[,;.!?]| (?:da|de|hora|para|pra|no|na|e))",
    say.time,
  ],
  // "Sexta 14 e 30", "quatorze e trinta".
  [
    "(?:{onDay}|(?<=feira,? ))(?<time>(?:1\\d|2[0-3]|treze|quatorze|catorze|quinze|dezess?eis|dezesset[e]|dezoito|dezenove|vinte) e (?:15|30|45|quinze|trinta|quarenta e cinco))",
    say.time,
  ],
  ["a(?:o|s)? {strong}", say.time],
  [`{time}(?= ${OF_HALF})`, say.time],
  [
    "(?:um pouco|pouco|logo|um bocado|um bocadinho|um tiquinho) (?:depois|antes|apos) d?as? {time}",
    firmAsk("vague"),
  ],
  [
    [
      "(?:a partir d|depois d|apos a|desde a|so depois d|nao antes d|(?:mais tarde|nao mais cedo) (?:do )?que a)(?:as|a|o|s|e)? {noDate}{time}(?: em diante)?",
      "d?as {time} em diante",
    ],
    say.after,
  ],
  [
    [
      "(?:antes d|(?:mais cedo|nao mais tarde) (?:do )?que a|ate a|ate |o mais tardar a|(?:ate )?no maximo a?)(?:as|a|o|s|e)? ?{noDate}{time}",
      `(?:${AT} )?{time},? (?:no maximo|o mais tardar)`,
    ],
    say.before,
  ],
  [`(?:${AT} )?{time},? ou (?:um pouco )?(?:mais tarde|depois)(?! d)`, say.after],
  [`(?:${AT} )?{time},? ou (?:um pouco )?(?:mais cedo|antes)(?! d)`, say.before],
  ["(?:a partir do|depois do|desde o) meio ?dia", { kind: "bounds", bounds: { from: NOON } }],
  ["(?:antes do|ate ao|ate o) meio ?dia", { kind: "bounds", bounds: { to: NOON } }],
  [
    [
      "(?:(?:para|pra) )?(?:entre|das?|de|desde)(?: as?)? {time} (?:e|a|as|ate|ate as|-|ao)(?: as| a| o)? {time2}",
      "{strong} (?:as?|ate|ate as) {time2}",
    ],
    say.between,
  ],
  [
    `(?:(?:para|pra) )?(?:entre|das?|de|desde)(?: as?)? {time} (?<half>${OF_HALF}) (?:e|a|as|ate|ate as|-|ao)(?: as| a)? {time2}(?: (?<half2>${OF_HALF}))?`,
    say.betweenHalves,
  ],
]
