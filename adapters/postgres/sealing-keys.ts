import type { Store } from "./store/transaction.ts"

/** The ids of the keys that provider tokens are sealed with, and how many with each. */
export const sealingKeys = async (store: Store): Promise<ReadonlyMap<string, number>> => {
  const rows = await store.call<{ key: string; tokens: number }>("select * from sealing_keys()", [])
  return new Map(rows.map(({ key, tokens }) => [key, tokens]))
}
