import { describe, expect, test } from "bun:test"
import {
  ANA,
  echo,
  envelope,
  epoch,
  fixture,
  LINE_1,
  LINE_2,
  openInbox,
  status,
  text,
  together,
  unsupported,
} from "./inbox-stage.ts"

const stage = await openInbox()

const HOUR = 3600
const contents = async () => (await stage.messages()).map(({ content }) => content)
const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

describe("messages that come more than once, late or out of order", () => {
  test("a message is stored once, however often Meta repeats it", async () => {
    const body = text("hola")
    expect(await stage.post(body)).toEqual({ stored: 1 })
    for (let i = 0; i < 5; i++) expect(await stage.post(body)).toEqual({ duplicate: 1 })
    expect(await stage.messages()).toHaveLength(1)
    expect(await stage.jobs()).toBe(1)
  })

  test("the same message id on two lines is two messages", async () => {
    const both = together(
      text("hola", { id: "wamid.same" }),
      text("hola", { id: "wamid.same", line: LINE_2 }),
    )
    expect(await stage.post(both)).toEqual({ stored: 2 })
    expect((await stage.messages()).map(({ line }) => line)).toEqual([LINE_1, LINE_2])
  })

  test("the same words within 5 seconds are one message, after that they are two", async () => {
    const at = epoch() - 60
    await stage.post(text("¿abrís hoy?", { at }))
    expect(await stage.post(text("¿abrís hoy?", { at: at + 5 }))).toEqual({ repeated_words: 1 })
    expect(await stage.post(text("¿abrís hoy?", { at: at + 11 }))).toEqual({ stored: 1 })
    expect(await stage.post(text("¿y mañana?", { at: at + 11 }))).toEqual({ stored: 1 })
    expect(await stage.post(text("¿abrís hoy?", { at, from: "12025550112" }))).toEqual({
      stored: 1,
    })
  })

  test("an album is as many messages as it has pictures", async () => {
    const picture = () => text("", { more: { type: "image", image: { id: "1" } } })
    expect(await stage.post(together(picture(), picture(), picture()))).toEqual({ stored: 3 })
  })

  test("a burst ends in the same messages, in any order of arrival", async () => {
    const { deliveries } = JSON.parse(
      await fixture("sequences/burst_five_messages_two_seconds.json"),
    ) as { deliveries: { body: object }[] }
    const orders = permutations(deliveries.map(({ body }) => body)).filter((_, i) => i % 5 === 0)
    const inOrder = ["Hola", "quería reservar", "para 4 personas", "el sábado", "a las 21:00"]
    for (const order of orders) {
      await stage.clear()
      for (const body of order) await stage.post(body)
      const rows = await stage.messages()
      expect(rows.map(({ content }) => content).sort()).toEqual(inOrder.toSorted())
      expect(rows[0]?.content).toBe("Hola")
      expect(rows[4]?.content).toBe("a las 21:00")
      expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4, 5])
      expect(await stage.conversations()).toMatchObject([{ last_seq: 5, scheduled: true }])
      expect(await stage.jobs()).toBe(1)
    }
  })

  test("a text that its sender deleted is gone, whether the deletion came before it or after", async () => {
    const { deliveries } = JSON.parse(
      await fixture("sequences/reaction_then_text_then_revoke.json"),
    ) as { deliveries: { body: ReturnType<typeof text> }[] }
    for (const order of permutations(deliveries.map(({ body }) => body))) {
      await stage.clear()
      for (const body of order) await stage.post(body)
      for (const body of order) await stage.post(body)
      expect(await contents()).toEqual(["[deleted]"])
      await stage.clear()
      await stage.post(together(...order))
      expect(await contents()).toEqual(["[deleted]"])
    }
  })

  test("a text that was deleted before it came is not answered", async () => {
    await stage.post(envelope({ messages: [{ ...withdrawn("wamid.early"), id: "wamid.w" }] }))
    await stage.post(text("mi tarjeta es 0000", { id: "wamid.early" }))
    expect(await stage.messages()).toMatchObject([{ content: "[deleted]", seq: null }])
    expect(await stage.jobs()).toBe(0)
    expect(await stage.post(text("mi tarjeta es 0000", { id: "wamid.early" }))).toEqual({
      duplicate: 1,
    })
  })

  test("a number changes in the same POST as the first message from the new one", async () => {
    await stage.post(text("antes", { from: "12025550999" }))
    await stage.post(
      together(
        text("después", { from: "12025550001" }),
        envelope({
          messages: [
            {
              from: "12025550999",
              id: "wamid.moved",
              timestamp: String(epoch()),
              type: "system",
              system: { wa_id: "12025550001", type: "user_changed_number" },
            },
          ],
        }),
      ),
    )
    expect(await contents()).toEqual(["antes", "después"])
    expect(await stage.clients()).toMatchObject([{ phone: "12025550001" }])
  })

  test("a message older than 24 hours is kept, marked late and not answered", async () => {
    expect(await stage.post(text("ayer", { at: epoch() - 25 * HOUR }))).toEqual({ late: 1 })
    expect(await stage.messages()).toMatchObject([{ content: "ayer", late: true, seq: null }])
    const [told] = await stage.query<{ n: string }>("select notifymemory as n from memory")
    expect(told?.n).toContain("WhatsApp ya no deja responderlos")
    expect(await stage.jobs()).toBe(0)
    expect(await stage.post(text("hoy", { at: epoch() - 23 * HOUR }))).toEqual({ stored: 1 })
    expect(await stage.jobs()).toBe(1)
  })

  test("history of the phone app never becomes a turn", async () => {
    expect(await stage.post(await fixture("other-fields/history_media.json"))).toEqual({
      field_history: 1,
    })
    const [{ value }] = (text("viejo").entry[0] as { changes: [{ value: object }] }).changes
    expect(await stage.post(envelope(value as never, LINE_1, "history"))).toEqual({
      field_history: 1,
    })
    expect(await stage.messages()).toEqual([])
    expect(await stage.jobs()).toBe(0)
  })
})

