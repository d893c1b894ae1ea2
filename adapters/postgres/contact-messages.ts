import * as Effect from "effect/Effect"
import type { ContactMessages } from "../../core/contact/ports.ts"
import type { Store } from "./store/transaction.ts"

/** What visitors wrote to us. */
export const postgresContactMessages = (store: Store): ContactMessages => ({
  keep: ({ name, subject, message, phone }, from) =>
    Effect.promise(async () => {
      await store.call(
        `insert into "contactMessages" (userid, name, subject, message, phone)
         values ((select id from users where id = $1 for key share), $2, $3, $4, $5)`,
        [from, name, subject, message, phone || null],
      )
    }),
})
