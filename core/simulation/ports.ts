import { Context, type Effect } from "effect"
import type { Keywords } from "../conversations/keywords.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { LogEntry } from "./log.ts"

/** A simulated message on its way through the real pipeline. */
export type Received = {
  readonly chatbot: ChatbotId
  readonly conversationId: string
  /** Null: its words settled it (contract.md 4.7), and no turn answers it. */
  readonly seq: number | null
  /** When it was stored, as precisely as it is kept. */
  readonly at: string
}

/** The owner's own client, who never has a phone. */
export interface Simulator {
  /** Stores the message as if it had come in, with its turn, or with what its words did instead. */
  readonly receive: (
    owner: OwnerId,
    chatbot: ChatbotId,
    message: string,
    keywords: Keywords,
  ) => Effect.Effect<Received, NotFound>
  /** What the message has left in the log: when its turn is done, or after so many milliseconds. */
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
  /** Log and conversation, as if nothing had been said. */
  readonly forget: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<void, NotFound>
}
export const Simulator = Context.Service<Simulator>("Simulator")
