import { openPool } from "./pool.ts"

/**
 * The functions of db/functions look rows up by key: one plan for each, by index, whatever its tables held when it was made.
 * Left to itself PostgreSQL plans them anew for each call once it has statistics (measured: a third more per turn), and a
 * plan made for a small table reads it whole when it has grown.
 */
const STEADY_PLANS = "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off"

/**
 * That a job was fetched or taken off need not be on disk: when PostgreSQL's machine loses power the job comes again, as when
 * its worker dies. What a turn does is written behind it, and never without it.
 */
const UNHURRIED = "-c synchronous_commit=off"

/** The process's connections, by who waits for them: slow pages can starve neither webhooks nor turns. Times in milliseconds. */
export const openPools = (url: string, onLost: (error: Error) => void) => {
  const pool = (name: string, size: number, statementTimeout: number, settings = "") =>
    openPool(url, { name, size, statementTimeout, connectTimeout: 2_000, settings }, onLost)
  const pools = {
    inbox: pool("inbox", 8, 8_000, STEADY_PLANS),
    // A turn's steps take about a millisecond: a few connections carry many turns, and each more has to learn all plans.
    worker: pool("worker", 8, 10_000, STEADY_PLANS),
    api: pool("api", 10, 10_000),
    queue: pool("queue", 4, 5_000, UNHURRIED),
  }
  return {
    ...pools,
    end: async () => void (await Promise.all(Object.values(pools).map((each) => each.end()))),
  }
}
