import {
  finishGoogleSignIn,
  startGoogleSignIn,
} from "../../../core/accounts/sign-in-with-google.ts"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import type { Call, RouteParts } from "../bind.ts"
import { accounts } from "../contract/accounts.ts"
import { languageOf } from "../letter-language.ts"
import type { Limits } from "../limits/limits.ts"
import { QUARTER_S } from "../limits/rate.ts"
import { asRefusal, Refusal } from "../refuse.ts"
import type { Cookies } from "../session/cookies.ts"

type Options = RouteParts & {
  readonly cookies: Cookies
  readonly limits: Limits
  readonly telemetry: Telemetry
}

/** To Google and back (contract.md 2.2): whatever goes wrong on the way ends at the login page. */
export const googleRoutes = ({ bind, run, cookies, limits, telemetry }: Options) => {
  /** The login page does not say what went wrong, so a defect is logged. */
  const failed = (error: unknown, { request, requestId: id, url, redirect }: Call, why: string) => {
    if (!(asRefusal(error) instanceof Refusal)) {
      telemetry.fault("request_failed", error, { id, method: request.method, path: url.pathname })
    }
    return redirect(`/login?error=${why}`)
  }
  bind(accounts.googleLogin, async ({ query }, call) => {
    try {
      await limits.limitAddress("google", call.address, 50, QUARTER_S)
      const started = await run(startGoogleSignIn(query.codeChallenge ?? null))
      call.setCookie(cookies.setFlow(started.flowId, started.secret))
      return call.redirect(started.address)
    } catch (error) {
      return failed(error, call, "google_start")
    }
  })
  bind(accounts.googleCallback, async ({ query }, call) => {
    try {
      const secrets = cookies.flows(call.request)
      const { code = "", state = "" } = query
      const ours = await run(finishGoogleSignIn(code, state, secrets, languageOf(call)))
      return call.redirect(`/auth/callback?code=${encodeURIComponent(ours)}`)
    } catch (error) {
      return failed(error, call, "google_failed")
    }
  })
}
