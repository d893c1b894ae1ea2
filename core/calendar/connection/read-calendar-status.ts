import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../../shared/bot.ts"
import { CalendarConnections } from "../ports.ts"
import { renewTokens } from "../work-in-calendar.ts"
import { type ConnectionStatus, EXPIRED, INVALID, NOT_CONNECTED, statusOf } from "./connection.ts"

/** Whether the bot can use a calendar now; a token that has ended, or opens no more, is renewed first. */
export const readCalendarStatus = Effect.fnUntraced(function* (bot: Bot) {
  const connections = yield* CalendarConnections

  const { connection } = yield* connections.read(bot)
  if (!connection) return NOT_CONNECTED
  if (connection.error !== null) return statusOf(connection, connection.error)
  const { accessToken, expiresAt } = connection
  const now = yield* Clock.currentTimeMillis
  if (accessToken !== null && expiresAt.getTime() > now) return statusOf(connection, null)

  const renewed = yield* renewTokens(bot, accessToken).pipe(
    Effect.catch(() => Effect.succeed(null)),
  )
  const { connection: after } = yield* connections.read(bot)
  const why = accessToken === null ? INVALID : EXPIRED
  const status: ConnectionStatus = after
    ? statusOf(after, renewed === null ? (after.error ?? why) : null)
    : NOT_CONNECTED
  return status
})
