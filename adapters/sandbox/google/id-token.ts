const ALGORITHM = {
  name: "RSASSA-PKCS1-v1_5",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: "SHA-256",
}
const KEY_ID = "sandbox-key-1"

const base64url = (value: string | ArrayBuffer) =>
  (typeof value === "string" ? Buffer.from(value) : Buffer.from(value)).toString("base64url")

/** Signs id tokens with RS256, and publishes the public key. The key is made when it is first needed. */
export const idTokens = () => {
  let pair: Promise<CryptoKeyPair> | null = null
  const keys = () => {
    pair ??= crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"])
    return pair
  }
  return {
    sign: async (claims: Readonly<Record<string, unknown>>): Promise<string> => {
      const head = base64url(JSON.stringify({ alg: "RS256", kid: KEY_ID, typ: "JWT" }))
      const body = `${head}.${base64url(JSON.stringify(claims))}`
      const { privateKey } = await keys()
      const signature = await crypto.subtle.sign(ALGORITHM.name, privateKey, Buffer.from(body))
      return `${body}.${base64url(signature)}`
    },
    certificates: async () => {
      const { publicKey } = await keys()
      const { kty, n, e } = await crypto.subtle.exportKey("jwk", publicKey)
      return { keys: [{ kty, n, e, alg: "RS256", use: "sig", kid: KEY_ID }] }
    },
  }
}
