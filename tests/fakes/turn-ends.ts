import type { Ending, Stopped } from "../../core/reply/turn.ts"
import { SAID_BY_DATABASE } from "./said-by-database.ts"
import { addNotification, type State, store, type Turn, turnOf } from "./state.ts"

/* db/functions/turn_ends.sql. */

/** Tells the owner what a turn has done in the calendar, which no reply tells the client, or perhaps none (`notice`). */
export const tellUntold = (
  state: State,
  { steps }: Turn,
  notice: typeof SAID_BY_DATABASE.untold,
) => {
  const receipts = steps.flatMap((step) => (step.kind === "result" ? (step.receipt ?? []) : []))
  if (receipts.length === 0) return
  addNotification(state, notice(state.client.name, receipts.join(" ")), true)
}

/** Ends a turn, once. Whether more has come. */
export const endTurn = (state: State, turnId: string, ending: Ending): boolean => {
  const { conversation } = state
  const turn = turnOf(state, turnId)
  if (turn.done) return isLeft(state, conversation.doneSeq)
  turn.done = true
  turn.ending = ending
  if (ending.result !== "replied" && turn.reserved) {
    state.usage.used--
    turn.reserved = false
  }
  const doubtful = state.messages.some(
    (message) => message.turnId === turnId && message.part === 1 && message.possibleDuplicate,
  )
  const { untold, maybeUntold } = SAID_BY_DATABASE
  if (ending.result !== "replied") tellUntold(state, turn, doubtful ? maybeUntold : untold)
  const { unsent, notice, unsettled, reason }: Partial<Stopped> =
    ending.result === "stopped" ? ending : {}
  if (unsent) {
    store(state, {
      direction: "OUTBOUND",
      origin: "bot",
      content: unsent.content,
      turnId,
      status: "not_sent",
      reason: unsent.reason,
    })
  }
  if (notice) addNotification(state, notice)
  if (unsettled) addNotification(state, unsettled, true)
  if (ending.result === "apology" && ending.reason === "not_text")
    conversation.notTextAt = state.now
  if (reason === "rate_limit" && notice) conversation.rateNoticedAt = state.now
  conversation.doneSeq = Math.max(conversation.doneSeq, turn.to)
  conversation.held = false
  conversation.deaths = 0
  return isLeft(state, turn.to)
}

/** Whether something is left to do once all is answered up to this number. */
const isLeft = ({ conversation, messages }: State, answered: number) =>
  conversation.lastSeq > answered ||
  messages.some(({ status }) => status === "queued" || status === "sending")
