import type { Session } from "../../../core/accounts/session.ts"
import { begin } from "../../lib/server/session.ts"
import { belongTo } from "../../lib/storage.ts"

/** Begins a session in this tab. */
export const enter = async (session: Session) => {
  belongTo(session.user.id)
  await begin(session)
}
