import { splitStatements } from "../../calendar/claims/sentences.ts"
import { namesDay } from "../../calendar/wishes/spoken-of.ts"
import { isWish } from "../../calendar/wishes.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import type { Evidence } from "./evidence.ts"
import { hasHour, isCertain, isOver, momentsIn, namedIn, startsIn } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"
import {
  isClearlyDuring,
  isDuring,
  isOnItsDay,
  isStart,
  isStartOrVague,
  isStartOrWhole,
  isUpToItsDay,
  isUpToItsEnd,
  isUpToItsStart,
  isUpToItsStartThatDay,
} from "./time-fits.ts"

/* Which of the known appointments a reply, or a statement of it, may speak of. */

export type TalkContext = ReplyContext & {
  /** What was said before, where the reply names no day itself; otherwise "". */
  readonly daysFrom: string
  /** The whole reply. */
  readonly reply: string
  /** It surely claims to have made an appointment. */
  readonly booked: boolean
  /** What was said before and the reply, one text. */
  readonly talk: string
  /** The known appointments that are not cancelled. */
  readonly existing: Evidence["before"]
  /** What was found out for the reply; a long one has hundreds of statements, and to read all of it for each takes minutes. */
  readonly found: Map<Evidence["before"], WholeReply>
}

/** What the talk and the reply as a whole name of some known appointments. */
type WholeReply = {
  readonly wantsAnother: boolean
  readonly meant: ReadonlySet<Evidence["before"][number]>
}

/**
 * Those that a statement may speak of. One that names no time speaks of those that the rest of the reply names ("All six of you
 * are down! Friday at nine"); if that names no day, of those that were asked about before. "Booked for half past ten" does not
 * speak of the appointment at ten, "we expect you at half past ten" does. Where it tells of one by its day and hour, times before that
 * concern it: "You are down for Thursday at ten, so you may cancel until tomorrow at ten."
 */
export const meantByStatement = <Known extends Evidence["before"][number]>(
  { text, claims, stands }: Reading,
  known: readonly Known[],
  context: TalkContext,
): readonly Known[] => {
  const names = momentsIn(text, context).some(isCertain) || namesDay(text)
  if (!names) return meantByReply(known, context)
  const firm = claims.some(({ kind, sure }) => kind !== "booked" || (sure && !saysToCome(text)))
  const exact = stands || firm || wantsChange(context) || wholeReply(known, context).wantsAnother
  const tells = claims.length > 0
  const moved = claims.some(({ kind }) => kind === "moved")
  const fits = tells && !exact ? isClearlyDuring : moved ? isStartOrWhole : isStart
  // "A table on 14 February" that is booked in March is one of next year.
  const named = momentsIn(text, context).filter((when) => isOver(when) || isCertain(when))
  const books = firm && claims.every(({ kind }) => kind === "booked")
  if (books && named.length > 0 && named.every(isOver)) return []
  // "I have booked Thursday for you", to who has asked for another hour of it.
  const hourless =
    !momentsIn(text, context).some(hasHour) && startsIn(text, known, context).length === 0
  if (books && hourless && wholeReply(known, context).wantsAnother) return []
  const asked = namedIn(context.daysFrom, known, context, tells ? fits : isDuring)
  const meant = namedIn(text, asked, context, fits)
  const tellsOne = stands && claims.every(({ kind }) => kind === "booked")
  return meant.length > 0 || !tellsOne || wantsAnotherTime(known, context)
    ? meant
    : namedIn(
        text,
        startsIn(text, asked, context),
        context,
        DUE.test(framed(text)) ? isUpToItsStart : isUpToItsStartThatDay,
      )
}

/** Until when something has to be done, or from when on. */
export const DUE = anyOf(
  "hasta|antes|desde|a partir|24 horas",
  "until|till?|by|before|from|no later than",
  "ate|antes|desde|a partir",
  "jusqu\\S*|avant|au plus tard|a partir",
  "bis|vor|ab|spatestens",
)

/** Whether the client wants something that stands to be moved, or another appointment. */
const wantsAnotherTime = (known: Evidence["before"], context: TalkContext) =>
  isWish(context.wish) && (context.wish.kind === "moved" || wholeReply(known, context).wantsAnother)

