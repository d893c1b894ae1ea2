import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import {
  ANA,
  echo,
  envelope,
  epoch,
  LINE_2,
  ofApp,
  openInbox,
  text,
  together,
  withdrawn,
} from "./inbox-stage.ts"

const stage = await openInbox()
const { contents } = stage

const HOUR = 3600

describe("words that mean something", () => {
  const outbound = async () =>
    (await stage.messages()).filter(({ direction }) => direction === "OUTBOUND")

  test.each([
    ["STOP", "You will get no more messages. Write START to come back."],
    ["BAJA", "No recibirás más mensajes. Escribe ALTA para volver."],
  ])("%s is stored, opts out and is confirmed once", async (word, confirmation) => {
    await stage.post(text(word, { at: epoch() - 60 }))
    await stage.post(text(word, { at: epoch() }))
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect(
      (await stage.messages()).filter(({ direction }) => direction === "INBOUND"),
    ).toMatchObject([
      { content: word, seq: null },
      { content: word, seq: null },
    ])
    expect(await outbound()).toMatchObject([
      { content: confirmation, status: "queued", messagetype: "CHATBOT", origin: "bot" },
    ])
    expect(await stage.jobs()).toBe(1)
  })

  test.each([
    ["START", "You can write to us again."],
    ["ALTA", "Ya puedes escribirnos de nuevo."],
  ])("%s lets an opted-out client back in and is confirmed", async (word, confirmation) => {
    await stage.post(text("STOP", { at: epoch() - 60 }))
    await stage.post(text(word))
    expect(await stage.clients()).toMatchObject([{ opted_out: false }])
    expect((await outbound()).map(({ content }) => content)).toContain(confirmation)
  })

  test("START that was written before the last STOP and arrives after it opts nobody in", async () => {
    await stage.post(text("STOP", { at: epoch() - 60 }))
    await stage.post(text("BAJA", { at: epoch() - 20 }))
    await stage.post(text("START", { at: epoch() - 40 }))
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect(await outbound()).toHaveLength(1)
    await stage.post(text("ALTA", { at: epoch() - 20 }))
    expect(await stage.clients()).toMatchObject([{ opted_out: false }])
  })

  test("START that arrives before a STOP that was written earlier leaves the client in, unconfirmed", async () => {
    const at = epoch() - 60
    for (const [word, written] of [
      ["START", at],
      ["ALTA", at + 4],
      ["START", at + 4],
      ["STOP", at + 2],
    ] as const) {
      await stage.post(text(word, { at: written }))
    }
    expect(await stage.clients()).toMatchObject([{ opted_out: false }])
    expect(await outbound()).toEqual([])
    await stage.post(text("BAJA", { at: at + 4 }))
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
  })

  test("of STOP and START within seconds the last counts, in whatever order all come, repeated or not", async () => {
    const said = [
      { word: "START", ago: 4 },
      { word: "STOP", ago: 3 },
      { word: "START", ago: 2 },
    ]
    for (const order of permutations(said)) {
      await stage.clear()
      const now = epoch()
      for (const { word, ago } of order) await stage.post(text(word, { at: now - ago }))
      expect(await stage.clients()).toMatchObject([{ opted_out: false }])
    }
  })

  test("are confirmed behind them also where Meta's clock is ahead of ours", async () => {
    await stage.post(text("STOP", { at: epoch() + 30 }))
    expect((await stage.messages()).map(({ direction }) => direction)).toEqual([
      "INBOUND",
      "OUTBOUND",
    ])
  })

  test("the last of STOP, START and STOP counts, however quickly they follow each other", async () => {
    for (const [word, ago] of [
      ["STOP", 4],
      ["START", 2],
      ["STOP", 0],
    ] as const) {
      await stage.post(text(word, { at: epoch() - ago }))
    }
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect((await outbound()).map(({ content }) => content)).toEqual([
      "You will get no more messages. Write START to come back.",
      "You can write to us again.",
      "You will get no more messages. Write START to come back.",
    ])
  })

  test("a START between two of STOP opts nobody in, in whatever order they come", async () => {
    const said = [
      { word: "STOP", ago: 4 },
      { word: "START", ago: 2 },
      { word: "STOP", ago: 0 },
    ]
    for (const order of permutations(said)) {
      await stage.clear()
      const now = epoch()
      for (const { word, ago } of order) await stage.post(text(word, { at: now - ago }))
      expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    }
  })

  test("a STOP that comes twice with a START written after both leaves the client in", async () => {
    const at = epoch() - 4
    await stage.post(text("STOP", { at }))
    await stage.post(text("START", { at: at + 2 }))
    expect(await stage.post(text("STOP", { at }))).toEqual({ repeated_words: 1 })
    expect(await stage.clients()).toMatchObject([{ opted_out: false }])
  })

  test("START of a client who has not opted out is an ordinary message", async () => {
    await stage.post(text("START"))
    expect(await stage.messages()).toMatchObject([{ content: "START", seq: 1 }])
    expect(await outbound()).toEqual([])
  })

  test("a client who opted out of one chatbot is not opted out of another", async () => {
    await stage.post(together(text("STOP"), text("hola", { line: LINE_2 })))
    expect((await stage.clients()).map((client) => client.opted_out).sort()).toEqual([false, true])
  })

  test("what an opted-out client writes is still stored", async () => {
    await stage.post(text("STOP"))
    await stage.post(text("hola"))
    expect(await contents()).toContain("hola")
  })
})

