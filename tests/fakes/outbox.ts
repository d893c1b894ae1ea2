import * as Effect from "effect/Effect"
import type { Outbox, SendNews, SendPermit, SendSettled } from "../../core/reply/ports.ts"
import type { Outgoing } from "../../core/reply/turn.ts"
import { faultNotice } from "../../core/whatsapp/faults/all.ts"
import { SAID_BY_DATABASE } from "./said-by-database.ts"
import { addNotification, after, holds, type Message, type State, turnOf } from "./state.ts"
import { endTurn, tellUntold } from "./turn-ends.ts"

/** db/functions/outbox.sql for one conversation in memory, without pacing, which is no rule of the core. */
export const fakeOutbox = (state: State): Outbox => ({
  permit: (held, outgoing) =>
    Effect.sync(() => (holds(state, held) ? permit(state, outgoing) : { kind: "lost" })),
  settle: (held, outgoing, outcome, closing) =>
    Effect.sync((): SendSettled => {
      const message = messageOf(state, outgoing)
      // A send that succeeded counts, whoever holds the conversation now.
      if (outcome.kind === "sent") {
        const { status, whatsappMessageId } = message
        // What failed may have been an earlier copy.
        const other = status === "failed" && whatsappMessageId !== outcome.id
        if (status === "sending" || status === "unknown" || other) {
          Object.assign(message, {
            status: "sent",
            whatsappMessageId: other ? outcome.id : (whatsappMessageId ?? outcome.id),
            nextTryAt: null,
          })
          if (!holds(state, held)) wake(state)
        }
        if (closing === null) return { kind: "settled" }
        const more = holds(state, held) && endTurn(state, closing.turn, closing.ending)
        return { kind: "finished", more }
      }
      if (!holds(state, held) || message.status !== "sending") return { kind: "settled" }
      const until = settle(state, message, outcome)
      return until ? { kind: "waiting", until } : { kind: "settled" }
    }),
})

/** What the conversation waits for has come. */
export const wake = ({ conversation, now }: State) => {
  if (conversation.wakeAt && conversation.wakeAt > now) conversation.wakeAt = now
}

const STATUS_GRACE_S = 90
const TRIES_WHEN_REFUSED = 5
const WINDOW_S = 24 * 3_600

const messageOf = (state: State, { id }: Outgoing): Message => {
  const message = state.messages.find((each) => each.id === id)
  if (!message) throw new Error(`no message ${id}`)
  return message
}

const windowEnd = (state: State) =>
  after(state.conversation.lastInboundAt ?? new Date(0), WINDOW_S + 1)

export const permit = (state: State, outgoing: Outgoing): SendPermit => {
  const { client, connection, now } = state
  const message = messageOf(state, outgoing)
  if (message.status === "sending") {
    message.status = "unknown"
    message.nextTryAt = after(now, STATUS_GRACE_S)
  }
  const due = message.nextTryAt === null || message.nextTryAt <= now
  if (message.status === "unknown" && message.possibleDuplicate && due) {
    message.nextTryAt = null
    noteUnconfirmed(state, message)
    return { kind: "settled", status: "unknown" }
  }
  if (message.status !== "queued" && message.status !== "unknown") {
    return { kind: "settled", status: message.status ?? "sent" }
  }
  if (message.nextTryAt && !due) return { kind: "wait", until: message.nextTryAt }
  const why = obstacle(state, message)
  if (why && (message.status === "unknown" || message.possibleDuplicate)) {
    message.status = "unknown"
    message.nextTryAt = null
    noteUnconfirmed(state, message)
    return { kind: "settled", status: "unknown" }
  }
  if (why || !connection) {
    const unsent = why === "window_closed" || why === "not_connected"
    for (const part of [message, ...partsBehind(state, message)]) {
      part.status = unsent ? "not_sent" : "cancelled"
      part.reason = why
      part.nextTryAt = null
    }
    if (unsent) noteUnsent(state, why)
    return { kind: "settled", status: message.status }
  }
  if (connection.expired) return { kind: "wait", until: windowEnd(state) }
  if (message.notice !== undefined) addNotification(state, message.notice, true)
  message.notice = undefined
  message.possibleDuplicate ||= message.status === "unknown"
  message.status = "sending"
  message.nextTryAt = null
  const { phoneNumberId, accessToken } = connection
  return {
    kind: "go",
    line: { chatbotId: state.ref.chatbot, phoneNumberId, accessToken },
    to: { phone: client.phone, userId: client.userId },
    quotes: quoted(state, message),
  }
}

