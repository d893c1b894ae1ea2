import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { NotFound } from "../shared/refusals.ts"
import { notificationOf } from "./notebook.ts"
import { formatNotifications, parseNotifications } from "./notifications.ts"
import { Notebooks } from "./ports.ts"

/** The owner deletes a notification. */
export const removeNotification = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  id: string,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const { outcome } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (notebook) => {
    const texts = parseNotifications(notebook.notifymemory)
    const kept = texts.filter((text) => notificationOf(text, digest.hex).id !== id)
    return kept.length < texts.length
      ? { outcome: "removed" as const, notifymemory: formatNotifications(kept) }
      : { outcome: "not_found" as const }
  })
  if (outcome === "not_found") return yield* new NotFound(say("notification_not_found"))
})
