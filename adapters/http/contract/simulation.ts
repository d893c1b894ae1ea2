import { z } from "zod/mini"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { LogEntry, SimulatedMessage } from "../../../core/simulation/log.ts"
import { Done, limit, offset, route } from "./route.ts"

/** Talking to one's own bot, with all that the model was asked and said (contract.md 2.7). */
export const simulation = {
  send: route({
    method: "POST",
    path: "/api/whatsapp/send-simulated",
    who: "owner",
    wording: "simulation",
    body: SimulatedMessage,
    response: z.extend(Done, {
      message: z.string(),
      conversation: z.optional(z.array(LogEntry)),
    }),
  }),
  /** Oldest first. */
  logs: route({
    method: "GET",
    path: "/api/whatsapp/get-simulation-logs",
    who: "owner",
    wording: "simulation",
    query: z.object({ chatbotId: ChatbotId, limit: limit(100), offset }),
    response: z.extend(Done, {
      data: z.object({ conversation: z.array(LogEntry), total: z.int() }),
    }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/whatsapp/delete-simulation-conversation",
    who: "owner",
    wording: "simulation",
    body: z.object({ chatbotId: ChatbotId }),
    response: z.extend(Done, { message: z.string() }),
  }),
}
