import { Context, type Effect } from "effect"
import type { Accepting } from "./inbound.ts"

/** What a provider told us, stored. */
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
  readonly of: (folded: string) => string
  /** What it may have been stored as: as it is now, then as it was under earlier keys. */
  readonly ever: (folded: string) => readonly string[]
}
export const SecretHash = Context.Service<SecretHash>("SecretHash")
