import type { Message } from "../../../core/conversations/message.ts"
import type { LogEntry } from "../../../core/simulation/log.ts"

/** The parts of a message on the simulated phone by which its place in the log is found. */
export type Exchange = Pick<Message, "id" | "direction" | "content" | "createdat">

const isStop = (entry: LogEntry) =>
  entry.type === "ai_output" && entry.content.startsWith("[stopped")

/** A turn that ended without an answer leaves its reason in the log. */
export const stopAfter = (log: readonly LogEntry[], last: Exchange | undefined) => {
  const entry = log.at(-1)
  return entry && isStop(entry) && entry.timestamp >= (last?.createdat ?? "") ? entry : null
}

/** What the model was asked before it wrote this. */
export const requestBefore = (log: readonly LogEntry[], { createdat }: Exchange) =>
  log.findLast((entry) => entry.type === "ai_input" && entry.timestamp <= createdat)?.content
