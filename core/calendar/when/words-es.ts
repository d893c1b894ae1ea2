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

const MORROW = "(?:manana|mnn|mnna|manna|mannana|maniana)"
const COMES = "(?:(?:que|q|k|ke) (?:viene|vien|entra|biene)|proxim[oa]|prox|entrante)"
const NEXT = "(?:proxim[oa]|prox)\\.?"
const WEEKEND = "(?:finde|find|fin de semana|fds|finde semana)"
const IN = "(?:en|dentro de|de aqui a|de aca a)(?: unas| unos| como| aprox| mas o menos)?"
const OF_HALF = "(?:de la (?:manana|mnn|mnna|tarde|noche|madrugada)|del (?:medio ?dia|dia))"
/** "El 15 de abrl": a month that cannot be read must not become this month. */
const OF_SOMETHING = "de (?!(?:la|este|esta|madrugada|tarde|noche|manana|\\d)(?![a-z]))"
const AT =
  "(?:(?:a|sobre|hacia|tipo|como|para|pa|x|por|a eso de|alrededor de|cerca de|mas o menos|por ahi de|de|que sea|eso de) ){0,3}" +
  "(?:(?:a|sobre|hacia|tipo|como|para|pa|x|de|y) (?:las?|lo?s|als|ls)|alas?|tipo)"
const MONTH_AHEAD =
  "(?:mes (?:que|q) (?:viene|entra)|proximo mes|mes proximo|mes siguiente|mes entrante)"
const WORK =
  "(?:trabajo|trabajar|curro|currar|laburo|laburar|chamba|pega|cole|colegio|clases?|gym|gimnasio|" +
  "oficina|uni|universidad|escuela|reunion|turno)"
const FULL_WEEKDAY = "lunes|martes|miercoles|jueves|viernes|sabado|domingo"
const NOON = { hour: 12, minute: 0, shift: 0, style: "full" } as const

