import type { SignedIn } from "../../../core/accounts/session.ts"
import type { Call } from "../bind.ts"
import type { AccessTokens } from "./access-tokens.ts"
import type { Cookies } from "./cookies.ts"
import type { CsrfGuard } from "./csrf.ts"

type Options = {
  readonly tokens: AccessTokens
  readonly cookies: Cookies
  readonly csrf: CsrfGuard
}

/** What a browser holds while its owner is signed in (contract.md 1.4): an access token, and cookies. */
export type BrowserSession = ReturnType<typeof browserSession>

export const browserSession = ({ tokens, cookies, csrf }: Options) => ({
  /** Sets the refresh cookie, and answers with a new access token. */
  issue: async ({ user, sessionId, refreshToken }: SignedIn, { setCookie }: Call) => {
    setCookie(cookies.setRefresh(refreshToken))
    const issued = await tokens.issue({ owner: user.id, sessionId })
    return { ...issued, tokenType: "bearer" as const, user }
  },
  /** Sets the session cookie, and the token against forged requests that goes with it. */
  setCookies: ({ setCookie }: Call, value: string, sessionId: string) => {
    setCookie(cookies.setSession(value))
    setCookie(cookies.setCsrf(csrf.tokenOf(sessionId)))
  },
  clearCookies: ({ setCookie }: Call) => {
    for (const clear of [cookies.setSession, cookies.setRefresh, cookies.setCsrf]) {
      setCookie(clear(null))
    }
  },
})
