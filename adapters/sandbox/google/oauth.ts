import { createHash } from "node:crypto"
import { Elysia } from "elysia"
import type { SandboxOptions } from "../options.ts"
import { answer } from "../player.ts"
import { OAuthRefusal } from "./errors.ts"
import type { Asked, GoogleGrants } from "./grants.ts"
import { idTokens } from "./id-token.ts"

const ISSUER = "https://accounts.google.com"
const ID_TOKEN_SECONDS = 3600

/** Tokens, their revocation, and the keys that sign ids. */
export const googleOAuth = (options: SandboxOptions, grants: GoogleGrants) => {
  const tokens = idTokens()

  const idTokenFor = ({ email, scope, nonce }: Asked) => {
    const iat = Math.floor(Date.now() / 1000)
    const { clientId } = options.google
    return tokens.sign({
      iss: ISSUER,
      azp: clientId,
      aud: clientId,
      ...profileOf(email, scope),
      ...(nonce === null ? {} : { nonce }),
      iat,
      exp: iat + ID_TOKEN_SECONDS,
    })
  }

  return new Elysia()
    .onError(({ error }) => {
      if (error instanceof OAuthRefusal) return error.toResponse()
    })
    .post(
      "/token",
      async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        checkClient(form, options)
        switch (form.get("grant_type")) {
          case "authorization_code": {
            const { code, tokens: given } = grants.redeem(
              form.get("code") ?? "",
              form.get("redirect_uri") ?? "",
              form.get("code_verifier"),
            )
            const openid = code.scope.split(" ").includes("openid")
            return { ...given, ...(openid ? { id_token: await idTokenFor(code) } : {}) }
          }
          case "refresh_token":
            return grants.refresh(form.get("refresh_token") ?? "")
          default:
            throw new OAuthRefusal(400, "unsupported_grant_type", "Invalid grant_type")
        }
      },
      { parse: "none" },
    )
    .post(
      "/revoke",
      async ({ request, query }) => {
        const token = new URLSearchParams(await request.text()).get("token") ?? query.token ?? ""
        if (grants.revoke(token)) return answer(200, {})
        throw new OAuthRefusal(400, "invalid_token", "Token expired or revoked")
      },
      { parse: "none" },
    )
    .get("/oauth2/v3/certs", () => tokens.certificates())
}

/** Google's `sub` stays with the account for ever; here it follows from the address. */
const profileOf = (email: string, scope: string) => ({
  sub: BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`)
    .toString()
    .padStart(21, "1"),
  ...(scope.includes("email") ? { email, email_verified: true } : {}),
  ...(scope.includes("profile") ? { name: email.split("@")[0] ?? email } : {}),
})

const checkClient = (form: URLSearchParams, { google }: SandboxOptions) => {
  const [id, secret] = [form.get("client_id"), form.get("client_secret")]
  if (id !== google.clientId || secret !== google.clientSecret) {
    throw new OAuthRefusal(401, "invalid_client", "Unauthorized")
  }
}
