import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { tellOwner } from "../pending/other-tabs.ts"
import { tab } from "../storage.ts"
import { Refused, send } from "./send.ts"

// In memory only: a reload starts from the cookies again.
let accessToken: string | null = null

export const token = () => accessToken

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

/** Goes to the start page; nothing of the owner stays in this tab. */
export const leave = () => {
  accessToken = null
  tab.clear()
  tellOwner(null)
  location.assign("/")
}

/** Ends the session on the server, then leaves. Each of the two calls ends it; if both fail, the owner stays signed in. */
export const end = async () => {
  ending = true
  const ended = await send(sessions.signOut, { body: {} }, accessToken).catch(() => null)
  await send(sessions.clearCookie, {}, null).catch((fault) => {
    if (ended) return
    ending = false
    throw fault
  })
  leave()
}
