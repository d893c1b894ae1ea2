import * as Effect from "effect/Effect"
import type { Bot } from "../../shared/bot.ts"
import { say } from "../../shared/catalogue.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { NotAllowed } from "../../shared/refusals.ts"
import { CalendarConnections } from "../ports.ts"

/** Whether the bot may change entries that it did not make. */
export const setModifyAnyEvent = Effect.fnUntraced(function* (bot: Bot, anyEvent: boolean) {
  const audit = yield* AuditTrail
  const connections = yield* CalendarConnections

  const found = yield* connections.allow(bot, anyEvent)
  if (!found) return yield* new NotAllowed(say("calendar_not_connected"))
  yield* audit.note(bot.owner, anyEvent ? "any_event_allowed" : "any_event_forbidden", bot.chatbot)
  return { allow_modify_any_event: anyEvent }
})