const noteUnsent = (state: State, why: "unconfirmed" | "window_closed" | "not_connected") => {
  const so = why === "unconfirmed" ? "Una respuesta quizá no llegó." : "Una respuesta no llegó."
  addNotification(state, `${so} ${faultNotice(why)}`)
}

const noteUnconfirmed = (state: State, message: Message) => {
  message.reason = "unconfirmed"
  noteUnsent(state, "unconfirmed")
  tellIfFirst(state, message, SAID_BY_DATABASE.maybeUntold)
}

/** The first part of a reply tells what was done in the calendar. */
export const tellIfFirst = (
  state: State,
  { turnId, part }: Message,
  notice: typeof SAID_BY_DATABASE.untold,
) => {
  if (turnId && part === 1) tellUntold(state, turnOf(state, turnId), notice)
}

/** The message that it answers, if others are unanswered beside it. */
const quoted = ({ conversation, messages }: State, { quotes }: Message) => {
  const open = messages.filter(({ seq }) => seq !== null && seq > conversation.doneSeq)
  if (open.every(({ id }) => id === quotes)) return null
  return messages.find(({ id }) => id === quotes)?.whatsappMessageId ?? null
}

/** Why this message may not be sent now, checked in the order of the send gate. */
const obstacle = (state: State, message: Message) => {
  const { chatbot, client, connection, conversation, turns } = state
  if (!connection) return "not_connected"
  if (state.accountGone) return "account_gone"
  if (windowEnd(state) <= state.now) return "window_closed"
  if (message.reason === "keyword") return null
  if (client.optedOut) return "opted_out"
  if (chatbot.isPaused) return "paused"
  const { pausedBy, pausedUntil } = conversation
  if (pausedBy === null || (pausedUntil !== null && pausedUntil <= state.now)) return null
  const called = turns.some(({ id, paused }) => id === message.turnId && paused)
  return called && pausedBy === "bot" ? null : "paused"
}

const settle = (
  state: State,
  message: Message,
  outcome: Exclude<SendNews, { kind: "sent" }>,
): Date | null => {
  const { now } = state
  const wait = (status: "queued" | "unknown", seconds: number) => {
    message.status = status
    message.nextTryAt = after(now, seconds)
    return message.nextTryAt
  }
  switch (outcome.kind) {
    case "unknown":
      return wait("unknown", STATUS_GRACE_S)
    case "busy":
      message.busy++
      return wait(
        "queued",
        outcome.pair ? 4 ** message.busy : Math.min(60, 2 ** (message.busy - 1)),
      )
    case "expired":
      if (state.connection?.accessToken !== outcome.accessToken) return wait("queued", 0)
      message.status = "queued"
      state.connection = { ...state.connection, expired: true }
      addNotification(
        state,
        "La conexión con WhatsApp ha caducado. Vuelve a conectarla para seguir respondiendo.",
      )
      return windowEnd(state)
    case "unquoted":
      Object.assign(message, { status: "queued", quotes: null })
      return null
    case "refused":
      message.tries++
      return message.tries < TRIES_WHEN_REFUSED
        ? wait("queued", 2 ** (message.tries - 1))
        : failLast(state, message)
    case "failed":
      return failLast(state, message)
  }
}

/** An earlier copy may have arrived. */
const failLast = (state: State, message: Message) => {
  if (message.possibleDuplicate) tellIfFirst(state, message, SAID_BY_DATABASE.maybeUntold)
  return fail(state, message)
}

export const fail = (state: State, message: Message) => {
  message.status = "failed"
  message.nextTryAt = null
  message.reason = "Failed to send WhatsApp message"
  for (const behind of partsBehind(state, message)) {
    behind.status = "cancelled"
    behind.reason = "earlier_part_failed"
  }
  return null
}

/** The parts of the same reply that were to be sent after this one. */
const partsBehind = ({ messages }: State, { turnId, part }: Message) =>
  messages.filter(
    (each) =>
      turnId !== null && each.turnId === turnId && each.part > part && each.status === "queued",
  )
