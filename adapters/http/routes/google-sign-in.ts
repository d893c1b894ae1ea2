import {
  finishGoogleSignIn,
  startGoogleSignIn,
} from "../../../core/accounts/sign-in-with-google.ts"
import type { Bind } from "../bind.ts"
import { accounts } from "../contract/accounts.ts"
import type { Cookies } from "../cookies.ts"
import { languageOf } from "../letter-language.ts"
import { type Limits, QUARTER_S } from "../limits.ts"
import type { Run } from "../run.ts"

type Options = {
  readonly bind: Bind
  readonly run: Run
  readonly cookies: Cookies
  readonly limits: Limits
}

/** To Google and back (contract.md 2.2): whatever goes wrong on the way ends at the login page. */
export const googleRoutes = ({ bind, run, cookies, limits }: Options) => {
  bind(accounts.googleLogin, async ({ query }, call) => {
    try {
      await limits.limitAddress("google", call.address, 50, QUARTER_S)
      const started = await run(startGoogleSignIn(query.codeChallenge ?? null))
      call.setCookie(cookies.setFlow(started.flowId, started.secret))
      return call.redirect(started.address)
    } catch {
      return call.redirect("/login?error=google_start")
    }
  })
  bind(accounts.googleCallback, async ({ query }, call) => {
    try {
      const secrets = cookies.flows(call.request)
      const { code = "", state = "" } = query
      const ours = await run(finishGoogleSignIn(code, state, secrets, languageOf(call)))
      return call.redirect(`/auth/callback?code=${encodeURIComponent(ours)}`)
    } catch {
      return call.redirect("/login?error=google_failed")
    }
  })
}
