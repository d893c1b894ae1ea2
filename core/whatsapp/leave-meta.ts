import * as Effect from "effect/Effect"
import { Accounts } from "../accounts/ports.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { reported } from "../shared/reported.ts"
import { findOwnLine, lineIfThere } from "./find-own-line.ts"
import type { LineKeys } from "./line-keys.ts"
import { isPassing } from "./meta-failures.ts"
import { Business, type BusinessFailed, Connections } from "./ports.ts"

/** Disconnects a chatbot's line: deletes its token here, then tells Meta. Safe to repeat. */
export const disconnect = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  const line = yield* findOwnLine(owner, chatbot)
  if (!line) return
  yield* connections.remove(owner, chatbot)
  yield* audit.note(owner, "whatsapp_disconnected", chatbot)
  yield* leaveIfDropped(owner, line)
})

/** Unsubscribes us from a line at Meta. A failure is only reported. */
export const tellMeta = (line: Subscription) =>
  unsubscribe(line).pipe(Effect.catchTag("BusinessFailed", noMatter))

/**
 * Unsubscribes us from an account unless it is the chatbot's now: another took its place, or the chatbot was disconnected or deleted
 * while Meta subscribed us. It may also be the chatbot's again, connected anew in another window.
 */
export const leaveIfDropped = Effect.fnUntraced(function* (
  owner: OwnerId,
  { chatbot, token, businessaccountid }: LineKeys,
) {
  const line = yield* lineIfThere(owner, chatbot)
  if (line?.businessaccountid === businessaccountid) return
  yield* tellMeta({ chatbot, token, businessaccountid })
})

/** Deletes all that the owner's lines have from Meta, and gives their permissions back. */
export const deleteFacebookData = Effect.fnUntraced(function* (owner: OwnerId) {
  const audit = yield* AuditTrail
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* findOwnLine(owner, chatbot)
    const samePerson = yield* connections.sharesPerson(chatbot)
    yield* connections.remove(owner, chatbot)
    if (!line) continue
    yield* giveBack({ ...line, samePerson }).pipe(Effect.catchTag("BusinessFailed", noMatter))
  }
  yield* audit.note(owner, "facebook_data_deleted")
})

/** The same for an account that is being erased. A token that Meta could not revoke yet is kept for the next try. */
export const revokeMeta = Effect.fnUntraced(function* (owner: OwnerId) {
  const connections = yield* Connections

  for (const chatbot of yield* connections.ofOwner(owner)) {
    const line = yield* findOwnLine(owner, chatbot)
    const samePerson = yield* connections.sharesPerson(chatbot)
    if (line) {
      yield* giveBack({ ...line, samePerson }).pipe(Effect.catchTag("BusinessFailed", onlyIfDone))
    }
    yield* connections.remove(owner, chatbot)
  }
})

/** Gives a new permission back if the owner has deleted the account meanwhile. Answers whether they have. */
export const revokeIfLeft = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  { token, businessaccountid, metaUser }: Opened,
) {
  const accounts = yield* Accounts
  const connections = yield* Connections

  if (yield* accounts.byId(owner)) return false
  // A person whom Meta did not name may be any of the account's.
  const samePerson =
    metaUser === null
      ? yield* connections.isShared(chatbot, businessaccountid)
      : yield* connections.sharesPerson(chatbot, metaUser)
  yield* giveBack({ chatbot, token, businessaccountid, samePerson }).pipe(
    Effect.catchTag("BusinessFailed", noMatter),
  )
  return true
})

/** What a person at Meta has just opened. */
type Opened = Pick<LineKeys, "token" | "businessaccountid"> & { readonly metaUser: string | null }

/** What is needed to end the subscription. */
type Subscription = Pick<LineKeys, "chatbot" | "token" | "businessaccountid">

/** What is needed to give a permission back. */
type Permission = Subscription & {
  /** Another chatbot's line was connected by the same person, all of whose permissions Meta revokes at once. */
  readonly samePerson: boolean
}

/**
 * Does nothing for an account that another chatbot uses, too: that one still needs the subscription. Asked only now: of two that
 * leave at once, whoever is gone last finds nobody. A line of the account that is just being set up does not count yet, though Meta
 * may have subscribed us for it: it is checked soon, and subscribed again. So it is if Meta's answer was lost. If it was set up while
 * Meta unsubscribed us, it is subscribed again at once: until the check, nothing that its customers write would come.
 */
const unsubscribe = Effect.fnUntraced(function* (line: Subscription) {
  const business = yield* Business
  const connections = yield* Connections

  const { chatbot, token, businessaccountid } = line
  if (token === null || (yield* connections.isShared(chatbot, businessaccountid))) return
  const failed = yield* business
    .unsubscribe(token, businessaccountid)
    .pipe(Effect.catchTag("BusinessFailed", (failure) => Effect.succeed(failure)))
  yield* connections.checkSoon(businessaccountid)
  if (yield* connections.isShared(chatbot, businessaccountid)) {
    yield* business
      .subscribe(token, businessaccountid)
      .pipe(Effect.catchTag("BusinessFailed", untilTheCheck))
  }
  if (failed) return yield* failed
})

const untilTheCheck = () => Effect.succeed(undefined)

const giveBack = Effect.fnUntraced(function* (line: Permission) {
  const business = yield* Business

  if (line.token === null) return
  yield* unsubscribe(line).pipe(Effect.catchTag("BusinessFailed", onlyIfDone))
  if (!line.samePerson) yield* business.revoke(line.token)
})

/** If Meta refuses, there is nothing left to end. If it did not answer, it has to be tried again. */
const onlyIfDone = (failed: BusinessFailed): Effect.Effect<void, BusinessFailed> =>
  isPassing(failed) ? Effect.fail(failed) : Effect.succeed(undefined)

const noMatter = reported("meta_access_not_revoked", Effect.succeed(undefined))
