import { timingSafeEqual } from "node:crypto"

/** Compares two secrets in a time that does not tell where they differ. */
export const equalsInConstantTime = (given: string | Uint8Array, expected: string | Uint8Array) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
