import { queryOptions, useQuery } from "@tanstack/react-query"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import { api } from "../../../lib/api.ts"
import { wholeList } from "../../../lib/whole-list.ts"

export const knowledgeOf = (id: string) =>
  queryOptions({
    queryKey: ["knowledge", id],
    queryFn: () => wholeList((query) => api(knowledge.list, { params: { id }, query })),
    enabled: id !== "",
  })

export const useKnowledge = (id: string) => useQuery(knowledgeOf(id))
