import * as Effect from "effect/Effect"
import { type Day, lastDays } from "../../core/overview/days.ts"
import type { Overview } from "../../core/overview/overview.ts"
import type { Figures } from "../../core/overview/ports.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { DEFAULT_TIME_ZONE } from "../../core/shared/time-zone.ts"
import { inEach } from "./store/owned.ts"
import type { Store } from "./store/transaction.ts"

const DAYS = 14

/** The figures of the dashboard, over all bots of an owner. Times and rates are those of the last 30 days. */
export const postgresFigures = (store: Store): Figures => ({
  overview: (owner, now) =>
    Effect.promise(() =>
      store.transaction({ owner }, async (tx) => {
        const bots = await tx.query<{ id: ChatbotId; timezone: string }>(
          `select id, timezone from chatbots where userid = $1 order by "createdAt", id`,
          [owner],
        )
        const days = lastDays(now, bots[0]?.timezone ?? DEFAULT_TIME_ZONE, DAYS)
        const begins = days.map((day) => day.begins)
        const ids = bots.map(({ id }) => id)
        const counted = await inEach(tx, ids, async (chatbot) => {
          const [[talks], counts] = await Promise.all([
            tx.query<Talks>({ name: "overview_talks", text: TALKS }, [chatbot, now]),
            tx.query<Counts>({ name: "overview_counts", text: COUNTS }, [chatbot, now, begins]),
          ])
          return { ...(talks as Talks), counts }
        })
        return overviewOf(counted, days)
      }),
    ),
})

type Talks = { conversations: number; active: number }

/** `day`: the number of the day, from 1; 0 is the time before the first. */
type Counts = {
  day: number
  inbound: number
  outbound: number
  /** The sum of the seconds that replies took, and how many replies there were. */
  seconds: number
  replied: number
  answered: number
  good: number
}

const TALKS = `
  select (count(*) - (select count(*) from clients k join conversations s on s.chatbotid = k.chatbotid and s.clientid = k.id
      where k.chatbotid = $1 and k.simulated))::int as conversations,
    (count(*) filter (where c.lastinboundat > $2::timestamptz - interval '30 days')
      - (select count(*) from clients k join conversations s on s.chatbotid = k.chatbotid and s.clientid = k.id
      where k.chatbotid = $1 and k.simulated and s.lastinboundat > $2::timestamptz - interval '30 days'))::int as active
  from conversations c where c.chatbotid = $1`

const COUNTS = `
  select width_bucket(at, $3::timestamptz[]) as day, sum(inbound)::int as inbound, sum(outbound)::int as outbound,
    sum(seconds)::float as seconds, sum(replied)::int as replied, sum(answered)::int as answered, sum(good)::int as good
  from figures_since($1, $2::timestamptz - interval '30 days', $2) group by 1`

const overviewOf = (
  counted: readonly (Talks & { readonly counts: readonly Counts[] })[],
  days: readonly Day[],
): Overview => {
  const rows = counted.flatMap(({ counts }) => counts)
  const sum = (value: (counts: Counts) => number, of = rows) =>
    of.reduce((total, counts) => total + value(counts), 0)
  const conversations = counted.reduce((total, talks) => total + talks.conversations, 0)
  const replied = sum((counts) => counts.replied)
  const answered = sum((counts) => counts.answered)
  return {
    example: conversations === 0,
    conversations,
    activeUsers: counted.reduce((total, { active }) => total + active, 0),
    avgResponseSeconds: replied === 0 ? null : sum(({ seconds }) => seconds) / replied,
    successRate: answered === 0 ? null : sum(({ good }) => good) / answered,
    days: days.map(({ date }, index) => {
      const own = rows.filter(({ day }) => day === index + 1)
      return {
        date,
        inbound: sum(({ inbound }) => inbound, own),
        outbound: sum(({ outbound }) => outbound, own),
      }
    }),
  }
}
