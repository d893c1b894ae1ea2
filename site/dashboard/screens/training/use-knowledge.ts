import { queryOptions, useQuery } from "@tanstack/react-query"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import type { SourceDraft } from "../../../../core/knowledge/source.ts"
import { api } from "../../../lib/server/api.ts"
import { wholeList } from "../../../lib/server/whole-list.ts"

/** What is stored now: a list that is still being read for the screen may be older than what has just been sent. */
export const readKnowledge = (id: string) =>
  wholeList((query) => api(knowledge.list, { params: { id }, query }))

export const knowledgeOf = (id: string) =>
  queryOptions({
    queryKey: ["knowledge", id],
    queryFn: () => readKnowledge(id),
    enabled: id !== "",
  })

/** Asks the server whether the bot already has exactly this text or address as a source. */
export const isTaught = async (id: string, source: SourceDraft) => {
  const { items } = await readKnowledge(id)
  return items.some(({ content, url }) =>
    source.type === "text" ? content === source.content : url === source.url,
  )
}

export const useKnowledge = (id: string) => useQuery(knowledgeOf(id))
