import { isEnding } from "./session.ts"

/**
 * Goes to the login page because the session has ended, and back to this screen afterwards. The login page finds the reader's
 * language itself, because the internal tools are in Spanish for everybody.
 */
export const leaveForLogin = () => {
  if (isEnding()) return
  const here = encodeURIComponent(location.pathname + location.search)
  location.replace(`/login?next=${here}&error=session_ended`)
}
