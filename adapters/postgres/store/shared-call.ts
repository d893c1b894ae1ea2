import type { QueryResultRow } from "pg"
import type { Store } from "./transaction.ts"

/** Milliseconds that a shared batch waits for a lock, so that no call is held up for long by another's conversation. */
const PATIENCE_MS = 250

/**
 * Calls a function of db/functions once, or for several callers in one statement and transaction: `select` is evaluated for each
 * row of `from`, in its order. A shared call is tried once and does not wait long for locks; if it fails, the callers go one by one
 * (`batched`).
 */
export const sharedCall = <Row extends QueryResultRow>(
  store: Store,
  name: string,
  { select, from }: { readonly select: string; readonly from: string },
) => {
  const alone = { name, text: `select ${select} from ${from}` }
  const shared = {
    name: `${name} shared`,
    text: `with patience as materialized (select set_config('lock_timeout', '${PATIENCE_MS}', true))
      select ${select} from patience, ${from}`,
  }
  return (values: readonly unknown[], many: number): Promise<Row[]> =>
    many > 1 ? store.call<Row>(shared, values, 1) : store.call<Row>(alone, values)
}
