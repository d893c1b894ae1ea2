import Stripe from "stripe"
import { boundedFetch } from "../providers/bounded-fetch.ts"
import { isObject, parsedJson } from "../providers/parsed-json.ts"

const TIMEOUT_MS = 10_000

/**
 * Stripe's own client, for any address. It accepts only a host, so the path of `apiUrl` is added here. It numbers the items of
 * a list in a query (`lookup_keys[0]`); contract.md 2.9 has `lookup_keys[]`.
 */
export const stripeClient = (apiUrl: string, secretKey: string): Stripe => {
  const toAddress = async (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    const query = search.replaceAll(/\[\d+\]=/g, "[]=")
    const response = await boundedFetch(`${apiUrl}${pathname}${query}`, init)
    const text = await response.text()
    if (!isStripes(response, text)) throw new NotStripes(response.status)
    return new Response(text, response)
  }
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(toAddress as typeof fetch),
    // Tries are repeated by the payment inbox or by the buyer (design.md, rule 13).
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

/** Something other than Stripe answered. Stripe's client wraps it as the `detail` of a connection error. */
export class NotStripes extends Error {
  constructor(readonly status: number) {
    super(`not an answer of Stripe's: ${status}`)
  }
}

/**
 * Whether an answer can be Stripe's own, whose errors are objects with a `type`. Stripe's client takes any other JSON for a
 * success, whatever its status; and JSON that is no object makes it throw where nobody can catch it, which ends the process.
 */
const isStripes = ({ ok }: Response, text: string): boolean => {
  const value = parsedJson(text)
  if (!isObject(value) || ok) return isObject(value)
  return isObject(value.error) && "type" in value.error
}