describe("ghosts", () => {
  test("the real message takes the place of its ghost and is answered", async () => {
    await stage.post(unsupported("wamid.g"))
    expect(await stage.conversations()).toMatchObject([{ scheduled: false, wakes: true }])
    expect(await stage.jobs()).toBe(0)
    expect(await stage.post(text("hola", { id: "wamid.g" }))).toEqual({ stored: 1 })
    expect(await stage.messages()).toMatchObject([{ content: "hola", type: "text" }])
    expect(await stage.jobs()).toBe(1)
  })

  test("a ghost that comes after its real message is a repeat", async () => {
    await stage.post(text("hola", { id: "wamid.g" }))
    expect(await stage.post(unsupported("wamid.g"))).toEqual({ duplicate: 1 })
    expect(await contents()).toEqual(["hola"])
  })

  test("a ghost and its real message in one POST, either first, end as the real one", async () => {
    for (const [i, order] of permutations([
      unsupported("wamid.g"),
      text("hola", { id: "wamid.g" }),
    ]).entries()) {
      await stage.clear()
      await stage.post(together(...order))
      expect([i, await contents()]).toEqual([i, ["hola"]])
      expect(await stage.jobs()).toBe(1)
    }
  })

  test("the real message of a ghost, delivered ten times at once, takes one number", async () => {
    for (let round = 0; round < 5; round++) {
      await stage.clear()
      await stage.post(unsupported("wamid.g"))
      const real = text("hola", { id: "wamid.g" })
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => stage.post(real)))
      expect(outcomes.filter(({ stored }) => stored)).toHaveLength(1)
      expect(await stage.messages()).toMatchObject([{ content: "hola", seq: 2 }])
      expect(await stage.conversations()).toMatchObject([{ last_seq: 2 }])
    }
  })

  test("a late real message of a ghost is marked late", async () => {
    const at = epoch() - 25 * HOUR
    await stage.post(text("", { id: "wamid.g", at, more: { type: "unsupported" } }))
    await stage.post(text("hola", { id: "wamid.g", at }))
    expect(await stage.messages()).toMatchObject([{ content: "hola", late: true, seq: null }])
  })
})

