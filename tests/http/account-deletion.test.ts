import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Client } from "pg"
import { eraseDeletedAccounts } from "../../core/accounts/delete-account.ts"
import { NotRevoked, ProviderAccess } from "../../core/accounts/ports.ts"
import { until } from "../support/process.ts"
import { type Accounts, accountsOf, PASSWORD } from "./accounts-stage.ts"
import { makeWorld, type World } from "./matrix-stage.ts"
import { openServer, type Server } from "./server-stage.ts"

let server: Server
let people: Accounts
/** While true, revoking access at Google, Meta and Stripe fails. */
let holds = false
beforeAll(async () => {
  server = await openServer({}, (ports) => {
    const access = Context.get(ports, ProviderAccess)
    return Context.add(ports, ProviderAccess, {
      revoke: (owner) =>
        holds
          ? Effect.fail(new NotRevoked({ why: "google", detail: "503" }))
          : access.revoke(owner),
    })
  })
  people = accountsOf(server)
})
afterAll(() => server.stop())
beforeEach(() => {
  holds = false
})

const remove = ({ owner }: World) =>
  server.call("/api/account", {
    method: "DELETE",
    token: owner.token,
    headers: server.csrf(owner),
  })

/** Tables that still hold a row of an owner or of their bot. Who did what is kept, without a name. */
const leftOf = async ({ user, chatbot }: World) => {
  const { owner: client } = server.database
  const { rows } = await client.query(
    `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
       and c.relname <> 'audit_log' and a.atttypid = 'uuid'::regtype
       and (a.attname in ('chatbotid', 'chatbot_id', 'userid', 'user_id')
         or a.attname = 'id' and c.relname in ('users', 'chatbots'))`,
  )
  const left: string[] = []
  for (const { name, column } of rows as { name: string; column: string }[]) {
    const found = await client.query(`select 1 from "${name}" where "${column}" in ($1, $2)`, [
      user,
      chatbot,
    ])
    if (found.rows.length > 0) left.push(name)
  }
  return [...new Set(left)].toSorted()
}

/** An owner with a bot, a calendar, a line, a subscription, a letter and live events. */
const hasEverything = async () => {
  const world = await makeWorld(server, { fragments: 1, calendar: true })
  const { owner: client } = server.database
  await client.query(
    'update "whatsappConnections" set accesstoken = default where chatbotid = $1',
    [world.chatbot],
  )
  await client.query(
    `with a as (insert into whatsapp_lines (phonenumberid, chatbotid, userid, businessaccountid) values (($1::uuid)::text, $1::uuid, $2, '1')),
       b as (insert into subscriptions (userid, status, "planId", "currentPeriodStart") values ($2, 'active', $3, now())),
       c as (insert into "subscriptionUsage" (userid, last_reset_date) values ($2, now()))
     insert into "contactMessages" (userid, name, subject, message) values ($2, 'a', 'b', 'c')`,
    [world.chatbot, world.user, world.plan],
  )
  const edit = { method: "PATCH", token: world.owner.token, body: { name: "Otro" } }
  expect((await server.call(`/api/chatbots/${world.chatbot}`, edit)).status).toBe(200)
  return world
}

describe("deleting an account", () => {
  test("takes everything with it, and lets go of Google", async () => {
    const world = await hasEverything()
    const before = await leftOf(world)
    for (const table of ["users", "chatbots", "live_events", "messages", "whatsapp_lines"]) {
      expect(before).toContain(table)
    }
    const answer = await remove(world)
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(Object.keys(server.cookiesOf(answer)).toSorted()).toEqual([
      ...["csrf-token", "refresh", "session"],
    ])
    // The owner waits for ten seconds at most. On a busy machine the rest is still to be done.
    await server.run(eraseDeletedAccounts())
    expect(await leftOf(world)).toEqual([])
    const { items } = (await server.call("/sandbox/api/requests?provider=google")).body
    expect(JSON.stringify(items)).toContain("/revoke")
    expect(await people.userOf(world.owner.token)).toBeNull()
  })

  test("when a provider does not let go signs out at once, and goes on later", async () => {
    const email = await people.hasAccount()
    const { token, refresh, body } = await people.signIn(email)
    const { id } = body.user
    const session = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    const owner = { id, token, sessionId: String(session.sid) }
    const { chatbot } = await makeWorld(server, { fragments: 1, calendar: false })
    holds = true
    const world = { owner, user: id, chatbot } as World
    const answer = await remove(world)
    expect([answer.status, answer.body]).toEqual([200, { success: true, pending: true }])

    expect((await people.signIn(email)).status).toBe(401)
    expect((await people.refreshWith(refresh)).status).toBe(401)
    expect((await server.call("/api/usage", { token })).status).toBe(401)
    await server.run(eraseDeletedAccounts())
    expect((await leftOf(world)).includes("users")).toBe(true)

    // Meanwhile the address is free: a new account with it outlives the old one.
    expect((await people.signUp(email, PASSWORD)).status).toBe(201)
    await people.post("/exchange", { code: await people.codeTo(email) })
    holds = false
    await server.run(eraseDeletedAccounts())
    const { rows } = await server.database.owner.query("select 1 from users where id = $1", [id])
    expect(rows).toEqual([])
    const again = await people.signIn(email)
    expect(again.status).toBe(200)
    expect(again.body.user.id).not.toBe(id)
  })

  test("twice at once is deleting it once", async () => {
    const world = await hasEverything()
    const answers = await Promise.all([remove(world), remove(world)])
    for (const { status } of answers) expect([200, 401]).toContain(status)
    await server.run(eraseDeletedAccounts())
    expect(await leftOf(world)).toEqual([])
  })

  test("takes with it what is written of it in this moment, as Stripe's word that it was cancelled", async () => {
    const world = await hasEverything()
    holds = true
    expect((await remove(world)).body.pending).toBe(true)
    holds = false
    const writing = new Client({ connectionString: server.database.url })
    await writing.connect()
    const paid = { id: "sub_late", status: "canceled", plan: world.plan, readAt: new Date() }
    const times = { createdAt: new Date(), periodStart: new Date() }
    await writing.query("begin")
    await writing.query("select set_config('app.user', $1, true)", [world.user])
    await writing.query("select record_subscription($1, $2)", [world.user, { ...paid, ...times }])
    const erasing = server.run(eraseDeletedAccounts())
    await until("the erasure waits", async () => {
      const { rows } = await server.database.owner.query("select 1 from pg_locks where not granted")
      return rows.length > 0
    })
    await writing.query("commit")
    await writing.end()
    await erasing
    expect(await leftOf(world)).toEqual([])
  })
})
