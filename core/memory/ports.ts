import { Context, type Effect } from "effect"
import type { ChatbotId, ClientId, HistoryId, OwnerId } from "../shared/ids.ts"
import type { Listed, Page } from "../shared/page.ts"
import type { NotFound } from "../shared/refusals.ts"
import type { MemoryEntry } from "./memory.ts"
import type { Notebook } from "./notebook.ts"
import type { Revision } from "./revision.ts"

/** Who brings a change: the owner, or the model in a talk with a client. */
export type Origin =
  | { readonly by: "owner" }
  | { readonly by: "model"; readonly clientid: ClientId }

/** Decides under the notebook's lock. Pure: it may be asked again. */
export type Revise<Outcome> = (notebook: Notebook) => Revision<Outcome>

export type Revised<Outcome> = { readonly outcome: Outcome; readonly notebook: Notebook }

/** What bots remember. Changes that come at once follow each other; each is kept in the history, and told to live listeners. */
export interface Notebooks {
  readonly read: (owner: OwnerId, chatbot: ChatbotId) => Effect.Effect<Notebook, NotFound>
  /** Asks `revise` what becomes of the notebook, stores that, and answers it with the outcome. */
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
  /** Revises with a line of the history in hand. Null: the bot's history has no such line. */
  readonly undo: <Outcome>(
    owner: OwnerId,
    chatbot: ChatbotId,
    entry: HistoryId,
    revise: (notebook: Notebook, entry: MemoryEntry) => Revision<Outcome>,
  ) => Effect.Effect<Revised<Outcome> | null, NotFound>
}
export const Notebooks = Context.Service<Notebooks>("Notebooks")
