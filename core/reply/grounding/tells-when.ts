import { namesElse } from "../../calendar/claims/other-topics.ts"
import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { When } from "../../calendar/when.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { relationsIn } from "../beyond/relations.ts"
import { DAY, THING } from "./appointment-words.ts"
import { askedWhether, asksOfCourse } from "./asks-whether.ts"
import { moodOf } from "./mood.ts"
import { momentsIn, type Timed } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"

/* A client asks when the appointment is that they believe they have, and the answer names a time. In another talk "Friday at ten."
   would claim nothing. */

const MY_THING = `(?:(?:[ao] )?(?:mi|nuestra|nuestro|minha|meu|nossa|nosso|my|our|mon|ma|notre|mein\\w*|unser\\w*) ${THING}(?! (?:deadline|fee|pass|code|voucher|expir\\w*|over|valid|paid) )|lo (?:mio|nuestro|de (?:mi|mis) [^ ]+)|mine)`
const STILL =
  "(?:(?:ya|entonces|al final|exactamente|mesmo|msm|again|exactly|deja|encore|noch|nochmal|mal|denn|wieder|eigentlich|jetzt|genau|gleich) ){0,3}"
/** Not "until when". */
const WHEN =
  "(?<!(?:hasta|desde|ate|until|till|since|bis|seit|ab|depuis|jusqu'a) )(?:(?:a |para |pa )?(?:que|k|q) horas?|cuando|quando|(?:at )?what time|when(?:'s| is| was)?|(?:a |c'est a )?quelle heure|quand|wann|um wie ?viel uhr|wie ?viel uhr)"

/** When mine is: who asks that has one, or believes so. */
const ASKS_MINE = anyOf(
  `${WHEN} (?:es|era|son|eran|seria|e|eh|era|is|was|est|etait|ist|war|'s|c'est) ?${STILL}${MY_THING}`,
  `${WHEN} ${STILL}${MY_THING}`,
  `${WHEN} (?:tengo|tenia|tenemos|teniamos|tenho|tinha|temos|tinhamos) ${STILL}(?:(?:yo|eu) )?(?:(?:la|el|mi|a|o|minha|meu) )?(?:${THING}|lo mio)`,
  `${WHEN} (?:me|nos) (?:toca|tocaba)(?= $| (?:(?:ir|venir|pasar|este|manana)(?! (?:otra vez|de nuevo))|el ${DAY}) )`,
  `${WHEN} (?:do|did) (?:i|we) have ${STILL}(?:my|our|the) ${THING}`,
  `(?:what time|when) (?:am|are|was|were) (?:i|we) (?:booked|in|down|due)`,
  `${WHEN} (?:hab|habe|hatte|haben|hatten) (?:ich|wir) ${STILL}(?:(?:den|einen|meinen|unseren|die|meine) )?${THING}`,
  `(?:wann|um wie ?viel uhr) (?:bin|sind) (?:ich|wir) ${STILL}(?:dran|eingetragen|gebucht)(?= $)`,
  `${MY_THING} (?:c'est |c |est |es |e |ist |war |era |is )?${STILL}(?:${WHEN}|a (?:que|k|q) hora)`,
)
/** When to be there, which may also be asked of what is open to all. */
const ASKS_WHEN_TO_COME = anyOf(
  `${WHEN} (?:tengo|tenemos|hay|debo|debemos|tenia|tenho|temos|devo|preciso) (?:de |que )?(?:ir|estar|llegar|venir|chegar|aparecer)`,
  `${WHEN} (?:(?:vou|voy|vamos)(?! (?:a )?(?!(?:ir|venir|vir|pasar|passar|chegar) )\\w+[aei]r )|quedamos|habiamos quedado|combinamos|(?:ficou|fica)(?! (?:de|abert|fechad|pront|list)\\w*))`,
  `(?:what time|when) (?:do|should|must|shall) (?:i|we) (?:need to |have to )?(?:be|come|arrive|turn up|get there)`,
  `(?:what time|when) (?:do you (?:want|need|expect)|are you expecting) (?:me|us)`,
  `(?:wann|um wie ?viel uhr) (?:muss|mussen|soll|sollen|darf) (?:ich|wir) ${STILL}(?:da sein|kommen|dort sein|bei euch sein|erscheinen)`,
  `(?:a quelle heure|quand) (?:est ce que )?(?:je (?:dois|viens)|on (?:doit|vient)|dois je|dois-je)`,
  `${WHEN} (?:c'est|c) ${STILL}(?:${DAY} )?(?= $)`,
  `c'est a quelle heure ${STILL}${DAY}`,
)

/** When it is over, or somebody is picked up. */
const ASKS_FOR_END = anyOf(
  "salir|salgo|salimos|terminar|termino|acabar|acabo|recoger\\w*|buscar\\w*|sair|termina|acaba|pick\\w*|collect|fetch|finish\\w*|end|leave|abhol\\w*|fertig|gehen|recuperer|chercher|finir|fini|repartir",
)
/** The next visit after that of the calendar, of which nobody knows yet. */
const AGAIN = anyOf(
  "otra vez|de nuevo|volver|back|next|siguiente|revenir|retourner|voltar|wiederkommen|wieder (?:da sein|kommen)|prochaine fois|nachste[ns]? mal",
)

const isOther = (asked: string) => ASKS_FOR_END.test(asked) || AGAIN.test(asked) || namesElse(asked)

/** "Thursday at ten", "the 12th", "at ten": not from when to when the shop is open. */
const isPoint = (when: When) =>
  "local" in when ||
  "date" in when ||
  ("ask" in when && (when.candidates !== undefined || when.ask === "no_day"))

/** The hour of theirs, its day, or a little before, whatever is said of it: "moved from Monday to Thursday at ten". */
const FITS = /^(?:\w+: )?(?:start|day|span|just before|past)$/

/**
 * What becomes of a reply that tells a client when their appointment is: it is untrue if they have none, and doubtful if none that
 * they have is then. Undefined: it is no such reply, or right.
 */
export const verdictOnWhen = (
  { text, denies }: Reading,
  context: ReplyContext,
  existing: readonly Timed[],
): "untrue" | "doubtful" | undefined => {
  const asked = framed(context.asked)
  if (!context.connected || denies || text.includes("?")) return undefined
  const mine = ASKS_MINE.test(asked) || askedWhether(context.asked) === "booked"
  const comes = existing.length > 0 && ASKS_WHEN_TO_COME.test(asked) && !isOther(asked)
  if (!mine && !comes) return undefined
  const told = splitStatements(text)
    .filter((each) => moodOf(each) === "" && !namesElse(framed(each)))
    .join(" ")
  if (!momentsIn(told, context).some(isPoint)) return undefined
  if (existing.length === 0) return asksOfCourse(context.asked) ? "doubtful" : "untrue"
  return relationsIn(told, existing, context).some((time) => FITS.test(time))
    ? undefined
    : "doubtful"
}
