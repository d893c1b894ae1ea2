import type { CallOf, ReplyOf, Route } from "../../../adapters/http/contract/route.ts"
import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { Refused, send } from "./send.ts"
import { renew, token } from "./session.ts"

const CSRF_FAULT = "Security error: Could not obtain CSRF token."

/** Calls a route of the contract. A session that ran out is renewed once; a refusal is thrown as its sentence. */
export const api = async <R extends Route>(route: R, call: CallOf<R>): Promise<ReplyOf<R>> => {
  try {
    return await send(route, call, token())
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal
    if (refusal.code === "csrf") await freshCsrf()
    else if (refusal.code !== "not_signed_in" || !(await renew())) throw refusal
    return send(route, call, token())
  }
}

/** Asks for the token against forged requests; `send` finds it in its cookie. */
const freshCsrf = () =>
  send(sessions.csrfToken, {}, token()).catch(() => {
    throw new Refused(CSRF_FAULT, "csrf", 403, null)
  })
