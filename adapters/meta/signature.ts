import { createHmac } from "node:crypto"
import { equalsInConstantTime } from "../secrets/constant-time.ts"

const HEADER = /^sha256=([0-9a-f]{64})$/

/** Meta signs the raw bytes, so nothing may have parsed them before (providers.md 1.2). */
export const isSigned = (raw: Uint8Array, header: string | null, appSecret: string): boolean => {
  const given = HEADER.exec(header ?? "")?.[1]
  if (given === undefined) return false
  return equalsInConstantTime(given, createHmac("sha256", appSecret).update(raw).digest("hex"))
}
