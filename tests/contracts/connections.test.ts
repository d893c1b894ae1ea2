import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { cloudApiMessenger } from "../../adapters/meta/messenger.ts"
import { postgresConnections } from "../../adapters/postgres/connections.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { decide, type Received } from "../../core/conversations/inbound.ts"
import { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import { type HealthNews, NO_NEWS } from "../../core/whatsapp/health.ts"
import type { LineKeys, Link } from "../../core/whatsapp/ports.ts"
import { freshDatabase, storeOn } from "../support/database.ts"
import { loopback } from "./loopback.ts"

const database = await freshDatabase()
const store = storeOn(database.url)
const vault = openVault("a secret of the tests, 32 characters", [])
const connections = postgresConnections(store, vault)
const run = Effect.runPromise
afterAll(async () => {
  await store.end()
  await database.drop()
})

const DAY = 24 * 3_600_000
const NOW = new Date()
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)

const query = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await database.owner.query(text, values as unknown[])).rows as Row[]

/** An owner with a chatbot as the wizard leaves it: a row of placeholders. */
const newOwner = async (language = "spanish") => {
  const [made] = await query<{ owner: string; chatbot: string }>(
    `with u as (insert into users (email, emailconfirmedat) values (gen_random_uuid() || '@owner.example', now()) returning id),
       b as (insert into chatbots (userid, name, language) select id, 'Bar Pepe', $1 from u returning id, userid),
       w as (insert into "whatsappConnections" (chatbotid, webhooksecret) select id, 'x' from b)
     select id as chatbot, userid as owner from b`,
    [language],
  )
  return { owner: OwnerId.parse(made?.owner), chatbot: ChatbotId.parse(made?.chatbot) }
}
type Owner = Awaited<ReturnType<typeof newOwner>>

let lines = 0
const newLine = () => String(100_000_000_000_000 + ++lines)

const linkTo = (phonenumberid: string, more: Partial<Link> = {}): Link => {
  const shown = {
    phonenumberid,
    businessaccountid: `2${phonenumberid.slice(1)}`,
    display: "+1 202-555-0100",
    verifiedName: "Bar Pepe",
  }
  return {
    number: { ...shown, registered: false, token: `token of ${phonenumberid}`, businessid: null },
    numbers: [shown],
    assignednumber: "+1 202-555-0100",
    tokenExpiresAt: null,
    metaUser: null,
    ...more,
  }
}
const link = ({ owner, chatbot }: Owner, wish: Link) => run(connections.link(owner, chatbot, wish))
/** A line that is connected in full. */
const connected = async (more: Partial<Link> = {}, language?: string) => {
  const owner = await newOwner(language)
  const linked = await link(owner, linkTo(newLine(), more))
  if (!linked) throw new Error("taken")
  await run(connections.settle(linked.keys, null))
  await run(connections.noteHealth(linked.keys, { ...NO_NEWS, quality: "GREEN" }))
  return { ...owner, keys: linked.keys }
}
const row = async (chatbot: string) =>
  (
    await query<Record<string, unknown>>(
      `select * from "whatsappConnections" where chatbotid = $1`,
      [chatbot],
    )
  )[0]
const directory = (chatbot: string) =>
  query<{ phonenumberid: string }>(
    "select phonenumberid from whatsapp_lines where chatbotid = $1",
    [chatbot],
  )
const notifications = async (chatbot: string) =>
  (
    await query<{ n: string }>("select notifymemory as n from memory where chatbot_id = $1", [
      chatbot,
    ])
  )[0]?.n ?? ""
/** What a webhook told, as the route hands it on. */
const hear = async (item: Received) => {
  const batch = JSON.stringify([decide(item, (secret) => [secret])])
  const [heard] = await query<{ a: { outcomes: object } }>("select accept_messages($1) as a", [
    batch,
  ])
  return heard?.a.outcomes
}
const accountOf = ({ businessaccountid }: LineKeys) =>
  ({ kind: "account", account: businessaccountid, number: null }) as const
