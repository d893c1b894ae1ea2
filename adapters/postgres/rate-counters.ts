import type { Store } from "./store/transaction.ts"

/** Counts in the database, for all processes together. */
export const rateCounters = (store: Store) => ({
  /**
   * Counts a try: there may be `most` in so many seconds. Answers how many seconds to wait; null: it may pass. `grows`: over the
   * limit each further try lengthens the wait.
   */
  count: async (
    key: string,
    most: number,
    seconds: number,
    grows = false,
  ): Promise<number | null> => {
    const [row] = await store.call<{ count: number; wait: number }>(HIT, [
      ...[key, seconds, most, grows],
    ])
    return row && row.count > most ? Math.max(1, row.wait) : null
  },
  /** Takes one try back. */
  giveBack: async (key: string) => {
    await store.call("update rate_counters set count = count - 1 where key = $1 and count > 0", [
      key,
    ])
  },
  /** Resets a count. */
  forget: async (key: string) => {
    await store.call("delete from rate_counters where key = $1", [key])
  },
  /** Resets all counts. */
  forgetAll: async () => {
    await store.call("delete from rate_counters")
  },
})

/** One atomic statement. A wait that grows does so from 15 seconds, doubled, to an hour at most. */
const HIT = {
  name: "rate_hit",
  text: `insert into rate_counters as r (key, count, resetat)
    values ($1, 1, now() + $2 * interval '1 second')
    on conflict (key) do update set
      count = case when r.resetat <= now() then 1 else r.count + 1 end,
      resetat = case
        when r.resetat <= now() then now() + $2 * interval '1 second'
        when $4 and r.count >= $3 then greatest(r.resetat,
          least(now() + interval '1 hour', now() + interval '15 seconds' * 2 ^ least(r.count - $3, 10)))
        else r.resetat end
    returning count, ceil(extract(epoch from resetat - now()))::int as wait`,
}
