import type { Session } from "../../../core/accounts/session.ts"
import { keptDraft } from "../../lib/pending/draft.ts"
import { tellOwner } from "../../lib/server/other-tabs.ts"
import { begin } from "../../lib/server/session.ts"
import { belongTo } from "../../lib/storage.ts"

/** Begins a session in this tab. */
export const enter = async (session: Session) => {
  belongTo(session.user.id)
  keptDraft.keepFor(session.user.id)
  // Told even where no cookie is given. Not before that: the other tabs load their page again, which asks for it.
  await begin(session).finally(() => tellOwner(session.user.id))
}
