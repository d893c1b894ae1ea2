import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import { cloudApiMessenger } from "../../adapters/meta/messenger.ts"
import { postgresAccounts } from "../../adapters/postgres/accounts.ts"
import { postgresChatbots } from "../../adapters/postgres/chatbots.ts"
import { postgresLineCare } from "../../adapters/postgres/line-care.ts"
import { sealingKeys, unlockLines } from "../../adapters/postgres/sealed-tokens.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { decide } from "../../core/conversations/inbound.ts"
import { NO_NEWS } from "../../core/whatsapp/health.ts"
import type { LineKeys, Link } from "../../core/whatsapp/ports.ts"
import { until } from "../support/process.ts"
import { inDays, NOW, type Owner, openLines } from "./line-stage.ts"
import { loopback } from "./loopback.ts"

const stage = await openLines()
const {
  store,
  vault,
  connections,
  care,
  people,
  run,
  query,
  row,
  directory,
  notifications,
  standing,
  due,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
  hear,
  accountOf,
} = stage
afterAll(stage.close)

describe("a client who is known by number and user id", () => {
  const PHONE = "34600111222"
  let sent = 0
  const writes = (line: string, userId: string, text: string, phone: string | null = PHONE) =>
    hear({
      ...{ kind: "message", line, id: `wamid.known.${++sent}`, name: "Ana", type: "text", text },
      at: Math.floor(Date.now() / 1_000),
      from: { phone, userId },
    })
  const known = async () => {
    const owner = await connected()
    await writes(owner.keys.phonenumberid, "US.1", "STOP")
    await writes(owner.keys.phonenumberid, "US.0", "STOP", null)
    return owner
  }
  const clients = (chatbot: string) =>
    query(
      `select phonenumber, userid, opted_out from clients
       where chatbotid = $1 and userid is distinct from 'US.0' order by opted_out desc, userid`,
      [chatbot],
    )
  const SAME = [{ phonenumber: PHONE, userid: "ES.2", opted_out: true }]
  const STRANGER = [
    { phonenumber: null, userid: "US.1", opted_out: true },
    { phonenumber: PHONE, userid: "ES.2", opted_out: false },
  ]
  const of = ({ keys }: Awaited<ReturnType<typeof known>>, more: object = {}) => {
    const wish = linkTo(keys.phonenumberid)
    return { ...wish, number: { ...wish.number, ...more } }
  }

  test("is the same in the account of another portfolio, where they have another id", async () => {
    const owner = await known()
    const line = newLine()
    await link(owner, linkTo(line))
    await writes(line, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("is the same there, too, if the number was disconnected before", async () => {
    const owner = await known()
    await run(connections.remove(owner.owner, owner.chatbot))
    const line = newLine()
    await link(owner, linkTo(line))
    await writes(line, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("has lost the number to whoever writes with it and another id, though it is linked again", async () => {
    const owner = await known()
    await link(owner, of(owner))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
  test("has lost it, too, if that number was disconnected before", async () => {
    const owner = await known()
    await run(connections.remove(owner.owner, owner.chatbot))
    await link(owner, of(owner))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
  test.each([
    ["", null, {}],
    [", of whose portfolios an earlier version stored none but the line's own", "7001", {}],
    [
      ", whose portfolios its lists do not name, unlike an earlier one",
      "7001",
      { businessid: null },
    ],
  ])(
    "is the same in an account of the same token%s, where they hide the number",
    async (_, businessid, listed) => {
      const owner = await known()
      const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
      const numbers = [...here.numbers, ...there.numbers].map((each) => ({ ...each, ...listed }))
      await link(owner, { ...here, numbers, number: { ...here.number, businessid } })
      await link(owner, { ...there, numbers })
      await writes(there.number.phonenumberid, "US.1", "Hola", null)
      expect(await clients(owner.chatbot)).toEqual([
        { phonenumber: PHONE, userid: "US.1", opted_out: true },
      ])
    },
  )
  test("is the same in another portfolio that the same token listed, where they have another id", async () => {
    const owner = await known()
    const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
    const numbers = [
      ...here.numbers.map((each) => ({ ...each, businessid: "7001" })),
      ...there.numbers.map((each) => ({ ...each, businessid: "7002" })),
    ]
    const inPortfolio = (wish: Link, businessid: string | null) => ({
      ...{ ...wish, numbers, number: { ...wish.number, businessid } },
    })
    await link(owner, inPortfolio(here, "7001"))
    await link(owner, inPortfolio(there, "7002"))
    await writes(there.number.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
    // A version before this one does not say which portfolio it chooses.
    await link(owner, inPortfolio(here, null))
    await writes(owner.keys.phonenumberid, "MX.3", "Hola")
    expect(await clients(owner.chatbot)).toEqual([
      { phonenumber: PHONE, userid: "MX.3", opted_out: true },
    ])
  })
  test("is the same in another portfolio that only the new list names, where they have another id", async () => {
    const owner = await known()
    const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
    await link(owner, { ...here, numbers: [...here.numbers, ...there.numbers] })
    const numbers = [
      ...here.numbers.map((each) => ({ ...each, businessid: "7001" })),
      ...there.numbers.map((each) => ({ ...each, businessid: "7002" })),
    ]
    await link(owner, { ...there, numbers, number: { ...there.number, businessid: "7002" } })
    await writes(there.number.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("has lost it, too, in another account of the same portfolio", async () => {
    const owner = await known()
    await link(owner, of(owner, { businessid: "7001" }))
    await link(owner, of(owner, { businessid: "7001", businessaccountid: "2002" }))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
})

describe("linking a number", () => {
  const deadlocks = () =>
    query("select deadlocks from pg_stat_database where datname = current_database()")
  const somebodyWaits = async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    return (await query(waiting)).length > 0
  }
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
      ...{ text: "Hola", at: Math.floor(Date.now() / 1_000), from: ana },
    })
    const before = await deadlocks()
    let linking: Promise<unknown> = Promise.resolve()
    await store.transaction({ chatbot: owner.chatbot, owner: owner.owner }, async (reply) => {
      // As queue_reply does, and may_leave within it.
      await reply.query(`update "whatsappConnections" set pacedto = now() where chatbotid = $1`, [
        owner.chatbot,
      ])
      linking = link(owner, linkTo(newLine()))
      await until("it waits", somebodyWaits)
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
    const at = Math.floor(Date.now() / 1_000)
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
      await until("it waits", somebodyWaits)
      await linking.query("update clients set userid = null where chatbotid = $1", [owner.chatbot])
    })
    await echo
    expect(await deadlocks()).toEqual(before)
    expect(await row(owner.chatbot)).toMatchObject({ sharedwithapp: true })
  })
  test("seals its token where the messenger opens it, and shows it to nobody", async () => {
    const meta = loopback()
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    const stored = await row(owner.chatbot)
    expect(String(stored?.accesstoken)).toStartWith("v1.")
    expect(JSON.stringify(linked?.connection)).not.toContain("token of")
    const messenger = cloudApiMessenger({ graphUrl: meta.url, version: "v25.0", vault })
    const line = {
      chatbotId: owner.chatbot,
      phoneNumberId: String(stored?.phonenumberid),
      accessToken: String(stored?.accesstoken),
    }
    await run(
      messenger.send(
        line,
        { phone: "34600111222", userId: null },
        { id: "m", text: "Hola", quotes: null },
      ),
    )
    expect(meta.asked[0]?.headers.get("authorization")).toBe(
      `Bearer token of ${line.phoneNumberId}`,
    )
    await meta.stop()
  })
  test("makes it the way from Meta's webhooks to this chatbot", async () => {
    const owner = await newOwner()
    const line = newLine()
    await link(owner, linkTo(line))
    expect(await directory(owner.chatbot)).toEqual([{ phonenumberid: line }])
    const { connection, facts } = await standing(owner)
    expect(connection).toMatchObject({ phonenumberid: line, verified: true, status: null })
    expect([connection?.webhookConfigured, facts?.hasToken]).toEqual([false, true])
  })
  test("of another chatbot is refused and leaves everything as it was", async () => {
    const first = await newOwner()
    const second = await newOwner()
    const [taken, own] = [newLine(), newLine()]
    await link(first, linkTo(taken))
    await link(second, linkTo(own))
    expect(await link(second, linkTo(taken))).toBeNull()
    expect(await directory(second.chatbot)).toEqual([{ phonenumberid: own }])
    expect((await row(second.chatbot))?.phonenumberid).toBe(own)
    expect(await directory(first.chatbot)).toEqual([{ phonenumberid: taken }])
  })
  test("that twenty chatbots want at once goes to one", async () => {
    const owners: Owner[] = []
    for (let n = 0; n < 20; n++) owners.push(await newOwner())
    const line = newLine()
    const linked = await Promise.all(owners.map((owner) => link(owner, linkTo(line))))
    expect(linked.filter(Boolean)).toHaveLength(1)
    const rows = await query(`select 1 from "whatsappConnections" where phonenumberid = $1`, [line])
    expect(rows).toHaveLength(1)
  })
  test.each([
    ["its chatbot", ({ owner, chatbot }: Owner) => postgresChatbots(store).remove(owner, chatbot)],
    ["its owner's account", ({ owner }: Owner) => postgresAccounts(store).erase(owner)],
  ])("while %s is being removed leaves the number free", async (_, removed) => {
    const owner = await newOwner()
    const line = newLine()
    await query("update users set deletedat = now() where id = $1", [owner.owner])
    await query("insert into clients (chatbotid, phonenumber) values ($1, '34600111222')", [
      owner.chatbot,
    ])
    await query("begin")
    await query("select 1 from clients where chatbotid = $1 for update", [owner.chatbot])
    const removing = run(removed(owner) as Effect.Effect<void, unknown>)
    await until("the removal waits", async () => {
      const [waiting] = await query("select from pg_locks where not granted")
      return waiting !== undefined
    })
    expect(await link(owner, linkTo(line))).not.toBeNull()
    await query("commit")
    await removing
    expect(await link(await newOwner(), linkTo(line))).not.toBeNull()
  })
  test("instead of another frees the other for whoever owns it", async () => {
    const owner = await newOwner()
    const [before, after] = [newLine(), newLine()]
    await link(owner, linkTo(before))
    await link(owner, linkTo(after))
    expect(await directory(owner.chatbot)).toEqual([{ phonenumberid: after }])
    expect(await link(await newOwner(), linkTo(before))).not.toBeNull()
  })
  test("of a chatbot that is somebody else's is as if there were none", async () => {
    const { chatbot } = await newOwner()
    const { owner } = await newOwner()
    const calls = [
      connections.link(owner, chatbot, linkTo(newLine())),
      connections.read(owner, chatbot, NOW),
      connections.keys(owner, chatbot),
      connections.remove(owner, chatbot),
    ]
    for (const call of calls) {
      const refused = await run(Effect.flip(call as Effect.Effect<unknown, { _tag: string }>))
      expect(refused._tag).toBe("NotFound")
    }
    expect(await directory(chatbot)).toEqual([])
  })
  test("again keeps its PIN, which it was registered with", async () => {
    const owner = await newOwner()
    const line = newLine()
    const first = await link(owner, linkTo(line))
    const again = await link(owner, linkTo(line))
    expect(first?.keys.pin).toMatch(/^\d{6}$/)
    expect(again?.keys.pin).toBe(first?.keys.pin ?? "")
  })
  test("says when another chatbot speaks through the same account", async () => {
    const one = await connected()
    const wish = linkTo(newLine())
    const { businessaccountid } = one.keys
    const other = await newOwner()
    const linked = await link(other, {
      ...wish,
      number: { ...wish.number, businessaccountid },
    })
    if (!linked) throw new Error("taken")
    expect(linked.keys.shared).toBe(true)
    const isShared = async () => {
      const keys = await run(connections.keys(one.owner, one.chatbot))
      // It says the same when it is asked by the id of the account.
      expect(await run(connections.isShared(one.chatbot, businessaccountid))).toBe(!!keys?.shared)
      return keys?.shared
    }
    // Anybody can type an id. It counts once Meta has subscribed us to the account.
    expect(await isShared()).toBe(false)
    await run(connections.settle(linked.keys, null))
    expect(await isShared()).toBe(true)
    expect((await due(inDays(2), one.chatbot)).map(({ keys }) => keys.shared)).toEqual([true])
  })
})

describe("the person at Meta who connected a line", () => {
  const shares = ({ chatbot }: Owner, metaUser?: string) =>
    run(connections.sharesPerson(chatbot, metaUser))

  test("is shared with every other chatbot whose line the same person connected", async () => {
    const one = await connected({ metaUser: "person A" })
    expect(await shares(one)).toBe(false)
    const other = await connected({ metaUser: "person A" })
    await connected({ metaUser: "person B" })
    expect([await shares(one), await shares(other)]).toEqual([true, true])
    await run(connections.remove(other.owner, other.chatbot))
    expect(await shares(one)).toBe(false)
  })

  test("is not shared with a chatbot whose line has expired: Meta would not revoke with its token", async () => {
    const one = await connected({ metaUser: "person E" })
    const marked = await connected({ metaUser: "person E" })
    await run(care.expire(marked.keys, NOW))
    await connected({ metaUser: "person E", tokenExpiresAt: inDays(-1) })
    expect([await shares(one), await shares(marked)]).toEqual([false, true])
  })

  test("is shared with a chatbot whose line is locked for want of the secret: it is back with the secret", async () => {
    const one = await connected({ metaUser: "person F" })
    const lock = async (tokenExpiresAt: Date | null) => {
      const { chatbot, keys } = await connected({ metaUser: "person F", tokenExpiresAt })
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
      return chatbot
    }
    const ended = await lock(inDays(1))
    await query(
      `update "whatsappConnections" set "tokenExpiresAt" = now() - interval '1 hour' where chatbotid = $1`,
      [ended],
    )
    expect(await shares(one)).toBe(false)
    await lock(null)
    expect(await shares(one)).toBe(true)
    await unlockLines(store, vault)
    expect(await shares(one)).toBe(true)
  })

  test("is asked for by the id where nothing is stored of the line", async () => {
    await connected({ metaUser: "person C" })
    const gone = await newOwner()
    expect(await shares(gone, "person C")).toBe(true)
    expect(await shares(gone, "person D")).toBe(false)
  })

  test("is taken for that of another chatbot's line in the same account where Meta did not say who it was", async () => {
    const [one, other] = [await connected(), await connected({ metaUser: "person G" })]
    const { businessaccountid } = one.keys
    const wish = linkTo(newLine(), { metaUser: "person G" })
    expect([await shares(one), await shares(other)]).toEqual([false, false])
    await link(other, { ...wish, number: { ...wish.number, businessaccountid } })
    expect([await shares(one), await shares(other)]).toEqual([true, true])
  })

  test("nobody shares where Meta did not say who it was", async () => {
    const one = await connected()
    await connected()
    expect(await shares(one)).toBe(false)
  })
})

describe("reconnecting", () => {
  test("keeps the business of an account, and gives it to no other account", async () => {
    const owner = await newOwner()
    const wish = linkTo(newLine())
    const number = { ...wish.number, businessid: "700000000000001" }
    await link(owner, { ...wish, number })
    // Found in another way, the number comes without its business.
    expect((await link(owner, wish))?.connection.businessid).toBe("700000000000001")
    expect((await link(owner, linkTo(newLine())))?.connection.businessid).toBeNull()
  })
  test("ends the expiry and wakes the replies that wait for it", async () => {
    const { owner, chatbot, keys } = await connected()
    await run(care.expire(keys, NOW))
    const [parked] = await query<{ id: string }>(
      `with c as (insert into clients (chatbotid, phonenumber) values ($1, '34600111222') returning id)
       insert into conversations (chatbotid, clientid, last_seq, wakeat)
       select $1, id, 1, now() + interval '20 hours' from c returning id`,
      [chatbot],
    )
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    await link({ owner, chatbot }, linkTo(keys.phonenumberid))
    expect(await row(chatbot)).toMatchObject({ status: null, lastErrorMessage: null })
    const [woken] = await query<{ due: boolean }>(
      "select wakeat <= now() as due from conversations where id = $1",
      [parked?.id],
    )
    expect(woken?.due).toBe(true)
  })
})

describe("what was asked with an earlier token", () => {
  test("says nothing of the connection that its owner has renewed meanwhile", async () => {
    const { owner, chatbot, keys } = await connected()
    const renewed = await link({ owner, chatbot }, linkTo(keys.phonenumberid))
    if (!renewed) throw new Error("taken")
    await run(connections.settle(renewed.keys, null))
    const before = await row(chatbot)
    expect(await run(care.expire(keys, NOW))).toBe(false)
    await run(care.noteExpiry(keys, inDays(1)))
    await run(care.postpone(keys, inDays(3)))
    expect(await run(connections.settle(keys, "Registering the number: no"))).toBeNull()
    expect(await row(chatbot)).toEqual(before)
    expect(await run(care.expire(renewed.keys, NOW))).toBe(true)
  })
})

describe("a step that failed", () => {
  test("is named, and the line is partial until it works", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    const failed = await run(connections.settle(linked.keys, "Registering the number: no"))
    expect(failed).toMatchObject({
      webhookConfigured: false,
      lastErrorMessage: "Registering the number: no",
    })
    const settled = await run(connections.settle(linked.keys, null))
    expect(settled).toMatchObject({ webhookConfigured: true, lastErrorMessage: null })
  })
  test("of a line that has been changed meanwhile touches nothing", async () => {
    const owner = await newOwner()
    const before = await link(owner, linkTo(newLine()))
    await link(owner, linkTo(newLine()))
    if (!before) throw new Error("taken")
    expect(await run(connections.settle(before.keys, null))).toBeNull()
    expect((await row(owner.chatbot))?.webhookConfigured).toBe(false)
  })
  test("does not cover what Meta said of the account, which is why it fails", async () => {
    const { keys } = await connected()
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE" })
    const shown = { lastErrorMessage: "WhatsApp: DISABLED_UPDATE" }
    const failed = await run(connections.settle(keys, "Receiving messages: Meta has locked it."))
    expect(failed).toMatchObject({ ...shown, webhookConfigured: false })
    const settled = await run(connections.settle(keys, null))
    expect(settled).toMatchObject({ ...shown, webhookConfigured: true })
  })
  test("is tried again ever more seldom", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Receiving messages (webhook subscription): no"))
    const tries: number[] = []
    for (let second = 0; second <= 600; second += 10) {
      const [found] = await due(new Date(NOW.getTime() + second * 1_000), owner.chatbot)
      if (found?.duties.includes("setup")) tries.push(second)
    }
    expect(tries.length).toBeGreaterThan(3)
    expect(tries.length).toBeLessThan(8)
  })
  test("leaves the owner tries of their own, of the ten registrations that Meta takes in 72 hours", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    const fails = () => run(connections.settle(linked.keys, "Registering the number: a PIN."))
    await fails()
    let tries = 1
    for (let minute = 0; minute < 72 * 60; minute += 2) {
      const [found] = await due(new Date(NOW.getTime() + minute * 60_000), owner.chatbot)
      if (!found?.duties.includes("setup")) continue
      tries++
      await fails()
    }
    expect(tries).toBeGreaterThan(4)
    expect(tries).toBeLessThan(8)
  })
})

describe("the end of a token", () => {
  test("is announced once, seven days ahead", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(10) })
    expect(await due(inDays(2), chatbot)).toMatchObject([{ duties: ["check"] }])
    const [told] = await due(inDays(3.1), chatbot)
    expect(told).toMatchObject({ duties: ["expiring", "check"], language: "es" })
    expect(await notifications(chatbot)).toContain(
      `La conexión con WhatsApp caduca el ${inDays(10).toLocaleDateString("en-GB", { timeZone: "Europe/Madrid" })}.`,
    )
    if (told) await run(care.letterWritten(told))
    expect(await due(inDays(3.2), chatbot)).toEqual([])
  })
  test.each([
    ["America/Bogota", "30/11/2026"],
    ["Europe/Madrid", "01/12/2026"],
    // The database may not know a zone of a newer list.
    ["Mars/Olympus", "01/12/2026"],
  ])("is announced for the day that it is in %s", async (zone, day) => {
    const ends = new Date("2026-12-01T03:00:00.000Z")
    const { chatbot } = await connected({ tokenExpiresAt: ends })
    await query("update chatbots set timezone = $1 where id = $2", [zone, chatbot])
    const [told] = await due(new Date("2026-11-30T03:00:00.000Z"), chatbot)
    expect(told).toMatchObject({ zone })
    expect(await notifications(chatbot)).toContain(`caduca el ${day}.`)
  })
  test("is written and told once when it has come", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(0.5) }, "english")
    const [told] = await due(inDays(0.51), chatbot)
    expect(told).toMatchObject({ duties: ["expired"], language: "en", chatbotName: "Bar Pepe" })
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await notifications(chatbot)).toContain("La conexión con WhatsApp ha caducado.")
    if (told) await run(care.letterWritten(told))
    expect(await due(inDays(0.52), chatbot)).toEqual([])
  })
  test("that a send ran into is mailed with the next round", async () => {
    const { owner, chatbot } = await connected()
    await query("select expire_line($1)", [chatbot])
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    expect(await due(new Date(), chatbot)).toEqual([])
    expect(await query("select action, subject from audit_log where userid = $1", [owner])).toEqual(
      [{ action: "whatsapp_expired", subject: chatbot }],
    )
  })
  test("that Meta told of is written by whoever heard it first", async () => {
    const { chatbot, keys } = await connected()
    const told = await Promise.all([1, 2, 3].map(() => run(care.expire(keys, NOW))))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    expect(await due(new Date(), chatbot)).toEqual([])
  })
  const HOUR = 1 / 24
  test.each([
    ["expiring", 6],
    ["expired", 0.9 * HOUR],
  ])(
    "is written also where whoever was to write it was killed (%s), and told once",
    async (duty, ends) => {
      const { chatbot } = await connected({ tokenExpiresAt: inDays(ends) })
      const letters = async (hours: number) =>
        (await due(inDays(hours * HOUR), chatbot)).filter(({ duties }) =>
          duties.some((each) => each === duty),
        )
      expect(await letters(1)).toHaveLength(1)
      const told = await notifications(chatbot)
      expect(await letters(1.05)).toEqual([])
      const [line] = await letters(1.1)
      expect(await notifications(chatbot)).toBe(told)
      if (!line) throw new Error("the letter was lost")
      await run(care.letterWritten(line))
      expect(await letters(1.3)).toEqual([])
    },
  )
  test("is written a few times only, and not all day long, where nobody notes that it is written", async () => {
    const { chatbot } = await connected()
    await query("select expire_line($1)", [chatbot])
    const hours: number[] = []
    for (let hour = 0.01; hour < 30; hour += 0.1) {
      if ((await due(inDays(hour * HOUR), chatbot)).length > 0) hours.push(Math.floor(hour))
    }
    expect(hours.length).toBeLessThan(12)
    expect(hours.filter((hour) => hour > 4).length).toBeGreaterThan(0)
    expect(Math.max(...hours)).toBeLessThan(25)
  })
  test("that comes while the letter ahead of it is being written has a letter of its own", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(6) })
    const [ahead] = await due(NOW, chatbot)
    await query("select expire_line($1)", [chatbot])
    if (!ahead) throw new Error("no letter ahead")
    await run(care.letterWritten(ahead))
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
  })
  test.each([
    ["connected again", (owner: Owner) => link(owner, linkTo(newLine()))],
    ["disconnected", ({ owner, chatbot }: Owner) => run(connections.remove(owner, chatbot))],
  ])("is written to nobody any more once the line is %s", async (_, meanwhile) => {
    const owner = await connected()
    await query("select expire_line($1)", [owner.chatbot])
    await meanwhile(owner)
    expect(await due(new Date(), owner.chatbot)).toEqual([])
  })
})

