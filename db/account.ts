import type { Client } from "pg"

/*
 * What the account that we connect with has to be: a member of the role that the application works as, and the one for which
 * the walls' policies were made (db/migrations/0001_walls.sql). A dump holds neither.
 */

type Found = {
  readonly account: string
  readonly role: boolean
  readonly member: boolean
  /** May make the role itself. */
  readonly creates: boolean
  /** Accounts that see all rows, once there are tables. */
  readonly owners: readonly string[] | null
  readonly sees: boolean
}

const QUESTION = `
  select current_user as account, role is not null as role,
    role is not null and pg_has_role(current_user, role, 'member') as member,
    case when walled then owners end as owners,
    rolsuper or rolcreaterole as creates,
    rolsuper or rolbypassrls or exists
      (select from unnest(owners) as owner where pg_has_role(current_user, owner, 'usage')) as sees
  from pg_roles,
    (select (select oid from pg_roles where rolname = 'recado_app') as role) as r,
    (select to_regclass('chatbots') is not null and coalesce(
      (select relforcerowsecurity from pg_class where oid = to_regclass('chatbots')), false) as walled) as w,
    (select array(select r.rolname::text from pg_policy p join pg_roles r on r.oid = any(p.polroles)
      where p.polrelid = to_regclass('chatbots') and p.polname = 'owner') as owners) as o
  where rolname = current_user`

/** Why the account cannot work here, in words that say what to do; null: it can. */
export const accountFault = async (client: Client): Promise<string | null> => {
  const { rows } = await client.query<Found>(QUESTION)
  const { account, role, member, creates, owners, sees } = rows[0] as Found
  const grant = `grant recado_app to "${account}"`
  const make = `create role recado_app nologin; ${grant}`
  if (owners && !role) {
    return `The database was restored without its role. Before a dump is restored: ${make}`
  }
  if (owners && !sees) {
    return `The tables were made for the account ${owners.join(", ") || "of another server"}: ${account} would see none of their rows. Restore them under an account of that name.`
  }
  if (role && !member) return `An administrator has to run: ${grant}`
  if (!role && !creates) return `An administrator has to run: ${make}`
  return null
}
