import { z } from "zod/mini"
import { ChatbotId, ClientId, Id } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

const DIRECTIONS = ["INBOUND", "OUTBOUND"] as const

/** Where a message of ours stands. `unknown`: it may have arrived. */
export const DELIVERY_STATES = [
  "queued",
  "sending",
  "unknown",
  "sent",
  "delivered",
  "read",
  "failed",
  "not_sent",
  "cancelled",
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

const MAY_HAVE_ARRIVED: ReadonlySet<DeliveryState> = new Set([
  "sent",
  "delivered",
  "read",
  "unknown",
])

/** Whether a message of ours was sent, or may have been. */
export const mayHaveArrived = (status: DeliveryState | null) =>
  status !== null && MAY_HAVE_ARRIVED.has(status)

/** One message of a conversation (contract.md 2.3). */
export const Message = z.object({
  id: Id,
  chatbotid: ChatbotId,
  clientid: ClientId,
  direction: z.enum(DIRECTIONS),
  /** Who wrote it. WHATSAPP: a person, be it the client or the owner in the phone app; CHATBOT: the bot. */
  messagetype: z.enum(["WHATSAPP", "CHATBOT"]),
  content: z.string(),
  createdat: Instant,
  whatsappMessageId: z.nullable(z.string()),
  metadata: z.object({
    /** Epoch seconds. */
    timestamp: z.number(),
    type: z.string(),
    origin: z.enum(["client", "bot", "owner_app"]),
    status: z.optional(z.enum(DELIVERY_STATES)),
    errorCode: z.optional(z.int()),
    reason: z.optional(z.string()),
    possible_duplicate: z.optional(z.boolean()),
    late: z.optional(z.boolean()),
    turnId: z.optional(Id),
  }),
})
export type Message = z.infer<typeof Message>
