import { useQuery } from "@tanstack/react-query"
import { conversations } from "../../../adapters/http/contract/conversations.ts"
import { api } from "../../lib/server/api.ts"
import { cache } from "../data/cache.ts"
import { playedKey } from "../data/queries.ts"

const PAGE = 50

/** The simulator's customer. Once found it is not looked for again until the conversation is deleted. */
export const clientOf = async (chatbotId: string) => {
  const known = cache.getQueryData<string>(playedKey(chatbotId))
  if (known) return known
  const { items } = await api(conversations.clients, {
    params: { id: chatbotId },
    query: { simulated: "true" },
  })
  const found = items[0]?.id
  if (found) cache.setQueryData(playedKey(chatbotId), found)
  return found ?? null
}

/** After a deletion the customer is a new one, with a new id. */
export const forgetClient = (chatbotId: string) =>
  cache.removeQueries({ queryKey: playedKey(chatbotId) })

/** What the simulated customer's phone shows: the messages as they were sent, greeting and all. */
export const useConversation = (chatbotId: string) =>
  useQuery({
    queryKey: ["simulation", chatbotId, "messages"],
    queryFn: async () => {
      const clientid = await clientOf(chatbotId)
      if (!clientid) return []
      const { items } = await api(conversations.messages, {
        params: { id: chatbotId },
        query: { clientid, limit: PAGE },
      })
      // Their texts are deleted after ninety days: an empty bubble would look like an empty answer.
      return items.filter(({ content }) => content !== "").toReversed()
    },
  })
