import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Conflict } from "../shared/refusals.ts"
import type { Connection, ListedNumber } from "./connection.ts"
import { lineIfThere, notYours } from "./find-own-line.ts"
import { leaveIfDropped, revokeIfLeft } from "./leave-meta.ts"
import type { LineKeys } from "./line-keys.ts"
import { Connections, type FoundNumber } from "./ports.ts"
import { setUp } from "./set-up.ts"

/*
 * A number is connected in steps. Nothing is stored before the link below. The two steps after it, in set-up.ts, may fail and
 * are tried again on their own; until both are done the connection is "partial" (contract.md 2.6).
 */

type Establishing = {
  readonly owner: OwnerId
  readonly chatbot: ChatbotId
  readonly number: FoundNumber
  readonly numbers: readonly ListedNumber[]
  readonly assignednumber: string | null
  readonly tokenExpiresAt: Date | null
  readonly metaUser: string | null
}

/** Links a number to the chatbot, which frees the replies that waited for it, and configures it. */
export const establish = Effect.fnUntraced(function* (plan: Establishing) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  const { owner, chatbot, number, numbers, tokenExpiresAt, metaUser } = plan
  // Looked up only now: Meta has been asked for a while, and another window may have connected another account meanwhile.
  const before = yield* lineIfThere(owner, chatbot)
  const linked = yield* connections
    .link(owner, chatbot, {
      number,
      numbers,
      assignednumber: plan.assignednumber || number.display,
      tokenExpiresAt,
      metaUser,
    })
    .pipe(Effect.catchTag("NotFound", () => Effect.succeed("gone" as const)))
  if (!linked) return yield* new Conflict(say("number_taken"))
  // Checked after the token is stored: a deletion of the account that begins later finds the token.
  const hasLeft = yield* revokeIfLeft(owner, chatbot, { ...number, metaUser })
  if (hasLeft || linked === "gone") return yield* notYours
  yield* audit.note(owner, "whatsapp_connected", chatbot)
  const done = { subscribed: false, registered: number.registered }
  const connection =
    (yield* setUp(owner, { ...linked.keys, token: number.token }, done)) ?? linked.connection
  if (before) yield* leaveIfDropped(owner, before)
  return connectedReply(connection, linked.keys)
})

const MESSAGES = {
  connected: "Connection with WhatsApp Business established correctly.",
  partial: "WhatsApp was linked, but its webhook could not be configured. We will keep trying.",
} as const

/** What a connect call answers (contract.md 2.6). */
export const connectedReply = (connection: Connection, { numbers }: LineKeys) => {
  const state = connection.webhookConfigured ? "connected" : "partial"
  return { success: true as const, state, message: MESSAGES[state], connection, numbers } as const
}
