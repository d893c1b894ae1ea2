import { describe, expect, test } from "bun:test"
import { quotable } from "../../../core/reply/quote.ts"
import type { Fresh } from "../../../core/reply/turn.ts"

const said = (id: string, content: string, over: Partial<Fresh> = {}): Fresh => ({
  id,
  content,
  type: "text",
  whatsappMessageId: `wamid.${id}`,
  quoted: null,
  direction: "INBOUND",
  origin: "client",
  sentat: new Date(0),
  ...over,
})

describe("what a reply to several messages quotes", () => {
  test("is the newest that asks", () => {
    expect(
      quotable([said("a", "¿Abrís hoy?"), said("b", "¿Y mañana?"), said("c", "Gracias")]),
    ).toBe("b")
  })
  test("is the newest when none asks", () => {
    expect(quotable([said("a", "Hola"), said("b", "Quería una cita")])).toBe("b")
  })
  test("is never one that the client's chat cannot show", () => {
    const simulated = said("a", "¿Hola?", { whatsappMessageId: null })
    const poll = said("b", "[unsupported]", { type: "unsupported" })
    expect(quotable([simulated, poll])).toBeNull()
    expect(quotable([])).toBeNull()
  })
})
