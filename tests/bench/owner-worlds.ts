import type pg from "pg"
import { accessTokens } from "../../adapters/http/session/access-tokens.ts"
import type { Vault } from "../../adapters/secrets/vault.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import type { World } from "../http/matrix-stage.ts"

/** An owner whose calls are measured, with what the calls name. `n`: the number of the chatbot. */
export type Measured = World & { readonly n: number }

/** The owners of the chatbots with these numbers, each signed in, and with calendar tokens that can be opened. */
export const worldsOf = async (
  client: pg.Client,
  vault: Vault,
  url: string,
  from: number,
  to: number,
) => {
  const tokens = accessTokens(vault.derive("access tokens"), url)
  const { rows } = await client.query(
    `select b.n, b.userid, b.chatbotid, c.clientid, c.conversationid, s.id as session,
       (select id from "knowledgeSources" k where k.chatbotid = b.chatbotid limit 1) as source,
       (select id from memory_history h where h.chatbotid = b.chatbotid limit 1) as history,
       (select id from googlecalendarconnections g where g.chatbotid = b.chatbotid) as connection,
       (select id from plans where name = 'Pro') as plan
     from bench_bots b join bench_clients c on c.n = b.n and c.k = 1 join sessions s on s.userid = b.userid
     where b.n between $1 and $2 order by b.n`,
    [from, to],
  )
  const worlds: Measured[] = []
  for (const row of rows) {
    const id = row.userid as OwnerId
    const { accessToken } = await tokens.issue({ owner: id, sessionId: row.session })
    for (const column of ["accesstoken", "refreshtoken"]) {
      const place = { table: "googlecalendarconnections", column, row: row.chatbotid }
      await client.query(
        `update googlecalendarconnections set ${column} = $2 where chatbotid = $1`,
        [row.chatbotid, vault.seal("token", place)],
      )
    }
    worlds.push({
      n: row.n,
      owner: { id, sessionId: row.session, token: accessToken },
      ...{ chatbot: row.chatbotid, user: id, source: row.source, fragment: "0001" },
      ...{ history: row.history, notification: "0123456789abcdef", client: row.clientid },
      ...{
        conversation: row.conversationid,
        connection: row.connection,
        event: "none",
        plan: row.plan,
      },
    })
  }
  return worlds
}
