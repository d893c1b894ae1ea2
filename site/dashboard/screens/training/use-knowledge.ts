import { queryOptions, useQuery } from "@tanstack/react-query"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import { api } from "../../../lib/api.ts"

export const knowledgeOf = (id: string) =>
  queryOptions({
    queryKey: ["knowledge", id],
    queryFn: () => api(knowledge.list, { params: { id } }),
    enabled: id !== "",
  })

export const useKnowledge = (id: string) => useQuery(knowledgeOf(id))
