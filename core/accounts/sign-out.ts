import * as Effect from "effect/Effect"
import { AuditTrail } from "../shared/ports.ts"
import { Sessions } from "./ports.ts"
import type { Caller } from "./session.ts"

/** Ends this sign-in, or all of the owner's. */
export const signOut = Effect.fnUntraced(function* (
  caller: Caller,
  { everywhere }: { readonly everywhere: boolean },
) {
  const audit = yield* AuditTrail
  const sessions = yield* Sessions

  yield* everywhere ? sessions.endAll(caller.owner) : sessions.end(caller.sessionId)
  yield* audit.note(caller.owner, "signed_out", everywhere ? "everywhere" : undefined)
})
