import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import { Unavailable } from "../shared/refusals.ts"
import type { Entry } from "./entry.ts"
import { type Access, type CalendarFailed, GoogleCalendar } from "./ports.ts"
import type { Refused } from "./work-in-calendar.ts"

const TRIES = 3

/**
 * Works on an entry as it is now; null: it is not there. "stale": somebody else changed it in between, so it is read again.
 * `mayGoOn` is asked before that: whether whoever wants the change may still have it made.
 */
export const workOnEntry = Effect.fnUntraced(function* <A, R>(
  access: Access,
  id: string,
  work: (entry: Entry | null) => Effect.Effect<A | "stale", Refused | CalendarFailed, R>,
  mayGoOn: Effect.Effect<boolean> = Effect.succeed(true),
) {
  const google = yield* GoogleCalendar

  for (let tries = 0; tries < TRIES; tries++) {
    const done = yield* work(yield* google.find(access, id))
    if (done !== "stale") return done
    if (!(yield* mayGoOn)) break
  }
  return yield* new Unavailable(say("calendar_failed"))
})
