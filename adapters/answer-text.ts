/** Far more than any provider has to say. */
const MAX_BYTES = 1_000_000
/** The limit for a page of 250 appointments with all their guests. */
const MAX_PAGE_BYTES = 10_000_000

/** The text of a provider's answer, cut at `most` bytes: an answer that never ends must not fill the memory. */
export const answerText = async (response: Response, most = MAX_BYTES): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ""
  let left = most
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece.subarray(0, left), { stream: true })
    left -= piece.byteLength
    if (left <= 0) break
  }
  return text
}

/**
 * `fetch` with that limit, for the providers' own client libraries, which would read any answer to its end. It follows no
 * redirect, because requests carry secrets, and drops its body, which Stripe's client would take for an answer.
 */
export const boundedFetch = (async (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
  const response = await fetch(url, { ...init, redirect: "manual" })
  const text = await answerText(response, MAX_PAGE_BYTES)
  const isRedirect = response.status >= 300 && response.status < 400
  // With status 204 not even an empty text is allowed as a body.
  return new Response(isRedirect ? null : text || null, response)
}) as typeof fetch
