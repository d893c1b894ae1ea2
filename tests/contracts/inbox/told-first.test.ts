import { describe, expect, test } from "bun:test"
import { Client } from "pg"
import { parseWebhook } from "../../../adapters/meta/webhook.ts"
import { decide } from "../../../core/conversations/inbound.ts"
import { untilLocked } from "../../support/until-locked.ts"
import { ANA, envelope, epoch, type Item, openInbox } from "./inbox-stage.ts"

/* Meta tells that Ana has a new number or user id before anything that she wrote has come. */

const stage = await openInbox()
const { written } = stage

const NEW = "12025550119"
const OLD_KEYS = { from: ANA, from_user_id: "US.ANA" }
const NEW_KEYS = { from: NEW, from_user_id: "US.NEW" }
const NUMBER = { from: ANA, system: { type: "user_changed_number", wa_id: NEW } }
const ID = {
  system: { type: "user_changed_user_id", user_id: "US.NEW", previous_user_id: "US.ANA" },
}
const BOTH = { from: ANA, system: { ...ID.system, type: "user_changed_number", wa_id: NEW } }

let made = 0
const posts = (message: Item, ago: number) => {
  const keys = { wa_id: message.from, user_id: message.from_user_id }
  const contacts = message.type === "text" ? [{ ...keys, profile: { name: "Ana" } }] : undefined
  const sent = { id: `wamid.${made++}`, timestamp: String(epoch() - ago), ...message }
  return stage.post(envelope({ contacts, messages: [sent] }))
}
const writes = (keys: Item, body: string, ago: number) =>
  posts({ ...keys, type: "text", text: { body } }, ago)
const tells = (told: Item, ago = 600) => posts({ type: "system", ...told }, ago)

describe.each([
  ["number", [NUMBER], { from: ANA }, { from: NEW }],
  ["number, and then writes under ids, too", [NUMBER], OLD_KEYS, NEW_KEYS],
  ["number and user id", [BOTH], OLD_KEYS, NEW_KEYS],
  ["number and user id in two", [NUMBER, ID], OLD_KEYS, NEW_KEYS],
  ["user id and number in two", [ID, NUMBER], OLD_KEYS, NEW_KEYS],
])("of whom Meta tells first the new %s,", (_, told, before, after) => {
  test("is one client with what she wrote before, which is answered to the new number", async () => {
    for (const each of told) expect(await tells(each)).toEqual({ moved: 1 })
    await writes(before, "antes", 900)
    await writes(after, "después", 300)
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
    expect(await stage.clients()).toMatchObject([{ phone: NEW, name: "Ana" }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 2 }])
  })

  test("is one client also when what she wrote before comes last, and Bob has the old number", async () => {
    for (const each of told) await tells(each)
    await writes(after, "después", 300)
    await writes({ from: ANA }, "soy Bob", 200)
    await writes(before, "antes", 900)
    for (const each of told) await tells(each)
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`, `${ANA}: soy Bob`])
    expect(await stage.clients()).toHaveLength(2)
  })

  test("is one client who has written from there already", async () => {
    await writes(after, "después", 300)
    for (const each of told) await tells(each)
    await writes(before, "antes", 900)
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
    expect(await stage.clients()).toHaveLength(1)
  })
})

test("whoever wrote from that number before her change is another", async () => {
  await writes({ from: NEW }, "soy Carla", 700)
  expect(await tells(NUMBER)).toEqual({ move_taken: 1 })
  await writes({ from: ANA }, "soy Ana", 650)
  expect(await written()).toEqual([`${NEW}: soy Carla`, `${ANA}: soy Ana`])
  expect(await stage.clients()).toHaveLength(2)
})

test("of whom nothing came within a week, is forgotten", async () => {
  await tells(NUMBER)
  await writes({ from: ANA }, "soy Bob", 300)
  const forget = (days: number) =>
    stage.query(`select forget_old(now() + interval '${days} days', 100)`)
  await forget(6)
  expect(await stage.clients()).toHaveLength(2)
  await forget(8)
  expect(await stage.clients()).toMatchObject([{ phone: ANA }])
  expect(await stage.query("select from provider_events where type = 'left'")).toEqual([])
})

test("who writes at last while she is being forgotten keeps what she wrote", async () => {
  await tells(NUMBER)
  const text = { from: ANA, type: "text", text: { body: "antes" } }
  const late = envelope({
    messages: [{ id: `wamid.${made++}`, timestamp: String(epoch() - 900), ...text }],
  })
  const raw = new TextEncoder().encode(JSON.stringify(late))
  const batch = parseWebhook(raw, new Date()).items.map((item) => decide(item, () => []))
  const upkeep = new Client({ connectionString: stage.database.url })
  await upkeep.connect()
  await stage.query("begin")
  await stage.query("select accept_messages($1)", [JSON.stringify(batch)])
  const forgetting = upkeep.query("select forget_old(now() + interval '8 days', 100)")
  await untilLocked(stage.query)
  await stage.query("commit")
  await forgetting
  await upkeep.end()
  expect(await written()).toEqual([`${NEW}: antes`])
})

test.each([
  ["in one each", (ago: number, from: Item, to: Item) => [{ ago, system: { ...from, ...to } }]],
  [
    "in two each",
    (ago: number, { previous_user_id }: Item, { wa_id, user_id }: Item) => [
      { ago, system: { wa_id } },
      { ago, from: undefined, system: { user_id, previous_user_id } },
    ],
  ],
] as const)(
  "who changes number twice is one client with the last one also when Meta tells of the second change first, %s",
  async (_, changes) => {
    const LAST = "12025550190"
    const first = changes(600, { previous_user_id: "US.ANA" }, { wa_id: NEW, user_id: "US.NEW" })
    const second = changes(500, { previous_user_id: "US.NEW" }, { wa_id: LAST, user_id: "US.LAST" })
    await writes(OLD_KEYS, "antes", 900)
    for (const { ago, ...told } of second) await tells({ from: NEW, ...told }, ago)
    for (const { ago, ...told } of first) await tells({ from: ANA, ...told }, ago)
    await writes(NEW_KEYS, "entremedias", 550)
    await writes({ from: LAST, from_user_id: "US.LAST" }, "después", 300)
    await writes(OLD_KEYS, "al principio", 950)
    await writes({ from: NEW }, "soy Bob", 200)
    expect(await written()).toEqual([
      `${LAST}: al principio`,
      `${LAST}: antes`,
      `${LAST}: entremedias`,
      `${LAST}: después`,
      `${NEW}: soy Bob`,
    ])
    expect(await stage.clients()).toHaveLength(2)
  },
)

test.each([
  ["ascending", [ANA, NEW, "12025550190"]],
  ["descending", ["12025550190", NEW, ANA]],
] as const)(
  "who changes number twice has the last one when one POST tells of both, in numbers %s",
  async (_, [first, second, third]) => {
    const change = (from: string, wa_id: string, ago: number) => ({
      ...{ from, id: `wamid.${made++}`, timestamp: String(epoch() - ago), type: "system" },
      system: { type: "user_changed_number", wa_id },
    })
    await writes({ from: first }, "antes", 900)
    const messages = [change(first, second, 600), change(second, third, 500)]
    for (const told of [messages, messages.toReversed()]) {
      expect(await stage.post(envelope({ messages: told }))).not.toHaveProperty("move_taken")
      await writes({ from: third }, "después", 300)
      expect(await written()).toEqual([`${third}: antes`, `${third}: después`])
    }
  },
)
