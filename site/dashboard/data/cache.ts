import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query"
import { hasCode, Refused, waitOf } from "../../lib/server/send.ts"
import { leaveForLogin } from "../../lib/server/signed-out.ts"
import { settle } from "../leaving/leave-guard.ts"

const FRESH_MS = 30_000
const AGAIN_MS = 1000
/** How often a read is tried that is told to wait each time; then it has failed. */
const TRIES = 3
/** How long data is kept after its screen was left: opened again, the screen shows it at once while it is read anew. */
const KEPT_MS = 60 * 60_000

/** Goes to the login page when the session has ended; unsaved changes do not hold that back. */
const onError = (fault: Error) => {
  if (!hasCode(fault, "not_signed_in")) return
  settle()
  leaveForLogin()
}

// A call must be pending before the next press is handled. By default the library uses a timer, which lets a second press through.
notifyManager.setScheduler(queueMicrotask)

/** One cache for the whole dashboard; live events mark what has changed in it. */
export const cache = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // Without a network a call fails at once. By default the library would hold it back, and send it when nobody expects it.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      // A refusal is final unless it says how long to wait; a call without an answer is tried once more.
      retry: (failures, fault) =>
        waitOf(fault) === null ? !(fault instanceof Refused) && failures < 1 : failures + 1 < TRIES,
      retryDelay: (_, fault) => waitOf(fault) ?? AGAIN_MS,
    },
  },
})

/** Fetches data ahead, unless it was asked for before: then its screen sees to it, which also waits at the rate limit. */
export const prefetchOnce: QueryClient["prefetchQuery"] = async (options) => {
  const state = cache.getQueryState(options.queryKey)
  // The count beside the memory only observes its query, which is then there without ever having been asked for.
  const untouched = !state || (state.status === "pending" && state.fetchStatus === "idle")
  if (untouched) await cache.prefetchQuery({ ...options, retry: false })
}
