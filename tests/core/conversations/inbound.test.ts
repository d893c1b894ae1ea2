import { describe, expect, test } from "bun:test"
import { decide } from "../../../core/conversations/inbound.ts"
import type { Received } from "../../../core/conversations/received.ts"
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
      fault: { line: false, told: expect.stringContaining("Llama si es importante") },
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
    expect(
      decide({ kind: "health", account: "2000", number: null, at: 1, news }, mac),
    ).toMatchObject({
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
