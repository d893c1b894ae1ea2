import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import {
  ANA,
  type Envelope,
  envelope,
  epoch,
  LINE_1,
  openInbox,
  status,
  text,
} from "./inbox-stage.ts"

/* What Meta's documentation and other people's webhooks show beside the fixtures. */

const stage = await openInbox()
const { contents } = stage

type Item = Readonly<Record<string, unknown>>

const USER = "US.10000000000000000111"
const CONTACT = { profile: { name: "Ana Ejemplo" }, wa_id: ANA, user_id: USER }

let made = 0
const item = (more: Item) => ({ id: `wamid.${made++}`, timestamp: String(epoch()), ...more })
const from = (message: Item) =>
  envelope({
    contacts: [CONTACT],
    messages: [item({ from: ANA, from_user_id: USER, ...message })],
  })
const of = (type: string, content: unknown) => from({ type, [type]: content })
const interactive = (type: string, reply: Item) => of("interactive", { type, [type]: reply })
const fromApp = (message: Item) =>
  envelope({ message_echoes: [item({ to: ANA, ...message })] }, LINE_1, "smb_message_echoes")

test.each<[string, Envelope, string, string]>([
  [
    "a caption under a picture from an ad",
    from({ type: "image", image: { caption: "¿Precio?" }, referral: { source_type: "ad" } }),
    "¿Precio?",
    "image",
  ],
  [
    "a document without words",
    of("document", { id: "1", filename: "cv.pdf" }),
    "[document]",
    "document",
  ],
  ["an animated sticker", of("sticker", { id: "1", animated: true }), "[sticker]", "sticker"],
  [
    "a place with an address alone",
    of("location", { latitude: 1.5, longitude: 2, address: "Calle 1" }),
    "[Ubicación: 1.5,2 Calle 1]",
    "location",
  ],
  [
    "a place in texts",
    of("location", { latitude: "40.4", longitude: "-3.7" }),
    "[Ubicación: 40.4,-3.7]",
    "location",
  ],
  [
    "a button that does not say it is one",
    of("interactive", { button_reply: { id: "1", title: "Sí" } }),
    "Sí",
    "button_reply",
  ],
  [
    "a row that does not say it is one",
    of("interactive", { list_reply: { id: "1", title: "Corte" } }),
    "Corte",
    "list_reply",
  ],
  [
    "a time before there was WhatsApp",
    from({ timestamp: "0", type: "text", text: { body: "hola" } }),
    "hola",
    "text",
  ],
  ["no cards", of("contacts", []), "[contacts]", "contacts"],
  ["a row without a title", interactive("list_reply", { id: "1" }), "[list_reply]", "list_reply"],
  [
    "an address form",
    interactive("nfm_reply", { name: "address_message", body: "Calle 1" }),
    "[nfm_reply]",
    "nfm_reply",
  ],
  [
    "a permission to call",
    interactive("call_permission_reply", { response: "accept" }),
    "[interactive]",
    "interactive",
  ],
  ["a shared product", interactive("product", { catalog_id: "1" }), "[interactive]", "interactive"],
  ["a template's button without words", of("button", { payload: "SI" }), "SI", "button"],
  [
    "a question about a product",
    from({
      type: "text",
      text: { body: "¿Hay talla M?" },
      context: { referred_product: { catalog_id: "1" } },
    }),
    "¿Hay talla M?",
    "text",
  ],
  ["a message that vanishes", of("ephemeral", undefined), "[ephemeral]", "ephemeral"],
  ["no group", from({ type: "text", text: { body: "hola" }, group_id: null }), "hola", "text"],
  ["no type", from({ text: { body: "hola" } }), "hola", "text"],
  ["an empty group", from({ type: "text", text: { body: "hola" }, group_id: "" }), "hola", "text"],
  [
    "ids and times that are numbers",
    envelope(
      {
        messages: [
          { from: Number(ANA), id: 7, timestamp: epoch(), type: "text", text: { body: "hola" } },
        ],
      },
      Number(LINE_1) as never,
    ),
    "hola",
    "text",
  ],
  [
    "a time in milliseconds",
    from({ timestamp: String(Date.now()), type: "text", text: { body: "hola" } }),
    "hola",
    "text",
  ],
])("%s is stored and answered", async (_, body, content, type) => {
  expect(await stage.post(body)).toEqual({ stored: 1 })
  expect(await stage.messages()).toMatchObject([{ content, type, seq: 1, phone: ANA, late: false }])
  expect(await stage.jobs()).toBe(1)
})

