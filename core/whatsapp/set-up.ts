import * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import { leaveIfDropped } from "./leave-meta.ts"
import type { OpenKeys } from "./line-keys.ts"
import { failureWords, isPassing } from "./meta-failures.ts"
import { Business, BusinessFailed, Connections } from "./ports.ts"
import { type Step, stepFailure } from "./steps.ts"

/** Which steps were done before, and need not be taken again. */
type Done = { readonly subscribed: boolean; readonly registered: boolean }

/**
 * Takes the steps after the link. Stops at the first that fails, and stores which it was. Null: the chatbot has another line
 * by now.
 */
export const setUp = Effect.fnUntraced(function* (owner: OwnerId, keys: OpenKeys, done: Done) {
  return yield* settle(owner, keys, yield* takeSteps(keys, done))
})

/** Stores how the set-up ended. Where the chatbot has another line, or none, by now, we may have been subscribed for nobody. */
const settle = Effect.fnUntraced(function* (owner: OwnerId, keys: OpenKeys, fault: string | null) {
  const connections = yield* Connections

  const connection = yield* connections.settle(keys, fault)
  if (connection === null) yield* leaveIfDropped(owner, keys)
  return connection
})

/**
 * Takes only the missing steps, because each registration counts against Meta's limit of 10 in 72 hours. Fails if the token is
 * dead, or if Meta does not answer about a line that seems to work.
 */
export const finishSetUp = Effect.fnUntraced(function* (owner: OwnerId, keys: OpenKeys) {
  const business = yield* Business

  const { token, phonenumberid, businessaccountid } = keys
  const subscribed = yield* asValue(subscribedNow(token, businessaccountid))
  if (subscribed instanceof BusinessFailed)
    return yield* notAnswered(owner, keys, "subscribe", subscribed)
  const number = yield* asValue(business.readNumber(token, phonenumberid, businessaccountid))
  if (number instanceof BusinessFailed) {
    return yield* notAnswered(owner, keys, number.why === "refused" ? "find" : "register", number)
  }
  return yield* setUp(owner, keys, { subscribed, registered: number.registered })
})

/**
 * Whether an account is subscribed. If Meta does not say, it is subscribed again, which is safe; but not while Meta limits
 * requests, as that would be one more.
 */
const subscribedNow = Effect.fnUntraced(function* (token: string, account: string) {
  const business = yield* Business

  const subscribed = yield* asValue(business.isSubscribed(token, account))
  if (!(subscribed instanceof BusinessFailed)) return subscribed
  if (subscribed.why === "token" || subscribed.why === "busy") return yield* subscribed
  yield* business.subscribe(token, account)
  return true
})

const notAnswered = Effect.fnUntraced(function* (
  owner: OwnerId,
  keys: OpenKeys,
  step: Step,
  failed: BusinessFailed,
) {
  const { why } = failed
  if (why === "token" || (keys.webhookConfigured && isPassing(failed))) return yield* failed
  return yield* settle(owner, keys, stepFailure(step, failureWords(failed)))
})

const takeSteps = Effect.fnUntraced(function* (keys: OpenKeys, done: Done) {
  const business = yield* Business

  const { token } = keys
  const steps: readonly [Step, boolean, Effect.Effect<void, BusinessFailed>][] = [
    ["subscribe", done.subscribed, business.subscribe(token, keys.businessaccountid)],
    ["register", done.registered, business.register(token, keys.phonenumberid, keys.pin)],
  ]
  for (const [step, isDone, take] of steps) {
    if (isDone) continue
    if (step === "register" && (yield* isOnPhone(keys))) return stepFailure("find", ON_PHONE)
    const failed = yield* asValue(take)
    if (failed instanceof BusinessFailed) return stepFailure(step, failureWords(failed))
  }
  return null
})

const ON_PHONE =
  "it is in the phone app alone. Please connect it again and choose your WhatsApp Business app."

/**
 * Whether a number is in the phone app only. Registering it would take it out of the app. Without Meta's word a number that was
 * shared with the app counts as in it, and any other as not.
 */
const isOnPhone = Effect.fnUntraced(function* (keys: OpenKeys) {
  const business = yield* Business

  if (!keys.sharedWithApp && !business.connectsPhoneApp) return false
  const health = yield* asValue(business.readHealth(keys.token, keys.phonenumberid))
  const shared = health instanceof BusinessFailed ? null : health.sharedWithApp
  return shared ?? keys.sharedWithApp
})

/** Turns a failure into a value, so that it does not end the use case. */
const asValue = <A, R>(question: Effect.Effect<A, BusinessFailed, R>) =>
  question.pipe(Effect.catchTag("BusinessFailed", (failed) => Effect.succeed(failed)))
