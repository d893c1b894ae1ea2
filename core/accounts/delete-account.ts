import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Unavailable } from "../shared/refusals.ts"
import { reported } from "../shared/reported.ts"
import { Accounts, ProviderAccess } from "./ports.ts"

/** How long the owner waits for the erasure; after that it goes on without them. */
const PATIENCE_MS = 10_000

/**
 * Deletes an account: marks it and ends its sessions at once, then revokes its access to providers and erases its data. What
 * fails or takes long is finished by `eraseDeletedAccounts`.
 */
export const deleteAccount = Effect.fnUntraced(function* (owner: OwnerId, patience = PATIENCE_MS) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail

  yield* accounts.markDeleted(owner).pipe(Effect.catchDefect(notMarked))
  yield* audit.note(owner, "account_deletion_asked")
  const erased = yield* erase(owner).pipe(
    Effect.timeout(patience),
    Effect.catchTag("TimeoutError", () => Effect.succeed(false)),
  )
  return { pending: !erased }
})

/** Goes on with unfinished deletions; answers how many it finished. */
export const eraseDeletedAccounts = Effect.fnUntraced(function* () {
  const accounts = yield* Accounts

  const erased: OwnerId[] = []
  for (const owner of yield* accounts.toErase()) {
    if (yield* erase(owner)) erased.push(owner)
  }
  return erased.length
})

const notMarked = reported(
  "account_deletion_failed",
  Effect.fail(new Unavailable(say("delete_failed"))),
)

const revokeAndErase = Effect.fnUntraced(function* (owner: OwnerId) {
  const accounts = yield* Accounts
  const access = yield* ProviderAccess

  yield* access.revoke(owner)
  yield* accounts.erase(owner)
  return true
})

const notYet = reported("account_erasure_failed", Effect.succeed(false))

/** False: a provider or the database failed, so it has to be tried again. */
const erase = (owner: OwnerId) =>
  revokeAndErase(owner).pipe(Effect.catchTag("NotRevoked", notYet), Effect.catchDefect(notYet))