test.each<[string, Envelope]>([
  ["group", from({ type: "reaction", reaction: { emoji: "👍" }, group_id: "G" })],
  ["group", from({ type: "text", text: { body: "hola" }, recipient_type: "group" })],
  ["reaction", of("reaction", { message_id: "wamid.none", emoji: null })],
  ["reaction", fromApp({ type: "reaction", reaction: { message_id: "wamid.none", emoji: "❤️" } })],
  ["system", from({ type: "system", system: { type: "customer_identity_changed" } })],
  ["malformed", of("edit", { original_message_id: "wamid.none" })],
  ["change_unknown", fromApp({ type: "revoke", revoke: { original_message_id: "wamid.none" } })],
  ["field_standby", envelope({ messages: [item({ from: ANA, type: "text" })] }, LINE_1, "standby")],
  ["field_history", envelope({ history: [{ errors: [{ code: 2593109 }] }] }, LINE_1, "history")],
  [
    "no_line",
    { object: "whatsapp_business_account", entry: [{ changes: [{ field: "messages" }] }] },
  ],
])("%s is counted and nothing else", async (why, body) => {
  expect(await stage.post(body)).toEqual({ [why]: 1 })
  expect(await stage.messages()).toEqual([])
  expect(await stage.conversations()).toEqual([])
})

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
      await stage.post(
        envelope({ contacts, message_echoes: [item(echo)] }, LINE_1, "smb_message_echoes"),
      )
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
    expect(await stage.post(envelope({ messages: [item({ type: "system", system })] }))).toEqual({
      move_unknown: 1,
    })
    expect(await stage.clients()).toMatchObject([{ userId: USER }])
  })
})

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

test("a ghost under its older name waits for its real message too", async () => {
  const ghost = { id: "wamid.ghost", type: "unknown", errors: [{ code: 131060 }] }
  await stage.post(from(ghost))
  expect(await stage.jobs()).toBe(0)
  await stage.post(text("¿Abrís hoy?", { id: "wamid.ghost" }))
  await stage.post(from(ghost))
  expect(await contents()).toEqual(["¿Abrís hoy?"])
})

test.each([
  ["as a text too", [{ code: "131026" }]],
  ["also behind one that has none", [{ title: "Failed" }, { code: 131_026 }]],
])("an error's code counts, %s", async (_, failures) => {
  await stage.sending("wamid.out")
  await stage.post(status("wamid.out", "failed", { errors: failures }))
  expect(await stage.query("select errorcode from messages")).toEqual([{ errorcode: 131_026 }])
})

describe("news of an account that names a number", () => {
  const account = "200000000000001"
  const hears = async (field: string, value: Item) => {
    await stage.query(
      `update "whatsappConnections" set assignednumber = '+34 600 111 001' where chatbotid = $1`,
      [stage.one.chatbotId],
    )
    const entry = [{ id: account, changes: [{ field, value }] }]
    return stage.post({ object: "whatsapp_business_account", entry })
  }

  test.each([
    ["account_update", { event: "PARTNER_REMOVED" }, "phone_number"],
    ["phone_number_name_update", { decision: "DECLINED" }, "display_phone_number"],
  ])("(%s) is said of that one alone", async (field, value, name) => {
    for (const other of ["34600111002", 34_600_111_002]) {
      expect(await hears(field, { ...value, [name]: other })).toEqual({ unknown_number: 1 })
    }
    for (const own of ["+34600111001", 34_600_111_001]) {
      expect(await hears(field, { ...value, [name]: own })).toEqual({ account: 1 })
    }
  })

  test("is taken in the order in which Meta wrote it down", async () => {
    const hearsAt = (time: number | undefined, value: Item) => {
      const changes = [{ field: "account_update", value }]
      return stage.post({
        object: "whatsapp_business_account",
        entry: [{ id: account, time, changes }],
      })
    }
    const banned = (state: string | readonly string[]) => ({
      event: "DISABLED_UPDATE",
      ban_info: { waba_ban_state: state },
    })
    const noted = () =>
      stage.query(`select 1 from "whatsappConnections" where "lastErrorMessage" is not null`)
    await hearsAt(epoch() - 60, banned("REINSTATE"))
    await hearsAt(epoch() - 120, banned("DISABLE"))
    expect(await noted()).toEqual([])
    await hearsAt(undefined, banned("DISABLE"))
    expect(await noted()).toHaveLength(1)
    await hearsAt(undefined, banned(["REINSTATE"]))
    expect(await noted()).toEqual([])
  })

  test("and befalls all of it is said of all", async () => {
    const value = { event: "ACCOUNT_DELETED", phone_number: "34600111002" }
    expect(await hears("account_update", value)).toEqual({ account: 1 })
  })
})
