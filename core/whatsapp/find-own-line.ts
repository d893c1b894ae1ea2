import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { NotFound } from "../shared/refusals.ts"
import { Connections } from "./ports.ts"

/** The refusal for a chatbot that is gone or somebody else's. */
export const notYours = Effect.fail(new NotFound(say("chatbot_not_found", {}, "whatsapp")))

/** The line of a chatbot of the owner's, null without one; every connect call begins here. */
export const findOwnLine = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const connections = yield* Connections

  return yield* connections.keys(owner, chatbot).pipe(Effect.catchTag("NotFound", () => notYours))
})

/** The same, null also where the chatbot has just been deleted. */
export const lineIfThere = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const connections = yield* Connections

  return yield* connections
    .keys(owner, chatbot)
    .pipe(Effect.catchTag("NotFound", () => Effect.succeed(null)))
})
