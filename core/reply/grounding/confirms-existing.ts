import { splitSentences } from "../../calendar/claims/sentences.ts"
import type { ReceiptKind } from "../../calendar/receipt.ts"
import { namesDay } from "../../calendar/wishes/spoken-of.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { clearlyPromises } from "../promise.ts"
import { askedWhether, asksOfCourse, asksOfOwn } from "./asks-whether.ts"
import { type Evidence, existingIn } from "./evidence.ts"
import { hasHour, momentsIn, namedIn } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"

/* A client asks whether an appointment of theirs stands, or whether it was changed or cancelled, and the answer is yes. */

const YES =
  /^ (?:(?:hola|buenas|hi|hey|hello|ola|oi|bonjour|hallo|ja|oui|ok) )*(?:si|claro|por supuesto|ya (?:esta|estas|lo tienes?|quedo)|esta hech[oa]|hech[oa]|quedo|estas|exacto|asi es|correcto|efectivamente|confirmad[oa]|todo (?:igual|bien|en orden|listo)|sin cambios|yes|yep|yeah|yup|it (?:is|did|does|has|was)|you (?:are|do|did|have)|(?:i|we) (?:have|did)|done|sure|of course|absolutely|correct|all (?:good|set)|sim|(?:deu|ta|tem|esta|foi|ficou|marquei|entrou) sim|feito|com certeza|isso|tudo (?:certo|igual|ok)|oui|bien sur|tout a fait|exactement|absolument|ja|jawohl|jo|jap|erledigt|hat (?:es|sie|er)|ist (?:es|sie|er)|genau|aber (?:sicher|klar)|selbstverstandlich|naturlich|klar|stimmt|passt|alles (?:gut|klar|wie)) /
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
 * What becomes of a reply that says yes to a client who asks whether their appointment stands, or was changed or cancelled: untrue if
 * the calendar shows another thing, doubtful if it cannot show it, and fine in a few words if it shows it. Undefined: it is no such
 * reply, or there is more in it to be looked at.
 */
export const verdictOnYes = (
  { text, denies }: Reading,
  context: ReplyContext,
  evidence: Evidence,
): "fine" | "untrue" | "doubtful" | undefined => {
  const { connected, asked } = context
  const existing = existingIn(evidence)
  if (!connected || denies || text.includes("?")) return undefined
  const kind = askedWhether(asked)
  if (kind === null) return undefined
  const said = framed(text)
  if (!(YES.test(said) || STAYS.test(said)) || OPEN.test(said) || clearlyPromises(text))
    return undefined
  const isDated = (words: string) => namesDay(words) || momentsIn(words, context).some(hasHour)
  // "Is it still on? Are you open on Saturday?", "It is. On Saturday we open at nine.": those are not the appointment's times.
  const question = withoutHours(asked)
  const answer = withoutHours(text)
  const meant = isDated(question) ? namedIn(question, existing, context) : existing
  const did = (...kinds: readonly ReceiptKind[]) =>
    [...evidence.done, ...evidence.before].some((receipt) => kinds.includes(receipt.kind))
  if (kind === "cancelled" && meant.length > 0)
    // Another was cancelled before: then what stands is told beside it.
    return did("cancelled") && !isDated(question) ? "doubtful" : "untrue"
  if (kind === "cancelled") return undefined
  // "Yes, on Friday" tells of a time of its own.
  if (meant.length === 0 || namedIn(answer, meant, context).length === 0)
    return asksOfCourse(asked) && !asksOfOwn(asked) ? "doubtful" : "untrue"
  // Only the time to which an appointment was moved tells of that, where no receipt does.
  const moved = did("moved", "changed")
  if (kind === "moved" && !moved && !isDated(question) && !isDated(answer)) return "doubtful"
  return said.trim().split(" ").length <= FEW_WORDS ? "fine" : undefined
}

/** When a business is open. */
const HOURS =
  / (?:abr(?:e[ns]?|is|imos|irem\w*)|cerr\w+|cierr\w+|abert[oa]s?|abiert[oa]s?|fech\w+|open\w*|clos\w+|ouvr\w+|ouvert\w*|ferm\w+|geoffnet|offn\w+|geschlossen|schliess\w*|haben zu|habt ihr (?:auf|zu)|horario de) /
const withoutHours = (text: string) =>
  splitSentences(text)
    .filter((sentence) => !HOURS.test(framed(sentence)))
    .join("")
