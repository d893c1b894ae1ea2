import type { Store } from "../postgres/store/transaction.ts"

/** A job that has been out for so long is looked for: it may be lost. */
const STALE = "3 minutes"
const BATCH = 500

/** Gives every conversation that is due and has no job a new one. Answers how many. */
export const sweep = async (store: Store): Promise<number> => {
  await store.call({ name: "forget_the_future", text: "select forget_the_future()" }, [])
  const [row] = await store.call<{ sent: number }>(
    { name: "sweep", text: "select sweep_conversations($1, $2) as sent" },
    [STALE, BATCH],
  )
  return row?.sent ?? 0
}

/** Has PostgreSQL look again at each table that has doubled (db/functions/statistics.sql). Answers which. */
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

const FORGET_BATCH = 1_000

/**
 * Forgets what is too old to keep, batch after batch: by the database's clock, as what is forgotten never comes back; as if it
 * were `now` when that is given. Answers what was forgotten.
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

/** So much of the past is counted at a time: far below what a statement may take. */
const COUNTED_AT_ONCE = "1 hour"

/**
 * Counts for the dashboards what is over and not counted yet (db/functions/figures.sql): by the database's clock, as what
 * comes late is late by it; up to `now` when that is given.
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
