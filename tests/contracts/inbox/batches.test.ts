import { describe, expect, test } from "bun:test"
import { parseWebhook } from "../../../adapters/meta/webhook.ts"
import { decide } from "../../../core/conversations/inbound.ts"
import { STUCK_MS } from "../../support/database.ts"
import {
  ANA,
  type Envelope,
  echo,
  envelope,
  epoch,
  fixture,
  fixtureNames,
  LINE_1,
  LINE_2,
  ofApp,
  openInbox,
  status,
  text,
  together,
} from "./inbox-stage.ts"

const stage = await openInbox()

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a hostile or careless sender may put in the place of something else. */
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  2 ** 53 - 1,
  1e300,
  "",
  // Too long for an index (2,704 bytes), as it cannot be compressed.
  Array.from({ length: 5_000 }, (_, i) => Math.sin(i).toString(36).at(-2)).join(""),
  "\u0000\ud83d",
  "a\\b",
  "__proto__",
  "99999999999999999999",
  [],
  [null, 1, "a", [], {}],
  {},
  { body: null, id: {}, type: [] },
]

/** A value with one change in it, once for each place: the key is taken away or replaced, or others are added. */
function* mutations(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      yield value.toSpliced(i, 1)
      for (const odd of ODD) yield value.toSpliced(i, 0, odd)
      for (const changed of mutations(item)) yield value.with(i, changed)
    }
    return
  }
  if (typeof value !== "object" || value === null) return
  const entries = Object.entries(value as Record<string, Json>)
  yield { ...value, new_key: { deep: [1] }, errors: null, group: "x" }
  for (const [key, item] of entries) {
    yield Object.fromEntries(entries.filter(([each]) => each !== key))
    for (const odd of ODD) yield { ...value, [key]: odd }
    for (const changed of mutations(item)) yield { ...value, [key]: changed }
  }
}

const all = async () => {
  const folders = ["inbound", "statuses", "other-fields"]
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await fixtureNames(folder)).map((name) => [`${folder}/${name}.json`] as const),
    ),
  )
  // One is too long for this, in one there is nothing to change.
  const left = ["statuses/batch_30_statuses.json", "inbound/empty_entry.json"]
  return found.flat().filter(([name]) => !left.includes(name))
}

describe.each(await all())("%s, with any one thing in it changed", (name) => {
  test("costs no other item of its POST", async () => {
    const { object, entry } = JSON.parse(await fixture(name)) as { object: string; entry: Json[] }
    const canary = text("canario", { id: "wamid.canary", from: "12025550177" })
    const now = new Date()
    const storable: unknown[] = []
    let n = 0
    for (const changed of mutations(entry)) {
      const body = {
        object: object === "page" ? canary.object : object,
        entry: [...(Array.isArray(changed) ? changed : [changed]), ...canary.entry],
      }
      const { items } = parseWebhook(new TextEncoder().encode(JSON.stringify(body)), now)
      expect(items.some((item) => "id" in item && item.id === "wamid.canary")).toBe(true)
      // Each with its own ids, so that the database does not take it for a repeat.
      const own = JSON.stringify(body.entry.slice(0, -1)).replaceAll('"wamid.', `"wamid.${n++}.`)
      storable.push(...JSON.parse(own))
    }
    for (let from = 0; from < storable.length; from += 500) {
      const entry = [...storable.slice(from, from + 500), ...canary.entry] as Envelope["entry"]
      await stage.post({ object: "whatsapp_business_account", entry })
      const stored = (await stage.messages()).filter(({ content }) => content === "canario")
      expect(stored).toHaveLength(1)
    }
  })
})

