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
  weekend,
  wholeMonth,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import {
  COMES,
  FROM_TODAY,
  IN,
  MONTH_AHEAD,
  MORROW,
  NEXT,
  OF_HALF,
  ORDINAL_NOUN,
  SO_LONG,
  WEEKEND,
} from "./terms.ts"

/** Days, weeks, weekends and months. */
export const days: readonly Phrase[] = [
  // Days.
  // Without its accent "é" may be "e": "today and Friday, or tomorrow".
  ["(?:hoje|hj) e {weekday}(?: feira)?(?!,? ou )", say.todayIs],
  ["(?:hoje|hj|oje)(?: mesmo)?", offset(0)],
  [`${MORROW}(?: mesmo)?`, offset(1)],
  [`${MORROW} ou depois(?! d)`, firmAsk("several")],
  [[`depois (?:de|d) ${MORROW}`, "dps de amanha"], offset(2)],
  [["(?:de )?hoje (?:a|em) (?:oito|8)(?: dias)?", "de hoje a uma semana"], offset(7)],
  [
    ["de amanha a (?:oito|8)(?: dias)?", "amanha a (?:oito|8)(?: dias)?", "de amanha a uma semana"],
    offset(8),
  ],
  ["(?:de )?hoje (?:a|em) (?:quinze|15)(?: dias)?", offset(14)],
  // "Com dor desde segunda", "desde domingo que não pega": since, not from.
  [
    [
      "(?<=(?:lig[a-z]+|esper[a-z]+|tent[a-z]+|dor(?:es)?|febre|tosse|doendo|doi|doem|mal|doente)(?: [a-z]+){0,2} )desde (?:(?:a |o )?{weekday}|as? {time})",
      "desde (?:a |o )?{weekday}(?= (?:que (?!vem)|com (?:dor|febre|tosse|muit)|(?:es)?to?u? com|nao (?:liga|funciona|pega)))",
    ],
    skip,
  ],
  ["(?:ontem|anteontem|antes de ontem|ontem a noite)", gone],
  [
    "(?:ha|faz) (?:{n}|alguns|algumas|uns|umas) (?:dias?|semanas?|mes|meses|horas?|minutos?|anos?)(?: atras)?",
    gone,
  ],
  ["{n} (?:dias?|semanas?|meses|horas?) atras", gone],
  ["{weekday}(?: feira)?", say.onWeekday],
  [
    "(?:melhor|prefiro) (?:n?[ao] )?{weekday}(?: feira)? (?:do )?que (?:n?[ao] )?{weekday2}(?: feira)?",
    (found) => [turn("correction"), say.onWeekday(found)],
  ],
  [
    "(?<=\\d,? )(?:(?:que )?(?:e|cai (?:em|n)) )?uma? {weekday}(?: feira)?(?= ?[,)]| as )",
    say.onWeekday,
  ],
  // "4a ou 6a", as weekdays are numbered; alone each needs a word beside it.
  [`(?:n?a )?[2-6]a(?: feira)? ou (?:n?a )?[2-6]a(?! ${ORDINAL_NOUN})`, firmAsk("several")],
  ["(?:uma?|numa?|algum|alguma|qualquer) {weekday}(?: feira)?", firmAsk("vague")],
  ["(?:est[ae]|ess[ae]|nest[ae]|ness[ae]) (?:mesm[ao] )?{weekday}(?: feira)?", say.thisWeekday],
  ["(?:ness[ae] )?{weekday}(?: feira)? agora", say.comingWeekday],
  [
    [
      `${NEXT} {weekday}(?: feira)?`,
      `{weekday}(?: feira)? ${COMES}`,
      `(?:nest[ae]|ness[ae]|est[ae]|ess[ae]) {weekday}(?: feira)? ${COMES}`,
    ],
    say.nextWeekday,
  ],
  [
    [
      "(?:outr[ao]) {weekday}(?: feira)?",
      "{weekday}(?: feira)? seguinte",
      "{weekday}(?: feira)? d?a outra(?! semana)",
    ],
    say.otherWeekday,
  ],
  [
    ["{weekday}(?: feira)? (?:passad[ao]|anterior)", "ultim[ao] {weekday}(?: feira)?(?! d[eo])"],
    gone,
  ],
  [
    "(?:fui|fomos|vim|viemos|estive|estivemos|liguei|ligamos|comprei|passei)(?: (?:ai|la|aqui|(?:pra|para) (?:vcs|voces)))? " +
      "(?:n[ao]|nest[ae]|ness[ae]) {weekday}(?: feira)?",
    gone,
  ],
  [
    [
      "(?:todas as|todos os|cada|as|aos|nas|nos) {weekday}s?(?: feiras?)?(?<=s)",
      "(?:toda|todo|cada) {weekday}(?: feira)?",
    ],
    firmAsk("several"),
  ],
  [
    "{weekday}(?: feira)? sim,? (?:e )?(?:outr[ao] |\\k<weekday> (?:feira )?)nao",
    firmAsk("several"),
  ],
  ["(?:de )?{weekday}(?: feira)? a (?:oito|8)(?: dias)?", say.weekdayPlus(1)],
  [["(?:de )?{weekday}(?: feira)? a (?:quinze|15)(?: dias)?"], say.weekdayPlus(2)],
  ["dia {ordinal}(?! d[eo] )", say.onDay],
  ["{weekday}(?: feira)? (?:daqui a|dentro de|em) {n} semanas?", say.weekdayIn()],
  [
    `{weekday}(?: feira)?(?:,? (?:dia|o dia|no dia))? {dd}(?! ${OF_HALF}| e (?:meia|\\d)| para| pra| em p| do \\d)`,
    say.onWeekdayAndDay,
  ],
  [
    `{weekday}(?: feira)?,? {time}(?= ${OF_HALF})`,
    (found) => [say.onWeekday(found), say.time(found)],
  ],
  [
    "(?:(?:o|no|ao?|do|pro) )?(?:dias? )?{od}(?:o)? (?:de )?{month}(?: (?:de |do )?{year})?",
    say.onDate,
  ],
  [
    "{weekday}(?: feira)?,? (?:dia |o dia |no dia )?{od}(?:o)? (?:de )?{month}(?: (?:de |do )?{year})?",
    say.onWeekdayAndDate,
  ],
  ["(?:dia|dias) {d}(?:o)?(?! de (?!manha|tarde|noite|madrugada))", say.onDay],
  [
    "(?:(?:o|no|ao|pro) )?(?:dia )?{d} do (?<n>um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|1[0-2]|0?[1-9])(?= ?(?:$|[,;.?!]| (?:as?|pelas|de manha|da) ))",
    say.onNumberedMonth,
  ],
  ["(?:(?:o|no) )?dia (?<first>\\d{1,2}) do (?<second>\\d{1,2})(?!\\d)", say.numbers],
  // "Muda pra 29".
  [
    "(?<=(?:mud|pass|troc|remarc|reagend|transfer|adi)[a-z]{1,4} (?:[a-z]+ ){0,2})(?:pra|para) (?=1[3-9]|2\\d|3[01]){d}(?=$|,? (?:as|a|de manha|pela|por|se|pf)(?![a-z])|[,;.!?])",
    say.onDay,
  ],
  [`(?:no|ao|do|pro|o) {d}(?=$| (?:as|a|de manha|pela)|[,;.!?])`, say.onDay],
  [`(?:dia )?{d} (?:do|de) ${MONTH_AHEAD}`, say.onDayOf({ ahead: 1 })],
  ["(?:dia )?{d} (?:deste|desse|do) mes", say.onDayOf({ ahead: 0 })],
  ["(?:dia|no dia) (?<first>\\d{1,2})[.-](?<second>\\d{1,2})(?![\\d.-])", say.numbers],
  ["ultimo dia d(?:o|este|esse) mes", monthEnd],
  ["primeir[oa] {weekday}(?: feira)? de {month}", say.nthOf(1)],
  ["segund[oa] {weekday}(?: feira)? de {month}", say.nthOf(2)],
  ["terceir[oa] {weekday}(?: feira)? de {month}", say.nthOf(3)],
  ["ultim[oa] {weekday}(?: feira)? de {month}", say.nthOf(-1)],
  [`primeir[oa] {weekday}(?: feira)? (?:do|de) ${MONTH_AHEAD}`, say.nthOf(1, { ahead: 1 })],
  ["ultim[oa] {weekday}(?: feira)? (?:do|deste) mes", say.nthOf(-1, { ahead: 0 })],
  [`${IN} {n} dias?`, say.idiomaticDays],
  [`${IN} {n} {weekday}s?(?: feiras?)?`, firmAsk("which_week")],
  [`${IN} {n} seman(?:a|inha)s?`, say.daysAhead(7)],
  [`${SO_LONG} dias? ${FROM_TODAY}`, say.idiomaticDays],
  [`${SO_LONG} semanas? ${FROM_TODAY}`, say.daysAhead(7)],
  [`${SO_LONG} mes(?:es)? ${FROM_TODAY}`, say.monthsAhead],
  [`${IN} {n} mes(?:es)?`, say.monthsAhead],
  [
    "(?:de |do dia |entre |entre o dia )?(?<d>\\d{1,2}) ?(?:ao?|-|e|ate|ate o) ?(?<d2>\\d{1,2}) de {month}",
    say.fromDayToDay,
  ],
  // Weeks, weekends, months.
  ["sem ser (?:ess[ae]|est[ae])", firmAsk("which_week")],
  ["(?:n|d)?(?:est|ess)[ae] (?:mesma )?semana|(?:d?a )?(?:semana|smn) (?:atual|corrente)", week(0)],
  [
    [`semana ${COMES}`, `${NEXT} semana`, "para a semana(?! (?:d|tod|inteir|sant|passad))"],
    week(1),
  ],
  [["semana depois da (?:proxima|que vem)"], week(2)],
  ["da (?:proxima|que vem)(?= ?(?:$|[,;.!?]|as |a |de |pela |dia ))", week(1)],
  [
    "semana (?:d[eo](?: dia)?(?= \\d)(?! \\d{1,2}(?:st|nd|rd|th|\\.)?(?: de [a-z]+)? ?(?:to|till?|al?|au|ao|ate|until|-) (?:the )?\\d)|(?:numero |n )?\\d{1,2}(?!\\d)(?! d[aeo] (?:minha )?(?:gravid|gesta|curso)))",
    firmAsk("vague"),
  ],
  ["outra semana", week("other")],
  ["(?:n?a )?semana (?:seguinte|a seguir|depois)", weekAfter],
  [
    "n?[ao] (?:seguinte|que vem (?:a seguir|depois)|depois dess[ae]|a seguir)(?= ?(?:$|[,;.?!]| (?:as?|n[ao]|pelas|e|seria) )| (?:seg|ter|qua|qui|sex|sab|dom))",
    oneAfter,
  ],
  [
    [
      "(?:{weekday} da )?semana passada(?: (?:na )?{weekday2})?",
      "(?:mes|ano) passado",
      `${WEEKEND} passado`,
    ],
    gone,
  ],
  [
    "(?:primeira|segunda|terceira|quarta|ultima) (?:semana|quinzena) (?:de {month}|do mes)",
    firmAsk("vague"),
  ],
  [
    "(?:inicio|comeco|meio|meados|fim|final) da (?:proxima )?semana(?: que vem)?|durante a semana|dia de semana",
    firmAsk("vague"),
  ],
  [
    "(?:primeir[oa]|1[oa]|terceir[oa]|2[oa]|3[oa]|ultim[oa]|penultim[oa]) {weekday}",
    firmAsk("vague"),
  ],
  ["a partir(?= d[eoa] )|desde", from()],
  ["ate|no maximo|n?o mais tardar", until()],
  ["depois(?= d[eoa] )|apos", from(1)],
  ["antes(?= d[eoa] )", until(-1)],
  [WEEKEND, weekend("bare")],
  [`(?:est[ae]|ess[ae]|nest[ae]|ness[ae]) ${WEEKEND}`, weekend("this")],
  [[`${WEEKEND} ${COMES}`, `${NEXT} ${WEEKEND}`], weekend("next")],
  [`outro ${WEEKEND}`, weekend("other")],
  [
    "(?:em|durante|para|pra) (?:o mes de )?{Month}(?! ?\\d\\d?(?!\\d))(?: (?:de )?{year})?",
    say.partOfMonth(),
  ],
  ["(?:portanto |ou seja |entao )*ja (?:e |seria |cai )?em {Month}(?: portanto)?", say.toldMonth],
  [MONTH_AHEAD, wholeMonth({ ahead: 1 })],
  ["(?:est|ess|nest|ness)e (?:mesmo )?mes", wholeMonth({ ahead: 0 })],
  [
    "(?:inicio|comeco|principio|inicios|comecos|principios) de {Month}",
    say.partOfMonth("early_month"),
  ],
  ["(?:meados?|meio) de {Month}", say.partOfMonth("mid_month")],
  ["(?:fim|final|finais|fins) de {Month}", say.partOfMonth("end_of_month")],
  [`(?:inicio|comeco|principio) (?:do|de) ${MONTH_AHEAD}`, wholeMonth({ ahead: 1 }, "early_month")],
  [`mea(?:do|dos) (?:do|de) ${MONTH_AHEAD}`, wholeMonth({ ahead: 1 }, "mid_month")],
  [`(?:fim|final) (?:do|de) ${MONTH_AHEAD}`, wholeMonth({ ahead: 1 }, "end_of_month")],
  ["(?:inicio|comeco|principio) d(?:o|este|esse) mes", wholeMonth({ ahead: 0 }, "early_month")],
  ["(?:meados|meio) d(?:o|este|esse) mes", wholeMonth({ ahead: 0 }, "mid_month")],
  ["(?:fim|final|finais|fins) d(?:o|e|este|esse) mes", wholeMonth({ ahead: 0 }, "end_of_month")],
]
