import pg from "pg"
import { connectionTo } from "./address.ts"

// A bigint becomes a number: ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The role the application works as: it owns nothing, so row-level security holds for it (db/migrations/0001). */
const APP_ROLE = "recado_app"

export type Pool = pg.Pool

type Limits = {
  readonly name: string
  readonly size: number
  /** A statement may take this long, milliseconds. */
  readonly statementTimeout: number
  /** Opening a connection, milliseconds. */
  readonly connectTimeout: number
  /** Waiting for a free one while all are at work, milliseconds: if not given, as long as for opening one. */
  readonly waitTimeout?: number
  /** Settings of its sessions, as PostgreSQL's command line takes them. */
  readonly settings?: string
}

/**
 * A pool of pipelined connections: statements that do not wait for each other share one round trip to the server, which is
 * what makes the tenant's set_config cost next to nothing. `pg` because it survives killed connections (design.md 1).
 */
export const openPool = (url: string, limits: Limits, onError: (error: Error) => void): Pool => {
  const settings = connectionTo(url, {
    application_name: `recado ${limits.name}`,
    max: limits.size,
    connectionTimeoutMillis: limits.connectTimeout,
    idleTimeoutMillis: 60_000,
    statement_timeout: limits.statementTimeout,
    // A half-open connection, whose packets are lost, is noticed only by the client's own clock.
    query_timeout: limits.statementTimeout + 2_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    options: `-c role=${APP_ROLE} -c jit=off ${limits.settings ?? ""}`,
    pipeline: true,
  })
  const pool = new pg.Pool(settings as pg.PoolConfig)
  // Without listeners, a connection that dies ends the process.
  pool.on("error", onError)
  pool.on("connect", (client) => client.on("error", onError))
  limitWaiting(pool, limits)
  return pool
}

/**
 * The driver has one limit for opening a connection and for waiting until one is free, and reads it each time. PostgreSQL on a busy
 * machine needs seconds to open one; behind slow statements nobody is to wait as long.
 */
const limitWaiting = (
  pool: Pool,
  { size, connectTimeout, waitTimeout = connectTimeout }: Limits,
) => {
  let atWork = 0
  pool.on("acquire", () => void atWork++)
  pool.on("release", () => void atWork--)
  Object.defineProperty(pool.options, "connectionTimeoutMillis", {
    get: () => (atWork >= size ? waitTimeout : connectTimeout),
    enumerable: true,
  })
}