describe("words that a message was corrected to", () => {
  const said = (body: string) => text(body, { id: "wamid.typo", at: epoch() - 9 })
  const to = (body: string) => ({
    ...{ id: "wamid.edit", timestamp: String(epoch() - 6), type: "edit" },
    edit: { original_message_id: "wamid.typo", message: { type: "text", text: { body } } },
  })
  const edited = (body: string) => envelope({ messages: [{ from: ANA, ...to(body) }] })
  const out = async () => (await stage.clients()).map(({ opted_out }) => opted_out)
  const confirmed = async () => (await contents()).filter((said) => said.startsWith("You "))

  test.each([
    ["after", [said("STPO"), edited("STOP"), edited("STOP")]],
    ["before", [edited("STOP"), edited("STOP"), said("STPO")]],
    ["together with", [together(edited("STOP"), said("STPO"))]],
  ])("opt out, once, when the correction comes %s the message", async (_, posts) => {
    for (const post of posts) await stage.post(post)
    expect(await out()).toEqual([true])
    expect(await confirmed()).toHaveLength(1)
    expect(await contents()).toContain("STOP")
    await stage.post(text("START"))
    await stage.post(edited("STOP"))
    expect(await out()).toEqual([false])
  })

  test("are confirmed also when no worker is answering the client", async () => {
    await stage.post(said("👍"))
    await stage.query("delete from pgboss.job; update conversations set scheduledat = null")
    await stage.post(edited("STOP"))
    expect(await stage.conversations()).toMatchObject([{ scheduled: false, wakes: true }])
  })

  test("opt out a client whose id stands beside the correction only", async () => {
    const known = { id: "wamid.typo", timestamp: String(epoch() - 9), from_user_id: "US.1" }
    await stage.post(envelope({ messages: [{ ...known, type: "text", text: { body: "STPO" } }] }))
    const contacts = [{ wa_id: ANA, user_id: "US.1" }]
    await stage.post(envelope({ contacts, messages: [{ from: ANA, ...to("STOP") }] }))
    expect(await stage.clients()).toMatchObject([{ userId: "US.1", opted_out: true }])
  })

  test("let a client back in", async () => {
    await stage.post(text("STOP", { at: epoch() - 20 }))
    await stage.post(said("STRAT"))
    await stage.post(edited("START"))
    expect(await out()).toEqual([false])
  })

  test("opt nobody out when the owner made the correction", async () => {
    await stage.post(echo("STPO", "wamid.typo"))
    await stage.post(ofApp([{ to: ANA, ...to("STOP") }]))
    expect(await contents()).toEqual(["STOP"])
    expect(await out()).toEqual([false])
  })

  test("are the pause secret unread and unanswered, and pause nothing: one message would try them all", async () => {
    await stage.pauseSecret("sésamo")
    for (const posts of [
      [said("sésam"), edited("Sésamo")],
      [edited("Sésamo"), said("sésam")],
    ]) {
      await stage.query("delete from messages; delete from provider_events")
      for (const post of posts) await stage.post(post)
      expect(await stage.messages()).toMatchObject([{ content: "[pause secret]", seq: null }])
      expect(await stage.conversations()).toMatchObject([{ paused: null }])
    }
  })
})

