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

const MORROW = "(?:amanha|amnh|amanh|amanhaa|amaha|manha(?= (?:as|a) ))"
const COMES = "(?:(?:que|q) vem|proxim[oa])"
const NEXT = "(?:proxim[oa]|prox)\\.?"
const WEEKEND = "(?:fds|fim de semana|final de semana|findi|fim d semana)"
const IN = "(?:daqui a|daqui|dentro de|em|daki a|daqui ha)(?: umas| uns| mais ou menos| cerca de)?"
const OF_HALF = "(?:da (?:manha|tarde|noite|tardinha|noitinha|madrugada)|do dia)"
const AT =
  "(?:(?:a|por volta d|la|tipo|mais ou menos|ai|para|pra|perto d|cerca d) ?){0,2}" +
  "(?:as|pelas|das|umas|tipo as|tipo|pras|pelos|aas|la pelas|perto das|cerca das|por volta das?)"
const MONTH_AHEAD = "(?:mes que vem|mes q vem|proximo mes|mes proximo|mes seguinte)"
const ORDINAL_NOUN =
  "(?:sessao|vez|vezes|consulta|visita|opcao|aula|dose|via|parte|pessoa|filha|rodada|etapa|semana|quinzena|" +
  "metade|opiniao|tentativa|mao|hora|linha|loja|unidade|rua|avenida|turma|fase|sessoes|mesa|marcacao|" +
  "limpeza|revisao|colheita|categoria|classe|ordem|fila|fileira|casa|feira do)"
const WORK =
  "(?:trabalho|trampo|servico|expediente|aulas?|escola|faculdade|facul|academia|curso|colegio|reuniao|ginasio|treino)"
const NOON = { hour: 12, minute: 0, shift: 0, style: "full" } as const

