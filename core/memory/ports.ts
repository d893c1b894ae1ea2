import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ChatbotId, ClientId, HistoryId, OwnerId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { MemoryEntry } from "./entry.ts"
import type { Notebook } from "./notebook.ts"
import type { Revision } from "./revision.ts"

/** Who makes a change: the owner, or the model while it talks with a client. */
export type Origin =
  | { readonly by: "owner" }
  | { readonly by: "model"; readonly clientid: ClientId }

/** Decides on a change under the notebook's lock. It must be pure, as it may be called again. */
export type Revise<Outcome> = (notebook: Notebook) => Revision<Outcome>

export type Revised<Outcome> = { readonly outcome: Outcome; readonly notebook: Notebook }

/** What bots remember. Changes follow each other; each is kept in the history and sent to live listeners. */
export interface Notebooks {
  /** The notebook as it is now. */
  readonly read: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<Notebook, NotFound>
  /** Stores what `revise` makes of the notebook, and answers the new notebook with the outcome. */
  readonly revise: <Outcome>(
    owner: OwnerId,
    chatbot: ChatbotId,
    origin: Origin,
    revise: Revise<Outcome>,
  ) => Effect.Effect<Revised<Outcome>, NotFound>
  /** Newest first. */
  readonly history: (
    owner: OwnerId,
    chatbot: ChatbotId,
    page: Page,
  ) => Effect.Effect<Listed<MemoryEntry>, NotFound>
  /** Like `revise`, with an entry of the history. Null: the bot's history has no such entry. */
  readonly undo: <Outcome>(
    owner: OwnerId,
    chatbot: ChatbotId,
    entry: HistoryId,
    revise: (notebook: Notebook, entry: MemoryEntry) => Revision<Outcome>,
  ) => Effect.Effect<Revised<Outcome> | null, NotFound>
}
export const Notebooks = Context.Service<Notebooks>("Notebooks")
