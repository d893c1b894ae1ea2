import * as Effect from "effect/Effect"
import type { OwnerId } from "../../core/shared/ids.ts"
import type { AuditAction, AuditTrail } from "../../core/shared/ports.ts"
import { callerAddress } from "../telemetry/caller.ts"
import type { Store } from "./store/transaction.ts"

/** The statement that writes an entry, and its values. It needs a transaction of the owner. */
export const auditEntry = (owner: OwnerId, action: AuditAction, subject?: string) =>
  [
    "insert into audit_log (userid, action, subject, address) values ($1, $2, $3, $4)",
    [owner, action, subject ?? null, callerAddress()],
  ] as const

/** Who did what (reliability.md 4.15). A failure to write it must not undo what was done. */
export const postgresAuditTrail = (
  store: Store,
  onError: (error: unknown) => void,
): AuditTrail => ({
  note: (owner, action, subject) =>
    Effect.promise(() =>
      store.once({ owner }, ...auditEntry(owner, action, subject)).then(() => {}, onError),
    ),
})