describe("a line given up for want of the secret that sealed its token", () => {
  test("comes back with the secret, and one that Meta gave up does not", async () => {
    const stranger = openVault("a secret of another installation", [])
    const [locked, dead] = [await connected(), await connected()]
    await run(postgresLineCare(store, stranger).expire(locked.keys, NOW))
    await run(care.expire(dead.keys, NOW))
    expect((await row(locked.chatbot))?.status).toBe("TOKEN_EXPIRED")

    expect(await unlockLines(store, stranger)).toBe(0)
    expect(await unlockLines(store, vault)).toBe(1)
    expect(await row(locked.chatbot)).toMatchObject({ status: null, lastErrorMessage: null })
    expect(await notifications(locked.chatbot)).toContain("vuelve a funcionar")
    expect((await row(dead.chatbot))?.status).toBe("TOKEN_EXPIRED")
  })

  test.each(["ACCOUNT_RESTRICTION", "PARTNER_REMOVED"])(
    "is said to have expired no more, not to work again, while %s stands",
    async (event) => {
      const { chatbot, keys } = await connected()
      await hear({ ...accountOf(keys), event })
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
      expect(await unlockLines(store, vault)).toBe(1)
      expect((await row(chatbot))?.lastErrorMessage).toBe(`WhatsApp: ${event}`)
      const told = await notifications(chatbot)
      expect(told).toContain("ya no figura como caducada. Antes de volver a conectarla, mira")
      expect(told).not.toMatch(/vuelve a funcionar|No hace falta/)
    },
  )

  test("stays given up when its token has ended meanwhile", async () => {
    const { chatbot, keys } = await connected({ tokenExpiresAt: inDays(1) })
    await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
    await query(
      `update "whatsappConnections" set "tokenExpiresAt" = now() - interval '1 hour' where chatbotid = $1`,
      [chatbot],
    )
    expect(await unlockLines(store, vault)).toBe(0)
    expect(await notifications(chatbot)).not.toContain("vuelve a funcionar")
  })

  test("comes back in a batch of some, however many there are", async () => {
    for (let lines = 0; lines < 3; lines++) {
      const { keys } = await connected()
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
    }
    const keys = [...(await sealingKeys(store)).keys()]
    const unlock = () => query("select unlock_lines($1, 2) as lines", [keys])
    expect([await unlock(), await unlock()]).toEqual([[{ lines: 2 }], [{ lines: 1 }]])
  })
})

