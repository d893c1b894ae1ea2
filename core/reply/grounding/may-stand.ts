import { isWish } from "../../calendar/wishes.ts"
import type { Evidence } from "./evidence.ts"
import { type TalkContext, wantsOther } from "./meant-appointments.ts"
import { isCertain, namedIn } from "./named-times.ts"
import type { Reading } from "./reading.ts"
import { saysStays } from "./says-stays.ts"
import { type Fits, isDuring, isStartOrEnd, isUpToItsDay, isUpToItsStart } from "./time-fits.ts"

/** "Thursdays are hers", "by noon or so": no time of an appointment. */
const isDuringIfAny: Fits = (when, slot) => !isCertain(when) || isDuring(when, slot)
/** When it begins or ends, or when to be there: "we'll do your nails at half past, too" adds something. */
const isToldOf: Fits = (when, slot) =>
  !isCertain(when) ||
  isStartOrEnd(when, slot) ||
  (isDuring(when, slot) && isUpToItsStart(when, slot))

/**
 * Whether what looks like an untrue claim may be a true word about an appointment that stands: to who wants none, nothing in it
 * surely moves or cancels one, and it names no other time; to who does, nothing in it is surely a claim, no other appointment is
 * wanted, and no time is clearly named but when it begins or ends.
 */
export const mayStand = (
  { text, claims }: Reading,
  { done, complete }: Evidence,
  context: TalkContext,
) => {
  const { existing } = context
  if (!complete || done.length > 0 || existing.length === 0) return false
  const sure = claims.filter(({ sure }) => sure)
  // "You may cancel until six, your place on Thursday remains yours."
  if (!isWish(context.wish) && sure.length === 0 && saysStays(text, context))
    return namedIn(text, existing, context, isUpToItsDay).length > 0
  if (!isWish(context.wish) && sure.every(({ kind }) => kind === "booked")) {
    const fits = sure.length === 0 ? isDuringIfAny : isToldOf
    return namedIn(text, existing, context, fits).length > 0
  }
  return (
    sure.length === 0 &&
    !wantsOther(context) &&
    namedIn(text, existing, context, isStartOrEnd).length > 0
  )
}
