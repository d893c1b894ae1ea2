import { describe, expect, test } from "bun:test"
import {
  ANA,
  type Envelope,
  envelope,
  epoch,
  type Item,
  LINE_1,
  openInbox,
  status,
  text,
} from "./inbox-stage.ts"
import { from, fromApp, item, of } from "./items-stage.ts"

/* What Meta's documentation and other people's webhooks show beside the fixtures. */

const stage = await openInbox()
const { contents } = stage

const interactive = (type: string, reply: Item) => of("interactive", { type, [type]: reply })

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
