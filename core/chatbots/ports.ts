import { Context, type Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { Chatbot } from "./chatbot.ts"
import type { ChatbotChange } from "./configuration.ts"
import type { NewChatbot } from "./wizard.ts"

/** What an owner may change of a bot, and the switches that are no part of its form. */
export type ChatbotFields = ChatbotChange & {
  readonly is_paused?: boolean
  /** Keyed hash of the folded secret; null takes it away. */
  readonly pause_secret?: string | null
}

/** Bots, seen by their owner: another's are as if they were not there. Whoever changes one tells its live listeners. */
export interface Chatbots {
  /** Newest first. */
  readonly list: (owner: OwnerId, page: Page) => Effect.Effect<Listed<Chatbot>>
  readonly read: (owner: OwnerId, id: ChatbotId) => Effect.Effect<Chatbot, NotFound>
  /** Only makes sure that it is the owner's. */
  readonly owned: (owner: OwnerId, id: ChatbotId) => Effect.Effect<void, NotFound>
  /** One more bot and its memory, if the owner has fewer than `limit`, however many ask at once. Null: no room. */
  readonly create: (
    owner: OwnerId,
    chatbot: NewChatbot,
    limit: number,
  ) => Effect.Effect<ChatbotId | null>
  /** The connection row of a new bot: all placeholders, unverified. */
  readonly prepareConnection: (
    owner: OwnerId,
    id: ChatbotId,
    assignednumber: string | null,
  ) => Effect.Effect<void, NotFound>
  /** Changes what is given, and answers the whole. */
  readonly change: (
    owner: OwnerId,
    id: ChatbotId,
    fields: ChatbotFields,
  ) => Effect.Effect<Chatbot, NotFound>
  /** With all that hangs on it. */
  readonly remove: (owner: OwnerId, id: ChatbotId) => Effect.Effect<void, NotFound>
}
export const Chatbots = Context.Service<Chatbots>("Chatbots")
