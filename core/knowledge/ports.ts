import { Context, type Effect } from "effect"
import type { ChatbotId, OwnerId, SourceId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { KnowledgeSize, knowledgeFault } from "./budget.ts"
import type { KnowledgeSource, SourceDraft } from "./source.ts"

export type KnowledgeFault = NonNullable<ReturnType<typeof knowledgeFault>>

/** Asked under the bot's lock, with the size as it would become and as it is. Pure: it may be asked again. */
export type CheckSize = (grown: KnowledgeSize, before: KnowledgeSize) => KnowledgeFault | null

/** What bots know. A refusal is NotFound where the bot is not the owner's. */
export interface Knowledge {
  /** Newest first, with what all of the bot's sources take together. */
  readonly list: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
  ) => Effect.Effect<Listed<KnowledgeSource> & { readonly tokens: number }, NotFound>
  /** Of many adds at once, those that fit one after the other are stored. */
  readonly add: (
    owner: OwnerId,
    chatbot: ChatbotId,
    draft: SourceDraft,
    checkSize: CheckSize,
  ) => Effect.Effect<KnowledgeSource | KnowledgeFault, NotFound>
  /** Null: the bot has no such source, or one of the other type. */
  readonly change: (
    owner: OwnerId,
    chatbot: ChatbotId,
    source: SourceId,
    draft: SourceDraft,
    checkSize: CheckSize,
  ) => Effect.Effect<KnowledgeSource | KnowledgeFault | null, NotFound>
  /** False: the bot has no such source. */
  readonly remove: (
    owner: OwnerId,
    chatbot: ChatbotId,
    source: SourceId,
  ) => Effect.Effect<boolean, NotFound>
}
export const Knowledge = Context.Service<Knowledge>("Knowledge")
