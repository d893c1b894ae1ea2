import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { revokeMeta } from "../../core/whatsapp/leave-meta.ts"
import { Business, Connections } from "../../core/whatsapp/ports.ts"
import type { Revocation } from "../providers/access.ts"
import { SealedElsewhere, type Vault } from "../secrets/vault.ts"

/** Gives back what an owner allowed at Meta, when their account is erased. */
export const metaRevocation = (
  business: Business,
  connections: Connections,
  sealedElsewhere: Vault["sealedElsewhere"],
): Revocation => ({
  why: "meta",
  revoke: async (owner) => {
    for (const chatbot of await Effect.runPromise(connections.ofOwner(owner))) {
      const line = await Effect.runPromise(connections.keys(owner, chatbot))
      if (line && (await sealedElsewhere(line.sealed))) throw new SealedElsewhere()
    }
    await Effect.runPromiseWith(
      Context.mergeAll(Context.make(Business, business), Context.make(Connections, connections)),
    )(revokeMeta(owner))
  },
})
