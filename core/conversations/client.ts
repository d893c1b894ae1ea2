import { z } from "zod/mini"
import { ClientId, ConversationId, Id } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

/** A customer of one chatbot (contract.md 2.3). The number can be hidden. */
export const Client = z.object({
  id: ClientId,
  phonenumber: z.nullable(z.string()),
  businessid: z.nullable(Id),
  name: z.string(),
  createdat: Instant,
  opted_out: z.boolean(),
})
export type Client = z.infer<typeof Client>

export const ListedClient = z.extend(Client, {
  conversationId: ConversationId,
  lastMessageAt: z.nullable(Instant),
})
export type ListedClient = z.infer<typeof ListedClient>
