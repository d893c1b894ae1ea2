import type { ChatbotId } from "../shared/ids.ts"

/* What is said to a language model, and what it says back, without any provider's spelling. */

export type ToolCall = { readonly id: string; readonly name: string; readonly arguments: string }

export type ModelMessage =
  | { readonly role: "system" | "user"; readonly content: string }
  | {
      readonly role: "assistant"
      readonly content: string | null
      readonly toolCalls: readonly ToolCall[]
    }
  | { readonly role: "tool"; readonly callId: string; readonly content: string }

/** A tool as the model is told of it; `parameters` is a JSON schema. */
export type ToolSpec = {
  readonly name: string
  readonly description: string
  readonly parameters: object
}

export type ModelRequest = {
  /** Whose client is answered: the circuit breaker opens for one chatbot alone. */
  readonly chatbot: ChatbotId
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ToolSpec[]
  /** A multiple of the configured token budget: a reasoning model may spend the usual one before its first word. */
  readonly budget: 1 | 4
}

export type ModelAnswer = {
  readonly text: string | null
  readonly toolCalls: readonly ToolCall[]
  /** The answer was cut off at the end of the budget. */
  readonly cut: boolean
  /** The model that gave it, if that is not the one that is asked first. */
  readonly by?: string
}
