import { queryOptions, useQuery } from "@tanstack/react-query"
import { atom } from "nanostores"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { api } from "../../../lib/server/api.ts"
import { cache } from "../../data/cache.ts"
import { lineKey } from "../../data/queries.ts"

const RECHECK_MS = 3000

export const statusOf = (chatbotid: string) =>
  queryOptions({
    queryKey: lineKey(chatbotid),
    queryFn: () => api(whatsapp.status, { query: { chatbotid } }),
    enabled: chatbotid !== "",
  })

/** What is wrong with any line of the owner's, in one call. */
export const allStatuses = queryOptions({
  queryKey: ["whatsapp", "all"],
  queryFn: () => api(whatsapp.statuses, {}),
})

export const useWhatsapp = (chatbotid: string) => useQuery(statusOf(chatbotid))

/** The chatbot whose line was connected a moment ago; shown as "connecting" until its state is read again. */
export const $connecting = atom<string | null>(null)

/** Reads the state of a line that was just connected again three seconds later, as Meta needs a moment. */
export const recheckLater = (chatbotid: string) => {
  $connecting.set(chatbotid)
  setTimeout(async () => {
    await cache.fetchQuery({ ...statusOf(chatbotid), staleTime: 0 }).catch(() => null)
    $connecting.set(null)
  }, RECHECK_MS)
}
