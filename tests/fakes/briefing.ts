import { writesToOwner } from "../../core/reply/tools/names.ts"
import type { Briefing } from "../../core/reply/turn.ts"
import { HOUR_MS } from "../../core/shared/time-spans.ts"
import { type Message, neverArrived, type State, type Turn } from "./state.ts"

const HISTORY = 30

/** briefing_of of db/functions/briefing.sql. */
export const briefing = (state: State, turn: Turn): Briefing => {
  const { conversation, messages, now } = state
  const ordered = messages.toSorted(
    (a, b) => a.sentat.getTime() - b.sentat.getTime() || a.arrival - b.arrival,
  )
  const since = (ms: number) =>
    state.turns.filter(
      (other) =>
        other.id !== turn.id &&
        other.openedAt.getTime() > now.getTime() - ms &&
        other.ending?.result !== "stopped",
    )
  return {
    now,
    chatbot: { ...state.chatbot },
    client: { ...state.client },
    conversation: { ...conversation },
    connection: state.connection && { ...state.connection },
    accountGone: state.accountGone,
    fresh: ordered
      .filter(({ seq }) => seq !== null && seq >= turn.from && seq <= turn.to)
      .map((message) => ({ ...message, quoted: quotedBy(state, message) })),
    history: ordered
      .filter(({ seq }) => seq === null || seq < turn.from)
      .filter((message) => !neverArrived(message))
      .slice(-HISTORY)
      .map((message) => ({ ...message })),
    sources: state.sources,
    memory: state.chatbot.memoryEnabled ? state.memory : "",
    calendar: state.calendar,
    limits: state.limits,
    periodAnchor: state.periodAnchor,
    turnsLastHour: since(HOUR_MS).length,
    turnsLastDay: since(24 * HOUR_MS).length,
    writesLastHour: state.turns
      .filter(({ openedAt }) => openedAt.getTime() > now.getTime() - HOUR_MS)
      .flatMap(({ steps }) => steps)
      .filter((step) => step.kind === "result" && step.ok && writesToOwner(step.name)).length,
  }
}

const quotedBy = ({ messages }: State, { quotes }: Message) =>
  messages.find(({ id }) => id === quotes)?.content ?? null
