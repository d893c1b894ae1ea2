import { z } from "zod/mini"
import { KnowledgeSource, SourceChange, SourceDraft } from "../../../core/knowledge/source.ts"
import { ChatbotId, SourceId } from "../../../core/shared/ids.ts"
import { Done, listOf, page, route } from "./route.ts"

const params = z.object({ id: ChatbotId })
const sourceParams = z.object({ id: ChatbotId, sourceId: SourceId })

/** What a chatbot knows (contract.md 2.4). */
export const knowledge = {
  list: route({
    method: "GET",
    path: "/api/chatbots/:id/knowledge",
    who: "owner",
    params,
    query: z.object(page),
    response: z.extend(listOf(KnowledgeSource), {
      tokens: z.object({ used: z.int(), limit: z.int() }),
    }),
  }),
  add: route({
    method: "POST",
    path: "/api/chatbots/:id/knowledge",
    who: "owner",
    params,
    body: SourceDraft,
    status: 201,
    response: KnowledgeSource,
  }),
  change: route({
    method: "PATCH",
    path: "/api/chatbots/:id/knowledge/:sourceId",
    who: "owner",
    params: sourceParams,
    body: SourceChange,
    response: KnowledgeSource,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/chatbots/:id/knowledge/:sourceId",
    who: "owner",
    params: sourceParams,
    response: Done,
  }),
}
