import { describe, expect, test } from "bun:test"
import { ANA, envelope, epoch, openInbox } from "./inbox-stage.ts"

/* A client's new number and new user id, of which Meta tells in two webhooks. */

const stage = await openInbox()

type Fields = Readonly<Record<string, unknown>>

const USER = "US.10000000000000000111"
const NEW = "12025550119"
const NEW_USER = "US.NEW"

let made = 0
const posts = (message: Fields, ago = 0) =>
  stage.post(
    envelope({
      messages: [{ id: `wamid.${made++}`, timestamp: String(epoch() - ago), ...message }],
    }),
  )
const says = (keys: Fields, ago = 0) =>
  posts({ ...keys, type: "text", text: { body: `${made}` } }, ago)
const tells = (told: Fields, ago: number) => posts({ type: "system", ...told }, ago)

const OLD = { from: ANA, from_user_id: USER }
const number = { system: { type: "user_changed_number", wa_id: NEW } }
const id = { system: { type: "user_changed_user_id", user_id: NEW_USER, previous_user_id: USER } }

const NUMBERS = [
  ["the old number", { from: ANA, ...number }],
  ["both old ones", { ...OLD, ...number }],
] as const
const IDS = [
  ["the old id", id],
  ["both old ones", { from: ANA, ...id }],
] as const
const ORDERS = NUMBERS.flatMap(([n, byNumber]) =>
  IDS.flatMap(([i, byId]) =>
    [20, 10].flatMap(
      (ago) =>
        [
          [
            `number by ${n} (${ago} s ago), id by ${i}`,
            [
              [byNumber, ago],
              [byId, 15],
            ],
          ],
          [
            `id by ${i}, number by ${n} (${ago} s ago)`,
            [
              [byId, 15],
              [byNumber, ago],
            ],
          ],
        ] as const,
    ),
  ),
)

describe.each(ORDERS)("a client of whom Meta tells the new %s", (_, told) => {
  test.each([
    ["number", { from: NEW }],
    ["id", { from_user_id: NEW_USER }],
    ["number and id", { from: NEW, from_user_id: NEW_USER }],
  ])("is the same under the new %s", async (__, keys) => {
    await says(OLD, 60)
    for (const [what, ago] of told) await tells(what, ago)
    await says(keys)
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: NEW_USER }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 2 }])
  })

  test.each([
    ["id", { from_user_id: NEW_USER }],
    ["number and id", { from: NEW, from_user_id: NEW_USER }],
  ])("is the same also where they write under the new %s in between", async (__, keys) => {
    await says(OLD, 60)
    const [[first, when], [second, later]] = told
    await tells(first, when)
    await says(keys, 5)
    await tells(second, later)
    await says({ from: NEW, from_user_id: NEW_USER })
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: NEW_USER }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 3 }])
  })

  test("stays the same when both are told again", async () => {
    await says(OLD, 60)
    for (const [what, ago] of [...told, ...told]) await tells(what, ago)
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: NEW_USER }])
    expect(await stage.clients()).toHaveLength(1)
  })

  test("has nothing to do with who has got the old number since", async () => {
    await says(OLD, 60)
    for (const [what, ago] of told) await tells(what, ago)
    const bob = { from: ANA, from_user_id: "US.BOB" }
    await says(bob, 5)
    await tells({ from: ANA, system: { type: "user_changed_number", wa_id: "12025550123" } }, 2)
    await says({ from: NEW, from_user_id: NEW_USER })
    expect(await stage.clients()).toMatchObject([
      { phone: NEW, userId: NEW_USER },
      { phone: "12025550123" },
    ])
  })
})

test("a number that a client has left, and its next holder leaves in the same hour, is not the client's next one", async () => {
  await says(OLD, 60)
  await tells(id, 50)
  await says({ from: ANA, from_user_id: "US.BOB" }, 40)
  await tells({ from: ANA, ...number }, 30)
  await says({ from_user_id: NEW_USER })
  expect(await stage.clients()).toMatchObject([
    { phone: NEW, userId: null },
    { phone: null, userId: NEW_USER },
  ])
})
