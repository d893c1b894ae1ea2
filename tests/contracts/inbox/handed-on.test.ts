import { describe, expect, test } from "bun:test"
import { Client } from "pg"
import { untilLocked } from "../../support/until-locked.ts"
import { ANA, type Item, openInbox, said, together } from "./inbox-stage.ts"

/* Ana has a new number, and Bob soon gets the one that she had. */

const stage = await openInbox()
const { posts, writes, written } = stage

const NEW = "12025550119"
const OLD_KEYS = { from: ANA, from_user_id: "US.ANA" }

const moves = (system: Item) =>
  posts({ from: ANA, type: "system", system: { type: "user_changed_number", ...system } }, 600)
const NUMBER = { wa_id: NEW }
const BOTH = { wa_id: NEW, user_id: "US.NEW", previous_user_id: "US.ANA" }

describe.each([
  ["number alone", OLD_KEYS, { from: ANA }, NUMBER],
  ["number and user id", OLD_KEYS, OLD_KEYS, NUMBER],
  ["number alone, and of the change both", OLD_KEYS, { from: ANA }, BOTH],
  ["number and user id, and of the change both", OLD_KEYS, OLD_KEYS, BOTH],
  ["user id for the first time", { from: ANA }, OLD_KEYS, NUMBER],
  ["user id for the first time, and of the change both", { from: ANA }, OLD_KEYS, BOTH],
])("Ana's message that comes late, when Meta tells of her %s", (_, before, keys, change) => {
  test.each([
    ["the same number", { from: ANA }],
    ["the same number and his own user id", { from: ANA, from_user_id: "US.BOB" }],
  ])("stays hers when Bob has written from %s", async (_, his) => {
    await writes(before, "soy Ana", 900)
    await moves(change)
    await writes(his, "soy Bob", 300)
    const met = await stage.clients()
    await writes(keys, "¿abrís?", 700)
    expect(await written()).toEqual([`${NEW}: soy Ana`, `${NEW}: ¿abrís?`, `${ANA}: soy Bob`])
    expect(await stage.clients()).toEqual(met)
  })
})

test.each([
  ["number", NUMBER],
  ["number and user id", BOTH],
])("a change of %s that is told again leaves Bob alone", async (_, change) => {
  await writes(OLD_KEYS, "soy Ana", 900)
  expect(await moves(change)).toEqual({ moved: 1 })
  await writes({ from: ANA }, "soy Bob", 300)
  const met = await stage.clients()
  expect(await moves(change)).toEqual({ move_unknown: 1 })
  expect(await stage.clients()).toEqual(met)
  expect(await written()).toEqual([`${NEW}: soy Ana`, `${ANA}: soy Bob`])
})

test("a change of number that comes late leaves Bob alone, who has written already", async () => {
  await writes(OLD_KEYS, "soy Ana", 900)
  await writes({ from: ANA, from_user_id: "US.BOB" }, "soy Bob", 300)
  const met = await stage.clients()
  expect(await moves(NUMBER)).toEqual({ move_unknown: 1 })
  expect(await stage.clients()).toEqual(met)
  await writes({ from: NEW, from_user_id: "US.NEW" }, "soy yo, Ana", 100)
  expect(await written()).toEqual(["null: soy Ana", `${ANA}: soy Bob`, `${NEW}: soy yo, Ana`])
})

test("Ana's change of number that comes behind that of her user id counts, also when she has written since", async () => {
  await writes(OLD_KEYS, "soy Ana", 900)
  await moves({ user_id: "US.NEW", previous_user_id: "US.ANA" })
  await writes({ from: NEW, from_user_id: "US.NEW" }, "soy yo", 300)
  expect(await moves(NUMBER)).toEqual({ moved: 1 })
  expect(await written()).toEqual([`${NEW}: soy Ana`, `${NEW}: soy yo`])
})

describe("Ana's change of number and user id, who has written under the id alone,", () => {
  test("takes along what she wrote under the number alone: Bob, who gets it, reads nothing of hers", async () => {
    await writes({ from: ANA }, "soy Ana", 900)
    await writes({ from_user_id: "US.ANA" }, "oculto mi número", 800)
    expect(await moves(BOTH)).toEqual({ moved: 1 })
    await writes({ from: ANA }, "soy Bob", 300)
    expect(await written()).toEqual([
      `${NEW}: soy Ana`,
      `${NEW}: oculto mi número`,
      `${ANA}: soy Bob`,
    ])
  })

  test("takes nothing of Bob's along, who has written already", async () => {
    await writes({ from_user_id: "US.ANA" }, "oculto mi número", 800)
    await writes({ from: ANA }, "soy Bob", 300)
    expect(await moves(BOTH)).toEqual({ moved: 1 })
    expect(await written()).toEqual([`${NEW}: oculto mi número`, `${ANA}: soy Bob`])
  })
})

