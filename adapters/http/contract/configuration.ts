import { z } from "zod/mini"
import { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { ChatbotChange } from "../../../core/chatbots/configuration.ts"
import { ChatbotDraft } from "../../../core/chatbots/wizard.ts"
import { PauseSecret } from "../../../core/conversations/pause-secret.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { route } from "./route.ts"

const params = z.object({ id: ChatbotId })

/** How a bot is made and changed (contract.md 2.3). Apart from chatbots.ts, because no page needs it to open. */
export const configuration = {
  create: route({
    method: "POST",
    path: "/api/chatbots",
    who: "owner",
    body: ChatbotDraft,
    status: 201,
    response: z.object({
      chatbot: Chatbot,
      /** Parts of the draft that could not be stored, in words. */
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
