import type { HealthNews } from "../whatsapp/health.ts"

/** What identifies a client on one line: Meta's business-scoped id, a phone number, or both. */
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
  /** A message was edited. */
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
  /** A message was deleted for everybody. `content`: what is shown in its place. */
  | {
      readonly kind: "revoked"
      readonly line: string
      readonly id: string
      readonly by: Side
      readonly from: ClientKeys | null
      readonly content: string
    }
  /** A client has a new number or id. */
  | {
      readonly kind: "moved"
      readonly line: string
      readonly at: number
      readonly from: ClientKeys
      readonly to: ClientKeys
    }
  /** Whether a message of ours arrived. */
  | {
      readonly kind: "status"
      readonly line: string
      readonly id: string
      readonly status: DeliveryStatus
      /** Our own id of the message, as it went out with the send; null: Meta did not send it back. */
      readonly ours: string | null
      readonly errorCode: number | null
      /** Whether Meta bills it as a general AI assistant's; null: its price does not tell. */
      readonly aiPriced: boolean | null
    }
  /** What the owner wrote in the phone app, or a message of ours that the app shows. */
  | {
      readonly kind: "echo"
      readonly line: string
      readonly id: string
      readonly at: number
      /** The client to whom it went. */
      readonly from: ClientKeys
      readonly name: string
      readonly type: string
      readonly content: string
      readonly ours: string | null
    }
  /** What Meta did to an account. `number`: which of the account's numbers, in digits; null: all. */
  | {
      readonly kind: "account"
      readonly account: string
      readonly number: string | null
      readonly at: number
      readonly event: string
    }
  /** The rating and the limits of an account's numbers. */
  | {
      readonly kind: "health"
      readonly account: string
      readonly number: string | null
      readonly at: number
      readonly news: HealthNews
    }

/** Who wrote a message: nobody else can edit or withdraw it. */
export type Side = "client" | "owner"

/** Whether a type means a message that Meta could not pass on: "unsupported", in older webhooks "unknown". */
export const isGhost = (type: string): boolean => type === "unsupported" || type === "unknown"
