import { describe, expect, test } from "bun:test"
import type * as Effect from "effect/Effect"
import { postgresAccounts } from "../../../adapters/postgres/accounts/accounts.ts"
import { decide } from "../../../core/conversations/inbound.ts"
import { until } from "../../support/process.ts"
import { untilLocked } from "../../support/until-locked.ts"
import { type Owner, openLines, seconds } from "./line-stage.ts"

const {
  store,
  run,
  query,
  row,
  people,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
  hear,
  connections,
} = await openLines()

test("what is done for a number at Meta holds, also where it is just being connected again", async () => {
  const owner = await newOwner()
  const first = await link(owner, linkTo(newLine()))
  if (!first) throw new Error("taken")
  let settling: Promise<unknown> = Promise.resolve()
  await store.transaction({ chatbot: owner.chatbot, owner: owner.owner }, async (again) => {
    await again.query(
      `update "whatsappConnections" set accesstoken = 'another' where chatbotid = $1`,
      [owner.chatbot],
    )
    settling = run(connections.settle(first.keys, null))
    await untilLocked(query)
  })
  expect(await settling).toMatchObject({ webhookConfigured: true })
})

describe("linking a number", () => {
  const deadlocks = () =>
    query("select deadlocks from pg_stat_database where datname = current_database()")
  test("waits for a reply that is being queued, and that one never for it", async () => {
    const owner = await connected()
    const ana = { phone: "34600111333", userId: "US.9" }
    await hear({
      ...{
        kind: "message",
        line: owner.keys.phonenumberid,
        id: "wamid.ana",
        name: "Ana",
        type: "text",
      },
      ...{ text: "Hola", at: seconds(), from: ana },
    })
    const before = await deadlocks()
    let linking: Promise<unknown> = Promise.resolve()
    await store.transaction({ chatbot: owner.chatbot, owner: owner.owner }, async (reply) => {
      // As queue_reply does, and may_leave within it.
      await reply.query(`update "whatsappConnections" set pacedto = now() where chatbotid = $1`, [
        owner.chatbot,
      ])
      linking = link(owner, linkTo(newLine()))
      await untilLocked(query)
      await reply.query(
        `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin)
         select chatbotid, clientid, id, 'OUTBOUND', 'CHATBOT', '', now(), 'bot' from conversations where chatbotid = $1`,
        [owner.chatbot],
      )
    })
    await linking
    expect(await deadlocks()).toEqual(before)
  })
  test.each([
    ["", "Ana"],
    [", also one that brings the client's new name", "Ana López"],
  ])("never waits for the first echo of a line, which waits for it%s", async (_, name) => {
    const owner = await connected()
    const ana = { phone: "34600111333", userId: "US.9" }
    const said = { line: owner.keys.phonenumberid, name: "Ana", type: "text", from: ana }
    const at = seconds()
    await hear({ ...said, kind: "message", id: "wamid.ana", text: "Hola", at })
    const before = await deadlocks()
    let echo: Promise<unknown> = Promise.resolve()
    await store.transaction({ chatbot: owner.chatbot, owner: owner.owner }, async (linking) => {
      // As link_line does, and forget_user_ids within it.
      await linking.query(`select 1 from "whatsappConnections" where chatbotid = $1 for update`, [
        owner.chatbot,
      ])
      const item = {
        ...said,
        name,
        kind: "echo",
        id: "wamid.echo",
        content: "Voy",
        ours: null,
        at,
      } as const
      const batch = JSON.stringify([decide(item, (secret) => [secret])])
      echo = store.transaction({}, (webhook) =>
        webhook.query("select accept_messages($1)", [batch]),
      )
      await untilLocked(query)
      await linking.query("update clients set userid = null where chatbotid = $1", [owner.chatbot])
    })
    await echo
    expect(await deadlocks()).toEqual(before)
    expect(await row(owner.chatbot)).toMatchObject({ sharedwithapp: true })
  })
  test.each([
    ["withdrawn", people.deauthorise],
    ["asked to be forgotten", people.forget],
  ] as const)(
    "outlives that its person had %s before, told of while it is linked",
    async (_, told) => {
      const metaUser = newLine()
      const owner = await connected({ metaUser })
      const at = new Date((seconds() - 1) * 1_000)
      await query("delete from provider_events where provider = 'whatsapp'")
      // The link stands still where it has the number, and not yet the connection.
      await query("begin")
      await query(`select 1 from "whatsappConnections" where chatbotid = $1 for update`, [
        owner.chatbot,
      ])
      const linking = link(owner, linkTo(owner.keys.phonenumberid, { metaUser }))
      await untilLocked(query)
      const telling = run(told({ metaUser, at }) as Effect.Effect<unknown>)
      await Bun.sleep(100)
      await query("commit")
      await Promise.all([linking, telling])
      expect(await row(owner.chatbot)).toMatchObject({ status: null })
    },
  )
  test("that twenty chatbots want at once goes to one", async () => {
    const owners: Owner[] = []
    for (let n = 0; n < 20; n++) owners.push(await newOwner())
    const line = newLine()
    const linked = await Promise.all(owners.map((owner) => link(owner, linkTo(line))))
    expect(linked.filter(Boolean)).toHaveLength(1)
    const rows = await query(`select 1 from "whatsappConnections" where phonenumberid = $1`, [line])
    expect(rows).toHaveLength(1)
  })
  test("while its owner's account is being removed leaves the number free", async () => {
    const owner = await newOwner()
    const line = newLine()
    await query("update users set deletedat = now() where id = $1", [owner.owner])
    await query("insert into clients (chatbotid, phonenumber) values ($1, '34600111222')", [
      owner.chatbot,
    ])
    await query("begin")
    await query("select 1 from clients where chatbotid = $1 for update", [owner.chatbot])
    const removing = run(postgresAccounts(store).erase(owner.owner))
    await until("the removal waits", async () => {
      const [waiting] = await query("select from pg_locks where not granted")
      return waiting !== undefined
    })
    expect(await link(owner, linkTo(line))).not.toBeNull()
    await query("commit")
    await removing
    expect(await link(await newOwner(), linkTo(line))).not.toBeNull()
  })
})
