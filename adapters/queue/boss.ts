import { PgBoss, systemClock } from "pg-boss"
import type { ChatbotId, ConversationId, OwnerId } from "../../core/shared/ids.ts"
import { connectionTo } from "../postgres/store/address.ts"
import type { Pool } from "../postgres/store/pool.ts"
import type { DatabaseBackend } from "../settings/config.ts"

/**
 * The only queue. A job means: bring this conversation up to date. A conversation has at most one job at a time: the column
 * scheduledat of its row says whether it has one, and is written under the row's lock. pg-boss's own guard (policy stately) is not
 * used, because its fetch skips, for up to a minute, every key that was busy when it last counted.
 */
export const TURNS = "turn"

export type TurnJob = {
  readonly chatbotid: ChatbotId
  readonly userid: OwnerId
  readonly conversationid: ConversationId
}

const SCHEMA = "pgboss"
const POLICY = "standard"
/** A worker without a heartbeat for this long counts as dead, and its job goes to another. pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10

/** Creates or updates the queue and its tables, as the owner of the database, and grants them to the application's role. */
export const migrateQueue = async (
  url: string,
  backend: DatabaseBackend = "postgres",
): Promise<void> => {
  const boss = new PgBoss({
    ...connectionTo(url, { application_name: "recado migrate", max: 2, options: "" }),
    schema: SCHEMA,
    backend,
    supervise: false,
    schedule: false,
  })
  boss.on("error", () => {})
  await boss.start()
  await boss.createQueue(TURNS, {
    policy: POLICY,
    retryLimit: 1000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 10,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: 60 * 60,
  })
  const db = boss.getDb()
  // createQueue does not change the policy of a queue that exists, nor of its jobs.
  for (const table of ["queue", "job"]) {
    await db.executeSql(
      `update ${SCHEMA}.${table} set policy = $2 where name = $1 and policy <> $2`,
      [TURNS, POLICY],
    )
  }
  await db.executeSql(`grant usage on schema ${SCHEMA} to recado_app`)
  await db.executeSql(
    `grant select, insert, update, delete on all tables in schema ${SCHEMA} to recado_app`,
  )
  await db.executeSql(`grant usage on all sequences in schema ${SCHEMA} to recado_app`)
  await boss.stop({ graceful: false })
}

export type Boss = PgBoss

/**
 * Puts a job that runs behind all that wait: another takes its place, in one statement, so that its conversation has always one.
 * Nothing happens if it was fetched again since this try began.
 */
export const sendBehind = async (
  boss: Boss,
  { id, retryCount }: { readonly id: string; readonly retryCount: number },
): Promise<void> => {
  await boss.getDb().executeSql(
    `with ended as (delete from ${SCHEMA}.job
       where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning data)
     select send_turn((data->>'chatbotid')::uuid, (data->>'userid')::uuid, (data->>'conversationid')::uuid) from ended`,
    [TURNS, id, retryCount],
  )
}

/** How many jobs wait for a worker, and for how many seconds the oldest of them has waited. */
export const readQueue = async (pool: Pool) => {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(
    `select count(*)::int as waiting,
       coalesce(greatest(extract(epoch from now() - min(greatest(created_on, start_after))), 0), 0)::float as oldest
     from ${SCHEMA}.job where name = $1 and state in ('created', 'retry')`,
    [TURNS],
  )
  return rows[0] ?? { waiting: 0, oldest: 0 }
}

/** A clock that never goes back, for pg-boss: its intervals would grow by as much as the system clock is set back. */
const monotonicClock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}

/**
 * Starts pg-boss on our own pool, so that it survives lost connections as the pool does. `supervise`: this process also gives back
 * the jobs of workers that died.
 */
export const startBoss = async (
  pool: Pool,
  onError: (error: Error) => void,
  {
    supervise,
    backend = "postgres",
  }: { readonly supervise: boolean; readonly backend?: DatabaseBackend },
): Promise<Boss> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: SCHEMA,
    backend,
    clock: monotonicClock,
    migrate: false,
    schedule: false,
    supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on("error", onError)
  await boss.start()
  return boss
}
