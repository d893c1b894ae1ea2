import { namesElse } from "../../calendar/claims/other-topics.ts"
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

const STANDS = anyOf(
  // "¿sigue en pie lo del jueves?", "mi cita sigue igual, ¿no?", "tengo cita el jueves, no?"
  `(?:sigue|seguimos) (?:en pie|igual|adelante|confirmad[oa]) (?:${MINE} ${THING}|l[oa] del? ${DAY}|para el ${DAY})`,
  `(?:${MINE} ${THING}|l[oa] del? ${DAY}) ${FEW}(?:sigue|sigue en pie|se mantiene|esta confirmad[oa]|esta en pie|esta apuntad[oa]|esta reservad[oa])`,
  `tengo (?:una |la |mi )?(?:cita|hora|turno|reserva) (?:para )?(?:el |la |este )?(?:${DAY}|a las)`,
  // "a minha consulta mantém-se?", "quinta tá de pé?", "tenho consulta na quinta, né?"
  `(?:${MINE} ${THING}|${DAY}) ${FEW}(?:mantem se|continua (?:de pe|marcad[oa]|confirmad[oa])|(?:ta|esta) (?:de pe|confirmad[oa]|marcad[oa]))`,
  `(?:mantem se|continua de pe) ${FEW}(?:${THING}|${DAY})`,
  `tenho (?:uma |a |minha )?(?:consulta|hora|marcacao|reserva|horario) (?:marcad[oa] )?(?:para |pra )?(?:na |no |a |esta )?(?:${DAY}|as)`,
  // "is my appointment still on?", "are we still on for Thursday", "is Thursday confirmed"
  `is ${MINE} ${THING} ${FEW}(?:still|confirmed|booked|on|ok|okay|standing)`,
  `(?:is|are we) (?:${DAY} )?(?:still|all) (?:on|good|ok|okay|set|confirmed)(?: for)?(?: ${DAY})?(?= (?:at|then|$))`,
  `is ${DAY} ${FEW}(?:still (?:on|good|ok|okay|happening)|confirmed)`,
  `(?:do i|i do) (?:still )?have (?:an |my |a )?(?:${THING}) ${FEW}${DAY}`,
  // "c'est toujours bon pour jeudi ?", "mon rdv est bien maintenu ?"
  `(?:c'est|on est) (?:bien |toujours )*(?:bon|ok|maintenu|d'accord|confirme) pour ${FEW}${DAY}`,
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
  `(?:tengo|tenemos|tenia) ${ADVERB}(?:algo|alguna (?:cita|reserva|hora)|(?:una )?cita|(?:un )?turno|(?:una )?hora)(?: ${ADVERB}(?:reservad[oa]|apuntad[oa]|agendad[oa]|pendiente|con vosotros|con ustedes|a mi nombre|esta semana))?`,
  `(?:tenho|temos|tem|ha) ${ADVERB}(?:alguma (?:coisa|consulta|hora|marcacao)|algo|consulta|hora) (?:(?:marcad|agendad)[oa](?! livre)|pra mim|no meu nome)`,
  `(?:do|did) (?:i|we) ${ADVERB}have (?:an? |any |my |our )?(?:${THING}|anything (?:booked|planned|coming up))`,
  `have (?:i|we) ${ADVERB}got (?:an? |any |my |our )?(?:${THING}|anything (?:booked|coming up))`,
  `(?:(?:j'ai|ai je|on a|avons nous|est ce que j'ai) ${ADVERB})(?:un |une |quelque chose de )?(?:${THING}|prevu|reserve)`,
  `(?:hab|habe|haben) (?:ich|wir) ${ADVERB}(?:(?:irgend)?(?:einen?|was|etwas) )?(?:${THING}|gebucht|eingetragen|stehen)`,
  // "¿estoy en la lista?", "am I down for Thursday?", "steh ich auf der Liste?"
  `(?:estoy|estamos) ${ADVERB}(?:en la (?:lista(?! de espera)|agenda)|(?:apuntad|inscrit)[oa]s?(?= $| (?:para|el|en (?:la clase|el curso)) ))`,
  `(?:to|estou|tou|estamos) ${ADVERB}(?:na (?:lista(?! de espera)|agenda)|(?:marcad|inscrit|agendad)[oa](?= $| (?:para|pra|na|no|em) ))`,
  `(?:am|are) (?:i|we) ${ADVERB}(?:down|booked|in|signed up|registered|on the list|enrolled)(?= $| (?:for|on|at|today|tomorrow|this|next) )`,
  `(?:je suis|on est|suis je|sommes nous) ${ADVERB}(?:sur la liste|inscrite?s?|notee?s?|prevue?s?)`,
  `(?:steh|stehe|bin|sind|stehen) (?:ich|wir) ${ADVERB}(?:(?:auf|in) der liste|im kalender|drin|eingetragen|angemeldet|gebucht|dabei)`,
  // "¿os llegó mi reserva?", "did my booking go through?", "hat die Buchung geklappt?"
  `(?:llego|entro|salio bien|quedo hecha|se hizo|esta hecha) ${ADVERB}${MINE} ${THING}|${MINE} ${THING} ${ADVERB}(?:llego|entro|quedo|esta hecha)`,
  `(?:deu certo|entrou|ficou feita|chegou) ${ADVERB}${MINE} ${THING}|${MINE} ${THING} (?:deu certo|entrou|ficou feita)`,
  `(?:did|has|have) ${MINE} ${THING} (?:go(?:ne)? through|work(?:ed)?|come through|made)`,
  `${MINE} ${THING} (?:est |a )${ADVERB}(?:passee?|enregistree?|validee?|marchee?|fonctionne)`,
  `(?:hat|ist) ${MINE} ${THING} ${ADVERB}(?:geklappt|durchgegangen|angekommen|durch|eingegangen)`,
  // "¿me has apuntado ya?", "have you booked me in?"
  `(?:me|nos) (?:has|habeis|han|ha|haveis) ${ADVERB}(?:apuntado|reservado|agendado|anotado|dado hora)(?! (?:l[oa]s?|el|que) )|(?:me|nos) (?:apuntaste|reservaste|agendaste|anotaste|apuntasteis)(?! (?:l[oa]s?|el|que) )`,
  `(?:voce|voces|ja) (?:me |nos )?(?:marcou|marcaram|agendou|reservou|anotou|marcaste)`,
  `(?:have|did) you ${ADVERB}(?:(?:book(?:ed)?|pencill?ed|reserved?) (?:me|us|it)|(?:put|add(?:ed)?) (?:me|us) (?:in|down|on|for))`,
  `(?:vous m'avez|tu m'as|vous nous avez|m'avez vous) ${ADVERB}(?:notee?|inscrite?|reserve|mis|bookee?)`,
  `(?:hast du|habt ihr|haben sie) (?:mich|uns) ${FEW}(?:eingetragen|gebucht|vorgemerkt|reserviert|angemeldet)`,
)

