import type { ReplyOf, Route } from "../../adapters/http/contract/route.ts"

/** Milliseconds after which the page does without the answer. */
const WITHIN_MS = 15_000

/**
 * Reads a route without its shapes, which a page must not carry before anybody touched it (15 kB). The address and
 * the type of the answer still come from the contract.
 */
export const ask = async <R extends Route>(path: R["path"]): Promise<ReplyOf<R>> => {
  const answer = await fetch(path, { signal: AbortSignal.timeout(WITHIN_MS) })
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`)
  return answer.json()
}
