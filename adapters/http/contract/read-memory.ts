import { z } from "zod/mini"
import { Memory } from "../../../core/memory/memory.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { route } from "./route.ts"

/** By itself: the dashboard's first load reads the memory, and changes nothing of it. */
export const readMemory = route({
  method: "GET",
  path: "/api/chatbots/:id/memory",
  who: "owner",
  params: z.object({ id: ChatbotId }),
  response: Memory,
})
