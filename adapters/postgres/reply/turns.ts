import * as Effect from "effect/Effect"
import type { Turns } from "../../../core/reply/ports.ts"
import type { Store } from "../store/transaction.ts"
import { type OpenedRow, type RefreshedRow, readOpened, readRefreshed } from "./opened-row.ts"
import { type PermitRow, readPermit } from "./outbox.ts"
import { callsOf } from "./turn-functions.ts"

/** What queue_reply (db/functions/turns.sql) answers, as JSON. */
type QueuedRow =
  | { readonly outcome: "moved" | "lost" }
  | {
      readonly outcome: "queued"
      readonly ids: readonly string[]
      readonly claim: PermitRow | null
    }

/** Turns, see db/functions/turns.sql. */
export const postgresTurns = (store: Store): Turns => {
  const { call, heldCall } = callsOf(store)
  return {
    open: (ref) =>
      Effect.promise(async () => {
        const { conversation, attempt = null } = ref
        const opened = await call<OpenedRow>("open_turn", ref, conversation, attempt)
        return opened && readOpened(opened, { ...ref, fence: opened.fence })
      }),
    reserve: (held, turnId, since, quota) =>
      Effect.promise(
        async () => (await call<boolean>("reserve_usage", held, turnId, since, quota)) ?? false,
      ),
    refresh: (held, briefing) =>
      Effect.promise(async () => {
        const { conversation, fence } = held
        const row = await call<RefreshedRow>("refresh_briefing", held, conversation, fence)
        return row && readRefreshed(row, briefing)
      }),
    saveStep: (held, turnId, n, data, settled) =>
      Effect.promise(
        async () =>
          (await heldCall<boolean>("save_step", held, turnId, n, data.kind, data, settled)) ??
          false,
      ),
    queueReply: (held, turnId, upTo, reply) =>
      Effect.promise(async () => {
        const row = await heldCall<QueuedRow>("queue_reply", held, turnId, upTo, reply)
        if (row?.outcome !== "queued") return row?.outcome ?? "lost"
        const outgoing = row.ids.map((id, part) => ({
          id,
          content: reply.parts[part] ?? "",
          turnId,
        }))
        return { outgoing, permit: row.claim && readPermit(held, row.claim) }
      }),
    finish: (held, turnId, ending) =>
      Effect.promise(
        async () => (await heldCall<boolean>("finish_turn", held, turnId, ending)) ?? false,
      ),
    release: (held, until) =>
      Effect.promise(async () => {
        const { conversation, fence } = held
        return (await call<boolean>("let_go", held, conversation, fence, until)) ?? false
      }),
  }
}
