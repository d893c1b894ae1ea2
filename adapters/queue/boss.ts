import { type BackendProfile, PgBoss, systemClock } from "pg-boss"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import { connectionTo } from "../postgres/store/address.ts"
import type { Pool } from "../postgres/store/pool.ts"

/**
 * The one queue: bring a conversation up to date. One job per conversation at a time: the conversation's row says whether one is
 * out (scheduledat), under its lock. pg-boss's own guard (policy stately) is not used, because its fetch leaves out, for up
 * to a minute, every key that was busy when it last counted: a client who wrote just then waited that long.
 */
export const TURNS = "turn"

export type TurnJob = {
  readonly chatbotid: ChatbotId
  readonly userid: OwnerId
  readonly conversationid: string
}

const SCHEMA = "pgboss"
const POLICY = "standard"
/** A worker that says nothing for so long is dead; its job goes to another. pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10

/** What the database is: pg-boss lays its tables out accordingly. */
export type Backend = Extract<BackendProfile, "postgres" | "citus" | "yugabytedb">

/** Makes the queue's tables and the queue, with the owner's connection, and lets the application work with them. */
export const migrateQueue = async (url: string, backend: Backend = "postgres"): Promise<void> => {
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
  // A queue that was made under another policy keeps it, and so do its jobs.
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

/** Turns that wait for a worker, and for how many seconds the first of them has. */
export const readQueue = async (pool: Pool) => {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(
    `select count(*)::int as waiting,
       coalesce(greatest(extract(epoch from now() - min(greatest(created_on, start_after))), 0), 0)::float as oldest
     from ${SCHEMA}.job where name = $1 and state in ('created', 'retry')`,
    [TURNS],
  )
  return rows[0] ?? { waiting: 0, oldest: 0 }
}

/** pg-boss measures its pauses with it: one that goes back would lengthen them by as much. */
const onwardClock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}

/** The queue on our own pool: pg-boss survives what the pool survives. */
export const startBoss = async (
  pool: Pool,
  onError: (error: Error) => void,
  /** `supervise`: this process also gives back the jobs of workers that died. */
  { supervise, backend = "postgres" }: { readonly supervise: boolean; readonly backend?: Backend },
): Promise<Boss> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: SCHEMA,
    backend,
    clock: onwardClock,
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
