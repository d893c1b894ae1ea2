import type pg from "pg"
import type { Vault } from "../../adapters/secrets/vault.ts"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"

export type Line = {
  readonly userId: OwnerId
  readonly chatbotId: ChatbotId
  readonly phoneNumberId: string
}

type SignedIn = { readonly id: OwnerId; readonly sessionId: string }

/** An owner whose address is confirmed and who is signed in, put straight into the database: without the cost of a password. */
export const signedInOwner = async (
  client: pg.Client,
  email: string,
  passwordHash: string | null = null,
): Promise<SignedIn> => {
  const { rows } = await client.query(
    `with u as (insert into users (email, passwordhash, emailconfirmedat) values ($1, $2, now()) returning id)
     insert into sessions (userid, expiresat) select id, now() + interval '1 day' from u
     returning id as "sessionId", userid as id`,
    [email, passwordHash],
  )
  return rows[0]
}

type Wishes = {
  readonly phoneNumberId: string
  readonly name?: string
  readonly welcomemessage?: string
  readonly language?: string
  readonly sources?: readonly string[]
  readonly quota?: number
  readonly throughput?: number
}

/** An owner with a chatbot and a connected line, put straight into the database by its owner role. */
export const connectedOwner = async (
  client: pg.Client,
  vault: Vault,
  wishes: Wishes,
): Promise<Line> => {
  const { rows } = await client.query(
    `with u as (insert into users (email, emailconfirmedat) values (gen_random_uuid() || '@owner.example', now()) returning id),
     b as (insert into chatbots (userid, name, welcomemessage, language) select id, $1, $2, $3 from u returning id, userid)
     select id as "chatbotId", userid as "userId" from b`,
    [wishes.name ?? "Recado", wishes.welcomemessage ?? "", wishes.language ?? "spanish"],
  )
  const { chatbotId, userId } = rows[0] as Line
  const token = vault.seal("token", {
    table: "whatsappConnections",
    column: "accesstoken",
    row: chatbotId,
  })
  await client.query(
    `insert into "whatsappConnections"
       (chatbotid, phonenumberid, businessaccountid, accesstoken, webhooksecret, verified, "webhookConfigured", accountconfirmed,
         throughput)
     values ($1, $2, '200000000000001', $3, 'x', true, true, true, $4)`,
    [chatbotId, wishes.phoneNumberId, token, wishes.throughput ?? 80],
  )
  await client.query("insert into whatsapp_lines values ($1, $2, $3, '200000000000001')", [
    wishes.phoneNumberId,
    chatbotId,
    userId,
  ])
  for (const content of wishes.sources ?? []) {
    await client.query(
      `insert into "knowledgeSources" (chatbotid, type, content) values ($1, 'text', $2)`,
      [chatbotId, content],
    )
  }
  if (wishes.quota !== undefined) {
    await client.query(
      `with p as (insert into plans (name, monthlyprice, yearlyprice, limits) values (gen_random_uuid()::text, 0, 0, $2) returning id)
       insert into subscriptions (userid, status, "planId", "currentPeriodStart") select $1, 'active', id, now() from p`,
      [
        userId,
        {
          messagesPerMonth: wishes.quota,
          contextTokens: 12_000,
          chatbotsLimit: 1,
          knowledgeSources: 5,
          memory: 500,
        },
      ],
    )
  }
  return { userId, chatbotId, phoneNumberId: wishes.phoneNumberId }
}
