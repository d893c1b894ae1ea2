import type { ConversationRef, Held } from "../../../core/reply/turn.ts"
import { batched } from "../store/batched.ts"
import { databaseGone } from "../store/database-errors.ts"
import { sharedCall } from "../store/shared-call.ts"
import type { Store } from "../store/transaction.ts"

/**
 * The SQL functions by which a turn goes on (db/functions: turns, deaths, usage, outbox), with the types of their parameters
 * after the tenant's two ids. They are not renamed: processes of an earlier version may still call them.
 */
const TAKES = {
  open_turn: ["uuid", "text"],
  reserve_usage: ["uuid", "timestamptz", "int"],
  refresh_briefing: ["uuid", "bigint"],
  save_step: ["uuid", "uuid", "bigint", "int", "text", "jsonb", "jsonb"],
  queue_reply: ["uuid", "uuid", "bigint", "bigint", "jsonb"],
  claim_send: ["uuid", "uuid", "bigint"],
  settle_send: ["uuid", "uuid", "bigint", "jsonb", "jsonb"],
  finish_turn: ["uuid", "uuid", "bigint", "jsonb"],
  let_go: ["uuid", "bigint", "timestamptz"],
  put_down: ["uuid", "text"],
  turn_failed: ["uuid", "text"],
} as const
type FunctionName = keyof typeof TAKES

type Call = readonly [bot: string, owner: string, ...args: readonly unknown[]]

/**
 * Calls of the same function that come while one is under way share the next batch, because under load most of a call's cost is the
 * round trip and the commit. If the database refuses a batch it is rolled back, so its calls may be repeated one by one; after a
 * lost connection nobody knows whether it was committed.
 */
const BATCHING = {
  concurrency: 1,
  maxSize: 32,
  mayRepeat: (error: unknown) => !databaseGone(error),
}

/**
 * Calls the SQL functions of turns, each of which enters its tenant first; calls of the same one share a statement and its
 * transaction. A lost database is a defect here (design.md 2.3): the queue tries the job again.
 */
export const callsOf = (store: Store) => {
  const batches = new Map<FunctionName, (call: Call) => Promise<unknown>>()

  const call = async <Value>(
    name: FunctionName,
    { owner, chatbot }: ConversationRef,
    ...args: readonly unknown[]
  ): Promise<Value | null> => {
    const batch = batches.get(name) ?? batchedCall(store, name)
    batches.set(name, batch)
    return (await batch([chatbot, owner, ...args])) as Value | null
  }

  /** A call that is refused once another worker holds the conversation; `id`: the turn or the message that it is about. */
  const heldCall = <Value>(
    name: FunctionName,
    held: Held,
    id: string,
    ...args: readonly unknown[]
  ) => call<Value>(name, held, held.conversation, id, held.fence, ...args)

  return { call, heldCall }
}

const batchedCall = (store: Store, name: FunctionName) => {
  const types = ["uuid", "uuid", ...TAKES[name]]
  const columns = types.map((_, index) => `a${index}`).join(", ")
  const lists = types.map((type, index) => `$${index + 1}::${type}[]`).join(", ")
  const call = sharedCall<{ value: unknown }>(store, name, {
    select: `${name}(${columns}) as value`,
    from: `unnest(${lists}) as call(${columns})`,
  })
  const callAll = async (calls: readonly Call[]) => {
    const ordered = calls.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    const rows = await call(
      types.map((_, index) => ordered.map((each) => each[index])),
      ordered.length,
    )
    const values = new Map(ordered.map((each, at) => [each, rows[at]?.value ?? null]))
    return calls.map((each) => values.get(each))
  }
  return batched(callAll, () => 1, BATCHING)
}

/** Sorts the calls of a batch, so that all batches take their locks in the same order and cannot deadlock. */
const placeOf = ([bot, owner, of]: Call) => `${owner} ${bot} ${of}`
