import { filled, type Json, numberOf, object } from "../json.ts"

const TYPE_LENGTH = 64
/** Types whose content can be read. */
const READABLE = ["text", "button", "interactive", "image", "video", "document", "location"]

/** The type that an item says it has. If it says none, its content tells. */
export const typeOf = (item: Json): string => {
  const read = filled(item.type) ?? READABLE.find((type) => object(item[type]))
  return read !== undefined && read.length <= TYPE_LENGTH ? read : "unknown"
}

const REPLIES = ["button_reply", "list_reply", "nfm_reply"]

/** The type of a message, and the text in it that a model can read; null: it has none (contract.md 3.3). */
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
