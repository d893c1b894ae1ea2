import { openPool } from "./pool.ts"

/**
 * The functions of db/functions look rows up by key, so each gets one plan that uses indexes. Left to itself PostgreSQL plans them
 * again for each call once it has statistics (measured: a turn costs a third more), and a plan made for a small table scans it
 * whole when it has grown.
 */
const GENERIC_INDEX_PLANS = "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off"

/** What somebody is told is stored is on disk, whatever default the database or the account has. */
const SYNCHRONOUS_COMMIT = "-c synchronous_commit=on"

/**
 * Instead, for the queue's pool: a commit does not wait for the disk. If PostgreSQL's machine loses power, a job that was fetched or deleted
 * comes again, as when its worker dies; what the turn itself wrote is not lost, because its commits do wait.
 */
const ASYNCHRONOUS_COMMIT = "-c synchronous_commit=off"

const TIMES = { connectTimeout: 5_000, waitTimeout: 2_000 }

/**
 * The process's connection pools: one for each kind of work, so that slow pages hold up neither webhooks nor turns. Times are
 * milliseconds. `keys` are the ids of the keys that this process opens tokens with: they stand in the name of a pool, where other
 * processes see them (isHeldAtWork). PostgreSQL keeps 63 bytes of a name, enough for five ids; tokens of earlier keys move to the
 * first key within the hour (resealTokens).
 */
export const openPools = (
  url: string,
  onLost: (error: Error) => void,
  keys: readonly string[] = [],
) => {
  const pool = (name: string, size: number, statementTimeout: number, more = "") => {
    const settings = `${SYNCHRONOUS_COMMIT} ${more}`
    return openPool(url, { ...TIMES, name, size, statementTimeout, settings }, onLost)
  }
  const pools = {
    inbox: pool("inbox", 8, 8_000, GENERIC_INDEX_PLANS),
    // A turn's steps take about a millisecond, so a few connections carry many turns; each further one has to plan every statement.
    worker: pool(["worker", ...keys].join(" "), 8, 10_000, GENERIC_INDEX_PLANS),
    api: pool("api", 10, 10_000),
    queue: pool("queue", 4, 5_000, ASYNCHRONOUS_COMMIT),
  }
  return {
    ...pools,
    end: async () => void (await Promise.all(Object.values(pools).map((each) => each.end()))),
  }
}
