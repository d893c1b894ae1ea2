import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ChatbotId, ClientId, ConversationId, OwnerId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { ListedClient } from "./client.ts"
import type { Accepting } from "./inbound.ts"
import type { Message } from "./message.ts"
import type { PausedConversation } from "./paused.ts"

/** Stores what Meta tells us. */
export interface Inbox {
  /**
   * Stores everything of one POST in one transaction, with the turn jobs it makes due. Answers how many items came to
   * which outcome (stored, duplicate, unknown_number …), for the counters.
   */
  readonly accept: (items: readonly Accepting[]) => Effect.Effect<Readonly<Record<string, number>>>
}
export const Inbox = Context.Service<Inbox>("Inbox")

/** The keyed hash that pause secrets are stored and compared as. */
export interface SecretHash {
  /** The hash under the current key. */
  readonly of: (folded: string) => string
  /** All hashes under which it may be stored: under the current key, then under earlier ones. */
  readonly ever: (folded: string) => readonly string[]
}
export const SecretHash = Context.Service<SecretHash>("SecretHash")

/**
 * Of a bot's clients: all; the `real` ones, whom nobody plays; of those the ones who opted out; or the one whom its owner `played`
 * in the dashboard's simulator.
 */
export type WhichClients = "all" | "real" | "opted-out" | "played"

/** `after`: only those with a higher id, by their ids, which is an order that nothing changes while page after page is read. */
export type OnlyClients = {
  readonly which: WhichClients
  readonly after: ClientId | null
}

/** The conversations of a bot, for its owner. */
export interface Conversations {
  /** The last to be paused first. */
  readonly paused: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
  ) => Effect.Effect<Listed<PausedConversation>, NotFound>
  /** Lets the bot speak again; answers those that are still paused. Null: the bot has no such conversation. */
  readonly resume: (
    owner: OwnerId,
    chatbot: ChatbotId,
    conversation: ConversationId,
  ) => Effect.Effect<readonly ConversationId[] | null, NotFound>
  /** Newest first, with all clients or with one. Null: the bot has no such client. */
  readonly messages: (
    owner: OwnerId,
    chatbot: ChatbotId,
    client: ClientId | null,
    page: Page,
  ) => Effect.Effect<Listed<Message> | null, NotFound>
  /** Those who wrote last come first, unless `after` says from where on. */
  readonly clients: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
    only: OnlyClients,
  ) => Effect.Effect<Listed<ListedClient>, NotFound>
}
export const Conversations = Context.Service<Conversations>("Conversations")