const CANCELS = anyOf(
  `(?:me|nos) (?:has|habeis|han|ha) ${ADVERB}(?:cancelado|anulado|borrado|quitado)|(?:me|nos) (?:cancelaste|cancelasteis|cancelaron|anulaste|borraste)|(?:cancelaste|cancelasteis|anulaste|anulasteis|habeis cancelado|has cancelado|has anulado) (?:${MINE} ${THING}|l[oa] (?:mio|del? ${DAY}))`,
  `(?:${MINE} ${THING}|lo (?:mio|del? ${DAY})) ${ADVERB}(?:esta|quedo|queda) ${ADVERB}(?:cancelad[oa]|anulad[oa])|(?:esta|quedo|queda) ${ADVERB}(?:cancelad[oa]|anulad[oa])(?= $| ${MINE} ${THING}| lo mio)`,
  `(?:voce|voces|ja|foi|ficou|ta) (?:me )?(?:cancelou|cancelaram|cancelad[oa]|desmarcou|desmarcaram|desmarcad[oa])`,
  `(?:have|did) you ${ADVERB}cancel(?:led|ed)? ${OURS}|(?:is|was|has) (?:it|that|${MINE} ${THING}|${DAY}) (?:been )?${ADVERB}cancell?ed`,
  `(?:vous avez|tu as|avez vous) ${ADVERB}annulee? ${OURS}|c'est ${ADVERB}annulee?(?= $)|${MINE} ${THING} est ${ADVERB}annulee?`,
  `(?:hast du|habt ihr|haben sie) ${OURS} ${FEW}(?:abgesagt|storniert|geloscht|gestrichen)|(?:ist|wurde) ${MINE} ${THING} ${FEW}(?:abgesagt|storniert|geloscht|gestrichen)`,
)
const MOVES = anyOf(
  `(?:me|nos|lo|la) (?:(?:has|habeis|han|ha) ${ADVERB}(?:cambiado|movido|pasado|aplazado)|cambiaste|cambiasteis|moviste|pasaste|pasasteis)(?= $| (?:la cita|la hora|el turno|de (?:dia|hora)|al?|para|ya) )`,
  `(?:quedo|queda|esta) ${ADVERB}(?:cambiad[oa]|movid[oa]|pasad[oa] (?:al|para))`,
  `(?:voce|voces|ja|foi|ficou|ta) (?:me )?(?:mudou|mudaram|remarcou|remarcaram|remarcad[oa]|mudad[oa]|trocou|passou)`,
  `(?:have|did) you ${ADVERB}(?:moved?|changed?|switch(?:ed)?|swap(?:ped)?|push(?:ed)?|reschedul\\w+) ${OURS}|(?:is|was|has) (?:it|that|${MINE} ${THING}) (?:been )?${ADVERB}(?:moved|changed|rescheduled)`,
  `(?:vous m'avez|tu m'as) ${ADVERB}(?:deplacee?|decalee?|changee?|reportee?)|(?:vous avez|tu as|avez vous) ${ADVERB}(?:deplace|decale|change|reporte|modifie) ${OURS}|${MINE} ${THING} est ${ADVERB}(?:deplacee?|decalee?|changee?|reportee?|modifiee?)`,
  `(?:hast du|habt ihr|haben sie) ${OURS} ${FEW}(?:verschoben|umgebucht|verlegt|geandert|umgetragen)|(?:(?:ist|wurde) ${MINE} ${THING}|bin ich) ${FEW}(?:verschoben|umgebucht|verlegt)`,
)

/** What a yes to these words would claim; null: nothing about an appointment. */
export const askedWhether = (asked: string): ClaimKind | null => {
  const said = framed(asked)
  if (STANDS.test(said)) return "booked"
  if (!asked.includes("?") || namesElse(said)) return null
  if (CANCELS.test(said)) return "cancelled"
  if (MOVES.test(said)) return "moved"
  return EXISTS.test(said) ? "booked" : null
}
