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
  /** When and in which words the client was told that an assistant answers; the words go with the message, after 90 days. */
  disclosure: z.nullable(z.object({ at: Instant, text: z.nullable(z.string()) })),
})
export type ListedClient = z.infer<typeof ListedClient>

/** What a client is called in a notice to the owner. */
export const nameForOwner = (name: string): string => name || "un cliente"
