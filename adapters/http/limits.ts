import { LimitReached, Unavailable } from "../../core/shared/refusals.ts"
import type { Store } from "../postgres/store/transaction.ts"
import { isLoopback } from "./client-address.ts"
import { refusalOf } from "./refuse.ts"

export const MINUTE_S = 60
export const QUARTER_S = 15 * MINUTE_S
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/** Counts a try. Answers how many seconds to wait; null: it may pass. */
export type Counter = (key: string, most: number, seconds: number) => Promise<number | null>

/** Counts a try, and refuses what is over the limit. */
export const limitWith =
  (count: Counter) =>
  async (key: string, most: number, seconds: number): Promise<void> => {
    const wait = await count(key, most, seconds)
    if (wait !== null) throw refusalOf("rate_limited", { retryAfter: wait })
  }

/** What the routes limit by themselves: sign-in, mail, money. */
export type Limits = ReturnType<typeof storedLimits>

/** Counted in the database, for all processes. */
export const storedLimits = (store: Store, production: boolean) => {
  const limit = limitWith(storedCounter(store))
  const giveBack = (key: string) =>
    store.call("update rate_counters set count = count - 1 where key = $1 and count > 0", [key])
  return {
    limit,
    /**
     * Counts a try of `work`, and takes it back when we were too busy or a provider failed: that was no try of the caller's.
     */
    trying: async <A>(key: string, most: number, seconds: number, work: () => Promise<A>) => {
      await limit(key, most, seconds)
      return work().catch(async (refusal: unknown) => {
        if (refusal instanceof LimitReached || refusal instanceof Unavailable) await giveBack(key)
        throw refusal
      })
    },
    /** Counts the tries from an address; outside production those of this machine are not counted. */
    limitAddress: async (what: string, address: string, most: number, seconds: number) => {
      if (production || !isLoopback(address)) await limit(`${what} from ${address}`, most, seconds)
    },
    /** Resets a count. */
    forget: async (key: string) => {
      await store.call("delete from rate_counters where key = $1", [key])
    },
  }
}

const SWEEP_AT = 10_000

/** Counted in this process: for limits that need not be exact. `forget` resets all counts. */
export const memoryCounter = (now: () => number = () => performance.now()) => {
  const windows = new Map<string, { count: number; resetAt: number }>()
  let sweepAt = SWEEP_AT
  const count: Counter = async (key, most, seconds) => {
    const at = now()
    if (windows.size > sweepAt) {
      for (const [name, { resetAt }] of windows) if (resetAt <= at) windows.delete(name)
      // While most windows are open, a fixed number would make every call sweep.
      sweepAt = Math.max(SWEEP_AT, 2 * windows.size)
    }
    const known = windows.get(key)
    const window = known && known.resetAt > at ? known : { count: 0, resetAt: at + seconds * 1000 }
    window.count++
    windows.set(key, window)
    return window.count > most ? Math.max(1, Math.ceil((window.resetAt - at) / 1000)) : null
  }
  return { count, forget: () => windows.clear() }
}

/** Counted in the database by one atomic statement. Over the limit, each further try lengthens the wait, to an hour at most. */
const storedCounter =
  (store: Store): Counter =>
  async (key, most, seconds) => {
    const [row] = await store.call<{ count: number; wait: number }>(
      {
        name: "rate_hit",
        text: `insert into rate_counters as r (key, count, resetat)
          values ($1, 1, now() + $2 * interval '1 second')
          on conflict (key) do update set
            count = case when r.resetat <= now() then 1 else r.count + 1 end,
            resetat = case
              when r.resetat <= now() then now() + $2 * interval '1 second'
              when r.count >= $3 then greatest(r.resetat,
                least(now() + interval '1 hour', now() + interval '15 seconds' * 2 ^ least(r.count - $3, 10)))
              else r.resetat end
          returning count, ceil(extract(epoch from resetat - now()))::int as wait`,
      },
      [key, seconds, most],
    )
    return row && row.count > most ? Math.max(1, row.wait) : null
  }
