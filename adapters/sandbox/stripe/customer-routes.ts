import { record, text } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import { found, listed, type Route, same } from "./route.ts"
import type { StripeWebhook } from "./webhook.ts"

const ALL = /^\/v1\/customers$/
const ONE = /^\/v1\/customers\/([^/]+)$/

export const customerRoutes = (ledger: StripeLedger, webhook: StripeWebhook): readonly Route[] => {
  const { customers, charges } = ledger
  const customer = (id: string) => found(customers.get(id), "customer", id, "id")
  return [
    [
      "POST",
      ALL,
      ({ form }) =>
        ledger.addCustomer({
          email: text(form.email) ?? null,
          name: text(form.name) ?? null,
          metadata: record(form.metadata),
        }),
    ],
    [
      "GET",
      ALL,
      ({ form }) =>
        listed(
          "/v1/customers",
          [...customers.values()].filter(({ email }) => same(form.email, email)),
        ),
    ],
    ["GET", ONE, ({ id }) => customer(id)],
    [
      "POST",
      ONE,
      ({ id, form }) => {
        const known = customer(id)
        known.email = text(form.email) ?? known.email
        known.name = text(form.name) ?? known.name
        known.metadata = { ...known.metadata, ...record(form.metadata) }
        return known
      },
    ],
    [
      "DELETE",
      ONE,
      ({ id }) => {
        void webhook.tell(ledger.removeCustomer(customer(id)))
        return { id, object: "customer", deleted: true }
      },
    ],
    [
      "GET",
      /^\/v1\/charges\/([^/]+)$/,
      ({ id }) => ({
        ...{ id, object: "charge", livemode: false, currency: "eur" },
        customer: found(charges.get(id), "charge", id, "id"),
      }),
    ],
  ]
}