describe("Ana's new number, which was Bob's before,", () => {
  const BOB = { from: NEW, from_user_id: "US.BOB" }
  const HIS = "12025550133"

  test("is hers also when his change of number is told after hers", async () => {
    await writes(OLD_KEYS, "soy Ana", 900)
    await writes(BOB, "soy Bob", 800)
    expect(await moves(NUMBER)).toEqual({ moved: 1 })
    const his = { type: "system", from: NEW, system: { wa_id: HIS } }
    expect(await posts(his, 700)).toEqual({ moved: 1 })
    await writes({ from: NEW, from_user_id: "US.NEW" }, "soy yo, Ana", 300)
    await writes({ from: HIS, from_user_id: "US.BOB2" }, "soy yo, Bob", 200)
    expect(await written()).toEqual([
      `${NEW}: soy Ana`,
      `${HIS}: soy Bob`,
      `${NEW}: soy yo, Ana`,
      `${HIS}: soy yo, Bob`,
    ])
    expect(await stage.clients()).toHaveLength(2)
  })

  test("stays his who has written from it since", async () => {
    await writes(OLD_KEYS, "soy Ana", 900)
    await writes(BOB, "soy Bob", 800)
    await writes(BOB, "sigo aquí", 300)
    expect(await moves(NUMBER)).toEqual({ move_taken: 1 })
    expect(await written()).toEqual([`${ANA}: soy Ana`, `${NEW}: soy Bob`, `${NEW}: sigo aquí`])
  })

  test("brings her nothing of what he wrote from it before and comes late, nor his user id", async () => {
    await writes(OLD_KEYS, "soy Ana", 900)
    await moves(NUMBER)
    await writes(BOB, "soy Bob", 800)
    expect(await written()).toEqual([`${NEW}: soy Ana`, "null: soy Bob"])
    await writes({ from: NEW, from_user_id: "US.NEW" }, "soy yo, Ana", 300)
    expect(await written()).toEqual([`${NEW}: soy Ana`, "null: soy Bob", `${NEW}: soy yo, Ana`])
    expect(await stage.clients()).toMatchObject([
      { phone: NEW, userId: "US.NEW" },
      { phone: null, userId: "US.BOB" },
    ])
  })
})

test.each([
  ["a message of his from before", { type: "text", text: { body: "¿abrís?" } }, "US.BOB"],
  [
    "his change of user id",
    { type: "system", system: { user_id: "US.BOB2", previous_user_id: "US.BOB" } },
    "US.BOB2",
  ],
])(
  "Ana, who has come to Bob's number, does not become one with him when %s comes late and names it",
  async (_, late, userId) => {
    const his = { from: NEW, from_user_id: "US.BOB" }
    await writes(OLD_KEYS, "soy Ana", 900)
    await writes(his, "soy Bob", 800)
    await moves(NUMBER)
    await posts({ ...his, ...late }, 700)
    expect((await written()).slice(0, 2)).toEqual([`${NEW}: soy Ana`, "null: soy Bob"])
    expect(await stage.clients()).toMatchObject([
      { phone: NEW, userId: null },
      { phone: null, userId },
    ])
  },
)

test("Bob may move, too, and Ana's late message stays hers", async () => {
  await writes(OLD_KEYS, "soy Ana", 900)
  await moves(NUMBER)
  await writes({ from: ANA }, "soy Bob", 300)
  const his = { type: "system", from: ANA, system: { wa_id: "12025550133" } }
  expect(await posts(his, 200)).toEqual({ moved: 1 })
  await writes({ from: ANA }, "¿abrís?", 700)
  expect(await written()).toEqual([`${NEW}: soy Ana`, `${NEW}: ¿abrís?`, "12025550133: soy Bob"])
})

test("what Ana wrote late and Bob's next message are taken in the order of all others, so that no two wait for each other", async () => {
  const bob = { from: ANA, from_user_id: "US.BOB" }
  await writes(OLD_KEYS, "soy Ana", 900)
  await moves(NUMBER)
  await writes(bob, "soy Bob", 300)
  await stage.query("delete from messages")
  await stage.query(
    `update conversations v set id = (case when k.phonenumber = '${NEW}' then '0' else 'f' end || substr(v.id::text, 2))::uuid
     from clients k where k.id = v.clientid`,
  )
  const other = new Client({ connectionString: stage.database.url })
  await other.connect()
  await other.query("begin")
  const lock = (phone: string) =>
    other.query(
      `select 1 from conversations v join clients k on k.id = v.clientid where k.phonenumber = '${phone}' for update of v nowait`,
    )
  await lock(NEW)
  const taking = stage.post(together(said(bob, "¿abrís?", 200), said(OLD_KEYS, "¿sí?", 700)))
  await untilLocked(stage.query)
  expect((await lock(ANA)).rows).toHaveLength(1)
  await other.query("commit")
  await other.end()
  expect(await taking).toEqual({ stored: 2 })
})
