import { missing, StripeRefusal } from "./errors.ts"
import { child, type Form, list, record, text } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import { newId, type Session, seconds, shownSession } from "./objects.ts"
import { priceById, priceByKey } from "./prices.ts"
import { found, listed, type Route, same } from "./route.ts"
import type { StripeWebhook } from "./webhook.ts"

const SESSION_SECONDS = 86_400
const ALL = /^\/v1\/checkout\/sessions$/

export const checkoutRoutes = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
): readonly Route[] => {
  const { sessions } = ledger
  const session = (id: string) => found(sessions.get(id), "checkout.session", id, "id")
  const shown = (each: Session) => shownSession(each, publicUrl())
  return [
    [
      "GET",
      /^\/v1\/prices$/,
      ({ form }) =>
        listed(
          "/v1/prices",
          list(form.lookup_keys).flatMap((key) => priceByKey(String(key)) ?? []),
        ),
    ],
    [
      "POST",
      ALL,
      ({ form }) => {
        const opened = newSession(form, ledger)
        sessions.set(opened.id, opened)
        return shown(opened)
      },
    ],
    [
      "GET",
      ALL,
      ({ form }) =>
        listed(
          "/v1/checkout/sessions",
          [...sessions.values()]
            .filter((each) => same(form.customer, each.customer) && same(form.status, each.status))
            .map(shown),
        ),
    ],
    [
      "POST",
      /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      ({ id }) => {
        const open = session(id)
        if (open.status !== "open") throw invalid("status", "Only open sessions can be expired.")
        open.status = "expired"
        void webhook.tell([ledger.sessionEvent("expired", open)])
        return shown(open)
      },
    ],
    [
      "GET",
      /^\/v1\/invoice_payments$/,
      ({ form }) =>
        listed(
          "/v1/invoice_payments",
          [...sessions.values()].flatMap(({ invoice, payment }) =>
            invoice !== null && same(form.invoice, invoice)
              ? [invoicePayment(invoice, payment, list(form.expand))]
              : [],
          ),
        ),
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      ({ form }) => {
        const owner = text(form.customer) ?? ""
        found(ledger.customers.get(owner), "customer", owner, "customer")
        const id = newId("bps")
        const returnUrl = text(form.return_url) ?? publicUrl()
        ledger.portals.set(id, { customer: owner, returnUrl })
        return {
          id,
          object: "billing_portal.session",
          configuration: "bpc_sandbox",
          created: seconds(),
          customer: owner,
          flow: null,
          livemode: false,
          locale: null,
          on_behalf_of: null,
          return_url: returnUrl,
          url: `${publicUrl()}/sandbox/stripe/portal/${id}`,
        }
      },
    ],
  ]
}

const invoicePayment = (
  invoice: string,
  status: Session["payment"],
  expand: readonly unknown[],
) => {
  const id = invoice.replace("in_", "pi_")
  const payment_intent = expand.includes("data.payment.payment_intent")
    ? { id, object: "payment_intent", status }
    : id
  return {
    id: invoice.replace("in_", "inpay_"),
    object: "invoice_payment",
    invoice,
    payment: { type: "payment_intent", payment_intent },
    status: status === "succeeded" ? "paid" : "open",
  }
}

const newSession = (form: Form, ledger: StripeLedger): Session => {
  if (text(form.mode) !== "subscription") throw invalid("mode", "Only subscriptions are played.")
  const successUrl = text(form.success_url)
  if (!successUrl) throw invalid("success_url", "Missing required param: success_url.")
  const priceId = text(child(list(form.line_items)[0]).price) ?? ""
  const price = found(priceById(priceId), "price", priceId, "line_items[0][price]")
  const owner = text(form.customer)
  if (owner && !ledger.customers.has(owner)) throw missing("customer", owner, "customer")
  const created = seconds()
  return {
    id: newId("cs_test"),
    mode: "subscription",
    created,
    expires_at: created + SESSION_SECONDS,
    customer: owner ?? null,
    customer_email: text(form.customer_email) ?? null,
    client_reference_id: text(form.client_reference_id) ?? null,
    metadata: record(form.metadata),
    success_url: successUrl,
    cancel_url: text(form.cancel_url) ?? null,
    status: "open",
    payment_status: "unpaid",
    subscription: null,
    invoice: null,
    payment: "requires_payment_method",
    price,
    subscriptionMetadata: record(child(form.subscription_data).metadata),
  }
}

const invalid = (param: string, message: string) =>
  new StripeRefusal(400, "invalid_request_error", message, { param })
