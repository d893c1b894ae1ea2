import { sessions } from "../../../adapters/http/contract/sessions.ts"
import { kept, tab } from "../storage.ts"
import { tellOwner } from "./other-tabs.ts"
import { send } from "./send.ts"
import { forgetToken, setEnding, token } from "./session.ts"

/** What was begun before signing in is given up: a chatbot, a purchase, and since when they wait. */
const forgetBegun = () => {
  for (const begun of ["pendingChatbot", "pendingPurchase"])
    for (const key of [begun, `${begun}Begun`]) kept.remove(key)
}

/** Goes to the start page; nothing of the owner stays in this tab, and nothing begun waits for whoever comes next. */
export const leave = () => {
  forgetToken()
  tab.clear()
  forgetBegun()
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
