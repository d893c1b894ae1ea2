import { randomBytes } from "node:crypto"
import * as Effect from "effect/Effect"
import type { MetaPeople, PersonsWish } from "../../../core/whatsapp/ports.ts"
import { hashOf } from "../../secrets/opaque-token.ts"
import type { Query, Store } from "../store/transaction.ts"

/** The notification for the owner, who may not have asked for this: an agency or an employee may have connected the line. */
const FORGOTTEN =
  "Quien conectó WhatsApp ha pedido a Facebook que se borren sus datos. Vuelve a conectarlo para seguir respondiendo."

/** The people who connected lines at Meta. Only the hash of a person's id is kept. */
export const postgresMetaPeople = (store: Store): MetaPeople => ({
  deauthorise: (wish) =>
    Effect.promise(() =>
      eachOfPerson(store, wish, async (query, chatbot) => {
        await query("select expire_line($1)", [chatbot])
      }),
    ),
  forget: (wish) =>
    Effect.promise(async () => {
      await eachOfPerson(store, wish, async (query, chatbot) => {
        await query(
          "select unlink_line($1), add_notification($1, $2), audit_connection($1, 'facebook_data_deleted')",
          [chatbot, FORGOTTEN],
        )
      })
      const [row] = await store.call<{ code: string }>(
        `insert into deletion_requests as d (code, metauserid) values ($1, $2)
           on conflict (metauserid) do update set metauserid = d.metauserid returning code`,
        [randomBytes(10).toString("hex"), hashOf(wish.metaUser)],
      )
      return row?.code ?? ""
    }),
})

/** Does something to each line that a person at Meta had connected by then; answers how many there were. */
const eachOfPerson = (
  store: Store,
  { metaUser, at }: PersonsWish,
  work: (query: Query, chatbot: string) => Promise<void>,
): Promise<number> =>
  store.transaction({}, async ({ query, enter }) => {
    // Behind a link that is under way: only then it can be seen that the line was linked since.
    await query(
      "select 1 from whatsapp_lines where metauser = $1 order by chatbotid for no key update",
      [hashOf(metaUser)],
    )
    const lines = await query<{ chatbotid: string; since: boolean }>(
      `select chatbotid, linked_since(chatbotid, $2) as since from whatsapp_lines
       where metauser = $1 order by chatbotid`,
      [hashOf(metaUser), at],
    )
    for (const { chatbotid, since } of lines) {
      await enter({ chatbot: chatbotid })
      await (since ? checkSoon(query, chatbotid) : work(query, chatbotid))
    }
    return lines.filter(({ since }) => !since).length
  })

/** In case that Meta's clock is behind ours, and the wish did end the token. */
const checkSoon = async (query: Query, chatbot: string) => {
  await query(
    `update "whatsappConnections" set checkedat = now() - interval '2 days' where chatbotid = $1`,
    [chatbot],
  )
}
