import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Unavailable } from "../shared/refusals.ts"
import { reported } from "../shared/reported.ts"
import {
  type Connection,
  connectionState,
  isConnected,
  isExpired,
  TOKEN_EXPIRED,
} from "./connection.ts"
import type { FaultName } from "./faults/names.ts"
import { faultOfLine, faultOfSend } from "./faults/signs.ts"
import { type Called, type LineSnapshot, NAMED_AT_MOST } from "./line-snapshot.ts"
import { Connections } from "./ports.ts"

/** How a chatbot's line is doing. A token that has ended counts as expired, even if that is not recorded yet. */
export const readLineStatus = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const connections = yield* Connections

  const now = new Date(yield* Clock.currentTimeMillis)
  const seen = yield* connections.read(owner, chatbot, now).pipe(Effect.catchDefect(notRead))
  const { connection, facts, health, numbers, recent, undelivered } = seen
  const status: Connection["status"] = facts && isExpired(facts, now) ? TOKEN_EXPIRED : null
  return {
    state: connectionState(facts, now),
    connected: isConnected(facts, now),
    connection: connection && { ...connection, status },
    numbers,
    recent,
    undelivered,
    fault: faultOfLine(seen, now),
    failures: byCause(seen.failed),
    health,
  }
})

/** The fault of each of an owner's lines, which every page shows. */
export const readLineStatuses = Effect.fnUntraced(function* (owner: OwnerId) {
  const connections = yield* Connections

  const lines = yield* connections.ofOwner(owner)
  return yield* Effect.all(lines.map((chatbot) => newsOf(owner, chatbot)))
})

const newsOf = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const { fault, connection } = yield* readLineStatus(owner, chatbot)
  return { chatbotid: chatbot, fault, connection }
})

type Cause = {
  readonly fault: FaultName
  readonly count: number
  readonly latest: string
  readonly clients: readonly Called[]
  readonly others: boolean
}

/** Replies that did not arrive, grouped by the fault that the owner is shown; the latest first. */
const byCause = (failed: LineSnapshot["failed"]) => {
  const causes = new Map<FaultName, Cause>()
  for (const { code, reason, count, latest, clients, others } of failed) {
    const fault = faultOfSend(code, reason)
    const known = causes.get(fault)
    const all = onlyOnce([...(known?.clients ?? []), ...clients])
    causes.set(fault, {
      fault,
      count: count + (known?.count ?? 0),
      latest: known && known.latest > latest ? known.latest : latest,
      clients: all.slice(0, NAMED_AT_MOST),
      others: others || known?.others === true || all.length > NAMED_AT_MOST,
    })
  }
  return [...causes.values()].toSorted((a, b) => b.latest.localeCompare(a.latest))
}

/** One client's replies may fail for several reasons that are one fault. */
const onlyOnce = (clients: readonly Called[]) => [
  ...new Map(clients.map((each) => [`${each.phonenumber} ${each.name}`, each])).values(),
]

const notRead = reported(
  "connection_query_failed",
  Effect.fail(new Unavailable(say("connection_query"))),
)
