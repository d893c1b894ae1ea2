import { Effect } from "effect"
import Stripe from "stripe"
import { PaymentsFailed } from "../../core/billing/ports.ts"
import { NotStripes } from "./client.ts"

/** One call of Stripe's client, its errors as the core knows them. */
export const ask = <A>(call: () => Promise<A>): Effect.Effect<A, PaymentsFailed> =>
  Effect.tryPromise({ try: call, catch: failureOf })

/** Whether Stripe knows no such object; with `param`, none that this parameter of the call named. */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === "resource_missing" &&
  (param === undefined || error.param === param)

type List<A> = Promise<{ readonly data?: readonly A[] }>

/**
 * What Stripe lists. Null: whoever plays it knows no such call, as contract.md 2.9 names fewer than Stripe has. Only Stripe's
 * own words say so: a gateway's are none.
 */
export const listed = <A>(list: List<A>) => list.then(({ data }) => given(data), nullIf(isNoCall))

/**
 * The same for a look that changes nothing: whoever's 404, and an answer without a list, say so as well. No answer, or a fault
 * that passes, says nothing: what Stripe would have listed could then be paid twice.
 */
export const listedIfAny = <A>(list: List<A>) =>
  list.then(
    ({ data }) => data ?? null,
    nullIf((error) => NO_CALL.has(statusOf(error)) && !isMissing(error)),
  )

const nullIf = (isKnown: (error: unknown) => boolean) => (error: unknown) => {
  if (isKnown(error)) return null
  throw error
}

const isNoCall = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode === 404 &&
  !isMissing(error)

/** HTTP's words for a call, or a method of it, that is not known. */
const NO_CALL: ReadonlySet<unknown> = new Set([404, 405, 501])

const statusOf = (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined
  const detail: unknown = error.detail
  return detail instanceof NotStripes ? detail.status : error.statusCode
}

/** What every answer of Stripe's to a call holds. Without it something in between answered, and nothing was done. */
export const given = <A>(value: A): A => {
  if (value !== undefined) return value
  throw new PaymentsFailed({ why: "unreachable", detail: null })
}

const failureOf = (error: unknown): PaymentsFailed => {
  if (error instanceof PaymentsFailed) return error
  // Not an answer of Stripe's: there are no words of Stripe's to pass on.
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) {
    return new PaymentsFailed({ why: "unreachable", detail: null })
  }
  const why = isMissing(error, "customer") ? "no-customer" : "refused"
  return new PaymentsFailed({ why, detail: error.message || null })
}
