import { queryOptions, useQuery } from "@tanstack/react-query"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import type { SourceDraft } from "../../../../core/knowledge/source.ts"
import { api } from "../../../lib/server/api.ts"
import { wholeList } from "../../../lib/server/whole-list.ts"
import { cache } from "../../data/cache.ts"

export const knowledgeOf = (id: string) =>
  queryOptions({
    queryKey: ["knowledge", id],
    queryFn: () => wholeList((query) => api(knowledge.list, { params: { id }, query })),
    enabled: id !== "",
  })

/** Asks the server whether the bot already has exactly this text or address as a source. */
export const isTaught = async (id: string, source: SourceDraft) => {
  const { items } = await cache.fetchQuery({ ...knowledgeOf(id), staleTime: 0 })
  return items.some(({ content, url }) =>
    source.type === "text" ? content === source.content : url === source.url,
  )
}

export const useKnowledge = (id: string) => useQuery(knowledgeOf(id))
