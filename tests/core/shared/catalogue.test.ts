import { describe, expect, test } from "bun:test"
import { CATALOGUE, type Code, codeOf, say } from "../../../core/shared/catalogue.ts"
import { inSpanish } from "../../../site/lib/language/sentences-es.ts"

describe("what a refusal says", () => {
  test("holes are filled with the values at hand", () => {
    expect(say("token_limit", { n: 12, limit: 10 })).toEqual({
      code: "token_limit",
      message:
        "Token limit exceeded. This source would add approximately 12 tokens, exceeding your limit of 10 tokens.",
    })
    expect(say("notification_limit", { n: 100 }).message).toBe(
      "Notification limit (100) reached. New notification not saved.",
    )
  })

  test("a screen's own wording keeps the code", () => {
    expect(say("name_required", {}, "creating")).toEqual({
      code: "name_required",
      message: "Por favor, ingresa un nombre para tu chatbot",
    })
  })

  test("a value that looks like a hole is not filled again", () => {
    expect(say("invalid_chatbot_id", { id: "{id}" }).message).toBe(
      "The chatbot ID '{id}' does not have a valid UUID format.",
    )
  })

  test.each<[string, Code]>([
    ["Chatbot name is required", "name_required"],
    ["Por favor, ingresa un nombre para tu chatbot", "name_required"],
    ["Passwords do not match.", "password_mismatch"],
    ["Please enter a valid URL", "source_url_invalid"],
    ["Invalid input", "invalid_field"],
  ])("the sentence %p stands for %s", (sentence, code) => {
    expect(codeOf(sentence)).toBe(code)
  })

  test.each([
    ["notification_limit", 1, "Has llegado al límite de 1 aviso. No se ha guardado el nuevo."],
    ["notification_limit", 21, "Has llegado al límite de 21 avisos. No se ha guardado el nuevo."],
    ["source_limit", 1, "Has llegado a tu límite de 1 fuente de conocimiento."],
    ["source_limit", 5, "Has llegado a tu límite de 5 fuentes de conocimiento."],
    [
      "token_limit",
      12_000,
      "Límite de tokens superado. Esta fuente añadiría unos 12.000 tokens y tu límite es de 12.000 tokens.",
    ],
  ] as const)(
    "in Spanish one is one, and thousands have their point: %s of %d",
    (code, n, spanish) => {
      expect(inSpanish(say(code, { n, limit: n }).message)).toBe(spanish)
    },
  )

  test("every row has a status of a refusal and a sentence", () => {
    for (const row of Object.values(CATALOGUE)) {
      expect(row.status).toBeGreaterThanOrEqual(400)
      expect(row.status).toBeLessThan(600)
      expect(row.sentence).not.toBe("")
    }
  })
})
