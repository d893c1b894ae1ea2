import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import { ANA, envelope, epoch, type Item, LINE_1, openInbox } from "./inbox-stage.ts"
import { from, fromApp, item, USER } from "./items-stage.ts"

const stage = await openInbox()
const { contents } = stage

describe("what its sender deleted", () => {
  const withdrawn = { from: undefined, type: "revoke", revoke: { original_message_id: "wamid.q" } }
  const edited = {
    type: "edit",
    edit: {
      original_message_id: "wamid.q",
      message: { type: "text", text: { body: "tarjeta 2" } },
    },
  }
  const original = { id: "wamid.q", type: "text", text: { body: "tarjeta 1" } }
  test.each([
    ["a client's", from],
    ["the owner's", fromApp],
    ["anybody's", (message: Item) => envelope({ messages: [item({ from: ANA, ...message })] })],
  ])("%s is not brought back by an edit of before", async (_, by) => {
    for (const order of [
      [original, withdrawn, edited],
      [withdrawn, original, edited],
      [withdrawn, edited, original],
    ]) {
      await stage.clear()
      for (const each of order) await stage.post(by(each))
      expect(await contents()).toEqual(["[deleted]"])
    }
  })
})

describe("what somebody wrote is neither deleted nor changed by another", () => {
  const original = { id: "wamid.q", type: "text", text: { body: "tarjeta 1" } }
  const withdrawn = { type: "revoke", revoke: { original_message_id: "wamid.q" } }
  const edited = {
    type: "edit",
    edit: { original_message_id: "wamid.q", message: { type: "text", text: { body: "gratis" } } },
  }
  const bob = (message: Item) =>
    envelope({
      contacts: [{ profile: { name: "Bob" }, wa_id: "12025550122", user_id: "US.BOB" }],
      messages: [item({ from: "12025550122", from_user_id: "US.BOB", ...message })],
    })
  const anas = (keys: Item) => (message: Item) =>
    envelope({ messages: [item({ ...keys, ...message })] })

  test.each([
    ["a client's, by another client", from, bob],
    [
      "a client's, by whoever has their number now",
      from,
      anas({ from: ANA, from_user_id: "US.NEW" }),
    ],
    ["a client's, by the owner", from, fromApp],
    ["the owner's, by the client", fromApp, from],
  ])("%s", async (_, by, other) => {
    await stage.post(by(original))
    for (const change of [withdrawn, edited])
      expect(await stage.post(other(change))).toEqual({ change_foreign: 1 })
    expect(await contents()).toEqual(["tarjeta 1"])
  })

  test.each([
    ["a client's, by the owner", from, fromApp],
    ["the owner's, by the client", fromApp, from],
  ])("%s, before it has come", async (_, by, other) => {
    for (const change of [withdrawn, edited]) {
      await stage.clear()
      await stage.post(other(change))
      await stage.post(by(original))
      expect(await contents()).toEqual(["tarjeta 1"])
    }
  })

  test("the bot's, by the client", async () => {
    await stage.post(from({ type: "text", text: { body: "hola" } }))
    await stage.sending("wamid.q", "sent", ANA)
    for (const change of [withdrawn, edited])
      expect(await stage.post(from(change))).toEqual({ change_foreign: 1 })
    expect(await contents()).not.toContain("[deleted]")
  })

  test.each([
    ["number", { from: ANA }],
    ["id", { from_user_id: USER }],
    ["nothing", {}],
  ])(
    "but a client's is by themselves, of whom the webhook tells their %s alone",
    async (_, keys) => {
      await stage.post(from(original))
      expect(await stage.post(anas(keys)(withdrawn))).toEqual({ revoked: 1 })
      expect(await contents()).toEqual(["[deleted]"])
    },
  )
})

describe("what an older Recado passes on beside this one, which does not say whose change it is", () => {
  const gone = { kind: "revoked", line: LINE_1, id: "wamid.q", content: "[deleted]" }
  const older = () => stage.query("select accept_messages($1)", [JSON.stringify([gone])])
  const original = from({ id: "wamid.q", type: "text", text: { body: "tarjeta 1" } })

  test("is done to what has come", async () => {
    await stage.post(original)
    await older()
    expect(await contents()).toEqual(["[deleted]"])
  })

  test("waits for what has not", async () => {
    await older()
    await stage.post(original)
    expect(await contents()).toEqual(["[deleted]"])
  })
})

describe("what its sender changed", () => {
  const to = (body: string) => ({
    type: "edit",
    edit: { original_message_id: "wamid.q", message: { type: "text", text: { body } } },
  })
  const original = { id: "wamid.q", type: "text", text: { body: "cita el martes" } }
  test.each([
    ["a client's", from],
    ["the owner's", fromApp],
  ])("%s is stored as it was changed to last, in every order of arrival", async (_, by) => {
    const edit = (body: string, ago: number) => ({ ...to(body), timestamp: String(epoch() - ago) })
    const written = { ...original, timestamp: String(epoch() - 30) }
    const edits = [edit("cita el jueves", 20), edit("cita el miércoles", 10)]
    for (const order of permutations([written, ...edits, edits[0] ?? written])) {
      await stage.clear()
      for (const each of order) await stage.post(by(each))
      expect(await contents()).toEqual(["cita el miércoles"])
    }
  })

  test("is answered as it was changed to", async () => {
    await stage.post(from(to("cita el miércoles")))
    expect(await stage.jobs()).toBe(0)
    await stage.post(from(original))
    expect(await stage.messages()).toMatchObject([{ content: "cita el miércoles", seq: 1 }])
    expect(await stage.jobs()).toBe(1)
  })

  test.each([
    ["a client's", from],
    ["the owner's", fromApp],
  ])("%s is kept apart until its message comes, and no longer", async (_, by) => {
    const apart = () => stage.query("select subject from provider_events")
    const other = { ...to("otra cosa").edit, original_message_id: "wamid.r" }
    await stage.post(by(to("cita el miércoles")))
    await stage.post(by({ type: "edit", edit: other }))
    await stage.post(by(original))
    expect(await apart()).toEqual([{ subject: "otra cosa" }])
  })
})
