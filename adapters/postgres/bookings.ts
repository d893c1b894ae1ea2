import { Effect } from "effect"
import type { Bookings, Bot, KeptReceipt } from "../../core/calendar/ports.ts"
import type { Receipt } from "../../core/calendar/receipt.ts"
import type { Store } from "./transaction.ts"

const HOLD_MINUTES = 2
const REMEMBERED = 20

/** Times that are being booked: the constraint slot_holds_one_at_a_time lets one of many through. */
export const postgresBookings = (store: Store): Bookings => ({
  hold: (bot, key, span, instead) =>
    Effect.promise(() =>
      store.transaction(tenantOf(bot), async ({ query }) => {
        const [, held] = await Promise.all([
          query(
            "delete from slot_holds where chatbotid = $1 and (booking = $2 or expiresat < now() or eventid = $3)",
            [bot.chatbot, key, instead],
          ),
          query(
            `insert into slot_holds (chatbotid, booking, span, expiresat)
             values ($1, $2, tstzrange($3, $4), now() + $5 * interval '1 minute')
             on conflict do nothing returning id`,
            [bot.chatbot, key, span.start, span.end, HOLD_MINUTES],
          ),
        ])
        return held.length > 0 ? "held" : "taken"
      }),
    ),
  held: (bot, within) =>
    Effect.promise(async () => {
      const rows = await store.once<{ start: Date; end: Date }>(
        tenantOf(bot),
        `select lower(span) as start, upper(span) as end from slot_holds
         where chatbotid = $1 and expiresat > now() and span && tstzrange($2, $3)`,
        [bot.chatbot, within.start, within.end],
      )
      return rows
    }),
  release: (bot, key) =>
    Effect.promise(async () => {
      await store.once(
        tenantOf(bot),
        "delete from slot_holds where chatbotid = $1 and booking = $2",
        [bot.chatbot, key],
      )
    }),
  settle: (bot, { key, receipt, told }) =>
    Effect.promise(() =>
      store.transaction(tenantOf(bot), async ({ query }) => {
        const { kind, eventId } = receipt
        // One flight: none of them waits for another's answer.
        await Promise.all([
          kind === "cancelled" &&
            query("delete from slot_holds where chatbotid = $1 and eventid = $2", [
              bot.chatbot,
              eventId,
            ]),
          query(
            "update slot_holds set state = 'confirmed', eventid = $3 where chatbotid = $1 and booking = $2",
            [bot.chatbot, key, eventId],
          ),
          told &&
            query(
              `insert into receipts (chatbotid, turnid, clientid, kind, eventid, event)
               values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
              [bot.chatbot, told.turnId, told.client, kind, eventId, receipt],
            ),
        ])
      }),
    ),
  receipts: (bot, client) =>
    Effect.promise(async () => {
      const rows = await store.once<{ turnid: string; event: Receipt }>(
        tenantOf(bot),
        `select turnid, event from receipts where chatbotid = $1 and clientid = $2
         order by at desc, id limit ${REMEMBERED}`,
        [bot.chatbot, client],
      )
      return rows.map(({ turnid, event }): KeptReceipt => ({ ...event, turnId: turnid }))
    }),
})

const tenantOf = ({ owner, chatbot }: Bot) => ({ user: owner, chatbot })
