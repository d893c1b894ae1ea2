import * as Effect from "effect/Effect"
import { say } from "../../shared/catalogue.ts"
import { Unavailable } from "../../shared/refusals.ts"
import type { Entry } from "../entry.ts"
import { type Access, type CalendarFailed, GoogleCalendar } from "../ports.ts"
import { inTheDark, type Refused } from "../work-in-calendar.ts"

const TRIES = 3

/**
 * Works on an entry as it is now; null: it is not there. "stale": somebody changed it in between, so it is read again: it may have been
 * the work itself, whose answer was lost before its repeat.
 * `mayGoOn` is asked before that: whether whoever wants the change may still have it made.
 */
export const workOnEntry = Effect.fnUntraced(function* <A, R>(
  access: Access,
  id: string,
  work: (entry: Entry | null) => Effect.Effect<A | "stale", Refused | CalendarFailed, R>,
  mayGoOn: Effect.Effect<boolean> = Effect.succeed(true),
) {
  const google = yield* GoogleCalendar

  const look = () => google.find(access, id)
  const lookAgain = () => look().pipe(Effect.catchTag("CalendarFailed", inTheDark))
  for (let tries = 0; tries < TRIES; tries++) {
    const done = yield* work(yield* tries === 0 ? look() : lookAgain())
    if (done !== "stale") return done
    if (!(yield* mayGoOn)) break
  }
  return yield* new Unavailable(say("calendar_failed"))
})
