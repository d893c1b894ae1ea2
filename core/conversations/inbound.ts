import { isBlank } from "../shared/characters.ts"
import { type AccountNotice, accountNotice } from "../whatsapp/faults/account-news.ts"
import { type SendFault, sendFault } from "../whatsapp/faults/signs.ts"
import { worseHealthNotices } from "../whatsapp/health.ts"
import { type Keywords, keywordsOf, type Macs, secretIn } from "./keywords.ts"
import { isGhost, type Received } from "./received.ts"

type Of<Kind> = Extract<Received, { kind: Kind }>

/** What a stored message wants: a reply, the sentence that only text is read (T9), or nothing. */
export type Wants = "turn" | "not_text" | "none"

/** A received item, with everything decided that can be decided before its conversation is locked. */
export type Accepting =
  | Exclude<Received, Of<"message" | "edited" | "echo" | "status" | "account" | "health">>
  | (Of<"echo"> & Pick<Keywords, "secret">)
  | (Omit<Of<"edited">, "type" | "text"> & Keywords & { readonly content: string })
  | (Of<"status"> & { readonly fault: SendFault | null })
  | (Omit<Of<"account">, "event"> & AccountNotice)
  | (Of<"health"> & { readonly worse: ReturnType<typeof worseHealthNotices> })
  | (Omit<Of<"message">, "text"> &
      Keywords & {
        readonly content: string
        readonly answer: Wants
        /** A ghost (error 131060) may be followed at once by the real message of the same id. */
        readonly ghost: boolean
      })

/** Decides what becomes of an item (contract.md 3.3, 4.7). */
export const decide = (item: Received, macs: Macs): Accepting => {
  switch (item.kind) {
    case "message":
      return decideMessage(item, macs)
    case "edited": {
      const { type, text, ...rest } = item
      const content = text ?? `[${type}]`
      if (item.from === null)
        return { ...rest, content, ...keywordsOf(null, macs), secret: secretIn(content, macs) }
      return { ...rest, content, ...keywordsOf(text, macs) }
    }
    // The owner's own words opt nobody out, but the pause secret is stored as typed of nobody.
    case "echo":
      return { ...item, secret: secretIn(item.content, macs) }
    case "status": {
      const failed = item.status === "failed"
      return { ...item, fault: failed ? sendFault(item.errorCode) : null }
    }
    case "account": {
      const { event, ...rest } = item
      return { ...rest, ...accountNotice(event) }
    }
    case "health":
      return { ...item, worse: worseHealthNotices(item.news) }
    default:
      return item
  }
}

const decideMessage = (item: Of<"message">, macs: Macs): Accepting => {
  const { text, ...rest } = item
  const content = text ?? `[${item.type}]`
  return {
    ...rest,
    content,
    answer: wantsOf(text),
    ghost: isGhost(item.type),
    ...keywordsOf(text, macs),
  }
}

const wantsOf = (text: string | null): Wants => {
  if (text === null) return "not_text"
  return isBlank(text) ? "none" : "turn"
}
