import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { Refused, send } from "./send.ts"

// In memory only: a reload starts from the cookies again.
let accessToken: string | null = null

export const token = () => accessToken

/** While signing out or deleting the account: a refusal now does not mean that the session ran out. */
let ending = false
export const isEnding = () => ending
export const setEnding = (is: boolean) => {
  ending = is
}

/** Takes a session the server has just given and asks it for the cookie that pages need. */
export const begin = async (session: { accessToken: string }) => {
  accessToken = session.accessToken
  await send(sessions.setCookie, { body: { token: session.accessToken } }, session.accessToken)
  document.documentElement.dataset.session = "in"
}

let renewing: Promise<boolean> | null = null

/**
 * Trades the refresh cookie for a new session, and says whether there is one; calls at the same time share one trade. A server
 * that cannot say rejects it: whoever calls during an outage is not signed out.
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

/** Leaves for the start page, and nothing of the owner behind in this tab. */
export const leave = () => {
  accessToken = null
  sessionStorage.clear()
  location.assign("/")
}

/** Ends the session on the server, then leaves. Either of both calls ends it; while neither was heard nobody has left. */
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
