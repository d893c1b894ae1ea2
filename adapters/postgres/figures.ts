import { Effect } from "effect"
import { type Day, lastDays } from "../../core/billing/days.ts"
import type { Overview } from "../../core/billing/overview.ts"
import type { Figures } from "../../core/billing/ports.ts"
import { DEFAULT_TIME_ZONE } from "../../core/shared/time-zones.ts"
import { inEachOwned } from "./owned.ts"
import type { Store } from "./transaction.ts"

const DAYS = 14

/** What the dashboard counts, over all bots of an owner. Times and rates are those of the last 30 days. */
export const postgresFigures = (store: Store): Figures => ({
  overview: (owner, now) =>
    Effect.promise(() =>
      store.transaction({ user: owner }, async (tx) => {
        const [first] = await tx.query<{ timezone: string }>(
          `select timezone from chatbots where userid = $1 order by "createdAt", id limit 1`,
          [owner],
        )
        const days = lastDays(now, first?.timezone ?? DEFAULT_TIME_ZONE, DAYS)
        const begins = days.map((day) => day.begins)
        const counted = await inEachOwned(tx, owner, async (chatbot) => {
          const [row] = await tx.query<Counts>(COUNTS, [chatbot, now])
          const perDay = await tx.query<DayCounts>(PER_DAY, [chatbot, now, begins])
          return { ...(row as Counts), perDay }
        })
        return overviewOf(counted, days)
      }),
    ),
})

type Counts = {
  conversations: number
  active: number
  /** Of replies, and how many there were. */
  seconds: number
  replied: number
  answered: number
  good: number
}

/** `day` counts from 1. */
type DayCounts = { day: number; inbound: number; outbound: number }

const COUNTS = `
  with real as (
    select c.id, c.lastinboundat from conversations c join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
    where c.chatbotid = $1 and not k.simulated),
  done as (
    select t.result, extract(epoch from t.doneat - m.createdat) as seconds,
      exists (select 1 from messages f
        where f.chatbotid = $1 and f.turnid = t.id and f.status in ('failed', 'not_sent')) as failed
    from turns t join real on real.id = t.conversationid
      left join messages m on m.chatbotid = $1 and m.conversationid = t.conversationid and m.seq = t.fromseq
    where t.chatbotid = $1 and t.doneat is not null and t.openedat > $2::timestamptz - interval '30 days')
  select
    (select count(*)::int from real) as conversations,
    (select count(*)::int from real where lastinboundat > $2::timestamptz - interval '30 days') as active,
    coalesce(sum(seconds) filter (where result = 'replied'), 0)::float as seconds,
    count(seconds) filter (where result = 'replied')::int as replied,
    count(*) filter (where result in ('replied', 'apology') or failed)::int as answered,
    count(*) filter (where result = 'replied' and not failed)::int as good
  from done`

const PER_DAY = `
  select width_bucket(m.sentat, $3::timestamptz[]) as day,
    count(*) filter (where m.direction = 'INBOUND')::int as inbound,
    count(*) filter (where m.direction = 'OUTBOUND')::int as outbound
  from messages m join clients k on k.chatbotid = m.chatbotid and k.id = m.clientid
  where m.chatbotid = $1 and m.sentat >= ($3::timestamptz[])[1] and m.sentat <= $2 and not k.simulated
    and coalesce(m.status, 'sent') not in ('failed', 'not_sent', 'cancelled')
  group by 1`

const overviewOf = (
  counted: readonly (Counts & { readonly perDay: readonly DayCounts[] })[],
  days: readonly Day[],
): Overview => {
  const sum = (value: (counts: Counts) => number) =>
    counted.reduce((total, counts) => total + value(counts), 0)
  const conversations = sum((counts) => counts.conversations)
  const replied = sum((counts) => counts.replied)
  const answered = sum((counts) => counts.answered)
  return {
    example: conversations === 0,
    conversations,
    activeUsers: sum((counts) => counts.active),
    avgResponseSeconds: replied === 0 ? null : sum(({ seconds }) => seconds) / replied,
    successRate: answered === 0 ? null : sum(({ good }) => good) / answered,
    days: days.map(({ date }, index) => {
      const own = counted.flatMap(({ perDay }) => perDay.filter(({ day }) => day === index + 1))
      return {
        date,
        inbound: own.reduce((total, { inbound }) => total + inbound, 0),
        outbound: own.reduce((total, { outbound }) => total + outbound, 0),
      }
    }),
  }
}
