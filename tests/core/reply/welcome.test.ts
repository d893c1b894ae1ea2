import { describe, expect, test } from "bun:test"
import { greeted, greeting } from "../../../core/reply/welcome.ts"
import type { Language } from "../../../core/shared/language.ts"
import { forSeeds } from "../../support/random.ts"

const lola = (welcomemessage = "") => ({ name: "Lola", welcomemessage })

const INTRODUCTIONS: readonly [Language, string][] = [
  ["es", "Hola, soy Lola, el asistente virtual con inteligencia artificial."],
  ["en", "Hi, I am Lola, the AI virtual assistant."],
  ["pt", "Olá, sou Lola, o assistente virtual com inteligência artificial."],
  ["fr", "Bonjour, je suis Lola, l'assistant virtuel avec intelligence artificielle."],
  ["de", "Hallo, ich bin Lola, der virtuelle KI-Assistent."],
]

const DISCLOSURES: readonly [Language, string][] = [
  ["es", "Soy un asistente virtual con IA."],
  ["en", "I am an AI virtual assistant."],
  ["pt", "Sou um assistente virtual com IA."],
  ["fr", "Je suis un assistant virtuel avec IA."],
  ["de", "Ich bin ein virtueller KI-Assistent."],
]

describe("a first conversation", () => {
  test.each(INTRODUCTIONS)(
    "without a welcome begins with an introduction: %s",
    (language, text) => {
      expect(greeting(lola(), language)).toBe(text)
      expect(greeting(lola("  \n"), language)).toBe(text)
    },
  )

  test.each(DISCLOSURES)(
    "says after the owner's welcome that it is an AI: %s",
    (language, text) => {
      expect(greeting(lola("¡Bienvenidos a Lola!"), language)).toBe(
        `¡Bienvenidos a Lola!\n\n${text}`,
      )
    },
  )

  test.each([
    "Soy la IA de Lola",
    "I am Lola's AI.",
    "Ich bin die KI von Lola",
    "Hola, soy un bot",
    "Hola, soy el Chatbot de Lola",
    "Te atiende una inteligencia artificial",
    "An artificial intelligence answers here",
    "Soy tu asistente virtual",
    "Your Virtual Assistant here!",
    "ASISTENTE VIRTUAL DE LOLA",
    "Hola (bot)",
  ])("does not say it twice when the welcome does: %p", (welcome) => {
    expect(greeting(lola(welcome), "es")).toBe(welcome)
  })

  test.each([
    "J'ai hâte de vous aider",
    "Eu ia mesmo escrever",
    "Aitana te atiende",
    "Bienvenidos a la botica",
    "Robots y juguetes Lola",
    "María te saluda",
    "Sólo medicina inteligente",
  ])("says it when the welcome only looks as if it did: %p", (welcome) => {
    expect(greeting(lola(welcome), "es")).toEndWith("\n\nSoy un asistente virtual con IA.")
  })
})

describe("the greeting is not doubled", () => {
  const welcome = "¡Hola! Bienvenidos a Lola."
  const whole = `${welcome}\n\nSoy un asistente virtual con IA.\n\nA las nueve.`
  const cases: readonly [string, string, string, string][] = [
    ["the model wrote the welcome", welcome, `${welcome} A las nueve.`, whole],
    [
      "the model wrote the welcome in capitals",
      welcome,
      `${welcome.toUpperCase()}\nA las nueve.`,
      whole,
    ],
    ["the model wrote the welcome and the disclosure", welcome, whole, whole],
    [
      "the model wrote the disclosure",
      welcome,
      "Soy un asistente virtual con IA. A las nueve.",
      whole,
    ],
    ["with other spaces between", welcome, "¡Hola!  Bienvenidos\na Lola.\n\nA las nueve.", whole],
    ["the model wrote nothing of it", welcome, "A las nueve.", whole],
    [
      "the model introduced itself",
      "",
      "Hola, soy Lola, el asistente virtual con inteligencia artificial.\n\nA las nueve.",
      "Hola, soy Lola, el asistente virtual con inteligencia artificial.\n\nA las nueve.",
    ],
    [
      "the model wrote nothing but the greeting",
      "",
      "Hola, soy Lola, el asistente virtual con inteligencia artificial.",
      "Hola, soy Lola, el asistente virtual con inteligencia artificial.",
    ],
    [
      "a word that begins like the welcome stays whole",
      "Hola",
      "Holanda queda cerca.",
      "Hola\n\nSoy un asistente virtual con IA.\n\nHolanda queda cerca.",
    ],
    [
      "the comma behind the welcome goes with it",
      "Hola",
      "Hola, a las nueve.",
      "Hola\n\nSoy un asistente virtual con IA.\n\na las nueve.",
    ],
    [
      "a list behind the welcome stays one",
      "Hola",
      "Hola!\n\n- Corte\n- Tinte",
      "Hola\n\nSoy un asistente virtual con IA.\n\n- Corte\n- Tinte",
    ],
    [
      "a question behind the welcome stays one",
      "Hola",
      "Hola, ¿a qué hora?",
      "Hola\n\nSoy un asistente virtual con IA.\n\n¿a qué hora?",
    ],
  ]
  test.each(cases)("%s", (_, welcomemessage, answer, expected) => {
    expect(greeted(answer, lola(welcomemessage), "es")).toBe(expected)
  })

  test("begins with the greeting and keeps the end of the answer, whatever both are", () => {
    const pieces = ["Hola", "¡", "!", " ", "\n", "bot", "É", "e\u0301", "İ", "ß", "😀", ",", "IA"]
    forSeeds(500, ({ below, text, pick }) => {
      const greeter = lola(text(pieces, below(6)))
      const language = pick(["es", "en", "pt", "fr", "de"] as const)
      const answer = text(pieces, below(8))
      const reply = greeted(`${answer} fin`, greeter, language)
      expect(reply).toStartWith(greeting(greeter, language))
      expect(reply).toEndWith("fin")
    })
  })
})
