import { missing } from "./errors.ts"
import { record, text } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import { shownSubscription } from "./objects.ts"
import { found, listed, type Route, same } from "./route.ts"
import { end } from "./subscription-changes.ts"
import type { StripeWebhook } from "./webhook.ts"

const SUBSCRIPTION = /^\/v1\/subscriptions\/([^/]+)$/

/** Customers, what they were charged, and what they are subscribed to. */
export const customerRoutes = (ledger: StripeLedger, webhook: StripeWebhook): readonly Route[] => {
  const { charges, subscriptions } = ledger
  const subscription = (id: string) => found(subscriptions.get(id), "subscription", id, "id")
  return [
    [
      "POST",
      /^\/v1\/customers$/,
      ({ form }) =>
        ledger.addCustomer({ email: text(form.email) ?? null, metadata: record(form.metadata) }),
    ],
    [
      "GET",
      /^\/v1\/charges\/([^/]+)$/,
      ({ id }) => ({
        id,
        object: "charge",
        livemode: false,
        currency: "eur",
        customer: found(charges.get(id), "charge", id, "id"),
      }),
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      // Without a status, all that are not canceled.
      ({ form: { customer } }) =>
        listed(
          "/v1/subscriptions",
          [...subscriptions.values()]
            .filter((each) => same(customer, each.customer) && each.status !== "canceled")
            .map(shownSubscription),
        ),
    ],
    ["GET", SUBSCRIPTION, ({ id }) => shownSubscription(subscription(id))],
    [
      "DELETE",
      SUBSCRIPTION,
      ({ id }) => {
        const known = subscription(id)
        if (known.status === "canceled") throw missing("subscription", id, "id")
        void webhook.tell([end(known)])
        return shownSubscription(known)
      },
    ],
  ]
}
