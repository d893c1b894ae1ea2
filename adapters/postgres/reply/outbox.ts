import * as Effect from "effect/Effect"
import type { DeliveryState } from "../../../core/conversations/message.ts"
import type { Outbox, SendPermit, SendSettled } from "../../../core/reply/ports.ts"
import type { Held } from "../../../core/reply/turn.ts"
import { sendFault } from "../../../core/whatsapp/faults/signs.ts"
import type { Store } from "../store/transaction.ts"
import { callsOf } from "./turn-functions.ts"

/** Milliseconds between the tries to record how a send ended. Recording it twice does no harm. */
const SETTLE_WAITS_MS = [50, 200, 500, 1_000, 2_000]

/** The send gate, over the functions of db/functions/outbox.sql. */
export const postgresOutbox = (store: Store): Outbox => {
  const { heldCall } = callsOf(store)
  return {
    permit: (held, { id }) =>
      Effect.promise(async () => readPermit(held, await heldCall("claim_send", held, id))),
    settle: (held, { id }, outcome, closing) =>
      Effect.promise(async () => {
        const told =
          outcome.kind === "failed" ? { ...outcome, fault: sendFault(outcome.code) } : outcome
        const settle = async (ending = closing) =>
          readSettled(await heldCall("settle_send", held, id, told, ending))
        for (const wait of SETTLE_WAITS_MS) {
          try {
            return await settle()
          } catch {
            // Nobody else knows how this send ended, so it is recorded as soon as the database is back.
            await Bun.sleep(wait)
          }
        }
        // If it is the end of the turn that fails, at least the outcome is recorded.
        return settle(null)
      }),
  }
}

/** What claim_send (db/functions/outbox.sql) answers, as JSON. */
export type PermitRow = {
  readonly go?: {
    readonly phonenumberid: string
    readonly accesstoken: string
    readonly phone: string | null
    readonly userId: string | null
    readonly quotes: string | null
  }
  readonly wait?: string
  readonly settled?: DeliveryState
}

export const readPermit = ({ chatbot }: Held, row: PermitRow | null): SendPermit => {
  if (row?.go) {
    const { phonenumberid, accesstoken, phone, userId, quotes } = row.go
    const line = { chatbotId: chatbot, phoneNumberId: phonenumberid, accessToken: accesstoken }
    return { kind: "go", line, to: { phone, userId }, quotes }
  }
  if (row?.wait) return { kind: "wait", until: new Date(row.wait) }
  return row?.settled ? { kind: "settled", status: row.settled } : { kind: "lost" }
}

type SettledRow = { readonly until?: string; readonly more?: boolean }

const readSettled = (row: SettledRow | null): SendSettled => {
  if (row?.until) return { kind: "waiting", until: new Date(row.until) }
  return row?.more === undefined ? { kind: "settled" } : { kind: "finished", more: row.more }
}
