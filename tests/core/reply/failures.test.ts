import { expect, test } from "bun:test"
import { apology, ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"

/** contract.md 4.6, by number. */
const EXACT: readonly (readonly [keyof typeof SENTENCES, string])[] = [
  ["invalid", "I am sorry, an error occurred while processing your message. Please try again."],
  [
    "chatbotMissing",
    "I am sorry, I could not find the requested chatbot. Please contact the administrator.",
  ],
  [
    "configurationUnreadable",
    "I am sorry, an error occurred while getting the chatbot configuration. Please try again later.",
  ],
  [
    "tokenExpired",
    "I am sorry, the connection with WhatsApp has expired. Please reconnect your WhatsApp account to continue.",
  ],
  [
    "unavailable",
    "Lo siento, ha ocurrido un problema con tu última solicitud. Por favor, inténtalo de nuevo.",
  ],
  ["empty", "I am sorry, I could not generate an answer. Could you please rephrase your question?"],
  [
    "tooLong",
    "I am sorry, this conversation has become too long. Please start a new conversation or ask shorter questions.",
  ],
  [
    "refused",
    "I am sorry, an error occurred while generating the answer. Please try again with a different question.",
  ],
  ["notText", "Por ahora solo puedo leer mensajes de texto. ¿Me lo puedes escribir?"],
  ["notTextEnglish", "I can only read text messages for now. Could you write it?"],
  ["handover", "He avisado a una persona del equipo. Te responderá lo antes posible."],
]

test.each(EXACT)("the fixed sentence %s is word for word what was agreed", (name, sentence) => {
  expect(SENTENCES[name]).toBe(sentence as (typeof SENTENCES)[typeof name])
})

test("every fixed sentence is checked here", () => {
  expect(Object.keys(SENTENCES).toSorted()).toEqual(EXACT.map(([name]) => name).toSorted())
})

test.each([
  ["unavailable", SENTENCES.unavailable],
  ["too-long", SENTENCES.tooLong],
  ["empty", SENTENCES.empty],
  ["refused", SENTENCES.refused],
] as const)("a model that failed as %s has its own apology", (why, sentence) => {
  expect(apology(new ModelFailed({ why, detail: "a secret of the provider" }))).toBe(sentence)
})
