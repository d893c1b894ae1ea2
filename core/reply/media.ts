import { NOTICES } from "./notices.ts"
import type { Fresh } from "./turn.ts"

/** What clients send besides text, by Meta's type: its name for the model, and for the owner. */
const THINGS: ReadonlyMap<string, { readonly model: string; readonly owner: string }> = new Map([
  ["image", { model: "an image", owner: "una imagen" }],
  ["video", { model: "a video", owner: "un vídeo" }],
  ["document", { model: "a document", owner: "un documento" }],
  ["audio", { model: "a voice note", owner: "un audio" }],
  ["contacts", { model: "a contact card", owner: "un contacto" }],
  ["order", { model: "an order from the catalogue", owner: "un pedido del catálogo" }],
  ["nfm_reply", { model: "a filled-in form", owner: "un formulario" }],
])

type Sent = Pick<Fresh, "type" | "content">

/** Stored as `[type]`: nothing of it can be read (core/conversations/inbound.ts). A client may type "[text]". */
export const isUnreadable = ({ type, content }: Sent): boolean =>
  type !== "text" && content === `[${type}]`

/** A new message as the prompt shows it: with its type, because a caption alone would look like the whole message. */
export const shownContent = (sent: Sent): string => {
  const thing = THINGS.get(sent.type)
  if (!thing) return sent.content
  const unseen = `[${thing.model}, which you cannot open]`
  return isUnreadable(sent) ? unseen : `${unseen} ${sent.content}`
}

/** The notification about media that the bot could not open; undefined: there were none that the owner should look at. */
export const mediaNotice = (clientName: string, fresh: readonly Sent[]): string | undefined => {
  const things = new Set(fresh.flatMap(({ type }) => THINGS.get(type)?.owner ?? []))
  if (things.size === 0) return undefined
  return NOTICES.unreadable(clientName, [...things])
}
