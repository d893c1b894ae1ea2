import { answerText } from "./answer-text.ts"

/** The limit for a page of 250 appointments with all their guests. */
const MAX_PAGE_BYTES = 10_000_000

/**
 * `fetch` with a limit for the answer, for the providers' own client libraries, which would read any answer to its end. It follows no
 * redirect, because requests carry secrets, and drops its body, which Stripe's client would take for an answer.
 */
export const boundedFetch = (async (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
  const response = await fetch(url, { ...init, redirect: "manual" })
  const text = await answerText(response, MAX_PAGE_BYTES)
  const isRedirect = response.status >= 300 && response.status < 400
  // With status 204 not even an empty text is allowed as a body.
  return new Response(isRedirect ? null : text || null, response)
}) as typeof fetch