describe("clients", () => {
  const withIds = (body: string, from: string | null, userId: string | null, name = "Ana") =>
    envelope({
      contacts: [
        { profile: { name }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) },
      ],
      messages: [
        {
          ...(from && { from }),
          ...(userId && { from_user_id: userId }),
          id: `wamid.${body}`,
          timestamp: String(epoch()),
          type: "text",
          text: { body },
        },
      ],
    })

  test("a number and a user id that are seen together are one client from then on", async () => {
    await stage.post(withIds("uno", null, "US.1"))
    await stage.post(withIds("dos", ANA, "US.1"))
    await stage.post(withIds("tres", ANA, null))
    expect(await stage.clients()).toMatchObject([{ phone: ANA, userId: "US.1" }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 3 }])
  })

  test.each([
    ["beside itself", "US.1"],
    ["alone", null],
  ])("a user id in the place of a number, %s, is no number", async (_, userId) => {
    await stage.post(withIds("uno", "US.1", userId))
    await stage.post(withIds("dos", null, "US.1"))
    expect(await stage.clients()).toMatchObject([{ phone: null, userId: "US.1" }])
    expect(await stage.conversations()).toMatchObject([{ last_seq: 2 }])
  })

  test("who is named by neither a number nor a user id cannot be answered", async () => {
    expect(await stage.post(withIds("uno", "abc", null))).toEqual({ malformed: 1 })
  })

  test("a number that somebody else has now does not show them the old conversation", async () => {
    await stage.post(withIds("de Ana", ANA, "US.1"))
    await stage.post(withIds("de Bob", ANA, "US.2", "Bob"))
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: "US.2", name: "Bob" },
      { phone: null, userId: "US.1", name: "Ana" },
    ])
    expect(await stage.conversations()).toHaveLength(2)
  })

  test("the newest profile name is kept, an empty one changes nothing", async () => {
    await stage.post(text("uno", { name: "Ana" }))
    await stage.post(text("dos", { name: "" }))
    expect(await stage.clients()).toMatchObject([{ name: "Ana" }])
    await stage.post(text("tres", { name: "Ana María" }))
    expect(await stage.clients()).toMatchObject([{ name: "Ana María" }])
  })

  test("a line called placeholder belongs to nobody, even if somebody wrote it down", async () => {
    await stage.query("insert into whatsapp_lines values ('placeholder', $1, $2, 'placeholder')", [
      stage.one.chatbotId,
      stage.one.userId,
    ])
    expect(await stage.post(text("hola", { line: "placeholder" }))).toEqual({ unknown_number: 1 })
    await stage.query("delete from whatsapp_lines where phonenumberid = 'placeholder'")
  })
})

test.each([
  [{ latitude: 40.4168, longitude: -3.7038 }, "[Ubicación: 40.4168,-3.7038]"],
  [
    { latitude: 0, longitude: 0, name: "Taller", address: "Calle Mayor 1" },
    "[Ubicación: 0,0 Taller Calle Mayor 1]",
  ],
  [{ latitude: "40", longitude: null }, "[location]"],
])("a place is stored in words: %p", async (location, content) => {
  await stage.post(text("", { more: { type: "location", location } }))
  expect(await stage.messages()).toMatchObject([{ content, type: "location", seq: 1 }])
})

test.each(["", " \n\t ", "\u00a0\u3000"])(
  "blank words are stored as none, and not answered: %p",
  async (body) => {
    await stage.post(text(body))
    expect(await stage.messages()).toMatchObject([{ content: "", seq: null }])
    expect(await stage.jobs()).toBe(0)
  },
)

test("a picture with blank words has none", async () => {
  await stage.post(text("", { more: { type: "image", image: { id: "1", caption: " \n" } } }))
  expect(await stage.messages()).toMatchObject([{ content: "[image]", type: "image" }])
})

test("a text as long as the POST may be is stored whole", async () => {
  const long = "ñ😀 ".repeat(300_000)
  await stage.post(text(long))
  expect(await contents()).toEqual([long])
})

