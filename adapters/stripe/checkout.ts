import Stripe from "stripe"
import { fitsCurrency, lookupKey } from "../../core/billing/payment.ts"
import { type Order, PaymentsFailed } from "../../core/billing/ports.ts"
import { given, listedIfAny } from "./failures.ts"

const TRIES = 4
const PAUSE_MS = 150

/** A refusal for which Stripe has no words. */
const refused = new PaymentsFailed({ why: "refused", detail: null })

/** The open page for an order: the one there is, else a new one in place of any other of this customer. */
export const checkoutPage = async (
  stripe: Stripe,
  order: Order,
  publicUrl: string,
): Promise<string> => {
  const asked = await sessionFor(stripe, order, publicUrl)
  for (let attempt = 1; ; attempt++) {
    const sessions = await listedIfAny(stripe.checkout.sessions.list({ customer: order.customer }))
    const open = (sessions ?? []).filter(({ status }) => status === "open")
    const same = open.find((session) => isFor(session, order))
    if (same?.url) return same.url
    // It was paid for between two looks: a buyer who asks again is led to what there is now.
    if (attempt > 1 && sessions?.[0]?.status === "complete") throw refused
    try {
      for (const other of open) {
        if (!(await closePage(stripe, other.id))) throw new Overtaken()
      }
      // Clicks at the same time see the same last session and share this key, so that Stripe makes one session for them all.
      const last = sessions === null ? nameOf(order) : (sessions[0]?.id ?? order.customer)
      const idempotencyKey = keyOf("checkout", order.owner, last)
      const { url } = await stripe.checkout.sessions.create(asked, { idempotencyKey })
      if (url) return url
      throw refused
    } catch (error) {
      // Another click, with another plan perhaps, is making its session under this key, or has closed the open one.
      if (!isOvertaken(error) || attempt === TRIES) throw error
      await Bun.sleep(PAUSE_MS * attempt)
    }
  }
}

/**
 * An idempotency key: a call that is made again does nothing twice. It changes with the hour, because Stripe repeats its first
 * answer to a key for a day and longer, even if that was a fault of its own.
 */
export const keyOf = (what: string, owner: string, after: string | null): string =>
  [what, owner, after ?? "first", new Date().toISOString().slice(0, 13)].join(":")

const sessionFor = async (
  stripe: Stripe,
  order: Order,
  publicUrl: string,
): Promise<Stripe.Checkout.SessionCreateParams> => {
  const { owner, customer } = order
  const metadata = metadataOf(order)
  return {
    mode: "subscription",
    customer,
    client_reference_id: owner,
    line_items: [{ price: await priceOf(stripe, order), quantity: 1 }],
    metadata,
    // A session's metadata is not copied to the subscription (providers.md 3).
    subscription_data: { metadata },
    success_url: `${publicUrl}/dashboard/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/dashboard/pricing?checkout=cancelled`,
  }
}

/** Where nothing is listed, the idempotency key alone keeps pages from being several: one for each thing that is sold. */
const nameOf = ({ customer, plan, isYearly }: Order) =>
  `${customer}:${lookupKey(plan.name, periodOf(isYearly))}`

const periodOf = (isYearly: boolean) => (isYearly ? "yearly" : "monthly")

const metadataOf = ({ owner, plan, isYearly }: Order) => ({
  userId: owner,
  planId: plan.id,
  isYearly: String(isYearly),
})

/** The price of our table, else the one with the plan's lookup key. */
const priceOf = async (stripe: Stripe, { plan, isYearly }: Order): Promise<string> => {
  const period = periodOf(isYearly)
  const known = plan[period]
  if (known !== null) return known
  const key = lookupKey(plan.name, period)
  const { data } = await stripe.prices.list({ lookup_keys: [key] })
  const price = data.find(
    (each) =>
      isUnder(key, each) &&
      each.active !== false &&
      fitsCurrency({ currency: each.currency ?? null }, plan),
  )
  if (!price) throw refused
  return price.id
}

/** Whether a price that was found by this key has it, as far as is told. */
export const isUnder = (key: string, price: Pick<Stripe.Price, "lookup_key">): boolean =>
  (price.lookup_key ?? key) === key

const isFor = ({ metadata }: Stripe.Checkout.Session, order: Order) =>
  Object.entries(metadataOf(order)).every(([name, value]) => metadata?.[name] === value)

class Overtaken extends Error {}

/** False: it was not open any more. */
export const closePage = (stripe: Stripe, id: string): Promise<boolean> =>
  stripe.checkout.sessions.expire(id).then(
    (closed) => given(closed.id) === id,
    (error) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
      throw error
    },
  )

const isOvertaken = (error: unknown) =>
  error instanceof Overtaken ||
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
