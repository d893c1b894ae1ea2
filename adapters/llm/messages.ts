import type OpenAI from "openai"
import type { ModelMessage, ToolCall } from "../../core/reply/model.ts"
import { isObject, parsedJson } from "../providers/parsed-json.ts"

type MessageBody = OpenAI.ChatCompletionMessageParam

/**
 * The messages of a conversation. Models write what servers refuse when it comes back: repeated ids, arguments that are not JSON,
 * names with spaces, an empty list of calls. That is put right here.
 */
export const messageBodies = (messages: readonly ModelMessage[]): MessageBody[] => {
  const used = new Set<string>()
  /** The ids of the calls whose results come next, in order. */
  let awaited: string[] = []
  return messages.map((message): MessageBody => {
    if (message.role === "tool") {
      const tool_call_id = awaited.shift() ?? message.callId
      return { role: "tool", tool_call_id, content: inert(message.content) }
    }
    if (message.role !== "assistant") return { ...message, content: inert(message.content) }
    const { toolCalls } = message
    const content = message.content && inert(message.content)
    if (toolCalls.length === 0) return { role: "assistant", content }
    awaited = toolCalls.map(({ id }) => idOfItsOwn(id, used))
    const ids = [...awaited]
    return { role: "assistant", content, tool_calls: toolCalls.map(callBody(ids)) }
  })
}

/**
 * Marks of chat templates. Many servers take them for a change of speaker anywhere in a text, so a client who types one could
 * speak as the business. A blank inside makes it plain text that can still be read.
 */
const CONTROL =
  /<(?=[|｜]|\/?(?:s|bos|eos|start_of_turn|end_of_turn)>|<\/?SYS>>)|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\])/gi
const inert = (text: string) => text.replace(CONTROL, "$& ")

const idOfItsOwn = (given: string, used: Set<string>): string => {
  const base = given.trim() || "call"
  let id = base
  for (let n = 2; used.has(id); n++) id = `${base}_${n}`
  used.add(id)
  return id
}

const callBody = (ids: readonly string[]) => (call: ToolCall, index: number) => ({
  id: ids[index] ?? call.id,
  type: "function" as const,
  function: { name: asName(call.name), arguments: inert(asObject(call.arguments)) },
})

const LONGEST_NAME = 64
const asName = (name: string) => name.replace(/[^\w-]/g, "_").slice(0, LONGEST_NAME) || "unnamed"

const asObject = (written: string) => (isObject(parsedJson(written)) ? written : "{}")
