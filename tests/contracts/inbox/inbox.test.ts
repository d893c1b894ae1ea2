import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import {
  ANA,
  envelope,
  epoch,
  fixture,
  LINE_1,
  LINE_2,
  openInbox,
  text,
  together,
  unsupported,
  withdrawn,
} from "./inbox-stage.ts"

const stage = await openInbox()
const { contents } = stage

const HOUR = 3600

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

  test("the same words are one message too where the later ones come first", async () => {
    const at = epoch() - 60
    await stage.post(text("¿abrís hoy?", { at }))
    expect(await stage.post(text("¿abrís hoy?", { at: at - 5 }))).toEqual({ repeated_words: 1 })
    expect(await stage.post(text("¿abrís hoy?", { at: at - 6 }))).toEqual({ stored: 1 })
  })

  test("an earlier message that comes after a later one does not bring the end of the 24 hours nearer", async () => {
    const at = epoch()
    await stage.post(text("¿abrís hoy?", { at }))
    await stage.post(text("hola", { at: at - 20 * HOUR }))
    const last = "select extract(epoch from lastinboundat)::int as last from conversations"
    expect(await stage.query(last)).toEqual([{ last: at }])
  })

  test("what is to be answered wakes the workers, and what is not lets them sleep", async () => {
    const wakes = stage.wakes()
    await stage.post(text("gracias", { at: epoch() - 25 * HOUR }))
    expect(stage.wakes()).toBe(wakes)
    await stage.post(text("¿abrís hoy?"))
    expect(stage.wakes()).toBe(wakes + 1)
  })

  test("answers no message but one of its own conversation, whatever id stands in it", async () => {
    const answers = (id: string) => ({ more: { context: { id } } })
    await stage.post(text("vivo en la calle Mayor 1", { id: "wamid.bea", from: "12025550112" }))
    await stage.post(text("hola", { id: "wamid.ana" }))
    await stage.post(text("¿esto?", answers("wamid.bea")))
    await stage.post(text("¿y esto?", answers("wamid.ana")))
    const answered = await stage.query(
      "select m.content, q.content as to from messages m left join messages q on q.id = m.quotes where m.content like '¿%' order by m.arrival",
    )
    expect(answered).toEqual([
      { content: "¿esto?", to: null },
      { content: "¿y esto?", to: "hola" },
    ])
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

  const at = epoch() - 9
  const edit = (body: string, after: number) => ({
    ...{ from: ANA, id: `wamid.e${after}`, timestamp: String(at + after), type: "edit" },
    edit: { original_message_id: "wamid.g", message: { type: "text", text: { body } } },
  })
  test.each([
    ["deleted", "[deleted]", { id: "wamid.r", ...withdrawn("wamid.g") }],
    ["edited", "el viernes", edit("el viernes", 3)],
  ])("a message stays %s, wherever its ghost comes in between", async (_, content, change) => {
    const posts = [
      unsupported("wamid.g"),
      text("el jueves", { id: "wamid.g", at }),
      envelope({ messages: [change] }),
    ]
    for (const [i, order] of permutations(posts).entries()) {
      await stage.clear()
      for (const post of order) await stage.post(post)
      await stage.post(envelope({ messages: [edit("el martes", 1)] }))
      expect([i, await stage.messages()]).toMatchObject([i, [{ content, type: "text" }]])
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
  const withIds = (
    body: string,
    from: string | null,
    userId: string | null,
    { name = "Ana", ago = 0 } = {},
  ) =>
    envelope({
      contacts: [
        { profile: { name }, ...(from && { wa_id: from }), ...(userId && { user_id: userId }) },
      ],
      messages: [
        {
          ...(from && { from }),
          ...(userId && { from_user_id: userId }),
          id: `wamid.${body}`,
          timestamp: String(epoch() - ago),
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

  test("a client named by neither a number nor a user id cannot be answered", async () => {
    expect(await stage.post(withIds("uno", "abc", null))).toEqual({ malformed: 1 })
  })

  test("a number that somebody else has now does not show them the old conversation", async () => {
    await stage.post(withIds("de Ana", ANA, "US.1"))
    await stage.post(withIds("de Bob", ANA, "US.2", { name: "Bob" }))
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: "US.2", name: "Bob" },
      { phone: null, userId: "US.1", name: "Ana" },
    ])
    expect(await stage.conversations()).toHaveLength(2)
  })

  test("a number is not taken back from whoever has it by what was written before, and comes late or again", async () => {
    const before = withIds("de Ana", ANA, "US.1", { ago: 60 })
    await stage.post(before)
    await stage.post(withIds("de Bob", ANA, "US.2", { name: "Bob", ago: 30 }))
    const now = await stage.clients()
    expect(now).toMatchObject([
      { phone: ANA, userId: "US.2" },
      { phone: null, userId: "US.1" },
    ])
    await stage.post(before)
    await stage.post(withIds("también de Ana", ANA, "US.1", { ago: 50 }))
    expect(await stage.clients()).toEqual(now)
    await stage.post(withIds("de Cid", ANA, "US.3", { name: "Cid", ago: 70 }))
    expect(await stage.clients()).toMatchObject([...now, { phone: null, userId: "US.3" }])
    await stage.post(withIds("de Ana otra vez", ANA, "US.1"))
    expect(await stage.clients()).toMatchObject([
      { phone: ANA, userId: "US.1" },
      { phone: null, userId: "US.2" },
      { phone: null, userId: "US.3" },
    ])
  })

  test("the newest profile name is kept, an empty one changes nothing", async () => {
    await stage.post(text("uno", { name: "Ana" }))
    await stage.post(text("dos", { name: "" }))
    expect(await stage.clients()).toMatchObject([{ name: "Ana" }])
    await stage.post(text("tres", { name: "Ana María" }))
    expect(await stage.clients()).toMatchObject([{ name: "Ana María" }])
  })

  test.each([
    "\u3164",
    "\u200b\u200d",
    "\u2800",
    "\u00ad",
    "\u115f \uffa0",
    `${"\u3164".repeat(60)}Ana`,
  ])(
    "a profile name that shows nothing (%j) is none, as the owner could not read it",
    async (name) => {
      await stage.post(text("uno", { name }))
      expect(await stage.clients()).toMatchObject([{ name: "" }])
      await stage.post(text("dos", { name: "Ana" }))
      await stage.post(text("tres", { name }))
      expect(await stage.clients()).toMatchObject([{ name: "Ana" }])
    },
  )

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

test.each(["", " \n\t ", "\u00a0\u3000", "\u200b\u200d", "\u2800", "\uffa0"])(
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
