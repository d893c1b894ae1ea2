import * as Effect from "effect/Effect"
import type Stripe from "stripe"
import { isOngoing, isOver, type PaidSubscription } from "../../core/billing/payment.ts"
import { type Payments, PaymentsFailed } from "../../core/billing/ports.ts"
import { OwnerId } from "../../core/shared/ids.ts"
import { checkoutPage, closePage, isUnder, keyOf } from "./checkout.ts"
import {
  ask,
  given,
  givenText,
  listed,
  listedIfAny,
  listedUnlessMissing,
  nullIfMissing,
} from "./failures.ts"

/** Payments through Stripe. Null: it is neither configured nor played. */
export const stripePayments = (stripe: Stripe | null, publicUrl: string): Payments => {
  const withStripe = <A>(call: (stripe: Stripe) => Promise<A>) =>
    stripe ? ask(() => call(stripe)) : Effect.fail(new PaymentsFailed({ why: "off", detail: null }))

  return {
    newCustomer: (owner, email, instead) =>
      withStripe(async ({ customers }) => {
        const { id } = await customers.create(
          { email, metadata: { userId: owner } },
          { idempotencyKey: keyOf("customer", owner, instead) },
        )
        return givenText(id)
      }),
    checkout: (order) => withStripe((client) => checkoutPage(client, order, publicUrl)),
    portal: (customer) =>
      withStripe(async ({ billingPortal }) => {
        const returnUrl = `${publicUrl}/dashboard/settings`
        const { url } = await billingPortal.sessions.create(
          { customer, return_url: returnUrl },
          { idempotencyKey: crypto.randomUUID() },
        )
        return givenText(url)
      }),
    subscription: (id) =>
      withStripe(({ subscriptions }) =>
        subscriptions.retrieve(id).then(paidSubscription, nullIfMissing),
      ),
    lookupKeyOf: (price, keys) =>
      withStripe(async ({ prices }) => {
        // One key at a time, as a price may come without its lookup key.
        for (const key of keys) {
          const under = await listedUnlessMissing(prices.list({ lookup_keys: [key] }))
          if (under?.some((each) => each.id === price && isUnder(key, each))) return key
        }
        return null
      }),
    ongoing: (customer) =>
      withStripe(async ({ subscriptions }) => {
        const all = await listedIfAny(subscriptions.list({ customer }))
        if (all === null) return null
        return all.filter(({ status }) => isOngoing(status)).map(({ id }) => id)
      }),
    cancel: (id) => withStripe((client) => cancel(client, id)),
    leave: (customer) =>
      withStripe(async (client) => {
        // Pages first: what is bought on one before it closes is then among the subscriptions.
        const open = { customer, status: "open", limit: MOST } as const
        const pages = await listed(client.checkout.sessions.list(open))
        for (const { id } of pages ?? []) await closePage(client, id)
        const paid = await listed(client.subscriptions.list({ customer, limit: MOST }))
        for (const { id, status } of paid ?? []) if (!isOver(status)) await cancel(client, id)
      }),
    customerOfCharge: (id) =>
      withStripe(async ({ charges }) => {
        const { customer } = await charges.retrieve(id)
        return idOf(given(customer))
      }),
  }
}

/** The longest list that Stripe gives. */
const MOST = 100

const cancel = async ({ subscriptions }: Stripe, id: string) => {
  const ended = await subscriptions.cancel(id).catch(nullIfMissing)
  if (ended) given(ended.id)
}

const idOf = (linked: string | { readonly id: string } | null): string | null =>
  typeof linked === "string" ? linked : (linked?.id ?? null)

const dateOf = (seconds: number) => {
  if (Number.isFinite(seconds)) return new Date(seconds * 1000)
  throw new PaymentsFailed({ why: "refused", detail: "a subscription without its times" })
}

/** Since API 2025-03-31 the item has the period, and a planned end is in one of two places (providers.md 3). */
const paidSubscription = (subscription: Stripe.Subscription): PaidSubscription => {
  const [item] = subscription.items.data
  if (!item) throw new PaymentsFailed({ why: "refused", detail: "a subscription to nothing" })
  const { id, lookup_key, currency } = item.price
  const { current_period_start, current_period_end } = item
  const end = subscription.cancel_at_period_end ? current_period_end : null
  const cancelAt = subscription.ended_at ?? subscription.cancel_at ?? end
  return {
    id: subscription.id,
    customer: idOf(subscription.customer) ?? "",
    buyer: OwnerId.safeParse(subscription.metadata?.userId).data ?? null,
    status: subscription.status,
    price: { id, lookupKey: lookup_key ?? null, currency: currency ?? null },
    createdAt: dateOf(subscription.created ?? current_period_start),
    periodStart: dateOf(current_period_start),
    periodEnd: dateOf(current_period_end),
    cancelAt: cancelAt === null ? null : dateOf(cancelAt),
  }
}
