import { describe, expect, test } from "bun:test"
import { Client } from "pg"
import { parseWebhook } from "../../../adapters/meta/webhook.ts"
import { untilLocked } from "../../support/until-locked.ts"
import { ANA, echo, epoch, type Item, openInbox, told } from "./inbox-stage.ts"

/* A client who changes number or user id takes back, or changes, what they wrote before. */

const stage = await openInbox()
const { posts } = stage

const USER = "US.10000000000000000111"
const NEW = "12025550119"
const NEW_USER = "US.NEW"
const OLD_KEYS = { from: ANA, from_user_id: USER }

const withdrawn = { type: "revoke", revoke: { original_message_id: "wamid.q" } }
const editedTo = (body: string) => ({
  type: "edit",
  edit: { original_message_id: "wamid.q", message: { type: "text", text: { body } } },
})
const writes = (keys: Item) =>
  posts({ ...keys, id: "wamid.q", type: "text", text: { body: "tarjeta 1" } })
const NUMBER = { from: ANA, system: { wa_id: NEW, type: "user_changed_number" } }
const ID = { system: { type: "user_changed_user_id", user_id: NEW_USER, previous_user_id: USER } }
const BOTH = {
  system: { type: "user_changed_number", wa_id: NEW, user_id: NEW_USER, previous_user_id: USER },
}
const moves = async (change: Item) =>
  expect(await posts({ type: "system", ...change })).toEqual({ moved: 1 })

describe.each([
  ["number", NUMBER],
  ["user id", ID],
  ["number and user id", BOTH],
])("after a change of %s, what was written before", (_, told) => {
  test.each([
    ["number and user id of before", OLD_KEYS],
    ["number of before", { from: ANA }],
    ["user id of before", { from_user_id: USER }],
    ["nothing", {}],
  ])("is the client's own, of whom the webhook tells the %s", async (_, keys) => {
    await writes(OLD_KEYS)
    await moves(told)
    expect(await posts({ ...keys, ...editedTo("tarjeta 2") })).toEqual({ edited: 1 })
    expect(await posts({ ...keys, ...withdrawn })).toEqual({ revoked: 1 })
    expect(await stage.contents()).toEqual(["[deleted]"])
  })

  test.each([
    ["number and user id of before", OLD_KEYS],
    ["number of before", { from: ANA }],
    ["user id of before", { from_user_id: USER }],
  ])("and comes late is the client's own, of whom the webhook tells the %s", async (_, keys) => {
    await writes(OLD_KEYS)
    await moves(told)
    const before = await stage.clients()
    const late = { ...keys, timestamp: String(epoch() - 30), type: "text" }
    await posts({ ...late, text: { body: "¿abrís?" } })
    expect(await stage.contents()).toEqual(["¿abrís?", "tarjeta 1"])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 2 }])
    expect(await stage.clients()).toEqual(before)
  })

  test("and comes again makes no second client, also if it was written in the same second", async () => {
    const at = { timestamp: String(epoch()) }
    await writes({ ...OLD_KEYS, ...at })
    await moves({ ...told, ...at })
    const before = await stage.clients()
    expect(await writes({ ...OLD_KEYS, ...at })).toEqual({ duplicate: 1 })
    expect(await stage.clients()).toEqual(before)
  })

  test("and was corrected to STOP opts the client out also when only the correction has come", async () => {
    await posts({ ...OLD_KEYS, id: "wamid.first", type: "text", text: { body: "hola" } })
    await moves(told)
    await posts({ ...OLD_KEYS, timestamp: String(epoch() - 30), ...editedTo("STOP") })
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect(await stage.clients()).toHaveLength(1)
  })

  test("keeps the bot silent also when it is the owner who wrote to the number of before", async () => {
    await writes(OLD_KEYS)
    await moves(told)
    const before = await stage.clients()
    await stage.post(echo("voy yo", "wamid.echo", epoch() - 30))
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
    expect(await stage.clients()).toEqual(before)
  })

  test("is not the client's what is written afterwards from the number of before", async () => {
    await writes(OLD_KEYS)
    await moves(told)
    await posts({ from: ANA, timestamp: String(epoch() + 1), type: "text", text: { body: "Bob" } })
    expect(await stage.conversations()).toHaveLength(2)
  })

  test.each([
    ["whoever has the number of before", { from: ANA, from_user_id: "US.BOB" }],
    ["another", { from: "12025550122", from_user_id: "US.BOB" }],
  ])("is not changed by %s", async (_, keys) => {
    await writes(OLD_KEYS)
    await moves(told)
    for (const change of [withdrawn, editedTo("gratis")]) {
      expect(await posts({ ...keys, ...change })).toEqual({ change_foreign: 1 })
    }
    expect(await stage.contents()).toEqual(["tarjeta 1"])
  })

  test("may become the wish to hear no more: it is the same client's", async () => {
    await writes(OLD_KEYS)
    await moves(told)
    await posts({ ...OLD_KEYS, ...editedTo("STOP") })
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
  })
})

