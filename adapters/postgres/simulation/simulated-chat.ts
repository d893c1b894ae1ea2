import type { Keywords } from "../../../core/conversations/keywords.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import type { Received } from "../../../core/simulation/ports.ts"
import { changeOwned } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"
import { storeSimulated } from "./simulated-message.ts"

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
    /** Stores a message of the client's. */
    say: (text: string, keywords: Keywords) =>
      changeOwned(store, owner, chatbot, (query) =>
        storeSimulated(query, bot, { phone, text, keywords, send: false }),
      ),
    /** What was answered to a message that its words settled, so that it has no turn. */
    settled: async ({ conversationId, at }: Received): Promise<readonly string[]> => {
      const rows = await store.once<{ content: string }>(bot, SETTLED, [
        ...[chatbot, conversationId, at],
      ])
      return rows.map(({ content }) => content)
    },
    /** The turn that a message was answered in. */
    turnOf: async ({ conversationId, seq }: Received): Promise<StoredTurn> => {
      const [row] = await store.once<StoredTurn>(bot, TURN, [chatbot, conversationId, seq])
      return row ?? NO_TURN
    },
    forget: async () => {
      await store.call("select forget_simulation($1, $2, $3)", [chatbot, owner, phone])
    },
  }
}

/** The answer has the time of the message, as it is stored with it. */
const SETTLED = `
  select content from messages
  where chatbotid = $1 and conversationid = $2 and direction = 'OUTBOUND' and createdat = $3::timestamptz order by arrival`

const TURN = `
  select t.result, t.reason,
    coalesce((select json_agg(content order by part) from messages m
      where m.chatbotid = t.chatbotid and m.turnid = t.id and m.status = 'sent'), '[]') as parts,
    coalesce((select json_agg(data order by n) from turn_steps s
      where s.chatbotid = t.chatbotid and s.turnid = t.id), '[]') as steps
  from turns t where t.chatbotid = $1 and t.conversationid = $2 and $3::bigint between t.fromseq and t.toseq
  order by t.openedat desc limit 1`
