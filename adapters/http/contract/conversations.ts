import { z } from "zod/mini"
import { ListedClient } from "../../../core/conversations/client.ts"
import { Message } from "../../../core/conversations/message.ts"
import { PausedConversation } from "../../../core/conversations/paused.ts"
import { ChatbotId, ClientId, ConversationId } from "../../../core/shared/ids.ts"
import { listOf, page, route } from "./route.ts"

const params = z.object({ id: ChatbotId })

/** Whom a bot talks with, and what was said (contract.md 2.3). */
export const conversations = {
  pausedConversations: route({
    method: "GET",
    path: "/api/chatbots/:id/paused-conversations",
    who: "owner",
    params,
    query: z.object(page),
    response: listOf(PausedConversation),
  }),
  resumeConversation: route({
    method: "POST",
    path: "/api/conversations/:chatbotId/resume",
    who: "owner-with-csrf-token",
    params: z.object({ chatbotId: ChatbotId }),
    body: z.object({ conversationId: ConversationId }),
    response: z.object({
      success: z.literal(true),
      paused_conversations: z.array(ConversationId),
    }),
  }),
  messages: route({
    method: "GET",
    path: "/api/chatbots/:id/messages",
    who: "owner",
    params,
    query: z.object({ clientid: z.optional(ClientId), ...page }),
    response: listOf(Message),
  }),
  clients: route({
    method: "GET",
    path: "/api/chatbots/:id/clients",
    who: "owner",
    params,
    /**
     * Only the clients who opted out, or the one whom the owner plays in the simulator, or (false) those whom nobody plays. `after`:
     * only those with a higher id than this, by their ids.
     */
    query: z.object({
      optedOut: z.optional(z.literal("true")),
      simulated: z.optional(z.enum(["true", "false"])),
      after: z.optional(ClientId),
      ...page,
    }),
    response: listOf(ListedClient),
  }),
}
