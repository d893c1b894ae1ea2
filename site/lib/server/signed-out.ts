import { isEnding } from "./session.ts"

/**
 * The dashboard answers a session that is over by leaving for the login page, and remembers where one was. That page itself
 * turns to its reader's language, which is not always the one of the screen: the internal tools are Spanish to all.
 */
export const leaveForLogin = () => {
  if (isEnding()) return
  const here = encodeURIComponent(location.pathname + location.search)
  location.replace(`/login?next=${here}`)
}
