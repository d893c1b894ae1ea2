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

const COMES = "(?:prochain|prochaine|proch|pro)"
const WEEKEND = "(?:week ?end|w e|(?<=(?:le|ce|au|du|les|bon|prochain) )we|wk)"
const AT =
  "(?:(?:a|vers|pour|sur|environ|genre|autour d|aux alentours d|aux environs d|plutot|disons|dans les) ?){0,2}" +
  "(?:a|vers|sur|environ|genre|autour de|aux alentours de|aux environs de|plutot|disons|dans les|vers les|sur les|pour|pr|de)(?: les)?"
const MONTH_AHEAD = "mois prochain"
const WORK =
  "(?:boulot|travail|taf|bureau|ecole|cours|lycee|college|fac|sport|gym|reunion|service|bosser)"

/** French of France, Belgium and Quebec. */
export const french: Vocabulary = {
  code: "fr",
  common:
    "le la les un une des du de et ou que qui je j tu vous nous on il elle c est ce cet cette mon ma mes votre " +
    "pour avec sans dans sur a au aux en si oui non pas plus bonjour bonsoir salut merci svp stp rdv " +
    "rendez possible dispo disponible place table reserver reservation voudrais aimerais peux pouvez puis " +
    "avez auriez avoir etes suis sommes serait serons personnes heure heures quand mais tres bien suite " +
    "quelque chose votre chez jour la",
  weekdays:
    "lundi|lun mardi|mard mercredi|mercr|mercredie jeudi|jeud vendredi|vendr|ven samedi|sam dimanche|dim",
  shortWeekdays: {
    words: "ln mar mer jeu vend sm dm",
    before: "le|ce|pour|au|du",
    after: "a|matin|soir|aprem|vers|prochain",
  },
  months:
    "janvier|janv|jan fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout septembre|sept " +
    "octobre|oct novembre|nov decembre|dec",
  minutes: "quart=15 le_quart=15 un_quart=15 demie=30 demi=30 trois_quarts=45",
  units: "am|pm|heures?|h|hrs?",
  clock: [
    { say: "(?:midi|12 ?h(?:eures)? pile) (?:et )?{m}", hour: 12, shift: "past", strong: true },
    { say: "midi moins (?:le )?{m}", hour: 12, shift: "to", strong: true },
    { say: "midi (?:pile|precis|tapant)(?:es)?", hour: 12, strong: true },
    { say: "minuit(?: (?:et )?{m})?", hour: 24, shift: "past", strong: true },
    { say: "{h} ?(?:h|heures?) ?moins (?:le |les )?{m}{u}", shift: "to", strong: true },
    { say: "{h} moins (?:le )?{mq}", shift: "to", strong: true },
    { say: "{h} ?(?:heures?|h|:) ?{mm}(?: ?(?:min|mn|minutes))?{u}", strong: true },
    { say: "{h} ?(?:heures?|h) (?:et )?{mw}{u}", shift: "past", strong: true },
    { say: "{h} ?(?:heures?|h) (?:et )?{mq}{u}", shift: "past", strong: true },
    { say: "{h} et (?:{mq})", shift: "past" },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h}{u!}(?: (?:pile|precises?|tapantes?))?", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "midi", hour: 12 },
    { say: "{h}" },
  ],
  filler:
    "le|la|les|de|du|d|a|au|en|pour|par|ce|cet|cette|jour|rdv|rendez vous|vous|on|peut|peux|je|que|mon|ma|" +
    "votre|mes|est|serait|etre|reservation|table|heure|venir|possible|prendre|dispo|l|j ai|c|non|celui|lieu",
  or: "ou|ou bien",
  until: "au|a|jusqu au|jusqu a",
  towards: "a|au|pour|vers|jusqu a|jusqu au|plutot",
  phrases: [
    // Words that only look like a moment.
    ["a (?:demain|bientot|plus tard|plus|tout a l heure|tantot)(?= ?(?:$|[!.,;]))", skip],
    [
      "bonsoir|bonne (?:soiree|journee|nuit|fin de journee|semaine|apres midi|annee|aprem)|bon (?:week ?end|apres midi|aprem|dimanche|matin|we)|bonjour|joyeux noel|joyeuses paques",
      skip,
    ],
    [
      "pourquoi pas|pas (?:mal|grave|de souci|de soucis|de probleme|possible d|du tout|encore|trop|tard|besoin|sur|cher|vrai)|si pas|n est ce pas|c est pas|pas vrai|ou pas",
      skip,
    ],
    [
      "(?:une|deux|trois|[1-6]) ?(?:heures?|h) (?:de (?:massage|cours|soin|seance)|environ)|(?:une|1) ?(?:heure|h)|pendant {n} ?(?:h|heures?)(?: \\d\\d)?|demi heure",
      skip,
    ],
    [
      "tous les jours|toute la journee|l heure du|tout le temps|du jour|un jour ferie|menu du jour|plat du jour",
      skip,
    ],
    [
      "fin de semaine derniere|semaine derniere|mois dernier|annee derniere|week ?end dernier",
      gone,
    ],
    // Days.
    ["aujourd ?hui|auj|ajd|aujourdhui|ojd", offset(0)],
    ["demain|dem1|2main|dmain|deamin", offset(1)],
    ["apres[- ]?demain|apres dem1|ap demain|surlendemain", offset(2)],
    ["hier|avant[- ]?hier|hier soir|hier matin", gone],
    ["il y a (?:{n}|quelques) (?:jours?|semaines?|mois|ans?|heures?|minutes?)", gone],
    ["{weekday}", say.onWeekday],
    ["un {weekday}", firmAsk("vague")],
    ["(?:ce|c) {weekday}", say.thisWeekday],
    ["(?:ce |le )?{weekday} (?:qui vient|qui arrive|a venir)", say.comingWeekday],
    [[`{weekday} ${COMES}`, "prochain {weekday}"], say.nextWeekday],
    [["(?:l )?autre {weekday}", "{weekday} (?:d apres|suivant|en suivant)"], say.otherWeekday],
    [["{weekday} (?:dernier|passe|d avant)", "dernier {weekday}(?! d)"], gone],
    [["(?:tous )?les {weekday}s?", "chaque {weekday}"], firmAsk("several")],
    ["{weekday} en (?:huit|8)(?: jours)?", say.weekdayPlus(1)],
    ["{weekday} en (?:quinze|15)(?: jours)?", say.weekdayPlus(2)],
    ["{weekday} dans {n} semaines?", say.weekdayIn()],
    ["(?:aujourd ?hui|auj) en (?:huit|8)", offset(7)],
    ["demain en (?:huit|8)", offset(8)],
    ["(?:aujourd ?hui|auj) en (?:quinze|15)", offset(14)],
    ["demain en (?:quinze|15)", offset(15)],
    ["{weekday}(?:,? le)? {dd}(?:er)?(?! (?:et demie|moins|pile|et quart))", say.onWeekdayAndDay],
    ["(?:(?:le|au|du|pour le) )?{od}(?:er)? {month}(?: {year})?", say.onDate],
    ["(?:le|au|du|pour le) {d}(?:er)?", say.onDay],
    ["(?:le|au|du) {ordinal}(?= ?(?:$|[,;.!?]| a \\d))", say.onDay],
    ["{weekday},? (?:le )?{od}(?:er)? {month}(?: {year})?", say.onWeekdayAndDate],
    [`(?:le |au )?{d}(?:er)? du ${MONTH_AHEAD}`, say.onDayOf({ ahead: 1 })],
    ["(?:le |au )?{d}(?:er)? (?:de ce mois|du mois)(?: ci)?", say.onDayOf({ ahead: 0 })],
    ["(?:le|du|au) (?<first>\\d{1,2})[.-](?<second>\\d{1,2})(?![\\d.-])", say.numbers],
    ["(?:le )?(?:premier|1er) {weekday} (?:de |d )?{month}", say.nthOf(1)],
    ["(?:le )?(?:deuxieme|second|2eme|2e) {weekday} (?:de |d )?{month}", say.nthOf(2)],
    ["(?:le )?(?:troisieme|3eme|3e) {weekday} (?:de |d )?{month}", say.nthOf(3)],
    ["(?:le )?dernier {weekday} (?:de |d ){month}", say.nthOf(-1)],
    [`(?:le )?(?:premier|1er) {weekday} du ${MONTH_AHEAD}`, say.nthOf(1, { ahead: 1 })],
    ["(?:le )?dernier {weekday} du mois", say.nthOf(-1, { ahead: 0 })],
    ["(?:dans|d ici|sous) {n} ?(?:jours?|j)", say.idiomaticDays],
    ["(?:dans|d ici) {n} (?:semaines?|sem)", say.daysAhead(7)],
    ["(?:dans|d ici) {n} mois", say.monthsAhead],
    ["(?:du |entre le )?(?<d>\\d{1,2}) ?(?:au|-|et le) ?(?<d2>\\d{1,2}) {month}", say.fromDayToDay],
    // Time from now.
    ["(?:dans|d ici)(?: environ)? {n} ?(?:heures?|h|petites heures)", say.minutesAhead(60)],
    ["(?:dans|d ici)(?: environ)? {n} ?(?:heures?|h) et demie", say.minutesAhead(60, 30)],
    ["(?:dans|d ici) 1 ?h ?30", say.elapse(90)],
    ["(?:dans|d ici)(?: environ)? {n} ?(?:minutes?|min|mn|minutes)", say.minutesAhead(1)],
    ["(?:dans|d ici) (?:une |1 )?(?:petite )?(?:demi|1/2) ?heure", say.elapse(30)],
    ["(?:dans|d ici) (?:un |1 )?quart d heure", say.elapse(15)],
    ["(?:dans|d ici) (?:les )?(?:trois quarts|3/4) d ?heure", say.elapse(45)],
    [
      "dans (?:quelques|plusieurs|une dizaine de|une quinzaine de|une vingtaine de) (?:jours|heures|semaines|minutes|mois)",
      firmAsk("vague"),
    ],
    ["dans une quinzaine(?! de)", firmAsk("approx")],
    ["d ici (?:la|peu|quelques jours)", firmAsk("vague")],
    // Weeks, weekends, months.
    [
      "(?:le )?(?:premier|1er|deuxieme|second|2e|2eme|troisieme|3e|3eme|dernier) {weekday} d[eu]?",
      firmAsk("vague"),
    ],
    ["(?:le )?(?:premier|1er) {weekday}", firmAsk("vague")],
    ["a partir(?= d[eu] )|des", from()],
    ["jusqu(?= (?:a|au) )|d ici|au plus tard|maximum|max", until()],
    ["apres", from(1)],
    ["avant", until(-1)],
    ["cette semaine|la semaine en cours", week(0)],
    ["semaine pro(?:chaine)?|prochaine semaine|la semaine qui (?:vient|arrive)", week(1)],
    ["(?:la )?semaine d apres la prochaine", week(2)],
    ["(?:l )?autre semaine|semaine d apres|semaine suivante", week("other")],
    [
      "(?:la )?(?:premiere|deuxieme|seconde|troisieme|derniere) (?:semaine|quinzaine) (?:de {month}|du mois)",
      firmAsk("vague"),
    ],
    [
      "(?:debut|milieu|courant) (?:de |de la )?semaine(?: prochaine)?|en semaine|courant {month}|fin de (?:la )?semaine prochaine|fin semaine",
      firmAsk("vague"),
    ],
    // The weekend in Quebec, the end of the week in France.
    ["(?:en |cette |la |pour la )?fin de semaine", firmAsk("vague")],
    [WEEKEND, weekend("bare")],
    [`ce ${WEEKEND}`, weekend("this")],
    [`${WEEKEND} ${COMES}|prochain ${WEEKEND}`, weekend("next")],
    [`(?:ce )?${WEEKEND} qui (?:vient|arrive)`, weekend("coming")],
    [`(?:l )?autre ${WEEKEND}|${WEEKEND} (?:d apres|suivant)`, weekend("other")],
    [`les ${WEEKEND}s?`, firmAsk("several")],
    [
      "(?:en|pour|courant|au mois de|au mois d) {Month}(?! ?\\d\\d?(?!\\d))(?: {year})?",
      say.partOfMonth(),
    ],
    [MONTH_AHEAD, say.wholeMonth({ ahead: 1 })],
    ["ce mois(?: ci)?", say.wholeMonth({ ahead: 0 })],
    ["debut {Month}", say.partOfMonth("early_month")],
    ["(?:mi|milieu) {Month}", say.partOfMonth("mid_month")],
    ["fin {Month}", say.partOfMonth("end_of_month")],
    [`debut du ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "early_month")],
    [`milieu du ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "mid_month")],
    [`fin du ${MONTH_AHEAD}`, say.wholeMonth({ ahead: 1 }, "end_of_month")],
    ["debut (?:de |du |de ce )?mois", say.wholeMonth({ ahead: 0 }, "early_month")],
    ["milieu (?:de |du |de ce )?mois", say.wholeMonth({ ahead: 0 }, "mid_month")],
    ["fin (?:de |du |de ce )?mois", say.wholeMonth({ ahead: 0 }, "end_of_month")],
    // Feasts.
    ["(?:le |la |au |pour le )?(?:veille|reveillon|soir) de noel|24 au soir", say.holiday(12, 24)],
    ["(?:jour de )?noel", say.holiday(12, 25)],
    [
      "(?:la )?(?:saint|st) sylvestre|reveillon (?:du (?:nouvel an|31|jour de l an|premier de l an)|de la saint sylvestre)|veille du (?:nouvel an|jour de l an)",
      say.holiday(12, 31),
    ],
    ["reveillon", firmAsk("vague")],
    ["(?:le )?(?:nouvel an|jour de l an|premier de l an)", say.holiday(1, 1)],
    ["(?:l )?epiphanie|fete des rois", say.holiday(1, 6)],
    ["(?:la )?chandeleur", say.holiday(2, 2)],
    ["(?:la )?(?:saint|st) valentin", say.holiday(2, 14)],
    ["fete du travail", say.holiday(5, 1)],
    ["(?:la )?(?:saint|st) jean", say.holiday(6, 24)],
    [
      "fete nationale|fete de la musique|armistice|fete des meres|fete des peres|action de graces?",
      firmAsk("vague"),
    ],
    ["(?:l )?assomption", say.holiday(8, 15)],
    ["(?:la )?toussaint", say.holiday(11, 1)],
    ["(?:soir d )?halloween", say.holiday(10, 31)],
    ["(?:la )?(?:saint|st) nicolas", say.holiday(12, 6)],
    ["mardi gras", say.easterPlus(-47)],
    ["mercredi des cendres", say.easterPlus(-46)],
    ["dimanche des rameaux", say.easterPlus(-7)],
    ["jeudi saint", say.easterPlus(-3)],
    ["vendredi saint", say.easterPlus(-2)],
    ["samedi saint", say.easterPlus(-1)],
    ["dimanche de paques|jour de paques", say.easterPlus(0)],
    ["lundi de paques", say.easterPlus(1)],
    ["(?:le )?(?:jeudi de l |l )?ascension", say.easterPlus(39)],
    ["dimanche de (?:la )?pentecote", say.easterPlus(49)],
    ["lundi de (?:la )?pentecote", say.easterPlus(50)],
    ["paques|pentecote|pont de l ascension|week ?end de paques", firmAsk("vague")],
    // Parts of the day.
    [
      "(?:le |au |du |dans la |en |en fin de |en debut de |en milieu de |dans le |toute la )?(?:matin|matinee|mat)|a la premiere heure|(?:en )?(?:debut|fin|milieu) de matinee",
      part("morning"),
    ],
    [
      "(?:le |du |sur le )?midi|a l heure du (?:dejeuner|repas de midi)|(?:le )?temps de midi|pause dejeuner|entre midi et (?:deux|2)",
      part("midday"),
    ],
    ["(?:pour |le |au )*(?:dejeuner|lunch)", hint("midday")],
    ["(?:pour |le |au )*petit ?dej(?:euner)?|brunch", hint("morning")],
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
    ["ce mat(?:in)?", [offset(0), part("morning")]],
    ["ce midi", [offset(0), part("midday")]],
    [
      "(?:cet|cette|c t|ct|7) (?:aprem|apres midi|apres m|ap midi|aprm|apm)",
      [offset(0), part("afternoon")],
    ],
    ["ce soir|c soir|cette soiree", [offset(0), part("evening")]],
    ["cette nuit", [offset(0), part("night")]],
    [
      "(?:(?:dans |pendant )?la )?nuit (?:de|du) {weekday} (?:a|au) {weekday2}",
      ({ weekday2 }) => [{ kind: "night-between" }, weekday(weekday2)],
    ],
    // The clock.
    [`${AT} {time} ou (?:a )?{time2}`, firmAsk("several")],
    [`${AT} {strong}`, say.time],
    [`(?:a|vers|pour) midi(?= ?(?:$|[,;.!?])| (?!et deux|et 2|trente|et))`, say.moment(12)],
    [
      "(?:a|vers) (?<time>(?:[01]?\\d|2\\d))(?![\\d:h/.]| ?(?:h|heures?|%|€))",
      (found) =>
        Number(found.text("time")) > 12
          ? say.time(found)
          : { kind: "time", time: { ...found.time, style: "bare", doubtful: true } },
    ],
    ["(?:peu|juste|un peu|un petit peu) (?:apres|avant) {time}", firmAsk("vague")],
    [["(?:a partir de|des|apres|pas avant|depuis|plus tard que) (?:les )?{time}"], say.after],
    [
      [
        "(?:avant|jusqu a|au plus tard a|pas apres|max|maximum) (?:les )?{time}",
        "{strong} (?:au plus tard|max|maximum)",
      ],
      say.before,
    ],
    [["(?:entre|de) {time} (?:et|a|-|jusqu a) {time2}"], say.between],
    // What a receptionist has to ask.
    [
      "un de ces (?:quatre|4|jours)|n importe quel jour|un de ces jours|ces jours ci|ces prochains jours|peu importe le jour",
      ask("vague"),
    ],
    [
      "tout a l heure|tantot|dans un (?:moment|instant|peu)|d ici peu|dans pas longtemps|dans peu de temps|sous peu|dans la journee",
      ask("vague"),
    ],
    [
      `(?:apres|en sortant|a la sortie|quand je (?:sors|finis|termine)|en rentrant)(?: (?:de|du|d|le|la|l|mon|ma|les|mes))* ?${WORK}|quand (?:je|j) (?:sors|finis|ai fini|termine)|avant (?:le |d aller au )?${WORK}`,
      askTime("vague"),
    ],
    [
      "des que (?:possible|vous (?:pouvez|pourrez|avez|aurez)|tu (?:peux|pourras|as))(?: (?:une )?(?:place|dispo))?|le plus (?:tot|vite|rapidement) possible|au plus (?:vite|tot)|quand (?:vous|tu) (?:pouvez|peux|voulez|veux|avez|as|etes|aurez|pourrez)(?: (?:une )?(?:place|dispo|libre|de la place))?|(?:la |le )?(?:premiere|premier|prochaine|prochain) (?:place|creneau|rdv|dispo|disponibilite)(?: (?:libre|disponible|possible))?|tout de suite|immediatement|urgent|en urgence|asap|n importe quand",
      ask("open_ended"),
    ],
    // Turns.
    ["pas|ni", turn("not-next")],
    ["non", turn("not")],
    [
      "(?:je |on |nous )?(?:ne |n )?(?:peux|peut|pouvons) (?:plus |pas)|(?:ne |n )?(?:marche|va|convient|m arrange|arrange|colle) pas|(?:c est|ca) (?:mort|impossible)|ca (?:va )?pas|impossible|ca ne va pas|pas possible|pas dispo",
      turn("not"),
    ],
    ["sauf|excepte|hormis|au lieu d[eu]?|plutot qu[e]?|a la place d[eu]?", turn("instead")],
    [
      "pardon|enfin|je veux dire|je voulais dire|ou plutot|plutot|non plutot|oups|euh non|en fait|je me suis trompee?|mieux|desolee?|rectification|correction",
      turn("correction"),
    ],
    [
      "(?:le|mon|notre|votre|ma|la|notre) (?:rdv|rendez vous|reservation|seance|cours|consultation|creneau)|(?:j ai|j avais|on a|on avait|nous avons|nous avions)(?: deja)? (?:un |une |le )?(?:rdv|rendez vous|reservation|reserve|seance|table|cours)|celui d[eu]|celle d[eu]",
      turn("existing"),
    ],
    [
      "(?:on|je|nous) (?:part|pars|partons|arrive|arrivons|rentre|rentrons|reviens|revenons|m en vais|s en va|voyage)|j arrive|(?:mon |l |son |notre )?anniversaire(?: est)?|mon vol|le mariage|l examen|nos vacances|repars|repartons|on repart",
      turn("occasion"),
    ],
    [
      "(?:decal|deplac|report|chang|repouss|avanc|modifi|boug)[a-z]*|(?:le |la )?(?:passer|mettre)",
      turn("move"),
    ],
  ],
}
