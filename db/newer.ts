import type { Client } from "pg"
import type { FunctionFile } from "./function-files.ts"
import journal from "./migrations/meta/_journal.json"

/**
 * Why this build may not use the database: a newer one does. Newer tables cannot be undone; newer functions can, once no
 * process uses them. Null: nothing newer is known.
 */
export const newerFault = async (
  client: Client,
  functions: readonly FunctionFile[],
): Promise<string | null> => {
  const { rows } = await client.query<{ tables: string | null; functions: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as tables, to_regclass('applied_functions') as functions",
  )
  if (rows[0]?.tables && (await hasNewerTables(client))) {
    return "a newer Recado has changed its tables. Update this one (git pull), or restore a backup of before."
  }
  if (rows[0]?.functions && (await hasNewerFunctions(client, functions)) && (await inUse(client))) {
    return "a newer Recado is running on it. Update this one (git pull); to go back to this one, end the newer first."
  }
  return null
}

const hasNewerTables = async (client: Client) => {
  const known = Math.max(...journal.entries.map(({ when }) => when))
  const found = await client.query(
    "select 1 from drizzle.__drizzle_migrations where created_at > $1",
    [known],
  )
  return found.rowCount !== 0
}

type Applied = {
  readonly name: string
  readonly hash: string
  /** The hashes of its earlier versions, oldest first; null: they were not recorded yet. */
  readonly replaced: readonly string[] | null
}

/** Whether our version of a function was in the database, and has been replaced since. */
const hasNewerFunctions = async (client: Client, functions: readonly FunctionFile[]) => {
  const { rows } = await client.query<Applied>(
    "select a.name, a.hash, to_jsonb(a)->'replaced' as replaced from applied_functions a",
  )
  return rows.some(({ name, hash, replaced }) => {
    const ours = functions.find((file) => file.name === name)?.hash ?? hash
    const age = (of: string) => {
      const at = replaced?.indexOf(of) ?? -1
      return at < 0 ? Number.POSITIVE_INFINITY : at
    }
    return ours !== hash && age(ours) < age(hash)
  })
}

/** A process that has just updated the database takes a moment to connect as one at work. */
const LOOKS = 15
const LOOK_EVERY_MS = 200

const inUse = async (client: Client) => {
  for (let look = 0; look < LOOKS; look++) {
    const others = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name like 'recado %' and application_name <> 'recado migrate'`,
    )
    if (others.rowCount !== 0) return true
    await Bun.sleep(LOOK_EVERY_MS)
  }
  return false
}
