import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import type { ContactDraft } from "./contact.ts"

/** Keeps what visitors write to us. */
export interface ContactMessages {
  /** `from`: who is signed in; null: a visitor. */
  readonly keep: (message: ContactDraft, from: OwnerId | null) => Effect.Effect<void>
}
export const ContactMessages = Context.Service<ContactMessages>("ContactMessages")
