import { Clock, Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Faults } from "../shared/ports.ts"
import { Unavailable } from "../shared/refusals.ts"
import {
  type Connection,
  connectionState,
  isConnected,
  isExpired,
  TOKEN_EXPIRED,
} from "./connection.ts"
import { Connections } from "./ports.ts"

/** How a chatbot's line is doing. An end that nobody has written down yet counts all the same. */
export const connectionStatus = Effect.fn("connectionStatus")(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
) {
  const connections = yield* Connections

  const now = new Date(yield* Clock.currentTimeMillis)
  const { connection, facts, numbers, recent, undelivered } = yield* connections
    .read(owner, chatbot, now)
    .pipe(Effect.catchDefect(notRead))
  const status: Connection["status"] = facts && isExpired(facts, now) ? TOKEN_EXPIRED : null
  return {
    state: connectionState(facts, now),
    connected: isConnected(facts, now),
    connection: connection && { ...connection, status },
    numbers,
    recent,
    undelivered,
  }
})

const notRead = Effect.fn("notRead")(function* (cause: unknown) {
  const faults = yield* Faults

  yield* faults.report("connection_query_failed", cause)
  return yield* new Unavailable(say("connection_query"))
})
