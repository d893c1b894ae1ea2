import * as Effect from "effect/Effect"
import { keywordsOf } from "./keywords.ts"
import { SecretHash } from "./ports.ts"

/** What the words of a message do before any turn, for messages that do not come through WhatsApp: the simulator's. */
export const readKeywords = Effect.fnUntraced(function* (message: string) {
  const secrets = yield* SecretHash
  return keywordsOf(message, secrets.ever)
})
