import * as Effect from "effect/Effect"
import { overlaps, type Span } from "../entry.ts"
import { type Access, GoogleCalendar } from "../ports.ts"
import { busyTimes } from "../privacy.ts"

/** Whether Google knows of nothing else at this time, one entry (`but`) left out. */
export const isFree = Effect.fnUntraced(function* (
  access: Access,
  zone: string,
  span: Span,
  but: string | null,
) {
  const google = yield* GoogleCalendar

  const entries = yield* google.list(access, { ...span, zone })
  const others = entries.filter(({ id }) => id !== but)
  return !busyTimes(others, zone).some((each) => overlaps(each, span))
})
