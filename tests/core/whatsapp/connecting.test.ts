import { describe, expect, test } from "bun:test"
import { readState, stateText } from "../../../core/whatsapp/dialog-state.ts"
import { expiryOf, type Grant, isTokenLong, missingScope } from "../../../core/whatsapp/grant.ts"
import {
  failureWords,
  NO_NUMBER,
  otherAccountWords,
  refusalOf,
} from "../../../core/whatsapp/meta-failures.ts"
import { BusinessFailed } from "../../../core/whatsapp/ports.ts"
import { failingStep, STEPS, stepFailure } from "../../../core/whatsapp/steps.ts"
import { inSpanish } from "../../../site/lib/language/sentences-es.ts"

const GRANT: Grant = {
  valid: true,
  ours: true,
  scopes: ["whatsapp_business_management", "whatsapp_business_messaging"],
  accounts: [],
  expiresAt: null,
  user: null,
}
const failed = (why: BusinessFailed["why"], detail = "") => new BusinessFailed({ why, detail })

describe("a token", () => {
  test("has at least 20 characters", () => {
    expect([isTokenLong("x".repeat(19)), isTokenLong("x".repeat(20))]).toEqual([false, true])
  })
  test.each<[string, readonly string[], string | null]>([
    ["has all that is needed", GRANT.scopes, null],
    ["may not send", ["whatsapp_business_management"], "whatsapp_business_messaging"],
    ["may not be managed", ["whatsapp_business_messaging"], "whatsapp_business_management"],
    ["of which Meta does not say what it may is tried", [], null],
  ])("%s", (_, scopes, missing) => {
    expect(missingScope({ ...GRANT, scopes })).toBe(missing)
  })
  test("ends when Meta says so, else when the exchange said so, else never", () => {
    const [soon, later] = [new Date("2026-12-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")]
    expect(expiryOf({ ...GRANT, expiresAt: soon }, later)).toEqual(soon)
    expect(expiryOf(GRANT, later)).toEqual(later)
    expect(expiryOf(GRANT, null)).toBeNull()
  })
})

describe("the state that goes through Meta's dialog", () => {
  const state = {
    chatbotid: "0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69",
    nonce: "n",
  } as Parameters<typeof stateText>[0]
  test("is exactly what the contract says, and comes back as it went", () => {
    expect(stateText(state)).toBe(
      '{"chatbotid":"0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69","nonce":"n"}',
    )
    expect(readState(stateText(state))).toEqual(state)
  })
  test.each(["", "{", "null", "[]", '{"chatbotid":"x","nonce":"n"}', '{"nonce":"n"}'])(
    "%p is none of ours",
    (text) => {
      expect(readState(text)).toBeNull()
    },
  )
})

describe("a fault at Meta", () => {
  test.each<[BusinessFailed["why"], string, string]>([
    ["off", "provider_off", "Meta is not configured."],
    [
      "token",
      "facebook_token",
      "The Facebook access token is not valid. Please try logging in again.",
    ],
    [
      "code",
      "facebook_failed",
      "Error connecting WhatsApp with Facebook: the login has expired or was already used. Please log in again.",
    ],
    [
      "permission",
      "facebook_failed",
      "Error connecting WhatsApp with Facebook: a permission is missing. Please log in again and allow everything that is asked.",
    ],
    [
      "pin",
      "facebook_failed",
      "Error connecting WhatsApp with Facebook: this number has a two-step verification PIN. Please turn it off in the WhatsApp Manager and try again.",
    ],
    [
      "unreachable",
      "facebook_failed",
      "Error connecting WhatsApp with Facebook: Meta did not answer. Please try again.",
    ],
    [
      "refused",
      "facebook_failed",
      "Error connecting WhatsApp with Facebook: Meta refused the request.",
    ],
  ])("%s has a sentence of its own", (why, code, message) => {
    expect(refusalOf(failed(why))).toMatchObject({ code, message })
  })
  test("is said in Spanish to those who read Spanish, with its reason", () => {
    const reasons = [
      "token",
      "code",
      "permission",
      "blocked",
      "pin",
      "busy",
      "unreachable",
    ] as const
    for (const why of [...reasons, "refused", "off"] as const) {
      const english = refusalOf(failed(why)).message
      const step = stepFailure("register", failureWords(failed(why)))
      for (const sentence of [english, step]) {
        const spanish = inSpanish(sentence)
        expect([why, spanish]).not.toEqual([why, sentence])
        // Nothing of the English reason is left behind the Spanish beginning.
        expect(spanish).not.toMatch(/\b(the|please|try|again|answer|missing)\b/i)
      }
    }
    const typed = refusalOf(failed("refused", NO_NUMBER)).message
    expect(inSpanish(typed)).toBe(
      "Error al conectar WhatsApp con Facebook: ese ID de número no existe en Meta. Revisa los dos identificadores.",
    )
    expect(
      inSpanish(
        "Error connecting WhatsApp with Facebook: this number is already connected to another chatbot.",
      ),
    ).toBe("Error al conectar WhatsApp con Facebook: este número ya está conectado a otro chatbot.")
    expect(inSpanish(`Error connecting WhatsApp with Facebook: ${otherAccountWords("2")}`)).toBe(
      "Error al conectar WhatsApp con Facebook: este número pertenece a la cuenta de WhatsApp 2. Corrige el identificador de la cuenta.",
    )
  })
  test("that nobody knows is told in Meta's own words", () => {
    expect(failureWords(failed("refused", "(#100) Odd"))).toBe("(#100) Odd")
  })
})

describe("a step that failed", () => {
  test.each(STEPS.map((step) => [step]))("%s is known by the connection's message", (step) => {
    const words = "Meta did not answer."
    expect(failingStep({ lastErrorMessage: stepFailure(step, words) })).toEqual({ step, words })
  })
  test.each([null, "WhatsApp: PARTNER_REMOVED", "WhatsApp: error 131042"])(
    "%p is no step",
    (lastErrorMessage) => {
      expect(failingStep({ lastErrorMessage })).toBeNull()
    },
  )
})
