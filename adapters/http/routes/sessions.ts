import { giveCookie, prolongSession } from "../../../core/accounts/keep-session.ts"
import { readUser } from "../../../core/accounts/read-user.ts"
import { refreshSession } from "../../../core/accounts/refresh-session.ts"
import { signOut } from "../../../core/accounts/sign-out.ts"
import { CATALOGUE } from "../../../core/shared/catalogue.ts"
import type { RouteParts } from "../bind.ts"
import { DONE } from "../contract/route.ts"
import { sessions } from "../contract/sessions.ts"
import { refusalOf } from "../refuse.ts"
import type { BrowserSession } from "../session/browser-session.ts"
import type { Cookies } from "../session/cookies.ts"
import type { CsrfGuard } from "../session/csrf.ts"
import type { Identify } from "../session/identity.ts"

type Options = RouteParts & {
  readonly cookies: Cookies
  readonly csrf: CsrfGuard
  readonly identify: Identify
  readonly session: BrowserSession
}

/** Who is signed in, and what proves it (contract.md 2.2). */
export const sessionRoutes = ({ bind, run, cookies, csrf, identify, session }: Options) => {
  bind(sessions.refresh, async (_, call) =>
    session.issue(await run(refreshSession(cookies.refresh(call.request))), call),
  )
  bind(sessions.session, async ({ caller }, call) => {
    const user = caller && (await run(readUser(caller.owner)).catch(() => null))
    const cookie = cookies.session(call.request)
    // Every page calls this, so an owner who goes on opening pages stays signed in.
    if (user && cookie && (await run(prolongSession(caller.sessionId)))) {
      session.setCookies(call, cookie, caller.sessionId)
    }
    return { user }
  })
  bind(sessions.signOut, async ({ caller, body }, call) => {
    await run(signOut(caller, { everywhere: body.everywhere ?? false }))
    session.clearCookies(call)
    return DONE
  })
  bind(sessions.setCookie, async ({ body }, call) => {
    const caller = await identify.byToken(body.token)
    if (!caller) {
      throw refusalOf("not_signed_in", { error: CATALOGUE.not_signed_in.token })
    }
    // Several tabs may call this at the same time: a valid cookie stays, as a new one would end it for the others.
    const theirs = await identify.byCookie(call.request)
    const kept = theirs?.sessionId === caller.sessionId ? cookies.session(call.request) : null
    session.setCookies(call, kept ?? (await run(giveCookie(caller.sessionId))), caller.sessionId)
    return DONE
  })
  bind(sessions.clearCookie, async (_, call) => {
    const theirs = await identify.byCookie(call.request)
    if (theirs) await run(signOut(theirs, { everywhere: false }))
    call.setCookie(cookies.setSession(null))
    call.setCookie(cookies.setCsrf(null))
    return DONE
  })
  bind(sessions.csrfToken, ({ caller }, call) => {
    const csrfToken = csrf.tokenOf(caller?.sessionId ?? null)
    call.setCookie(cookies.setCsrf(csrfToken))
    return { csrfToken }
  })
}
