import { describe, expect, test } from "bun:test"
import { ANA, envelope, type Item, ofApp, openInbox, text } from "./inbox-stage.ts"
import { CONTACT, from, item, of, USER } from "./items-stage.ts"

const stage = await openInbox()
const { contents } = stage

describe("who a message is from", () => {
  test("is read from its contact if the message does not say so itself", async () => {
    await stage.post(from({ from: undefined, type: "text", text: { body: "uno" } }))
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: USER, name: "Ana Ejemplo" }])
    await stage.clear()
    await stage.post(from({ from_user_id: undefined, type: "text", text: { body: "uno" } }))
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: USER, name: "Ana Ejemplo" }])
  })

  const nameless = { from: undefined, from_user_id: undefined, type: "text" }
  test("is the one contact beside it where it says nothing, and nobody among several", async () => {
    const sent = item({ ...nameless, text: { body: "uno" } })
    await stage.post(envelope({ contacts: [CONTACT], messages: [sent] }))
    const others = [CONTACT, { user_id: "US.OTHER" }]
    const unsaid = item({ ...nameless, text: { body: "dos" } })
    const posted = await stage.post(envelope({ contacts: others, messages: [unsaid] }))
    expect(posted).toEqual({ malformed: 1 })
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: USER, name: "Ana Ejemplo" }])
    expect(await contents()).toEqual(["uno"])
  })
  test("is told by a user id under its contact's name for it too", async () => {
    const sent = item({ ...nameless, user_id: USER, text: { body: "uno" } })
    await stage.post(envelope({ contacts: [CONTACT], messages: [sent] }))
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: USER, name: "Ana Ejemplo" }])
  })

  const PLUS = `+${ANA}`
  test.each<[string, Item, Item]>([
    ["from the phone app", { to: PLUS }, {}],
    ["in its contact", { from: ANA, from_user_id: USER }, { contacts: [{ wa_id: PLUS }] }],
    ["in the message", { from: PLUS }, {}],
  ])("is known by a number's digits, however it is written %s", async (_, keys, more) => {
    await stage.post(text("antes"))
    const said = item({ ...keys, type: "text", text: { body: "después" } })
    const list = "to" in keys ? "message_echoes" : "messages"
    await stage.post(envelope({ [list]: [said], ...more }))
    expect(await stage.clients()).toMatchObject([{ phone: ANA }])
    expect(await contents()).toEqual(["antes", "después"])
  })

  test("is the number that WhatsApp knows, where the owner dialled another way", async () => {
    const mexican = { wa_id: "5215512345678", profile: { name: "Ana Ejemplo" } }
    const wrote = { from: mexican.wa_id, type: "text", text: { body: "hola" } }
    await stage.post(envelope({ contacts: [mexican], messages: [item(wrote)] }))
    const contacts = [{ ...mexican, user_id: USER }]
    const dialled = { to: "+525512345678", to_user_id: USER, type: "text", text: { body: "voy" } }
    for (const echo of [dialled, { ...dialled, to: undefined, to_user_id: undefined }]) {
      await stage.post(ofApp([item(echo)], { contacts }))
    }
    expect(await stage.clients()).toMatchObject([{ phone: mexican.wa_id, userId: USER }])
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
    expect(await contents()).toEqual(["hola", "voy", "voy"])
  })

  const NEW = { phone: "12025550119", userId: "US.NEW" }
  const number = { type: "user_changed_number", wa_id: NEW.phone }
  const id = { type: "user_changed_user_id", user_id: NEW.userId }
  /** Nobody says what the new number is. At the old one there is somebody else, or nobody. */
  const MOVED = { phone: null, userId: NEW.userId }
  test.each<[string, Item, Item, Item]>([
    ["number, by the old one", number, { from: ANA }, { phone: NEW.phone }],
    [
      "number, by what is said of it",
      { ...number, body: `User Ana changed from ${PLUS} to +${NEW.phone}` },
      {},
      { phone: NEW.phone },
    ],
    [
      "number, by what is said of it in both directions of writing",
      { ...number, body: `User Ana changed from \u200e${ANA} to ${NEW.phone}\u200e` },
      {},
      { phone: NEW.phone },
    ],
    ["number and id, by the id before", { ...number, ...id, previous_user_id: USER }, {}, NEW],
    [
      "number, in the webhooks of before",
      { new_wa_id: NEW.phone, type: "customer_changed_number" },
      { from: ANA },
      { phone: NEW.phone },
    ],
    [
      "id, by the old number beside the new id",
      id,
      { from: ANA, from_user_id: NEW.userId },
      { phone: ANA, userId: NEW.userId },
    ],
    ["id, by the id before", { ...id, previous_user_id: USER }, {}, MOVED],
    [
      "telephone, under the id of before",
      { type: "customer_identity_changed", user_id: USER },
      { from_user_id: USER },
      { phone: ANA, userId: USER },
    ],
    [
      "id, by the id before beside the new one",
      { ...id, previous_user_id: USER },
      { from_user_id: NEW.userId },
      MOVED,
    ],
    [
      "id, by what is said of it",
      { ...id, body: `User Ana changed from ${USER} to ${NEW.userId}` },
      {},
      MOVED,
    ],
  ])("stays one client with a new %s", async (_, system, keys, client) => {
    await stage.post(of("text", { body: "antes" }))
    const told = envelope({ messages: [item({ ...keys, type: "system", system })] })
    expect(await stage.post(told)).toEqual({ moved: 1 })
    expect(await stage.post(told)).not.toHaveProperty("stored")
    expect(await stage.clients()).toMatchObject([{ name: "Ana Ejemplo", ...client }])
  })

  test.each([USER, NEW.userId])(
    "is one client under a new number, then writing as %s",
    async (userId) => {
      await stage.post(of("text", { body: "antes" }))
      await stage.post(
        envelope({ messages: [item({ from: ANA, type: "system", system: number })] }),
      )
      const contact = { ...CONTACT, wa_id: NEW.phone, user_id: userId }
      const message = {
        from: NEW.phone,
        from_user_id: userId,
        type: "text",
        text: { body: "después" },
      }
      await stage.post(envelope({ contacts: [contact], messages: [item(message)] }))
      expect(await contents()).toEqual(["antes", "después"])
      expect(await stage.clients()).toMatchObject([{ phone: NEW.phone, userId }])
    },
  )

  test("takes a number over from whoever had it before", async () => {
    const bob = { wa_id: NEW.phone, user_id: "US.BOB", profile: { name: "Bob" } }
    const bobs = {
      from: NEW.phone,
      from_user_id: "US.BOB",
      type: "text",
      text: { body: "soy Bob" },
    }
    await stage.post(envelope({ contacts: [bob], messages: [item(bobs)] }))
    await stage.post(of("text", { body: "antes" }))
    const system = { ...number, ...id, previous_user_id: USER }
    expect(await stage.post(envelope({ messages: [item({ type: "system", system })] }))).toEqual({
      moved: 1,
    })
    expect(await stage.clients()).toMatchObject([
      { ...NEW, name: "Ana Ejemplo" },
      { phone: null, userId: "US.BOB", name: "Bob" },
    ])
  })

  test("cannot be changed by a name that reads like such a change", async () => {
    await stage.post(of("text", { body: "antes" }))
    const body = `User x changed from ${USER} to US.2 changed from US.1 to US.2`
    const system = { type: "user_changed_user_id", user_id: "US.2", body }
    await stage.post(envelope({ messages: [item({ type: "system", system })] }))
    expect(await stage.clients()).toMatchObject([{ userId: USER }, { userId: "US.2" }])
  })
})
