import type { Keywords } from "../../../core/conversations/keywords.ts"
import type { ConversationRef } from "../../../core/reply/turn.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { ConversationId } from "../../../core/shared/ids.ts"
import type { Received } from "../../../core/simulation/ports.ts"
import type { Query, Store } from "../store/transaction.ts"

/** How the attempts of terminals begin, by which a conversation is held. */
export const TERMINAL = "terminal "

type Said = {
  readonly phone: string
  readonly text: string
  readonly keywords: Keywords
  /** A worker is to answer it. */
  readonly send: boolean
}

/** Stores a message of a simulated client, in a transaction of its bot (db/functions/simulation.sql). */
export const storeSimulated = async (
  query: Query,
  { owner, chatbot }: Bot,
  { phone, text, keywords, send }: Said,
): Promise<Received> => {
  const [said] = await query<{ id: string }>("select say_simulated($1, $2, $3, $4, $5, $6) as id", [
    chatbot,
    owner,
    phone,
    text,
    send,
    JSON.stringify(keywords),
  ])
  const conversationId = ConversationId.parse(said?.id)
  // Its conversation is locked until the transaction ends, so that no other message is newer.
  const [row] = await query<{ seq: number | null; at: string }>(NEWEST, [chatbot, conversationId])
  return { chatbot, conversationId, seq: row?.seq ?? null, at: row?.at ?? "" }
}

const NEWEST = `
  select seq, createdat::text as at from messages
  where chatbotid = $1 and conversationid = $2 and direction = 'INBOUND' order by arrival desc limit 1`

/** How far its conversation is with a message. Null: its turn has ended, or the conversation was deleted. */
export const progressOf = async (
  store: Store,
  { chatbot, conversationId, seq }: Pick<Received, "chatbot" | "conversationId" | "seq">,
): Promise<{ readonly isNext: boolean; readonly held: boolean } | null> => {
  const [row] = await store.once<{ isNext: boolean; held: boolean }>({ chatbot }, PROGRESS, [
    ...[chatbot, conversationId, seq],
  ])
  return row ?? null
}

/**
 * No process needs a minute for a turn: one that has held it for longer has died. So has a terminal that has shown no sign of life for
 * ten seconds.
 */
const PROGRESS = `
  select done_seq + 1 = $3 as "isNext", coalesce(heldsince > now()
      - case when heldby like '${TERMINAL}%' then interval '10 seconds' else interval '1 minute' end, false) as held
  from conversations where chatbotid = $1 and id = $2 and done_seq < $3`

/** How long a terminal may be silent between two signs of life, in milliseconds. */
const SIGN_EVERY_MS = 2_000

/** Runs what a terminal answers, and shows all the while that the terminal is alive. */
export const showingLife = async <A>(
  store: Store,
  { chatbot, conversation, attempt }: ConversationRef,
  work: () => Promise<A>,
): Promise<A> => {
  const sign = () =>
    store.once(
      { chatbot },
      `update conversations set heldsince = now()
       where chatbotid = $1 and id = $2 and heldby = $3 and heldsince is not null`,
      [chatbot, conversation, attempt],
    )
  // One that fails is followed by others, and what fails for good ends the work, too.
  const signs = setInterval(() => void sign().catch(() => null), SIGN_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(signs)
  }
}
