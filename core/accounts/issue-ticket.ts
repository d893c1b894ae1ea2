import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { OneTimeTokens, Sessions } from "./ports.ts"
import { type Caller, TICKET_SECONDS } from "./session.ts"

/** A one-time ticket to put into an address, where an access token would end up in logs and histories. */
export const issueTicket = Effect.fnUntraced(function* (caller: Caller) {
  const tokens = yield* OneTimeTokens

  const now = yield* Clock.currentTimeMillis
  const ticket = yield* tokens.issue(
    "calendar",
    caller.owner,
    { session: caller.sessionId },
    TICKET_SECONDS,
  )
  return { ticket, expiresAt: new Date(now + TICKET_SECONDS * 1_000).toISOString() }
})

/** The owner of a ticket, whose session must not have ended. */
export const redeemTicket = Effect.fnUntraced(function* (ticket: string) {
  const tokens = yield* OneTimeTokens
  const sessions = yield* Sessions

  const redeemed = yield* tokens.redeem("calendar", ticket)
  const caller = redeemed && (yield* sessions.find(redeemed.binding.session ?? ""))
  if (!caller) return yield* new NotAllowed(say("not_signed_in"))
  return caller
})
