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
  /** Whose client is answered: a model may fail one chatbot alone. */
  readonly chatbot: ChatbotId
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ToolSpec[]
  /** Multiplies the configured budget: a reasoning model can spend the usual one without a word. */
  readonly budget: 1 | 4
}

export type ModelAnswer = {
  readonly text: string | null
  readonly toolCalls: readonly ToolCall[]
  /** It ended because the budget did. */
  readonly cut: boolean
}