const standing = ({ owner, chatbot }: Owner) => run(connections.read(owner, chatbot, NOW))
const due = async (now: Date, chatbot: string) =>
  (await run(connections.due(now))).filter(({ keys }) => keys.chatbot === chatbot)

describe("linking a number", () => {
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
    const wish = linkTo(newLine())
    const one = await newOwner()
    await link(one, wish)
    const other = linkTo(newLine())
    const { businessaccountid } = wish.number
    const linked = await link(await newOwner(), {
      ...other,
      number: { ...other.number, businessaccountid },
    })
    expect(linked?.keys.shared).toBe(true)
    expect((await run(connections.keys(one.owner, one.chatbot)))?.shared).toBe(true)
  })
})

describe("reconnecting", () => {
  test("ends the expiry and wakes the replies that wait for it", async () => {
    const { owner, chatbot, keys } = await connected()
    await run(connections.expire(keys, NOW))
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
  test("is tried again ever more seldom", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "no"))
    const tries: number[] = []
    for (let second = 0; second <= 600; second += 10) {
      const [found] = await due(new Date(NOW.getTime() + second * 1_000), owner.chatbot)
      if (found?.duties.includes("setup")) tries.push(second)
    }
    expect(tries.length).toBeGreaterThan(3)
    expect(tries.length).toBeLessThan(8)
  })
})

describe("the end of a token", () => {
  test("is announced once, seven days ahead", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(10).toISOString() })
    expect(await due(inDays(2), chatbot)).toMatchObject([{ duties: ["check"] }])
    const [told] = await due(inDays(3.1), chatbot)
    expect(told).toMatchObject({ duties: ["expiring", "check"], language: "es" })
    expect(await notifications(chatbot)).toContain(
      `La conexión con WhatsApp caduca el ${inDays(10).toISOString().slice(0, 10)}.`,
    )
    expect(await due(inDays(3.2), chatbot)).toEqual([])
  })
  test("is written and told once when it has come", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(0.5).toISOString() }, "english")
    const [told] = await due(inDays(0.51), chatbot)
    expect(told).toMatchObject({ duties: ["expired"], language: "en", chatbotName: "Bar Pepe" })
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await notifications(chatbot)).toContain("La conexión con WhatsApp ha caducado.")
    expect(await due(inDays(0.52), chatbot)).toEqual([])
  })
  test("that a send ran into is mailed with the next round", async () => {
    const { chatbot } = await connected()
    await query("select expire_line($1)", [chatbot])
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    expect(await due(new Date(), chatbot)).toEqual([])
  })
  test("that Meta told of is written by whoever heard it first", async () => {
    const { chatbot, keys } = await connected()
    const told = await Promise.all([1, 2, 3].map(() => run(connections.expire(keys, NOW))))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await due(new Date(), chatbot)).toEqual([])
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
    await run(connections.postpone(keys, inDays(1.1)))
    expect(await due(inDays(1.12), chatbot)).toEqual([])
    expect(await due(inDays(1.15), chatbot)).toHaveLength(1)
  })
  test("comes at once when Meta took the account away, and the owner is told", async () => {
    const { chatbot, keys } = await connected()
    await hear({ ...accountOf(keys), event: "PARTNER_REMOVED" })
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["check"] }])
    expect(await notifications(chatbot)).toContain("se ha retirado en Meta. Vuelve a conectar")
  })
})

