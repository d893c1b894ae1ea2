import { type Chatbot, PREVIEW_CHARACTERS } from "../../../core/chatbots/chatbot.ts"
import { preview } from "../../../core/shared/characters.ts"
import type { ChatbotId } from "../../../core/shared/ids.ts"
import { type ConnectionFacts, isConnected } from "../../../core/whatsapp/connection.ts"
import { PAUSED, SIGNED } from "../predicates.ts"
import type { Query } from "../store/transaction.ts"

/** A bot and what its owner sees of it. The transaction must have entered the bot. Null: it has just been deleted. */
export const viewChatbot = async (query: Query, id: ChatbotId): Promise<Chatbot | null> => {
  const [row] = await query<Row>({ name: "chatbot_view", text: VIEW }, [id])
  return row ? chatbotOf(row) : null
}

const VIEW = `
  select b.id, b.userid, b.businessid, b.name, b.description, b.welcomemessage, b.tone, b.language, b.timezone,
    b."createdAt", b.memory_enabled, b.typing_enabled, b.is_paused, b.pause_secret is not null as has_pause_secret, b.notification_limit,
    coalesce(m.globalmemory, '') as globalmemory, coalesce(m.notifymemory, '') as notifymemory,
    (select coalesce(json_agg(c.id order by c.pausedat), '[]') from conversations c
      where c.chatbotid = b.id and ${PAUSED}) as paused_conversations,
    (select count(*)::int from "knowledgeSources" s where s.chatbotid = b.id) as sources,
    (select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'text', s.text) order by s.arrival desc), '[]')
      from (select id, type, left(coalesce(content, url), 2 * ${PREVIEW_CHARACTERS}) as text, arrival
        from "knowledgeSources" where chatbotid = b.id order by arrival desc limit 3) s) as newest,
    (select json_build_object('phonenumberid', w.phonenumberid, 'businessaccountid', w.businessaccountid,
        'status', w.status, 'tokenExpiresAt', w."tokenExpiresAt", 'webhookConfigured', w."webhookConfigured",
        'hasToken', w.accesstoken <> 'placeholder', 'lastSignedInboundAt', (
          select max(m.sentat) from messages m
          where m.chatbotid = b.id and ${SIGNED} and m.sentat > now() - interval '24 hours'))
      from "whatsappConnections" w where w.chatbotid = b.id) as line,
    exists (select 1 from googlecalendarconnections g where g.chatbotid = b.id and g.error is null) as calendar
  from chatbots b left join memory m on m.chatbot_id = b.id where b.id = $1`

type Row = Omit<Chatbot, "createdAt" | "sources" | "whatsapp" | "calendar"> & {
  createdAt: Date
  sources: number
  newest: Chatbot["sources"]["preview"]
  line: ConnectionFacts | null
  calendar: boolean
}

const chatbotOf = ({ createdAt, sources, newest, line, calendar, ...row }: Row): Chatbot => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sources: {
    count: sources,
    preview: newest.map(({ text, ...source }) => ({
      ...source,
      text: preview(text ?? "", PREVIEW_CHARACTERS) || "Text source",
    })),
  },
  whatsapp: { connected: isConnected(line, new Date()) },
  calendar: { connected: calendar },
})
