import { Context, Effect } from "effect"
import { cutMeta } from "../../core/whatsapp/leave-meta.ts"
import { Business, Connections } from "../../core/whatsapp/ports.ts"
import type { Tie } from "../outside-ties.ts"

/** What an owner allowed at Meta ends with the account, and its tokens are forgotten. */
export const metaTie = (business: Business, connections: Connections): Tie => ({
  why: "meta",
  cut: (owner) =>
    Effect.runPromiseWith(
      Context.mergeAll(Context.make(Business, business), Context.make(Connections, connections)),
    )(cutMeta(owner)),
})
