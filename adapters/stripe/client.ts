import Stripe from "stripe"
import { boundedFetch } from "../answer-text.ts"

const TIMEOUT_MS = 10_000

/**
 * Stripe's own client for any address. It accepts a host only, so the path of `apiUrl` is added here; and it numbers the lists
 * of a query, which are `lookup_keys[]` in contract.md 2.9.
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
    // The payment inbox tries again, or the buyer does (design.md, rule 13).
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

/** Something else answered. Stripe's client tells of it as a connection that failed, with this as the detail. */
export class NotStripes extends Error {
  constructor(readonly status: number) {
    super(`not an answer of Stripe's: ${status}`)
  }
}

/**
 * Whether an answer can be Stripe's own, whose errors are objects of a type. Its client takes what a gateway says in JSON for a
 * success whatever the status, and fails on JSON that is no object where nobody can catch it, which ends the process.
 */
const isStripes = ({ ok }: Response, text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || ok) return isObject(value)
    return "error" in value && isObject(value.error) && "type" in value.error
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)
