import * as Effect from "effect/Effect"
import { say } from "../../shared/catalogue.ts"
import type { OwnerId } from "../../shared/ids.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { NotFound } from "../../shared/refusals.ts"
import { CalendarConnections } from "../ports.ts"

/**
 * Forgets the tokens. They are not revoked at Google, where one revocation ends all consents that an account gave us,
 * the sign-in too (providers.md 2.1); deleting the account does that.
 */
export const disconnectCalendar = Effect.fnUntraced(function* (owner: OwnerId, connection: string) {
  const audit = yield* AuditTrail
  const connections = yield* CalendarConnections

  const bot = yield* connections.botOf(owner, connection)
  if (!bot) return yield* new NotFound(say("not_found"))
  yield* connections.remove(bot)
  yield* audit.note(owner, "calendar_disconnected", bot.chatbot)
  return { message: "Google Calendar disconnected successfully" }
})
