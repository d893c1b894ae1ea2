import { Effect } from "effect"
import Stripe from "stripe"
import { PaymentsFailed } from "../../core/billing/ports.ts"

/** One call of Stripe's client, its errors as the core knows them. */
export const ask = <A>(call: () => Promise<A>): Effect.Effect<A, PaymentsFailed> =>
  Effect.tryPromise({ try: call, catch: failureOf })

/** Whether Stripe knows no such object; with `param`, none that this parameter of the call named. */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === "resource_missing" &&
  (param === undefined || error.param === param)

/**
 * What Stripe lists. Null: whoever plays it knows no such call, as contract.md 2.9 names fewer than Stripe has. Only Stripe's
 * own words say so: a gateway's are none.
 */
export const listed = <A>(list: Promise<{ readonly data: readonly A[] }>) =>
  list.then(
    ({ data }) => given(data),
    (error) => {
      if (isNoCall(error)) return null
      throw error
    },
  )

/** Milliseconds for a look without which things go on. */
export const LOOK = { timeout: 3_000 }

const isNoCall = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode === 404 &&
  !isMissing(error)

/** What every answer of Stripe's to a call holds. Without it something in between answered, and nothing was done. */
export const given = <A>(value: A): A => {
  if (value !== undefined) return value
  throw new PaymentsFailed({ why: "unreachable", detail: null })
}

export const failureOf = (error: unknown): PaymentsFailed => {
  if (error instanceof PaymentsFailed) return error
  // Not an answer of Stripe's: there are no words of Stripe's to pass on.
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) {
    return new PaymentsFailed({ why: "unreachable", detail: null })
  }
  const why = isMissing(error, "customer") ? "no-customer" : "refused"
  return new PaymentsFailed({ why, detail: error.message || null })
}
