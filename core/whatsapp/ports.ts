import { Context, type Effect } from "effect"

/** The line a chatbot speaks through. The token is sealed; only the adapter opens it. */
export type Line = {
  readonly chatbotId: string
  readonly phoneNumberId: string
  readonly accessToken: string
}

/** How Meta reaches a client: by number, else by business-scoped id. */
export type Recipient = { readonly phone: string | null; readonly userId: string | null }

/** What came of one attempt (contract.md 4.8). Only "sent" is certain to have reached Meta; "unknown" may have. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly id: string }
  | { readonly kind: "unknown" }
  /** It never left us: no connection, no name, no TLS. */
  | { readonly kind: "refused" }
  /** Not now: the whole number, or (pair) this client alone. */
  | { readonly kind: "busy"; readonly pair: boolean; readonly code: number }
  | { readonly kind: "expired" }
  | { readonly kind: "failed"; readonly code: number }

/** Delivers text to a client's phone. One call is one attempt: trying again is the outbox's business. */
export interface Messenger {
  /** `messageId` is ours and comes back in the status events of this send. */
  readonly send: (
    line: Line,
    to: Recipient,
    text: string,
    messageId: string,
  ) => Effect.Effect<SendOutcome>
  /** Marks a message as read and shows that a reply is being written. Starts, and does not wait. */
  readonly showTyping: (line: Line, whatsappMessageId: string) => Effect.Effect<void>
}
export const Messenger = Context.Service<Messenger>("Messenger")
