import type { ClientKeys, Side } from "../../../core/conversations/received.ts"
import { filled, idOf, type Json, object } from "../json.ts"
import { keysOf } from "./client.ts"
import { readContent } from "./content.ts"
import { type Sink, secondsOf } from "./item.ts"

/* Changes of what is stored already: of messages, and of clients' numbers and user ids. */

/** Reads that a client or the owner edited a message, or deleted it for everyone. */
export const readChanged = (
  item: Json,
  type: "edit" | "revoke",
  who: { readonly line: string; readonly by: Side; readonly from: ClientKeys | null },
  sink: Sink,
) => {
  const change = object(item[type])
  const original = idOf(change?.original_message_id)
  const inner = object(change?.message)
  if (original === undefined || (type === "edit" && !inner)) return sink.count("malformed")
  if (type === "revoke" || !inner) {
    sink.items.push({ kind: "revoked", ...who, id: original, content: "[deleted]" })
    return
  }
  const at = secondsOf(item.timestamp, sink.now)
  sink.items.push({ kind: "edited", ...who, id: original, at, ...readContent(inner) })
}

/** At the end of the sentence only: the client's name before it may be any text. */
const CHANGED = / changed from (?:(?<phone>\+?\d+)|(?<userId>[A-Z]{2}\.[\w.]+)) to \S+$/

/**
 * Reads that a client has another number or user id. Each version of the webhook puts the old one in another place; the first
 * versions with user ids have it only in a sentence.
 */
export const readMoved = (message: Json, line: string, sink: Sink) => {
  const system = object(message.system)
  const to = keysOf(system?.wa_id ?? system?.new_wa_id, system?.user_id)
  const said = CHANGED.exec((filled(system?.body) ?? "").replace(/\p{Cf}/gu, ""))?.groups
  const from = keysOf(
    message.from ?? said?.phone,
    system?.previous_user_id ?? said?.userId ?? message.from_user_id,
  )
  if (to === null) return sink.count("system")
  if (from === null) return sink.count("malformed")
  sink.items.push({ kind: "moved", line, at: secondsOf(message.timestamp, sink.now), from, to })
}
