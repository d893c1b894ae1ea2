import { equalsInConstantTime } from "../secrets/constant-time.ts"
import type { Vault } from "../secrets/vault.ts"
import type { Cookies } from "./cookies.ts"
import type { Identity } from "./identity.ts"

/** Guards against requests that another site makes in an owner's browser: CSRF (contract.md 1.3, 1.4). */
export type CsrfGuard = {
  /** The token of a session: always the same one, so that parallel calls do not spoil each other. */
  readonly tokenOf: (sessionId: string | null) => string
  readonly hasToken: (request: Request, identity: Identity) => boolean
  /** Whether a change may come from where this one comes from. */
  readonly mayChange: (request: Request, path: string) => boolean
}

const ANONYMOUS = "anonymous"
/** Turns a token into a cookie: never without a word on where it comes from. */
const NEEDS_ORIGIN = "/api/auth/set-cookie"

export const csrfGuard = (
  vault: Vault,
  cookies: Cookies,
  { publicUrl, port, production }: { publicUrl: string; port: number; production: boolean },
): CsrfGuard => {
  const ours = new Set([
    publicUrl,
    ...(production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
  ])
  const tokenOf = (sessionId: string | null) => vault.mac("csrf", sessionId ?? ANONYMOUS)
  return {
    tokenOf,
    hasToken: (request, { sessionId }) => {
      const expected = tokenOf(sessionId)
      const header = request.headers.get("x-csrf-token") ?? ""
      return (
        equalsInConstantTime(header, expected) &&
        equalsInConstantTime(cookies.csrf(request) ?? "", expected)
      )
    },
    mayChange: (request, path) => {
      const origin = request.headers.get("origin")
      if (origin !== null) return ours.has(origin)
      if (path === NEEDS_ORIGIN) return false
      const site = request.headers.get("sec-fetch-site")
      // No other site can make a browser send a token, valid or not; with one, cookies count for nothing (identity.ts).
      const bearer = request.headers.has("authorization")
      return bearer || site === "same-origin" || !request.headers.has("cookie")
    },
  }
}
