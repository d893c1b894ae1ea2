import { queryOptions, useQuery } from "@tanstack/react-query"
import { billing } from "../../../adapters/http/contract/billing.ts"
import { chatbots } from "../../../adapters/http/contract/chatbots.ts"
import { readMemory } from "../../../adapters/http/contract/read-memory.ts"
import type { ReplyOf } from "../../../adapters/http/contract/route.ts"
import { sessions } from "../../../adapters/http/contract/sessions.ts"
import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { parseNotifications } from "../../../core/memory/notifications.ts"
import { api } from "../../lib/server/api.ts"
import { belongTo } from "../../lib/storage.ts"
import { cache } from "./cache.ts"

export const useUser = () =>
  useQuery({ queryKey: ["user"], queryFn: async () => (await api(sessions.session, {})).user })

/** `everyMs`: how often the list is read again while the page is in sight; 0: it is not. */
export const useChatbots = ({ everyMs = 0 } = {}) =>
  useQuery({
    queryKey: ["chatbots"],
    queryFn: async () => {
      const list = await api(chatbots.list, {})
      // The session may be older than this tab: then its owner is known from here only.
      const [first] = list.items
      if (first) belongTo(first.userid)
      return list
    },
    refetchInterval: everyMs,
  })

/** A deleted chatbot leaves the cache first, so that nothing asks for it again. */
export const forgetChatbot = (id: string) => {
  // What is left is as old as it was: the memory of another chatbot may have been read since.
  const updatedAt = cache.getQueryState(["chatbots"])?.dataUpdatedAt ?? 0
  cache.setQueryData<ReplyOf<typeof chatbots.list>>(
    ["chatbots"],
    (list) => {
      if (!list) return list
      const items = list.items.filter((one) => one.id !== id)
      return { items, total: items.length }
    },
    { updatedAt },
  )
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === id })
  void cache.invalidateQueries({ queryKey: ["usage"] })
  void cache.invalidateQueries({ queryKey: ["overview"] })
}

/** The cache key of a line's state. It is here so that the first load can show the state without the code that reads it. */
export const lineKey = (chatbotid: string) => ["whatsapp", chatbotid]

/** The same of the customer whom the owner plays. */
export const playedKey = (chatbotId: string) => ["simulated-client", chatbotId]

/** `retryOnMount: false`: what has failed on a screen is not read again for the parts around it. */
export const useUsage = ({ retryOnMount = true } = {}) =>
  useQuery({
    queryKey: ["usage"],
    queryFn: async () => {
      const usage = await api(billing.usage, {})
      // Who has no chatbot is known from here.
      belongTo(usage.userid)
      return usage
    },
    retryOnMount,
  })

type Usage = ReplyOf<typeof billing.usage>

/** Customers get no answer until the next month of usage begins. */
export const isUsedUp = ({ messagesUsed, messagesLimit }: Usage) => messagesUsed >= messagesLimit

export const memoryOf = (id: string) =>
  queryOptions({
    queryKey: ["memory", id],
    queryFn: () => api(readMemory, { params: { id } }),
    enabled: id !== "",
  })

export const useMemory = (id: string) => useQuery(memoryOf(id))

/** How many notifications a chatbot has, from the list of chatbots, or from its memory if that was read later. */
export const useUnread = (chatbot: Chatbot | null) => {
  const listedAt = useChatbots().dataUpdatedAt
  const { data, dataUpdatedAt } = useQuery({ ...memoryOf(chatbot?.id ?? ""), enabled: false })
  if (data && dataUpdatedAt > listedAt) return data.notifications.length
  return chatbot ? parseNotifications(chatbot.notifymemory).length : 0
}
