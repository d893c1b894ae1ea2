import type { PoolClient, QueryConfig, QueryResultRow } from "pg"
import type { Pool } from "./pool.ts"

/** Whose rows a transaction may touch. With neither it may touch directory tables only. */
export type Tenant = { readonly owner?: string; readonly chatbot?: string }

/** A statement with a name is prepared once per connection. */
export type Statement = string | { readonly name: string; readonly text: string }

export type Query = <Row extends QueryResultRow>(
  statement: Statement,
  values?: readonly unknown[],
) => Promise<Row[]>

export type Transaction = {
  readonly query: Query
  /** Adds a chatbot to the transaction's tenant, once it was found to be the owner's. */
  readonly enter: (tenant: Tenant) => Promise<void>
}

export type Store = {
  /** Runs `work` in one transaction of the tenant: it commits when `work` resolves. Never call outside services in it. */
  readonly transaction: <A>(tenant: Tenant, work: (tx: Transaction) => Promise<A>) => Promise<A>
  /** One statement as a transaction of its own, in a single round trip. */
  readonly once: <Row extends QueryResultRow>(
    tenant: Tenant,
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>
  /** A function of db/functions that enters its tenant itself: one statement, one round trip. */
  readonly call: <Row extends QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
    tries?: number,
  ) => Promise<Row[]>
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>
  readonly end: () => Promise<void>
}

// Prepared once per connection, like every statement of the hot path.
const BEGIN = { name: "begin", text: "begin" }
const COMMIT = { name: "commit", text: "commit" }
const contextOf = ({ owner = "", chatbot = "" }: Tenant) => ({
  name: "context",
  text: "select set_config('app.chatbot', $1, true), set_config('app.user', $2, true)",
  values: [chatbot, owner],
})

const configOf = (statement: Statement, values: readonly unknown[] = []): QueryConfig => ({
  ...(typeof statement === "string" ? { text: statement } : statement),
  values: values as unknown[],
})

/** Serialisation failure, deadlock, lock timeout: the transaction was rolled back and may be tried again. */
const AGAIN = new Set(["40001", "40P01", "55P03"])
const TRIES = 3

const isAgain = (error: unknown) => AGAIN.has((error as { code?: string }).code ?? "")

/**
 * "cached plan must not change result type": a newer version has replaced a function by one that answers more. Nothing was run, and
 * the pool has closed the connection, so the call may be repeated on another.
 */
const isOutdated = (error: unknown) => (error as { code?: string }).code === "0A000"

/** The connection that `work` gets. It refuses statements after the end of the transaction, which would run in the next one. */
const untilClosed = (client: PoolClient) => {
  let closed = false
  return {
    query: <Row extends QueryResultRow>(config: QueryConfig) => {
      if (closed) throw new Error("the transaction is over")
      return client.query<Row>(config)
    },
    close: () => {
      closed = true
    },
  }
}

const retried = async <A>(attempt: () => Promise<A>, most = TRIES): Promise<A> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAgain(error) || tries >= most) throw error
      await Bun.sleep(10 * tries)
    }
  }
}

/** Runs `work` on a connection of its own. When it fails it is rolled back; when even that fails the connection is closed. */
const connected = async <A>(pool: Pool, work: (client: PoolClient) => Promise<A>): Promise<A> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    await client.query("rollback").catch((fault: Error) => {
      broken = fault
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** A store on a pool. A transaction that a deadlock or a lock timeout rolled back is tried up to three times. */
export const postgresStore = (pool: Pool): Store => {
  const transaction: Store["transaction"] = (tenant, work) =>
    retried(() =>
      connected(pool, async (client) => {
        const open = untilClosed(client)
        try {
          // Not awaited yet: they share the round trip of the first statement of `work`.
          const begun = Promise.all([client.query(BEGIN), client.query(contextOf(tenant))])
          begun.catch(() => {})
          const query: Query = async <Row extends QueryResultRow>(
            ...asked: Parameters<typeof configOf>
          ) => (await open.query<Row>(configOf(...asked))).rows
          const enter = async (wider: Tenant) => {
            await open.query(contextOf({ ...tenant, ...wider }))
          }
          const result = await work({ query, enter })
          open.close()
          await begun
          const { command } = await client.query(COMMIT)
          // PostgreSQL answers the commit of a failed transaction with ROLLBACK, and no error.
          if (command !== "COMMIT") throw new Error("rolled back: a statement had failed")
          return result
        } finally {
          open.close()
        }
      }),
    )

  const once: Store["once"] = (tenant, statement, values) =>
    retried(() =>
      connected(pool, async (client) => {
        const [, , result] = await Promise.all([
          client.query(BEGIN),
          client.query(contextOf(tenant)),
          client.query(configOf(statement, values)),
          // If the statement failed this rolls back.
          client.query(COMMIT),
        ])
        return result.rows
      }),
    )

  const call: Store["call"] = (statement, values, tries) =>
    retried(async () => {
      const asked = configOf(statement, values)
      const { rows } = await pool.query(asked).catch((error) => {
        if (!isOutdated(error)) throw error
        return pool.query({ ...asked, name: undefined })
      })
      return rows
    }, tries)

  return {
    transaction,
    once,
    call,
    ping: async () => {
      await pool.query("select 1")
    },
    end: () => pool.end(),
  }
}
