import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { googleSignIn } from "../../adapters/google/sign-in.ts"

const KEYS = { clientId: "our-client", clientSecret: "our-client-secret" }
const NONCE = "the nonce of this flow"
const SECONDS = Math.floor(Date.now() / 1000)
const CLAIMS: JWTPayload = {
  ...{ iss: "https://accounts.google.com", aud: KEYS.clientId, sub: "1" },
  ...{ iat: SECONDS, exp: SECONDS + 600, nonce: NONCE },
  ...{ email: "ana@example.com", email_verified: true, name: "Ana" },
}

let google: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey }
let stranger: CryptoKey
/** What the token endpoint gives. */
let idToken: string | undefined
/** What Google answers at one of its addresses in place of the right answer. */
const instead = new Map<string, () => Response | Promise<Response>>()
const lines: string[] = []
let server: Bun.Server<undefined>
beforeAll(async () => {
  google = await generateKeyPair("RS256")
  stranger = (await generateKeyPair("RS256")).privateKey
  const published = { ...(await exportJWK(google.publicKey)), kid: "k1", alg: "RS256", use: "sig" }
  server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: ({ url }) => {
      const { pathname } = new URL(url)
      return (
        instead.get(pathname)?.() ??
        Response.json(
          pathname === "/token"
            ? { access_token: "a", expires_in: 3599, id_token: idToken }
            : { keys: [published] },
        )
      )
    },
  })
})
afterAll(() => server.stop(true))
beforeEach(() => {
  instead.clear()
  lines.length = 0
})

const identify = async () => {
  const url = server.url.origin
  const addresses = { authUrl: `${url}/auth`, tokenUrl: `${url}/token`, apiUrl: url }
  const keys = { ...KEYS, ...addresses }
  const { identify: ask } = googleSignIn(keys, "http://127.0.0.1/back", (line) => lines.push(line))
  return Effect.runPromise(Effect.catch(ask("4/code", "verifier", NONCE), Effect.succeed))
}
const signed = (claims: object, key: CryptoKey | Uint8Array = google.privateKey, alg = "RS256") =>
  new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg, kid: "k1" }).sign(key)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

describe("who Google says it is", () => {
  test.each([{}, { iss: "accounts.google.com" }])("is known from its word %j", async (claims) => {
    idToken = await signed(claims)
    expect(await identify()).toEqual({
      ...{ sub: "1", email: "ana@example.com", emailVerified: true, name: "Ana" },
    })
  })

  test.each([
    [undefined, null],
    [null, null],
    [7, null],
    ["", null],
    ["Ana\u0000 \ud83d", "Ana "],
  ])("is known, whatever Google calls them: %j", async (name, called) => {
    idToken = await signed({ name })
    expect(await identify()).toMatchObject({ sub: "1", name: called })
  })

  test.each([
    ["another issuer's", { iss: "https://login.evil.example" }],
    ["nobody's", { iss: undefined }],
    ["meant for another app", { aud: "their-client" }],
    ["meant for nobody", { aud: undefined }],
    ["of another flow", { nonce: "the nonce of another flow" }],
    ["of no flow", { nonce: undefined }],
    ["run out", { exp: SECONDS - 3600 }],
    ["good for ever", { exp: undefined }],
    ["not good yet", { nbf: SECONDS + 3600 }],
    ["about nobody", { sub: undefined }],
    ["about somebody whose name is none", { sub: "" }],
    ["without an address", { email: undefined }],
    ["with null for an address", { email: null }],
    ["silent about whether the address was checked", { email_verified: undefined }],
  ])("is not believed of a word that is %s", async (_, claims) => {
    idToken = await signed(claims)
    expect(await identify()).toMatchObject({ _tag: "GoogleFailed", why: "forged" })
  })

  test("is not believed when it is not Google that signed", async () => {
    const shared = new TextEncoder().encode(JSON.stringify(await exportJWK(google.publicKey)))
    for (const forged of [
      await signed({}, stranger),
      await signed({}, shared, "HS256"),
      await signed({}, new TextEncoder().encode(KEYS.clientSecret.padEnd(32, "x")), "HS256"),
      `${part({ alg: "none" })}.${part(CLAIMS)}.`,
      "a.b.c",
    ]) {
      idToken = forged
      expect(await identify()).toMatchObject({ _tag: "GoogleFailed", why: "forged" })
    }
    idToken = undefined
    expect(await identify()).toMatchObject({ _tag: "GoogleFailed", why: "refused" })
  })

  test.each([false, "false", "true", 1, null])(
    "has an address that nobody has checked when that is %j",
    async (verified) => {
      idToken = await signed({ email_verified: verified })
      expect(await identify()).toMatchObject({ sub: "1", emailVerified: false })
    },
  )
})

describe("what no visitor can mend", () => {
  const NO_KEYS = "/oauth2/v3/certs"
  test.each<[string, string, () => Response, string, readonly string[]]>([
    [
      "a code that was used already is nobody's fault",
      "/token",
      () => Response.json({ error: "invalid_grant" }, { status: 400 }),
      "refused",
      [],
    ],
    [
      "a client secret that is wrong is told to whoever runs this",
      "/token",
      () => Response.json({ error: "invalid_client" }, { status: 401 }),
      "refused",
      ["token 401 invalid_client"],
    ],
    [
      "an address that Google does not know is told too",
      "/token",
      () => Response.json({ error: "redirect_uri_mismatch" }, { status: 400 }),
      "refused",
      ["token 400 redirect_uri_mismatch"],
    ],
    [
      "a gateway's page is no answer",
      "/token",
      () => new Response("<html>", { status: 503 }),
      "unreachable",
      ["token 503"],
    ],
    [
      "keys that are not to be had prove nothing against anybody",
      NO_KEYS,
      () => new Response("<html>", { status: 503 }),
      "unreachable",
      ["keys ERR_JOSE_GENERIC"],
    ],
    [
      "nor does a page in their place",
      NO_KEYS,
      () => new Response("<html>"),
      "unreachable",
      ["keys ERR_JOSE_GENERIC"],
    ],
    [
      "nor does an answer without keys",
      NO_KEYS,
      () => Response.json({}),
      "unreachable",
      ["keys ERR_JWKS_INVALID"],
    ],
    [
      "a page in place of a token is told",
      "/token",
      () => new Response("<html>"),
      "refused",
      ["no id token"],
    ],
  ])("%s", async (_, where, answer, why, told) => {
    idToken = await signed({})
    instead.set(where, answer)
    expect(await identify()).toMatchObject({ _tag: "GoogleFailed", why })
    expect(lines).toEqual([...told])
  })

  test("keys that are waited for in vain prove nothing against anybody, and nobody waits long for them", async () => {
    idToken = await signed({})
    const silent = () => new Promise<Response>(() => {})
    const endless = () => new Response(new ReadableStream({ start: (body) => body.enqueue("{") }))
    const answers = [silent, endless]
    let asked = 0
    instead.set(NO_KEYS, () => (answers[asked++] ?? silent)())
    const began = performance.now()
    for (const known of await Promise.all([identify(), identify()]))
      expect(known).toMatchObject({ _tag: "GoogleFailed", why: "unreachable" })
    // After five seconds, not after two waits of five.
    expect(performance.now() - began).toBeLessThan(9_500)
    expect(asked).toBe(2)
    expect(lines).toEqual(["keys ERR_JWKS_TIMEOUT", "keys ERR_JWKS_TIMEOUT"])
  })
})
