import type { Language } from "../shared/language.ts"

/** Words that disclose that a machine answers. A welcome without any gets a sentence that does (contract.md 4.5; AI Act, art. 50). */
const DISCLOSED = [
  // In capitals only: "J'ai" and "eu ia" say nothing of a machine.
  /(?<![\p{L}\p{N}])(IA|AI|KI)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(bots?|chatbots?|inteligencia artificial|inteligência artificial|intelligence artificielle|künstliche intelligenz|artificial intelligence|asistente virtual|assistente virtual|assistant virtuel|virtual assistant)(?![\p{L}\p{N}])/iu,
]

const INTRODUCTION: Record<Language, (name: string) => string> = {
  es: (name) => `Hola, soy ${name}, el asistente virtual con inteligencia artificial.`,
  en: (name) => `Hi, I am ${name}, the AI virtual assistant.`,
  pt: (name) => `Olá, sou ${name}, o assistente virtual com inteligência artificial.`,
  fr: (name) => `Bonjour, je suis ${name}, l'assistant virtuel avec intelligence artificielle.`,
  de: (name) => `Hallo, ich bin ${name}, der virtuelle KI-Assistent.`,
}

const DISCLOSURE: Record<Language, string> = {
  es: "Soy un asistente virtual con IA.",
  en: "I am an AI virtual assistant.",
  pt: "Sou um assistente virtual com IA.",
  fr: "Je suis un assistant virtuel avec IA.",
  de: "Ich bin ein virtueller KI-Assistent.",
}

type Greeter = { readonly name: string; readonly welcomemessage: string }

/** The greeting of a first conversation. */
export const greeting = ({ name, welcomemessage }: Greeter, language: Language): string => {
  const welcome = welcomemessage.trim()
  if (welcome === "") return INTRODUCTION[language](name)
  return DISCLOSED.some((words) => words.test(welcome))
    ? welcome
    : `${welcome}\n\n${DISCLOSURE[language]}`
}

/** Puts the greeting before the answer. If the model wrote it itself, or a part of it, that is removed first. */
export const greeted = (answer: string, greeter: Greeter, language: Language): string => {
  const hello = greeting(greeter, language)
  const openings = [
    hello,
    greeter.welcomemessage,
    INTRODUCTION[language](greeter.name),
    DISCLOSURE[language],
  ]
  const rest = openings.reduce(withoutOpening, answer)
  return rest === "" ? hello : `${hello}\n\n${rest}`
}

/** `text` without `opening` at its start, however it is spaced, and what punctuation followed it. */
const withoutOpening = (text: string, opening: string) => {
  const words = opening.normalize("NFC").split(/\s+/).filter(Boolean).map(RegExp.escape)
  if (words.length === 0) return text
  // "Hola" does not begin "Holanda".
  const begins = new RegExp(`^\\s*${words.join("\\s+")}(?![\\p{L}\\p{N}\\p{M}])`, "iu")
  const whole = text.normalize("NFC")
  const found = begins.exec(whole)
  if (!found) return text
  return whole
    .slice(found[0].length)
    .replace(/^(?:[ \t]*[,.;:!…–-]+)*\s*/, "")
    .trimEnd()
}
