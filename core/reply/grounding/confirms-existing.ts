import { namesDay } from "../../calendar/wishes/spoken-of.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { clearlyPromises } from "../promise.ts"
import { hasHour, momentsIn, namedIn, type Timed } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"

/* A client asks whether the appointment that they believe they have stands, and the answer is yes. */

const THING =
  "(?:citas?|reservas?|turno|hora|sesion|clase|consultas?|sessao|aula|marcacao|horario|appointments?|booking|reservation|session|lesson|slot|table|visit|rendez[- ]vous|rdv|seance|cours|creneau|termine?|terminchen|buchung|stunde|behandlung)"
const DAY =
  "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|segunda|terca|quarta|quinta|sexta|amanha|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)"
const MINE =
  "(?:mi|nuestra|nuestro|la|el|minha|meu|nossa|nosso|a|o|my|our|the|mon|ma|notre|le|la|mein\\w*|unser\\w*|der|die)"
const FEW = "(?:[^ ]+ ){0,5}"

const ASKS = anyOf(
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
  `(?:is|are we) (?:${DAY} )?(?:still|all) (?:on|good|ok|okay|set|confirmed)(?: for)?(?: ${DAY})?(?= (?:/|at|then|$))`,
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

const YES =
  /^ (?:(?:hola|buenas|hi|hey|hello|ola|oi|bonjour|hallo|ja|oui|ok) )*(?:si|claro|por supuesto|exacto|asi es|correcto|efectivamente|confirmad[oa]|todo (?:igual|bien|en orden|listo)|sin cambios|yes|yep|yeah|sure|of course|absolutely|correct|all (?:good|set)|sim|com certeza|isso|tudo (?:certo|igual|ok)|oui|bien sur|tout a fait|exactement|absolument|ja|jawohl|genau|aber (?:sicher|klar)|selbstverstandlich|naturlich|klar|stimmt|passt|alles (?:gut|klar|wie)) /
const STAYS = anyOf(
  "sigue en pie|se mantiene|sigue (?:igual|confirmad[oa]|adelante)|mantem se|continua (?:de pe|marcad[oa]|confirmad[oa])|(?:ta|esta) (?:de pe|confirmad[oa])|still (?:on|stands|good)|is confirmed|est (?:bien |toujours )*(?:maintenue?|confirmee?|bon)|toujours bon|tient toujours|(?:der|er|sie|das) (?:steht|bleibt)|steht (?:noch|weiterhin)|ist bestatigt|bleibt (?:es )?(?:dabei|wie|bestehen)",
)
/** "Yes, but I have to look", "no": what follows leaves it open, or takes it back. */
const OPEN = anyOf(
  "pero|but|mas|mais|aber|si (?:quieres|me dices)|if|wenn|falls|se voce|no (?:veo|encuentro|me consta|aparece|tienes)|nao (?:vejo|encontro|consta|aparece|tem)|(?:don't|can't|cannot|do not) (?:see|find)|ne (?:vois|trouve)|keinen? (?:termin|eintrag|buchung)|nicht",
)

/** A longer answer may tell of more than that. */
const FEW_WORDS = 8

/**
 * What becomes of a reply that says yes to a client who asks whether their appointment stands: it is untrue if they have none, or none
 * then, and fine in a few words if they do. Undefined: it is no such reply.
 */
export const verdictOnYes = (
  { text, denies }: Reading,
  context: ReplyContext,
  existing: readonly Timed[],
): "fine" | "untrue" | undefined => {
  const { connected, asked } = context
  if (!connected || denies || text.includes("?") || !ASKS.test(framed(asked))) return undefined
  const said = framed(text)
  if (!(YES.test(said) || STAYS.test(said)) || OPEN.test(said) || clearlyPromises(text))
    return undefined
  const dated = namesDay(asked) || momentsIn(asked, context).some(hasHour)
  const meant = dated ? namedIn(asked, existing, context) : existing
  if (meant.length === 0) return "untrue"
  return said.trim().split(" ").length <= FEW_WORDS ? "fine" : undefined
}
