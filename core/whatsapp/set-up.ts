import { Effect } from "effect"
import { failureWords } from "./meta-failures.ts"
import { Business, BusinessFailed, Connections, type LineKeys } from "./ports.ts"
import { type Step, stepFault } from "./steps.ts"

/** What need not be done again. */
type Done = { readonly subscribed: boolean; readonly registered: boolean }

/** The steps after the link; stops at the first that fails and keeps which one it was. Null: the line is another by now. */
export const setUp = Effect.fn("setUp")(function* (keys: LineKeys, done: Done) {
  const connections = yield* Connections

  return yield* connections.settle(keys, yield* takeSteps(keys, done))
})

/** Only what is still missing: a registration too many counts against Meta's limit of 10 in 72 hours. */
export const finishSetUp = Effect.fn("finishSetUp")(function* (keys: LineKeys) {
  const business = yield* Business
  const connections = yield* Connections

  const { token, phonenumberid, businessaccountid } = keys
  if (token === null) return null
  const subscribed = yield* asValue(business.isSubscribed(token, businessaccountid))
  if (subscribed instanceof BusinessFailed) {
    return yield* connections.settle(keys, stepFault("subscribe", failureWords(subscribed)))
  }
  const number = yield* asValue(business.readNumber(token, phonenumberid, businessaccountid))
  if (number instanceof BusinessFailed) {
    return yield* connections.settle(keys, stepFault("register", failureWords(number)))
  }
  return yield* setUp(keys, { subscribed, registered: number.registered })
})

const takeSteps = Effect.fn("takeSteps")(function* (keys: LineKeys, done: Done) {
  const business = yield* Business

  const token = keys.token ?? ""
  const steps: readonly [Step, boolean, Effect.Effect<void, BusinessFailed>][] = [
    ["subscribe", done.subscribed, business.subscribe(token, keys.businessaccountid)],
    ["register", done.registered, business.register(token, keys.phonenumberid, keys.pin)],
  ]
  for (const [step, isDone, take] of steps) {
    if (isDone) continue
    const failed = yield* asValue(take)
    if (failed instanceof BusinessFailed) return stepFault(step, failureWords(failed))
  }
  return null
})

/** A failure that is a fact to be written down, and no end. */
const asValue = <A>(question: Effect.Effect<A, BusinessFailed>) =>
  question.pipe(Effect.catchTag("BusinessFailed", (failed) => Effect.succeed(failed)))
