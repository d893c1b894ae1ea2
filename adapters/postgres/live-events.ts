import { MESSAGE, type MessageRow, messageOf } from "./conversations/messages.ts"
import type { Store } from "./store/transaction.ts"

export type LiveEvent = {
  readonly id: number
  readonly event: string
  /** With chatbotid and at, as every event has them. */
  readonly data: Record<string, unknown>
}

/** Reads what happened to a chatbot, oldest first. */
export type LiveEvents = {
  /** The events of the last 15 seconds, as ids may become visible out of order; null: there are too many. */
  readonly recent: (chatbot: string) => Promise<readonly LiveEvent[] | null>
  /**
   * The events that a page may have missed whose last event was `id`; null: too many. They begin 15 seconds before that event,
   * because one with a lower id may have become visible later. A page that gets an event twice only reads its data twice.
   */
  readonly since: (chatbot: string, id: number) => Promise<readonly LiveEvent[] | null>
  /** The newest id, 0 for none; how old the newest event is, milliseconds; and the ids that `recent` would give now. */
  readonly seen: (chatbot: string) => Promise<{
    readonly newest: number
    readonly quiet: number | null
    readonly ids: ReadonlySet<number>
  }>
}

/** How far back each query looks: longer than any transaction that writes an event. */
const LOOK_BACK = "interval '15 seconds'"
const MOST_RECENT = 1_000
const REPLAYED = 200
const REPLAYED_MINUTES = 5
/**
 * The events from 15 seconds before a given one on, itself included, so that the newest of several values still comes last.
 * Nothing if that event is unknown or more than 5 minutes old.
 */
const AROUND = `at > (select at from live_events where chatbotid = $1 and id = $2
  and at > now() - ${REPLAYED_MINUTES} * interval '1 minute') - ${LOOK_BACK}`

type Row = { id: number; at: Date; event: string; data: Record<string, unknown> }

/** Live events, with the messages that they tell of. */
export const postgresLiveEvents = (store: Store): LiveEvents => {
  const read = async (chatbot: string, where: string, value: number, most: number) => {
    const rows = await store.once<Row>(
      { chatbot },
      `select id, at, event, data from live_events where chatbotid = $1 and ${where} order by id limit ${most}`,
      [chatbot, value],
    )
    const messages = await messagesOf(store, chatbot, rows)
    return rows.map(({ id, at, event, data }): LiveEvent => {
      const body = event === "message.created" ? messageBody(messages.get(String(data.id))) : data
      return { id, event, data: { chatbotid: chatbot, at: at.toISOString(), ...body } }
    })
  }
  return {
    recent: async (chatbot) => {
      const recent = await read(chatbot, `at > now() - ${LOOK_BACK} and id > $2`, 0, MOST_RECENT)
      return recent.length < MOST_RECENT ? recent : null
    },
    since: async (chatbot, id) => {
      const around = await read(chatbot, AROUND, id, MOST_RECENT)
      const after = around.filter((event) => event.id > id)
      const tooMany = around.length === MOST_RECENT || after.length > REPLAYED
      return around.length === 0 || tooMany ? null : around
    },
    seen: async (chatbot) => {
      const [row] = await store.once<{
        newest: number | null
        quiet: number | null
        ids: number[]
      }>(
        { chatbot },
        `select max(id) as newest, extract(epoch from clock_timestamp() - max(at))::float8 * 1000 as quiet,
           coalesce(array_agg(id) filter (where at > now() - ${LOOK_BACK}), '{}') as ids
         from live_events where chatbotid = $1`,
        [chatbot],
      )
      return {
        newest: row?.newest ?? 0,
        quiet: row?.quiet ?? null,
        ids: new Set(row?.ids.map(Number)),
      }
    },
  }
}

/** Empty for a message that was deleted meanwhile. */
const messageBody = (message: unknown) => (message === undefined ? {} : { message })

const messagesOf = async (store: Store, chatbot: string, rows: readonly Row[]) => {
  const ids = rows.flatMap(({ event, data }) => (event === "message.created" ? [data.id] : []))
  if (ids.length === 0) return new Map<string, unknown>()
  const found = await store.once<MessageRow>(
    { chatbot },
    `select ${MESSAGE} from messages m where m.chatbotid = $1 and m.id = any($2::uuid[])`,
    [chatbot, ids],
  )
  return new Map<string, unknown>(found.map((row) => [row.id, messageOf(row)]))
}
