import { LimitReached, Unavailable } from "../../../core/shared/refusals.ts"
import { rateCounters } from "../../postgres/rate-counters.ts"
import type { Store } from "../../postgres/store/transaction.ts"
import { refusalOf } from "../refuse.ts"
import { isLoopback } from "./client-address.ts"

/** Counts a try: there may be `most` in so many seconds. Answers how many seconds to wait; null: it may pass. */
export type Counter = (key: string, most: number, seconds: number) => Promise<number | null>

/** Counts a try, and refuses what is over the limit. */
export const limitWith =
  (count: Counter) =>
  async (key: string, most: number, seconds: number): Promise<void> => {
    const wait = await count(key, most, seconds)
    if (wait !== null) throw refusalOf("rate_limited", { retryAfter: wait })
  }

/** `guesses`: whoever goes on trying has to wait longer each time; a try that succeeds was no guess. */
type Tries = {
  readonly key: string
  readonly most: number
  readonly seconds: number
  readonly guesses?: true
}

export type Limits = ReturnType<typeof storedLimits>

/** Limits that are counted in the database, for all processes together. */
export const storedLimits = (store: Store, production: boolean) => {
  const { count, giveBack, forget } = rateCounters(store)
  const limit = limitWith(count)
  const growing = limitWith((key, most, seconds) => count(key, most, seconds, true))
  return {
    limit,
    /** Counts a try of `work`. It is given back if we were too busy or a provider failed, which is not the caller's fault. */
    trying: async <A>({ key, most, seconds, guesses }: Tries, work: () => Promise<A>) => {
      await (guesses ? growing : limit)(key, most, seconds)
      const done = await work().catch(async (refusal: unknown) => {
        if (refusal instanceof LimitReached || refusal instanceof Unavailable) await giveBack(key)
        throw refusal
      })
      if (guesses) await giveBack(key)
      return done
    },
    /** Counts the tries from an address; outside production those of this machine are not counted. */
    limitAddress: async (what: string, address: string, most: number, seconds: number) => {
      if (production || !isLoopback(address)) await limit(`${what} from ${address}`, most, seconds)
    },
    forget,
  }
}