describe("a message that is answered", () => {
  test("counts as answered also when it is corrected to the pause secret", async () => {
    await stage.pauseSecret("sésamo")
    await stage.post(text("sésam", { id: "wamid.typo", at: epoch() - 9 }))
    await stage.query("update conversations set done_seq = last_seq")
    const edit = {
      original_message_id: "wamid.typo",
      message: { type: "text", text: { body: "Sésamo" } },
    }
    const more = { id: "wamid.edit", timestamp: String(epoch()), type: "edit", edit }
    await stage.post(envelope({ messages: [{ from: ANA, ...more }] }))
    expect(await stage.messages()).toMatchObject([{ content: "[pause secret]", seq: 1 }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 1 }])
  })
})

describe("the pause secret", () => {
  test("pauses, resumes, is never stored as it was typed and never answered", async () => {
    await stage.pauseSecret("ábrete sésamo")
    await stage.post(text("  Abrete Sesamo! ", { at: epoch() - 9 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret", until: null }])
    await stage.post(text("ÁBRETE SÉSAMO", { at: epoch() - 2 }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
    expect(await contents()).toEqual(["[pause secret]", "[pause secret]"])
    for (const { seq } of await stage.messages()) expect(seq).toBeNull()
    expect(await stage.jobs()).toBe(0)
  })

  test("is not stored either when the owner types it in the phone app", async () => {
    await stage.pauseSecret("sésamo")
    await stage.post(echo("Sésamo", "wamid.owner"))
    await stage.post(echo("Sesam", "wamid.typo"))
    const edit = {
      original_message_id: "wamid.typo",
      message: { type: "text", text: { body: "sesamo" } },
    }
    const fixed = { to: ANA, id: "wamid.edit", timestamp: String(epoch()), type: "edit", edit }
    await stage.post(ofApp([fixed]))
    expect(await contents()).toEqual(["[pause secret]", "[pause secret]"])
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
  })

  test("twice within 5 seconds is one, as all words are", async () => {
    await stage.pauseSecret("sésamo")
    const at = epoch() - 60
    await stage.post(text("sésamo", { at }))
    expect(await stage.post(text("sésamo", { at: at + 5 }))).toEqual({ repeated_words: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
    expect(await stage.post(text("sésamo", { at: at + 6 }))).toEqual({ stored: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("written before the owner let the bot speak again does nothing where it comes after that", async () => {
    await stage.pauseSecret("sésamo")
    const at = epoch()
    await stage.post(text("hola", { at: at - 60 }))
    await stage.post(echo("le llamo", "wamid.owner", at - 40))
    await stage.resume()
    await stage.post(text("sésamo", { at: at - 20 }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
    await stage.post(text("sésamo", { at: at + 3 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
    await stage.post(text("sésamo", { at: at - 10 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
    expect((await contents()).filter((content) => content === "[pause secret]")).toHaveLength(3)
  })

  test("that is the word for silence, set before it was refused, leaves the word to clients", async () => {
    await stage.pauseSecret("stop")
    await stage.post(text("STOP"))
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("of another chatbot is an ordinary message", async () => {
    await stage.pauseSecret("sésamo")
    await stage.post(text("sésamo", { line: LINE_2 }))
    expect(await stage.messages()).toMatchObject([{ content: "sésamo", seq: 1 }])
  })

  test("set before the application's secret was renewed still works, and needs the old one no more", async () => {
    await stage.pauseSecret("sésamo", stage.earlier)
    await stage.post(text("sésamo", { at: epoch() - 9 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
    const [kept] = await stage.query<{ secret: string }>(
      "select pause_secret as secret from chatbots where id = $1",
      [stage.one.chatbotId],
    )
    expect(kept?.secret).toBe(stage.vault.mac("pause secret", "sesamo"))
    await stage.post(text("sésamo", { at: epoch() - 2 }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("pauses also where an earlier pause has run out", async () => {
    await stage.pauseSecret("sésamo")
    await stage.post(text("hola", { at: epoch() - 9 }))
    await stage.post(echo("Le contesto yo", "wamid.echo"))
    await stage.query("update conversations set pauseduntil = now() - interval '1 second'")
    await stage.post(text("sésamo"))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret", until: null }])
  })

  test("is not tried more than 20 times an hour", async () => {
    await stage.pauseSecret("sésamo")
    for (let i = 0; i < 20; i++) await stage.post(text(`intento ${i}`))
    await stage.post(text("sésamo"))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
    // A guesser cannot tell it from a wrong word: it is answered, by a model that does not know it either.
    expect((await stage.messages()).at(-1)).toMatchObject({ content: "[pause secret]", seq: 21 })
    const [opened] = await stage.query<{ fresh: { content: string }[] }>(
      "select open_turn(chatbotid, $2, id)->'fresh' as fresh from conversations where chatbotid = $1",
      [stage.one.chatbotId, stage.one.userId],
    )
    expect(opened?.fresh.at(-1)).toMatchObject({ content: "…" })
    await stage.query("update messages set createdat = now() - interval '61 minutes'")
    await stage.post(text("sésamo", { at: epoch() + 30 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
  })
})

describe("what the owner writes in the phone app", () => {
  test("cancels replies that wait and pauses the conversation for 12 hours", async () => {
    await stage.post(text("hola"))
    await stage.sending(null, "queued")
    const at = epoch()
    await stage.post(echo("ya le atiendo yo", "wamid.owner", at))
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe(
      "cancelled",
    )
    const [conversation] = await stage.conversations()
    expect(conversation?.paused).toBe("owner_app")
    expect((conversation?.until?.getTime() ?? 0) / 1000).toBe(at + 12 * HOUR)
    const told = await stage.query(
      "select event from live_events where event = 'conversation.paused'",
    )
    expect(told).toHaveLength(1)
  })

  test("leaves in doubt what may have arrived and waits to be sent once more", async () => {
    await stage.post(text("hola"))
    await stage.sending(null, "queued")
    await stage.query("update messages set possible_duplicate = true where origin = 'bot'")
    await stage.post(echo("ya le atiendo yo", "wamid.owner", epoch()))
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
  })

  test("counts the 12 hours from the last echo, whatever their order", async () => {
    const at = epoch()
    await stage.post(echo("dos", "wamid.2", at))
    await stage.post(echo("uno", "wamid.1", at - 600))
    expect((await stage.conversations())[0]?.until?.getTime()).toBe((at + 12 * HOUR) * 1000)
  })

  test("does not shorten a pause without an end", async () => {
    await stage.pauseSecret("sésamo")
    await stage.post(text("sésamo"))
    await stage.post(echo("hola", "wamid.owner"))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret", until: null }])
  })

  test("makes the bot's own pause the owner's, which is told once, and has no end either", async () => {
    await stage.post(text("hola"))
    await stage.query("update conversations set pausedat = now(), pausedby = 'bot'")
    for (const n of [1, 2]) await stage.post(echo("ya le atiendo yo", `wamid.owner.${n}`))
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app", until: null }])
    const told = await stage.query(
      "select data->>'by' as by from live_events where event = 'conversation.paused'",
    )
    expect(told).toEqual([{ by: "owner_app" }])
  })

  test("before they let the bot speak again pauses nothing where it comes after that, and takes no reply back", async () => {
    const at = epoch()
    await stage.post(text("hola", { at: at - 20 }))
    await stage.post(echo("ahora le digo", "wamid.owner.1", at - 9))
    await stage.resume()
    await stage.sending(null, "queued")
    expect(await stage.post(echo("le sigue el bot", "wamid.owner.2", at - 3))).toEqual({ echo: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: null, until: null }])
    expect(await contents()).toEqual(["hola", "ahora le digo", "le sigue el bot", "Hola"])
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
    await stage.post(echo("espere, ya sigo yo", "wamid.owner.3", at + 3))
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
  })

  test("pauses also in the second in which they let the bot speak again, as Meta tells no parts of one", async () => {
    await stage.pauseSecret("sésamo")
    const at = epoch()
    await stage.post(text("hola", { at: at - 60 }))
    await stage.query("update conversations set resumedat = to_timestamp($1 + 0.9)", [at])
    await stage.post(echo("ya sigo yo", "wamid.owner", at))
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
    await stage.post(text("sésamo", { at }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("pauses also where they let the bot speak again by a clock that has been set back since", async () => {
    await stage.post(text("hola"))
    await stage.post(echo("ahora le digo", "wamid.owner.1"))
    await stage.resume()
    await stage.query("update conversations set resumedat = now() + interval '1 hour'")
    await stage.post(echo("ya sigo yo", "wamid.owner.2"))
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
  })

  test("days after an earlier pause begins a new one, and does not tell of one since then", async () => {
    await stage.post(echo("hola", "wamid.owner.1"))
    await stage.query(
      `update conversations set pausedat = now() - interval '3 days', pauseduntil = now() - interval '2 days'`,
    )
    await stage.post(echo("¿sigues ahí?", "wamid.owner.2"))
    const fresh = "select pausedat > now() - interval '1 minute' as fresh from conversations"
    expect(await stage.query(fresh)).toEqual([{ fresh: true }])
  })

  test("13 hours ago pauses nothing any more", async () => {
    await stage.post(echo("hola", "wamid.owner", epoch() - 13 * HOUR))
    expect(await stage.conversations()).toMatchObject([{ paused: null, until: null }])
    expect(await contents()).toEqual(["hola"])
  })

  test("days ago, and comes only now, takes no reply from a client of today", async () => {
    await stage.post(text("hola"))
    await stage.sending(null, "queued")
    await stage.post(echo("ya te digo", "wamid.owner", epoch() - 50 * HOUR))
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
  })

  test("and deleted again is gone, also when the deletion comes first", async () => {
    const gone = { ...withdrawn("wamid.owner"), id: "wamid.w", from: "12025550100", to: ANA }
    const deletion = ofApp([gone])
    for (const order of permutations([deletion, echo("mi clave es 0000", "wamid.owner")])) {
      await stage.clear()
      for (const body of order) await stage.post(body)
      expect(await contents()).toEqual(["[deleted]"])
    }
  })

  test("is not confused with our own sends", async () => {
    await stage.sending("wamid.ours", "sent")
    expect(await stage.post(echo("Hola", "wamid.ours"))).toEqual({ duplicate: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("is not confused with a send of ours whose answer has not come yet", async () => {
    const ours = await stage.sending(null)
    const told = { id: "wamid.ours", to: ANA, timestamp: String(epoch()), type: "text" }
    const echoed = { ...told, text: { body: "Hola" }, biz_opaque_callback_data: ours }
    expect(await stage.post(ofApp([echoed]))).toEqual({ own_echo: 1 })
    expect(await contents()).toEqual(["Hola"])
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("is not confused with such a send by its words either, if it names no id of ours", async () => {
    await stage.sending(null)
    expect(await stage.post(echo("Hola", "wamid.ours"))).toEqual({ own_echo: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
    expect(await stage.post(echo("Hola, soy Marta", "wamid.owner"))).toEqual({ echo: 1 })
    expect(await stage.conversations()).toMatchObject([{ paused: "owner_app" }])
  })

  test("is not confused with the other copy of what may have been sent twice, of which no id is known", async () => {
    for (const [wamid, status] of [
      ["wamid.second", "sent"],
      [null, "queued"],
      [null, "unknown"],
    ] as const) {
      await stage.clear()
      await stage.sending(wamid, status)
      await stage.query("update messages set possible_duplicate = true")
      expect(await stage.post(echo("Hola", "wamid.first"))).toEqual({ own_echo: 1 })
      await stage.query("update messages set sentat = now() - interval '3 days'")
      expect(await stage.post(echo("Hola", "wamid.owner"))).toEqual({ echo: 1 })
    }
  })

  test("leaves the confirmation of an opt-out in the queue", async () => {
    await stage.post(text("STOP"))
    await stage.post(echo("vale", "wamid.owner"))
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
  })
})
