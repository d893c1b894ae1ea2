import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Keywords } from "../conversations/keywords.ts"
import type { ChatbotId, ConversationId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { LogEntry } from "./log.ts"

/** A simulated message on its way through the real pipeline. */
export type Received = {
  readonly chatbot: ChatbotId
  readonly conversationId: ConversationId
  /** The number of the message; null: its words settled it (contract.md 4.7), and no turn answers it. */
  readonly seq: number | null
  /** When it was stored, to the microsecond. */
  readonly at: string
}

/** The client that an owner plays, who has no phone. */
export interface Simulator {
  /** Stores a message like one from WhatsApp: with a turn job, or with what its words do instead. */
  readonly receive: (
    owner: OwnerId,
    chatbot: ChatbotId,
    message: string,
    keywords: Keywords,
  ) => Effect.Effect<Received, NotFound>
  /** Answers what the message has left in the log once its turn has ended, or after so many milliseconds. */
  readonly answerTo: (received: Received, withinMs: number) => Effect.Effect<readonly LogEntry[]>
  /** Oldest first. */
  readonly log: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
  ) => Effect.Effect<
    { readonly conversation: readonly LogEntry[]; readonly total: number },
    NotFound
  >
  /** Deletes the conversation with its log. */
  readonly forget: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<void, NotFound>
}
export const Simulator = Context.Service<Simulator>("Simulator")