/** "Come at ten to ten": earlier than the appointment, perhaps, and no other. */
export const saysToCome = (text: string) => COME.test(framed(text))
const COME = anyOf(
  "ven|venga|vengan|veni|venite|llega|llegue|lleguen|pasate|pasese",
  "come|arrive|get here|be here|turn up|show up",
  "venha|vem|chegue|chega|apareca",
  "venez|viens|arrivez|arrive|presentez vous|presente toi",
  "kommen sie|komm|kommt|seien sie|sei",
)

/**
 * Those that the reply as a whole may speak of. Beside their times others may be named that concern them: where the client wants
 * nothing else, all that come before.
 */
export const meantByReply = <Known extends Evidence["before"][number]>(
  known: readonly Known[],
  context: TalkContext,
): readonly Known[] => {
  const { meant } = wholeReply(known, context)
  return known.filter((each) => meant.has(each))
}

const wholeReply = (known: Evidence["before"], context: TalkContext): WholeReply => {
  const found = context.found.get(known) ?? readWhole(known, context)
  context.found.set(known, found)
  return found
}

/** Nobody comes as it closes: "We close at half past five, so you have time to pick it up." */
const CLOSES = anyOf(
  "cerramos|cierra(?:n|mos)?",
  "(?:we|shop|salon|office|workshop|garage|clinic) (?:only )?closes?",
  "fechamos|a gente fecha|fecha(?:m)? (?:as?|ao)",
  "(?:on|nous|cabinet|salon|atelier|magasin) (?:ne )?ferm\\w+",
  "(?:wir|geschaft|laden|salon|praxis|werkstatt) schliess\\w+|schliessen wir",
)
const withoutClosing = (reply: string, context: TalkContext) =>
  splitStatements(reply)
    .filter((said) => {
      const told = momentsIn(said, context)
      // "Thursday, 9 to 10 pm, room B. The gate closes at eight": more than when it closes.
      return !CLOSES.test(framed(said)) || told.length > 1 || told.some((when) => "range" in when)
    })
    .join("")

/** "Could you add a manicure on Thursday?" */
const ADDS = anyOf(
  "(?:agreg|anad|sum)(?:ar(?:me|le|nos)?|as|a|ame|enme|an)|otr[oa] (?:cita|turno|hora|reserva|sesion|clase)",
  "(?:could|can|may|would|to) (?:you |i |we )?(?:also )?(?:add|tag on)|another (?:appointment|appt|booking|session|slot|one)",
  "(?:acrescent|adicion)(?:ar|as|a|am|e)|somar|incluir|outr[oa] (?:consulta|marcacao|horario|sessao)",
  "(?:r?ajout)(?:er|ez|es|e)|un(?:e)? autre (?:rendez vous|rdv|seance|creneau)",
  "(?:dazu|hinzu|mit|noch)(?: ?zu)? ?buchen|dazunehmen|hinzufugen|(?:noch )?ein(?:en)? weiteren? termin|noch einen termin",
)

const readWhole = (known: Evidence["before"], context: TalkContext): WholeReply => {
  const { saidBefore } = context
  const wantsAnother =
    isWish(context.wish) &&
    (ADDS.test(framed(saidBefore)) ||
      namedIn(saidBefore, known, context, isStartOrVague).length === 0)
  const waits = isWish(context.wish) && context.wish.alone
  const asks = !wantsAnother ? isDuring : waits ? isStart : isOnItsDay
  const asked = namedIn(context.daysFrom, known, context, asks)
  const beside = waits ? isUpToItsEnd : isUpToItsDay
  const another = wantsAnother || (waits && context.booked)
  const fits = another ? isStart : wantsChange(context) ? isDuring : beside
  const reply = withoutClosing(context.reply, context)
  return { wantsAnother, meant: new Set(namedIn(reply, asked, context, fits)) }
}

/** Whether anybody has named a time in this talk. */
export const isDated = (context: TalkContext) => momentsIn(context.talk, context).length > 0

/** Whether the client wants something that stands to be changed or cancelled. */
export const wantsChange = ({ wish }: TalkContext) => isWish(wish) && wish.kind !== "booked"

/** Whether the client wants something that stands to be changed or cancelled, or another appointment. */
export const wantsOther = (context: TalkContext) =>
  wantsChange(context) || wholeReply(context.existing, context).wantsAnother
