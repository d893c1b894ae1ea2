import { namesElse } from "../../calendar/claims/other-topics.ts"
import { splitSentences } from "../../calendar/claims/sentences.ts"
import type { ClaimKind } from "../../calendar/claims/words.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { DAY, THING } from "./appointment-words.ts"

/* What a client asks about an appointment that they believe they have, so that a mere yes claims it. */

const MINE =
  "(?:mi|nuestra|nuestro|la|el|minha|meu|nossa|nosso|a|o|my|our|the|mon|ma|notre|le|la|mein\\w*|unser\\w*|der|die)"
const FEW = "(?:[^ ]+ ){0,5}"
/** Whose appointment, after a verb. */
const OURS = `(?:me|us|it|that|mich|uns|es|das|ihn|(?:${MINE} )?(?:${THING}|${DAY}))`
const ADVERB =
  "(?:(?:ya|ja|bien|toujours|deja|schon|noch|still|already|now|entonces|then|also|mesmo) )*"

/** What is booked beside an hour: "¿me habéis reservado mesa?" */
const BOOKABLE = `(?:${THING}|mesa|tisch|platz|sitio|lugar|place)`
const AS_WELL = "(?:(?:ya|ja|bem|bien|tambien|tambem|tudo|todo|aussi|too|then|yet|already|alors) )*"
const OF_IT =
  "(?:(?:una?|el|las?|los|l[ao] del?|mi|um|uma|a|o|as|minha|meu|nossa|nuestra|an?|my|our|the|mon|ma|les?|un|une|notre|deja|de|esta?|este) )*"
/** What follows a verb of booking, moving or cancelling where that is of an appointment, and of no dress, cake or address. */
const THEIRS = `(?= ${AS_WELL}(?:$|(?:${[
  `${OF_IT}(?:${BOOKABLE}|${DAY})`,
  `(?:a|at) ${OF_IT}(?:${BOOKABLE}|${DAY}|\\d[^ ]*|hoy|hoje|today|nosotros|nos|mi|mim|moi|nous|us|me|dois|two|deux|dos|tres)`,
  "para|pra|for|pour|es|is|al final|finalmente|finally|en la agenda|na agenda|as|esta|esse|este|hoy|hoje|today|tonight|this|next|ce|cette|con|com|with|avec|chez|in|down|sim|si|no",
].join("|")}) ))`

