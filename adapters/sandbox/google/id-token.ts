import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from "jose"

const ALGORITHM = "RS256"
const KEY_ID = "sandbox-key-1"

/** Signs id tokens, and publishes the public key. The key is made when it is first needed. */
export const idTokens = () => {
  let pair: Promise<GenerateKeyPairResult> | null = null
  const keys = () => {
    pair ??= generateKeyPair(ALGORITHM)
    return pair
  }
  return {
    sign: async (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: "JWT" })
        .sign((await keys()).privateKey),
    certificates: async () => ({
      keys: [
        { ...(await exportJWK((await keys()).publicKey)), alg: ALGORITHM, use: "sig", kid: KEY_ID },
      ],
    }),
  }
}
