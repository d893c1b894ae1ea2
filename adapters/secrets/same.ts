import { timingSafeEqual } from "node:crypto"

/** Whether a secret is the expected one, told in a time that does not say where they differ. */
export const isSame = (given: string | Uint8Array, expected: string | Uint8Array) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
