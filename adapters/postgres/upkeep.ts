import type { Store } from "./store/transaction.ts"

/* What is done to the whole database from time to time (adapters/tasks.ts), each in batches that lock little. */

/** Jobs that were sent longer ago are looked up in the queue, and sent again if they are gone. */
const STALE = "3 minutes"
const BATCH = 500

/** Sends a job for every conversation that is due and has none. Answers how many. */
export const sweep = async (store: Store): Promise<number> => {
  await forgetTheFuture(store)
  const [row] = await store.call<{ sent: number }>(
    { name: "sweep", text: "select sweep_conversations($1, $2) as sent" },
    [STALE, BATCH],
  )
  return row?.sent ?? 0
}

/** Ends the pauses whose time is over, and tells open dashboards (db/functions/sweep.sql). Answers how many. */
export const endPauses = async (store: Store): Promise<number> => {
  const [row] = await store.call<{ ended: number }>("select end_pauses($1) as ended", [BATCH])
  return row?.ended ?? 0
}

/** Makes due what waits for times that are too far ahead, because a clock was set back (db/functions/sweep.sql). */
const forgetTheFuture = async (store: Store): Promise<void> => {
  for (;;) {
    const [row] = await store.call<{ more: boolean }>(
      { name: "forget_the_future", text: "select forget_the_future() as more" },
      [],
    )
    if (!row?.more) return
  }
}

/** Analyzes each table that has doubled in size (db/functions/statistics.sql). Answers which. */
export const refreshStatistics = async (store: Store): Promise<readonly string[]> => {
  const looked: string[] = []
  for (;;) {
    const [row] = await store.call<{ looked: string | null }>(
      { name: "statistics", text: "select refresh_statistics() as looked" },
      [],
    )
    if (!row?.looked) return looked
    looked.push(row.looked)
  }
}

/** Has subscriptions read again of which a payment event must have been lost (db/functions/payments.sql). Answers how many. */
export const recallSubscriptions = async (store: Store): Promise<number> => {
  const [row] = await store.call<{ recalled: number }>("select recall_subscriptions() as recalled")
  return row?.recalled ?? 0
}

const FORGET_BATCH = 1_000

/**
 * Deletes what is too old to keep, batch after batch, and answers how many rows of each sort. Age is measured by the database's
 * clock, because a process's own may be wrong and deleted rows never come back. `now`: for tests and the operators' tools.
 */
export const forgetOld = async (
  store: Store,
  now: Date | null = null,
): Promise<Readonly<Record<string, number>>> => {
  const sum: Record<string, number> = {}
  for (;;) {
    const [row] = await store.call<{ forgotten: Record<string, number> }>(
      "select forget_old(coalesce($1, now()), $2) as forgotten",
      [now, FORGET_BATCH],
    )
    const batch = Object.entries(row?.forgotten ?? {})
    for (const [sort, n] of batch) sum[sort] = (sum[sort] ?? 0) + n
    if (batch.every(([, n]) => n < FORGET_BATCH)) return sum
  }
}

/** How much time one statement counts: it has to end long before the statement timeout. */
const COUNTED_AT_ONCE = "1 hour"

/**
 * Counts the figures of the dashboards for all quarters of an hour that are over (db/functions/figures.sql), by the database's
 * clock. `now`: for tests and the operators' tools.
 */
export const countFigures = async (store: Store, now: Date | null = null): Promise<void> => {
  for (;;) {
    const [row] = await store.call<{ more: boolean }>(
      "select count_figures(coalesce($1, now()), $2) as more",
      [now, COUNTED_AT_ONCE],
    )
    if (!row?.more) return
  }
}