test.each([
  ["not JSON at all", "<html>"],
  ["half a JSON", '{"object":"whatsapp_business_account","entry":[{'],
  ["nested a hundred thousand deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ["an array", "[]"],
  ["nothing", ""],
  ["null", "null"],
])("a POST that is %s stores nothing and fails nothing", async (_, body) => {
  const [[why, n] = []] = Object.entries(await stage.post(body))
  expect([why === "not_json" || why === "other_object" || why === undefined, n ?? 1]).toEqual([
    true,
    1,
  ])
})

test.each([2 ** 53 - 1, -(2 ** 40), 1.5, "131026", null])(
  "a failed status whose code is %p still fails the message",
  async (code) => {
    await stage.sending("wamid.out")
    expect(await stage.post(status("wamid.out", "failed", { errors: [{ code }] }))).toEqual({
      status: 1,
    })
    expect(await stage.messages()).toMatchObject([{ status: "failed" }])
  },
)

test("a time in the far future does not keep the 24 hours open", async () => {
  await stage.post(text("hola", { at: epoch() + 365 * 86_400 }))
  const [row] = await stage.query<{ ahead: boolean }>(
    "select lastinboundat > now() + interval '10 minutes' as ahead from conversations",
  )
  expect(row?.ahead).toBe(false)
})

test("a thousand items of several tenants in one POST are all stored", async () => {
  const items = Array.from({ length: 1_000 }, (_, i) =>
    text(`mensaje ${i}`, {
      id: `wamid.many.${i}`,
      from: String(12_025_550_000 + (i % 50)),
      line: i % 3 === 0 ? LINE_2 : i % 97 === 0 ? "unknown" : LINE_1,
      at: epoch() - 1_000 + i,
    }),
  )
  const strangers = items.filter((_, i) => i % 3 !== 0 && i % 97 === 0).length
  const started = performance.now()
  const shuffled = items.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
  expect(await stage.post(together(...shuffled))).toEqual({
    stored: 1_000 - strangers,
    unknown_number: strangers,
  })
  expect(performance.now() - started).toBeLessThan(STUCK_MS)
  await wholeNumbers()
  expect(await stage.jobs()).toBe(100)
})

/** Every conversation's numbers run from 1 without a gap, and it has one job. */
const wholeNumbers = async () => {
  const rows = await stage.query<{ last_seq: number; seqs: number[]; jobs: number }>(
    `select c.last_seq, array_agg(m.seq order by m.seq) as seqs,
       (select count(*)::int from pgboss.job j where j.singleton_key = c.id::text) as jobs
     from conversations c join messages m on m.conversationid = c.id and m.direction = 'INBOUND' group by c.chatbotid, c.id`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { last_seq, seqs, jobs } of rows) {
    expect(seqs.map(Number)).toEqual(Array.from({ length: last_seq }, (_, i) => i + 1))
    expect(jobs).toBe(1)
  }
}

describe("at the same time", () => {
  test("forty deliveries of one message are one message", async () => {
    const body = text("hola")
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => stage.post(body)))
    expect(outcomes.filter(({ stored }) => stored === 1)).toHaveLength(1)
    expect(await stage.messages()).toHaveLength(1)
    await wholeNumbers()
  })

  test("forty messages of one new client are forty messages of one client", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => stage.post(text(`hola ${i}`))))
    expect(await stage.clients()).toHaveLength(1)
    await wholeNumbers()
  })

  test("STOP and BAJA are confirmed once between them", async () => {
    for (let round = 0; round < 10; round++) {
      await stage.clear()
      await stage.post(text("hola"))
      await Promise.all([stage.post(text("STOP")), stage.post(text("BAJA"))])
      const confirmations = (await stage.messages()).filter(({ origin }) => origin === "bot")
      expect(confirmations).toHaveLength(1)
    }
  })

  test("batches in opposite orders neither fail nor wait for each other's end", async () => {
    const clients = Array.from({ length: 30 }, (_, i) => String(12_025_550_100 + i))
    const messages = (round: string) =>
      clients.map((from, i) =>
        text(`${round} ${i}`, { from, id: `wamid.${round}.${i}`, name: round }),
      )
    await stage.post(together(...messages("first")))
    const outs = await Promise.all(
      clients.map((to, i) => stage.sending(`wamid.out.${i}`, "sending", to)),
    )
    const statuses = (state: string) =>
      outs.map((id, i) => status(`wamid.out.${i}`, state, { biz_opaque_callback_data: id }))
    const echoes = clients.map((to, i) => echo(`owner ${i}`, `wamid.owner.${i}`, epoch(), to))
    const batches = [
      [...messages("a"), ...statuses("sent")],
      [...statuses("delivered"), ...messages("b")].toReversed(),
      [...messages("a"), ...messages("b")].toReversed(),
      [...echoes.toReversed(), ...statuses("read")],
      statuses("read").toReversed(),
      messages("c"),
      messages("c").toReversed(),
    ].map((bodies) => together(...bodies))
    const before = await deadlocks()
    await Promise.all([...batches, ...batches.toReversed()].map((body) => stage.post(body)))
    expect((await deadlocks()) - before).toBe(0)
    const inbound = (await stage.messages()).filter(({ direction }) => direction === "INBOUND")
    expect(inbound).toHaveLength(4 * clients.length)
    const sent = (await stage.messages()).filter(({ origin }) => origin === "bot")
    for (const { status: state } of sent) expect(state).toBe("read")
    await wholeNumbers()
  })

  test("clients who write and clients who change their number do not hold each other up", async () => {
    const clients = Array.from({ length: 150 }, (_, i) => 12_025_550_100 + 2 * i)
    await Promise.all(clients.map((from) => stage.post(text("hola", { from: String(from) }))))
    const before = await deadlocks()
    const moves = (from: number) => {
      const system = { type: "user_changed_number", wa_id: String(from + 1) }
      const timestamp = String(epoch())
      return envelope({ messages: [{ from: String(from), timestamp, type: "system", system }] })
    }
    const outcomes = await Promise.all(
      clients.flatMap((from, i) => [
        stage.post(text(`uno ${i}`, { from: String(from) })),
        stage.post(i % 2 ? moves(from) : text(`dos ${i}`, { from: String(from) })),
      ]),
    )
    expect((await deadlocks()) - before).toBe(0)
    expect(outcomes.filter(({ moved }) => moved)).toHaveLength(75)
  })

  const written = { type: "text", text: { body: "tarjeta 1" } }
  const corrected = {
    type: "edit",
    edit: {
      original_message_id: "wamid.q",
      message: { type: "text", text: { body: "tarjeta 2" } },
    },
  }
  const withdrawn = { type: "revoke", revoke: { original_message_id: "wamid.q" } }
  const said = (message: object) =>
    envelope({
      messages: [{ id: "wamid.q", from: ANA, timestamp: String(epoch()), ...message }],
    })
  const fromApp = (message: object) =>
    ofApp([{ id: "wamid.q", to: ANA, timestamp: String(epoch()), ...message }])
  test.each([
    ["a client's message and its deletion", said, written, withdrawn, "[deleted]"],
    ["a deletion and the client's message", said, withdrawn, written, "[deleted]"],
    ["a client's message and its correction", said, written, corrected, "tarjeta 2"],
    ["a correction and the client's message", said, corrected, written, "tarjeta 2"],
    ["an owner's message and its deletion", fromApp, written, withdrawn, "[deleted]"],
    ["a correction and the owner's message", fromApp, corrected, written, "tarjeta 2"],
  ] as const)(
    "%s end as if one had waited for the other",
    async (_, by, first, second, content) => {
      const raw = new TextEncoder().encode(JSON.stringify(by(first)))
      const batch = parseWebhook(raw, new Date()).items.map((item) => decide(item, () => []))
      await stage.query("begin")
      await stage.query("select accept_messages($1)", [JSON.stringify(batch)])
      const posted = stage.post(by(second))
      await waits(posted)
      await stage.query("commit")
      await posted
      expect(await stage.messages()).toMatchObject([{ content }])
    },
  )

  const numbered = { from: ANA, from_user_id: "US.1", type: "text", text: { body: "dos" } }
  const moved = { from_user_id: "US.1", type: "system", system: { wa_id: ANA } }
  test.each([
    ["a message", numbered, { stored: 1 }],
    ["a change of numbers", moved, { move_taken: 1 }],
  ])(
    "a number that another process writes down just then costs nothing: %s",
    async (_, item, came) => {
      const of = (message: object) =>
        envelope({ messages: [{ id: "wamid.1", timestamp: String(epoch()), ...message }] })
      await stage.post(of({ ...numbered, id: "wamid.0", from: undefined, text: { body: "uno" } }))
      await stage.query("begin")
      const { chatbotId } = stage.one
      await stage.query("insert into clients (chatbotid, phonenumber) values ($1, $2)", [
        chatbotId,
        ANA,
      ])
      const posted = stage.post(of(item))
      await waits(posted)
      await stage.query("commit")
      expect(await posted).toEqual(came)
    },
  )

  test("a client known by number here and by user id there becomes one client", async () => {
    const withId = (i: number) =>
      text(`con id ${i}`, { more: { from_user_id: "US.1" }, id: `wamid.id.${i}` })
    const without = (i: number) => text(`sin id ${i}`, { id: `wamid.no.${i}` })
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => stage.post(i % 2 ? withId(i) : without(i))),
    )
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: "US.1" }])
    await wholeNumbers()
  })
})

/** Resolves once somebody waits for a lock, or `posted` has ended. */
const waits = async (posted: Promise<unknown>) => {
  let over = false
  const end = () => {
    over = true
  }
  posted.then(end, end)
  while (!over && (await stage.query("select 1 from pg_locks where not granted")).length === 0) {
    await Bun.sleep(5)
  }
}

const deadlocks = async () => {
  await stage.query("select pg_stat_force_next_flush()")
  const [row] = await stage.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  )
  return row?.deadlocks ?? 0
}
