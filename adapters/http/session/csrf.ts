import type { Caller } from "../../../core/accounts/session.ts"
import { equalsInConstantTime } from "../../secrets/constant-time.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Cookies } from "./cookies.ts"

/** Guards against requests that another site makes in an owner's browser: CSRF (contract.md 1.3, 1.4). */
export type CsrfGuard = {
  /** The token of a session: always the same one, so that parallel calls do not spoil each other. */
  readonly tokenOf: (sessionId: string | null) => string
  readonly hasToken: (request: Request, caller: Caller) => boolean
  /** Whether a request from this origin may change anything. */
  readonly mayChange: (request: Request, path: string) => boolean
}

const ANONYMOUS = "anonymous"
/** It turns a token into a cookie, so it always needs an Origin. */
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
      // Another site cannot make a browser send an Authorization header, and with one cookies are ignored (identity.ts).
      const bearer = request.headers.has("authorization")
      return bearer || site === "same-origin" || !request.headers.has("cookie")
    },
  }
}
