import { boundedMap } from "../bounded.ts"
import { invoiceOf } from "./invoice.ts"
import {
  type Customer,
  eventOf,
  newId,
  newSubscription,
  type Session,
  type StripeEvent,
  type Subscription,
  seconds,
  shownSession,
} from "./objects.ts"
import { end, subscriptionEvent } from "./subscription-changes.ts"

const MAX = 2000

/** Customers, their checkouts, subscriptions and charges. */
export const stripeLedger = (publicUrl: () => string) => {
  const customers = boundedMap<string, Customer>(MAX)
  const sessions = boundedMap<string, Session>(MAX)
  const subscriptions = boundedMap<string, Subscription>(MAX)
  const portals = boundedMap<string, { customer: string; returnUrl: string }>(MAX)
  const charges = boundedMap<string, string>(MAX)

  const sessionEvent = (kind: string, session: Session) =>
    eventOf(`checkout.session.${kind}`, shownSession(session, publicUrl()))

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

  return {
    customers,
    sessions,
    subscriptions,
    portals,
    charges,
    addCustomer,
    sessionEvent,
    /** A checkout was paid: what Stripe then does, and the events that it sends, in no promised order. */
    complete: (session: Session, email?: string): readonly StripeEvent[] => {
      if (email) session.customer_email ??= email
      session.customer ??= addCustomer({ email: session.customer_email }).id
      const subscription = newSubscription(session, session.customer)
      subscriptions.set(subscription.id, subscription)
      session.status = "complete"
      session.payment_status = "paid"
      session.payment = "succeeded"
      session.subscription = subscription.id
      session.invoice = subscription.latest_invoice
      return [
        subscriptionEvent("created", subscription),
        eventOf("invoice.paid", invoiceOf(subscription, "subscription_create", { paid: true })),
        sessionEvent("completed", session),
      ]
    },
    dispute: (customer: Customer, amount: number): StripeEvent => {
      const charge = newId("ch")
      charges.set(charge, customer.id)
      return eventOf("charge.dispute.created", {
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
      return [...ended, eventOf("customer.deleted", customer)]
    },
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
