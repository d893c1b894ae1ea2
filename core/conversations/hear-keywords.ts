import { Effect } from "effect"
import { keywordsOf } from "./inbound.ts"
import { SecretHash } from "./ports.ts"

/** What a message may do by its words alone, where it comes otherwise than through WhatsApp. */
export const hearKeywords = Effect.fnUntraced(function* (message: string) {
  const secrets = yield* SecretHash
  return keywordsOf(message, secrets.ever)
})
