import type { QueryResultRow } from "pg"
import type { Store } from "./transaction.ts"

/** For so long, milliseconds, calls that share a batch wait for a lock: nobody waits long for another's conversation. */
const PATIENCE_MS = 250

/**
 * A function of db/functions that is called for one or for several in one statement, one transaction: `select` of a row of
 * `from`, in its order. Shared it is tried once and waits for no lock for long; whatever fails then goes alone (`batched`).
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
