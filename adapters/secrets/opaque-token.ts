import { createHash, randomBytes } from "node:crypto"

/** 256 random bits: session ids, refresh tokens, links. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** What is stored of a token that is only ever presented. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")
