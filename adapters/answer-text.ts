/** Far more than any provider has to say. */
const MAX_BYTES = 1_000_000
/** The same of one that is asked for a page of 250 appointments, invitations and all. */
const MAX_PAGE_BYTES = 10_000_000

/** What a provider answered, as far as that: an answer that never ends is left, and kept nowhere. */
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

/** For the clients that providers give out: they read whatever comes to its end. */
export const boundedFetch = (async (...asked: Parameters<typeof fetch>) => {
  const response = await fetch(...asked)
  // An empty text is refused beside a 204.
  return new Response((await answerText(response, MAX_PAGE_BYTES)) || null, response)
}) as typeof fetch
