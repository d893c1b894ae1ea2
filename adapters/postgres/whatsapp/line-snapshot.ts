import type { ChatbotId } from "../../../core/shared/ids.ts"
import { type LineSnapshot, NAMED_AT_MOST } from "../../../core/whatsapp/line-snapshot.ts"
import { MESSAGE, type MessageRow, messageOf } from "../conversations/messages.ts"
import { SIGNED } from "../predicates.ts"
import type { Query } from "../store/transaction.ts"
import { connectionOf, hasToken, healthOf, readRow } from "./line-row.ts"

type Counts = { last24h: number; last7d: number; newest: Date | null; undelivered: number }

/** Counts of the line's messages, without the simulator's. */
const COUNTS = `
  select inbound_since($1, $2::timestamptz - interval '24 hours') as last24h,
    inbound_since($1, $2::timestamptz - interval '7 days') as last7d,
    (select max(m.sentat) from messages m
      where m.chatbotid = $1 and ${SIGNED} and m.sentat > $2::timestamptz - interval '7 days') as newest,
    (select count(*)::int from messages u join clients k on k.chatbotid = u.chatbotid and k.id = u.clientid
      where u.chatbotid = $1 and u.status in ('failed', 'not_sent') and u.direction = 'OUTBOUND' and not k.simulated) as undelivered`

type FailedRow = Omit<LineSnapshot["failed"][number], "latest"> & { readonly latest: Date }

const FAILED = `
  select code, reason, sum(count)::int as count, max(latest) as latest,
    to_jsonb((array_agg(jsonb_build_object('name', name, 'phonenumber', phonenumber) order by latest desc, arrival desc))[1:${NAMED_AT_MOST}]) as clients,
    count(*) > ${NAMED_AT_MOST} as others
  from (
    select m.errorcode as code, m.reason, k.name, k.phonenumber, count(*) as count, max(m.sentat) as latest, max(m.arrival) as arrival
    from messages m join clients k on k.chatbotid = m.chatbotid and k.id = m.clientid
    where m.chatbotid = $1 and m.direction = 'OUTBOUND' and not k.simulated and m.sentat > $2::timestamptz - interval '7 days'
      and (m.status in ('failed', 'not_sent') or m.status = 'unknown' and m.reason = 'unconfirmed')
    group by m.errorcode, m.reason, k.chatbotid, k.id) each
  group by code, reason order by max(latest) desc, max(arrival) desc`

/** All that the owner sees of a line. */
export const readLineSnapshot = async (
  query: Query,
  chatbot: ChatbotId,
  now: Date,
): Promise<LineSnapshot> => {
  const [row, [counts], latest] = await Promise.all([
    readRow(query, chatbot),
    query<Counts>({ name: "line_counts", text: COUNTS }, [chatbot, now]),
    query<MessageRow>(
      `select ${MESSAGE} from messages m where m.chatbotid = $1 and ${SIGNED}
       order by m.sentat desc, m.arrival desc limit 5`,
      [chatbot],
    ),
  ])
  const { last24h = 0, last7d = 0, undelivered = 0, newest = null } = counts ?? {}
  const connection = row && connectionOf(row)
  return {
    connection,
    facts: row &&
      connection && {
        ...connection,
        hasToken: hasToken(row),
        lastSignedInboundAt: newest?.toISOString() ?? null,
      },
    numbers: row?.numbers ?? [],
    health: row && healthOf(row),
    failed: (await query<FailedRow>(FAILED, [chatbot, now])).map(({ latest, ...each }) => ({
      ...each,
      latest: latest.toISOString(),
    })),
    recent: { last24h, last7d, latest: latest.map(messageOf) },
    undelivered,
  }
}
