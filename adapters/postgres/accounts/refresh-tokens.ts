import { REFRESH_GRACE_MS, SESSION_DAYS } from "../../../core/accounts/session.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { hashOf, newToken } from "../../secrets/opaque-token.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Query } from "../store/transaction.ts"

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
  graced: boolean | null
}

/**
 * Replaces a refresh token by the next one and prolongs the session. For a moment the old token gets the session's unused
 * one, as an answer may have been lost; after that it ends the session. Null: the token is good for nothing.
 */
export const rotate = async (query: Query, vault: Vault, refreshToken: string) => {
  const hash = hashOf(refreshToken)
  const [row] = await query<Row>(
    `select r.sessionid, r.usedat, s.userid,
       r.usedat > now() - $2 * interval '1 millisecond' as graced
     from refresh_tokens r join sessions s on s.id = r.sessionid
     where r.hash = $1 and s.endedat is null and s.expiresat > now() for update of r, s`,
    [hash, REFRESH_GRACE_MS],
  )
  if (!row) return null
  const { sessionid: sessionId, userid: owner } = row
  if (row.usedat !== null) {
    const unused = row.graced && (await unusedOf(query, vault, sessionId))
    if (unused) return { owner, sessionId, refreshToken: unused }
    // Two people hold the old token. One of them is a thief, and nobody knows which.
    await query("update sessions set endedat = now(), cookiehash = null where id = $1", [sessionId])
    return null
  }
  const next = await giveRefreshToken(query, sessionId)
  await query("update refresh_tokens set usedat = now(), child = $2 where hash = $1", [
    hash,
    vault.seal(next, placeOf(hash)),
  ])
  await query(
    `update sessions set expiresat = now() + ${SESSION_DAYS} * interval '1 day' where id = $1`,
    [sessionId],
  )
  return { owner, sessionId, refreshToken: next }
}

const placeOf = (hash: string) => ({ table: "refresh_tokens", column: "child", row: hash })

/**
 * The token of a session that nobody has used, which stands sealed beside the one used last. Other tabs may have used several
 * meanwhile: a browser that kept one of those would be taken for a thief's at its next renewal. No row is locked here: who holds
 * one waits for the session.
 */
const unusedOf = async (query: Query, vault: Vault, sessionId: string) => {
  const [last] = await query<{ hash: string; child: string | null }>(
    `select hash, child from refresh_tokens
     where sessionid = $1 and usedat is not null order by usedat desc limit 1`,
    [sessionId],
  )
  return last?.child ? vault.open(last.child, placeOf(last.hash)) : null
}
