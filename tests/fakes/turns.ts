import * as Effect from "effect/Effect"
import type { Bookings } from "../../core/calendar/ports.ts"
import { mayHaveArrived } from "../../core/conversations/message.ts"
import type { Turns } from "../../core/reply/ports.ts"
import type { Opened, Outgoing } from "../../core/reply/turn.ts"
import type { Language } from "../../core/shared/language.ts"
import { briefing } from "./briefing.ts"
import { giveUp } from "./deaths.ts"
import { permit } from "./outbox.ts"
import {
  addNotification,
  holds,
  type Message,
  neverArrived,
  onItsWay,
  type State,
  store,
  type Turn,
  turnOf,
} from "./state.ts"
import { endTurn } from "./turn-ends.ts"

/** db/functions/turns.sql for one conversation in memory; what its steps do to appointments goes to `bookings`. */
export const fakeTurns = (state: State, bookings: Bookings): Turns => ({
  open: () => Effect.sync(() => open(state)),

  reserve: (_, turnId, periodStart, quota) =>
    Effect.sync(() => {
      const turn = turnOf(state, turnId)
      if (turn.done) return false
      if (turn.reserved) return true
      const used = state.usage.since < periodStart ? 0 : state.usage.used
      if (used >= quota) return false
      state.usage = { used: used + 1, since: later(state.usage.since, periodStart) }
      turn.reserved = true
      return true
    }),

  refresh: (held, briefing) =>
    Effect.sync(() => {
      if (!holds(state, held)) return null
      const { accountGone, chatbot, client, connection, conversation, now } = state
      const { pausedUntil } = conversation
      const pausedBy = pausedUntil && pausedUntil <= now ? null : conversation.pausedBy
      return {
        ...briefing,
        chatbot: { ...briefing.chatbot, isPaused: chatbot.isPaused },
        client: { ...briefing.client, optedOut: client.optedOut },
        conversation: { ...briefing.conversation, pausedBy },
        connection: connection && { ...connection },
        accountGone,
      }
    }),

  saveStep: Effect.fnUntraced(function* (held, turnId, n, step, settled) {
    if (!holds(state, held)) return false
    const { steps } = turnOf(state, turnId)
    if (steps.length < n) steps.push(structuredClone(step))
    if (settled) yield* bookings.settle(state.ref, settled)
    return true
  }),

  queueReply: (held, turnId, upTo, reply) =>
    Effect.sync(() => {
      if (!holds(state, held)) return "lost"
      const { conversation } = state
      const turn = turnOf(state, turnId)
      if (conversation.lastSeq > upTo && turn.composed < MAX_COMPOSED) {
        turn.composed++
        turn.to = conversation.lastSeq
        conversation.held = false
        return "moved"
      }
      turn.to = upTo
      turn.paused = reply.paused
      turn.ending = reply.ending
      for (const [index, content] of reply.parts.entries()) {
        store(state, {
          direction: "OUTBOUND",
          origin: "bot",
          content,
          turnId,
          part: index + 1,
          quotes: index === 0 ? reply.quotes : null,
          status: reply.simulated ? "sent" : "queued",
        })
      }
      if (reply.greeted) {
        conversation.greeted = true
        conversation.disclosureId =
          state.messages.find((message) => message.turnId === turnId)?.id ?? null
      }
      conversation.language = reply.language as Language
      const parts = state.messages.filter((message) => message.turnId === turnId).map(outgoing)
      const [first] = parts
      const permitted = reply.simulated || !first ? null : permit(state, first)
      const waiting = state.messages.find(({ id }) => id === first?.id)
      if (permitted?.kind === "wait" && waiting) waiting.notice = reply.notice
      else if (reply.notice !== undefined && permitted?.kind !== "settled") {
        addNotification(state, reply.notice, true)
      }
      return { outgoing: parts, permit: permitted }
    }),

  finish: (held, turnId, ending) =>
    Effect.sync(() => holds(state, held) && endTurn(state, turnId, ending)),

  release: (held, until) =>
    Effect.sync(() => {
      if (!holds(state, held)) return false
      const { conversation } = state
      const waiting = state.messages.some(onItsWay)
      const behind = conversation.lastSeq > conversation.doneSeq
      const more = until === null ? waiting || behind : !waiting
      conversation.held = false
      if (!behind && !waiting) conversation.deaths = 0
      conversation.wakeAt = more || (!behind && !waiting) ? null : until
      return more
    }),
})

/** So often a reply is composed again because something new has come; then it is sent as it is. */
const MAX_COMPOSED = 3
const MOST_DEATHS = 5

const later = (a: Date, b: Date) => (a > b ? a : b)

const outgoing = ({ id, content, turnId }: Message): Outgoing => ({ id, content, turnId })

const open = (state: State): Opened | null => {
  const { conversation, turns, messages } = state
  if (conversation.gone) return null
  if (conversation.held) conversation.deaths++
  conversation.fence++
  conversation.held = true
  conversation.wakeAt = null
  if (conversation.pausedUntil && conversation.pausedUntil < state.now) {
    conversation.pausedBy = null
    conversation.pausedUntil = null
  }
  const greeting = messages.find(({ id }) => id === conversation.disclosureId)
  if (greeting && neverArrived(greeting)) conversation.greeted = false
  const held = { ...state.ref, fence: conversation.fence }
  if (conversation.deaths >= MOST_DEATHS) giveUp(state)
  const { deaths } = conversation
  const outbox = messages.filter(onItsWay).map(outgoing)

  const resumed = turns.find(({ done }) => !done)
  if (!resumed && conversation.lastSeq === conversation.doneSeq) {
    return { held, deaths, outbox, turn: { state: "none" } }
  }
  const turn = resumed ?? beginTurn(state)
  const own = messages.filter(({ turnId }) => turnId === turn.id)
  if (own.length > 0) {
    return {
      held,
      deaths,
      outbox,
      turn: {
        state: "written",
        id: turn.id,
        delivered: own.some(({ status }) => mayHaveArrived(status)),
        ending: turn.ending?.result === "apology" ? turn.ending : { result: "replied" },
      },
    }
  }
  turn.to = conversation.lastSeq
  return {
    held,
    deaths,
    outbox,
    turn: {
      state: "open",
      turn: {
        id: turn.id,
        upTo: turn.to,
        deaths,
        resumed: resumed !== undefined,
        steps: structuredClone(turn.steps),
      },
      briefing: briefing(state, turn),
    },
  }
}

const beginTurn = ({ conversation, now, turns }: State): Turn => {
  const turn: Turn = {
    id: `turn-${turns.length + 1}`,
    from: conversation.doneSeq + 1,
    to: conversation.lastSeq,
    composed: 0,
    paused: false,
    reserved: false,
    openedAt: now,
    ending: null,
    done: false,
    steps: [],
  }
  turns.push(turn)
  return turn
}
