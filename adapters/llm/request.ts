import type OpenAI from "openai"
import type { ModelRequest } from "../../core/reply/model.ts"
import { messageBodies } from "./messages.ts"

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming & {
  readonly reasoning?: { readonly effort: "low" }
}

const TEMPERATURE = 0.3

/** Parameters that some models refuse, which are then asked without them. */
const OPTIONAL_PARAMETERS = ["temperature", "max_tokens", "parallel_tool_calls"] as const
export type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number]
/** The one of this name, if the body holds it. */
export const optionalParameterIn = (body: Body, name: string): OptionalParameter | undefined =>
  OPTIONAL_PARAMETERS.find((parameter) => parameter === name && parameter in body)

type Asked = {
  readonly maxTokens: number
  readonly lowEffort: boolean
  readonly without: ReadonlySet<OptionalParameter>
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
