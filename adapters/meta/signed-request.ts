import { createHmac } from "node:crypto"
import { z } from "zod"
import type { PersonsWish } from "../../core/whatsapp/ports.ts"
import { parsedJson } from "../providers/parsed-json.ts"
import { equalsInConstantTime } from "../secrets/constant-time.ts"
import { numberOf } from "./json.ts"

const Payload = z.object({
  algorithm: z.string().regex(/^hmac-sha256$/i),
  user_id: z.union([z.string().min(1), z.number().transform(String)]),
  issued_at: z.unknown().transform(numberOf).optional(),
})

/**
 * Meta's form field about one person: base64url signature, dot, base64url JSON; HMAC-SHA256 with the app secret over the
 * second part as it came (providers.md 1.11). Null: not signed by Meta, or about nobody.
 */
export const readSignedRequest = (given: string, appSecret: string): PersonsWish | null => {
  const [signature = "", payload = "", ...more] = given.split(".")
  const expected = createHmac("sha256", appSecret).update(payload).digest()
  const signed = Buffer.from(signature, "base64url")
  if (more.length > 0 || !equalsInConstantTime(signed, expected)) return null
  const text = Buffer.from(payload, "base64url").toString("utf8")
  const read = Payload.safeParse(parsedJson(text)).data
  return read ? { metaUser: read.user_id, at: dateOf(read.issued_at) } : null
}

/** The moment of epoch seconds; null: there is none that can be. */
const dateOf = (seconds: number | undefined) => {
  const date = new Date((seconds ?? Number.NaN) * 1_000)
  return Number.isNaN(date.getTime()) ? null : date
}
