/** Far more than any provider has to say. */
const MAX_BYTES = 1_000_000

/** What a provider answered, as far as that: an answer that never ends is left, and kept nowhere. */
export const answerText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ""
  let left = MAX_BYTES
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece.subarray(0, left), { stream: true })
    left -= piece.byteLength
    if (left <= 0) break
  }
  return text
}
