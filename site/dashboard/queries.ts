import { MutationCache, QueryCache, QueryClient, useQuery } from "@tanstack/react-query"
import { accounts } from "../../adapters/http/contract/accounts.ts"
import { billing } from "../../adapters/http/contract/billing.ts"
import { chatbots } from "../../adapters/http/contract/chatbots.ts"
import { memory } from "../../adapters/http/contract/memory.ts"
import type { ReplyOf } from "../../adapters/http/contract/route.ts"
import { api } from "../lib/server/api.ts"
import { Refused } from "../lib/server/send.ts"
import { leaveForLogin } from "../lib/server/signed-out.ts"
import { settle } from "./leaving/leave-guard.ts"

const FRESH_MS = 30_000
/** What was seen is shown again at once, and brought up to date while it is looked at. */
const KEPT_MS = 60 * 60_000

/** A session that could not be renewed is over: the screen waits while the page leaves for the login. */
const onError = (fault: Error) => {
  if (!(fault instanceof Refused && fault.code === "not_signed_in")) return
  settle()
  leaveForLogin()
}

/** One cache for the whole dashboard; live events mark what has changed in it. */
export const cache = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Without a network a call fails at once and says so: held back, it would turn for ever, and act when nobody expects it.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal is an answer; only a server that did not answer is asked once more.
      retry: (failures, fault) => !(fault instanceof Refused) && failures < 1,
    },
  },
})

/** Fetches what nobody has asked for yet; what is shown already, or could not be fetched, is left to its screen. */
export const ahead: QueryClient["prefetchQuery"] = async (options) => {
  if (!cache.getQueryState(options.queryKey)) await cache.prefetchQuery(options)
}

export const useUser = () =>
  useQuery({ queryKey: ["user"], queryFn: async () => (await api(accounts.session, {})).user })

export const useChatbots = () =>
  useQuery({ queryKey: ["chatbots"], queryFn: () => api(chatbots.list, {}) })

/** A deleted chatbot leaves the cache first, so that nothing asks for it again. */
export const forgetChatbot = (id: string) => {
  cache.setQueryData<ReplyOf<typeof chatbots.list>>(["chatbots"], (list) => {
    if (!list) return list
    const items = list.items.filter((one) => one.id !== id)
    return { items, total: items.length }
  })
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === id })
  void cache.invalidateQueries({ queryKey: ["usage"] })
  void cache.invalidateQueries({ queryKey: ["overview"] })
}

/** Who only repeats what a screen says does not ask again for what has failed there. */
export const useUsage = ({ retryOnMount = true } = {}) =>
  useQuery({ queryKey: ["usage"], queryFn: () => api(billing.usage, {}), retryOnMount })

type Usage = ReplyOf<typeof billing.usage>

/** From here on customers get no answer until the month begins anew. */
export const isUsedUp = ({ messagesUsed, messagesLimit }: Usage) => messagesUsed >= messagesLimit

export const useMemory = (id: string) =>
  useQuery({
    queryKey: ["memory", id],
    queryFn: () => api(memory.read, { params: { id } }),
    enabled: id !== "",
  })
