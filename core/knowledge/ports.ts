import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId, SourceId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { KnowledgeSize, knowledgeFault } from "./budget.ts"
import type { KnowledgeSource, SourceDraft } from "./source.ts"

export type KnowledgeFault = NonNullable<ReturnType<typeof knowledgeFault>>

/** Checks the new size against the plan, under the bot's lock. It must be pure, as it may be called again. */
export type CheckSize = (grown: KnowledgeSize, before: KnowledgeSize) => KnowledgeFault | null

/** The sources of bots. NotFound: the bot is not the owner's. */
export interface Knowledge {
  /** Newest first, with the tokens of all of the bot's sources. */
  readonly list: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
  ) => Effect.Effect<Listed<KnowledgeSource> & { readonly tokens: number }, NotFound>
  /** Adds at the same time are checked one after the other, so that together they keep to the limit. */
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
