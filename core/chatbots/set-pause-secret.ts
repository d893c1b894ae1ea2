import * as Effect from "effect/Effect"
import { canPause } from "../conversations/keywords.ts"
import { foldSecret } from "../conversations/pause-secret.ts"
import { SecretHash } from "../conversations/ports.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { invalidField } from "../shared/refusals.ts"
import { Chatbots } from "./ports.ts"

/** Sets the word that pauses a conversation; "" removes it. Only its hash is stored, so that nobody can read it. */
export const setPauseSecret = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: ChatbotId,
  secret: string,
) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots
  const secrets = yield* SecretHash

  if (secret !== "" && !canPause(secret)) {
    return yield* invalidField("secret")
  }
  const { has_pause_secret } = yield* chatbots.change(owner, id, {
    pause_secret: secret === "" ? null : secrets.of(foldSecret(secret)),
  })
  yield* audit.note(owner, "pause_secret_changed", id)
  return { has_pause_secret }
})
