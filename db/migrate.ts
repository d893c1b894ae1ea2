import { join } from "node:path"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator"
import type { Client } from "pg"
import { type FunctionFile, readFunctions } from "./function-files.ts"
import journal from "./migrations/meta/_journal.json"
import { newerFault } from "./newer.ts"

const LOCK = 7_236_001

/** Only PostgreSQL 17 and later have this setting; others would refuse a connection that asks for it (store/address.ts). */
const NO_HURRY =
  "select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'"

/**
 * Brings the database up to date: the tables (db/migrations, by drizzle-kit) and the functions (db/functions, replaced when
 * their text has changed). One process at a time; after a crash the next run goes on. Answers what it applied. `between` runs
 * after the tables and before the functions: the queue makes its tables then.
 */
export const migrate = async (
  client: Client,
  between: () => Promise<void>,
): Promise<readonly string[]> => {
  await client.query(NO_HURRY)
  await client.query("select pg_advisory_lock($1)", [LOCK])
  try {
    const functions = await readFunctions()
    const fault = await newerFault(client, functions)
    if (fault) throw new Error(fault)
    const before = await appliedMigrations(client)
    await givingWay(client, () =>
      applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dir, "migrations") }),
    )
    const applied = journal.entries.slice(before).map(({ tag }) => tag)
    await between()
    return [...applied, ...(await givingWay(client, () => applyFunctions(client, functions)))]
  } finally {
    await rollBack(client)
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {})
  }
}

/** An error is ignored: on a broken connection there is nothing to roll back, and the error that broke it is reported. */
const rollBack = (client: Client) => client.query("rollback").catch(() => {})

/** Whether this build has migrations that the database has not seen. */
export const migrationsPending = async (query: (text: string) => Promise<{ rows: unknown[] }>) => {
  const found = await query("select count(*)::int as n from drizzle.__drizzle_migrations").catch(
    () => ({ rows: [{ n: 0 }] }),
  )
  return (found.rows[0] as { n: number }).n < journal.entries.length
}

const appliedMigrations = async (client: Client) => {
  const exists = await client.query("select to_regclass('drizzle.__drizzle_migrations') as t")
  if (exists.rows[0].t === null) return 0
  const count = await client.query("select count(*)::int as n from drizzle.__drizzle_migrations")
  return count.rows[0].n as number
}

const DEADLOCK = "40P01"
const TRIES = 5

/** Runs `work` beside other processes at work. If a deadlock with one of them rolls it back, it begins again. */
const givingWay = async <A>(client: Client, work: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      await rollBack(client)
      // The error of a migration has PostgreSQL's in its cause.
      const { cause = error } = error as Error
      if ((cause as { code?: string }).code !== DEADLOCK || tries === TRIES) throw error
    }
  }
}

/** PostgreSQL lets everybody call a new function. Those that bypass row-level security are for the application only. */
const ENCLOSE = `do $$
  declare
    named regprocedure;
  begin
    for named in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and pg_get_userbyid(proowner) = current_user and has_function_privilege('public', oid, 'execute')
    loop
      execute format('revoke execute on function %s from public', named);
      execute format('grant execute on function %s to recado_app', named);
    end loop;
  end $$`

/**
 * In one transaction: other processes use either the old functions or the new ones, never a mixture. If one file has changed, all
 * are put in: an older version that ran in between may have had some of the functions in another file.
 */
const applyFunctions = async (client: Client, functions: readonly FunctionFile[]) => {
  await client.query("begin")
  const known = await client.query<{ name: string; hash: string }>(
    "select name, hash from applied_functions",
  )
  const hashes = new Map(known.rows.map(({ name, hash }) => [name, hash]))
  const changed = functions.filter(({ name, hash }) => hashes.get(name) !== hash)
  if (changed.length > 0) for (const { text } of functions) await client.query(text)
  for (const { name, hash } of changed) {
    // `replaced` keeps the earlier versions in order of age (newer.ts).
    await client.query(
      `insert into applied_functions as a (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash,
         replaced = case when a.hash = any (a.replaced) then a.replaced else a.replaced || a.hash end`,
      [name, hash],
    )
  }
  await client.query(ENCLOSE)
  await client.query("commit")
  return changed.map(({ name }) => `functions/${name}`)
}
