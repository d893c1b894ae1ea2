import { describe, expect, test } from "bun:test"
import {
  type Accepting,
  decide,
  foldSecret,
  inStoringOrder,
  type Received,
} from "../../../core/conversations/inbound.ts"
import { isBlank } from "../../../core/shared/characters.ts"
import { forSeeds } from "../../support/random.ts"

const mac = (folded: string) => [`mac(${folded})`]
const AT = 1_772_000_000

const message = (text: string | null, over: Partial<Extract<Received, { kind: "message" }>> = {}) =>
  ({
    kind: "message",
    line: "1055",
    id: "wamid.1",
    at: AT,
    from: { phone: "34600111222", userId: null },
    name: "Ana",
    type: "text",
    text,
    ...over,
  }) as const satisfies Received

const decided = (text: string | null, over?: Parameters<typeof message>[1]) => {
  const item = decide(message(text, over), mac)
  if (item.kind !== "message") throw new Error("not a message")
  return item
}

describe("a message", () => {
  test("with words is stored as it was written, and answered", () => {
    expect(decided(" Hola, ¿qué tal? 😀 ")).toMatchObject({
      content: " Hola, ¿qué tal? 😀 ",
      answer: "turn",
      ghost: false,
      word: null,
      confirmation: null,
    })
  })

  test.each(["", " ", "\n\t", "\u00a0", "\u200b\u200d", "\u2800"])(
    "without words is stored and not answered: %p",
    (text) => {
      expect(decided(text)).toMatchObject({ content: text, answer: "none" })
    },
  )

  test.each(["audio", "sticker", "contacts", "order", "nfm_reply", "something_new"])(
    "that cannot be read is stored as its type, and answered with the sentence for that: %s",
    (type) => {
      expect(decided(null, { type })).toMatchObject({
        content: `[${type}]`,
        answer: "not_text",
        ghost: false,
        word: null,
        secret: null,
      })
    },
  )

  test("that Meta could not pass on may be followed by the real one", () => {
    expect(decided(null, { type: "unsupported" })).toMatchObject({
      content: "[unsupported]",
      answer: "not_text",
      ghost: true,
    })
  })

  test("keeps its id, line, client and time", () => {
    expect(decided("Hola")).toMatchObject({
      id: "wamid.1",
      line: "1055",
      at: AT,
      from: { phone: "34600111222", userId: null },
      name: "Ana",
    })
  })
})

