import { Effect } from "effect"
import type { Account, Accounts, Joined } from "../../core/accounts/ports.ts"
import { CONFIRMATION_SECONDS, RESET_SECONDS } from "../../core/accounts/session.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import { eraseAccount } from "./erase-account.ts"
import { issueToken, redeemToken } from "./one-time-tokens.ts"
import { endSessions } from "./sessions.ts"
import type { Query, Store } from "./store/transaction.ts"

type Row = {
  id: OwnerId
  email: string
  name: string | null
  passwordhash: string | null
  emailconfirmedat: Date | null
  createdat: Date
}

const COLUMNS = "id, email, name, passwordhash, emailconfirmedat, createdat"

const accountOf = (row: Row): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  passwordHash: row.passwordhash,
  confirmed: row.emailconfirmedat !== null,
  createdAt: row.createdat.toISOString(),
})

/** Accounts: rows of `users` whose deletion nobody asked for. */
export const postgresAccounts = (store: Store): Accounts => {
  const one = async (where: string, values: readonly unknown[]) => {
    const [row] = await store.call<Row>(
      `select ${COLUMNS} from users where deletedat is null and ${where}`,
      values,
    )
    return row ? accountOf(row) : null
  }
  return {
    byId: (owner) => Effect.promise(() => one("id = $1", [owner])),
    byEmail: (email) => Effect.promise(() => one("email = $1", [email])),
    register: (email, passwordHash) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          const [row] = await query<Row>(
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
      ),
    renewConfirmation: (email) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          const [row] = await query<{ id: OwnerId }>(
            "select id from users where email = $1 and emailconfirmedat is null and deletedat is null",
            [email],
          )
          return row ? issueAnew(query, "confirm", row.id, CONFIRMATION_SECONDS) : null
        }),
      ),
    confirm: (code) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          const redeemed = await redeemToken(query, "confirm", code)
          if (!redeemed) return null
          const [row] = await query<Row>(
            `update users set emailconfirmedat = coalesce(emailconfirmedat, now())
             where id = $1 and deletedat is null returning ${COLUMNS}`,
            [redeemed.owner],
          )
          return row ? accountOf(row) : null
        }),
      ),
    issueReset: (owner) =>
      Effect.promise(() =>
        store.transaction({}, ({ query }) => issueAnew(query, "reset", owner, RESET_SECONDS)),
      ),
    resetPassword: (token, passwordHash) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          const redeemed = await redeemToken(query, "reset", token)
          if (!redeemed) return null
          const [row] = await query<Row>(
            `update users set passwordhash = $2, emailconfirmedat = coalesce(emailconfirmedat, now())
             where id = $1 and deletedat is null returning ${COLUMNS}`,
            [redeemed.owner, passwordHash],
          )
          await endSessions(query, redeemed.owner)
          return row ? accountOf(row) : null
        }),
      ),
    setPassword: (caller, passwordHash) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
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
          return true
        }),
      ),
    joinGoogle: (identity) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }): Promise<Joined | null> => {
          const [known] = await query<Row>(
            `select ${COLUMNS} from users where googlesub = $1 and deletedat is null`,
            [identity.sub],
          )
          if (known) return { account: accountOf(known), how: "known" }
          const [created] = await query<Row>(
            `insert into users (email, name, googlesub, emailconfirmedat) values ($1, $2, $3, now())
             on conflict do nothing returning ${COLUMNS}`,
            [identity.email, identity.name, identity.sub],
          )
          if (created) return { account: accountOf(created), how: "created" }
          const [local] = await query<Row & { googlesub: string | null }>(
            `select ${COLUMNS}, googlesub from users where email = $1 and deletedat is null for update`,
            [identity.email],
          )
          // Linked a moment ago, in another tab.
          if (local?.googlesub === identity.sub) return { account: accountOf(local), how: "known" }
          if (!local || local.googlesub !== null) return null
          const confirmed = local.emailconfirmedat !== null
          // If nobody has confirmed it, whoever registered it may not own the address: its password and sessions end.
          const [row] = await query<Row>(
            `update users set googlesub = $2, name = coalesce(name, $3),
               emailconfirmedat = coalesce(emailconfirmedat, now()),
               passwordhash = case when emailconfirmedat is null then null else passwordhash end
             where id = $1 returning ${COLUMNS}`,
            [local.id, identity.sub, identity.name],
          )
          if (!confirmed) {
            await endSessions(query, local.id)
            await voidTokens(query, local.id)
          }
          return row ? { account: accountOf(row), how: confirmed ? "linked" : "taken_over" } : null
        }),
      ),
    markDeleted: (owner) =>
      Effect.promise(() =>
        store.transaction({}, async ({ query }) => {
          await query(
            `update users set deletedat = coalesce(deletedat, now()), email = 'deleted:' || id, name = null,
               passwordhash = null, googlesub = null where id = $1`,
            [owner],
          )
          await endSessions(query, owner)
          await voidTokens(query, owner)
        }),
      ),
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

/** Voids an owner's tokens of one purpose, or all of them. */
const voidTokens = (query: Query, owner: OwnerId, purpose: "confirm" | "reset" | null = null) =>
  query("delete from one_time_tokens where userid = $1 and ($2::text is null or purpose = $2)", [
    owner,
    purpose,
  ])
