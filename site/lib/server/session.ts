import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { Refused, send } from "./send.ts"

// In memory only: a reload starts from the cookies again.
let accessToken: string | null = null

export const token = () => accessToken
export const forgetToken = () => {
  accessToken = null
}

/** True while signing out or deleting the account: a refusal then does not mean that the session ran out. */
let ending = false
export const isEnding = () => ending
export const setEnding = (is: boolean) => {
  ending = is
}

/** Keeps a new session, and asks the server for the cookie that pages need. */
export const begin = async (session: { accessToken: string }) => {
  accessToken = session.accessToken
  await send(sessions.setCookie, { body: { token: session.accessToken } }, session.accessToken)
  document.documentElement.dataset.session = "in"
}

let renewing: Promise<boolean> | null = null

/**
 * Renews the session with the refresh cookie; false: it has ended. Calls at the same time share one renewal. Rejects while the
 * server cannot say, so that an outage signs nobody out.
 */
export const renew = () => {
  renewing ??= send(sessions.refresh, {}, null)
    .then(begin)
    .then(
      () => true,
      (refusal) => {
        if (!(refusal instanceof Refused && refusal.status === 401)) throw refusal
        accessToken = null
        return false
      },
    )
    .finally(() => {
      renewing = null
    })
  return renewing
}
