import { Context, type Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import type { ContactDraft } from "./contact.ts"

/** Keeps what visitors write to us. */
export interface Letterbox {
  readonly keep: (message: ContactDraft, from: OwnerId | null) => Effect.Effect<void>
}
export const Letterbox = Context.Service<Letterbox>("Letterbox")
