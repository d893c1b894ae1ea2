import Stripe from "stripe"
import { fitsCurrency, lookupKey } from "../../core/billing/payment.ts"
import { type Order, PaymentsFailed } from "../../core/billing/ports.ts"
import { given, givenText, listedIfAny, textIfAny } from "./failures.ts"

const TRIES = 4
const PAUSE_MS = 150

/** A refusal that Stripe gave no words for. */
const refused = new PaymentsFailed({ why: "refused", detail: null })
const pending = new PaymentsFailed({ why: "pending", detail: null })

/**
 * The checkout page for an order: the one that is open, else a new one in place of the customer's other open pages. None while a
 * payment is under way.
 */
export const checkoutPage = async (
  stripe: Stripe,
  order: Order,
  publicUrl: string,
): Promise<string> => {
  const asked = await sessionFor(stripe, order, publicUrl)
  for (let attempt = 1; ; attempt++) {
    const sessions = await listedIfAny(stripe.checkout.sessions.list({ customer: order.customer }))
    if (await isPaying(stripe, sessions ?? [])) throw pending
    const open = (sessions ?? []).filter(({ status }) => status === "open")
    const page = textIfAny(open.find((session) => isFor(session, order))?.url)
    if (page !== undefined) return page
    // It was paid between two looks. If the buyer asks again, the new subscription is found.
    if (attempt > 1 && sessions?.[0]?.status === "complete") throw refused
    try {
      for (const other of open) {
        if (!(await closePage(stripe, other.id))) throw new Overtaken()
      }
      // Simultaneous clicks see the same last session and so share this key: Stripe makes one session for them all.
      const last = sessions === null ? nameOf(order) : (sessions[0]?.id ?? order.customer)
      const idempotencyKey = keyOf("checkout", order.owner, last)
      const { url } = await stripe.checkout.sessions.create(asked, { idempotencyKey })
      return givenText(url)
    } catch (error) {
      // Another click, perhaps for another plan, is making its session under this key, or has closed the open one.
      if (!isOvertaken(error) || attempt === TRIES) throw error
      await Bun.sleep(PAUSE_MS * attempt)
    }
  }
}

/**
 * Whether a page was completed with a payment that takes days and has neither come nor failed, as a bank debit does (`processing`;
 * `requires_action` while its account is being checked with small deposits) or a voucher until it is paid (`requires_action`).
 */
const isPaying = async (
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<boolean> => {
  for (const { status, payment_status, invoice } of sessions) {
    if (status !== "complete" || payment_status !== "unpaid" || !invoice) continue
    const payments = await listedIfAny(
      stripe.invoicePayments.list({
        invoice: typeof invoice === "string" ? invoice : invoice.id,
        expand: ["data.payment.payment_intent"],
      }),
    )
    if (payments?.some(isUnderWay)) return true
  }
  return false
}

/** Of a payment that has come or failed. */
const SETTLED = new Set<Stripe.PaymentIntent.Status>([
  "requires_payment_method",
  "canceled",
  "succeeded",
])

const isUnderWay = ({ payment: { payment_intent: intent } }: Stripe.InvoicePayment) =>
  typeof intent === "object" && !SETTLED.has(intent.status)

/**
 * An idempotency key, with which a repeated call does nothing twice. It changes each hour, because Stripe repeats its first
 * answer to a key for a day and longer, even if that was a fault of Stripe's.
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

/** Where Stripe lists no sessions, this part of the idempotency key keeps to one page for each plan and period. */
const nameOf = ({ customer, plan, isYearly }: Order) =>
  `${customer}:${lookupKey(plan.name, periodOf(isYearly))}`

const periodOf = (isYearly: boolean) => (isYearly ? "yearly" : "monthly")

const metadataOf = ({ owner, plan, isYearly }: Order) => ({
  userId: owner,
  planId: plan.id,
  isYearly: String(isYearly),
})

/** The price in our table, else the one with the plan's lookup key. */
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

/** Whether a price that was found by this lookup key has it. A price that names none counts as having it. */
export const isUnder = (key: string, price: Pick<Stripe.Price, "lookup_key">): boolean =>
  (price.lookup_key ?? key) === key

const isFor = ({ metadata }: Stripe.Checkout.Session, order: Order) =>
  Object.entries(metadataOf(order)).every(([name, value]) => metadata?.[name] === value)

class Overtaken extends Error {}

/** Closes a checkout page; false: it was not open any more. */
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
