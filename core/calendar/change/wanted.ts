import type * as Effect from "effect/Effect"
import type { ClientId } from "../../shared/ids.ts"
import type { Told } from "../ports.ts"

/** On whose behalf something is to be done in the calendar, and who is told of it. */
export type Wanted = {
  /** One of the bot's clients; null: the owner. */
  readonly client: ClientId | null
  /** Names the wish for ever: tried again, it is the same one. */
  readonly key: string
  readonly told: Told | null
  /** As of `workOnEntry`. */
  readonly mayGoOn?: Effect.Effect<boolean>
}
