import type { ModelMessage } from "../model.ts"
import {
  changesCalendar,
  NOTIFY_OWNER,
  PAUSE_CONVERSATION,
  remembers,
  writesToOwner,
} from "../tools/names.ts"
import type { Step } from "../turn.ts"

/**
 * The tool calls of the model's last answer that have no result yet, with their ordinal within the turn: all of them, or, after a
 * crash, the rest. They are counted, not matched by id, because models repeat their ids.
 */
export const unanswered = (steps: readonly Step[]) => {
  const last = steps.findLastIndex(({ kind }) => kind === "model")
  const step = steps[last]
  if (step?.kind !== "model") return []
  const before = steps
    .slice(0, last)
    .reduce((sum, each) => sum + (each.kind === "model" ? each.toolCalls.length : 0), 0)
  const answered = steps.length - last - 1
  return step.toolCalls.map((call, index) => ({ call, ordinal: before + index })).slice(answered)
}

/** What the model is shown of the turn so far. */
export const stepMessages = (steps: readonly Step[]) => steps.flatMap(messagesOf)

const messagesOf = (step: Step): readonly ModelMessage[] => {
  switch (step.kind) {
    case "model":
      return [{ role: "assistant", content: step.text, toolCalls: step.toolCalls }]
    case "result":
      return [{ role: "tool", callId: step.callId, content: step.content }]
    case "objection":
      return [
        { role: "assistant", content: step.text, toolCalls: [] },
        { role: "user", content: step.told },
      ]
  }
}

/** Whether any change of the calendar that was tried in this turn failed. */
export const hasFailed = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && !step.ok && changesCalendar(step.name))

/** Whether anything was done in the calendar in this turn. */
export const hasChanged = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && step.receipt !== undefined)

/** Whether the owner has been told something. */
export const hasNotifiedOwner = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && step.ok && step.name === NOTIFY_OWNER)

/** Whether anything was kept in memory. */
export const hasRemembered = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && step.ok && remembers(step.name))

/** Whether the turn has paused the conversation. */
export const hasPaused = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === "result" && step.paused === true)

/** What the model wrote beside its call for a person: some models write nothing after it. */
export const saidAsItPaused = (steps: readonly Step[]) => {
  const call = steps.findLast(
    (step) =>
      step.kind === "model" && step.toolCalls.some(({ name }) => name === PAUSE_CONVERSATION),
  )
  return call?.kind === "model" ? (call.text ?? "") : ""
}

/**
 * What the model wrote beside its last calls, if each of them saved a note or a memory: models often write nothing after those.
 * Otherwise "".
 */
export const saidAsItNoted = (steps: readonly Step[]) => {
  const last = steps.findLastIndex(({ kind }) => kind === "model")
  const step = steps[last]
  const noted = steps
    .slice(last + 1)
    .every((each) => each.kind === "result" && each.ok && writesToOwner(each.name))
  return step?.kind === "model" && noted ? (step.text ?? "") : ""
}
