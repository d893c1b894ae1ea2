import { mayHaveArrived } from "../../core/conversations/message.ts"
import { SENTENCES } from "../../core/reply/failures.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import { stopped } from "../../core/reply/stop.ts"
import { unanswered } from "../../core/reply/talk/steps.ts"
import { changesCalendar } from "../../core/reply/tools/names.ts"
import { tellIfFirst } from "./outbox.ts"
import { SAID_BY_DATABASE } from "./said-by-database.ts"
import { addNotification, onItsWay, type State, store } from "./state.ts"
import { endTurn } from "./turn-ends.ts"

/** give_up of db/functions/deaths.sql. */
export const giveUp = (state: State) => {
  const { client, conversation, messages, turns } = state
  for (const message of messages.filter(onItsWay)) {
    const queued = message.status === "queued"
    message.reason = queued ? "given_up" : "unconfirmed"
    message.status = queued ? "failed" : "unknown"
    message.nextTryAt = null
  }
  const turn = turns.find(({ done }) => !done)
  const out = messages.some(({ turnId, status }) => turnId === turn?.id && mayHaveArrived(status))
  const asked = conversation.lastSeq > conversation.doneSeq && (!turn || turn.reserved)
  const silent = !messages.some(({ turnId }) => turnId === turn?.id)
  const results = silent ? (turn?.steps ?? []).filter((step) => step.kind === "result") : []
  const called = results.some(({ paused }) => paused)
  const receipts = results.flatMap(({ receipt }) => receipt ?? [])
  const done = [receipts.join("\n"), called ? SENTENCES.handover : ""].filter(Boolean).join("\n\n")
  if (turn) {
    turn.paused ||= called
    const replied = out || done !== ""
    endTurn(state, turn.id, replied ? { result: "replied" } : stopped("failed"))
    for (const message of messages.filter(({ status }) => status === "unknown")) {
      if (message.turnId === turn.id) tellIfFirst(state, message, SAID_BY_DATABASE.maybeUntold)
    }
  }
  if (asked && silent && !client.simulated) {
    store(state, {
      direction: "OUTBOUND",
      origin: "bot",
      content: done || SENTENCES.configurationUnreadable,
      turnId: turn?.id ?? null,
      status: "queued",
    })
  }
  addNotification(state, SAID_BY_DATABASE.givenUp(client.name, receipts.join(" ")), true)
  const [next] = unanswered(turn?.steps ?? [])
  if (next && changesCalendar(next.call.name)) {
    addNotification(state, NOTICES.unsettled(client.name), true)
  }
  Object.assign(conversation, { held: false, deaths: 0 })
}