/** Spanish of Spain and America. */
export const spanish: Vocabulary = {
  code: "es",
  common:
    "el los las un una unos del al y o que q de en con por para pa mi me te se lo le nos os es soy somos " +
    "son esta este tengo tienes tiene tienen hay puedo puede podria podrias quiero queria quisiera cita " +
    "hora hueco mesa reserva reservar hola buenas gracias favor porfa como si pero mejor vale mas muy " +
    "tambien cuando donde personas ustedes usted yo tu ya bien dia che dale genial podeis teneis sitio " +
    "turno consulta ahi aqui hasta desde entre sobre tipo viene",
  weekdays:
    "lunes|lun martes miercoles|mierc|miecoles|miercoes jueves|juev|juebes viernes|vier|viernez|biernes " +
    "sabado|sabdo|savado domingo|domigo",
  shortWeekdays: {
    words: "lu mar|mart mie|mier jue vie sab dom",
    before: "el|este|proximo|prox|al|del",
    after: "a las?|por la|en la|x la|que viene|q viene",
  },
  months:
    "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago " +
    "septiembre|setiembre|sept|sep|set octubre|oct noviembre|nov diciembre|dic",
  minutes: "media=30 cuarto=15 un_cuarto=15 tres_cuartos=45",
  units: "am|pm|hrs?|hs|h|horas?",
  clock: [
    { say: "12 ?m", hour: 12, strong: true },
    { say: "{m} (?:minutos )?para (?:la|las) {h}(?: en punto)?{u}", shift: "to", strong: true },
    { say: "{h} ?[:h] ?{mm}(?: ?min)?{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h} y {mq}{u}", shift: "past", strong: true },
    { say: "{h} y {m}(?: minutos)?{u!}", shift: "past", strong: true },
    { say: "{h} y {m}(?: minutos)?", shift: "past" },
    { say: "{h}(?: horas?)? con {m}{u}", shift: "past" },
    { say: "{h} menos {m}{u}", shift: "to", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h} en punto{u}", strong: true },
    { say: "{h}{u!}", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}" },
  ],
  filler:
    "el|la|los|las|lo|de|del|a|al|en|para|pa|por|este|esta|dia|cita|reserva|hora|turno|ir|puedo|podemos|" +
    "puede|que|mi|tengo|tenia|tenemos|teniamos|sea|seria|es|era|me|nos|va|viene|bien|solo|mesa|hacer",
  or: "o|u|ou",
  until: "a|al|hasta|hasta el",
  towards: "a|al|para|pa|pal|hasta|hacia|por",
  phrases: [
    // Words that only look like a moment.
    ["(?:hasta|nos vemos) (?:manana|luego|pronto|entonces)(?= ?(?:$|[!.,;]))", skip],
    ["(?:muy )?buen[ao]s? (?:dias?|tardes?|noches?|tardecitas)", skip],
    [
      "(?:feliz|lind[oa]|bonit[oa]|excelente|gran|buen) (?:tarde|noche|dia|manana|semana|finde|fin de semana)",
      skip,
    ],
    ["(?:por|x) (?:que|q) no|si no|o no|no ?\\?|verdad que no", skip],
    ["(?:el )?puente de(?: la| los|l)?", skip],
    ["(?:media|una|un|dos|tres|[1-6]) horas?(?: y media)?", skip],
    // Days.
    ["(?:hoy|oy|hoi)(?: (?:mismo|en dia))?", offset(0)],
    [`${MORROW}(?: mismo)?`, offset(1)],
    [[`(?:pasado|pasao) ${MORROW}`, "pasadomanana", `despues de ${MORROW}`], offset(2)],
    // "Pasado" alone is the day after tomorrow, unless it is a verb or "last".
    [
      "(?<!(?:ha|he|han|has|hemos|haya|habia|mes|ano|finde|semana|lo|el|al|algo|tiempo) )" +
        "pasado(?= ?(?:$|[,;.!?)]|(?:a|por|en|x) la|tipo|sobre|o |\\d))",
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
    ["{weekday}", say.onWeekday],
    ["un {weekday}", firmAsk("vague")],
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
    [["(?:todos )?los {weekday}s?", "cada {weekday}"], firmAsk("several")],
    ["{weekday} en (?:ocho|8)(?: dias)?", say.weekdayPlus(1)],
    ["{weekday} en (?:quince|15)(?: dias)?", say.weekdayPlus(2)],
    ["{weekday} (?:en|dentro de) {n} semanas?", say.weekdayIn()],
    [
      `{weekday}(?: dia| el| el dia)? {dd}(?! ${OF_HALF}| y (?:media|cuarto|\\d)| menos)`,
      say.onWeekdayAndDay,
    ],
    [`{weekday},? {time}(?= ${OF_HALF})`, (found) => [say.onWeekday(found), say.time(found)]],
    [
      "(?:(?:el|los|al|del) )?(?:dia )?{od}(?:ro|o|ero)? (?:de )?{month}(?: (?:de |del )?{year})?",
      say.onDate,
    ],
    [
      "{weekday},? (?:dia |el |el dia )?{od}(?:ro|o|ero)? (?:de )?{month}(?: (?:de |del )?{year})?",
      say.onWeekdayAndDate,
    ],
    ["{Month} {dd}", say.onDate],
    ["(?:en|dentro de) {n} {weekday}s?", firmAsk("which_week")],
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
    ["(?:primer|1er) {weekday} de(?:l mes de)? {month}", say.nthOf(1)],
    ["segundo {weekday} de {month}", say.nthOf(2)],
    ["tercer {weekday} de {month}", say.nthOf(3)],
    ["cuarto {weekday} de {month}", say.nthOf(4)],
    ["ultimo {weekday} de {month}", say.nthOf(-1)],
    [
      "(?:primer|1er|1ro|segundo|2do|2o|tercer|3er|cuarto|4to|ultimo|penultimo) {weekday}",
      firmAsk("vague"),
    ],
    [`primer {weekday} del? ${MONTH_AHEAD}`, say.nthOf(1, { ahead: 1 })],
    ["ultimo {weekday} de(?:l| este)? mes", say.nthOf(-1, { ahead: 0 })],
    [`${IN} {n} dias?`, say.idiomaticDays],
    [`${IN} {n} semanas?`, say.daysAhead(7)],
    [`${IN} {n} mes(?:es)?`, say.monthsAhead],
    [
      "(?:del? |entre el |desde el )?(?<d>\\d{1,2}) ?(?:al?|-|y el|hasta el) ?(?<d2>\\d{1,2}) de {month}",
      say.fromDayToDay,
    ],
    // Time from now.
    [`${IN} {n} ?(?:horas?|horitas?|h|hrs?)`, say.minutesAhead(60)],
    [`${IN} {n} ?(?:horas?|h) y media`, say.minutesAhead(60, 30)],
    [`${IN} {n} ?(?:min|mins|minutos?|minutitos?)`, say.minutesAhead(1)],
    [`${IN} (?:una )?media hor(?:a|ita)`, say.elapse(30)],
    [`${IN} hora y media`, say.elapse(90)],
    [`${IN} (?:una )?hora y cuarto`, say.elapse(75)],
    [`${IN} un cuarto de hora`, say.elapse(15)],
    [`${IN} (?:tres cuartos|3/4) de hora`, say.elapse(45)],
    [
      `${IN} (?:un par de|unos|unas|varios|varias|pocos|pocas) (?:dias|horas|semanas|minutos|meses)`,
      firmAsk("vague"),
    ],
    // Weeks, weekends, months.
    [
      "no (?:est[ea]|es[ea]),? (?:sino )?(?:el|la) (?:otr[oa]|siguiente|proxim[oa])",
      firmAsk("which_week"),
    ],
    ["(?:esta|la presente) (?:misma )?semana", week(0)],
    [[`semana ${COMES}`, `${NEXT} semana`], week(1)],
    [["otra semana", "semana otra", "semana (?:sub)?siguiente", "siguiente semana"], week("other")],
    [["semana (?:pasada|anterior)", "(?:mes|ano) pasado", `${WEEKEND} pasado`], gone],
    [
      "(?:primera|segunda|tercera|cuarta|ultima) (?:semana|quincena) del? (?:{month}|mes)",
      firmAsk("vague"),
    ],
    [
      "(?:principios?|comienzos?|inicios?|(?:mediados|mitad)|finales|fines) de (?:la )?semana(?: que viene)?|entre semana",
      firmAsk("vague"),
    ],
    ["a partir(?= del? )|desde", from()],
    ["hasta|como (?:muy|mucho) tarde|a mas tardar", until()],
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
    [MONTH_AHEAD, say.wholeMonth({ ahead: 1 })],
    ["este (?:mismo )?mes", say.wholeMonth({ ahead: 0 })],
    [
      "(?:principios?|comienzos?|inicios?|primeros dias) del? {Month}",
      say.partOfMonth("early_month"),
    ],
    ["(?:mediados|mitad) del? {Month}", say.partOfMonth("mid_month")],
    ["(?:finales|fines|final|fin|ultimos dias) del? {Month}", say.partOfMonth("end_of_month")],
    [
      `(?:principios?|comienzos?|inicios?) del? ${MONTH_AHEAD}`,
      say.wholeMonth({ ahead: 1 }, "early_month"),
    ],
    [`(?:mediados|mitad) del? ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "mid_month")],
    [
      `(?:finales|fines|final|fin) del? ${MONTH_AHEAD}`,
      say.wholeMonth({ ahead: 1 }, "end_of_month"),
    ],
    [
      "(?:principios?|comienzos?|inicios?) de(?:l| este)? mes",
      say.wholeMonth({ ahead: 0 }, "early_month"),
    ],
    ["(?:mediados|mitad) de(?:l| este)? mes", say.wholeMonth({ ahead: 0 }, "mid_month")],
    [
      "(?:finales|fines|final|fin) de(?:l| este)? mes",
      say.wholeMonth({ ahead: 0 }, "end_of_month"),
    ],
    // Feasts.
    ["noche ?buena", say.holiday(12, 24)],
    ["(?:dia de )?navidad", say.holiday(12, 25)],
    ["noche ?vieja|fin de ano|vispera de ano nuevo|despedida de ano", say.holiday(12, 31)],
    ["(?:dia de )?ano nuevo|primero de ano", say.holiday(1, 1)],
    ["(?:dia de )?(?:los )?reyes(?: magos)?", say.holiday(1, 6)],
    [
      "(?:(?:de|en|por|para) )?(?:la )?(?:noche|vispera) de (?:los )?reyes(?: magos)?",
      say.holiday(1, 5),
    ],
    ["(?:dia de )?san valentin|dia de los enamorados", say.holiday(2, 14)],
    ["(?:dia de )?san jose(?= ?(?:$|[,;.!?]|a |por |en ))", say.holiday(3, 19)],
    ["(?:(?:de|en|por|para) )?(?:la )?(?:noche|verbena|vispera) de san juan", say.holiday(6, 23)],
    ["dia de san juan", say.holiday(6, 24)],
    ["dia del trabajo|dia de los trabajadores|dia del trabajador", say.holiday(5, 1)],
    ["dia de (?:la )?asuncion", say.holiday(8, 15)],
    ["dia del pilar|dia de la hispanidad|dia de la raza", say.holiday(10, 12)],
    ["(?:dia de )?(?:todos )?los santos|todos los santos", say.holiday(11, 1)],
    ["dia de (?:los )?(?:fieles )?(?:muertos|difuntos)", say.holiday(11, 2)],
    ["dia de la constitucion", say.holiday(12, 6)],
    ["(?:dia de )?la inmaculada", say.holiday(12, 8)],
    ["(?:(?:de|en|por|para) )?(?:la )?(?:noche de )?halloween", say.holiday(10, 31)],
    ["miercoles de ceniza", say.easterPlus(-46)],
    ["martes de carnaval", say.easterPlus(-47)],
    ["lunes de carnaval", say.easterPlus(-48)],
    ["domingo de ramos", say.easterPlus(-7)],
    ["jueves santo", say.easterPlus(-3)],
    ["viernes santo", say.easterPlus(-2)],
    ["sabado (?:santo|de gloria)", say.easterPlus(-1)],
    ["domingo de (?:resurreccion|pascuas?|gloria)|dia de pascua", say.easterPlus(0)],
    ["lunes de (?:pascuas?|gloria)", say.easterPlus(1)],
    ["corpus(?: christi)?", say.easterPlus(60)],
    ["semana santa|carnavales|carnaval", firmAsk("vague")],
    // Parts of the day.
    [
      "(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:manana|mnn|mnna|mananita)|de mananita",
      part("morning"),
    ],
    ["(?:a |en la |por la )?media manana|a (?:primera|ultima) hora de la manana", part("morning")],
    ["(?:a )?primera hora", part("morning")],
    ["(?:muy |bien )?tempran(?:o|ito)", hint("morning")],
    [
      "(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:tarde|tardecita|trde)|a media tarde|de tarde|" +
        "a (?:primera|ultima) hora de la tarde",
      part("afternoon"),
    ],
    ["(?:(?:por|en|a|de|x|durante|toda|para) )?la (?:noche|nochecita)|de noche", part("night")],
    ["(?:(?:por|en|a|de|x) la|de) madrugada", part("small_hours")],
    ["(?:(?:al?|de|del|en el|por el|para el|hacia el|x el) )?medio ?dia|del dia", part("midday")],
    ["tarde noche|tardenoche|al anochecer|al atardecer", part("evening")],
    [`(?<=(?:${FULL_WEEKDAY}|hoy|pasado|${MORROW}) )tarde`, part("afternoon")],
    [`(?<=(?:${FULL_WEEKDAY}|hoy|pasado|${MORROW}) )noche`, part("night")],
    ["esta (?:misma )?manana", [offset(0), part("morning")]],
    ["esta (?:misma )?(?:tarde|tardecita)", [offset(0), part("afternoon")]],
    ["esta (?:misma )?(?:noche|nochecita)", [offset(0), part("night")]],
    ["este (?:mismo )?medio ?dia", [offset(0), part("midday")]],
    ["esta madrugada", [offset(0), part("small_hours")]],
    [
      "(?:despues|luego) de (?:comer|almorzar|la comida|la siesta)|(?:despues|luego) del almuerzo",
      part("afternoon"),
    ],
    ["despues de (?:cenar|la cena)", part("night")],
    ["antes de (?:comer|almorzar|cenar|la comida|la cena)", askTime("vague")],
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
    [`${AT} {time}`, say.time],
    [`{time}(?= ${OF_HALF})`, say.time],
    ["(?:a )?(?:la )?media ?noche", say.moment(24, true)],
    ["(?:a )?(?:las?|eso de las) {n} (?:y pico|y algo|pasadas|y tantos?)", firmAsk("vague")],
    [
      "(?:un (?:poco|poquito|cachito|ratito|rato|pelin|pelo)|poco|poquito|algo|justo) (?:despues|antes) de las? {time}",
      firmAsk("vague"),
    ],
    [
      [
        "(?:a partir de|desde|despues de|luego de|pasadas|mas tarde de|no antes de)(?: las?| los)? {time}(?: en adelante)?",
        "de las? {time} en adelante",
        "(?:las? )?{time} en adelante",
        "de las? {time} (?:para|pa) (?:adelante|delante)",
      ],
      say.after,
    ],
    [
      "(?:antes de|hasta|como (?:muy|mucho) tarde a|a mas tardar a|no mas tarde de|no despues de)(?: las?| los)? {time}",
      say.before,
    ],
    [
      "(?:a partir del?|desde el|despues del?) medio ?dia",
      { kind: "bounds", bounds: { from: NOON } },
    ],
    ["(?:antes del?|hasta el) medio ?dia", { kind: "bounds", bounds: { to: NOON } }],
    ["(?:entre|de|desde)(?: las?)? {time} (?:y|a|hasta|e|-)(?: las?)? {time2}", say.between],
    ["(?<=\\d (?:am|pm) )(?:est|edt)", { kind: "zone", offsets: ["-05:00", "-04:00"] }],
    // What a receptionist has to ask.
    ["entre(?= (?:el )?(?:medio ?dia|la manana|la tarde))", firmAsk("vague")],
    [
      "un dia de (?:estos|estas)|(?:algun|cualquier) dia(?: de estos)?|uno de estos dias|un dia cualquiera|" +
        "(?:en )?estos dias",
      ask("vague"),
    ],
    [
      "al ratito|(?:dentro de|en) (?:un (?:rato|ratito|momento|ratico|ratin)|nada|breve)|mas tarde|mas tardecito|" +
        "al rato|mas adelante",
      ask("vague"),
    ],
    [
      `(?:despues|luego|saliendo|al salir|a la salida|cuando (?:salga|salgo|termine|acabe|termino))(?: del?(?: la| mi)?)? ${WORK}`,
      askTime("vague"),
    ],
    ["cuando (?:salga|termine|acabe)|a ultima hora", askTime("vague")],
    [
      "lo (?:antes|mas pronto|mas rapido|mas temprano) (?:posible|que (?:puedas|pueda|puedan|podais))|" +
        "lo antes|cuanto antes(?: mejor| posible)?|" +
        "cuando (?:puedas|pueda|podais|puedan|quieras|querais|quieran|tengas|tengais|tengan|haya)(?: (?:un )?(?:hueco|sitio|turno|lugar))?|" +
        "primer (?:hueco|turno|horario|dia)(?: (?:libre|disponible|que (?:tengas|tengan|tengais|haya)))?|" +
        "(?:ahora|ya) mismo|inmediatamente|de inmediato|urgente|urgentemente|" +
        "en cuanto (?:puedas|puedan|podais|se pueda|pueda)",
      ask("open_ended"),
    ],
    // Turns.
    ["no|ni|tampoco", turn("not")],
    [
      "no (?:puedo|podemos|podre|me (?:va|viene|sirve)(?: bien)?|me es posible|va a poder ser|se puede|" +
        "puede ser|llego|estoy|estare)|imposible|me (?:va|viene) (?:mal|fatal)",
      turn("not"),
    ],
    [`${AT} {time} (?:o|u) (?:a )?(?:las? )?{time2}`, firmAsk("several")],
    ["en (?:vez|lugar) del?|(?:menos|excepto|salvo) (?:el|los)?", turn("instead")],
    [
      "digo|perdon|perdona|quise decir|quiero decir|mejor(?: dicho)?|corrijo|bueno no|uy no|ay no|" +
        "me equivoque|no no",
      turn("correction"),
    ],
    [
      "(?:la|mi|nuestra|una) (?:cita|reserva|hora|consulta|clase|sesion|mesa) (?:que tenia|que tengo|que teniamos)|" +
        "(?:la|mi|nuestra) (?:cita|reserva|hora|consulta|clase|sesion)|(?:el|mi|nuestro) turno|" +
        "(?:tengo|tenia|teniamos|tenemos) (?:una |la |el |un )?(?:cita|hora|reserva|turno|mesa)|lo de|la de",
      turn("existing"),
    ],
    [
      "me voy|nos vamos|salimos|salgo|llego|llegamos|vuelvo|volvemos|regreso|regresamos|viajo|viajamos|" +
        "(?:mi )?cumple(?:anos)?|cumplo|me caso|la boda|el vuelo|volamos|el examen",
      turn("occasion"),
    ],
    [
      "(?:cambi|mov|muev|aplaz|adelant|reprogram|atras|posp|corre)[a-z]*|(?:me |nos )?(?:la |lo )?(?:pasa|pases|pasar|paso|pasarl[oa]|pasamel[oa])",
      turn("move"),
    ],
  ],
}
