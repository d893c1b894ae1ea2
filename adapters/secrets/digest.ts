import { createHash } from "node:crypto"
import type { Digest } from "../../core/shared/ports.ts"

const sha256 = (text: string) => createHash("sha256").update(text)

export const nodeDigest: Digest = {
  hex: (text) => sha256(text).digest("hex"),
  base64url: (text) => sha256(text).digest("base64url"),
}
