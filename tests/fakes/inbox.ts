import * as Effect from "effect/Effect"
import type { Accepting } from "../../core/conversations/inbound.ts"
import type { Keywords } from "../../core/conversations/keywords.ts"
import type { Inbox } from "../../core/conversations/ports.ts"
import { isGhost } from "../../core/conversations/received.ts"
import { fail, tellIfFirst, wake } from "./outbox.ts"
import { SAID_BY_DATABASE } from "./said-by-database.ts"
import { after, type Message, onItsWay, type State, store } from "./state.ts"

/**
 * db/functions/accept_messages.sql in memory, for the one client of the state: every item counts as this client's. It leaves out
 * what no turn depends on: a message that is corrected or deleted, and a change of number.
 */
export const fakeInbox = (state: State) => {
  const batches: (readonly Accepting[])[] = []
  const inbox: Inbox = {
    accept: (items) =>
      Effect.sync(() => {
        batches.push(items)
        const outcomes: Record<string, number> = {}
        for (const item of items) {
          const outcome = accept(state, item)
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        }
        return outcomes
      }),
  }
  return { inbox, batches }
}

const DAY_S = 24 * 3_600
const OWNER_PAUSE_S = 12 * 3_600
const REPEAT_MS = 5_000
const RANK = [
  "queued",
  "sending",
  "unknown",
  "not_sent",
  "cancelled",
  "sent",
  "delivered",
  "read",
  "failed",
]

const accept = (state: State, item: Accepting): string => {
  if (item.kind === "account" || item.kind === "health") return item.kind
  if (item.line !== state.connection?.phoneNumberId) return "unknown_number"
  switch (item.kind) {
    case "message":
      return acceptMessage(state, item)
    case "status":
      return acceptStatus(state, item)
    case "echo":
      return acceptEcho(state, item)
    default:
      throw new Error(`${item.kind} is not played`)
  }
}

const seen = (state: State, id: string): Message | undefined =>
  state.messages.find(({ whatsappMessageId }) => whatsappMessageId === id)

const isSecret = ({ pauseSecret }: State, { secret }: Pick<Keywords, "secret">) =>
  pauseSecret !== null && secret?.includes(pauseSecret) === true

/** Opts the client out or in, and queues the confirmation, if that changes anything. */
const confirm = (state: State, { word, confirmation }: Keywords) => {
  const { client } = state
  if (word === null || client.optedOut === (word === "stop")) return
  client.optedOut = word === "stop"
  if (!confirmation) return
  store(state, {
    direction: "OUTBOUND",
    origin: "bot",
    content: confirmation,
    status: "queued",
    reason: "keyword",
  })
}

const acceptMessage = (state: State, item: Extract<Accepting, { kind: "message" }>): string => {
  const { client, conversation, now } = state
  const happened = new Date(item.at * 1_000)
  const late = after(happened, DAY_S) < now
  const ghost = seen(state, item.id)
  if (ghost && !(isGhost(ghost.type) && !isGhost(item.type))) return "duplicate"
  const secret = isSecret(state, item)
  const content = secret ? "[pause secret]" : item.content
  const repeated = state.messages.some(
    ({ direction, content: stored, type, sentat }) =>
      direction === "INBOUND" &&
      stored === content &&
      type === item.type &&
      Math.abs(sentat.getTime() - happened.getTime()) <= REPEAT_MS,
  )
  // Only words can be said twice: the pictures of an album are as many messages.
  if (!ghost && repeated && item.answer === "turn") return "repeated_words"

  const obeyed = secret || item.word === "stop" || (item.word === "start" && client.optedOut)
  if (secret) conversation.pausedBy = conversation.pausedBy === null ? "secret" : null

  const message =
    ghost ??
    store(state, { direction: "INBOUND", origin: "client", content, whatsappMessageId: item.id })
  const quotes = (item.quotes === undefined ? undefined : seen(state, item.quotes))?.id ?? null
  Object.assign(message, { content, type: item.type, sentat: happened, seq: null, quotes })
  if (!late && !obeyed && item.answer !== "none") message.seq = ++conversation.lastSeq
  if (!secret) confirm(state, item)
  const { lastInboundAt } = conversation
  conversation.lastInboundAt = lastInboundAt && lastInboundAt > happened ? lastInboundAt : happened
  return late ? "late" : "stored"
}

const acceptStatus = (state: State, item: Extract<Accepting, { kind: "status" }>): string => {
  const ours = state.messages.filter(({ origin }) => origin === "bot")
  const message =
    ours.find(({ id }) => id === item.ours) ??
    ours.find(({ whatsappMessageId }) => whatsappMessageId === item.id)
  if (!message) return "status_unknown"
  if (isOld(message, item)) return "status_old"
  if (message.status === "failed") message.whatsappMessageId = item.id
  message.whatsappMessageId ??= item.id
  if (item.status === "failed") {
    fail(state, message)
    const { untold, maybeUntold } = SAID_BY_DATABASE
    tellIfFirst(state, message, message.possibleDuplicate ? maybeUntold : untold)
  } else Object.assign(message, { status: item.status, nextTryAt: null })
  return "status"
}

/** Each copy of a reply that went out twice has an id of its own: the better one counts. */
const isOld = (message: Message, { id, status }: Extract<Accepting, { kind: "status" }>) => {
  const failed = status === "failed"
  const copy = message.whatsappMessageId !== id
  if (copy && message.status === "failed") return failed
  if (copy && failed && OUT.has(message.status ?? "")) return true
  return RANK.indexOf(status) <= RANK.indexOf(message.status ?? "queued")
}
const OUT = new Set(["sent", "delivered", "read"])

const acceptEcho = (state: State, item: Extract<Accepting, { kind: "echo" }>): string => {
  if (seen(state, item.id)) return "duplicate"
  if (state.messages.some(({ id }) => id === item.ours)) return "own_echo"
  const happened = new Date(item.at * 1_000)
  store(state, {
    direction: "OUTBOUND",
    origin: "owner_app",
    content: isSecret(state, item) ? "[pause secret]" : item.content,
    type: item.type,
    sentat: happened,
    whatsappMessageId: item.id,
  })
  const quiet = after(happened, OWNER_PAUSE_S)
  if (quiet <= state.now) return "echo"
  for (const message of state.messages) {
    if (onItsWay(message) && message.status === "queued" && message.reason !== "keyword") {
      Object.assign(message, { status: "cancelled", reason: "owner_app", nextTryAt: null })
      wake(state)
    }
  }
  const { conversation } = state
  const until = conversation.pausedUntil
  if (conversation.pausedBy === null || until !== null) {
    conversation.pausedUntil = until && until > quiet ? until : quiet
  } else if (conversation.pausedBy !== "bot") {
    return "echo"
  }
  conversation.pausedBy = "owner_app"
  return "echo"
}
