import { pageLanguage } from "../language/language.tsx"
import { at } from "../routes.ts"
import { isEnding } from "./session.ts"

/** The dashboard answers a session that is over by leaving for the login page, and remembers where one was. */
export const leaveForLogin = () => {
  if (isEnding()) return
  const here = encodeURIComponent(location.pathname + location.search)
  location.replace(`${at(pageLanguage(), "/login")}?next=${here}`)
}
