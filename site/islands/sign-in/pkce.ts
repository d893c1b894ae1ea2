import { tab } from "../../lib/storage.ts"

const VERIFIER = "pkce"

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Makes a verifier for one sign-in and answers its challenge; null on plain http, where browsers do not hash. */
export const challenge = async () => {
  if (!crypto.subtle) return null
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  tab.write(VERIFIER, verifier)
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(hash))
}

/** The verifier of the sign-in that has just come back. It is used once. */
export const takeVerifier = () => {
  const verifier = tab.read(VERIFIER)
  tab.remove(VERIFIER)
  return typeof verifier === "string" ? verifier : undefined
}
