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
  OF_SOMETHING,
  SO_LONG,
  WEEKEND,
} from "./terms.ts"

/** Days, weeks, weekends and months. */
export const days: readonly Phrase[] = [
  // Days.
  ["hoy es {weekday}", say.todayIs],
  ["(?:hoy|oy|hoi)(?: (?:mismo|en dia))?", offset(0)],
  // "Ahorita a las 2": now is vague, with a time it is today.
  ["ahor(?:a|ita)(?: mismo)?(?= (?:como |tipo |por ah?i )?(?:a las?|en la|por la) )", offset(0)],
  [`(?:(?:al|d?el) dia de )?${MORROW}(?: mismo)?`, offset(1)],
  [[`(?:pasado|pasao) ${MORROW}`, "pasadomanana", `despues de ${MORROW}`], offset(2)],
  // "Pasado" alone is the day after tomorrow, unless it is a verb or "last".
  [
    "(?<!(?:ha|he|han|has|hemos|haya|habia|mes|ano|finde|semana|lo|el|al|algo|tiempo) )" +
      "pasado(?= ?(?:$|[,;.!?)]|(?:a|por|en|x) la|al medio|tipo|sobre|o |\\d))",
    offset(2),
  ],
  [
    [
      `(?:de )?${MORROW} en (?:ocho|8)(?: dias)?`,
      `(?:de )?${MORROW} (?:en|dentro de) (?:una|1) semana`,
    ],
    offset(8),
  ],
  [[`(?:de )?${MORROW} en (?:quince|15)(?: dias)?`], offset(15)],
  [
    ["(?:de )?hoy en (?:ocho|8)(?: dias)?", "(?:de )?hoy (?:en|dentro de) (?:una|1) semana"],
    offset(7),
  ],
  [
    ["(?:de )?hoy en (?:quince|15)(?: dias)?", "(?:de )?hoy (?:en|dentro de) (?:dos|2) semanas"],
    offset(14),
  ],
  ["(?:tal dia como )?hoy (?:de|en) la (?:semana que viene|proxima semana)", offset(7)],
  ["antes? de ayer|antier|anteayer|antes de anoche|ayer|anoche|antenoche|anteanoche", gone],
  [
    "hace (?:{n}|un par de|unos|unas|varios) (?:dias?|semanas?|mes|meses|horas?|minutos?|anos?|rato)",
    gone,
  ],
  // "Llevo con dolor desde el lunes", "desde el lunes que no arranca": since, not from.
  [
    [
      "(?<=(?:llev[a-z]+|llam[a-z]+|esper[a-z]+|intent[a-z]+|duelen?|dolor(?:es)?|fiebre|tos|mal|enferm[oa])(?: [a-z]+){0,2} )desde (?:(?:el |este )?{weekday}|las? {time})",
      "desde (?:el |este )?{weekday}(?= (?:que (?!viene|entra)|con (?:dolor|fiebre|tos|much)|me (?:duele|siento|encuentro)|no (?:me|funciona|va|arranca)|tengo (?:dolor|fiebre|tos|mal)))",
    ],
    skip,
  ],
  ["{weekday}", say.onWeekday],
  [
    "(?:mejor|prefiero) (?:el )?{weekday} (?:que|antes que) (?:el )?{weekday2}",
    (found) => [turn("correction"), say.onWeekday(found)],
  ],
  ["(?<=\\d,? )(?:(?:que )?(?:es|cae en) )?un {weekday}(?= ?[,)]| a las? )", say.onWeekday],
  ["(?:un|algun|cualquier) {weekday}", firmAsk("vague")],
  ["(?:este|esta|ete) (?:mismo )?{weekday}", say.thisWeekday],
  [
    [`(?:este )?${NEXT} {weekday}`, `{weekday} ${COMES}`, `este {weekday} ${COMES}`],
    say.nextWeekday,
  ],
  [
    ["otro {weekday}", "{weekday} otro", "{weekday} (?:sub)?siguiente", "siguiente {weekday}"],
    say.otherWeekday,
  ],
  [["{weekday} (?:pasado|anterior|ultimo)(?! manana)", "pasado {weekday}"], gone],
  [
    "(?:fui|fuimos|vine|vinimos|estuve|estuvimos|(?<!que )(?:te|os|le|les) (?:llame|escribi|llamamos|escribimos))" +
      "(?: (?:alli|ahi|aqui|a veros))? (?:el |este )?(?:mismo )?{weekday}",
    gone,
  ],
  [
    [
      "(?:todos )?los (?:proxim[oa]s )?(?:{n} )?{weekday}s?",
      "cada (?:{n} )?{weekday}",
      "{n} {weekday} (?:seguidos|consecutivos|mas adelante)",
    ],
    firmAsk("several"),
  ],
  ["{weekday} si,? (?:y )?(?:otro |\\k<weekday> )no", firmAsk("several")],
  ["(?:este )?{weekday} en (?:ocho|8)(?: dias)?", say.weekdayPlus(1)],
  ["{weekday} en (?:quince|15)(?: dias)?", say.weekdayPlus(2)],
  ["{weekday} (?:en|dentro de) {n} semanas?", say.weekdayIn()],
  [
    `{weekday}(?: dia| el| el dia)? {dd}(?! ${OF_HALF}| y (?:media|cuarto|\\d)| menos| en p| del \\d)`,
    say.onWeekdayAndDay,
  ],
  [
    `{weekday},? (?!\\d{1,2} y \\d ){time}(?= ${OF_HALF})`,
    (found) => [say.onWeekday(found), say.time(found)],
  ],
  [
    "(?:(?:el|los|al|del) )?(?:dia )?{od}(?:ro|o|ero)? (?:de )?{month}(?: (?:de |del )?{year})?",
    say.onDate,
  ],
  [
    "{weekday},? (?:dia |el |el dia )?{od}(?:ro|o|ero)? (?:de )?{month}(?: (?:de |del )?{year})?",
    say.onWeekdayAndDate,
  ],
  ["{Month} {dd}", say.onDate],
  [`${IN} {n} {weekday}s?`, firmAsk("which_week")],
  [
    "(?:(?:el|al|del) )?(?:dia )?{d} del (?<n>uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|1[0-2]|0?[1-9])(?= ?(?:$|[,;.?!]| (?:a las?|por|de la|sobre) ))",
    say.onNumberedMonth,
  ],
  [`dia {d}(?! ${OF_SOMETHING})`, say.onDay],
  ["(?:(?:el|al|del) )?(?:dia )?(?<first>\\d{1,2}) del (?<second>\\d{1,2})(?!\\d)", say.numbers],
  [
    `(?:el|al|del) {d}(?! ${OF_HALF}| ${OF_SOMETHING}| y (?:media|cuarto|\\d)| por ciento| x | menos)`,
    say.onDay,
  ],
  [`(?:(?:el|al|del) )?(?:dia )?{d} del? ${MONTH_AHEAD}`, say.onDayOf({ ahead: 1 })],
  [
    "(?:(?:el|al|del) )?(?:dia )?{d} de(?:l| este) (?:mes|corriente|presente)(?: actual)?",
    say.onDayOf({ ahead: 0 }),
  ],
  ["(?:el|al|del|dia) (?<first>\\d{1,2})[.-](?<second>\\d{1,2})(?![\\d.-])", say.numbers],
  ["ultimo dia de(?:l| este) mes", monthEnd],
  ["(?:primer|1er|1ro|1o) {weekday} de(?:l mes de)? {month}", say.nthOf(1)],
  ["(?:segundo|2do|2o) {weekday} de {month}", say.nthOf(2)],
  ["(?:tercer|3er|3ro|3o) {weekday} de {month}", say.nthOf(3)],
  ["(?:cuarto|4to|4o) {weekday} de {month}", say.nthOf(4)],
  ["ultimo {weekday} de {month}", say.nthOf(-1)],
  [
    "(?:primer|1er|1ro|segundo|2do|2o|tercer|3er|cuarto|4to|ultimo|penultimo) {weekday}",
    firmAsk("vague"),
  ],
  [`primer {weekday} del? ${MONTH_AHEAD}`, say.nthOf(1, { ahead: 1 })],
  ["ultimo {weekday} de(?:l| este)? mes", say.nthOf(-1, { ahead: 0 })],
  [`${IN} {n} di(?:a|it[oa])s?`, say.idiomaticDays],
  [`${IN} {n} seman(?:a|it[ao])s?`, say.daysAhead(7)],
  [`${SO_LONG} di(?:a|it[oa])s? ${FROM_TODAY}`, say.idiomaticDays],
  [`${SO_LONG} semanas? ${FROM_TODAY}`, say.daysAhead(7)],
  [`${SO_LONG} mes(?:es)? ${FROM_TODAY}`, say.monthsAhead],
  [`${IN} {n} mes(?:es|ecitos?)?`, say.monthsAhead],
  [
    "(?:del? |entre el |desde el )?(?<d>\\d{1,2}) ?(?:al?|-|y el|hasta el) ?(?<d2>\\d{1,2}) de {month}",
    say.fromDayToDay,
  ],
  // Weeks, weekends, months.
  [
    "(?:no (?:est[ea]|es[ea]),? )?(?:sino )?(?:el|la) (?:otr[oa]|siguiente)(?= ?(?:$|[,.;!?]))|" +
      "no (?:est[ea]|es[ea]),? (?:sino )?(?:el|la) (?:otr[oa]|siguiente|proxim[oa])",
    firmAsk("which_week"),
  ],
  [
    "semana (?:numero |n )?\\d{1,2}(?!\\d)(?! del? (?:mi |el |l[ao] )?(?:embaraz|gesta|curso))",
    firmAsk("vague"),
  ],
  ["(?:d?esta|la presente) (?:misma )?semana|semana (?:actual|en curso)|semana presente", week(0)],
  [[`semana ${COMES}`, `${NEXT} semana`], week(1)],
  [
    "(?:de )?la (?:proxima|(?:que|q) viene)(?! (?:semana|quincena|cita|vez|hora|bien|mejor|mal)(?![a-z]))(?=,? (?:el )?{weekday}|,? a las? \\d| ?(?:$|[,;.?!]))",
    week(1),
  ],
  ["de la (?:otra|siguiente)(?! semana)", week("other")],
  [
    "(?:de |en |a )?(?:el|la) (?:que (?:(?:le|la) )?sigue|(?:de|que va) despues(?: de es[ea])?|posterior|siguiente(?: a es[ea])?(?=(?: el|(?<=la siguiente)) (?:lun|mar|mie|jue|vie|sab|dom)|,? a las? ))",
    oneAfter,
  ],
  [
    "semana del?(?: dia)?(?= \\d)(?! \\d{1,2}(?:st|nd|rd|th|\\.)?(?: de [a-z]+)? ?(?:to|till?|al?|au|ao|ate|until|-) (?:the )?\\d)",
    firmAsk("vague"),
  ],
  [["otra semana", "semana otra", "semana (?:sub)?siguiente", "siguiente semana"], week("other")],
  [
    [
      "(?:{weekday} de la )?semana (?:pasada|anterior)(?: (?:el )?{weekday2})?",
      "(?:mes|ano) pasado",
      `${WEEKEND} pasado`,
    ],
    gone,
  ],
  [
    "(?:primera|segunda|tercera|cuarta|ultima) (?:semana|quincena) del? (?:{month}|mes)",
    firmAsk("vague"),
  ],
  [`${NEXT} quincena|quincena ${COMES}|(?:esta|otra) quincena`, firmAsk("vague")],
  [
    "(?:principios?|comienzos?|inicios?|(?:mediados|mitad)|finales|fines) de (?:la )?semana(?: que viene)?|entre semana",
    firmAsk("vague"),
  ],
  ["a partir(?= del? )|desde|como (?:muy )?pronto(?= (?:el |este )?(?:{weekday}|\\d))", from()],
  ["hasta|de (?:aqui|aca) al?|como (?:muy|mucho) tarde|a mas tardar", until()],
  ["despues(?= del? )", from(1)],
  ["antes(?= del? )", until(-1)],
  [WEEKEND, weekend("bare")],
  [`este (?:mismo )?${WEEKEND}`, weekend("this")],
  [[`(?:este )?${WEEKEND} ${COMES}`, `(?:este )?${NEXT} ${WEEKEND}`], weekend("next")],
  [[`otro ${WEEKEND}`, `${WEEKEND} (?:sub)?siguiente`], weekend("other")],
  [
    "(?:en|durante|para) (?:el mes de )?{Month}(?! ?\\d\\d?(?!\\d))(?: (?:de |del )?{year})?",
    say.partOfMonth(),
  ],
  [
    "(?:o sea |asi que |que )*ya (?:es |seria |cae |caeria )?(?:en )?{Month}(?! \\d)",
    say.toldMonth,
  ],
  [MONTH_AHEAD, wholeMonth({ ahead: 1 })],
  ["este (?:mismo )?mes", wholeMonth({ ahead: 0 })],
  [
    "(?:principios?|primeros|comienzos?|inicios?|primeros dias) del? {Month}",
    say.partOfMonth("early_month"),
  ],
  ["(?:mediados|mitad) del? {Month}", say.partOfMonth("mid_month")],
  ["(?:finales|fines|final|fin|ultimos dias) del? {Month}", say.partOfMonth("end_of_month")],
  [
    `(?:principios?|comienzos?|inicios?) del? ${MONTH_AHEAD}`,
    wholeMonth({ ahead: 1 }, "early_month"),
  ],
  [`(?:mediados|mitad) del? ${MONTH_AHEAD}`, wholeMonth({ ahead: 1 }, "mid_month")],
  [`(?:finales|fines|final|fin) del? ${MONTH_AHEAD}`, wholeMonth({ ahead: 1 }, "end_of_month")],
  [
    "(?:principios?|primeros|comienzos?|inicios?) de(?:l| este)? mes",
    wholeMonth({ ahead: 0 }, "early_month"),
  ],
  ["(?:mediados|mitad) de(?:l| este)? mes", wholeMonth({ ahead: 0 }, "mid_month")],
  ["(?:finales|fines|final|fin) de(?:l| este)? mes", wholeMonth({ ahead: 0 }, "end_of_month")],
]
