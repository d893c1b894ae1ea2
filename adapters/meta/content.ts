import { filled, type Json, numberOf, object, string, typeOf } from "./json.ts"

const NAME_LENGTH = 60
const REPLIES = ["button_reply", "list_reply", "nfm_reply"]

/** The type of a message and what a model can read of it; null: nothing (contract.md 3.3). */
export const readContent = (message: Json): { type: string; text: string | null } => {
  const type = typeOf(message)
  const body = object(message[type])
  switch (type) {
    case "text":
      return { type, text: filled(body?.body) ?? "" }
    case "button":
      return { type, text: filled(body?.text) ?? filled(body?.payload) ?? null }
    case "interactive": {
      const kind = filled(body?.type) ?? REPLIES.find((each) => object(body?.[each]))
      const reply = kind === undefined ? undefined : object(body?.[kind])
      if (kind === "button_reply" || kind === "list_reply") {
        return { type: kind, text: filled(reply?.title) ?? null }
      }
      return { type: kind === "nfm_reply" ? kind : type, text: null }
    }
    case "image":
    case "video":
    case "document":
      return { type, text: filled(body?.caption) ?? null }
    case "location":
      return { type, text: readLocation(body) }
    default:
      return { type, text: null }
  }
}

const readLocation = (body: Json | undefined) => {
  const [latitude, longitude] = [numberOf(body?.latitude), numberOf(body?.longitude)]
  if (latitude === undefined || longitude === undefined) return null
  const where = [filled(body?.name), filled(body?.address)].filter(Boolean).join(" ")
  return `[Ubicación: ${latitude},${longitude}${where && ` ${where}`}]`
}

/** The client's own name for themselves: shortened, and without characters that could control a terminal or a prompt. */
export const profileName = (contact: Json | undefined) =>
  [
    ...(string(object(contact?.profile)?.name) ?? "")
      .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, NAME_LENGTH)
    .join("")