describe("the words that stop and start the bot", () => {
  test.each([
    ["STOP", "stop", "You will get no more messages. Write START to come back."],
    [" stop! ", "stop", "You will get no more messages. Write START to come back."],
    ["BAJA", "stop", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["START", "start", "You can write to us again."],
    ["Alta.", "start", "Ya puedes escribirnos de nuevo."],
  ] as const)("%p", (text, word, confirmation) => {
    expect(decided(text)).toMatchObject({ word, confirmation })
  })

  test.each(["¿Baja el precio?", "Stop, quería decir 5", "Dame de alta una cita", "Hola"])(
    "are not found where they only look so: %p",
    (text) => {
      expect(decided(text)).toMatchObject({ word: null, confirmation: null, answer: "turn" })
    },
  )
})

describe("a pause secret", () => {
  test.each([
    ["Café con leche", "cafe con leche"],
    ["  ¡CAFÉ CON LECHE!  ", "cafe con leche"],
    ["ｃａｆé con leche", "cafe con leche"],
    ["«café con leche»…", "cafe con leche"],
    ["1234", "1234"],
    ["a-b-c", "a-b-c"],
  ])("is compared without case, accents and outer punctuation: %p", (text, folded) => {
    expect(foldSecret(text)).toBe(folded)
    expect(decided(text).secret).toEqual(mac(folded))
  })

  test.each([
    ["three characters are too few", "abc"],
    ["65 are too many", "a".repeat(65)],
    ["spaces around it do not count", "  abc  "],
    ["nothing but emoji is none", "👍👍👍👍"],
    ["nothing but punctuation is none", "?!?!"],
  ])("%s", (_, text) => {
    expect(decided(text).secret).toBeNull()
  })

  test("is looked for in 4 to 64 characters", () => {
    expect(decided("abcd").secret).not.toBeNull()
    expect(decided("a".repeat(64)).secret).not.toBeNull()
  })

  test("never stands as it was typed in what is compared", () => {
    expect(JSON.stringify(decide(message("Café con leche"), () => ["hash"]).kind)).not.toContain(
      "leche",
    )
    expect(decided("Café con leche").secret).not.toContain("Café")
  })
})

describe("what is no message", () => {
  test("passes as it is when nothing is to be said of it", () => {
    const change = { kind: "revoked", line: "1055", id: "w", content: "[deleted]" } as const
    const revoked = { ...change, by: "owner", from: null } as const
    expect(decide(revoked, mac)).toBe(revoked)
  })
  const status = (status: "read" | "failed", errorCode: number | null): Received => ({
    ...{ kind: "status", line: "1055", id: "w", status, ours: null, errorCode, aiPriced: null },
  })
  test("says of a failed reply why, and whether every reply will fail", () => {
    expect(decide(status("read", null), mac)).toMatchObject({ fault: null })
    expect(decide(status("failed", 131_042), mac)).toMatchObject({
      fault: { line: true, told: expect.stringContaining("método de pago") },
    })
    expect(decide(status("failed", 131_026), mac)).toMatchObject({
      fault: { line: false, told: expect.stringContaining("Llámale") },
    })
  })
  test("says of an account what happened to it, and what is over", () => {
    const of = (event: string) =>
      decide({ kind: "account", account: "2000", number: null, at: 1, event }, mac)
    expect(of("DISABLED_UPDATE")).toMatchObject({
      note: "WhatsApp: DISABLED_UPDATE",
      told: expect.stringContaining("Meta ha desactivado la cuenta"),
      ends: [],
      ending: null,
      endedBy: ["ACCOUNT_RECONNECTED", "REINSTATED"],
    })
    expect(of("ALERT")).toMatchObject({ note: null, told: expect.stringContaining("aviso") })
    expect(of("REINSTATED")).toMatchObject({
      note: null,
      told: null,
      ends: [
        "WhatsApp: DISABLED_UPDATE",
        "WhatsApp: SCHEDULE_FOR_DISABLE",
        "WhatsApp: error 131031",
        "WhatsApp: error 368",
      ],
      ending: "REINSTATED",
      endedBy: [],
    })
  })
  test("says of a number's health what the owner hears if it is worse", () => {
    const news = { quality: "RED", limit: 250, sharedWithApp: null, throughput: null } as const
    expect(decide({ kind: "health", account: "2000", number: null, news }, mac)).toMatchObject({
      worse: {
        quality: expect.stringContaining("lo bloquean"),
        limit: expect.stringContaining("a 250 las personas"),
      },
    })
  })
})

test("whatever a client writes, deciding never fails", () => {
  const PIECES = [
    "stop",
    "baja",
    "start",
    " ",
    "\n",
    "¡",
    "😀",
    "\u0000",
    "\ud83d",
    "ß",
    "İ",
    "\u0301",
    "a",
    "1",
  ]
  forSeeds(2_000, ({ below, text }) => {
    const said = text(PIECES, below(15))
    const item = decided(said)
    expect(item.content).toBe(said)
    expect(item.answer).toBe(isBlank(said) ? "none" : "turn")
    expect(item.confirmation === null).toBe(item.word === null)
  })
})

describe("the order of storing", () => {
  const order = (items: readonly Received[]) =>
    inStoringOrder(items.map((item) => decide(item, mac)))
  const ids = (items: readonly Accepting[]) =>
    items.map((item) => ("id" in item ? item.id : item.kind))
  const from = (phone: string) => ({ from: { phone, userId: null } })

  test("within a client is the time at which they wrote", () => {
    expect(
      ids(order([message("b", { id: "2", at: AT + 2 }), message("a", { id: "1", at: AT + 1 })])),
    ).toEqual(["1", "2"])
  })

  test("at the same second is the order in which it came", () => {
    const same = ["1", "2", "3", "4"].map((id) => message(id, { id }))
    expect(ids(order(same))).toEqual(["1", "2", "3", "4"])
  })

  test("is by client, so that two batches take turns instead of waiting for each other", () => {
    const [ana, bob] = [from("34600000001"), from("34600000002")]
    const one = [message("a", { id: "a1", ...ana }), message("b", { id: "b1", ...bob })]
    expect(ids(order(one))).toEqual(ids(order(one.toReversed())))
  })

  test("is by Meta's id where there is one, whatever number comes with it", () => {
    const person = (phone: string | null) => ({ from: { phone, userId: "ES.9" } })
    expect(
      ids(
        order([
          message("después", { id: "2", at: AT + 2, ...person(null) }),
          message("antes", { id: "1", at: AT + 1, ...person("34600111222") }),
        ]),
      ),
    ).toEqual(["1", "2"])
  })

  test("keeps lines apart", () => {
    const items = [
      message("x", { id: "1", line: "2000" }),
      message("y", { id: "2", line: "1000" }),
      message("z", { id: "3", line: "2000" }),
    ]
    expect(ids(order(items))).toEqual(["2", "1", "3"])
  })

  test("a message comes before its own correction, a new number before the messages from it", () => {
    const items: readonly Received[] = [
      { kind: "account", account: "2000", number: null, at: 1, event: "DISABLED_UPDATE" },
      {
        kind: "revoked",
        line: "1055",
        id: "wamid.1",
        by: "owner",
        from: null,
        content: "[deleted]",
      },
      message("Hola"),
      {
        kind: "moved",
        line: "1055",
        from: { phone: "34600111222", userId: null },
        to: { phone: "34600999999", userId: null },
      },
    ]
    expect(order(items).map(({ kind }) => kind)).toEqual(["moved", "message", "revoked", "account"])
  })

  test("loses nothing, adds nothing, and is the same however the batch was shuffled", () => {
    forSeeds(300, ({ below, pick }) => {
      const items: readonly Received[] = Array.from({ length: below(12) }, (_, n) =>
        message(`m${n}`, {
          id: `${n}`,
          at: AT + n,
          line: pick(["1", "2"]),
          ...from(pick(["34600000001", "34600000002"])),
        }),
      )
      const shuffled = items
        .map((item) => ({ item, key: below(1_000) }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item)
      expect(ids(order(items)).toSorted()).toEqual(
        ids(items.map((item) => decide(item, mac))).toSorted(),
      )
      expect(ids(order(shuffled))).toEqual(ids(order(items)))
    })
  })
})