test.each([
  ["number", NUMBER, { from: NEW }],
  ["number, with an id", NUMBER, { from: NEW, from_user_id: NEW_USER }],
  ["user id", ID, { from_user_id: NEW_USER }],
  ["number and user id", BOTH, { from: NEW, from_user_id: NEW_USER }],
])("under the new %s it is the client's own, too", async (_, told, keys) => {
  await writes(OLD_KEYS)
  await moves(told)
  expect(await posts({ ...keys, ...withdrawn })).toEqual({ revoked: 1 })
})

describe.each([
  ["number", NUMBER, { from: NEW }],
  ["number, with an id", NUMBER, { from: NEW, from_user_id: NEW_USER }],
  ["user id", ID, { from_user_id: NEW_USER }],
  ["number and user id", BOTH, { from: NEW, from_user_id: NEW_USER }],
])("what comes under the new %s before Meta tells of the change", (_, told, keys) => {
  test("counts as soon as Meta does, when it takes back what was written before", async () => {
    await writes(OLD_KEYS)
    expect(await posts({ ...keys, ...withdrawn })).toEqual({ change_foreign: 1 })
    await moves(told)
    expect(await stage.contents()).toEqual(["[deleted]"])
  })

  test("counts when it asks to hear no more", async () => {
    await writes(OLD_KEYS)
    expect(await posts({ ...keys, ...editedTo("STOP") })).toEqual({ change_foreign: 1 })
    await moves(told)
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
  })

  test("counts in the order in which it was written, not that in which Meta told of it", async () => {
    await writes(OLD_KEYS)
    const late = { timestamp: String(epoch() - 60) }
    await posts({ ...keys, ...withdrawn })
    await posts({ ...keys, ...editedTo("tarjeta 2"), ...late })
    await moves(told)
    expect(await stage.contents()).toEqual(["[deleted]"])
  })

  test.each([
    ["edited once more", editedTo("gracias")],
    ["taken back", withdrawn],
  ])("counts when it asks to hear no more, and was %s since", async (_, next) => {
    await writes(OLD_KEYS)
    await posts({ ...keys, ...editedTo("STOP") })
    await posts({ ...keys, ...next })
    await moves(told)
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
  })

  test("counts for nothing when it was somebody else's", async () => {
    await writes(OLD_KEYS)
    const stranger = { from: "12025550122", from_user_id: "US.BOB" }
    expect(await posts({ ...stranger, ...withdrawn })).toEqual({ change_foreign: 1 })
    await moves(told)
    expect(await stage.contents()).toEqual(["tarjeta 1"])
  })
})

test("a client who made a STOP of most messages, and at last a START of one in between, hears more", async () => {
  const asked = [..."abcde"].map((letter) => `wamid.${letter}`)
  for (const id of asked) {
    await posts({ ...OLD_KEYS, id, type: "text", text: { body: id } })
  }
  for (const id of asked) {
    const [body, ago] = id === "wamid.c" ? ["START", 1] : ["STOP", 2]
    await posts({
      ...{ from: NEW, timestamp: String(epoch() - ago), type: "edit" },
      edit: { original_message_id: id, message: { type: "text", text: { body } } },
    })
  }
  await moves(NUMBER)
  expect(await stage.clients()).toMatchObject([{ opted_out: false }])
})

