import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query"
import { hasCode, Refused, waitOf } from "../lib/server/send.ts"
import { leaveForLogin } from "../lib/server/signed-out.ts"
import { settle } from "./leaving/leave-guard.ts"

const FRESH_MS = 30_000
const AGAIN_MS = 1000
/** What was seen is shown again at once, and brought up to date while it is looked at. */
const KEPT_MS = 60 * 60_000

/** A session that could not be renewed is over: the screen waits while the page leaves for the login. */
const onError = (fault: Error) => {
  if (!hasCode(fault, "not_signed_in")) return
  settle()
  leaveForLogin()
}

// A call shows as pending before the next press is handled: the library's own way, a timer, would let a second press through.
notifyManager.setScheduler(queueMicrotask)

/** One cache for the whole dashboard; live events mark what has changed in it. */
export const cache = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Without a network a call fails at once and says so. Held back it would spin for ever, and act when nobody expects it.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal is an answer, unless it is one of "later"; a server that did not answer is asked once more.
      retry: (failures, fault) =>
        waitOf(fault) !== null || (!(fault instanceof Refused) && failures < 1),
      retryDelay: (_, fault) => waitOf(fault) ?? AGAIN_MS,
    },
  },
})

/** Fetches what has not been asked for yet. What is shown already, or could not be fetched, is left to its screen. */
export const prefetchOnce: QueryClient["prefetchQuery"] = async (options) => {
  if (!cache.getQueryState(options.queryKey)) await cache.prefetchQuery(options)
}
