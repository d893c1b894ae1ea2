import { Context, Effect } from "effect"
import { revokeMeta } from "../../core/whatsapp/leave-meta.ts"
import { Business, Connections } from "../../core/whatsapp/ports.ts"
import type { Revocation } from "../provider-access.ts"

/** What an owner allowed at Meta ends with the account, and its tokens are forgotten. */
export const metaRevocation = (business: Business, connections: Connections): Revocation => ({
  why: "meta",
  revoke: (owner) =>
    Effect.runPromiseWith(
      Context.mergeAll(Context.make(Business, business), Context.make(Connections, connections)),
    )(revokeMeta(owner)),
})
