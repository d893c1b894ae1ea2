import type { Accepting } from "./inbound.ts"

/**
 * The order within a line: a client's new number before messages, messages before their changes. Accounts come after all lines.
 */
const STEP = {
  moved: 0,
  message: 1,
  echo: 1,
  edited: 2,
  revoked: 2,
  status: 3,
  account: 4,
  health: 4,
} as const
const AFTER_LINES = "\uffff"

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** Order of storing: by line, step and client, so that batches lock alike; within a client by provider time. */
export const inStoringOrder = (items: readonly Accepting[]): readonly Accepting[] => {
  const line = (item: Accepting) => ("line" in item ? item.line : AFTER_LINES)
  const client = (item: Accepting) =>
    "from" in item ? (item.from?.userId ?? item.from?.phone ?? "") : ""
  const at = (item: Accepting) => ("at" in item ? item.at : 0)
  return items.toSorted(
    (a, b) =>
      compare(line(a), line(b)) ||
      STEP[a.kind] - STEP[b.kind] ||
      compare(client(a), client(b)) ||
      at(a) - at(b),
  )
}
