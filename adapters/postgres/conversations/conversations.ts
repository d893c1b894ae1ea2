import type { ListedClient } from "../../../core/conversations/client.ts"
import type { PausedConversation } from "../../../core/conversations/paused.ts"
import type { Conversations, WhichClients } from "../../../core/conversations/ports.ts"
import type { ConversationId } from "../../../core/shared/ids.ts"
import { SIMULATED_PHONE } from "../../../core/simulation/phone.ts"
import { PAUSED } from "../predicates.ts"
import { listed } from "../store/listed.ts"
import { changeOwned, readOwned, tell } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"
import { MESSAGE, type MessageRow, messageOf } from "./messages.ts"

/** What is said between bots and their clients. */
export const postgresConversations = (store: Store): Conversations => ({
  paused: (owner, chatbot, page) =>
    readOwned(store, owner, chatbot, async (query) => {
      const { items, total } = await listed<PausedRow>(query, PAUSED_LIST, [chatbot], page)
      return { items: items.map(pausedOf), total }
    }),
  resume: (owner, chatbot, conversation) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const [found] = await query<{ paused: boolean }>(
        `select ${PAUSED} as paused from conversations c where c.chatbotid = $1 and c.id = $2 for update`,
        [chatbot, conversation],
      )
      if (!found) return null
      if (found.paused) {
        await query(
          `update conversations set pausedat = null, pauseduntil = null, pausedby = null, resumedat = now()
           where chatbotid = $1 and id = $2`,
          [chatbot, conversation],
        )
        const resumed = { conversationId: conversation, by: "owner" }
        await tell(query, chatbot, "conversation.resumed", resumed)
      }
      const still = await query<{ id: ConversationId }>(
        `select c.id from conversations c where c.chatbotid = $1 and ${PAUSED} order by c.pausedat`,
        [chatbot],
      )
      return still.map(({ id }) => id)
    }),
  messages: (owner, chatbot, client, page) =>
    readOwned(store, owner, chatbot, async (query) => {
      if (client !== null) {
        const [known] = await query("select 1 from clients where chatbotid = $1 and id = $2", [
          chatbot,
          client,
        ])
        if (!known) return null
      }
      const [selection, values] =
        client === null
          ? ([EVERYBODY, [chatbot]] as const)
          : ([ONE_CLIENT, [chatbot, client]] as const)
      const { items, total } = await listed<MessageRow>(query, selection, values, page)
      return { items: items.map(messageOf), total }
    }),
  clients: (owner, chatbot, page, { which, after }) =>
    readOwned(store, owner, chatbot, async (query) => {
      const list = CLIENT_LISTS[which]
      const [selection, values] =
        after === null ? ([list, [chatbot]] as const) : ([onFrom(list), [chatbot, after]] as const)
      const { items, total } = await listed<ClientRow>(query, selection, values, page)
      return { items: items.map(clientOf), total }
    }),
})

const PAUSED_LIST = {
  columns: `c.id as "conversationId", c.clientid, k.name, k.phonenumber, c.pausedat as "pausedAt",
    c.pauseduntil as until, coalesce(c.pausedby, 'bot') as by`,
  from: `conversations c join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
    where c.chatbotid = $1 and ${PAUSED}`,
  order: "c.pausedat desc, c.id",
}

type PausedRow = Omit<PausedConversation, "pausedAt" | "until"> & {
  pausedAt: Date
  until: Date | null
}

const pausedOf = (row: PausedRow): PausedConversation => ({
  ...row,
  pausedAt: row.pausedAt.toISOString(),
  until: row.until?.toISOString() ?? null,
})

const EVERYBODY = {
  columns: MESSAGE,
  from: "messages m where m.chatbotid = $1",
  order: "m.sentat desc, m.arrival desc",
}
const ONE_CLIENT = {
  ...EVERYBODY,
  from: "newest_messages($1, $2, $3::bigint + $4::bigint) m",
  all: "messages where chatbotid = $1 and clientid = $2",
}

/** Clients, the last to write first. */
const CLIENT_LIST = {
  columns: `k.id, k.phonenumber, k.businessid, k.name, k.createdat, k.opted_out,
    c.id as "conversationId", (select m.sentat from newest_messages(k.chatbotid, k.id, 1) m) as "lastMessageAt",
    case when not never_arrived(d.status) then c.greetedat end as "toldAt",
    nullif(d.content, '') as "toldText"`,
  from: `clients k join conversations c on c.chatbotid = k.chatbotid and c.clientid = k.id
    left join messages d on d.chatbotid = c.chatbotid and d.id = c.disclosureid
    where k.chatbotid = $1 and c.chatbotid = $1`,
  order: "c.lastinboundat desc nulls last, k.createdat desc, k.id",
  all: "conversations where chatbotid = $1",
}

/** Clients who opted out. The simulator's is left out, as the owner may only have tried the word with it. */
const OPTED_OUT_LIST = {
  ...CLIENT_LIST,
  from: `${CLIENT_LIST.from} and k.opted_out and not k.simulated`,
  all: "clients where chatbotid = $1 and opted_out and not simulated",
}

const REAL_LIST = {
  ...CLIENT_LIST,
  from: `${CLIENT_LIST.from} and not k.simulated`,
  // Of some nothing but a change of number was told (unheard_client of accept_move.sql): they are not listed.
  all: `clients k where k.chatbotid = $1 and not k.simulated
    and exists (select 1 from conversations v where v.chatbotid = $1 and v.clientid = k.id)`,
}

/** The one of the dashboard's simulator: a terminal's are simulated, too. */
const PLAYED_LIST = {
  ...CLIENT_LIST,
  from: `${CLIENT_LIST.from} and k.simulated and k.phonenumber = '${SIMULATED_PHONE}'`,
  all: `clients where chatbotid = $1 and simulated and phonenumber = '${SIMULATED_PHONE}'`,
}

const CLIENT_LISTS: Record<WhichClients, typeof CLIENT_LIST> = {
  all: CLIENT_LIST,
  real: REAL_LIST,
  "opted-out": OPTED_OUT_LIST,
  played: PLAYED_LIST,
}

/** The same clients by their ids, from the one after $2 on: said of both tables, so that neither is read from its start. All are counted. */
const onFrom = (list: typeof CLIENT_LIST) => ({
  ...list,
  from: `${list.from} and k.id > $2 and c.clientid > $2`,
  order: "k.id",
  all: `${list.all} and $2::uuid is not null`,
})

type ClientRow = Omit<ListedClient, "createdat" | "lastMessageAt" | "disclosure"> & {
  createdat: Date
  lastMessageAt: Date | null
  toldAt: Date | null
  toldText: string | null
}

const clientOf = ({ toldAt, toldText, ...row }: ClientRow): ListedClient => ({
  ...row,
  createdat: row.createdat.toISOString(),
  lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
  disclosure: toldAt && { at: toldAt.toISOString(), text: toldText },
})