test("a stranger's change of a message counts for nothing also when its client is becoming one with another record", async () => {
  await writes({ from: ANA })
  await posts({ from_user_id: USER, type: "text", text: { body: "soy yo" } })
  // The one that is kept: it is being answered.
  await stage.query(
    `update conversations set heldsince = now()
     where clientid = (select id from clients where userid = '${USER}')`,
  )
  const joining = new Client({ connectionString: stage.database.url })
  await joining.connect()
  await joining.query("begin")
  await joining.query(
    `select join_clients(one, other) from clients one, clients other
     where one.userid = '${USER}' and other.phonenumber = '${ANA}'`,
  )
  const changing = posts({ from: "12025550122", from_user_id: "US.BOB", ...withdrawn })
  await untilLocked(stage.query)
  await joining.query("commit")
  await joining.end()
  expect(await changing).toEqual({ change_foreign: 1 })
  expect(await stage.contents()).toEqual(["tarjeta 1", "soy yo"])
})

test.each([
  ["number", NUMBER, ID],
  ["user id", ID, NUMBER],
])(
  "a client of whom Meta tells the new number and the new id at the same moment has both, whichever is stored first: the %s",
  async (_, first, second) => {
    await writes(OLD_KEYS)
    const body = JSON.stringify(told({ type: "system", ...first }))
    const { items } = parseWebhook(new TextEncoder().encode(body), new Date())
    const other = new Client({ connectionString: stage.database.url })
    await other.connect()
    await other.query("begin")
    await other.query("select accept_messages($1)", [JSON.stringify(items)])
    const moving = moves(second)
    await untilLocked(stage.query)
    await other.query("commit")
    await other.end()
    await moving
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: NEW_USER }])
  },
)

test("a client who writes under the new user id before it is told still may withdraw what they wrote before", async () => {
  await writes(OLD_KEYS)
  await posts({ from_user_id: NEW_USER, type: "text", text: { body: "soy yo" } })
  await moves(ID)
  expect(await posts({ ...OLD_KEYS, ...withdrawn })).toEqual({ revoked: 1 })
})

test("a client who has moved and is found to be one with another record still may withdraw what they wrote before", async () => {
  await writes(OLD_KEYS)
  await moves(NUMBER)
  await posts({ from_user_id: NEW_USER, type: "text", text: { body: "soy yo" } })
  // The one that is kept: it is being answered.
  await stage.query(
    `update conversations set heldsince = now()
     where clientid = (select id from clients where userid = '${NEW_USER}')`,
  )
  await posts({ from: NEW, from_user_id: NEW_USER, type: "text", text: { body: "yo, sí" } })
  expect(await stage.clients()).toHaveLength(1)
  expect(await posts({ ...OLD_KEYS, ...withdrawn })).toEqual({ revoked: 1 })
})

test("whoever has the number of before is another client, whose id was never told", async () => {
  await writes({ from: ANA })
  await moves({ timestamp: String(epoch() - 10), ...NUMBER })
  await posts({ from: ANA, from_user_id: "US.BOB", type: "text", text: { body: "soy Bob" } })
  expect(await posts({ from: ANA, from_user_id: "US.BOB", ...withdrawn })).toEqual({
    change_foreign: 1,
  })
  expect(await stage.contents()).toEqual(["tarjeta 1", "soy Bob"])
})

test("the numbers and ids of before and after lie hashed", async () => {
  await writes(OLD_KEYS)
  await posts({ from: NEW, from_user_id: NEW_USER, ...editedTo("tarjeta 2") })
  await moves(BOTH)
  const rows = JSON.stringify(await stage.query("select * from provider_events"))
  for (const key of [ANA, USER, NEW, NEW_USER]) expect(rows).not.toContain(key)
})

test("who has got the number that a client left hears nothing of theirs, however late the change of number comes", async () => {
  const now = { from: NEW, from_user_id: NEW_USER }
  await posts({ ...now, id: "wamid.ana", type: "text", text: { body: "soy Ana" } })
  const bob = { from: ANA, from_user_id: "US.BOB" }
  await posts({ ...bob, id: "wamid.bob", type: "text", text: { body: "soy Bob" } })
  await moves({ from: ANA, ...BOTH })
  expect(await stage.clients()).toMatchObject([
    { phone: ANA, userId: "US.BOB" },
    { phone: NEW, userId: NEW_USER },
  ])
  expect(await stage.conversations()).toHaveLength(2)
})
