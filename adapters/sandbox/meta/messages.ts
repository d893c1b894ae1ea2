import { z } from "zod"
import { numberOf } from "./accounts.ts"
import { GraphRefusal, invalidParameter } from "./errors.ts"
import { digits } from "./payloads.ts"
import type { Phones } from "./phones.ts"

const MAX_TEXT = 4096

const Message = z.object({
  messaging_product: z.literal("whatsapp"),
  to: z.string().optional(),
  recipient: z.string().optional(),
  type: z.string().default("text"),
  text: z.object({ body: z.string() }).optional(),
})

const Receipt = z.object({
  status: z.literal("read"),
  message_id: z.string(),
  typing_indicator: z.unknown().optional(),
})

/** POST /{phone number}/messages: a text, or a read receipt (providers.md 1.8). */
export const takeMessage = (number: string, body: unknown, phones: Phones) => {
  const receipt = Receipt.safeParse(body)
  if (receipt.success) {
    phones.markRead(receipt.data.message_id, receipt.data.typing_indicator !== undefined)
    return { success: true }
  }
  const parsed = Message.safeParse(body)
  if (!parsed.success) throw invalidParameter(parsed.error.issues[0]?.message ?? "")
  const { to, recipient, type, text } = parsed.data
  if (type !== "text") {
    throw new GraphRefusal(400, 131051, "(#131051) Unsupported message type")
  }
  if (!text?.body || [...text.body].length > MAX_TEXT) {
    throw invalidParameter(`text.body: 1 to ${MAX_TEXT} characters`)
  }
  const address = digits(to ?? "") || recipient
  if (!address) {
    throw new GraphRefusal(400, 131008, "(#131008) Required parameter is missing", {
      details: "to",
    })
  }
  if (address === digits(numberOf(number).display)) {
    throw new GraphRefusal(400, 131021, "(#131021) Recipient cannot be sender")
  }
  const { id } = phones.send(number, address, body as Record<string, unknown>)
  const contact = /^\d+$/.test(address) ? { wa_id: address } : { user_id: address }
  return {
    messaging_product: "whatsapp",
    contacts: [{ input: to ?? recipient, ...contact }],
    messages: [{ id }],
  }
}