const STANDS = anyOf(
  // "¿sigue en pie lo del jueves?", "mi cita sigue igual, ¿no?", "tengo cita el jueves, no?"
  `(?:sigue|seguimos) (?:en pie|igual|adelante|confirmad[oa]) (?:${MINE} ${THING}|l[oa] del? ${DAY}|para el ${DAY})`,
  `(?:${MINE} ${THING}|l[oa] del? ${DAY}) ${FEW}(?:sigue(?! abiert)|sigue en pie|se mantiene|esta confirmad[oa]|esta en pie|esta apuntad[oa]|esta reservad[oa])`,
  `tengo (?:una |la |mi )?(?:cita|hora|turno|reserva) (?:para )?(?:el |la |este )?(?:${DAY}|a las)`,
  // "a minha consulta mantém-se?", "quinta tá de pé?", "tenho consulta na quinta, né?"
  `(?:${MINE} ${THING}|${DAY}) ${FEW}(?:mantem se|continua (?:de pe|marcad[oa]|confirmad[oa])|(?:ta|esta) (?:de pe|confirmad[oa]|marcad[oa]))`,
  `(?:mantem se|continua de pe) ${FEW}(?:${THING}|${DAY})`,
  `tenho (?:uma |a |minha )?(?:consulta|hora|marcacao|reserva|horario) (?:marcad[oa] )?(?:para |pra )?(?:na |no |a |esta )?(?:${DAY}|as)`,
  // "is my appointment still on?", "are we still on for Thursday", "is Thursday confirmed"
  `is (?:my|our) ${THING} ${FEW}(?:still|confirmed|booked|on|ok|okay|standing)(?! to )`,
  `is the ${THING} ${FEW}(?:still (?:on|ok|okay|confirmed|booked|standing|good)|confirmed|booked|(?:on|ok|okay)(?= $))`,
  `(?:is|are we) (?:${DAY} )?(?:still|all) (?:on|good|ok|okay|set|confirmed)(?: for)?(?: ${DAY})?(?= (?:at|then|$))`,
  `is ${DAY} ${FEW}(?:still (?:on|good|ok|okay|happening)|confirmed)`,
  `(?:do i|i do) (?:still )?have (?:an |my |a )?(?:${THING}) ${FEW}${DAY}`,
  // "c'est toujours bon pour jeudi ?", "mon rdv est bien maintenu ?"
  `(?:c'est|on est) (?:bien |toujours )*(?:bon|ok|maintenu|d'accord|confirme) pour (?:(?:le|la|ce|mon|ma|notre|${THING}|de|du|a|\\d[^ ]*) ){0,4}${DAY}`,
  `${MINE} ${THING} ${FEW}(?:est|tient) (?:bien |toujours )*(?:maintenue?|confirmee?|bon|prevue?|d'actualite)`,
  `${MINE} ${THING} ${FEW}tient toujours`,
  // "steht unser Termin noch?", "bleibt es bei Donnerstag?"
  `(?:steht|bleibt) ${FEW}(?:${THING}|${DAY})(?: [^ ]+){0,3} (?:noch|dabei|bestehen|so)`,
  `bleibt es (?:bei|dabei) ${FEW}(?:${THING}|${DAY})`,
  `(?:ist|sind) ${MINE} ${THING} ${FEW}(?:bestatigt|eingetragen|gebucht|noch aktuell|fix)`,
  `habe? ich ${FEW}${DAY} ${FEW}(?:${THING})|habe? ich (?:noch )?(?:einen|meinen) (?:termin) ${FEW}${DAY}`,
)
/** The same, where the words may also tell something: only as a question. */
const EXISTS = anyOf(
  `(?:tengo|tenemos|tenia) ${ADVERB}(?:algo(?! pendiente)|alguna (?:cita|reserva|hora)|(?:una )?cita|(?:un )?turno|(?:una )?hora)(?! (?:de |previa|fija|libre|para (?:recoger|comer|beber)))(?= ${ADVERB}(?:$|alguna|reservad|apuntad|agendad|confirmad|hech|pendiente|con |a |para |pa |el |en |est[ae] |hoy |manana |${DAY}|o no |no |verdad |o |y ))`,
  `(?:tenho|temos|tem|ha) ${ADVERB}(?:alguma (?:coisa|consulta|hora|marcacao)|algo|consulta|hora) (?:(?:marcad|agendad)[oa](?! livre)|pra mim|no meu nome)`,
  `(?:do|did) (?:i|we) ${ADVERB}have (?:an? |any |my |our )?(?:(?:${THING})(?! (?:outside|inside|limit|fee|system|number|policy|available))|anything (?:booked|planned|coming up))`,
  `have (?:i|we) ${ADVERB}got (?:an? |any |my |our )?(?:${THING}|anything (?:booked|coming up))`,
  `(?:(?:j'ai|ai je|on a|avons nous|est ce que j'ai) ${ADVERB})(?:(?:un |une )?${THING}(?! (?:d'essai|offerte?|gratuit|de (?:parking|retard)))|quelque chose de (?:prevu|reserve)|(?:prevu|reserve)${THEIRS})`,
  `(?:hab|habe|haben) (?:ich|wir) ${ADVERB}(?:(?:irgend)?(?:einen?|was|etwas) )?(?:${THING}|gebucht|eingetragen|stehen)`,
  // "¿estoy en la lista?", "am I down for Thursday?", "steh ich auf der Liste?"
  `(?:estoy|estamos) ${ADVERB}(?:en la (?:lista(?! de espera)|agenda)|(?:apuntad|inscrit)[oa]s?(?= $| (?:para|el|en (?:la clase|el curso)) ))`,
  `(?:to|estou|tou|estamos) ${ADVERB}(?:na (?:lista(?! de espera)|agenda)|(?:marcad|inscrit|agendad)[oa](?= $| (?:para|pra|na|no|em) ))`,
  `(?:am|are) (?:i|we) ${ADVERB}(?:down|booked|in|signed up|registered|on the list|enrolled)(?= $| (?:for|on|at|today|tomorrow|this|next) )`,
  `(?:je suis|on est|suis je|sommes nous) ${ADVERB}(?:sur la liste(?! d'attente)|inscrite?s?|notee?s?|prevue?s?)`,
  `(?:steh|stehe|bin|sind|stehen) (?:ich|wir) ${ADVERB}(?:(?:auf|in) der liste|im kalender|drin|eingetragen|angemeldet|gebucht|dabei)`,
  // "¿os llegó mi reserva?", "did my booking go through?", "hat die Buchung geklappt?"
  `(?:llego|entro|salio bien|quedo hecha|se hizo|esta hecha) ${ADVERB}${MINE} ${THING}|${MINE} ${THING} ${ADVERB}(?:llego|entro|quedo|esta hecha)`,
  `(?:deu certo|entrou|ficou feita|chegou) ${ADVERB}${MINE} ${THING}|${MINE} ${THING} (?:deu certo|entrou|ficou feita)`,
  `(?:did|has|have) ${MINE} ${THING} (?:go(?:ne)? through|work(?:ed)?|come through|made)`,
  `${MINE} ${THING} (?:est |a )${ADVERB}(?:passee?|enregistree?|validee?|marchee?|fonctionne)`,
  `(?:hat|ist) ${MINE} ${THING} ${ADVERB}(?:geklappt|durchgegangen|angekommen|durch|eingegangen)`,
  // "¿me has apuntado ya?", "have you booked me in?"
  `(?:me|nos) (?:has|habeis|han|ha|haveis) ${ADVERB}(?:apuntado|reservado|agendado|anotado|dado hora)${THEIRS}|(?:me|nos) (?:apuntaste|reservaste|agendaste|anotaste|apuntasteis)${THEIRS}`,
  `(?:voce|voces|ja) (?:me |nos )?(?:marcou|marcaram|agendou|reservou|anotou|marcaste)${THEIRS}`,
  `(?:have|did) you ${ADVERB}(?:(?:book(?:ed)?|pencill?ed|reserved?) (?:me|us|it)${THEIRS}|(?:put|add(?:ed)?) (?:me|us) (?:in|down|for|on(?= (?:the (?:list|calendar|schedule|books) |${DAY}))))`,
  `(?:vous m'avez|tu m'as|vous nous avez|m'avez vous) ${ADVERB}(?:notee?|inscrite?|reserve|mis|bookee?)${THEIRS}`,
  `(?:hast du|habt ihr|haben sie) (?:mich|uns) (?!(?:das|die|den|eine?n?|zwei|drei|\\d+) (?!(?:${BOOKABLE}|${DAY}) ))${FEW}(?:eingetragen|gebucht|vorgemerkt|reserviert|angemeldet)`,
)

