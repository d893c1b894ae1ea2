import * as Effect from "effect/Effect"
import type { Bookings, HeldTime, KeptReceipt } from "../../../core/calendar/ports.ts"
import type { Receipt } from "../../../core/calendar/receipt.ts"
import type { Store } from "../store/transaction.ts"

const HOLD_MINUTES = 2
const REMEMBERED = 20

/** Holds of times and receipts of bookings, see db/functions/bookings.sql. */
export const postgresBookings = (store: Store): Bookings => ({
  hold: ({ owner, chatbot }, key, { start, end }, instead) =>
    Effect.promise(async () => {
      const [row] = await store.call<{ held: boolean }>(
        {
          name: "hold_slot",
          text: "select hold_slot($1, $2, $3, tstzrange($4, $5), $6, $7 * interval '1 minute') as held",
        },
        [chatbot, owner, key, start, end, instead, HOLD_MINUTES],
      )
      return row?.held ? "held" : "taken"
    }),
  held: ({ owner, chatbot }, { start, end }) =>
    Effect.promise(() =>
      store.call<HeldTime>(
        { name: "holds_within", text: "select * from holds_within($1, $2, tstzrange($3, $4))" },
        [chatbot, owner, start, end],
      ),
    ),
  release: (bot, key) =>
    Effect.promise(async () => {
      await store.once(bot, "delete from slot_holds where chatbotid = $1 and booking = $2", [
        bot.chatbot,
        key,
      ])
    }),
  settle: ({ owner, chatbot }, { key, receipt, told }) =>
    Effect.promise(async () => {
      await store.call({ name: "settle_slot", text: "select settle_slot($1, $2, $3, $4, $5)" }, [
        chatbot,
        owner,
        key,
        receipt,
        told,
      ])
    }),
  receipts: (bot, client) =>
    Effect.promise(async () => {
      const rows = await store.once<{ turnid: string; event: Receipt }>(
        bot,
        `select turnid, event from receipts where chatbotid = $1 and clientid = $2
         order by at desc, id limit ${REMEMBERED}`,
        [bot.chatbot, client],
      )
      return rows.map(({ turnid, event }): KeptReceipt => ({ ...event, turnId: turnid }))
    }),
})
