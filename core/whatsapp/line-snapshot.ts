import type { Message } from "../conversations/message.ts"
import type { Connection, ConnectionFacts, LineNumber } from "./connection.ts"
import type { Health } from "./health.ts"

/** What an owner's screen shows of a line. */
export type LineSnapshot = {
  readonly connection: Connection | null
  readonly facts: ConnectionFacts | null
  readonly numbers: readonly LineNumber[]
  /** Messages of real clients: the webhook had Meta's signature, and they are not the simulator's. */
  readonly recent: {
    readonly last24h: number
    readonly last7d: number
    readonly latest: readonly Message[]
  }
  readonly undelivered: number
  /** Null: the chatbot has no connection. */
  readonly health: Health | null
  /** Replies of the last seven days that did not arrive, or that nobody confirmed, by Meta's code and our own reason. */
  readonly failed: readonly {
    readonly code: number | null
    readonly reason: string | null
    readonly count: number
    readonly latest: string
    /** The clients that they were for, the last first: no more than `NAMED_AT_MOST`. */
    readonly clients: readonly Called[]
    /** There are more than these. */
    readonly others: boolean
  }[]
}

/** So many of those whom a reply did not reach are named: a line that is broken for days fails to answer everybody. */
export const NAMED_AT_MOST = 100

/** What the owner knows a client by. */
export type Called = { readonly name: string; readonly phonenumber: string | null }
