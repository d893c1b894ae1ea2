import type OpenAI from "openai"
import type { ModelMessage, ModelRequest, ToolCall } from "../../core/reply/model.ts"

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming & {
  readonly reasoning?: { readonly effort: "low" }
}
type MessageBody = OpenAI.ChatCompletionMessageParam

const TEMPERATURE = 0.3

/** Parameters that some models refuse; those are then asked without. */
const WISHES = ["temperature", "max_tokens", "parallel_tool_calls"] as const
export type Wish = (typeof WISHES)[number]
/** The wish that a body holds under this name; undefined: none. */
export const wishIn = (body: Body, name: string): Wish | undefined =>
  WISHES.find((wish) => wish === name && wish in body)

type Asked = {
  readonly maxTokens: number
  readonly lowEffort: boolean
  readonly without: ReadonlySet<Wish>
}

/** A request in the form of the chat-completions API (contract.md 4.2). */
export const requestBody = (
  model: string,
  request: ModelRequest,
  { maxTokens, lowEffort, without }: Asked,
): Body => ({
  model,
  messages: messageBodies(request.messages),
  ...(without.has("temperature") ? {} : { temperature: TEMPERATURE }),
  // A model that refuses `max_tokens` accepts its newer name.
  [without.has("max_tokens") ? "max_completion_tokens" : "max_tokens"]: maxTokens * request.budget,
  ...(request.tools.length > 0
    ? {
        tools: request.tools.map(({ name, description, parameters }) => ({
          type: "function" as const,
          function: { name, description, parameters: parameters as Record<string, unknown> },
        })),
        tool_choice: "auto" as const,
        ...(without.has("parallel_tool_calls") ? {} : { parallel_tool_calls: false }),
      }
    : {}),
  ...(lowEffort ? { reasoning: { effort: "low" as const } } : {}),
})

/**
 * Marks of chat templates. Many servers take them for a change of speaker wherever they stand, so a client who types one could
 * speak as the business: a blank inside makes it plain text and leaves it readable.
 */
const CONTROL =
  /<(?=[|｜]|\/?(?:s|bos|eos|start_of_turn|end_of_turn)>|<\/?SYS>>)|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\])/gi
const inert = (text: string) => text.replace(CONTROL, "$& ")

/**
 * The messages of the conversation. Models write things that servers refuse when they come back: repeated ids, arguments that
 * are not JSON, names with spaces, an empty list of calls. They are mended here.
 */
const messageBodies = (messages: readonly ModelMessage[]): MessageBody[] => {
  const used = new Set<string>()
  /** Ids of the calls whose results come next, in order. */
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

const asObject = (written: string) => {
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? written : "{}"
  } catch {
    return "{}"
  }
}
