import type { Session } from "../../../core/accounts/account.ts"
import { begin } from "../../lib/server/session.ts"
import { tab } from "../../lib/storage.ts"

/**
 * Begins a session. What is kept in this tab belongs to whoever used it before: another owner who signs in is shown none of it.
 */
export const enter = async (session: Session) => {
  const { id } = session.user
  if ((tab.read("owner") ?? id) !== id) sessionStorage.clear()
  tab.write("owner", id)
  await begin(session)
}
