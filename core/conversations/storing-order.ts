import type { Accepting } from "./inbound.ts"
import type { ClientKeys } from "./received.ts"

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
/** What a client wrote, or the owner to them, before they changed number makes them known, so that the change finds them. */
const BEFORE_MOVES = -1
const AFTER_LINES = "\uffff"

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const isSame = (a: ClientKeys, b: ClientKeys) =>
  (a.phone !== null && a.phone === b.phone) || (a.userId !== null && a.userId === b.userId)

/** Order of storing: by line, step and client, so that batches lock alike; within a client by provider time. */
export const inStoringOrder = (items: readonly Accepting[]): readonly Accepting[] => {
  const line = (item: Accepting) => ("line" in item ? item.line : AFTER_LINES)
  // Changes of number in the order in which they were made: somebody may have made two.
  const client = (item: Accepting) =>
    "from" in item && item.kind !== "moved" ? (item.from?.userId ?? item.from?.phone ?? "") : ""
  const at = (item: Accepting) => ("at" in item ? item.at : 0)
  const moves = items.filter((item) => item.kind === "moved")
  const step = (item: Accepting) =>
    (item.kind === "message" || item.kind === "echo") &&
    moves.some(
      (move) => line(move) === line(item) && at(item) <= move.at && isSame(item.from, move.from),
    )
      ? BEFORE_MOVES
      : STEP[item.kind]
  return items.toSorted(
    (a, b) =>
      compare(line(a), line(b)) ||
      step(a) - step(b) ||
      compare(client(a), client(b)) ||
      at(a) - at(b),
  )
}