const CANCELS = anyOf(
  `(?:(?:me|nos) (?:l[oa]s? )?|l[oa]s? )(?:has|habeis|han|ha) ${ADVERB}(?:cancelado|anulado|borrado|quitado)${THEIRS}|(?:me|nos) (?:cancelaste|cancelasteis|cancelaron|anulaste|borraste)(?:${THEIRS}|(?= (?:l[oa] (?:mio|del?)) ))|(?:cancelaste|cancelasteis|anulaste|anulasteis|habeis cancelado|has cancelado|has anulado) (?:${MINE} ${THING}|l[oa] (?:mio|del? ${DAY}))`,
  `(?:${MINE} ${THING}|lo (?:mio|del? ${DAY})) ${ADVERB}(?:esta|quedo|queda) ${ADVERB}(?:cancelad[oa]|anulad[oa])|(?:esta|quedo|queda) ${ADVERB}(?:cancelad[oa]|anulad[oa])(?= $| ${MINE} ${THING}| lo mio)`,
  `(?:voce|voces|ja|foi|ficou|ta) (?:me )?(?:cancelou|cancelaram|cancelad[oa]|desmarcou|desmarcaram|desmarcad[oa])${THEIRS}`,
  `(?:have|did) you ${ADVERB}cancel(?:led|ed)? ${OURS}|(?:is|was|has) (?:it|that|${MINE} ${THING}|${DAY}) (?:been )?${ADVERB}cancell?ed`,
  `(?:vous avez|tu as|avez vous) ${ADVERB}annulee? ${OURS}|c'est ${ADVERB}annulee?(?= $)|${MINE} ${THING} est ${ADVERB}annulee?`,
  `(?:hast du|habt ihr|haben sie) ${OURS} ${FEW}(?:abgesagt|storniert|geloscht|gestrichen)|(?:ist|wurde) ${MINE} ${THING} ${FEW}(?:abgesagt|storniert|geloscht|gestrichen)`,
)
const MOVES = anyOf(
  `(?:me|nos|lo|la) (?:(?:has|habeis|han|ha) ${ADVERB}(?:cambiado|movido|pasado|aplazado)|cambiaste|cambiasteis|moviste|pasaste|pasasteis)(?= $| (?:la cita|la hora|el turno|de (?:dia|hora)|ya $|(?:al?|para) (?:(?:el|las?|otr[oa]) )?(?:${DAY}|\\d|una|tarde|semana|dia|hora)) ?)`,
  `(?:quedo|queda|esta) ${ADVERB}(?:cambiad[oa]|movid[oa]|pasad[oa] (?:al|para))`,
  `(?:voce|voces|ja|foi|ficou|ta) (?:me )?(?:remarcou|remarcaram|remarcad[oa]|mudad[oa]|(?:mudou|mudaram|trocou|passou)(?! $))${THEIRS}`,
  `(?:have|did) you ${ADVERB}(?:moved?|changed?|switch(?:ed)?|swap(?:ped)?|push(?:ed)?|reschedul\\w+) ${OURS}|(?:is|was|has) (?:it|that|${MINE} ${THING}) (?:been )?${ADVERB}(?:moved|changed|rescheduled)`,
  `(?:vous m'avez|tu m'as) ${ADVERB}(?:deplacee?|decalee?|changee?|reportee?)|(?:vous avez|tu as|avez vous) ${ADVERB}(?:deplace|decale|change|reporte|modifie) ${OURS}|${MINE} ${THING} est ${ADVERB}(?:deplacee?|decalee?|changee?|reportee?|modifiee?)`,
  `(?:hast du|habt ihr|haben sie) ${OURS} ${FEW}(?:verschoben|umgebucht|verlegt|geandert|umgetragen)|(?:(?:ist|wurde) ${MINE} ${THING}|bin ich) ${FEW}(?:verschoben|umgebucht|verlegt)`,
)

