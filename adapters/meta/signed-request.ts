import { createHmac } from "node:crypto"
import { z } from "zod"
import { equalsInConstantTime } from "../secrets/constant-time.ts"

const Payload = z.object({
  algorithm: z.string().regex(/^hmac-sha256$/i),
  user_id: z.union([z.string().min(1), z.number().transform(String)]),
})

/**
 * Meta's form field about one person: base64url signature, dot, base64url JSON; HMAC-SHA256 with the app secret over the
 * second part as it came (providers.md 1.11). Answers the person's id; null: not signed by Meta, or about nobody.
 */
export const readSignedRequest = (given: string, appSecret: string): string | null => {
  const [signature = "", payload = "", ...more] = given.split(".")
  const expected = createHmac("sha256", appSecret).update(payload).digest()
  const signed = Buffer.from(signature, "base64url")
  if (more.length > 0 || !equalsInConstantTime(signed, expected)) return null
  try {
    const text = Buffer.from(payload, "base64url").toString("utf8")
    return Payload.safeParse(JSON.parse(text)).data?.user_id ?? null
  } catch {
    return null
  }
}
