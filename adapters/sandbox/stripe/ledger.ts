import { boundedMap } from "../bounded.ts"
import { invoiceOf } from "./invoice.ts"
import {
  type Customer,
  eventOf,
  newId,
  periodAfter,
  type Session,
  type StripeEvent,
  type Subscription,
  shownSession,
  shownSubscription,
} from "./objects.ts"
import type { Price } from "./prices.ts"

const MAX = 2000

/** Customers, checkouts and subscriptions; what happens to them, and the events that tell of it. */
export const stripeLedger = (publicUrl: () => string) => {
  const customers = boundedMap<string, Customer>(MAX)
  const sessions = boundedMap<string, Session>(MAX)
  const subscriptions = boundedMap<string, Subscription>(MAX)
  const portals = boundedMap<string, { customer: string; returnUrl: string }>(MAX)
  const charges = boundedMap<string, string>(MAX)

  const seconds = () => Math.floor(Date.now() / 1000)
  const event = (type: string, object: unknown, previous?: unknown) =>
    eventOf(type, object, seconds(), previous)
  const sessionEvent = (type: string, session: Session) =>
    event(`checkout.session.${type}`, shownSession(session, publicUrl()))
  const subscriptionEvent = (type: string, subscription: Subscription, previous?: unknown) =>
    event(`customer.subscription.${type}`, shownSubscription(subscription), previous)

  const addCustomer = ({ email, metadata = {} }: Pick<Customer, "email"> & Partial<Customer>) => {
    const customer: Customer = {
      id: newId("cus"),
      object: "customer",
      created: seconds(),
      livemode: false,
      email,
      name: null,
      metadata,
    }
    customers.set(customer.id, customer)
    return customer
  }

  const subscribe = (session: Session, customer: string): Subscription => {
    const start = seconds()
    const subscription: Subscription = {
      id: newId("sub"),
      created: start,
      customer,
      metadata: session.subscriptionMetadata,
      status: "active",
      price: session.price,
      itemId: newId("si"),
      periodStart: start,
      periodEnd: periodAfter(start, session.price),
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      trial_end: null,
      latest_invoice: newId("in"),
    }
    subscriptions.set(subscription.id, subscription)
    return subscription
  }

  /** A canceled subscription never changes again. */
  const change = (subscription: Subscription, to: Partial<Subscription>) => {
    if (subscription.status !== "canceled") Object.assign(subscription, to)
  }
  const end = (subscription: Subscription): StripeEvent => {
    const at = seconds()
    const canceled_at = subscription.canceled_at ?? at
    change(subscription, { status: "canceled", canceled_at, ended_at: at })
    return subscriptionEvent("deleted", subscription)
  }

  return {
    customers,
    sessions,
    subscriptions,
    portals,
    charges,
    seconds,
    addCustomer,
    change,
    end,
    sessionEvent,
    subscriptionEvent,
    /** A checkout was paid: what Stripe then does, and the events that it sends, in no promised order. */
    complete: (session: Session, email?: string): readonly StripeEvent[] => {
      if (email) session.customer_email ??= email
      session.customer ??= addCustomer({ email: session.customer_email }).id
      const subscription = subscribe(session, session.customer)
      session.status = "complete"
      session.payment_status = "paid"
      session.subscription = subscription.id
      session.invoice = subscription.latest_invoice
      return [
        subscriptionEvent("created", subscription),
        event("invoice.paid", invoiceOf(subscription, "subscription_create", { paid: true })),
        sessionEvent("completed", session),
      ]
    },
    /** Plans the end of a subscription, or with null takes the plan back; flexible billing shows it in cancel_at alone (providers.md 0). */
    planEnd: (subscription: Subscription, at: number | null): StripeEvent => {
      const previous = { cancel_at: subscription.cancel_at }
      const canceled_at = at === null ? null : seconds()
      change(subscription, { cancel_at: at, cancel_at_period_end: false, canceled_at })
      return subscriptionEvent("updated", subscription, previous)
    },
    /** Stripe leaves the metadata as it was, so the plan that is named there is out of date from now on. */
    changePrice: (subscription: Subscription, price: Price): StripeEvent => {
      const previous = { items: shownSubscription(subscription).items }
      change(subscription, { price, periodEnd: periodAfter(subscription.periodStart, price) })
      return subscriptionEvent("updated", subscription, previous)
    },
    renew: (subscription: Subscription): StripeEvent => {
      const periodStart = seconds()
      const periodEnd = periodAfter(periodStart, subscription.price)
      const latest_invoice = newId("in")
      change(subscription, { status: "active", latest_invoice, periodStart, periodEnd })
      return event("invoice.paid", invoiceOf(subscription, "subscription_cycle", { paid: true }))
    },
    failPayment: (subscription: Subscription): StripeEvent => {
      change(subscription, { status: "past_due", latest_invoice: newId("in") })
      return event(
        "invoice.payment_failed",
        invoiceOf(subscription, "subscription_cycle", { paid: false }),
      )
    },
    dispute: (customer: Customer, amount: number): StripeEvent => {
      const charge = newId("ch")
      charges.set(charge, customer.id)
      return event("charge.dispute.created", {
        id: newId("du"),
        object: "dispute",
        amount,
        charge,
        currency: "eur",
        reason: "fraudulent",
        status: "needs_response",
      })
    },
    removeCustomer: (customer: Customer): readonly StripeEvent[] => {
      const ended = [...subscriptions.values()]
        .filter((each) => each.customer === customer.id && each.status !== "canceled")
        .map(end)
      customers.delete(customer.id)
      return [...ended, event("customer.deleted", customer)]
    },
    other: event,
    customerOfUser: (userId: string): Customer | undefined => {
      const known = [...customers.values()].findLast(({ metadata }) => metadata.userId === userId)
      if (known) return known
      const session = [...sessions.values()].findLast(
        (each) => each.client_reference_id === userId && each.customer !== null,
      )
      return session ? customers.get(session.customer ?? "") : undefined
    },
    subscriptionOf: (customer: string): Subscription | undefined =>
      [...subscriptions.values()].findLast((each) => each.customer === customer),
  }
}
export type StripeLedger = ReturnType<typeof stripeLedger>
