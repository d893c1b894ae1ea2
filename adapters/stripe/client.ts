import Stripe from "stripe"
import { boundedFetch } from "../answer-text.ts"

const TIMEOUT_MS = 10_000

/** Stripe's own client for any address. It accepts a host only, so the path of `apiUrl` is added here. */
export const stripeClient = (apiUrl: string, secretKey: string): Stripe => {
  const toAddress = (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return boundedFetch(`${apiUrl}${pathname}${search}`, init)
  }
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(toAddress as typeof fetch),
    // The payment inbox tries again, or the buyer does (design.md, rule 13).
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}
