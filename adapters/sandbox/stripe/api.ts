import { boundedMap } from "../bounded.ts"
import type { Play, ProviderRequest } from "../player.ts"
import { missing, StripeRefusal, stripeAnswer } from "./errors.ts"
import { child, type Form, list, readForm, record, text } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import { newId, type Session, shownSession, shownSubscription } from "./objects.ts"
import { priceById, priceByKey } from "./prices.ts"
import type { StripeWebhook } from "./webhook.ts"

type Call = { readonly id: string; readonly form: Form }
type Route = readonly [method: string, path: RegExp, act: (call: Call) => unknown]

const SESSION_SECONDS = 86_400
const MAX_KEYS = 5000

/** The payment API: form bodies, bearer key, idempotency keys. */
export const stripeApi = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
): Play => {
  const replies = boundedMap<string, { asked: string; status: number; body: unknown }>(MAX_KEYS)
  const routes = routesOf(ledger, webhook, publicUrl)

  return (request) => {
    try {
      authorised(request)
      const { method, url, headers, text: body } = request
      const key = method === "GET" ? null : headers.get("idempotency-key")
      const asked = `${method} ${url.pathname} ${body}`
      const known = key === null ? undefined : replies.get(key)
      if (known) {
        if (known.asked !== asked) throw reusedKey()
        return stripeAnswer(known.status, known.body, { "idempotent-replayed": "true" })
      }
      const reply = perform(routes, request)
      if (key !== null) replies.set(key, { asked, status: 200, body: reply })
      return stripeAnswer(200, reply)
    } catch (error) {
      if (error instanceof StripeRefusal) return error.toResponse()
      throw error
    }
  }
}

const perform = (routes: readonly Route[], { method, url, text: body }: ProviderRequest) => {
  for (const [verb, path, act] of routes) {
    const found = verb === method ? path.exec(url.pathname) : null
    if (found) {
      const form = readForm(method === "POST" ? body : url.search.slice(1))
      return act({ id: decodeURIComponent(found[1] ?? ""), form })
    }
  }
  throw new StripeRefusal(
    404,
    "invalid_request_error",
    `Unrecognized request URL (${method}: ${url.pathname}).`,
  )
}

