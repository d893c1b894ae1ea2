import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { SourceDraft } from "../knowledge/source.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { Chatbot } from "./chatbot.ts"
import type { ChatbotChange } from "./configuration.ts"
import type { NewChatbot } from "./wizard.ts"

/** What can be changed of a bot: what its form holds, and what has switches and screens of its own. */
export type ChatbotFields = ChatbotChange & {
  readonly is_paused?: boolean
  /** The keyed hash of the folded secret; null: there is no secret any more. */
  readonly pause_secret?: string | null
}

/** What a new bot comes with: the number that its connection row names, which holds placeholders, and its sources. */
export type ChatbotParts = {
  readonly assignednumber: string | null
  readonly sources: readonly SourceDraft[]
}

/** A part that could not be stored. Of a source, its place among them. */
export type Lost = { readonly part: "line" | number; readonly cause: unknown }

/** The bots of an owner. Those of others count as not there. Every change is told to open dashboards. */
export interface Chatbots {
  /** Newest first. */
  readonly list: (owner: OwnerId, page: Page) => Effect.Effect<Listed<Chatbot>>
  /** One bot, as its owner sees it. */
  readonly read: (owner: OwnerId, id: ChatbotId) => Effect.Effect<Chatbot, NotFound>
  /** Refuses if the owner has no such bot. */
  readonly owned: (owner: OwnerId, id: ChatbotId) => Effect.Effect<void, NotFound>
  /**
   * Makes a bot with its memory and its parts, all or nothing but for what `lost` names. Null: the owner has `limit` bots already,
   * which holds also for calls at the same time.
   */
  readonly create: (
    owner: OwnerId,
    chatbot: NewChatbot,
    parts: ChatbotParts,
    limit: number,
  ) => Effect.Effect<{ readonly id: ChatbotId; readonly lost: readonly Lost[] } | null>
  /** Changes what is given, and answers the whole. */
  readonly change: (
    owner: OwnerId,
    id: ChatbotId,
    fields: ChatbotFields,
  ) => Effect.Effect<Chatbot, NotFound>
  /** Removes a bot with all that belongs to it. False: it has a line, which has to be left first. */
  readonly remove: (owner: OwnerId, id: ChatbotId) => Effect.Effect<boolean, NotFound>
}
export const Chatbots = Context.Service<Chatbots>("Chatbots")
