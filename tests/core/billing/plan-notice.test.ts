import { expect, test } from "bun:test"
import { TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import { isLess, planNotice } from "../../../core/billing/plan-notice.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"

const chatbotId = ChatbotId.parse("00000000-0000-4000-8000-0000000000b1")
const more = { ...TRYOUT_LIMITS, messagesPerMonth: 5_000 }

test("a plan is smaller when anything may be used less", () => {
  expect(isLess(TRYOUT_LIMITS, more)).toBe(true)
  expect(isLess(more, TRYOUT_LIMITS)).toBe(false)
  expect(isLess(more, more)).toBe(false)
  expect(isLess({ ...more, memory: 499 }, TRYOUT_LIMITS)).toBe(true)
})

test.each([
  ["nothing", 1, { sources: 5, sourceTokens: 12_000, memoryTokens: 500 }, ""],
  ["chatbots", 2, { sources: 0, sourceTokens: 0, memoryTokens: 0 }, "2 chatbots (límite 1)"],
  [
    "knowledge",
    1,
    { sources: 6, sourceTokens: 12_001, memoryTokens: 0 },
    "6 fuentes de conocimiento (límite 5), 12.001 tokens de conocimiento (límite 12.000)",
  ],
])("with %s over its limits, the owner hears that", (_, chatbots, held, over) => {
  const notice = planNotice("Tryout", TRYOUT_LIMITS, chatbots, { chatbotId, ...held })
  const first = "Tu plan es ahora Tryout: 100 mensajes al mes."
  const rest = ` No se borra nada; no podrás añadir mientras superes sus límites: ${over}.`
  expect(notice).toBe(over === "" ? first : first + rest)
})

test("of a memory over its limit the owner hears what adding to it does", () => {
  const held = { chatbotId, sources: 0, sourceTokens: 0, memoryTokens: 501 }
  expect(planNotice("Tryout", TRYOUT_LIMITS, 1, held)).toBe(
    "Tu plan es ahora Tryout: 100 mensajes al mes. La memoria tiene 501 tokens (límite 500): lo próximo que se añada hará salir lo más antiguo.",
  )
})
