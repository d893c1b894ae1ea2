import { openPool } from "./pool.ts"

/** The process's connections, by who waits for them: slow pages can starve neither webhooks nor turns. Times in milliseconds. */
export const openPools = (url: string, onLost: (error: Error) => void) => {
  const pool = (name: string, size: number, statementTimeout: number, steadyPlans = false) =>
    openPool(url, { name, size, statementTimeout, connectTimeout: 2_000, steadyPlans }, onLost)
  const pools = {
    inbox: pool("inbox", 8, 8_000, true),
    // A turn's steps are flights of about a millisecond: a few connections carry many turns, and each more has to learn all plans.
    worker: pool("worker", 8, 10_000, true),
    api: pool("api", 10, 10_000),
    queue: pool("queue", 4, 5_000),
  }
  return {
    ...pools,
    end: async () => void (await Promise.all(Object.values(pools).map((each) => each.end()))),
  }
}
