import { describe, expect, test } from "bun:test"
import { ANA, type Item, openInbox } from "./inbox-stage.ts"

/* A client's new number and new user id, of which Meta tells in two webhooks. */

const stage = await openInbox()
const { posts, writes } = stage

const USER = "US.10000000000000000111"
const NEW = "12025550119"
const NEW_USER = "US.NEW"

let said = 0
const says = (keys: Item, ago = 0) => writes(keys, `${said++}`, ago)
const tells = (told: Item, ago: number) => posts({ type: "system", ...told }, ago)

/** What each client has written, by the id that they have now. */
const wordsOf = (userId: string) =>
  stage.query<{ content: string }>(
    `select m.content from messages m join clients c on c.id = m.clientid where c.userid = $1 order by m.sentat`,
    [userId],
  )

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

  test.each([
    ["id alone", [{ from_user_id: USER }]],
    ["id alone, and before by the number alone", [{ from: ANA }, { from_user_id: USER }]],
  ])("is the same with all that they wrote also if known by the %s", async (__, known) => {
    for (const [n, keys] of known.entries()) await says(keys, 70 - n)
    for (const [what, ago] of told) await tells(what, ago)
    await says({ from: NEW, from_user_id: NEW_USER })
    await says({ from_user_id: USER }, 60)
    expect(await wordsOf(NEW_USER)).toHaveLength(known.length + 2)
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: NEW_USER }])
  })

  test("stays opted out also if they had hidden their number", async () => {
    await writes({ from_user_id: USER }, "STOP", 60)
    for (const [what, ago] of told) await tells(what, ago)
    await says({ from: NEW, from_user_id: NEW_USER })
    expect(await stage.clients()).toMatchObject([{ phone: NEW, opted_out: true }])
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

test.each(IDS)(
  "a client whose new user id is told first, by %s, is answered at the number that they write from",
  async (_, byId) => {
    await says(OLD, 60)
    await tells(byId, 50)
    await says({ from: NEW, from_user_id: NEW_USER }, 40)
    const answered = [{ phone: NEW, userId: NEW_USER }]
    expect(await stage.clients()).toMatchObject(answered)
    await says(OLD, 55)
    for (const [, byNumber] of NUMBERS) await tells(byNumber, 50)
    expect(await stage.clients()).toMatchObject(answered)
    expect(await stage.clients()).toHaveLength(1)
  },
)

test.each([
  [
    "writes from it no more",
    [],
    [
      { phone: NEW, userId: NEW_USER },
      { phone: null, userId: "US.BOB" },
    ],
  ],
  [
    "has written from it since",
    [20],
    [
      { phone: NEW, userId: "US.BOB" },
      { phone: null, userId: NEW_USER },
    ],
  ],
] as const)(
  "a client whose new user id is told first is not answered at the number that they have left when Bob, who had the new one, %s",
  async (_, since, known) => {
    const bob = { from: NEW, from_user_id: "US.BOB" }
    await says(OLD, 60)
    await says(bob, 60)
    await tells({ from: ANA, ...id }, 50)
    for (const ago of since) await says(bob, ago)
    await says({ from: NEW, from_user_id: NEW_USER }, 40)
    expect(await stage.clients()).toMatchObject(known)
  },
)

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

/* Bea, another client, gets the number that this one leaves within minutes: in a family numbers are handed on. */

const BEA_NUMBER = "12025550140"
const BEA = { from: BEA_NUMBER, from_user_id: "US.BEA" }
const both = (wa_id: string, user_id: string, previous_user_id: string) => ({
  system: { type: "user_changed_number", wa_id, user_id, previous_user_id },
})
const beaMoves = (ago: number) =>
  tells({ from: BEA_NUMBER, system: { type: "user_changed_number", wa_id: ANA } }, ago)

describe("a number that is handed on at once", () => {
  test("takes no new id of its old holder's with it", async () => {
    await says(OLD, 60)
    await says(BEA, 60)
    await tells({ from: ANA, ...number }, 50)
    await beaMoves(40)
    await tells({ from: ANA, ...id }, 49)
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: null },
      { phone: NEW, userId: NEW_USER },
    ])
  })

  test.each([
    ["new id that is named with the number alone", { user_id: NEW_USER }],
    ["new id", { user_id: NEW_USER, previous_user_id: USER }],
  ])("takes no %s of its old holder's with it that is told again", async (_, system) => {
    const told = {
      from: ANA,
      from_user_id: NEW_USER,
      system: { type: "user_changed_user_id", ...system },
    }
    await says(OLD, 60)
    await tells({ from: ANA, ...number }, 50)
    await tells(told, 49)
    await says({ from: ANA }, 30)
    await tells(told, 49)
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: null },
      { phone: NEW, userId: NEW_USER },
    ])
    expect(await wordsOf(NEW_USER)).toHaveLength(1)
  })

  test("gives nobody a new id whose old one was never theirs", async () => {
    await says(OLD, 60)
    await tells({ from: ANA, ...number }, 50)
    const system = { type: "user_changed_user_id", user_id: "US.BEA2", previous_user_id: "US.BEA" }
    await tells({ from: ANA, system }, 40)
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: "US.BEA2" },
      { phone: NEW, userId: null },
    ])
  })

  test("is not left by whoever has just got it when its old holder's new one is told last", async () => {
    await says(OLD, 60)
    await says(BEA, 60)
    await tells({ system: { ...id.system, user_id: "US.ANA2" } }, 50)
    await beaMoves(49)
    await tells({ from: ANA, system: { type: "user_changed_number", wa_id: BEA_NUMBER } }, 48)
    await says({ from: ANA, from_user_id: "US.BEA2" }, 10)
    await says({ from: BEA_NUMBER, from_user_id: "US.ANA2" }, 10)
    expect(await wordsOf("US.ANA2")).toHaveLength(2)
    expect(await wordsOf("US.BEA2")).toHaveLength(2)
  })
})

test("what is told late of the number that another has taken is of who had it before", async () => {
  await says(OLD, 60)
  await says(BEA, 60)
  await tells({ from: BEA_NUMBER, ...both(ANA, "US.BEA2", "US.BEA") }, 40)
  await tells(id, 50)
  await tells({ from: ANA, ...number }, 50)
  expect(await stage.clients()).toMatchObject([
    { phone: ANA, userId: "US.BEA2" },
    { phone: NEW, userId: NEW_USER },
  ])
})

test("what is told again of a number whose holder was not known is not of who has come to it since", async () => {
  await says({ from_user_id: USER }, 60)
  await says(BEA, 60)
  const told = { from: ANA, ...number }
  expect(await tells(told, 50)).toEqual({ moved: 1 })
  await tells({ from: BEA_NUMBER, ...both(ANA, "US.BEA2", "US.BEA") }, 40)
  expect(await tells(told, 50)).toEqual({ move_unknown: 1 })
  expect(await stage.clients()).toMatchObject([
    { phone: ANA, userId: "US.BEA2" },
    { phone: NEW, userId: null },
    { phone: null, userId: USER },
  ])
})

test("a client who has changed number twice keeps the second when the first change is told again", async () => {
  await says(OLD, 60)
  const first = { from: ANA, ...number }
  await tells(first, 50)
  await tells(id, 50)
  await tells({ from: NEW, system: { type: "user_changed_number", wa_id: ANA } }, 40)
  await tells({ system: { ...id.system, user_id: "US.3", previous_user_id: NEW_USER } }, 40)
  expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: "US.3" }])
  expect(await tells(first, 50)).toEqual({ move_unknown: 1 })
})
