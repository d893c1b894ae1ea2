import { z } from "zod/mini"
import { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { Done, listOf, page, route } from "./route.ts"

const params = z.object({ id: ChatbotId })
const Paused = z.object({ success: z.literal(true), is_paused: z.boolean() })

/** Bots: which there are, and whether they answer (contract.md 2.3). */
export const chatbots = {
  list: route({
    method: "GET",
    path: "/api/chatbots",
    who: "owner",
    query: z.object(page),
    response: listOf(Chatbot),
  }),
  read: route({
    method: "GET",
    path: "/api/chatbots/:id",
    who: "owner",
    params,
    response: Chatbot,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/chatbots/:id",
    who: "owner",
    params,
    response: Done,
  }),
  pause: route({
    method: "POST",
    path: "/api/chatbots/:id/pause",
    who: "owner-with-csrf-token",
    params,
    response: Paused,
  }),
  resume: route({
    method: "POST",
    path: "/api/chatbots/:id/resume",
    who: "owner-with-csrf-token",
    params,
    response: Paused,
  }),
}
