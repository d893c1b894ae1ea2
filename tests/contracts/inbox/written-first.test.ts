import { describe, expect, test } from "bun:test"
import { ANA, echo, envelope, epoch, type Item, openInbox, text, together } from "./inbox-stage.ts"

/* Ana has a new number, and writes from it before Meta tells of that. */

const stage = await openInbox()
const { posts, writes, written } = stage

const NEW = "12025550119"
const OTHER = "12025550133"
const moves = (from: Item, to: Item, ago = 600) =>
  posts({ ...from, type: "system", system: to }, ago)

const NUMBER = { type: "user_changed_number", wa_id: NEW }
const ID = { type: "user_changed_user_id", user_id: "US.NEW", previous_user_id: "US.ANA" }

describe("stays one client who is known", () => {
  test.each([
    ["by number", { from: ANA }, { from: NEW }, null],
    [
      "by number, and now by user id, too",
      { from: ANA },
      { from: NEW, from_user_id: "US.NEW" },
      "US.NEW",
    ],
    [
      "by both",
      { from: ANA, from_user_id: "US.ANA" },
      { from: NEW, from_user_id: "US.NEW" },
      "US.NEW",
    ],
    [
      "by both, and now by number alone",
      { from: ANA, from_user_id: "US.ANA" },
      { from: NEW },
      null,
    ],
  ])("%s", async (_, before, after, userId) => {
    await writes(before, "antes", 900)
    await writes(after, "después", 300)
    expect(await moves({ from: ANA }, NUMBER)).toEqual({ moved: 1 })
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId }])
    expect(await moves({ from: ANA }, NUMBER)).toEqual({ move_unknown: 1 })
    expect(await moves({ from: ANA }, ID)).not.toHaveProperty("stored")
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
    await writes({ from: ANA }, "soy Bob", 100)
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`, `${ANA}: soy Bob`])
  })

  test("by both, when the new id was told before she wrote, and the number after", async () => {
    await writes({ from: ANA, from_user_id: "US.ANA" }, "antes", 900)
    expect(await moves({ from: ANA }, ID)).toEqual({ moved: 1 })
    await writes({ from: NEW }, "después", 300)
    expect(await moves({ from: ANA }, NUMBER)).toEqual({ moved: 1 })
    expect(await stage.clients()).toMatchObject([{ phone: NEW, userId: "US.NEW" }])
    expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
  })
})

test("stays one client to whom the owner wrote there from their phone before that was told", async () => {
  await writes({ from: ANA }, "antes", 900)
  await stage.post(echo("¿Es este tu número nuevo?", "wamid.echo", epoch() - 300, NEW))
  expect(await moves({ from: ANA }, NUMBER)).toEqual({ moved: 1 })
  await writes({ from: NEW }, "sí", 100)
  expect(await written()).toEqual([
    `${NEW}: antes`,
    `${NEW}: ¿Es este tu número nuevo?`,
    `${NEW}: sí`,
  ])
})

describe("is not taken for", () => {
  test.each([
    ["who wrote from the number before her", () => writes({ from: NEW }, "soy Carla", 700)],
    [
      "to whom the owner wrote there before her",
      () => stage.post(echo("soy Carla", "wamid.echo", epoch() - 700, NEW)),
    ],
  ])("%s", async (_, before) => {
    await writes({ from: ANA }, "soy Ana", 900)
    await before()
    expect(await moves({ from: ANA }, NUMBER)).toEqual({ move_taken: 1 })
    expect(await written()).toEqual([`${ANA}: soy Ana`, `${NEW}: soy Carla`])
  })

  test("who has come to the number after her, or writes under an id that is not her new one", async () => {
    await writes({ from: ANA }, "soy Ana", 900)
    await writes({ from: OTHER }, "soy Carla", 550)
    await moves({ from: OTHER }, NUMBER, 500)
    expect(await moves({ from: ANA }, NUMBER)).toEqual({ move_taken: 1 })
    expect(await written()).toEqual([`${ANA}: soy Ana`, `${NEW}: soy Carla`])
    await stage.clear()
    await writes({ from: ANA }, "soy Ana", 900)
    await writes({ from: NEW, from_user_id: "US.CARLA" }, "soy Carla", 300)
    await moves({ from: ANA }, { ...NUMBER, user_id: "US.NEW" })
    expect(await written()).toEqual([`${NEW}: soy Ana`, "null: soy Carla"])
  })
})

test("a client is known by the new number who wrote for the first time, moved and wrote again before we heard of any", async () => {
  const at = (ago: number) => epoch() - ago
  const moved = { from: ANA, timestamp: String(at(600)), type: "system", system: NUMBER }
  const all = together(
    text("antes", { at: at(900) }),
    envelope({ messages: [moved] }),
    text("después", { at: at(300), from: NEW }),
  )
  expect(await stage.post(all)).toEqual({ stored: 2, moved: 1 })
  expect(await written()).toEqual([`${NEW}: antes`, `${NEW}: después`])
})
