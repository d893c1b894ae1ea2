import { claimsIn } from "../../calendar/claims.ts"
import { wordsOf } from "../../calendar/when/choose/affair-words.ts"
import { namesAppointment, namesDay } from "../../calendar/wishes/spoken-of.ts"
import { isWish } from "../../calendar/wishes.ts"
import { framed } from "../../shared/framed.ts"
import { likelyLanguages } from "../../shared/language.ts"
import { hoursIn, momentsIn } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"

/** "Remember that you close on Mondays", "apúntalo": what is to be kept in mind may name a day, and is no wish for an appointment. */
const ASKS_TO_NOTE =
  /(?<!\p{L})(?:recuerd[ae] que|acuerdate(?: de)? que|ten(?:ed|ga)?(?:lo)? en cuenta|(?:apunta|anota)(?:lo|te|d)?(?: (?:que|ai|ahi))|(?:apunta|anota)lo|toma nota|remember(?: that)?|(?:make a )?note that|note (?:it|this) down|keep in mind|bear in mind|merk(?:e|en)? (?:dir|euch|sie sich)|notier\w*|lembr[ae](?:-se)? (?:de )?que|anote(?: ai| que)|retiens|retenez|rappelle-toi|note[zs]?(?: bien)?(?: que|-le))(?!\p{L})/u

/** What is noted, and what somebody is put down for: "apuntado" says both, "apuntada" is an appointment. */
const NOTED = / (?:apuntado|anotado) /
/** What a reply opens with that tells of anything: "Done, Toni knows" would sound like a claim of what comes behind it. */
const DONE =
  /^ (?:hecho|listo|apuntado|anotado|guardado|done|all (?:done|set)|noted|saved|feito|pronto|c'est (?:fait|note)|note|erledigt|fertig|notiert|gespeichert) /

/** Whether the client asks only to keep something in mind: no day with its hour, and nobody who comes or would like to. */
const onlyAsksToNote = (context: ReplyContext) => {
  const asked = framed(context.asked)
  const rest = asked.replace(ASKS_TO_NOTE, " ")
  if (rest === asked || namesAppointment(rest)) return false
  if (namesDay(rest) && hoursIn(rest, context).length > 0) return false
  return !likelyLanguages(context.asked).some((language) => {
    const { wish, come } = wordsOf(language)
    return wish.test(rest) || come.test(rest)
  })
}

/**
 * Whether "Done!" or "Noted, thanks" tells of what this turn has done beside the calendar: it kept something in memory, or told the
 * owner. A client who wants an appointment would take it for one, and who wants one in words that nobody knows takes "confirmed" so.
 */
export const tellsOfNote = (
  { text, sends, plans, stands }: Reading,
  context: ReplyContext,
): boolean => {
  const { remembered, ownerNotified, failed, wish } = context
  if (failed || !(remembered || ownerNotified)) return false
  const wants = isWish(wish) && !(remembered && onlyAsksToNote(context))
  const told = framed(text).replace(DONE, " ").replace(NOTED, " ")
  if (wants || sends || stands || plans.length > 0 || namesAppointment(told)) return false
  if (claimsIn(told).some(({ kind, sure }) => kind === "booked" && sure)) return false
  return !namesDay(text) && momentsIn(text, context).length === 0
}
