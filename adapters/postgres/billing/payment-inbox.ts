import * as Effect from "effect/Effect"
import type { PaymentInbox } from "../../../core/billing/ports.ts"
import type { Store } from "../store/transaction.ts"

const STRIPE = "stripe"
/** How long an accepted event may be under way before it is due again, because its process died or the provider was slow. */
const IN_HAND = "30 seconds"
/** The pauses between tries double from the first to the last. */
const FIRST_PAUSE = "5 seconds"
const LAST_PAUSE = "1 hour"
const GIVE_UP_AFTER = "24 hours"
const BATCH = 50

type Row = { eventid: string; type: string; subject: string }

/** Stripe's events by their id (reliability.md 1). */
export const postgresPaymentInbox = (store: Store): PaymentInbox => ({
  accept: ({ id, type, subject }) =>
    Effect.promise(async () => {
      const rows = await store.call(
        `insert into provider_events (provider, eventid, type, subject, retryat)
         values ('${STRIPE}', $1, $2, $3, now() + interval '${IN_HAND}')
         on conflict do nothing returning eventid`,
        [id, type, subject],
      )
      return rows.length > 0
    }),
  settle: (eventId, wait) =>
    Effect.promise(async () => {
      await store.call(
        `update provider_events set tries = tries + 1, lasterror = $2::text,
           handledat = case when $2::text is null or $3 and receivedat < now() - interval '${GIVE_UP_AFTER}' then now() end,
           retryat = now() + least(interval '${FIRST_PAUSE}' * 2 ^ least(tries, 20), interval '${LAST_PAUSE}')
         where provider = '${STRIPE}' and eventid = $1`,
        [eventId, wait?.for ?? null, wait?.ends ?? false],
      )
    }),
  due: () =>
    Effect.promise(async () => {
      const rows = await store.call<Row>(
        `update provider_events set retryat = now() + interval '${IN_HAND}'
         where (provider, eventid) in (
           select provider, eventid from provider_events
           where provider = '${STRIPE}' and handledat is null and retryat <= now()
           order by retryat limit ${BATCH} for update skip locked)
         returning eventid, type, subject`,
      )
      return rows.map(({ eventid, ...event }) => ({ id: eventid, ...event }))
    }),
  waiting: () =>
    Effect.promise(() =>
      store.call<{ waitsFor: string; count: number }>(
        `select lasterror as "waitsFor", count(*)::int as count from provider_events
         where provider = '${STRIPE}' and handledat is null and lasterror is not null
         group by lasterror order by count desc limit 20`,
      ),
    ),
})
