import { expect, test } from "bun:test"
import { ANA, envelope, epoch, LINE_1, openInbox, status, text } from "./inbox-stage.ts"
const stage = await openInbox()
let n = 0
const msg = (more: any, contacts: any = [{ profile: { name: "Ana" }, wa_id: ANA }]) => envelope({ contacts, messages: [{ id: `wamid.p${n++}`, from: ANA, timestamp: String(epoch()), ...more }] })
const t = (body: any) => ({ type: "text", text: { body } })
const one = (b: any) => ({ object: "whatsapp_business_account", entry: b.entry[0] })
const cases: [string, any][] = [
  ["timestamp '0'", msg({ ...t("hola"), timestamp: "0" })],
  ["timestamp 0", msg({ ...t("hola"), timestamp: 0 })],
  ["timestamp null", msg({ ...t("hola"), timestamp: null })],
  ["timestamp float", msg({ ...t("hola"), timestamp: epoch() + 0.5 })],
  ["timestamp float text", msg({ ...t("hola"), timestamp: `${epoch()}.5` })],
  ["timestamp ISO", msg({ ...t("hola"), timestamp: new Date().toISOString() })],
  ["timestamp padded", msg({ ...t("hola"), timestamp: ` ${epoch()} ` })],
  ["timestamp -1", msg({ ...t("hola"), timestamp: -1 })],
  ["timestamp micro", msg({ ...t("hola"), timestamp: String(epoch()) + "000000" })],
  ["text is string", msg({ type: "text", text: "hola" })],
  ["body number", msg(t(15))],
  ["body bool", msg(t(true))],
  ["body array", msg(t(["a"]))],
  ["text null", msg({ type: "text", text: null })],
  ["type TEXT", msg({ type: "TEXT", text: { body: "hola" } })],
  ["type null + text", msg({ type: null, text: { body: "hola" } })],
  ["type [text]", msg({ type: ["text"], text: { body: "hola" } })],
  ["interactive no type", msg({ type: "interactive", interactive: { button_reply: { id: "1", title: "Sí" } } })],
  ["interactive title null id", msg({ type: "interactive", interactive: { type: "button_reply", button_reply: { id: "si", title: null } } })],
  ["interactive title number", msg({ type: "interactive", interactive: { type: "button_reply", button_reply: { id: "1", title: 5 } } })],
  ["list_reply title blank", msg({ type: "interactive", interactive: { type: "list_reply", list_reply: { id: "1", title: " ", description: "Corte" } } })],
  ["button string", msg({ type: "button", button: "Sí" })],
  ["button text null", msg({ type: "button", button: { text: null, payload: null } })],
  ["caption null", msg({ type: "image", image: { id: "1", caption: null } })],
  ["image array", msg({ type: "image", image: [{ id: "1", caption: "x" }] })],
  ["audio caption", msg({ type: "audio", audio: { id: "1", caption: "hola" } })],
  ["sticker null", msg({ type: "sticker", sticker: null })],
  ["location string coords with comma", msg({ type: "location", location: { latitude: "40,4", longitude: "-3,7" } })],
  ["location 0,0", msg({ type: "location", location: { latitude: 0, longitude: 0 } })],
  ["from with plus", msg({ ...t("hola"), from: "+" + ANA })],
  ["from with whatsapp:", msg({ ...t("hola"), from: "whatsapp:+" + ANA })],
  ["from @s", msg({ ...t("hola"), from: ANA + "@s.whatsapp.net" })],
  ["contacts object", msg(t("hola"), { profile: { name: "Ana" }, wa_id: ANA })],
  ["contacts null", msg(t("hola"), null)],
  ["no from, 1 contact", msg({ ...t("hola"), from: undefined })],
  ["messages object", envelope({ messages: { id: "wamid.obj", from: ANA, timestamp: String(epoch()), ...t("hola") } })],
  ["entry object", one(msg(t("hola")))],
  ["object casing", { ...msg(t("hola")), object: "WhatsApp_Business_Account" }],
  ["field casing", envelope({ messages: [{ id: "wamid.fc", from: ANA, timestamp: String(epoch()), ...t("hola") }] }, LINE_1, "Messages")],
  ["field missing", (() => { const e: any = msg(t("hola")); delete e.entry[0].changes[0].field; return e })()],
  ["metadata id with spaces", envelope({ messages: [{ id: "wamid.ms", from: ANA, timestamp: String(epoch()), ...t("hola") }] }, ` ${LINE_1} `)],
  ["id number", msg({ ...t("hola"), id: 12345 })],
  ["errors with text", msg({ ...t("hola"), errors: [{ code: 131051 }] })],
  ["errors object", msg({ type: "unsupported", errors: { code: 131051 } })],
  ["unsupported with text", msg({ type: "unsupported", text: { body: "hola" }, errors: [{ code: 131051 }] })],
  ["group_id 0", msg({ ...t("hola"), group_id: 0 })],
  ["group_id {}", msg({ ...t("hola"), group_id: {} })],
  ["group_id false", msg({ ...t("hola"), group_id: false })],
  ["context group", msg({ ...t("hola"), context: { group_id: "x" } })],
  ["recipient_type individual", msg({ ...t("hola"), recipient_type: "individual" })],
  ["very long", msg(t("a".repeat(200_000)))],
  ["lone surrogate", msg(t("hi \ud83d there"))],
  ["only lone surrogate", msg(t("\ud83d"))],
  ["nul", msg(t("a\u0000b"))],
  ["only nul", msg(t("\u0000"))],
  ["rtl marks", msg(t("\u200f"))],
  ["contact name object", msg(t("hola"), [{ profile: { name: { x: 1 } }, wa_id: ANA }])],
  ["contact twice", msg(t("hola"), [{ profile: { name: "A" }, wa_id: ANA }, { profile: { name: "B" }, wa_id: ANA }])],
  ["poll", msg({ type: "poll", poll: { name: "x" } })],
  ["call_permission", msg({ type: "call_permission_reply" })],
  ["welcome", msg({ type: "request_welcome" })],
  ["REACTION upper", msg({ type: "Reaction", reaction: { emoji: "x" } })],
  ["reaction type missing", msg({ reaction: { emoji: "x", message_id: "wamid.z" } })],
  ["edit w/o message", msg({ type: "edit", edit: { original_message_id: "wamid.q", message: null } })],
  ["__proto__ type", msg({ type: "__proto__" })],
  ["constructor type", msg({ type: "constructor" })],
]
test("probe", async () => {
  for (const [name, body] of cases) {
    await stage.clear()
    let out: any
    try { out = await stage.post(body) } catch (e) { out = "THROW " + e }
    const m = await stage.messages()
    console.log(name.padEnd(30), JSON.stringify(out), m.map((x) => `${x.type}|${x.content.slice(0, 30)}|seq ${x.seq}|late ${x.late}|${x.phone}`).join(" ; "), "jobs", await stage.jobs())
  }
}, 60000)
const sts: [string, any][] = [
  ["errors 2, first w/o code", { errors: [{ title: "x" }, { code: 131047 }] }], ["errors obj", { errors: { code: 131047 } }], ["errors []", { errors: [] }], ["errors null", { errors: null }], ["code '131047'", { errors: [{ code: "131047" }] }], ["error", { error: { code: 131047 } }],
]
test("statuses", async () => {
  for (const [name, more] of sts) {
    await stage.clear(); await stage.sending("wamid.out")
    const out = await stage.post(status("wamid.out", "failed", more))
    console.log(name, JSON.stringify(out), JSON.stringify(await stage.query('select status, errorcode, reason from messages')))
  }
  for (const st of ["Delivered", "SENT", "played", "deleted", "warning", "accepted", "pending", null, 3]) {
    await stage.clear(); await stage.sending("wamid.out")
    const out = await stage.post(status("wamid.out", st as any))
    console.log(st, JSON.stringify(out), JSON.stringify(await stage.query('select status from messages')))
  }
}, 60000)
