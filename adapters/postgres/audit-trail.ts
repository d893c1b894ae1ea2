import { Effect } from "effect"
import type { AuditTrail } from "../../core/shared/ports.ts"
import { callerAddress } from "../telemetry/caller.ts"
import type { Store } from "./store/transaction.ts"

/** Who did what (reliability.md 4.15). A failure to write it must not undo what was done. */
export const postgresAuditTrail = (
  store: Store,
  onError: (error: unknown) => void,
): AuditTrail => ({
  note: (owner, action, subject) =>
    Effect.promise(() =>
      store
        .once(
          { user: owner },
          "insert into audit_log (userid, action, subject, address) values ($1, $2, $3, $4)",
          [owner, action, subject ?? null, callerAddress()],
        )
        .then(() => {}, onError),
    ),
})