describe("the daily look", () => {
  test("falls due after a day, for one worker", async () => {
    const { chatbot } = await connected()
    expect(await due(inDays(0.9), chatbot)).toEqual([])
    const looks = await Promise.all([1, 2, 3].map(() => due(inDays(1.1), chatbot)))
    expect(looks.flat()).toMatchObject([{ duties: ["check"] }])
  })
  test("comes again in an hour when Meta did not answer", async () => {
    const { chatbot, keys } = await connected()
    await due(inDays(1.1), chatbot)
    await run(care.postpone(keys, inDays(1.1)))
    expect(await due(inDays(1.12), chatbot)).toEqual([])
    expect(await due(inDays(1.15), chatbot)).toHaveLength(1)
  })
  test("comes at once when Meta took the account away, and the owner is told", async () => {
    const { chatbot, keys } = await connected()
    await hear({ ...accountOf(keys), event: "PARTNER_REMOVED" })
    const byASlowClock = inDays(-0.01)
    expect(await due(byASlowClock, chatbot)).toMatchObject([{ duties: ["check"] }])
    expect(await notifications(chatbot)).toContain("se ha retirado en Meta. Vuelve a conectar")
  })
})

describe("Meta's word about an account", () => {
  /** What a migration does to the rows that it finds: its last statement. */
  const migrateAgain = async (name: string) => {
    const text = await readFile(`db/migrations/${name}.sql`, "utf8")
    await query(text.split("--> statement-breakpoint").at(-1) ?? "")
  }
  /** Somebody who typed the id of another's account, of which Meta refused us the messages with their token. */
  const refused = "Receiving messages (webhook subscription): a permission is missing."
  const curiousOf = async ({ businessaccountid }: LineKeys) => {
    const curious = await newOwner()
    const wish = linkTo(newLine())
    const linked = await link(curious, { ...wish, number: { ...wish.number, businessaccountid } })
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, refused))
    return { ...curious, keys: linked.keys }
  }
  const expires = ({ chatbot }: Owner) => query("select expire_line($1)", [chatbot])
  const sendIsRefused = ({ chatbot }: Owner) =>
    query(
      `select note_send_fault(jsonb_populate_record(null::messages, jsonb_build_object('chatbotid', $1::text)),
         131042, '{"line": true, "told": "Añade un método de pago."}')`,
      [chatbot],
    )
  test.each([
    ["was refused there", async (_: Owner) => {}],
    ["has lost their own connection since", expires],
    ["has had replies refused since", sendIsRefused],
    [
      "was refused once more since",
      async (curious: Owner & { readonly keys: LineKeys }) => {
        await sendIsRefused(curious)
        await run(connections.settle(curious.keys, refused))
      },
    ],
    [
      "is linked again",
      async (curious: Owner & { readonly keys: LineKeys }) => {
        await expires(curious)
        await linkAgain(curious, newLine(), refused)
      },
    ],
  ])("is for its own lines, and for nobody who typed its id and %s", async (_, since) => {
    const { chatbot, keys } = await connected()
    const curious = await curiousOf(keys)
    await since(curious)
    const before = [await row(curious.chatbot), await notifications(curious.chatbot)]
    const news = { ...NO_NEWS, quality: "RED" } as const
    await hear({ ...accountOf(keys), event: "ACCOUNT_VIOLATION" })
    await hear({
      kind: "health",
      account: keys.businessaccountid,
      number: null,
      at: seconds(),
      news,
    })
    expect(await notifications(chatbot)).toContain("incumple sus normas")
    expect([await row(curious.chatbot), await notifications(curious.chatbot)]).toEqual(before)
  })
  test("is for a line whose number could not be registered, too, as Meta delivers its messages", async () => {
    const line = await newOwner()
    const linked = await link(line, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Registering the number: a PIN."))
    await expires(line)
    await hear({ ...accountOf(linked.keys), event: "ACCOUNT_RESTRICTION" })
    await linkAgain({ ...line, keys: linked.keys }, linked.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("is for the same lines as before where an earlier version has linked them", async () => {
    const { chatbot } = await connected()
    const confirmed = async (configured: boolean, message: string, note: string | null) => {
      await query(
        `update "whatsappConnections" set "webhookConfigured" = $2, "lastErrorMessage" = $3, accountnote = $4,
           accountconfirmed = false where chatbotid = $1`,
        [chatbot, configured, message, note],
      )
      await migrateAgain("0022_confirmed_accounts")
      return (await row(chatbot))?.accountconfirmed
    }
    const expired = "The connection with WhatsApp has expired. Please reconnect."
    expect(await confirmed(true, expired, null)).toBe(true)
    expect(await confirmed(false, "Registering the number: a PIN.", null)).toBe(true)
    expect(await confirmed(false, refused, "WhatsApp: ACCOUNT_RESTRICTION")).toBe(true)
    expect(await confirmed(false, refused, null)).toBe(false)
    expect(await confirmed(false, expired, null)).toBe(false)
  })
  test("is for a line that an earlier version sets up while this one is put in, and not for one that it links", async () => {
    const [settled, moved] = [await connected(), await connected()]
    const set = (values: string, { chatbot }: Owner) =>
      query(`update "whatsappConnections" set ${values} where chatbotid = $1`, [chatbot])
    await set("accountconfirmed = false", settled)
    await set('"webhookConfigured" = false, "lastErrorMessage" = null', moved)
    await query(await readFile("db/functions/lines.sql", "utf8"))
    expect((await row(settled.chatbot))?.accountconfirmed).toBe(true)
    expect((await row(moved.chatbot))?.accountconfirmed).toBe(false)
  })
  test("is for nobody who typed its id in place of their own account's", async () => {
    const [{ keys }, curious] = [await connected(), await connected()]
    const { businessaccountid } = keys
    await linkAgain(
      { ...curious, keys: { ...curious.keys, businessaccountid } },
      newLine(),
      refused,
    )
    await expires(curious)
    const told = await notifications(curious.chatbot)
    await hear({ ...accountOf(keys), event: "ACCOUNT_RESTRICTION" })
    expect(await notifications(curious.chatbot)).toBe(told)
  })
  test("mails nobody a second time that the line has expired", async () => {
    const { chatbot, keys } = await connected()
    await query("select expire_line($1)", [chatbot])
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    for (const event of ["PARTNER_REMOVED", "ACCOUNT_DELETED", "PARTNER_REMOVED"]) {
      await hear({ ...accountOf(keys), event })
      expect(await due(new Date(), chatbot)).toEqual([])
    }
    expect(await notifications(chatbot)).toContain("se ha retirado en Meta.")
  })
  test("that comes while the line has expired is told when it is linked again, and concerns nobody who typed its id", async () => {
    const [line, curious] = [await connected(), await newOwner()]
    const wish = linkTo(newLine())
    const number = { ...wish.number, businessaccountid: line.keys.businessaccountid }
    if (!(await link(curious, { ...wish, number }))) throw new Error("taken")
    for (const { chatbot } of [line, curious]) {
      await query("select expire_line($1)", [chatbot])
    }
    const expired = (await row(line.chatbot))?.lastErrorMessage
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION" })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe(expired)
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
    expect((await row(curious.chatbot))?.accountnote).toBeNull()
  })
  const seconds = () => Math.floor(Date.now() / 1_000)
  test.each([
    ["connected again", async (_: Owner) => undefined],
    [
      "disconnected meanwhile",
      ({ owner, chatbot }: Owner) => run(connections.remove(owner, chatbot)),
    ],
  ])("of before the line was %s is old, however late it comes", async (_, meanwhile) => {
    const line = await connected()
    await meanwhile(line)
    const again = await link(line, linkTo(line.keys.phonenumberid))
    if (!again) throw new Error("taken")
    await run(connections.settle(again.keys, null))
    const removed = { ...accountOf(line.keys), event: "PARTNER_REMOVED" }
    await hear({ ...removed, at: seconds() - 3_600 })
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
    expect(await notifications(line.chatbot)).toBe("")
    await hear({ ...removed, at: seconds() })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: PARTNER_REMOVED")
  })
  test.each(["SCHEDULE_FOR_DISABLE", "ACCOUNT_RESTRICTION", "NAME_REJECTED"])(
    "that no link ends (%s) is heeded, though it comes after one",
    async (event) => {
      const line = await connected()
      const again = await link(line, linkTo(line.keys.phonenumberid))
      if (!again) throw new Error("taken")
      await run(connections.settle(again.keys, null))
      await hear({ ...accountOf(line.keys), event, at: seconds() - 180 })
      expect((await row(line.chatbot))?.lastErrorMessage).toBe(`WhatsApp: ${event}`)
    },
  )
  /** Links the line again: with the same number, or another of the same account. */
  const linkAgain = async (
    { keys, ...owner }: Owner & { readonly keys: LineKeys },
    id: string,
    fault: string | null = null,
  ) => {
    const { businessaccountid } = keys
    const wish = linkTo(id)
    const again = await link(owner, { ...wish, number: { ...wish.number, businessaccountid } })
    if (!again) throw new Error("taken")
    await run(connections.settle(again.keys, fault))
    return again.keys
  }
  test.each(["SCHEDULE_FOR_DISABLE", "ACCOUNT_RESTRICTION"])(
    "that no link ends (%s) stays, of when it was, whichever number of the account is linked",
    async (event) => {
      const line = await connected()
      await hear({ ...accountOf(line.keys), event, at: seconds() })
      const before = await row(line.chatbot)
      for (const id of [line.keys.phonenumberid, newLine()]) {
        await linkAgain(line, id)
        expect(await row(line.chatbot)).toMatchObject({
          phonenumberid: id,
          lastErrorMessage: `WhatsApp: ${event}`,
          lastErrorTime: before?.lastErrorTime,
        })
      }
      // Of another account it says nothing.
      await link(line, linkTo(newLine()))
      expect(await row(line.chatbot)).toMatchObject({ lastErrorMessage: null, lastErrorTime: null })
    },
  )
  test("of before the line was linked again gives way to the step that fails since, and no later word does", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() })
    const refused = "Receiving messages (webhook subscription): a permission is missing."
    const keys = await linkAgain(line, line.keys.phonenumberid, refused)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe(refused)
    const register = "Registering the number: a PIN."
    await run(connections.settle(keys, register))
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_VIOLATION", at: seconds() })
    for (const fault of [register, refused, null]) {
      await run(connections.settle(keys, fault))
      expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_VIOLATION")
    }
  })
  test("that gave way to a step that failed is told again when the step is done, unless it is over", async () => {
    const told = async ({ chatbot }: Owner) => {
      const now = await row(chatbot)
      return [now?.lastErrorMessage, now?.lastErrorTime]
    }
    const busy = "Receiving messages (webhook subscription): Meta limits requests at the moment."
    const hidden = async () => {
      const line = await connected()
      await hear({ ...accountOf(line.keys), event: "DISABLED_UPDATE", at: seconds() })
      const before = await told(line)
      const keys = await linkAgain(line, line.keys.phonenumberid, busy)
      expect((await told(line))[0]).toBe(busy)
      return { line, before, keys }
    }
    const tried = await hidden()
    await run(connections.settle(tried.keys, "Registering the number: a PIN."))
    await run(connections.settle(tried.keys, null))
    expect(await told(tried.line)).toEqual(tried.before)
    const linked = await hidden()
    await linkAgain(linked.line, linked.keys.phonenumberid)
    expect(await told(linked.line)).toEqual(linked.before)
    const expired = await hidden()
    await query("select expire_line($1)", [expired.line.chatbot])
    await linkAgain(expired.line, expired.keys.phonenumberid)
    expect(await told(expired.line)).toEqual(expired.before)
    const over = await hidden()
    await hear({ ...accountOf(over.keys), event: "REINSTATED", at: seconds() })
    await run(connections.settle(over.keys, null))
    expect(await told(over.line)).toEqual([null, null])
    const newer = await hidden()
    await hear({ ...accountOf(newer.keys), event: "ACCOUNT_VIOLATION", at: seconds() })
    await hear({ ...accountOf(newer.keys), event: "ACCOUNT_RECONNECTED", at: seconds() + 1 })
    await run(connections.settle(newer.keys, null))
    expect(await told(newer.line)).toEqual([null, null])
  })
  test("that an earlier version heard of stays as well", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() })
    await query(
      `update "whatsappConnections" set accountnote = null, accountnotedat = null where chatbotid = $1`,
      [line.chatbot],
    )
    await migrateAgain("0020_what_meta_holds_against_accounts")
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("that an earlier version hears of, or of its end, while this one is put in, is stored, or over", async () => {
    const [heard, over] = [await connected(), await connected()]
    const held = `update "whatsappConnections" set accountnote = $3, accountnotedat = now(), "lastErrorMessage" = $2,
      "lastErrorTime" = now() where chatbotid = $1`
    const note = "WhatsApp: ACCOUNT_RESTRICTION"
    await query(held, [heard.chatbot, note, null])
    await query(held, [over.chatbot, null, note])
    await query(await readFile("db/functions/lines.sql", "utf8"))
    await linkAgain(heard, heard.keys.phonenumberid)
    expect((await row(heard.chatbot))?.lastErrorMessage).toBe(note)
    await run(connections.settle(over.keys, null))
    expect((await row(over.chatbot))?.lastErrorMessage).toBeNull()
  })
  test("about the name of a number stays with that number alone", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "NAME_REJECTED", at: seconds() })
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: NAME_REJECTED")
    await linkAgain(line, newLine())
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
  })
  test.each(["WhatsApp: PARTNER_REMOVED", "WhatsApp: error 131031", "Registering the number: no"])(
    "that a link puts right (%s) ends with it",
    async (message) => {
      const line = await connected()
      await query(
        `update "whatsappConnections" set "lastErrorMessage" = $2, "lastErrorTime" = now() where chatbotid = $1`,
        [line.chatbot, message],
      )
      await linkAgain(line, line.keys.phonenumberid)
      expect(await row(line.chatbot)).toMatchObject({ lastErrorMessage: null, lastErrorTime: null })
    },
  )
  test("of before a line's first connection is heeded: it may be why it does not work", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() - 3_600 })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("calls for a look at a moment that every PostgreSQL can reckon with", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Registering the number: no"))
    await hear({ ...accountOf(linked.keys), event: "ACCOUNT_RESTRICTION" })
    // Before PostgreSQL 17 subtracting an infinite time is an error, which would end the task for all lines.
    const finite = `select isfinite(checkedat) as yes from "whatsappConnections" where chatbotid = $1`
    expect(await query(finite, [owner.chatbot])).toEqual([{ yes: true }])
    const byASlowClock = inDays(-0.01)
    expect(await due(byASlowClock, owner.chatbot)).toMatchObject([{ duties: ["setup", "check"] }])
  })
})

