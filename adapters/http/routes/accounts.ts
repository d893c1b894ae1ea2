import { deleteAccount } from "../../../core/accounts/delete-account.ts"
import { exchangeCode } from "../../../core/accounts/exchange-code.ts"
import { issueTicket } from "../../../core/accounts/issue-ticket.ts"
import { requestPasswordReset } from "../../../core/accounts/request-password-reset.ts"
import { resendConfirmation } from "../../../core/accounts/resend-confirmation.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signUp } from "../../../core/accounts/sign-up.ts"
import { updatePassword } from "../../../core/accounts/update-password.ts"
import { nodeDigest } from "../../secrets/digest.ts"
import type { RouteParts } from "../bind.ts"
import { accounts } from "../contract/accounts.ts"
import { DONE } from "../contract/route.ts"
import { languageOf } from "../letter-language.ts"
import type { Limits } from "../limits/limits.ts"
import { HOUR_S, QUARTER_S, type Rate } from "../limits/rate.ts"
import type { BrowserSession } from "../session/browser-session.ts"
import type { Cookies } from "../session/cookies.ts"

type Options = RouteParts & {
  readonly cookies: Cookies
  readonly limits: Limits
  readonly session: BrowserSession
}

/** Stands for an e-mail address in a counter's name, so that the address itself is not stored. */
const digest = (text: string) => nodeDigest.base64url(text).slice(0, 22)

/** Milliseconds: longer than the work for an address that has an account, whose letter goes out in the background. */
const ALIKE_MS = 100

/** Takes the same time whether there is an account or not, so that the time does not tell. */
const alike = async <A>(work: Promise<A>): Promise<A> => {
  const [answer] = await Promise.all([work, Bun.sleep(ALIKE_MS)])
  return answer
}

/** Calls that send a mail. */
const MAILS: Rate = { by: "address", name: "mail", most: 10, seconds: HOUR_S }
const SIGN_INS: Rate = { by: "address", name: "sign-in", most: 50, seconds: QUARTER_S }
/** Limited like a sign-in: a password is hashed whether the link is valid or not. */
const PASSWORDS: Rate = { by: "address", name: "password", most: 50, seconds: QUARTER_S }

const signInTo = (email: string) => `sign-in to ${digest(email)}`

/** Signing up and in, passwords, and the end of an account (contract.md 2.2). */
export const accountRoutes = ({ bind, run, cookies, limits, session }: Options) => {
  const { trying, forget } = limits

  const mailing = <A>(email: string, work: () => Promise<A>) =>
    trying({ key: `mail to ${digest(email)}`, most: 3, seconds: HOUR_S }, work)

  bind(
    accounts.signUp,
    ({ body: { email, password } }, call) =>
      mailing(email, () => run(signUp(email, password, languageOf(call)))),
    MAILS,
  )
  bind(
    accounts.resendConfirmation,
    ({ body: { email } }, call) =>
      mailing(email, () => alike(run(resendConfirmation(email, languageOf(call))))),
    MAILS,
  )
  bind(accounts.exchange, async ({ body }, call) => {
    const secrets = cookies.flows(call.request)
    const signedIn = await run(exchangeCode(body.code, body.codeVerifier ?? null, secrets))
    return session.issue(signedIn, call)
  })
  bind(
    accounts.signIn,
    async ({ body: { email, password } }, call) => {
      const tries = { key: signInTo(email), most: 5, seconds: QUARTER_S, guesses: true } as const
      return session.issue(await trying(tries, () => run(signIn(email, password))), call)
    },
    SIGN_INS,
  )
  bind(
    accounts.resetPassword,
    ({ body: { email } }, call) =>
      mailing(email, () => alike(run(requestPasswordReset(email, languageOf(call))))),
    MAILS,
  )
  bind(
    accounts.updatePassword,
    async ({ body, caller }, call) => {
      const updated = await run(updatePassword(body, caller, languageOf(call)))
      // Wrong guesses at the old password must not keep its owner out.
      await forget(signInTo(updated.email))
      return updated
    },
    PASSWORDS,
  )
  bind(accounts.deleteAccount, async ({ caller }, call) => {
    const { pending } = await run(deleteAccount(caller.owner))
    session.clearCookies(call)
    return { ...DONE, pending }
  })
  bind(accounts.ticket, ({ caller }) => run(issueTicket(caller)))
}
