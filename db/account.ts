import { type Client, escapeIdentifier } from "pg"

/*
 * The PostgreSQL account that we connect with has to be able to work as the application's role, and has to be the one that the
 * policies of row-level security name (db/migrations/0001_walls.sql). A dump restores neither.
 */

type Found = {
  readonly account: string
  readonly role: boolean
  /** Whether the account may work as the role. */
  readonly works: boolean
  /** The accounts that the policies let see all rows; null: there are no tables yet. */
  readonly owners: readonly string[] | null
  readonly sees: boolean
}

/**
 * From PostgreSQL 16 on an account that creates a role is its member, but may work as it only after granting that to itself.
 */
const QUESTION = `
  select current_user as account, role is not null as role,
    rolsuper or role is not null and pg_has_role(current_user, role,
      case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as works,
    case when walled then owners end as owners,
    rolsuper or rolbypassrls or exists
      (select from unnest(owners) as owner where pg_has_role(current_user, owner, 'usage')) as sees
  from pg_roles,
    (select (select oid from pg_roles where rolname = 'recado_app') as role) as r,
    (select to_regclass('chatbots') is not null and coalesce(
      (select relforcerowsecurity from pg_class where oid = to_regclass('chatbots')), false) as walled) as w,
    (select array(select r.rolname::text from pg_policy p join pg_roles r on r.oid = any(p.polroles)
      where p.polrelid = to_regclass('chatbots') and p.polname = 'owner') as owners) as o
  where rolname = current_user`

const ask = async (client: Client) => (await client.query<Found>(QUESTION)).rows[0] as Found

const MAKE = "create role recado_app nologin"
const grantTo = (account: string) => `grant recado_app to ${escapeIdentifier(account)}`
const missing = ({ account, role, works }: Found) => [
  ...(role ? [] : [MAKE]),
  ...(works ? [] : [grantTo(account)]),
]

/**
 * Makes the application's role and grants it to the account, if that is missing and the account may. Answers why the account
 * cannot work here, in words that say what to do; null: it can.
 */
export const accountFault = async (client: Client): Promise<string | null> => {
  const found = await ask(client)
  const { account, role, owners, sees } = found
  if (owners && !role) {
    return `The database was restored without its role. Before a dump is restored: ${MAKE}; ${grantTo(account)}`
  }
  if (owners && !sees) {
    return `The tables were made for the account ${owners.join(", ") || "of another server"}: ${account} would see none of their rows. Restore them under an account of that name.`
  }
  // Errors are ignored: what counts is what is still missing afterwards, as another process may do the same.
  for (const statement of missing(found)) await client.query(statement).catch(() => {})
  const left = missing(await ask(client))
  return left.length > 0 ? `An administrator has to run: ${left.join("; ")}` : null
}
