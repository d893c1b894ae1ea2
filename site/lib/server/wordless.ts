import { Refused } from "./send.ts"

/** A refusal without a sentence of its own, as when a proxy answers in the server's place. */
export const isWordless = (refusal: unknown) =>
  refusal instanceof Refused && refusal.message.startsWith("HTTP error!")
