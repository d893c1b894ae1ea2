import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { forgetOwner, tab } from "../storage.ts"
import { tellOwner } from "./other-tabs.ts"
import { send } from "./send.ts"
import { forgetToken, setEnding, token } from "./session.ts"

/** Goes to the start page; for whoever comes next neither what was begun waits here nor what was tried is kept. */
export const leave = () => {
  forgetToken()
  tab.clear()
  forgetOwner()
  tellOwner(null)
  location.assign("/")
}

/** Ends the session on the server, then leaves. Each of the two calls ends it; if both fail, the owner stays signed in. */
export const end = async () => {
  setEnding(true)
  const ended = await send(sessions.signOut, { body: {} }, token()).catch(() => null)
  await send(sessions.clearCookie, {}, null).catch((fault) => {
    if (ended) return
    setEnding(false)
    throw fault
  })
  leave()
}
