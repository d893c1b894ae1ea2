import { type Caller, REFRESH_GRACE_MS, SESSION_DAYS } from "../../core/accounts/session.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import { hashOf, newToken } from "../secrets/opaque-token.ts"
import type { Vault } from "../secrets/vault.ts"
import type { Query } from "./store/transaction.ts"

/** Gives a session another refresh token. Only its hash is stored. */
export const giveRefreshToken = async (query: Query, sessionId: string): Promise<string> => {
  const token = newToken()
  await query("insert into refresh_tokens (hash, sessionid) values ($1, $2)", [
    hashOf(token),
    sessionId,
  ])
  return token
}

type Row = {
  sessionid: string
  userid: OwnerId
  usedat: Date | null
  /** The token that it was replaced by, encrypted. */
  child: string | null
  graced: boolean | null
}

type Rotated = Caller & { readonly refreshToken: string }

/**
 * Replaces a refresh token by the next one and prolongs the session. For a moment the old token still gets the same next one, as
 * an answer may have been lost; after that it ends the session. Null: the token is good for nothing.
 */
export const rotate = async (
  query: Query,
  vault: Vault,
  refreshToken: string,
): Promise<Rotated | null> => {
  const hash = hashOf(refreshToken)
  const [row] = await query<Row>(
    `select r.sessionid, r.usedat, r.child, s.userid,
       r.usedat > now() - $2 * interval '1 millisecond' as graced
     from refresh_tokens r join sessions s on s.id = r.sessionid
     where r.hash = $1 and s.endedat is null and s.expiresat > now() for update of r, s`,
    [hash, REFRESH_GRACE_MS],
  )
  if (!row) return null
  const { sessionid: sessionId, userid: owner } = row
  const place = { table: "refresh_tokens", column: "child", row: hash }
  if (row.usedat !== null) {
    if (row.graced && row.child !== null) {
      const child = vault.open(row.child, place)
      // Another tab may have used the child meanwhile. A browser that keeps it would be taken for a thief's at the next renewal.
      return (await isUsed(query, child))
        ? rotate(query, vault, child)
        : { owner, sessionId, refreshToken: child }
    }
    // Two people hold the old token. One of them is a thief, and nobody knows which.
    await query("update sessions set endedat = now(), cookiehash = null where id = $1", [sessionId])
    return null
  }
  const next = await giveRefreshToken(query, sessionId)
  await query("update refresh_tokens set usedat = now(), child = $2 where hash = $1", [
    hash,
    vault.seal(next, place),
  ])
  await query(
    `update sessions set expiresat = now() + ${SESSION_DAYS} * interval '1 day' where id = $1`,
    [sessionId],
  )
  return { owner, sessionId, refreshToken: next }
}

const isUsed = async (query: Query, token: string) => {
  const [used] = await query(
    "select 1 from refresh_tokens where hash = $1 and usedat is not null",
    [hashOf(token)],
  )
  return used !== undefined
}
