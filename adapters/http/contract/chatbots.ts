import { z } from "zod/mini"
import {
  Chatbot,
  ChatbotChange,
  PausedConversation,
  PauseSecret,
} from "../../../core/chatbots/chatbot.ts"
import { ChatbotDraft } from "../../../core/chatbots/wizard.ts"
import { ListedClient } from "../../../core/conversations/client.ts"
import { Message } from "../../../core/conversations/message.ts"
import { ChatbotId, ClientId, ConversationId } from "../../../core/shared/ids.ts"
import { Done, listOf, page, route } from "./route.ts"

const params = z.object({ id: ChatbotId })
const Paused = z.object({ success: z.literal(true), is_paused: z.boolean() })

/** Bots and their conversations (contract.md 2.3). */
export const chatbots = {
  list: route({
    method: "GET",
    path: "/api/chatbots",
    who: "U",
    query: z.object(page),
    response: listOf(Chatbot),
  }),
  read: route({ method: "GET", path: "/api/chatbots/:id", who: "U", params, response: Chatbot }),
  create: route({
    method: "POST",
    path: "/api/chatbots",
    who: "U",
    body: ChatbotDraft,
    status: 201,
    response: z.object({
      chatbot: Chatbot,
      /** What was asked for and could not be stored with it. */
      warnings: z.array(z.string()),
      message: z.string(),
    }),
  }),
  change: route({
    method: "PATCH",
    path: "/api/chatbots/:id",
    who: "U",
    params,
    body: ChatbotChange,
    response: Chatbot,
  }),
  remove: route({ method: "DELETE", path: "/api/chatbots/:id", who: "U", params, response: Done }),
  setPauseSecret: route({
    method: "PUT",
    path: "/api/chatbots/:id/settings/pause-secret",
    who: "C",
    params,
    body: z.object({ secret: PauseSecret }),
    response: z.object({ success: z.literal(true), has_pause_secret: z.boolean() }),
  }),
  pause: route({
    method: "POST",
    path: "/api/chatbots/:id/pause",
    who: "C",
    params,
    response: Paused,
  }),
  resume: route({
    method: "POST",
    path: "/api/chatbots/:id/resume",
    who: "C",
    params,
    response: Paused,
  }),
  pausedConversations: route({
    method: "GET",
    path: "/api/chatbots/:id/paused-conversations",
    who: "U",
    params,
    query: z.object(page),
    response: listOf(PausedConversation),
  }),
  resumeConversation: route({
    method: "POST",
    path: "/api/conversations/:chatbotId/resume",
    who: "C",
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
    who: "U",
    params,
    query: z.object({ clientid: z.optional(ClientId), ...page }),
    response: listOf(Message),
  }),
  clients: route({
    method: "GET",
    path: "/api/chatbots/:id/clients",
    who: "U",
    params,
    /** Of those who want no more messages alone. */
    query: z.object({ optedOut: z.optional(z.literal("true")), ...page }),
    response: listOf(ListedClient),
  }),
}
