import { SECRET_LONGEST, SECRET_SHORTEST } from "../chatbots/configuration.ts"
import { isBlank } from "../shared/characters.ts"
import { type AccountNotice, accountNotice } from "../whatsapp/faults/account-news.ts"
import { type SendFault, sendFault } from "../whatsapp/faults/signs.ts"
import { type HealthNews, worseHealthNotices } from "../whatsapp/health.ts"
import { optIn, optInConfirmation, optOut, optOutConfirmation } from "./opt-out.ts"

/** What names a client on one line: Meta's business-scoped id, a number, or both. At least one. */
export type ClientKeys = { readonly phone: string | null; readonly userId: string | null }

export type DeliveryStatus = "sent" | "delivered" | "read" | "failed"

/** One item of a webhook POST, in our own shapes instead of Meta's. `at` is the provider's time in epoch seconds. */
export type Received =
  | {
      readonly kind: "message"
      readonly line: string
      readonly id: string
      readonly at: number
      readonly from: ClientKeys
      readonly name: string
      /** Meta's type, with the reply kind for interactive ones. */
      readonly type: string
      /** What a model can read of it; null: nothing (a voice note, a sticker). */
      readonly text: string | null
      /** Meta's id of the earlier message that it answers; absent: it answers none in particular. */
      readonly quotes?: string
    }
  /** An edited message. */
  | {
      readonly kind: "edited"
      readonly line: string
      readonly id: string
      readonly at: number
      readonly by: Side
      /** The client who did it; null: the owner, or a client who is not named. */
      readonly from: ClientKeys | null
      readonly type: string
      readonly text: string | null
    }
  | {
      readonly kind: "revoked"
      readonly line: string
      readonly id: string
      readonly by: Side
      readonly from: ClientKeys | null
      readonly content: string
    }
  | {
      readonly kind: "moved"
      readonly line: string
      readonly from: ClientKeys
      readonly to: ClientKeys
    }
  | {
      readonly kind: "status"
      readonly line: string
      readonly id: string
      readonly status: DeliveryStatus
      /** The message id that we put on the send. */
      readonly ours: string | null
      readonly errorCode: number | null
      /** Meta bills it as a general AI assistant's; null: it names no price. */
      readonly aiPriced: boolean | null
    }
  | {
      readonly kind: "echo"
      readonly line: string
      readonly id: string
      readonly at: number
      /** The client it went to. */
      readonly from: ClientKeys
      readonly name: string
      readonly type: string
      readonly content: string
      readonly ours: string | null
    }
  /** `number`: which of the account's, by its digits; null: all. */
  | {
      readonly kind: "account"
      readonly account: string
      readonly number: string | null
      readonly at: number
      readonly event: string
    }
  | {
      readonly kind: "health"
      readonly account: string
      readonly number: string | null
      readonly news: HealthNews
    }

/** Who wrote a message: nobody else can edit or withdraw it. */
export type Side = "client" | "owner"

type Of<Kind> = Extract<Received, { kind: Kind }>
type Message = Of<"message">

/** What a stored message wants: a reply, the sentence that only text is read (T9), or nothing. */
export type Wants = "turn" | "not_text" | "none"

/** A received item, with everything decided that can be decided before its conversation is locked. */
export type Accepting =
  | Exclude<Received, Of<"message" | "edited" | "status" | "account" | "health">>
  | (Omit<Of<"edited">, "type" | "text"> & Keywords & { readonly content: string })
  | (Of<"status"> & { readonly fault: SendFault | null })
  | (Omit<Of<"account">, "event"> & AccountNotice)
  | (Of<"health"> & { readonly worse: ReturnType<typeof worseHealthNotices> })
  | (Omit<Message, "text"> &
      Keywords & {
        readonly content: string
        readonly answer: Wants
        /** A ghost (error 131060) may be followed at once by the real message of the same id. */
        readonly ghost: boolean
      })

/** What a message may do by its words alone, before any turn (contract.md 4.7). */
export type Keywords = {
  readonly word: "stop" | "start" | null
  readonly confirmation: string | null
  /** Keyed hashes to compare with the chatbot's pause secret, today's first; null: too short or long to be one. */
  readonly secret: readonly string[] | null
}

/** Decides what becomes of an item (contract.md 3.3, 4.7). `macs` are the keyed hashes of a pause secret. */
export const decide = (item: Received, macs: Macs): Accepting => {
  switch (item.kind) {
    case "message":
      return decideMessage(item, macs)
    case "edited": {
      const { type, text, ...rest } = item
      const said = item.from === null ? null : text
      return { ...rest, content: text ?? `[${type}]`, ...keywordsOf(said, macs) }
    }
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

/** Whether a type means a message that Meta could not pass on: "unsupported", in older webhooks "unknown". */
export const isGhost = (type: string): boolean => type === "unsupported" || type === "unknown"

type Macs = (folded: string) => readonly string[]

const decideMessage = (item: Message, macs: Macs): Accepting => {
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

/** What a message's words do before any turn. `text` null: a message without words. */
export const keywordsOf = (text: string | null, macs: Macs): Keywords => {
  if (text === null) return { word: null, confirmation: null, secret: null }
  const word = wordOf(text)
  if (word) return { ...word, secret: null }
  return {
    word: null,
    confirmation: null,
    secret: isSecretLike(text) ? macs(foldSecret(text)) : null,
  }
}

const wordOf = (text: string) => {
  if (optOut(text).optOut) {
    return { word: "stop", confirmation: optOutConfirmation(text) } as const
  }
  if (optIn(text)) return { word: "start", confirmation: optInConfirmation(text) } as const
  return null
}

/** Whether a message has the length of a pause secret, and more in it than emoji or punctuation (contract.md 1.5). */
const isSecretLike = (text: string) => {
  const { length } = text.trim()
  return length >= SECRET_SHORTEST && length <= SECRET_LONGEST && foldSecret(text) !== ""
}

/**
 * Whether a word can be a pause secret. The words of an opt-out or opt-in cannot, as they would no longer opt anybody out or in;
 * nor can a word of which folding leaves nothing.
 */
export const canPause = (secret: string): boolean =>
  wordOf(secret) === null && foldSecret(secret) !== ""

/** The whole message after NFKC, case and accent folding, outer punctuation and spaces off (contract.md 4.7). */
export const foldSecret = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, "")

/**
 * The order within a line: a client's new number before messages, messages before their changes. Accounts come after all lines.
 */
const STEP = {
  moved: 0,
  message: 1,
  echo: 1,
  edited: 2,
  revoked: 2,
  status: 3,
  account: 4,
  health: 4,
} as const
const AFTER_LINES = "\uffff"

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** Order of storing: by line, step and client, so that batches lock alike; within a client by provider time. */
export const inStoringOrder = (items: readonly Accepting[]): readonly Accepting[] => {
  const line = (item: Accepting) => ("line" in item ? item.line : AFTER_LINES)
  const client = (item: Accepting) =>
    "from" in item ? (item.from?.userId ?? item.from?.phone ?? "") : ""
  const at = (item: Accepting) => ("at" in item ? item.at : 0)
  return items.toSorted(
    (a, b) =>
      compare(line(a), line(b)) ||
      STEP[a.kind] - STEP[b.kind] ||
      compare(client(a), client(b)) ||
      at(a) - at(b),
  )
}
