import { randomBytes } from "node:crypto"
import { API_VERSION } from "./errors.ts"
import type { Price } from "./prices.ts"

/** Stripe's objects, as far as the product sees them (providers.md 3). Times are epoch seconds. */

export type Customer = {
  readonly id: string
  readonly object: "customer"
  readonly created: number
  readonly email: string | null
  readonly name: null
  readonly metadata: Record<string, string>
  readonly livemode: false
}

export type Session = {
  readonly id: string
  readonly mode: string
  readonly created: number
  readonly expires_at: number
  customer: string | null
  customer_email: string | null
  readonly client_reference_id: string | null
  readonly metadata: Record<string, string>
  readonly success_url: string
  readonly cancel_url: string | null
  status: "open" | "complete" | "expired"
  payment_status: "unpaid" | "paid"
  subscription: string | null
  invoice: string | null
  /** Not shown: the status of the payment intent of its invoice. */
  payment: "requires_payment_method" | "requires_action" | "processing" | "succeeded"
  /** Not shown: what the subscription will be made of. */
  readonly price: Price
  readonly subscriptionMetadata: Record<string, string>
}

export type Subscription = {
  readonly id: string
  readonly created: number
  readonly customer: string
  metadata: Record<string, string>
  status: string
  price: Price
  readonly itemId: string
  periodStart: number
  periodEnd: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  readonly trial_end: null
  latest_invoice: string | null
}

export const seconds = () => Math.floor(Date.now() / 1000)

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`

/** The same day of the next month or year; the last day where there is none. */
export const periodAfter = (start: number, { recurring }: Price): number => {
  const from = new Date(start * 1000)
  const months = recurring.interval === "year" ? 12 : 1
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return Math.floor(end.getTime() / 1000)
}

/** What is subscribed to when a checkout is paid. */
export const newSubscription = (session: Session, customer: string): Subscription => {
  const { price, subscriptionMetadata: metadata } = session
  const start = seconds()
  return {
    id: newId("sub"),
    created: start,
    customer,
    metadata,
    status: "active",
    price,
    itemId: newId("si"),
    periodStart: start,
    periodEnd: periodAfter(start, price),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    latest_invoice: newId("in"),
  }
}

export const shownSession = (session: Session, publicUrl: string) => {
  const { price, subscriptionMetadata: _, payment: __, ...shown } = session
  return {
    object: "checkout.session",
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    currency: price.currency,
    customer_details: session.customer_email === null ? null : { email: session.customer_email },
    livemode: false,
    locale: null,
    payment_intent: null,
    payment_method_collection: "always",
    setup_intent: null,
    ui_mode: "hosted_page",
    url: session.status === "open" ? `${publicUrl}/sandbox/stripe/checkout/${session.id}` : null,
    ...shown,
  }
}

/** Since API 2025-03-31 the period lives on the items. */
export const shownSubscription = (subscription: Subscription) => {
  const { price, itemId, periodStart, periodEnd, ...shown } = subscription
  return {
    object: "subscription",
    application: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null },
    billing_cycle_anchor: periodStart,
    billing_mode: {
      type: "flexible",
      flexible: { proration_discounts: "included" },
      updated_at: shown.created,
    },
    billing_thresholds: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    currency: price.currency,
    default_payment_method: "pm_sandbox",
    discounts: [],
    items: {
      object: "list",
      data: [
        {
          id: itemId,
          object: "subscription_item",
          created: shown.created,
          current_period_start: periodStart,
          current_period_end: periodEnd,
          discounts: [],
          metadata: {},
          price,
          quantity: 1,
          subscription: shown.id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${shown.id}`,
    },
    livemode: false,
    pause_collection: null,
    schedule: null,
    start_date: shown.created,
    test_clock: null,
    trial_start: null,
    ...shown,
  }
}

export const eventOf = (type: string, object: unknown, previous?: unknown) => ({
  id: newId("evt"),
  object: "event",
  api_version: API_VERSION,
  created: seconds(),
  data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
export type StripeEvent = ReturnType<typeof eventOf>
