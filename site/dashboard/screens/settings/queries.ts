import { queryOptions } from "@tanstack/react-query"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { api } from "../../../lib/api.ts"

export const subscription = queryOptions({
  queryKey: ["subscription"],
  queryFn: () => api(billing.subscription, {}),
})

export const pausedOf = (id: string) =>
  queryOptions({
    queryKey: ["paused", id],
    queryFn: () => api(chatbots.pausedConversations, { params: { id } }),
  })