/** What is on for everybody, and what people are put on that is no appointment. */
const FOR_ALL = anyOf(
  "(?:concert|konzert|festival|flohmarkt|workshop|event|evenement|veranstaltung|tasting)\\w*|conciertos?|concertos?|markets?|marches?|mercad(?:o|illo)|feira|feria|fiesta|festa|party|fete|eventos?|show|films?|filme|pelicula|taller|sorteo|sorteio|gewinnspiel|verlosung|raffle|tombola|prize draw",
  "newsletters?|verteiler|mailing|marketing|loyalty|rewards|fidelite|fidelidad|fidelidade|instagram|facebook|lista de (?:espera|difusion)|waiting list|waitlist|liste d'attente|warteliste",
)
/** "My appointment", "meine letzte Stunde". */
const POSSESSED = anyOf(
  `(?:mi|nuestra|nuestro|minha|meu|nossa|nosso|my|our|mon|ma|notre|mein\\w*|unser\\w*) (?:[^ ]+ )?${THING}`,
)
/** A course of many, which has its own hours. */
const COURSE = anyOf(
  "clases?|aulas?|cours|lessons?|class|classes|seances?|sessions?|sesion|sessao|kurs\\w*|stunde|training",
)
/** Whether a question may be of a course that is there for many, of which the calendar says nothing. */
export const asksOfCourse = (asked: string) => COURSE.test(framed(asked))
/** Whether it names an appointment as the client's own: "my class". */
export const asksOfOwn = (asked: string) => POSSESSED.test(framed(asked))

const NAMED = anyOf(THING)

/** What a yes to these words would claim; null: nothing about an appointment. */
export const askedWhether = (asked: string): ClaimKind | null => {
  const whole = framed(asked)
  const mine = asksOfOwn(asked)
  if (!mine && FOR_ALL.test(whole)) return null
  const each = splitSentences(asked).map(framed)
  const stands = each.some((said) => STANDS.test(said))
  if (stands && (NAMED.test(whole) || !namesElse(whole))) return "booked"
  if (!asked.includes("?") || namesElse(whole)) return null
  const changes = mine || !COURSE.test(whole)
  if (changes && CANCELS.test(whole)) return "cancelled"
  if (changes && MOVES.test(whole)) return "moved"
  return each.some((said) => EXISTS.test(said)) ? "booked" : null
}
