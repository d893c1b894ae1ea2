import { Context, Effect } from "effect"
import { revokeMeta } from "../../core/whatsapp/leave-meta.ts"
import { Business, Connections } from "../../core/whatsapp/ports.ts"
import type { Revocation } from "../provider-access.ts"

/** Gives back what an owner allowed at Meta, when their account is erased. */
export const metaRevocation = (business: Business, connections: Connections): Revocation => ({
  why: "meta",
  revoke: (owner) =>
    Effect.runPromiseWith(
      Context.mergeAll(Context.make(Business, business), Context.make(Connections, connections)),
    )(revokeMeta(owner)),
})
