import { z } from "zod/mini"
import { ClientId, ConversationId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

/** A conversation in which the bot keeps silent. */
export const PausedConversation = z.object({
  conversationId: ConversationId,
  clientid: ClientId,
  name: z.string(),
  phonenumber: z.nullable(z.string()),
  pausedAt: Instant,
  until: z.nullable(Instant),
  by: z.enum(["bot", "secret", "owner_app"]),
})
export type PausedConversation = z.infer<typeof PausedConversation>
