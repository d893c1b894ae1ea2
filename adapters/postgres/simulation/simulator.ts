import * as Effect from "effect/Effect"
import type { LogEntry } from "../../../core/simulation/log.ts"
import { SIMULATED_PHONE } from "../../../core/simulation/phone.ts"
import type { Simulator } from "../../../core/simulation/ports.ts"
import { listed } from "../store/listed.ts"
import { changeOwned, readOwned } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"
import { progressOf, storeSimulated } from "./simulated-message.ts"

/** Milliseconds between two looks whether the turn is done. */
const LOOK_EVERY_MS = 100

/** The owner's own client, over db/functions/simulation.sql. `wake` is called once a message and its turn are stored. */
export const postgresSimulator = (store: Store, wake: () => void): Simulator => ({
  receive: Effect.fnUntraced(function* (owner, chatbot, message, keywords) {
    const said = { phone: SIMULATED_PHONE, text: message, keywords, send: true }
    const received = yield* changeOwned(store, owner, chatbot, (query) =>
      storeSimulated(query, { owner, chatbot }, said),
    )
    wake()
    return received
  }),
  answerTo: (received, withinMs) =>
    Effect.promise(async () => {
      const { chatbot, conversationId, seq, at } = received
      const rows = (sql: string, ...more: readonly unknown[]) =>
        store.once<Row>({ chatbot }, sql, [chatbot, ...more])
      if (seq === null) return (await rows(SETTLED, at)).map(entryOf)
      const deadline = performance.now() + withinMs
      while (performance.now() < deadline && (await progressOf(store, received)))
        await Bun.sleep(LOOK_EVERY_MS)
      return (await rows(ANSWER, conversationId, seq)).map(entryOf)
    }),
  log: (owner, chatbot, page) =>
    readOwned(store, owner, chatbot, async (query) => {
      const { items, total } = await listed<Row>(query, LOG, [chatbot], page)
      return { conversation: items.map(entryOf), total }
    }),
  forget: (owner, chatbot) =>
    changeOwned(store, owner, chatbot, async (query) => {
      await query("select forget_simulation($1, $2, $3)", [chatbot, owner, SIMULATED_PHONE])
    }),
})

/** The answer to a message that was settled without a turn. A message and its lines in the log have the same time. */
const SETTLED = `
  select timestamp, type, content from "simulationLogs"
  where chatbotid = $1 and turnid is null and timestamp = $2::timestamptz order by arrival`

/** The turn of a message and its reply. A message and its line in the log have the same time. */
const ANSWER = `
  with turn as (
    select id, fromseq, toseq from turns
    where chatbotid = $1 and conversationid = $2 and $3::bigint between fromseq and toseq
    order by openedat desc limit 1)
  select l.timestamp, l.type, l.content from "simulationLogs" l
  where l.chatbotid = $1 and (
    l.turnid = (select id from turn)
    or l.turnid is null and l.timestamp in (
      select m.createdat from messages m
      where m.chatbotid = $1 and m.conversationid = $2
        and m.seq between coalesce((select fromseq from turn), $3) and coalesce((select toseq from turn), $3)))
  order by l.arrival`

const LOG = {
  columns: "timestamp, type, content",
  from: `"simulationLogs" where chatbotid = $1`,
  order: "arrival",
}

type Row = Omit<LogEntry, "timestamp"> & { timestamp: Date }

const entryOf = (row: Row): LogEntry => ({ ...row, timestamp: row.timestamp.toISOString() })
