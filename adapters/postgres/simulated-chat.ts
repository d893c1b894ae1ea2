import type { Keywords } from "../../core/conversations/keywords.ts"
import type { Bot } from "../../core/shared/bot.ts"
import { ConversationId } from "../../core/shared/ids.ts"
import type { Store } from "./store/transaction.ts"

type StoredStep = {
  readonly kind: string
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[]
  readonly name?: string
  readonly content?: string
}

/** How a message was answered. */
export type StoredTurn = {
  readonly result: string | null
  readonly reason: string | null
  readonly parts: readonly string[]
  readonly steps: readonly StoredStep[]
}

const NO_TURN: StoredTurn = { result: null, reason: null, parts: [], steps: [] }

/** The terminal's chat with a chatbot, over db/functions/simulation.sql. */
export const simulatedChat = (store: Store, { owner, chatbot }: Bot, phone: string) => {
  const bot = { owner, chatbot }
  return {
    /** Stores a message of the client's. Answers the id of its conversation. */
    say: async (text: string, keywords: Keywords): Promise<ConversationId> => {
      const [said] = await store.call<{ id: string }>(
        "select say_simulated($1, $2, $3, $4, false, $5) as id",
        [chatbot, owner, phone, text, JSON.stringify(keywords)],
      )
      return ConversationId.parse(said?.id)
    },
    /** What was answered to the last message, if its words settled it; otherwise null: it has a turn. */
    settled: async (conversationId: ConversationId): Promise<readonly string[] | null> => {
      const [row] = await store.once<{ parts: string[] }>(bot, SETTLED, [chatbot, conversationId])
      return row?.parts ?? null
    },
    lastTurn: async (conversationId: ConversationId): Promise<StoredTurn> => {
      const [row] = await store.once<StoredTurn>(bot, LAST_TURN, [chatbot, conversationId])
      return row ?? NO_TURN
    },
    forget: async () => {
      await store.call("select forget_simulation($1, $2, $3)", [chatbot, owner, phone])
    },
  }
}

/** A message that its words settle has no number. */
const SETTLED = `
  select array(select content from messages o
    where o.chatbotid = m.chatbotid and o.conversationid = m.conversationid and o.arrival > m.arrival) as parts
  from messages m
  where m.seq is null and (m.chatbotid, m.arrival) = (select chatbotid, max(arrival) from messages
    where chatbotid = $1 and conversationid = $2 and direction = 'INBOUND' group by chatbotid)`

const LAST_TURN = `
  select t.result, t.reason,
    coalesce((select json_agg(content order by part) from messages m
      where m.chatbotid = t.chatbotid and m.turnid = t.id and m.status = 'sent'), '[]') as parts,
    coalesce((select json_agg(data order by n) from turn_steps s
      where s.chatbotid = t.chatbotid and s.turnid = t.id), '[]') as steps
  from turns t where t.chatbotid = $1 and t.conversationid = $2
  order by t.openedat desc limit 1`
