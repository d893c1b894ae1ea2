import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { Invalid, LimitReached } from "../shared/refusals.ts"
import { notificationOf } from "./notebook.ts"
import { NOTIFICATION_CHARACTERS, parseEntry } from "./notifications.ts"
import { Notebooks } from "./ports.ts"
import { notifying } from "./revision.ts"

/** Adds an entry of the form <notify:Texto> to the owner's notifications, unless it is there already. */
export const notifyOwner = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  entry: string,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const text = parseEntry(entry)
  if (text === null || [...text].length > NOTIFICATION_CHARACTERS) {
    return yield* new Invalid(say("notification_format"))
  }
  const { outcome, notebook } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (texts) =>
    notifying(texts, text),
  )
  if (outcome === "full") {
    const values = { n: notebook.notification_limit }
    return yield* new LimitReached(say("notification_limit", values))
  }
  return { isNew: outcome === "added", notification: notificationOf(text, digest.hex) }
})
