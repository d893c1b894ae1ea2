import { Effect } from "effect"
import { Accounts } from "../accounts/ports.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { reported } from "../shared/reported.ts"
import { isPassing } from "./meta-failures.ts"
import { ownLine } from "./own-line.ts"
import { Business, type BusinessFailed, Connections, type LineKeys } from "./ports.ts"

/** Ends a chatbot's line: its token is forgotten here at once, then Meta is told. Safe to repeat. */
export const disconnect = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  const line = yield* ownLine(owner, chatbot)
  if (!line) return
  yield* connections.remove(owner, chatbot)
  yield* audit.note(owner, "whatsapp_disconnected", chatbot)
  yield* tellMeta(line)
})

/** Tells Meta that we want nothing more of a line. A failure is only reported. */
export const tellMeta = (line: LineKeys) =>
  unsubscribe(line).pipe(Effect.catchTag("BusinessFailed", noMatter))

/** Forgets all that the owner's lines have of Meta, and gives their permissions back. */
export const deleteFacebookData = Effect.fnUntraced(function* (owner: OwnerId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* ownLine(owner, chatbot)
    yield* connections.remove(owner, chatbot)
    if (line) yield* giveBack(line).pipe(Effect.catchTag("BusinessFailed", noMatter))
  }
  yield* audit.note(owner, "facebook_data_deleted")
})

/** The same for an account that is being erased: a token that Meta could not take back is kept, to try again with. */
export const revokeMeta = Effect.fnUntraced(function* (owner: OwnerId) {
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* ownLine(owner, chatbot)
    if (line) yield* giveBack(line).pipe(Effect.catchTag("BusinessFailed", onlyIfDone))
    yield* connections.remove(owner, chatbot)
  }
})

/** Gives back what was allowed for a chatbot whose owner has deleted the account meanwhile. True: that is so. */
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

/** What is needed to end what Meta was asked for. */
type Permission = Pick<LineKeys, "token" | "businessaccountid" | "shared">

/** Another chatbot's messages come through the same account: then it stays subscribed, and its permission too. */
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

/** What Meta refuses has ended already; what it did not hear has to be said again. */
const onlyIfDone = (failed: BusinessFailed): Effect.Effect<void, BusinessFailed> =>
  isPassing(failed) ? Effect.fail(failed) : Effect.succeed(undefined)

const noMatter = reported("meta_access_not_revoked", Effect.succeed(undefined))
