import * as Effect from "effect/Effect"
import type { Sessions } from "../../../core/accounts/ports.ts"
import { type Caller, SESSION_DAYS } from "../../../core/accounts/session.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { hashOf, newToken } from "../../secrets/opaque-token.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Query, Store } from "../store/transaction.ts"
import { giveRefreshToken, rotate } from "./refresh-tokens.ts"

const LIVING = "endedat is null and expiresat > now()"

/** Sign-ins. Of cookies and tokens only hashes are stored (reliability.md 4.10). */
export const postgresSessions = (store: Store, vault: Vault): Sessions => {
  const find = async (where: string, value: string): Promise<Caller | null> => {
    const [row] = await store.call<{ id: string; userid: OwnerId }>(
      {
        name: `session_${where}`,
        text: `select id, userid from sessions where ${where} = $1 and ${LIVING}`,
      },
      [value],
    )
    return row ? { owner: row.userid, sessionId: row.id } : null
  }
  return {
    begin: ({ id: owner, passwordHash }) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          const [session] = await query<{ id: string }>(
            // The lock on the account makes a change of password that runs meanwhile end this session, too.
            `insert into sessions (userid, expiresat)
             select id, now() + ${SESSION_DAYS} * interval '1 day' from users
             where id = $1 and deletedat is null and passwordhash is not distinct from $2 for share
             returning id`,
            [owner, passwordHash],
          )
          if (!session) return null
          return { sessionId: session.id, refreshToken: await giveRefreshToken(query, session.id) }
        }),
      ),
    rotate: (refreshToken) =>
      Effect.promise(() =>
        store.transaction({}, ({ query }) => rotate(query, vault, refreshToken)),
      ),
    find: (sessionId) => Effect.promise(() => find("id", sessionId)),
    byCookie: (cookie) => Effect.promise(() => find("cookiehash", hashOf(cookie))),
    prolong: (sessionId) =>
      Effect.promise(async () => {
        const [prolonged] = await store.call(
          `update sessions set expiresat = now() + ${SESSION_DAYS} * interval '1 day'
           where id = $1 and ${LIVING} and expiresat < now() + ${SESSION_DAYS - 1} * interval '1 day'
           returning id`,
          [sessionId],
        )
        return prolonged !== undefined
      }),
    giveCookie: (sessionId) =>
      Effect.promise(async () => {
        const cookie = newToken()
        await store.call("update sessions set cookiehash = $2 where id = $1 and endedat is null", [
          sessionId,
          hashOf(cookie),
        ])
        return cookie
      }),
    end: (sessionId) =>
      Effect.promise(async () => {
        await store.call("update sessions set endedat = now(), cookiehash = null where id = $1", [
          sessionId,
        ])
      }),
    endAll: (owner) =>
      Effect.promise(async () => {
        await endSessions(store.call, owner)
      }),
  }
}

/** All of an owner's sessions, or all but one. */
export const endSessions = (query: Query, owner: OwnerId, but: string | null = null) =>
  query(
    `update sessions set endedat = now(), cookiehash = null
     where userid = $1 and endedat is null and id is distinct from $2`,
    [owner, but],
  )
