import { describe, expect, test } from "bun:test"
import { epoch, ofApp, openInbox, text } from "./inbox-stage.ts"

const stage = await openInbox()

const BOB = "12025550122"
const CLEO = "12025550133"
/** The app's own words, until the owner writes others. */
const AWAY =
  "Gracias por tu mensaje. No estamos disponibles en este momento, pero te responderemos lo antes posible."

/** A client writes, and so many seconds later the phone app sends them something. */
const answersIn = async (seconds: number, to: string, what: object = says(AWAY)) => {
  const at = epoch() - 60
  await stage.post(text(`hola, soy ${to}`, { from: to, at }))
  const id = `wamid.app.${crypto.randomUUID()}`
  const sent = { id, to, timestamp: String(at + seconds), ...what }
  expect(await stage.post(ofApp([sent]))).toEqual({ echo: 1 })
}

const says = (body: string) => ({ type: "text", text: { body } })

const pauses = () =>
  stage.query<{ phone: string; paused: boolean }>(
    `select k.phonenumber as phone, v.pausedat is not null as paused
     from conversations v join clients k on k.id = v.clientid order by 1`,
  )

const shown = async (from: string) => {
  const [opened] = await stage.query<{ history: { content: string }[] }>(
    `select open_turn(v.chatbotid, $2, v.id)->'history' as history
     from conversations v join clients k on k.id = v.clientid where v.chatbotid = $1 and k.phonenumber = $3`,
    [stage.one.chatbotId, stage.one.userId, from],
  )
  return opened?.history.map(({ content }) => content)
}

describe("a greeting that WhatsApp's own app sends by itself", () => {
  test("does not silence the bot, as nobody types so much so fast", async () => {
    await stage.post(text("hola", { from: BOB, at: epoch() - 1000 }))
    await answersIn(4, BOB)
    await stage.post(text("una pregunta", { from: CLEO, at: epoch() - 62 }))
    await stage.sending(null, "queued", CLEO)
    await answersIn(4, CLEO)
    expect((await pauses()).map(({ paused }) => paused)).toEqual([false, false])
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
    expect(
      await stage.query("select from live_events where event = 'conversation.paused'"),
    ).toHaveLength(0)
  })

  test("is stored as what the app sent, and not shown to the model, to whom nobody has spoken", async () => {
    await answersIn(4, BOB)
    const sent = (await stage.messages()).filter(({ origin }) => origin === "owner_app")
    expect(sent.map(({ content, phone }) => [content, phone])).toEqual([[AWAY, BOB]])
    expect(await shown(BOB)).toEqual([])
  })

  test("is known where the client's next message is stored first, as after an hour without us", async () => {
    await stage.post(text("¿y mañana?", { from: BOB, at: epoch() - 20 }))
    await answersIn(4, BOB)
    expect(await pauses()).toEqual([{ phone: BOB, paused: false }])
  })

  test("is known each time that it answers this client, also where the bot has answered meanwhile", async () => {
    await answersIn(4, BOB)
    await stage.sending(null, "sent", BOB)
    await stage.query(
      "update messages set sentat = now() - interval '50 seconds' where origin = 'bot'",
    )
    await stage.post(text("¿abrís mañana?", { from: BOB, at: epoch() - 30 }))
    const away = { id: "wamid.app.again", to: BOB, timestamp: String(epoch() - 26), ...says(AWAY) }
    expect(await stage.post(ofApp([away]))).toEqual({ echo: 1 })
    expect(await pauses()).toEqual([{ phone: BOB, paused: false }])
  })

  test("is known also where it is stored before the message that it answers, whose first delivery had failed", async () => {
    const at = epoch() - 60
    const away = { id: "wamid.app.first", to: BOB, timestamp: String(at + 4), ...says(AWAY) }
    await stage.post(ofApp([away]))
    await stage.post(text("hola", { from: BOB, at }))
    expect(await pauses()).toEqual([{ phone: BOB, paused: false }])
    expect(await shown(BOB)).toEqual([])
    const told = await stage.query(
      "select event from live_events where event like 'conversation%' order by id",
    )
    expect(told).toEqual([{ event: "conversation.paused" }, { event: "conversation.resumed" }])
  })

  test("stored before the message that it answers, it shortens no pause of the owner's", async () => {
    const at = epoch() - 60
    const own = { id: "wamid.own", to: BOB, timestamp: String(at - 3600), ...says("Hola, te miro") }
    const away = { id: "wamid.app.first", to: BOB, timestamp: String(at + 4), ...says(AWAY) }
    await stage.post(ofApp([own]))
    const before = await stage.conversations()
    await stage.post(ofApp([away]))
    await stage.post(text("hola", { from: BOB, at }))
    const after = await stage.conversations()
    expect(after.map(({ paused, until }) => [paused, until])).toEqual(
      before.map(({ paused, until }) => [paused, until]),
    )
  })

  test("leaves a pause of the owner's as it is", async () => {
    await answersIn(30, CLEO, says("Hola, soy Marta, ahora mismo te lo miro"))
    const before = await stage.conversations()
    await answersIn(4, CLEO)
    expect((await stage.conversations()).map(({ paused, until }) => [paused, until])).toEqual(
      before.map(({ paused, until }) => [paused, until]),
    )
  })
})

describe("the owner's own words pause, also where", () => {
  test.each([
    ["they took as long as a person needs", 11, AWAY],
    ["they are as short as one types at once", 3, "Hola, soy la dueña, ahora le atiendo"],
    ["they were written before the client wrote", -2, AWAY],
    ["they crossed the client's, sooner than the app answers any", 1, AWAY],
  ] as const)("%s", async (_, seconds, words) => {
    for (const client of [BOB, CLEO]) await answersIn(seconds, client, says(words))
    expect((await pauses()).every(({ paused }) => paused)).toBe(true)
  })

  test("they are long, but may have been begun before the client wrote once more", async () => {
    await stage.post(text("¿abrís hoy?", { from: BOB, at: epoch() - 120 }))
    await answersIn(4, BOB)
    expect(await pauses()).toEqual([{ phone: BOB, paused: true }])
  })

  test("they come with a picture", async () => {
    await answersIn(3, BOB, { type: "image", image: { id: "1", caption: AWAY } })
    expect(await pauses()).toEqual([{ phone: BOB, paused: true }])
  })
})