/** Portuguese of Brazil and Portugal. */
export const portuguese: Vocabulary = {
  code: "pt",
  common:
    "o os as um uma no na nos nas do da dos das ao aos e ou que q em com por para pra pro eu me te se lhe " +
    "voce voces vc vcs tem tenho temos posso pode podem consigo consegue gostaria queria quero marcar " +
    "agendar horario vaga mesa consulta ola oi bom boa obrigado obrigada favor pf sim nao mas muito " +
    "tambem quando onde pessoas ai aqui ja minha meu esta este isso ser estou sou somos dar daria " +
    "remarcar sessao chego cabelo dia la ate depois antes",
  weekdays:
    "segunda|seguna|segnda terca|terca quarta quinta|qinta sexta|sesta sabado|sabdo domingo|domigo",
  shortWeekdays: {
    words: "seg|2a ter|3a qua|4a qui|5a sex|6a sab dom",
    before: "na|no|nesta|nessa|esta|essa|proxima|proximo|da|do|pra|para",
    after: "as|a tarde|a noite|de manha|que vem|pela|feira",
  },
  months:
    "janeiro|jan fevereiro|fev marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago " +
    "setembro|set outubro|out novembro|nov dezembro|dez",
  minutes: "meia=30 meio=30 quarto=15 um_quarto=15",
  units: "am|pm|hrs?|hs|h|horas?",
  clock: [
    { say: "(?:meio ?dia|12 do dia)(?: e {m})?", hour: 12, shift: "past", strong: true },
    { say: "meia ?noite(?: e {m})?", hour: 24, shift: "past", strong: true },
    {
      say: "{m} (?:minutos )?(?:para|pra|pro|p) (?:as?|o) meio ?dia",
      hour: 12,
      shift: "to",
      strong: true,
    },
    { say: "{m} (?:minutos )?(?:para|pra|p) as? {h}{u}", shift: "to", strong: true },
    { say: "{m} (?:minutos )?pras? {h}{u}", shift: "to", strong: true },
    { say: "{h} ?[:h] ?{mm}(?: ?min)?{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h} ?(?:h|horas?|hrs)? ?e {mq}{u}", shift: "past", strong: true },
    { say: "{h} ?(?:h|horas?|hrs) e {m}", shift: "past", strong: true },
    { say: "{h} e {m}", shift: "past" },
    { say: "{h} menos {m}{u}", shift: "to", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h}(?: em ponto){u}", strong: true },
    { say: "{h}{u!}", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}" },
  ],
  filler:
    "o|a|os|as|de|do|da|no|na|em|para|pra|pro|por|este|esta|dia|consulta|horario|hora|ir|posso|podemos|pode|" +
    "que|meu|minha|tenho|tinha|temos|seja|seria|e|era|me|ser|marcar|mesa|aula|sessao|vai|dar|da pra|mais",
  or: "ou",
  until: "a|ao|ate|ate a|ate o",
  towards: "para|pra|pro|ate|a|ao",
  phrases: [
    // Words that only look like a moment.
    [
      "bom dia|boa (?:tarde|noite|tardinha)|bons dias|boas (?:tardes|noites)|uma boa (?:tarde|noite|semana)",
      skip,
    ],
    [
      "(?:feliz|otim[oa]|excelente|bom|linda) (?:tarde|noite|dia|natal|ano novo|pascoa|semana|fim de semana|final de semana|fds|domingo|sabado)",
      skip,
    ],
    [
      "(?:por ?que|pq) nao|se nao|ou nao|nao ?\\?|nao e ?\\?|ne ?\\?|pois nao|nao sei se|nao e",
      skip,
    ],
    [
      "(?:meia|uma|duas|tres|[1-6]) horas?(?: e meia)?(?: de (?:sessao|aula|massagem|duracao))?",
      skip,
    ],
    // "A minha segunda sessão" counts sessions.
    [
      `(?:(?:uma?|a|minha|na|pela|essa|da) )?(?:segunda|terca|quarta|quinta|sexta) ${ORDINAL_NOUN}`,
      skip,
    ],
    ["(?:minha|sua|nossa) (?:segunda|terca|quarta|quinta|sexta)(?! feira)", skip],
    ["(?:todo dia|todos os dias|o dia todo|dia a dia|bom dia)", skip],
    // Days.
    ["(?:hoje|hj|oje)(?: mesmo)?", offset(0)],
    [`${MORROW}(?: mesmo)?`, offset(1)],
    [[`depois (?:de|d) ${MORROW}`, "dps de amanha"], offset(2)],
    [
      ["de hoje a (?:oito|8)(?: dias)?", "hoje a (?:oito|8)(?: dias)?", "de hoje a uma semana"],
      offset(7),
    ],
    [
      [
        "de amanha a (?:oito|8)(?: dias)?",
        "amanha a (?:oito|8)(?: dias)?",
        "de amanha a uma semana",
      ],
      offset(8),
    ],
    [["de hoje a (?:quinze|15)(?: dias)?"], offset(14)],
    ["(?:ontem|anteontem|antes de ontem|ontem a noite)", gone],
    [
      "(?:ha|faz) (?:{n}|alguns|algumas|uns|umas) (?:dias?|semanas?|mes|meses|horas?|minutos?|anos?)(?: atras)?",
      gone,
    ],
    ["{n} (?:dias?|semanas?|meses|horas?) atras", gone],
    ["{weekday}(?: feira)?", say.onWeekday],
    ["(?:uma?|numa?) {weekday}(?: feira)?", firmAsk("vague")],
    ["(?:est[ae]|ess[ae]|nest[ae]|ness[ae]) (?:mesm[ao] )?{weekday}(?: feira)?", say.thisWeekday],
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
      [
        "(?:todas as|todos os|cada|as|aos|nas|nos) {weekday}s?(?: feiras?)?(?<=s)",
        "(?:toda|todo|cada) {weekday}(?: feira)?",
      ],
      firmAsk("several"),
    ],
    ["(?:de )?{weekday}(?: feira)? a (?:oito|8)(?: dias)?", say.weekdayPlus(1)],
    [["(?:de )?{weekday}(?: feira)? a (?:quinze|15)(?: dias)?"], say.weekdayPlus(2)],
    ["{weekday}(?: feira)? (?:daqui a|dentro de|em) {n} semanas?", say.weekdayIn()],
    [
      `{weekday}(?: feira)?(?:,? (?:dia|o dia|no dia))? {dd}(?! ${OF_HALF}| e (?:meia|\\d)| para| pra)`,
      say.onWeekdayAndDay,
    ],
    [
      `{weekday}(?: feira)?,? {time}(?= ${OF_HALF})`,
      (found) => [say.onWeekday(found), say.time(found)],
    ],
    [
      "(?:(?:o|no|ao|do|pro) )?(?:dias? )?{od}(?:o)? (?:de )?{month}(?: (?:de |do )?{year})?",
      say.onDate,
    ],
    [
      "{weekday}(?: feira)?,? (?:dia |o dia |no dia )?{od}(?:o)? (?:de )?{month}(?: (?:de |do )?{year})?",
      say.onWeekdayAndDate,
    ],
    ["(?:dia|dias) {d}(?:o)?(?! de (?!manha|tarde|noite|madrugada))", say.onDay],
    ["(?:(?:o|no) )?dia (?<first>\\d{1,2}) do (?<second>\\d{1,2})(?!\\d)", say.numbers],
    [`(?:no|ao|do|pro|o) {d}(?=$| (?:as|a|de manha|pela)|[,;.!?])`, say.onDay],
    [`(?:dia )?{d} (?:do|de) ${MONTH_AHEAD}`, say.onDayOf({ ahead: 1 })],
    ["(?:dia )?{d} (?:deste|desse|do) mes", say.onDayOf({ ahead: 0 })],
    ["(?:dia|no dia) (?<first>\\d{1,2})[.-](?<second>\\d{1,2})(?![\\d.-])", say.numbers],
    ["primeir[oa] {weekday}(?: feira)? de {month}", say.nthOf(1)],
    ["segund[oa] {weekday}(?: feira)? de {month}", say.nthOf(2)],
    ["terceir[oa] {weekday}(?: feira)? de {month}", say.nthOf(3)],
    ["ultim[oa] {weekday}(?: feira)? de {month}", say.nthOf(-1)],
    [`primeir[oa] {weekday}(?: feira)? (?:do|de) ${MONTH_AHEAD}`, say.nthOf(1, { ahead: 1 })],
    ["ultim[oa] {weekday}(?: feira)? (?:do|deste) mes", say.nthOf(-1, { ahead: 0 })],
    [`${IN} {n} dias?`, say.idiomaticDays],
    [`${IN} {n} semanas?`, say.daysAhead(7)],
    [`${IN} {n} mes(?:es)?`, say.monthsAhead],
    [
      "(?:de |do dia |entre |entre o dia )?(?<d>\\d{1,2}) ?(?:ao?|-|e|ate|ate o) ?(?<d2>\\d{1,2}) de {month}",
      say.fromDayToDay,
    ],
    // Time from now.
    [`${IN} {n} ?(?:horas?|horinhas?|h|hrs?)`, say.minutesAhead(60)],
    [`${IN} {n} ?(?:horas?|h) e meia`, say.minutesAhead(60, 30)],
    [`${IN} {n} ?(?:min|mins|minutos?|minutinhos?)`, say.minutesAhead(1)],
    [`${IN} (?:uma )?meia hor(?:a|inha)`, say.elapse(30)],
    [`${IN} hora e meia`, say.elapse(90)],
    [`${IN} (?:um )?quarto de hora`, say.elapse(15)],
    [`${IN} (?:tres quartos|3/4) de hora`, say.elapse(45)],
    [
      `${IN} (?:um par de|uns|umas|alguns|algumas|poucos|poucas)(?: {n})? (?:dias|horas|semanas|minutos|meses)`,
      firmAsk("vague"),
    ],
    // Weeks, weekends, months.
    ["sem ser (?:ess[ae]|est[ae])", firmAsk("which_week")],
    ["(?:est[ae]|ess[ae]|nest[ae]|ness[ae]) (?:mesma )?semana", week(0)],
    [[`semana ${COMES}`, `${NEXT} semana`], week(1)],
    [["semana depois da (?:proxima|que vem)"], week(2)],
    [["outra semana", "semana seguinte"], week("other")],
    [["semana passada", "(?:mes|ano) passado", `${WEEKEND} passado`], gone],
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
    ["ate|no maximo|o mais tardar", until()],
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
    [MONTH_AHEAD, say.wholeMonth({ ahead: 1 })],
    ["(?:est|ess|nest|ness)e (?:mesmo )?mes", say.wholeMonth({ ahead: 0 })],
    [
      "(?:inicio|comeco|principio|inicios|comecos|principios) de {Month}",
      say.partOfMonth("early_month"),
    ],
    ["(?:meados?|meio) de {Month}", say.partOfMonth("mid_month")],
    ["(?:fim|final|finais|fins) de {Month}", say.partOfMonth("end_of_month")],
    [
      `(?:inicio|comeco|principio) (?:do|de) ${MONTH_AHEAD}`,
      say.wholeMonth({ ahead: 1 }, "early_month"),
    ],
    [`mea(?:do|dos) (?:do|de) ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "mid_month")],
    [`(?:fim|final) (?:do|de) ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "end_of_month")],
    [
      "(?:inicio|comeco|principio) d(?:o|este|esse) mes",
      say.wholeMonth({ ahead: 0 }, "early_month"),
    ],
    ["(?:meados|meio) d(?:o|este|esse) mes", say.wholeMonth({ ahead: 0 }, "mid_month")],
    [
      "(?:fim|final|finais|fins) d(?:o|e|este|esse) mes",
      say.wholeMonth({ ahead: 0 }, "end_of_month"),
    ],
    // Feasts.
    ["(?:vespera|noite|ceia) de natal|consoada", say.holiday(12, 24)],
    ["(?:dia de |no )?natal", say.holiday(12, 25)],
    [
      "vespera d[eo] ano novo|reveillon|passagem d[eo] ano|virada do ano|noite de ano novo|fim de ano",
      say.holiday(12, 31),
    ],
    ["(?:dia de )?ano novo|primeiro do ano|dia de ano bom", say.holiday(1, 1)],
    ["dia de reis", say.holiday(1, 6)],
    ["(?:dia de )?sao valentim", say.holiday(2, 14)],
    ["dia dos namorados|dia da mae|dia das maes|dia do pai|dia dos pais", firmAsk("vague")],
    ["dia do trabalh(?:o|ador)", say.holiday(5, 1)],
    ["tiradentes", say.holiday(4, 21)],
    ["(?:dia de )?santo antonio", say.holiday(6, 13)],
    ["(?:noite|vespera) de sao joao", say.holiday(6, 23)],
    ["(?:dia de )?sao joao", say.holiday(6, 24)],
    ["sete de setembro", say.holiday(9, 7)],
    ["(?:dia de )?(?:nossa senhora )?aparecida|dia das criancas", say.holiday(10, 12)],
    ["(?:dia de )?finados", say.holiday(11, 2)],
    ["(?:dia de )?todos os santos", say.holiday(11, 1)],
    ["proclamacao da republica", say.holiday(11, 15)],
    ["consciencia negra", say.holiday(11, 20)],
    ["(?:dia da )?imaculada(?: conceicao)?", say.holiday(12, 8)],
    ["dia da liberdade", say.holiday(4, 25)],
    ["dia de portugal", say.holiday(6, 10)],
    ["(?:noite de |dia de )?halloween|dia das bruxas", say.holiday(10, 31)],
    ["terca(?: feira)? (?:de carnaval|gorda)", say.easterPlus(-47)],
    ["segunda(?: feira)? de carnaval", say.easterPlus(-48)],
    ["quarta(?: feira)? de cinzas", say.easterPlus(-46)],
    ["domingo de ramos", say.easterPlus(-7)],
    ["quinta(?: feira)? santa", say.easterPlus(-3)],
    ["sexta(?: feira)? (?:santa|da paixao)", say.easterPlus(-2)],
    ["sabado (?:santo|de aleluia)", say.easterPlus(-1)],
    ["domingo de pascoa|dia de pascoa", say.easterPlus(0)],
    ["segunda(?: feira)? de pascoa", say.easterPlus(1)],
    ["corpus christi|corpo de deus", say.easterPlus(60)],
    ["semana santa|carnaval|na pascoa", firmAsk("vague")],
    // Parts of the day.
    [
      "(?:de|pela|da|na|a|durante a|na parte da|no periodo da|toda a) (?:manha|manhazinha)(?: (?:bem )?cedo)?|(?:bem )?cedinho|de manhazinha",
      part("morning"),
    ],
    ["(?:meio|fim|final|inicio) da manha|a meio da manha|ao fim da manha", part("morning")],
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
    ["(?:da|de|na|pela) madrugada", part("small_hours")],
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
    ["(?:antes) (?:do|de) (?:almoco|almocar|jantar)", askTime("vague")],
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
    [`${AT} {time} ou (?:as? )?{time2}`, firmAsk("several")],
    [`${AT} {time}`, say.time],
    ["a (?<time>(?:1|uma)(?: hora)?)(?=$|[,;.!?]| (?:da|de|hora|para|pra|no|na|e))", say.time],
    ["a(?:o|s)? {strong}", say.time],
    [`{time}(?= ${OF_HALF})`, say.time],
    [
      "(?:um pouco|pouco|logo|um bocado|um bocadinho|um tiquinho) (?:depois|antes|apos) d?as? {time}",
      firmAsk("vague"),
    ],
    [
      [
        "(?:a partir d|depois d|apos a|desde a|so depois d|nao antes d|mais tarde que a)(?:as|a|o|s|e)? {time}(?: em diante)?",
        "d?as {time} em diante",
      ],
      say.after,
    ],
    ["(?:antes d|ate a|ate |o mais tardar a|no maximo a)(?:as|a|o|s|e)? ?{time}", say.before],
    ["(?:a partir do|depois do|desde o) meio ?dia", { kind: "bounds", bounds: { from: NOON } }],
    ["(?:antes do|ate ao|ate o) meio ?dia", { kind: "bounds", bounds: { to: NOON } }],
    [
      "(?:entre|das?|de|desde)(?: as?)? {time} (?:e|a|as|ate|ate as|-|ao)(?: as| a)? {time2}",
      say.between,
    ],
    // What a receptionist has to ask.
    [
      "(?:(?:as|pelas|umas|la pelas) )?{n} e (?:pouco|pouquinho|tal|picos?|qualquer coisa)",
      firmAsk("vague"),
    ],
    [
      "um dia (?:destes|desses)|(?:algum|qualquer) dia(?: (?:destes|desses))?|um destes dias|um dia desses|dia desses|qualquer dia|um dia qualquer|proximos dias|por estes dias",
      ask("vague"),
    ],
    [
      "(?:daqui a|daqui|em) (?:pouco|pouquinho|bocado|um bocado|um pouco|nada|instantes)|mais tarde|mais logo|logo mais",
      ask("vague"),
    ],
    [
      `(?:depois|saindo|quando (?:sair|acabar|terminar)|ao sair|assim que sair|a saida)(?: d[oae]s?)?(?: meu| minha)? ${WORK}`,
      askTime("vague"),
    ],
    ["(?:depois de|apos) (?:trabalhar|sair)|quando (?:sair|acabar|terminar)", askTime("vague")],
    ["(?:ao |no )?(?:fim|final) do dia|a ultima hora|ultima hora", askTime("vague")],
    [
      "o quanto antes|quanto antes(?: melhor)?|o mais (?:rapido|cedo|depressa|breve|rapidamente)(?: possivel)?|(?:logo|assim) que (?:possivel|puder|puderem|der|possa|possam|tiver|tiverem|conseguir)|quando (?:puder|puderem|der|quiser|tiver|tiverem|for possivel|houver|conseguir)(?: (?:vaga|horario))?|(?:o )?primeir[oa] (?:horario|vaga)(?: (?:livre|disponivel|que tiver(?:em)?|que houver))?|agora mesmo|ja ja|imediatamente|urgente|com urgencia",
      ask("open_ended"),
    ],
    // Turns.
    ["nao|nem", turn("not")],
    [
      "nao (?:posso|podemos|consigo|da|vai dar|me da jeito|da jeito|serve|dara|vou poder|rola)|impossivel",
      turn("not"),
    ],
    [
      "exceto|menos|tirando|a nao ser|em vez d[eoa]|ao inves d[eoa]|no lugar d[eoa]",
      turn("instead"),
    ],
    [
      "digo|desculp[ae]|perdao|quer dizer|quero dizer|melhor(?: dizendo)?|alias|corrigindo|ops|opa|me enganei|enganei me|na verdade|nao nao",
      turn("correction"),
    ],
    [
      "(?:a|minha|nossa) (?:consulta|marcacao|reserva|aula|sessao|hora|mesa)|(?:o|meu|nosso) (?:horario|agendamento|corte)|(?:tenho|tinha|temos|tinhamos) (?:uma? |a |o )?(?:consulta|marcacao|reserva|horario|aula|hora)(?: marcad[ao])?",
      turn("existing"),
    ],
    [
      "vou embora|vamos embora|chego(?! ai| la)|chegamos|viajo|viajamos|volto|voltamos|regresso|(?:meu |o )?aniversario|o casamento|a prova|o voo|parto|partimos",
      turn("occasion"),
    ],
    [
      "(?:remarc|mud|troc|adi|pass|transfer|alter|antecip|reagend)(?:ar|a|o|e|em|am|amos|asse|ei|ou)(?: a| o)?",
      turn("move"),
    ],
  ],
}
