import * as Effect from "effect/Effect"
import Stripe from "stripe"
import { PaymentsFailed } from "../../core/billing/ports.ts"
import { NotStripes } from "./client.ts"

/** Makes a call of Stripe's client, and turns its errors into failures of the core. */
export const ask = <A>(call: () => Promise<A>): Effect.Effect<A, PaymentsFailed> =>
  Effect.tryPromise({ try: call, catch: failureOf })

/** Whether Stripe does not know an object; with `param`, the one that this parameter of the call names. */
const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === "resource_missing" &&
  (param === undefined || error.param === param)

type List<A> = Promise<{ readonly data?: readonly A[] }>

/**
 * The items of a list. Null: whoever plays Stripe does not know the call, as contract.md 2.9 names only a few of Stripe's, or
 * has nothing at its address. Only an error in Stripe's form says so, not a gateway's.
 */
export const listed = <A>(list: List<A>) => list.then(({ data }) => given(data), nullIf(isNoCall))

/**
 * The same for reading alone: anybody's 404, or an answer without a list, also means that the call is not known. No answer, or
 * a fault that may pass, still fails: otherwise something that Stripe would have listed could be paid twice.
 */
export const listedIfAny = <A>(list: List<A>) => readList(list, "customer")

/** The same for prices: where one is said to be missing, it may be there later, and what waits for it is not given up. */
export const listedUnlessMissing = <A>(list: List<A>) => readList(list)

const readList = <A>(list: List<A>, missing?: string) =>
  list.then(
    ({ data }) => data ?? null,
    nullIf((error) => NO_CALL.has(statusOf(error)) && !isMissing(error, missing)),
  )

const nullIf = (isKnown: (error: unknown) => boolean) => (error: unknown) => {
  if (isKnown(error)) return null
  throw error
}

/** For `catch`: null if Stripe does not know the object. */
export const nullIfMissing = nullIf((error) => isMissing(error))

const isNoCall = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode === 404 &&
  !isMissing(error, "customer")

/** HTTP statuses of an address or method that is not known. */
const NO_CALL: ReadonlySet<unknown> = new Set([404, 405, 501])

const statusOf = (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined
  const detail: unknown = error.detail
  return detail instanceof NotStripes ? detail.status : error.statusCode
}

/** A value that every answer of Stripe's has. Without it something else has answered, and nothing was done. */
export const given = <A>(value: A | undefined): A => {
  if (value !== undefined) return value
  throw new PaymentsFailed({ why: "unreachable", detail: null })
}

/** The same for a text that something else may have put a value of another kind in place of. */
export const givenText = (value: unknown): string => given(textIfAny(value))

export const textIfAny = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

const failureOf = (error: unknown): PaymentsFailed => {
  if (error instanceof PaymentsFailed) return error
  // Stripe did not answer, so there are no words of Stripe's to pass on.
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) {
    return new PaymentsFailed({ why: "unreachable", detail: null })
  }
  const why = isMissing(error, "customer") ? "no-customer" : "refused"
  return new PaymentsFailed({ why, detail: error.message || null })
}
