import { Refused } from "./send.ts"

/** A refusal without a sentence of its own, as when a proxy answers in the server's place. */
export const isWordless = (refusal: unknown): refusal is Refused =>
  refusal instanceof Refused && refusal.message.startsWith("HTTP error!")

/** A refusal with a sentence to show. */
export const inWords = (refusal: unknown): refusal is Refused =>
  refusal instanceof Refused && !isWordless(refusal)
