import { newId, type Subscription } from "./objects.ts"

/** An invoice as Stripe shows it. Since API 2025-03-31 the subscription is named under `parent` (providers.md 3). */
export const invoiceOf = (
  subscription: Subscription,
  reason: string,
  { paid }: { readonly paid: boolean },
) => {
  const { price, metadata, customer, periodStart: start, periodEnd: end } = subscription
  const id = subscription.latest_invoice ?? newId("in")
  return {
    id,
    object: "invoice",
    amount_due: price.unit_amount,
    amount_paid: paid ? price.unit_amount : 0,
    amount_remaining: paid ? 0 : price.unit_amount,
    attempt_count: 1,
    attempted: true,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: start,
    currency: price.currency,
    customer,
    lines: {
      object: "list",
      data: [
        {
          id: newId("il"),
          object: "line_item",
          amount: price.unit_amount,
          currency: price.currency,
          invoice: id,
          livemode: false,
          metadata,
          quantity: 1,
          period: { start, end },
          pricing: {
            type: "price_details",
            price_details: { price: price.id, product: price.product },
            unit_amount_decimal: price.unit_amount_decimal,
          },
        },
      ],
      has_more: false,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata, subscription: subscription.id },
    },
    status: paid ? "paid" : "open",
    total: price.unit_amount,
  }
}
