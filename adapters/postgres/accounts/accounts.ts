import * as Effect from "effect/Effect"
import type { Accounts } from "../../../core/accounts/ports.ts"
import { CONFIRMATION_SECONDS, RESET_SECONDS } from "../../../core/accounts/session.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { Query, Store } from "../store/transaction.ts"
import { type AccountRow, accountOf, COLUMNS } from "./account-row.ts"
import { eraseAccount } from "./erase-account.ts"
import { joinGoogle } from "./join-google.ts"
import { keepLetter } from "./kept-letters.ts"
import { issueToken, redeemToken, voidTokens } from "./one-time-tokens.ts"
import { endSessions } from "./sessions.ts"

/** Accounts: rows of `users` whose deletion nobody asked for. */
export const postgresAccounts = (store: Store): Accounts => {
  const transact = <A>(work: (query: Query) => Promise<A>) =>
    Effect.promise(() => store.transaction({}, ({ query }) => work(query)))
  const one = async (where: string, values: readonly unknown[]) => {
    const [row] = await store.call<AccountRow>(
      `select ${COLUMNS} from users where deletedat is null and ${where}`,
      values,
    )
    return row ? accountOf(row) : null
  }
  return {
    byId: (owner) => Effect.promise(() => one("id = $1", [owner])),
    byEmail: (email) => Effect.promise(() => one("email = $1", [email])),
    register: (email, passwordHash) =>
      transact(async (query) => {
        const [row] = await query<AccountRow>(
          `insert into users as u (email, passwordhash) values ($1, $2)
           on conflict (email) do update set passwordhash = excluded.passwordhash, createdat = now()
             where u.emailconfirmedat is null and u.deletedat is null
           returning ${COLUMNS}`,
          [email, passwordHash],
        )
        if (!row) return null
        const code = await issueAnew(query, "confirm", row.id, CONFIRMATION_SECONDS)
        return { account: accountOf(row), code }
      }),
    renewConfirmation: (email) =>
      transact(async (query) => {
        const [row] = await query<{ id: OwnerId }>(
          "select id from users where email = $1 and emailconfirmedat is null and deletedat is null",
          [email],
        )
        return row ? issueAnew(query, "confirm", row.id, CONFIRMATION_SECONDS) : null
      }),
    confirm: (code) =>
      transact(async (query) => {
        const redeemed = await redeemToken(query, "confirm", code)
        if (!redeemed) return null
        const [row] = await query<AccountRow>(
          `update users set emailconfirmedat = coalesce(emailconfirmedat, now())
           where id = $1 and deletedat is null returning ${COLUMNS}`,
          [redeemed.owner],
        )
        return row ? accountOf(row) : null
      }),
    issueReset: (owner) => transact((query) => issueAnew(query, "reset", owner, RESET_SECONDS)),
    resetPassword: (token, passwordHash, language) =>
      transact(async (query) => {
        const redeemed = await redeemToken(query, "reset", token)
        if (!redeemed) return null
        const [row] = await query<AccountRow>(
          `update users set passwordhash = $2, emailconfirmedat = coalesce(emailconfirmedat, now())
           where id = $1 and deletedat is null returning ${COLUMNS}`,
          [redeemed.owner, passwordHash],
        )
        await endSessions(query, redeemed.owner)
        await voidTokens(query, redeemed.owner)
        if (!row) return null
        await keepLetter(query, row.id, "password_changed", language)
        return accountOf(row)
      }),
    setPassword: (caller, passwordHash, language) =>
      transact(async (query) => {
        // Locks the account, so that a password reset by mail that runs meanwhile ends this session, too.
        await query("select 1 from users where id = $1 for no key update", [caller.owner])
        const living = await query(
          "select 1 from sessions where id = $2 and userid = $1 and endedat is null",
          [caller.owner, caller.sessionId],
        )
        if (living.length === 0) return false
        await query("update users set passwordhash = $2 where id = $1", [
          caller.owner,
          passwordHash,
        ])
        await endSessions(query, caller.owner, caller.sessionId)
        await voidTokens(query, caller.owner, "reset")
        await keepLetter(query, caller.owner, "password_changed", language)
        return true
      }),
    joinGoogle: (...joining) =>
      Effect.promise(() => store.transaction({}, (tx) => joinGoogle(tx, ...joining))),
    markDeleted: (owner) =>
      transact(async (query) => {
        await query(
          `update users set deletedat = coalesce(deletedat, now()), email = 'deleted:' || id, name = null,
             passwordhash = null, googlesub = null where id = $1`,
          [owner],
        )
        await endSessions(query, owner)
        await voidTokens(query, owner)
      }),
    erase: (owner) => Effect.promise(() => eraseAccount(store, owner)),
    toErase: () =>
      Effect.promise(async () => {
        const rows = await store.call<{ id: OwnerId }>(
          "select id from users where deletedat is not null order by random() limit 100",
        )
        return rows.map(({ id }) => id)
      }),
  }
}

/** Issues a token; earlier ones of the same purpose stop working. */
const issueAnew = async (
  query: Query,
  purpose: "confirm" | "reset",
  owner: OwnerId,
  seconds: number,
) => {
  await voidTokens(query, owner, purpose)
  return issueToken(query, purpose, owner, {}, seconds)
}
