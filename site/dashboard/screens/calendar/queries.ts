import { queryOptions } from "@tanstack/react-query"
import { calendar } from "../../../../adapters/http/contract/calendar.ts"
import type { ReplyOf } from "../../../../adapters/http/contract/route.ts"
import { api } from "../../../lib/server/api.ts"

const SHOWN = 5

export type Status = ReplyOf<typeof calendar.status>["data"]

export const statusKey = (chatbotId: string) => ["calendar", chatbotId]

export const statusOf = (chatbotId: string) =>
  queryOptions({
    queryKey: statusKey(chatbotId),
    queryFn: async () => (await api(calendar.status, { query: { chatbotId } })).data,
    enabled: chatbotId !== "",
  })

/** The next five events. Whatever makes the connection old makes them old, too. */
export const eventsOf = (chatbotId: string) =>
  queryOptions({
    queryKey: [...statusKey(chatbotId), "events"],
    queryFn: async () =>
      (await api(calendar.listEvents, { query: { chatbotId, maxResults: SHOWN } })).data.events,
  })
