import * as Effect from "effect/Effect"
import type { Binding, Flows } from "../../../core/accounts/ports.ts"
import { FLOW_SECONDS } from "../../../core/accounts/session.ts"
import { equalsInConstantTime } from "../../secrets/constant-time.ts"
import { nodeDigest } from "../../secrets/digest.ts"
import { hashOf, newToken } from "../../secrets/opaque-token.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Store } from "../store/transaction.ts"

/**
 * Sign-ins and consents under way at a provider. The state is in the address, the secret in the browser's cookie, and the rest is
 * encrypted here.
 */
export const postgresFlows = (store: Store, vault: Vault): Flows => ({
  open: (purpose, binding) =>
    Effect.promise(async () => {
      const id = crypto.randomUUID()
      const [secret, state, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()]
      const kept = vault.seal(JSON.stringify({ nonce, verifier, binding }), placeOf(id))
      await store.call(
        `insert into oauth_flows (id, purpose, statehash, binding, expiresat)
         values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
        [id, purpose, hashOf(state), { secret: hashOf(secret), kept }, FLOW_SECONDS],
      )
      return { id, secret, state, nonce, challenge: nodeDigest.base64url(verifier) }
    }),
  take: (purpose, state, secrets) =>
    Effect.promise(async () => {
      const [row] = await store.call<{ id: string; binding: { secret: string; kept: string } }>(
        `update oauth_flows set usedat = now()
         where statehash = $1 and purpose = $2 and usedat is null and expiresat > now()
         returning id, binding`,
        [hashOf(state), purpose],
      )
      if (!row) return null
      const secret = secrets.find((each) => equalsInConstantTime(hashOf(each), row.binding.secret))
      if (secret === undefined) return null
      const kept = JSON.parse(vault.open(row.binding.kept, placeOf(row.id))) as {
        nonce: string
        verifier: string
        binding: Binding
      }
      return { secret, ...kept }
    }),
})

const placeOf = (id: string) => ({ table: "oauth_flows", column: "binding", row: id })
