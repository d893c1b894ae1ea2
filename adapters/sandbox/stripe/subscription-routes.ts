import { missing } from "./errors.ts"
import { child, list, record, text } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import { shownSubscription } from "./objects.ts"
import { priceById } from "./prices.ts"
import { found, listed, type Route, same } from "./route.ts"
import type { StripeWebhook } from "./webhook.ts"

const ONE = /^\/v1\/subscriptions\/([^/]+)$/

export const subscriptionRoutes = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
): readonly Route[] => {
  const { subscriptions } = ledger
  const subscription = (id: string) => found(subscriptions.get(id), "subscription", id, "id")
  return [
    [
      "GET",
      /^\/v1\/subscriptions$/,
      ({ form: { customer, status } }) =>
        listed(
          "/v1/subscriptions",
          [...subscriptions.values()]
            .filter((each) => same(customer, each.customer) && hasStatus(each.status, status))
            .map(shownSubscription),
        ),
    ],
    ["GET", ONE, ({ id }) => shownSubscription(subscription(id))],
    [
      "POST",
      ONE,
      ({ id, form }) => {
        const known = subscription(id)
        const priceId = text(child(list(form.items)[0]).price)
        if (priceId) known.price = found(priceById(priceId), "price", priceId, "items[0][price]")
        known.metadata = { ...known.metadata, ...record(form.metadata) }
        if (form.cancel_at_period_end !== undefined) {
          known.cancel_at_period_end = form.cancel_at_period_end === "true"
          known.cancel_at = known.cancel_at_period_end ? known.periodEnd : null
        }
        if (form.cancel_at !== undefined) known.cancel_at = Number(text(form.cancel_at)) || null
        void webhook.tell([ledger.subscriptionEvent("updated", known)])
        return shownSubscription(known)
      },
    ],
    [
      "DELETE",
      ONE,
      ({ id }) => {
        const known = subscription(id)
        if (known.status === "canceled") throw missing("subscription", id, "id")
        void webhook.tell([ledger.end(known)])
        return shownSubscription(known)
      },
    ],
  ]
}

/** Without a status, all that are not canceled. */
const hasStatus = (status: string, wanted: unknown) =>
  wanted === undefined ? status !== "canceled" : wanted === "all" || wanted === status
