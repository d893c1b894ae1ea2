import { Effect } from "effect"
import { Accounts } from "../accounts/ports.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { reported } from "../shared/reported.ts"
import { findOwnLine } from "./find-own-line.ts"
import { isPassing } from "./meta-failures.ts"
import { Business, type BusinessFailed, Connections, type LineKeys } from "./ports.ts"

/** Disconnects a chatbot's line: deletes its token here, then tells Meta. Safe to repeat. */
export const disconnect = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  const line = yield* findOwnLine(owner, chatbot)
  if (!line) return
  yield* connections.remove(owner, chatbot)
  yield* audit.note(owner, "whatsapp_disconnected", chatbot)
  yield* tellMeta(line)
})

/** Unsubscribes us from a line at Meta. A failure is only reported. */
export const tellMeta = (line: LineKeys) =>
  unsubscribe(line).pipe(Effect.catchTag("BusinessFailed", noMatter))

/** Deletes all that the owner's lines have from Meta, and gives their permissions back. */
export const deleteFacebookData = Effect.fnUntraced(function* (owner: OwnerId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* findOwnLine(owner, chatbot)
    yield* connections.remove(owner, chatbot)
    if (line) yield* giveBack(line).pipe(Effect.catchTag("BusinessFailed", noMatter))
  }
  yield* audit.note(owner, "facebook_data_deleted")
})

/** The same for an account that is being erased. A token that Meta could not revoke yet is kept for the next try. */
export const revokeMeta = Effect.fnUntraced(function* (owner: OwnerId) {
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* findOwnLine(owner, chatbot)
    if (line) yield* giveBack(line).pipe(Effect.catchTag("BusinessFailed", onlyIfDone))
    yield* connections.remove(owner, chatbot)
  }
})

/** Whether the owner has deleted the account meanwhile; if so, gives the new permission back. */
export const leftMeanwhile = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  { token, businessaccountid }: Pick<LineKeys, "token" | "businessaccountid">,
) {
  const accounts = yield* Accounts
  const connections = yield* Connections

  if (yield* accounts.byId(owner)) return false
  const shared = yield* connections.isShared(chatbot, businessaccountid)
  yield* giveBack({ token, businessaccountid, shared }).pipe(
    Effect.catchTag("BusinessFailed", noMatter),
  )
  return true
})

/** What is needed to give a permission back. */
type Permission = Pick<LineKeys, "token" | "businessaccountid" | "shared">

/** Does nothing for an account that another chatbot uses, too: that one still needs the subscription. */
const unsubscribe = Effect.fnUntraced(function* (line: Permission) {
  const business = yield* Business

  if (line.token === null || line.shared) return
  yield* business.unsubscribe(line.token, line.businessaccountid)
})

const giveBack = Effect.fnUntraced(function* (line: Permission) {
  const business = yield* Business

  if (line.token === null || line.shared) return
  yield* unsubscribe(line).pipe(Effect.catchTag("BusinessFailed", onlyIfDone))
  yield* business.revoke(line.token)
})

/** If Meta refuses, there is nothing left to end. If it did not answer, it has to be tried again. */
const onlyIfDone = (failed: BusinessFailed): Effect.Effect<void, BusinessFailed> =>
  isPassing(failed) ? Effect.fail(failed) : Effect.succeed(undefined)

const noMatter = reported("meta_access_not_revoked", Effect.succeed(undefined))
