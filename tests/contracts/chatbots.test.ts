import { afterAll, describe, expect, test } from "bun:test"
import { postgresAccounts } from "../../adapters/postgres/accounts/accounts.ts"
import { postgresChatbots } from "../../adapters/postgres/chatbots/chatbots.ts"
import { postgresNotebooks } from "../../adapters/postgres/notebooks.ts"
import { postgresSimulator } from "../../adapters/postgres/simulation/simulator.ts"
import { keywordsOf } from "../../core/conversations/keywords.ts"
import { ChatbotId } from "../../core/shared/ids.ts"
import { until } from "../support/process.ts"
import {
  A_BOT,
  ALL,
  atOnce,
  BARE,
  fakeOwnerSide,
  openOwnerSide,
  refused,
  run,
} from "./owner-stage.ts"

const NO_KEYWORDS = keywordsOf(null, () => [])
const real = await openOwnerSide()
afterAll(real.close)

type Bot = Awaited<ReturnType<typeof real.hasBot>>

const NOBODYS = ChatbotId.parse("00000000-0000-4000-8000-0000000000ff")
const NOT_FOUND = { _tag: "NotFound", code: "chatbot_not_found", message: "Chatbot not found" }

describe.each([
  ["the fake", fakeOwnerSide],
  ["PostgreSQL", () => real],
] as const)("chatbots: %s", (_, begin) => {
  test("a new one is as it was described, awake, empty and unconnected", async () => {
    const { chatbots, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    expect(await run(chatbots.read(owner, chatbot))).toEqual({
      ...A_BOT,
      id: chatbot,
      userid: owner,
      businessid: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      memory_enabled: true,
      typing_enabled: true,
      is_paused: false,
      has_pause_secret: false,
      paused_conversations: [],
      notification_limit: 100,
      globalmemory: "",
      notifymemory: "",
      sources: { count: 0, preview: [] },
      whatsapp: { connected: false },
      calendar: { connected: false },
    })
  })

  test("a new one comes with the sources that it was described with, in their order", async () => {
    const { chatbots, knowledge, owner: newOwner } = begin()
    const owner = await newOwner()
    const sources = ["one", "two"].map((content) => ({ type: "text", content }) as const)
    const made = await run(chatbots.create(owner, A_BOT, { ...BARE, sources }, 1))
    if (!made) throw new Error("no chatbot")
    expect(made.lost).toEqual([])
    const { items } = await run(knowledge.list(owner, made.id, ALL))
    expect(items.map(({ content }) => content)).toEqual(["two", "one"])
  })

  test("of 20 that are created at the same time with room for one, one is stored", async () => {
    const { chatbots, owner: newOwner } = begin()
    const owner = await newOwner()
    const made = await atOnce(20, () => run(chatbots.create(owner, A_BOT, BARE, 1)))
    expect(made.filter((id) => id !== null)).toHaveLength(1)
    expect(await run(chatbots.list(owner, ALL))).toMatchObject({ total: 1 })
  })

  test("of 20 that are created at the same time with room for three, three are stored", async () => {
    const { chatbots, owner: newOwner } = begin()
    const owner = await newOwner()
    const made = await atOnce(20, () => run(chatbots.create(owner, A_BOT, BARE, 3)))
    expect(made.filter((id) => id !== null)).toHaveLength(3)
  })

  test("are listed newest first, page by page, each owner's own", async () => {
    const { chatbots, owner: newOwner, hasBot } = begin()
    await hasBot()
    const owner = await newOwner()
    for (const name of ["one", "two", "three"]) {
      await run(chatbots.create(owner, { ...A_BOT, name }, BARE, 3))
    }
    const names = async (limit: number, offset: number) => {
      const { items, total } = await run(chatbots.list(owner, { limit, offset }))
      return { names: items.map(({ name }) => name), total }
    }
    expect(await names(2, 0)).toEqual({ names: ["three", "two"], total: 3 })
    expect(await names(2, 2)).toEqual({ names: ["one"], total: 3 })
    expect(await names(2, 9)).toEqual({ names: [], total: 3 })
  })

  test("what is changed changes, what is left out stays", async () => {
    const { chatbots, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    const changed = await run(
      chatbots.change(owner, chatbot, {
        ...{ name: "Bar Ana", is_paused: true, notification_limit: 7, typing_enabled: false },
      }),
    )
    expect(changed).toMatchObject({
      name: "Bar Ana",
      description: "Tapas",
      tone: "friendly",
      is_paused: true,
      notification_limit: 7,
      typing_enabled: false,
    })
    expect(await run(chatbots.read(owner, chatbot))).toEqual(changed)
    expect(await run(chatbots.change(owner, chatbot, {}))).toEqual(changed)
  })

  test("a pause secret is set and taken away, and never shown", async () => {
    const { chatbots, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    const set = await run(chatbots.change(owner, chatbot, { pause_secret: "the hash" }))
    expect(set.has_pause_secret).toBe(true)
    expect(JSON.stringify(set)).not.toContain("the hash")
    const named = await run(chatbots.change(owner, chatbot, { name: "Bar Ana" }))
    expect(named.has_pause_secret).toBe(true)
    const off = await run(chatbots.change(owner, chatbot, { pause_secret: null }))
    expect(off.has_pause_secret).toBe(false)
  })

  test("the card shows the beginning of the newest three sources", async () => {
    const { chatbots, knowledge, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    const add = (content: string) =>
      run(knowledge.add(owner, chatbot, { type: "text", content }, () => null))
    await add("the first")
    await add("Abrimos de nueve a dos y de cuatro a ocho.")
    await run(
      knowledge.add(owner, chatbot, { type: "url", url: "https://bar.example/menu" }, () => null),
    )
    await add("🥐".repeat(40))
    const { sources } = await run(chatbots.read(owner, chatbot))
    expect(sources.count).toBe(4)
    expect(sources.preview.map(({ type, text }) => [type, text])).toEqual([
      ["text", "🥐".repeat(30)],
      ["url", "https://bar.example/menu"],
      ["text", "Abrimos de nueve a dos y de cu"],
    ])
  })

  test("one that is removed is gone, once", async () => {
    const { chatbots, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    await run(chatbots.remove(owner, chatbot))
    expect(await refused(chatbots.read(owner, chatbot))).toMatchObject(NOT_FOUND)
    expect(await refused(chatbots.remove(owner, chatbot))).toMatchObject(NOT_FOUND)
    expect(await run(chatbots.list(owner, ALL))).toEqual({ items: [], total: 0 })
    expect(await run(chatbots.create(owner, A_BOT, BARE, 1))).not.toBeNull()
  })

  test("another owner's bot cannot be found, whatever is asked of it", async () => {
    const { chatbots, owner: newOwner, hasBot } = begin()
    const { owner, chatbot } = await hasBot()
    const stranger = await newOwner()
    for (const id of [chatbot, NOBODYS]) {
      const refusals = await Promise.all([
        refused(chatbots.read(stranger, id)),
        refused(chatbots.owned(stranger, id)),
        refused(chatbots.change(stranger, id, { name: "Mine" })),
        refused(chatbots.remove(stranger, id)),
      ])
      for (const refusal of refusals) expect(refusal).toMatchObject(NOT_FOUND)
    }
    expect(await run(chatbots.read(owner, chatbot))).toMatchObject({ name: "Bar Pepe" })
    await run(chatbots.owned(owner, chatbot))
  })
})

describe("chatbots in PostgreSQL", () => {
  const { chatbots, rows, told } = real

  test("the connection row holds placeholders and a secret of its own", async () => {
    const [owner, two] = [await real.owner(), await real.hasBot()]
    const parts = { ...BARE, assignednumber: "+34600111222" }
    const one = await run(chatbots.create(owner, A_BOT, parts, 1))
    if (!one) throw new Error("no chatbot")
    const made = await rows<{ webhooksecret: string }>(
      `select * from "whatsappConnections" where chatbotid = any($1) order by assignednumber nulls last`,
      [[one.id, two.chatbot]],
    )
    expect(made).toMatchObject([
      {
        assignednumber: "+34600111222",
        phonenumberid: "placeholder",
        businessaccountid: "placeholder",
        accesstoken: "placeholder",
        verified: false,
      },
      { assignednumber: null },
    ])
    expect(new Set(made.map(({ webhooksecret }) => webhooksecret)).size).toBe(2)
    expect(made[0]?.webhooksecret.length).toBeGreaterThan(30)
    const seen = await run(chatbots.read(owner, one.id))
    expect(seen.whatsapp).toEqual({ connected: false })
  })

  const SOURCES = ["one", "two", "three"].map((content) => ({ type: "text", content }) as const)
  /** What fails to be stored as a source, as long as `work` runs. */
  const whileSourceFails = async <A>(content: string, work: () => Promise<A>) => {
    await rows(
      `alter table "knowledgeSources" add constraint fails check (content <> '${content}') not valid`,
    )
    return work().finally(() => rows(`alter table "knowledgeSources" drop constraint fails`))
  }

  test("a new one goes without a source that cannot be stored, which is named", async () => {
    const owner = await real.owner()
    const made = await whileSourceFails("two", () =>
      run(chatbots.create(owner, A_BOT, { ...BARE, sources: SOURCES }, 1)),
    )
    if (!made) throw new Error("no chatbot")
    expect(made.lost.map(({ part }) => part)).toEqual([1])
    const { items } = await run(real.knowledge.list(owner, made.id, ALL))
    expect(items.map(({ content }) => content)).toEqual(["three", "one"])
  })

  test("one whose making was killed half-way is not there: it can be made anew, with all its sources", async () => {
    const owner = await real.owner()
    const parts = { ...BARE, sources: SOURCES }
    // Killed at the second source: no later statement is made either.
    let dead = false
    const killed = postgresChatbots({
      ...real.store,
      transaction: (tenant, work) =>
        real.store.transaction(tenant, (tx) =>
          work({
            ...tx,
            query: async (statement, values) => {
              dead ||= values?.includes("two") === true
              if (dead) throw new Error("killed")
              return tx.query(statement, values)
            },
          }),
        ),
    })
    expect(await run(killed.create(owner, A_BOT, parts, 1)).catch(() => "killed")).toBe("killed")
    expect(await run(chatbots.list(owner, ALL))).toEqual({ items: [], total: 0 })
    expect(await run(chatbots.create(owner, A_BOT, parts, 1))).toMatchObject({ lost: [] })
  })

  test("a line with real ids and a token is shown as connected, until it expires", async () => {
    const { owner, chatbot } = await real.hasBot()
    const shown = async () => (await run(chatbots.read(owner, chatbot))).whatsapp.connected
    const connect = (change: string) =>
      rows(`update "whatsappConnections" set ${change} where chatbotid = $1`, [chatbot])
    await connect("phonenumberid = '1055', businessaccountid = '2055'")
    expect(await shown()).toBe(false)
    await connect("accesstoken = 'sealed'")
    expect(await shown()).toBe(true)
    await connect(`"tokenExpiresAt" = now() - interval '1 minute'`)
    expect(await shown()).toBe(false)
    await connect(`"tokenExpiresAt" = null, status = 'TOKEN_EXPIRED'`)
    expect(await shown()).toBe(false)
  })

  test("a calendar is shown as connected until its tokens fail", async () => {
    const { owner, chatbot } = await real.hasBot()
    await rows(
      `insert into googlecalendarconnections (chatbotid, userid, accesstoken, refreshtoken, tokenexpiresat)
       values ($1, $2, 'sealed', 'sealed', now())`,
      [chatbot, owner],
    )
    const shown = async () => (await run(chatbots.read(owner, chatbot))).calendar.connected
    expect(await shown()).toBe(true)
    await rows(
      "update googlecalendarconnections set error = 'Invalid tokens' where chatbotid = $1",
      [chatbot],
    )
    expect(await shown()).toBe(false)
  })

  test("whoever looks at one is told of a change, and nobody of somebody else's", async () => {
    const [one, two] = [await real.hasBot(), await real.hasBot()]
    await run(chatbots.change(one.owner, one.chatbot, { name: "Bar Ana" }))
    expect(await told(one.chatbot)).toEqual([{ event: "chatbot.changed", data: {} }])
    expect(await told(two.chatbot)).toEqual([])
  })

  test("one that is removed leaves nothing in any table", async () => {
    const { owner, chatbot } = await real.hasBot()
    await rows("insert into whatsapp_lines values ('1066', $1, $2, '2066')", [chatbot, owner])
    await rows("select say_simulated($1, $2, '+12025550199', 'Hola', true)", [chatbot, owner])
    expect(await run(chatbots.remove(owner, chatbot))).toBe(false)
    await rows("select unlink_line($1)", [chatbot])
    expect(await run(chatbots.remove(owner, chatbot))).toBe(true)
    const tables = await rows<{ name: string; column: string }>(
      `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('chatbotid', 'chatbot_id')`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { name, column } of tables) {
      const left = await rows(`select 1 from "${name}" where ${column} = $1`, [chatbot])
      expect([name, left.length]).toEqual([name, 0])
    }
  })

  test.each([
    ["a chatbot", ({ owner, chatbot }: Bot) => run(chatbots.remove(owner, chatbot))],
    ["its account", ({ owner }: Bot) => run(postgresAccounts(real.store).erase(owner))],
  ])("of %s nothing stays that is just being told while it is removed", async (_, removal) => {
    const bot = await real.hasBot()
    await rows("update users set deletedat = now() where id = $1", [bot.owner])
    await rows("begin")
    await rows("select 1 from chatbots where id = $1 for key share", [bot.chatbot])
    await rows(
      `insert into live_events (chatbotid, event, data) values ($1, 'x', '{"text":"Ana"}')`,
      [bot.chatbot],
    )
    const removing = removal(bot)
    await until("the removal waits", async () => {
      const [waiting] = await rows("select from pg_locks where not granted")
      return waiting !== undefined
    })
    await rows("commit")
    await removing
    expect(await rows("select 1 from live_events where chatbotid = $1", [bot.chatbot])).toEqual([])
  })

  test("one that is removed while much is going on is gone, and nobody hears more than that", async () => {
    const { owner, chatbot } = await real.hasBot()
    const knowledge = real.knowledge
    const notebooks = postgresNotebooks(real.store)
    const simulator = postgresSimulator(real.store, () => {})
    const round = (index: number) => [
      run(simulator.receive(owner, chatbot, `Hola ${index}`, NO_KEYWORDS)),
      run(chatbots.read(owner, chatbot)),
      run(chatbots.list(owner, ALL)),
      run(knowledge.add(owner, chatbot, { type: "text", content: "a" }, () => null)),
      run(
        notebooks.revise(owner, chatbot, { by: "owner" }, () => ({
          outcome: null,
          notifymemory: `<notify:${index}>`,
        })),
      ),
    ]
    const refusals: unknown[] = []
    const busy = atOnce(3, async () => {
      for (let index = 0; index < 15 || (refusals.length === 0 && index < 1_000); index++) {
        for (const each of await Promise.allSettled(round(index))) {
          if (each.status === "rejected") refusals.push(each.reason)
        }
      }
    })
    await Bun.sleep(30)
    await run(chatbots.remove(owner, chatbot))
    await busy
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toMatchObject(NOT_FOUND)
    expect(await rows("select 1 from clients where chatbotid = $1", [chatbot])).toEqual([])
    expect(await run(chatbots.list(owner, ALL))).toEqual({ items: [], total: 0 })
  })

  test("what is said to one in the moment in which its clients are taken out is no fault of the product", async () => {
    const { owner, chatbot } = await real.hasBot()
    // Once: a sequence counts what is rolled back, too.
    await rows(`create sequence takings;
      create function take_out() returns trigger language plpgsql security definer as $$
      begin
        if nextval('takings') = 1 then delete from clients where id = new.id; end if;
        return new;
      end $$;
      create trigger take_out after insert on clients for each row execute function take_out()`)
    const simulator = postgresSimulator(real.store, () => {})
    const heard = run(simulator.receive(owner, chatbot, "Hola", NO_KEYWORDS))
    await heard.catch(() => {})
    await rows("drop function take_out cascade; drop sequence takings")
    expect(await heard).toMatchObject({ chatbot, seq: 1 })
  })

  test("a new one does not wait for a sign-in that goes on meanwhile", async () => {
    const owner = await real.owner()
    await real.store.transaction({}, async ({ query }) => {
      // What storing a session does to the account's row, until its transaction ends.
      await query("select 1 from users where id = $1 for key share", [owner])
      expect(await run(chatbots.create(owner, A_BOT, BARE, 1))).not.toBeNull()
    })
  })

  test("whoever has asked for deletion makes no new one", async () => {
    const owner = await real.owner()
    await rows("update users set deletedat = now() where id = $1", [owner])
    expect(await run(chatbots.create(owner, A_BOT, BARE, 1))).toBeNull()
  })
})
