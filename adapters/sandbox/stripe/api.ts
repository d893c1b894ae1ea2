import { boundedMap } from "../bounded.ts"
import type { Play, ProviderRequest } from "../player.ts"
import { checkoutRoutes } from "./checkout-routes.ts"
import { customerRoutes } from "./customer-routes.ts"
import { StripeRefusal, stripeAnswer } from "./errors.ts"
import { readForm } from "./form.ts"
import type { StripeLedger } from "./ledger.ts"
import type { Route } from "./route.ts"
import type { StripeWebhook } from "./webhook.ts"

const MAX_KEYS = 5000

/** The payment API: form bodies, bearer key, idempotency keys. */
export const stripeApi = (
  ledger: StripeLedger,
  webhook: StripeWebhook,
  publicUrl: () => string,
): Play => {
  const replies = boundedMap<string, { readonly asked: string; readonly body: unknown }>(MAX_KEYS)
  const routes = [...customerRoutes(ledger, webhook), ...checkoutRoutes(ledger, webhook, publicUrl)]

  return (request) => {
    try {
      checkKey(request)
      const { method, url, headers, text: body } = request
      const key = method === "GET" ? null : headers.get("idempotency-key")
      const asked = `${method} ${url.pathname} ${body}`
      const known = key === null ? undefined : replies.get(key)
      if (known) {
        if (known.asked !== asked) throw reusedKey()
        return stripeAnswer(200, known.body, { "idempotent-replayed": "true" })
      }
      const reply = perform(routes, request)
      // A refused call is not stored: it may be repeated with the same idempotency key.
      if (key !== null) replies.set(key, { asked, body: reply })
      return stripeAnswer(200, reply)
    } catch (error) {
      if (error instanceof StripeRefusal) return error.toResponse()
      throw error
    }
  }
}

const perform = (routes: readonly Route[], { method, url, text: body }: ProviderRequest) => {
  for (const [verb, path, act] of routes) {
    const fits = verb === method ? path.exec(url.pathname) : null
    if (fits) {
      const form = readForm(method === "POST" ? body : url.search.slice(1))
      return act({ id: fits[1] ?? "", form })
    }
  }
  throw new StripeRefusal(
    404,
    "invalid_request_error",
    `Unrecognized request URL (${method}: ${url.pathname}).`,
  )
}

const checkKey = ({ headers }: ProviderRequest) => {
  if (/^Bearer (sk|rk)_\w/.test(headers.get("authorization") ?? "")) return
  throw new StripeRefusal(401, "invalid_request_error", "Invalid API Key provided.")
}

const reusedKey = () =>
  new StripeRefusal(
    400,
    "idempotency_error",
    "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  )
