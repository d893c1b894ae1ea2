import type { Session } from "../../../core/accounts/session.ts"
import { tellOwner } from "../../lib/server/other-tabs.ts"
import { begin } from "../../lib/server/session.ts"
import { belongTo } from "../../lib/storage.ts"

/** Begins a session in this tab. */
export const enter = async (session: Session) => {
  belongTo(session.user.id)
  await begin(session)
  tellOwner(session.user.id)
}