describe("delivery states", () => {
  const FINAL: Readonly<Record<string, number>> = { sent: 2, delivered: 3, read: 4, failed: 5 }

  test("only move forward, in every order of arrival", async () => {
    const sets = [
      ["sent", "delivered", "read"],
      ["sent", "delivered", "read", "failed"],
    ]
    for (const order of sets.flatMap(permutations)) {
      await stage.clear()
      await stage.sending("wamid.out")
      let highest = 0
      for (const state of order) {
        await stage.post(status("wamid.out", state))
        highest = Math.max(highest, FINAL[state] ?? 0)
        const [row] = await stage.messages()
        expect(FINAL[row?.status ?? ""]).toBe(highest)
      }
    }
  })

  test("a status names our own id before the send call has answered", async () => {
    const id = await stage.sending(null)
    await stage.post(status("wamid.out", "delivered", { biz_opaque_callback_data: id }))
    expect(await stage.messages()).toMatchObject([{ status: "delivered", wamid: "wamid.out" }])
  })

  test("what kept a reply from going out is not said of it any more once it is there", async () => {
    const id = await stage.sending(null, "unknown")
    await stage.query("update messages set errorcode = 131056, reason = 'unconfirmed'")
    await stage.post(status("wamid.out", "sent", { biz_opaque_callback_data: id }))
    const shown = await stage.query("select status, errorcode, reason from messages")
    expect(shown).toEqual([{ status: "sent", errorcode: null, reason: null }])
  })

  test("of a reply that went out twice, what became of the better copy counts, in every order", async () => {
    const told = [
      ["wamid.first", "failed", { errors: [{ code: 131_000 }] }],
      ["wamid.second", "sent", {}],
      ["wamid.second", "delivered", {}],
    ] as const
    for (const before of ["unknown", "sending"]) {
      for (const order of permutations(told)) {
        await stage.clear()
        const id = await stage.sending(null, before)
        for (const [wamid, state, more] of order) {
          await stage.post(status(wamid, state, { biz_opaque_callback_data: id, ...more }))
        }
        const shown = await stage.query(
          `select status, errorcode, reason, "whatsappMessageId" as wamid from messages`,
        )
        expect(shown).toEqual([
          { status: "delivered", errorcode: null, reason: null, wamid: "wamid.second" },
        ])
      }
    }
  })

  test("a status of another line cannot touch our message", async () => {
    const id = await stage.sending("wamid.out")
    const [entry] = status("wamid.out", "failed", { biz_opaque_callback_data: id }).entry as never[]
    const foreign = JSON.parse(
      JSON.stringify({ object: "whatsapp_business_account", entry: [entry] }).replace(
        LINE_1,
        LINE_2,
      ),
    )
    expect(await stage.post(foreign)).toEqual({ status_unknown: 1 })
    expect(await stage.messages()).toMatchObject([{ status: "sending" }])
  })

  test.each(["teleported", "constructor", "__proto__", "toString"])(
    "a state called %s is ignored",
    async (state) => {
      await stage.sending("wamid.out")
      expect(await stage.post(status("wamid.out", state))).toEqual({ status_ignored: 1 })
      expect(await stage.messages()).toMatchObject([{ status: "sending" }])
    },
  )

  test("the proof of an unknown send wakes its conversation once", async () => {
    await stage.sending("wamid.out", "unknown")
    await stage.post(status("wamid.out", "sent"))
    await stage.post(status("wamid.out", "delivered"))
    expect(await stage.jobs()).toBe(1)
  })
})

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

  test("START that was written before the last STOP and comes after it lets nobody back in", async () => {
    await stage.post(text("STOP", { at: epoch() - 60 }))
    await stage.post(text("BAJA", { at: epoch() - 20 }))
    await stage.post(text("START", { at: epoch() - 40 }))
    expect(await stage.clients()).toMatchObject([{ opted_out: true }])
    expect(await outbound()).toHaveLength(1)
    await stage.post(text("ALTA", { at: epoch() - 20 }))
    expect(await stage.clients()).toMatchObject([{ opted_out: false }])
  })

  test("START of somebody who never left is an ordinary message", async () => {
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

describe("the pause secret", () => {
  test("pauses, resumes, is never stored as it was typed and never answered", async () => {
    await stage.pauseSecret("ábrete sésamo")
    await stage.post(text("  Abrete Sesamo! ", { at: epoch() - 3 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret", until: null }])
    await stage.post(text("ÁBRETE SÉSAMO", { at: epoch() - 2 }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
    expect(await contents()).toEqual(["[pause secret]", "[pause secret]"])
    for (const { seq } of await stage.messages()) expect(seq).toBeNull()
    expect(await stage.jobs()).toBe(0)
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
    await stage.post(text("sésamo", { at: epoch() - 3 }))
    expect(await stage.conversations()).toMatchObject([{ paused: "secret" }])
    const [kept] = await stage.query<{ secret: string }>(
      "select pause_secret as secret from chatbots where id = $1",
      [stage.one.chatbotId],
    )
    expect(kept?.secret).toBe(stage.vault.mac("pause secret", "sesamo"))
    await stage.post(text("sésamo", { at: epoch() - 2 }))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
  })

  test("is not tried more than 20 times an hour", async () => {
    await stage.pauseSecret("sésamo")
    for (let i = 0; i < 20; i++) await stage.post(text(`intento ${i}`))
    await stage.post(text("sésamo"))
    expect(await stage.conversations()).toMatchObject([{ paused: null }])
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
    const deletion = envelope({
      messages: [{ ...withdrawn("wamid.owner"), id: "wamid.w" }],
    })
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

  test("leaves the confirmation of an opt-out in the queue", async () => {
    await stage.post(text("STOP"))
    await stage.post(echo("vale", "wamid.owner"))
    expect((await stage.messages()).find(({ origin }) => origin === "bot")?.status).toBe("queued")
  })
})

const withdrawn = (original: string) => ({
  from: ANA,
  timestamp: String(epoch()),
  type: "revoke",
  revoke: { original_message_id: original },
})
