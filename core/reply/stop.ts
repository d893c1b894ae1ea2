import { DAY_MS } from "../shared/time-spans.ts"
import { SENTENCES } from "./failures.ts"
import { isUnreadable } from "./media.ts"
import { NOTICES } from "./notices.ts"
import { unanswered } from "./talk/steps.ts"
import { changesCalendar, PAUSE_CONVERSATION } from "./tools/names.ts"
import type { Briefing, OpenTurn, Stopped } from "./turn.ts"

/** Turns of one client with one chatbot (contract.md 1.6). */
const TURNS_AN_HOUR = 20
const TURNS_A_DAY = 100
const WINDOW_MS = DAY_MS

export type StopReason =
  | "account_gone"
  | "not_connected"
  | "token_expired"
  | "chatbot_paused"
  | "conversation_paused"
  | "opted_out"
  | "withdrawn"
  | "too_late"
  | "other_number"
  | "rate_limit"
  | "quota"
  | "not_text_again"
  /** Every worker died of it: give_up of db/functions/deaths.sql. */
  | "failed"

export const stopped = (
  reason: StopReason,
  rest: Pick<Stopped, "unsent" | "notice"> = {},
): Stopped => ({
  result: "stopped",
  reason,
  ...rest,
})

/** Whether something was said less than 24 hours ago. */
const isRecent = (saidAt: Date | null, now: Date) =>
  saidAt !== null && now.getTime() - saidAt.getTime() < WINDOW_MS

/**
 * Why no reply is made; null: one is made. The messages of a turn that was stopped count as answered. If a worker died while it
 * changed the calendar, only the owner can find out what became of that.
 */
export const stopFor = (briefing: Briefing, turn: OpenTurn): Stopped | null => {
  const stop = reasonFor(briefing, turn)
  const [next] = turn.resumed ? unanswered(turn.steps) : []
  return stop && next && changesCalendar(next.call.name)
    ? { ...stop, unsettled: NOTICES.unsettled(briefing.client.name) }
    : stop
}

/** In the order of contract.md 4.1. */
const reasonFor = (briefing: Briefing, turn: OpenTurn): Stopped | null => {
  const { chatbot, client, connection, conversation, fresh, now } = briefing
  const real = !client.simulated
  if (briefing.accountGone) return stopped("account_gone")
  if (real && connection === null) return stopped("not_connected")
  if (connection?.expired) {
    return stopped("token_expired", {
      unsent: { content: SENTENCES.tokenExpired, reason: "token_expired" },
    })
  }
  if (chatbot.isPaused) return stopped("chatbot_paused")
  if (conversation.pausedBy !== null && !pausedItself(conversation.pausedBy, turn)) {
    return stopped("conversation_paused")
  }
  if (client.optedOut) return stopped("opted_out")
  if (fresh.length === 0) return stopped("withdrawn")
  const newest = Math.max(...fresh.map(({ sentat }) => sentat.getTime()))
  if (now.getTime() - newest > WINDOW_MS) {
    return stopped("too_late", { notice: NOTICES.tooLate })
  }
  if (real && !connection?.heard) {
    return stopped("other_number", { notice: NOTICES.otherNumber(client.name) })
  }
  if (real && (briefing.turnsLastHour >= TURNS_AN_HOUR || briefing.turnsLastDay >= TURNS_A_DAY)) {
    if (isRecent(conversation.rateNoticedAt, now)) return stopped("rate_limit")
    return stopped("rate_limit", { notice: NOTICES.rateLimit(client.name) })
  }
  return null
}

/** Whether it was this turn that paused the conversation, before its worker died: then its reply is still sent. */
const pausedItself = (by: string, { steps }: OpenTurn) =>
  by === "bot" &&
  steps.some(
    (step) =>
      (step.kind === "result" && step.paused) ||
      (step.kind === "model" && step.toolCalls.some(({ name }) => name === PAUSE_CONVERSATION)),
  )

export const quotaReached = (limit: number): Stopped =>
  stopped("quota", { notice: NOTICES.quota(limit) })

/**
 * The sentence that only text is read (T9), if none of the messages can be read; "silence" if it was sent in the last 24 hours
 * already; null if there is something to read.
 */
export const notTextAnswer = ({ chatbot, conversation, fresh, now }: Briefing) => {
  if (!fresh.every(isUnreadable)) return null
  if (isRecent(conversation.notTextAt, now)) return "silence" as const
  return chatbot.language === "english" ? SENTENCES.notTextEnglish : SENTENCES.notText
}
