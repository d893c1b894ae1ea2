import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import { nameForOwner } from "../conversations/client.ts"
import { say } from "../shared/catalogue.ts"
import { composed, isBlank, preview, withoutHidden } from "../shared/characters.ts"
import type { ChatbotId, ClientId, OwnerId } from "../shared/ids.ts"
import type { Added, Changed } from "./fragments.ts"
import type { Notebook } from "./notebook.ts"
import { NOTIFICATION_CHARACTERS } from "./notifications.ts"
import { Notebooks } from "./ports.ts"
import { adding, changing, type Revision, type Texts, withNotification } from "./revision.ts"
import { savingFault } from "./saving.ts"

/** The conversation in which the model learns something, and the client it learns it from. */
export type Talk = {
  readonly owner: OwnerId
  readonly chatbot: ChatbotId
  readonly client: ClientId
  readonly clientName: string
  readonly business: string
}

/** The result, with a sentence for the model. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "limit" | "not_found" | "refused"; readonly message: string }

type Stale = { readonly kind: "stale"; readonly before: string }

/** Saves a fact, which all clients may hear. The owner gets a notification with the client's name, and can undo it. */
export const saveMemory = (talk: Talk, text: string) => save(talk, null, text)

/**
 * Changes the words of a fact, with a notification, too. `known`: the words that the model has read. If the owner has written
 * others meanwhile, or has another fact there by now, nothing is changed.
 */
export const updateMemory = (talk: Talk, id: string, text: string, known?: string) =>
  save(talk, id, text, known)

/** Saves a fact under the id of the one that it replaces; `id` null: it is a new one. */
const save = Effect.fnUntraced(function* (
  talk: Talk,
  id: string | null,
  text: string,
  known?: string,
) {
  const notebooks = yield* Notebooks

  const content = withoutHidden(composed(text)).trim()
  const refused = refusal(content, talk)
  if (refused) return refused
  const { memory } = yield* readLimits(talk.owner)
  const { outcome, notebook } = yield* notebooks.revise(
    talk.owner,
    talk.chatbot,
    { by: "model", clientid: talk.client },
    (texts): Revision<Added | Changed | Stale | { readonly kind: "not_notified" }> => {
      const who = nameForOwner(talk.clientName)
      if (id === null) {
        const revision = adding(texts, content, memory)
        return withShortNotification(texts, revision, `Memoria (${who}): ${content}`)
      }
      const revision = changing(texts, id, content, memory)
      const before = revision.outcome.kind === "changed" ? revision.outcome.before : ""
      if (before !== "" && before !== (known ?? before))
        return { outcome: { kind: "stale", before } }
      const told = `Memoria cambiada (${who}), ${id}: ${content}`
      return withShortNotification(texts, revision, before ? `${told} (antes: ${before})` : told)
    },
  )
  switch (outcome.kind) {
    case "added":
      return saved(outcome.fragment.id)
    case "changed":
      return saved(id ?? "")
    case "same":
      return "before" in outcome && outcome.fragment.id !== id
        ? notSaved(
            "refused",
            `${outcome.fragment.id} says so already. ${id} still says: ${outcome.before}`,
          )
        : saved(outcome.fragment.id)
    case "stale":
      return notSaved("refused", `${id} has been changed meanwhile. It says: ${outcome.before}`)
    case "empty":
      return notSaved("not_found", say("memory_empty").message)
    case "not_found":
      return notSaved("not_found", say("fragment_not_found", { id: id ?? "" }).message)
    default:
      return outOfRoom(outcome.kind, memory, notebook)
  }
})

const saved = (id: string): SaveOutcome => ({ kind: "saved", id })
const notSaved = (kind: "limit" | "not_found" | "refused", message: string): SaveOutcome => ({
  kind,
  message,
})

/** The notification shows the beginning of the text, and how many fragments it has pushed out of the memory. */
const withShortNotification = <Outcome>(
  texts: Texts,
  revision: Revision<Outcome>,
  text: string,
) => {
  const gone = revision.changes?.filter(({ action }) => action === "dropped").length ?? 0
  const also = gone > 0 ? ` (ha salido lo más antiguo: ${gone}, está en el historial)` : ""
  return withNotification(
    texts,
    revision,
    preview(text, NOTIFICATION_CHARACTERS - also.length).trimEnd() + also,
  )
}

const refusal = (content: string, { clientName, business }: Talk): SaveOutcome | null => {
  // "." in the place of a fact would only wipe it out.
  if (isBlank(content) || !/[\p{L}\p{N}]/u.test(content))
    return notSaved("refused", "There is nothing to remember in an empty text.")
  const fault = savingFault(content, clientName, business)
  if (fault === null) return null
  return notSaved(
    "refused",
    fault === "client"
      ? "Every client hears what is remembered: nothing about one of them is."
      : "Links, e-mail addresses and long numbers are not remembered.",
  )
}

const outOfRoom = (
  why: "too_large" | "full" | "not_notified",
  limit: number,
  notebook: Notebook,
): SaveOutcome => {
  switch (why) {
    case "too_large":
      return notSaved("limit", say("fragment_too_large", { n: limit }).message)
    case "full":
      return notSaved("limit", say("fragments_full").message)
    case "not_notified":
      return notSaved(
        "limit",
        say("notification_limit", { n: notebook.notification_limit }).message,
      )
  }
}
