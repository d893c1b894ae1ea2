/** Far more than any provider has to say. */
const MAX_BYTES = 1_000_000

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
