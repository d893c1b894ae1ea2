import { queryOptions } from "@tanstack/react-query"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { conversations } from "../../../../adapters/http/contract/conversations.ts"
import { api } from "../../../lib/server/api.ts"
import { wholeList } from "../../../lib/server/whole-list.ts"

export const subscription = queryOptions({
  queryKey: ["subscription"],
  queryFn: () => api(billing.subscription, {}),
})

export const pausedOf = (id: string) =>
  queryOptions({
    queryKey: ["paused", id],
    queryFn: () =>
      wholeList((query) => api(conversations.pausedConversations, { params: { id }, query })),
  })