const routesOf = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
): readonly Route[] => {
  const { customers, sessions, subscriptions, charges } = ledger
  const customer = (id: string, param = "id") => found(customers.get(id), "customer", id, param)
  const session = (id: string) => found(sessions.get(id), "checkout.session", id, "id")
  const subscription = (id: string) => found(subscriptions.get(id), "subscription", id, "id")
  const shown = (each: Session) => shownSession(each, publicUrl())

  return [
    [
      "POST",
      /^\/v1\/customers$/,
      ({ form }) =>
        ledger.addCustomer({
          email: text(form.email) ?? null,
          name: text(form.name) ?? null,
          metadata: record(form.metadata),
        }),
    ],
    [
      "GET",
      /^\/v1\/customers$/,
      ({ form }) =>
        listed("/v1/customers", [...customers.values()], ({ email }) => same(form.email, email)),
    ],
    ["GET", /^\/v1\/customers\/([^/]+)$/, ({ id }) => customer(id)],
    [
      "POST",
      /^\/v1\/customers\/([^/]+)$/,
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
      /^\/v1\/customers\/([^/]+)$/,
      ({ id }) => {
        void webhook.tell(ledger.removeCustomer(customer(id)))
        return { id, object: "customer", deleted: true }
      },
    ],
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
      "GET",
      /^\/v1\/prices\/([^/]+)$/,
      ({ id }) => found(priceById(id) ?? undefined, "price", id, "id"),
    ],
    [
      "POST",
      /^\/v1\/checkout\/sessions$/,
      ({ form }) => {
        const opened = newSession(form, ledger)
        sessions.set(opened.id, opened)
        return shown(opened)
      },
    ],
    [
      "GET",
      /^\/v1\/checkout\/sessions$/,
      ({ form }) =>
        listed(
          "/v1/checkout/sessions",
          [...sessions.values()]
            .filter((each) => same(form.customer, each.customer) && same(form.status, each.status))
            .map(shown),
        ),
    ],
    ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, ({ id }) => shown(session(id))],
    [
      "POST",
      /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      ({ id }) => {
        const open = session(id)
        if (open.status !== "open") {
          throw new StripeRefusal(
            400,
            "invalid_request_error",
            'Only Checkout Sessions with a status in ["open"] can be expired.',
          )
        }
        open.status = "expired"
        void webhook.tell([ledger.sessionEvent("expired", open)])
        return shown(open)
      },
    ],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      ({ form }) => {
        const { id: owner } = customer(text(form.customer) ?? "", "customer")
        const id = newId("bps")
        const returnUrl = text(form.return_url) ?? publicUrl()
        ledger.portals.set(id, { customer: owner, returnUrl })
        return {
          ...{ id, object: "billing_portal.session", configuration: "bpc_sandbox" },
          ...{ created: ledger.seconds(), customer: owner, flow: null, livemode: false },
          ...{ locale: null, on_behalf_of: null, return_url: returnUrl },
          url: `${publicUrl()}/sandbox/stripe/portal/${id}`,
        }
      },
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      ({ form }) =>
        listed(
          "/v1/subscriptions",
          [...subscriptions.values()]
            .filter(
              (each) =>
                same(form.customer, each.customer) &&
                (form.status === "all" ||
                  (form.status === undefined
                    ? each.status !== "canceled"
                    : form.status === each.status)),
            )
            .map(shownSubscription),
        ),
    ],
    ["GET", /^\/v1\/subscriptions\/([^/]+)$/, ({ id }) => shownSubscription(subscription(id))],
    [
      "POST",
      /^\/v1\/subscriptions\/([^/]+)$/,
      ({ id, form }) => {
        const known = subscription(id)
        known.metadata = { ...known.metadata, ...record(form.metadata) }
        if (form.cancel_at_period_end !== undefined) {
          known.cancel_at_period_end = form.cancel_at_period_end === "true"
          known.cancel_at = known.cancel_at_period_end ? known.periodEnd : null
        }
        if (form.cancel_at !== undefined) known.cancel_at = Number(text(form.cancel_at)) || null
        const priceId = text(child(list(form.items)[0]).price)
        if (priceId)
          known.price = found(priceById(priceId) ?? undefined, "price", priceId, "items[0][price]")
        void webhook.tell([ledger.subscriptionEvent("updated", known)])
        return shownSubscription(known)
      },
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/([^/]+)$/,
      ({ id }) => {
        const known = subscription(id)
        if (known.status === "canceled") throw missing("subscription", id, "id")
        void webhook.tell([ledger.end(known)])
        return shownSubscription(known)
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

const newSession = (form: Form, ledger: StripeLedger): Session => {
  const mode = text(form.mode)
  if (mode !== "subscription")
    throw invalidParameter("mode", "The sandbox only plays subscriptions.")
  const successUrl = text(form.success_url)
  if (!successUrl) throw invalidParameter("success_url", "Missing required param: success_url.")
  const priceId = text(child(list(form.line_items)[0]).price) ?? ""
  const price = found(priceById(priceId) ?? undefined, "price", priceId, "line_items[0][price]")
  const owner = text(form.customer)
  if (owner && !ledger.customers.has(owner)) throw missing("customer", owner, "customer")
  const data = child(form.subscription_data)
  const created = ledger.seconds()
  return {
    ...{ id: newId("cs_test"), mode, created, expires_at: created + SESSION_SECONDS },
    customer: owner ?? null,
    customer_email: text(form.customer_email) ?? null,
    client_reference_id: text(form.client_reference_id) ?? null,
    metadata: record(form.metadata),
    success_url: successUrl,
    cancel_url: text(form.cancel_url) ?? null,
    ...{ status: "open", payment_status: "unpaid", subscription: null, invoice: null },
    price,
    subscriptionMetadata: record(data.metadata),
    trialDays: Number(text(data.trial_period_days) ?? 0) || 0,
  }
}

const authorised = ({ headers }: ProviderRequest) => {
  const given = headers.get("authorization") ?? ""
  const key = given.startsWith("Basic ")
    ? atob(given.slice("Basic ".length)).replace(/:$/, "")
    : given.replace(/^Bearer /, "")
  if (/^(sk|rk)_\w/.test(key)) return
  throw new StripeRefusal(401, "invalid_request_error", "Invalid API Key provided.")
}

const found = <T>(value: T | undefined, kind: string, id: string, param: string): T => {
  if (value === undefined) throw missing(kind, id, param)
  return value
}

const invalidParameter = (param: string, message: string) =>
  new StripeRefusal(400, "invalid_request_error", message, { param })

const reusedKey = () =>
  new StripeRefusal(
    400,
    "idempotency_error",
    "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  )

const same = (wanted: unknown, value: string | null) => wanted === undefined || wanted === value

/** Newest first, as Stripe lists. */
const listed = <T>(url: string, data: readonly T[], fits: (each: T) => boolean = () => true) => ({
  object: "list",
  url,
  has_more: false,
  data: data.filter(fits).toReversed(),
})
