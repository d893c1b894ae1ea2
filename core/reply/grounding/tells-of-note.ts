import { namesAppointment, namesDay } from "../../calendar/wishes/spoken-of.ts"
import { isWish } from "../../calendar/wishes.ts"
import { framed } from "../../shared/framed.ts"
import { momentsIn } from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"

/** "Remember that you close on Mondays", "apúntalo": what is to be kept in mind may name a day, and is no wish for an appointment. */
const ASKS_TO_NOTE =
  /(?<!\p{L})(?:recuerd[ae] que|acuerdate(?: de)? que|ten(?:ed|ga)?(?:lo)? en cuenta|(?:apunta|anota)(?:lo|te|d)?(?: (?:que|ai|ahi))|(?:apunta|anota)lo|toma nota|remember(?: that)?|(?:make a )?note that|note (?:it|this) down|keep in mind|bear in mind|merk(?:e|en)? (?:dir|euch|sie sich)|notier\w*|lembr[ae](?:-se)? (?:de )?que|anot[ae](?: ai| que)|toma nota|retiens|retenez|rappelle-toi|note[zs]?(?: bien)?(?: que|-le))(?!\p{L})/u

/** What is noted, and what somebody is put down for: "apuntado" says both, "apuntada" is an appointment. */
const NOTED = / (?:apuntado|anotado) /

/**
 * Whether "Done!" or "Noted, thanks" tells of what this turn has done beside the calendar: it kept something in memory, or told the
 * owner. A client who wants an appointment would take it for one.
 */
export const tellsOfNote = (
  { text, sends, plans, stands }: Reading,
  context: ReplyContext,
): boolean => {
  const { remembered, ownerNotified, failed, wish, asked } = context
  if (failed || !(remembered || ownerNotified)) return false
  const wants = isWish(wish) && !(remembered && (!wish.alone || ASKS_TO_NOTE.test(framed(asked))))
  const told = framed(text).replace(NOTED, " ")
  if (wants || sends || stands || plans.length > 0 || namesAppointment(told)) return false
  return !namesDay(text) && momentsIn(text, context).length === 0
}
