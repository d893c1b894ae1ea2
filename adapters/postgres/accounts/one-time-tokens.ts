import * as Effect from "effect/Effect"
import type { Binding, FlowPurpose, OneTimeTokens } from "../../../core/accounts/ports.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { hashOf, newToken } from "../../secrets/opaque-token.ts"
import type { Query, Store } from "../store/transaction.ts"

type Purpose = FlowPurpose | "confirm" | "reset"

/** Makes a token that works once and ends after so many seconds. Only its hash is stored. */
export const issueToken = async (
  query: Query,
  purpose: Purpose,
  owner: OwnerId,
  binding: Binding,
  seconds: number,
) => {
  const token = newToken()
  await query(
    `insert into one_time_tokens (hash, purpose, userid, binding, expiresat)
     values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
    [hashOf(token), purpose, owner, binding, seconds],
  )
  return token
}

/** Uses up a token. Of several who try at the same time one succeeds: the UPDATE finds the token unused only once. */
export const redeemToken = async (query: Query, purpose: Purpose, token: string) => {
  const [row] = await query<{ owner: OwnerId; binding: Binding }>(
    `update one_time_tokens set usedat = now()
     where hash = $1 and purpose = $2 and usedat is null and expiresat > now()
     returning userid as owner, binding`,
    [hashOf(token), purpose],
  )
  return row ?? null
}

/** Tokens that work once, each call in a transaction of its own. */
export const postgresOneTimeTokens = (store: Store): OneTimeTokens => ({
  issue: (...wish) => Effect.promise(() => issueToken(store.call, ...wish)),
  redeem: (...tried) => Effect.promise(() => redeemToken(store.call, ...tried)),
})

/** Voids an owner's tokens of one purpose, or all of them. */
export const voidTokens = (
  query: Query,
  owner: OwnerId,
  purpose: "confirm" | "reset" | null = null,
) =>
  query("delete from one_time_tokens where userid = $1 and ($2::text is null or purpose = $2)", [
    owner,
    purpose,
  ])
