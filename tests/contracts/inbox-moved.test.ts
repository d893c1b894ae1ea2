import { describe, expect, test } from "bun:test"
import { ANA, envelope, epoch, openInbox } from "./inbox-stage.ts"

/* A client who changes number or user id takes back, or changes, what they wrote before. */

const stage = await openInbox()

type Fields = Readonly<Record<string, unknown>>

const USER = "US.10000000000000000111"
const NEW = "12025550119"
const NEW_USER = "US.NEW"
const OLD_KEYS = { from: ANA, from_user_id: USER }

let made = 0
const posts = (message: Fields) =>
  stage.post(
    envelope({
      messages: [{ id: `wamid.${made++}`, timestamp: String(epoch()), ...message }],
    }),
  )
const withdrawn = { type: "revoke", revoke: { original_message_id: "wamid.q" } }
const editedTo = (body: string) => ({
  type: "edit",
  edit: { original_message_id: "wamid.q", message: { type: "text", text: { body } } },
})
const writes = (keys: Fields) =>
  posts({ ...keys, id: "wamid.q", type: "text", text: { body: "tarjeta 1" } })
const NUMBER = { from: ANA, system: { wa_id: NEW, type: "user_changed_number" } }
const ID = { system: { type: "user_changed_user_id", user_id: NEW_USER, previous_user_id: USER } }
const BOTH = {
  system: { type: "user_changed_number", wa_id: NEW, user_id: NEW_USER, previous_user_id: USER },
}
const moves = async (told: Fields) =>
  expect(await posts({ type: "system", ...told })).toEqual({ moved: 1 })

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

  test("counts for nothing when it was somebody else's", async () => {
    await writes(OLD_KEYS)
    const stranger = { from: "12025550122", from_user_id: "US.BOB" }
    expect(await posts({ ...stranger, ...withdrawn })).toEqual({ change_foreign: 1 })
    await moves(told)
    expect(await stage.contents()).toEqual(["tarjeta 1"])
  })
})

test("who writes under the new user id before it is told still may withdraw what they wrote before", async () => {
  await writes(OLD_KEYS)
  await posts({ from_user_id: NEW_USER, type: "text", text: { body: "soy yo" } })
  await moves(ID)
  expect(await posts({ ...OLD_KEYS, ...withdrawn })).toEqual({ revoked: 1 })
})

test("who has moved and is found to be one with another record still may withdraw what they wrote before", async () => {
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

test("who has the number of before is another client, whose id was never told", async () => {
  await writes({ from: ANA })
  await moves(NUMBER)
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
