import { useQuery } from "@tanstack/react-query"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import { api } from "../../../lib/api.ts"

export const useKnowledge = (id: string) =>
  useQuery({
    queryKey: ["knowledge", id],
    queryFn: () => api(knowledge.list, { params: { id } }),
    enabled: id !== "",
  })
