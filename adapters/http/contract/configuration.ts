import { z } from "zod/mini"
import { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { ChatbotChange, PauseSecret } from "../../../core/chatbots/configuration.ts"
import { ChatbotDraft } from "../../../core/chatbots/wizard.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { route } from "./route.ts"

const params = z.object({ id: ChatbotId })

/** What an owner asks of a bot and may change (contract.md 2.3): apart, as no page needs it to open. */
export const configuration = {
  create: route({
    method: "POST",
    path: "/api/chatbots",
    who: "owner",
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
    who: "owner",
    params,
    body: ChatbotChange,
    response: Chatbot,
  }),
  setPauseSecret: route({
    method: "PUT",
    path: "/api/chatbots/:id/settings/pause-secret",
    who: "owner-with-csrf-token",
    params,
    body: z.object({ secret: PauseSecret }),
    response: z.object({ success: z.literal(true), has_pause_secret: z.boolean() }),
  }),
}
