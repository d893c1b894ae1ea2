import type OpenAI from "openai"
import { z } from "zod"
import type { ModelAnswer, ModelMessage, ModelRequest } from "../../core/reply/model.ts"
import { clean } from "../../core/shared/clean.ts"

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming & {
  readonly reasoning?: { readonly effort: "low" }
}

const TEMPERATURE = 0.3

/** A request in the form of the chat-completions API (contract.md 4.2). */
export const requestBody = (
  model: string,
  request: ModelRequest,
  { maxTokens, lowEffort }: { readonly maxTokens: number; readonly lowEffort: boolean },
): Body => ({
  model,
  messages: request.messages.map(messageBody),
  temperature: TEMPERATURE,
  max_tokens: maxTokens * request.budget,
  ...(request.tools.length > 0
    ? {
        tools: request.tools.map(({ name, description, parameters }) => ({
          type: "function" as const,
          function: { name, description, parameters: parameters as Record<string, unknown> },
        })),
        tool_choice: "auto" as const,
        parallel_tool_calls: false,
      }
    : {}),
  ...(lowEffort ? { reasoning: { effort: "low" as const } } : {}),
})

const messageBody = (message: ModelMessage): OpenAI.ChatCompletionMessageParam => {
  switch (message.role) {
    case "assistant":
      return {
        role: "assistant",
        content: message.content,
        tool_calls: message.toolCalls.map((call) => ({
          id: call.id,
          type: "function",
          function: { name: call.name, arguments: call.arguments },
        })),
      }
    case "tool":
      return { role: "tool", tool_call_id: message.callId, content: message.content }
    default:
      return message
  }
}

const Part = z.object({ text: z.string() })
const Call = z.object({
  id: z.string().catch("call"),
  function: z.object({ name: z.string(), arguments: z.string().nullish() }),
})
const Answer = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        error: z.unknown().optional(),
        message: z
          .object({
            content: z.union([z.string(), z.array(z.unknown()), z.null()]).optional(),
            tool_calls: z.array(z.unknown()).nullish(),
          })
          .optional(),
      }),
    )
    .optional(),
})

/** What the SDK hands out may be an error inside a 200, or no JSON at all: it is read, not trusted. */
export const readAnswer = (
  response: unknown,
): { kind: "answer"; answer: ModelAnswer } | { kind: "none"; detail: string } => {
  const read = Answer.safeParse(response)
  if (!read.success) return { kind: "none", detail: "invalid JSON response" }
  const { choices, error } = read.data
  const choice = choices?.[0]
  if (error || choice?.error || choice?.finish_reason === "error") {
    return { kind: "none", detail: "error 200" }
  }
  if (choices === undefined) return { kind: "none", detail: "invalid JSON response" }
  const content = choice?.message?.content
  const text =
    typeof content === "string"
      ? content
      : Array.isArray(content)
        ? content.map((part) => Part.safeParse(part).data?.text ?? "").join("")
        : null
  const toolCalls = (choice?.message?.tool_calls ?? []).flatMap((each) => {
    const call = Call.safeParse(each).data
    return call
      ? [{ id: call.id, name: call.function.name, arguments: call.function.arguments ?? "" }]
      : []
  })
  return {
    kind: "answer",
    answer: {
      text: text === null ? null : clean(text),
      toolCalls,
      cut: choice?.finish_reason === "length",
    },
  }
}