describe("what the owner sees", () => {
  let line: Awaited<ReturnType<typeof connected>>
  beforeAll(async () => {
    line = await connected()
    const { chatbot, keys } = line
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, simulated)
           values ($1, '34600111222', false), ($1, '+12025550199', true) returning id, simulated),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status)
       select $1, v.clientid, v.id, m.direction, 'WHATSAPP', m.content, m.line, now() - m.age::interval, 'client', m.status
       from v join c on c.id = v.clientid, (values
         ('INBOUND', 'now', $2, '1 minute', null), ('INBOUND', 'two days ago', $2, '2 days', null),
         ('INBOUND', 'simulated', null, '1 minute', null), ('INBOUND', 'long ago', $2, '8 days', null),
         ('OUTBOUND', 'failed', $2, '1 minute', 'failed'), ('OUTBOUND', 'not sent', $2, '1 minute', 'not_sent'),
         ('OUTBOUND', 'fine', $2, '1 minute', 'read'), ('OUTBOUND', 'simulated', null, '1 minute', 'not_sent'))
         m(direction, content, line, age, status)
       where c.simulated = (m.content = 'simulated')`,
      [chatbot, keys.phonenumberid],
    )
  })
  test("counts only signed messages of real clients", async () => {
    const { recent, facts } = await standing(line)
    expect([recent.last24h, recent.last7d]).toEqual([1, 2])
    expect(recent.latest.map(({ content }) => content)).toEqual(["now", "two days ago", "long ago"])
    expect(facts?.lastSignedInboundAt).toBeString()
  })
  test("counts what did not arrive at real clients", async () => {
    const { undelivered, failed } = await standing(line)
    expect(undelivered).toBe(2)
    expect(failed.flatMap(({ clients }) => clients)).toEqual([
      { name: "", phonenumber: "34600111222" },
    ])
  })
  test("names all whom a reply did not reach, once each, the last first, and a hundred at most", async () => {
    const { owner, chatbot, keys } = await connected()
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name)
           select $1, '346001' || lpad(n::text, 5, '0'), 'Cliente ' || n from generate_series(1, 130) n returning id, name),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status, errorcode)
       select $1, v.clientid, v.id, 'OUTBOUND', 'WHATSAPP', '', $2, now() - split_part(name, ' ', 2)::int * interval '1 minute',
         'bot', 'failed', 131026
       from v join c on c.id = v.clientid, generate_series(1, 2)`,
      [chatbot, keys.phonenumberid],
    )
    const { failed } = await standing({ owner, chatbot })
    expect(failed).toMatchObject([{ code: 131_026, count: 260, others: true }])
    const names = failed[0]?.clients.map(({ name }) => name) ?? []
    expect(names).toHaveLength(100)
    expect(names.slice(0, 3)).toEqual(["Cliente 1", "Cliente 2", "Cliente 3"])
    expect(new Set(names).size).toBe(100)
  })
  test("names those whom a reply did not reach within the same second in the order of their replies, too", async () => {
    const { owner, chatbot, keys } = await connected()
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name)
           select $1, '346002' || n, 'Cliente ' || n from generate_series(1, 9) n returning id, name),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status, errorcode)
       select $1, v.clientid, v.id, 'OUTBOUND', 'WHATSAPP', '', $2, date_trunc('second', now()), 'bot', 'failed', code
       from v join c on c.id = v.clientid, unnest(array[131026, 131050]) code order by code, name`,
      [chatbot, keys.phonenumberid],
    )
    const { failed } = await standing({ owner, chatbot })
    const lastFirst = Array.from({ length: 9 }, (_, n) => `Cliente ${9 - n}`)
    expect(failed.map(({ code, clients }) => [code, clients.map(({ name }) => name)])).toEqual([
      [131_050, lastFirst],
      [131_026, lastFirst],
    ])
  })
})

describe("forgetting", () => {
  test("a line removes its token and its number's way here, however often", async () => {
    const { owner, chatbot } = await connected()
    await run(connections.remove(owner, chatbot))
    await run(connections.remove(owner, chatbot))
    expect(await row(chatbot)).toBeUndefined()
    expect(await directory(chatbot)).toEqual([])
    expect(await run(connections.ofOwner(owner))).toEqual([])
  })
  test("a person deletes the lines that they connected, and no other; the code is always theirs", async () => {
    const mine = await connected({ metaUser: "900000000000001" })
    const theirs = await connected({ metaUser: "900000000000002" })
    const code = await run(people.forget("900000000000001"))
    expect(code).toMatch(/^\w{20}$/)
    expect(await run(people.forget("900000000000001"))).toBe(code)
    expect(await row(mine.chatbot)).toBeUndefined()
    expect(await row(theirs.chatbot)).toBeDefined()
    expect(await run(people.forget("900000000000003"))).not.toBe(code)
    expect(await query("select 1 from deletion_requests where metauserid like '9000%'")).toEqual([])
  })
  test("a person who withdraws at Meta ends their lines, whose owner is told", async () => {
    const { chatbot } = await connected({ metaUser: "900000000000009" })
    expect(await run(people.deauthorise("900000000000009"))).toBe(1)
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await run(people.deauthorise("900000000000010"))).toBe(0)
  })
  test("finds every line of an owner's", async () => {
    const { owner, chatbot } = await connected()
    expect(await run(connections.ofOwner(owner))).toEqual([chatbot])
  })
})
