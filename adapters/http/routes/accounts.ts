import { currentUser } from "../../../core/accounts/current-user.ts"
import { deleteAccount } from "../../../core/accounts/delete-account.ts"
import { exchangeCode } from "../../../core/accounts/exchange-code.ts"
import { issueTicket } from "../../../core/accounts/issue-ticket.ts"
import { giveCookie, prolongSession } from "../../../core/accounts/living-session.ts"
import { refreshSession } from "../../../core/accounts/refresh-session.ts"
import { requestPasswordReset } from "../../../core/accounts/request-password-reset.ts"
import { resendConfirmation } from "../../../core/accounts/resend-confirmation.ts"
import type { SignedIn } from "../../../core/accounts/session.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signOut } from "../../../core/accounts/sign-out.ts"
import { signUp } from "../../../core/accounts/sign-up.ts"
import { updatePassword } from "../../../core/accounts/update-password.ts"
import { CATALOGUE } from "../../../core/shared/catalogue.ts"
import { nodeDigest } from "../../secrets/digest.ts"
import type { AccessTokens } from "../access-tokens.ts"
import type { Bind, Call } from "../bind.ts"
import { accounts } from "../contract/accounts.ts"
import { DONE } from "../contract/route.ts"
import { sessions } from "../contract/sessions.ts"
import type { Cookies } from "../cookies.ts"
import type { CsrfGuard } from "../csrf.ts"
import type { Identify } from "../identity.ts"
import { languageOf } from "../letter-language.ts"
import { HOUR_S, type Limits, QUARTER_S } from "../limits.ts"
import { refusalOf } from "../refuse.ts"
import type { Run } from "../run.ts"

type Options = {
  readonly bind: Bind
  readonly run: Run
  readonly tokens: AccessTokens
  readonly cookies: Cookies
  readonly csrf: CsrfGuard
  readonly identify: Identify
  readonly limits: Limits
}

/** Stands for an e-mail address in a counter's name, so that the address itself is not stored. */
const digest = (text: string) => nodeDigest.base64url(text).slice(0, 22)

/** Milliseconds: longer than the work for an address that has an account, whose letter goes out in the background. */
const ALIKE_MS = 100

/** Answered after the same time whether there is such an account or not. */
const alike = async <A>(work: Promise<A>): Promise<A> => {
  const [answer] = await Promise.all([work, Bun.sleep(ALIKE_MS)])
  return answer
}

const signInTo = (email: string) => `sign-in to ${digest(email)}`

/** Signing up, in and out, and all about passwords (contract.md 2.2). */
export const accountRoutes = (options: Options) => {
  const { bind, run, tokens, cookies, csrf, identify } = options
  const { trying, limitAddress, forget } = options.limits

  const mailing = async <A>(email: string, address: string, work: () => Promise<A>) => {
    await limitAddress("mail", address, 10, HOUR_S)
    return trying(`mail to ${digest(email)}`, 3, HOUR_S, work)
  }

  const session = async (signedIn: SignedIn, call: Call) => {
    call.setCookie(cookies.setRefresh(signedIn.refreshToken))
    const { user, sessionId } = signedIn
    const issued = await tokens.issue({ owner: user.id, sessionId })
    return { ...issued, tokenType: "bearer" as const, user }
  }

  const setCookies = ({ setCookie }: Call, value: string, sessionId: string) => {
    setCookie(cookies.setSession(value))
    setCookie(cookies.setCsrf(csrf.tokenOf(sessionId)))
  }
  const clearCookies = ({ setCookie }: Call) => {
    for (const clear of [cookies.setSession, cookies.setRefresh, cookies.setCsrf]) {
      setCookie(clear(null))
    }
  }

  bind(accounts.signUp, ({ body: { email, password } }, call) =>
    mailing(email, call.address, () => run(signUp(email, password, languageOf(call)))),
  )
  bind(accounts.resendConfirmation, ({ body: { email } }, call) =>
    mailing(email, call.address, () => alike(run(resendConfirmation(email, languageOf(call))))),
  )
  bind(accounts.exchange, async ({ body }, call) => {
    const secrets = cookies.flows(call.request)
    const signedIn = await run(exchangeCode(body.code, body.codeVerifier ?? null, secrets))
    return session(signedIn, call)
  })
  bind(accounts.signIn, async ({ body: { email, password } }, call) => {
    await limitAddress("sign-in", call.address, 50, QUARTER_S)
    const signingIn = () => run(signIn(email, password))
    return session(await trying(signInTo(email), 5, QUARTER_S, signingIn), call)
  })
  bind(sessions.refresh, async (_, call) => {
    return session(await run(refreshSession(cookies.refresh(call.request))), call)
  })
  bind(sessions.session, async ({ caller }, call) => {
    const user = caller && (await run(currentUser(caller.owner)).catch(() => null))
    const cookie = cookies.session(call.request)
    // Every page asks this.
    if (user && cookie && (await run(prolongSession(caller.sessionId)))) {
      setCookies(call, cookie, caller.sessionId)
    }
    return { user }
  })
  bind(sessions.signOut, async ({ caller, body }, call) => {
    await run(signOut(caller, { everywhere: body.everywhere ?? false }))
    clearCookies(call)
    return DONE
  })
  bind(sessions.setCookie, async ({ body }, call) => {
    const caller = await identify.byToken(body.token)
    if (!caller) {
      throw refusalOf("not_signed_in", { error: CATALOGUE.not_signed_in.token })
    }
    // Several tabs may ask at once: the cookie that they have stays the one that counts.
    const theirs = await identify.byCookie(call.request)
    const kept = theirs?.sessionId === caller.sessionId ? cookies.session(call.request) : null
    setCookies(call, kept ?? (await run(giveCookie(caller.sessionId))), caller.sessionId)
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
  bind(accounts.resetPassword, ({ body: { email } }, call) =>
    mailing(email, call.address, () => alike(run(requestPasswordReset(email, languageOf(call))))),
  )
  bind(accounts.updatePassword, async ({ body, caller }, call) => {
    // Hashing makes it as expensive as a sign-in, whether the link is valid or not.
    await limitAddress("password", call.address, 50, QUARTER_S)
    const updated = await run(updatePassword(body, caller, languageOf(call)))
    // Wrong guesses at the old password must not keep its owner out.
    await forget(signInTo(updated.email))
    return updated
  })
  bind(accounts.deleteAccount, async ({ caller }, call) => {
    const { pending } = await run(deleteAccount(caller.owner))
    clearCookies(call)
    return { ...DONE, pending }
  })
  bind(accounts.ticket, ({ caller }) => run(issueTicket(caller)))
}