describe("a send that failed", () => {
  /** A reply that was sent, and what Meta says of it later. */
  const replied = async ({ chatbot, keys }: Awaited<ReturnType<typeof connected>>, n = 1) => {
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name) values ($1, $3, 'Ana') on conflict do nothing returning id),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
         "whatsappMessageId", sentat, origin, status)
       select $1, c.id, v.id, 'OUTBOUND', 'CHATBOT', 'Hola', $2, 'wamid.' || $3, clock_timestamp(), 'bot', 'sent' from c, v`,
      [chatbot, keys.phonenumberid, String(n)],
    )
    return (
      status: "delivered" | "failed",
      errorCode: number | null = null,
      aiPriced: boolean | null = null,
    ) =>
      hear({
        ...{ kind: "status", line: keys.phonenumberid, id: `wamid.${n}`, ours: null },
        ...{ status, errorCode, aiPriced },
      })
  }
  test("with what only the owner can put right is said once where the owner looks, and stays said", async () => {
    const line = await connected()
    await (await replied(line))("failed", 131_042)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: error 131042")
    expect(await notifications(line.chatbot)).toContain("Falta un método de pago válido en Meta.")
    expect(await run(connections.settle(line.keys, null))).toMatchObject({
      lastErrorMessage: "WhatsApp: error 131042",
    })
  })
  test("is over when a later reply has arrived", async () => {
    const line = await connected()
    const before = await replied(line, 1)
    await (await replied(line, 2))("failed", 131_042)
    await before("delivered")
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: error 131042")
    await (await replied(line, 3))("delivered")
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
  })
  test("because of one client is no fault of the line; the owner hears whom it did not reach, once an hour", async () => {
    const line = await connected()
    await (await replied(line, 1))("failed", 131_026)
    await (await replied(line, 2))("failed", 131_026)
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
    const told = await notifications(line.chatbot)
    expect(told).toContain("Una respuesta a Ana no llegó.")
    expect(told.split("\n")).toHaveLength(1)
    expect((await standing(line)).failed).toMatchObject([{ code: 131_026, count: 2 }])
  })
  test("is one thing; that Meta bills as a general assistant's is another, and is told until it is over", async () => {
    const line = await connected()
    await (await replied(line, 1))("delivered", null, true)
    expect((await standing(line)).health?.aiPriced).toBe(true)
    expect(await notifications(line.chatbot)).toContain("asistente de IA general")
    await (await replied(line, 2))("delivered", null, false)
    expect((await standing(line)).health?.aiPriced).toBe(false)
  })
})

describe("the health of a number", () => {
  const good = { ...NO_NEWS, quality: "GREEN", limit: 10_000, throughput: 1_000 } as const
  test("is asked for once, as soon as the line stands", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    expect(await due(inDays(0.01), owner.chatbot)).toMatchObject([{ duties: ["setup"] }])
    await run(connections.settle(linked.keys, null))
    expect(await due(inDays(0.02), owner.chatbot)).toMatchObject([{ duties: ["health"] }])
    expect(await due(inDays(0.03), owner.chatbot)).toEqual([])
  })
  test("is shown, and told where it is worse than before", async () => {
    const line = await connected()
    const note = (news: Partial<HealthNews>) =>
      run(connections.noteHealth(line.keys, { ...NO_NEWS, ...news }))
    await note(good)
    expect((await standing(line)).health).toEqual({
      ...{ quality: "GREEN", limit: 10_000, sharedWithApp: false, aiPriced: false },
    })
    expect(await notifications(line.chatbot)).toBe("")
    await note({ quality: "YELLOW" })
    await note({ limit: 250 })
    const told = await notifications(line.chatbot)
    expect(told).toContain("Meta valora media la calidad de tu número.")
    expect(told).toContain("Meta ha bajado a 250 las personas")
    await note({ quality: "GREEN" })
    await note({ limit: -1 })
    expect((await notifications(line.chatbot)).split("\n")).toHaveLength(2)
  })
  test("comes by webhook too, for the number that it names and no other of the account", async () => {
    const account = newLine()
    const [one, two] = [await connected(), await connected()]
    for (const [each, display] of [
      [one, "+34 600 111 001"],
      [two, "+34 600 111 002"],
    ] as const) {
      await query(
        `with l as (update whatsapp_lines set businessaccountid = $2 where chatbotid = $1)
         update "whatsappConnections" set numbers = jsonb_build_array(jsonb_build_object(
           'phonenumberid', phonenumberid, 'display', $3::text)) where chatbotid = $1`,
        [each.chatbot, account, display],
      )
    }
    const news = { ...NO_NEWS, quality: "RED" } as const
    expect(await hear({ kind: "health", account, number: "34600111002", news })).toEqual({
      health: 1,
    })
    const quality = async (line: Owner) => (await standing(line)).health?.quality
    expect([await quality(one), await quality(two)]).toEqual(["GREEN", "RED"])
    const limited = { ...NO_NEWS, limit: 2_000 }
    await hear({ kind: "health", account, number: null, news: limited })
    expect((await standing(one)).health?.limit).toBe(2_000)
    expect(await hear({ kind: "health", account: "unknown", number: null, news })).toEqual({
      unknown_number: 1,
    })
  })
  test("that is shared with the phone app takes 20 messages a second, whatever Meta says of its speed", async () => {
    const line = await connected()
    const speed = async () => (await row(line.chatbot))?.throughput
    await run(connections.noteHealth(line.keys, good))
    expect(await speed()).toBe(1_000)
    await hear({
      ...{
        kind: "echo",
        line: line.keys.phonenumberid,
        id: "wamid.echo",
        at: Math.floor(NOW.getTime() / 1_000),
      },
      ...{
        from: { phone: "34600111222", userId: null },
        type: "text",
        content: "Hola",
        ours: null,
      },
    })
    expect([await speed(), (await standing(line)).health?.sharedWithApp]).toEqual([20, true])
    await run(connections.noteHealth(line.keys, good))
    expect(await speed()).toBe(20)
    await run(connections.noteHealth(line.keys, { ...good, sharedWithApp: false }))
    expect(await speed()).toBe(1_000)
  })
})

describe("Meta's word about an account", () => {
  test("is over when Meta says so", async () => {
    const { chatbot, keys } = await connected()
    const note = async () => (await row(chatbot))?.lastErrorMessage
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "NAME_APPROVED" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "REINSTATED" })
    expect(await note()).toBeNull()
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
         origin, status, dismissedat)
       select $1, v.clientid, v.id, m.direction, 'WHATSAPP', m.content, m.line, now() - m.age::interval, 'client', m.status,
         case when m.dismissed then now() end
       from v join c on c.id = v.clientid, (values
         ('INBOUND', 'now', $2, '1 minute', null, false), ('INBOUND', 'two days ago', $2, '2 days', null, false),
         ('INBOUND', 'simulated', null, '1 minute', null, false), ('INBOUND', 'long ago', $2, '8 days', null, false),
         ('OUTBOUND', 'failed', $2, '1 minute', 'failed', false), ('OUTBOUND', 'not sent', $2, '1 minute', 'not_sent', false),
         ('OUTBOUND', 'dismissed', $2, '1 minute', 'failed', true), ('OUTBOUND', 'fine', $2, '1 minute', 'read', false))
         m(direction, content, line, age, status, dismissed)
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
  test("counts what did not arrive and was not dismissed", async () => {
    expect((await standing(line)).undelivered).toBe(2)
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
    const code = await run(connections.forget("900000000000001"))
    expect(code).toMatch(/^\w{20}$/)
    expect(await run(connections.forget("900000000000001"))).toBe(code)
    expect(await row(mine.chatbot)).toBeUndefined()
    expect(await row(theirs.chatbot)).toBeDefined()
    expect(await run(connections.forget("900000000000003"))).not.toBe(code)
    expect(await query("select 1 from deletion_requests where metauserid like '9000%'")).toEqual([])
  })
  test("a person who withdraws at Meta ends their lines, whose owner is told", async () => {
    const { chatbot } = await connected({ metaUser: "900000000000009" })
    expect(await run(connections.deauthorise("900000000000009"))).toBe(1)
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await run(connections.deauthorise("900000000000010"))).toBe(0)
  })
  test("finds every line of an owner's", async () => {
    const { owner, chatbot } = await connected()
    expect(await run(connections.ofOwner(owner))).toEqual([chatbot])
  })
})
