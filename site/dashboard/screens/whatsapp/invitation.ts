import type { Language } from "../../../../core/shared/language.ts"

type Invitation = {
  /** What stands ready in the chat that the code opens. */
  readonly hello: string
  /** On the poster. */
  readonly line: string
  readonly small: string
}

/** How customers are invited to write to a bot, in its language. */
export const INVITATIONS: Readonly<Record<Language, Invitation>> = {
  es: {
    hello: "Hola, quería preguntar una cosa",
    line: "Escríbenos por WhatsApp",
    small: "Un asistente con IA contesta al momento; una persona, cuando quieras.",
  },
  en: {
    hello: "Hi, I have a question",
    line: "Write to us on WhatsApp",
    small: "An AI assistant answers at once, a person when you want one.",
  },
  pt: {
    hello: "Olá, queria fazer uma pergunta",
    line: "Escreva-nos no WhatsApp",
    small: "Um assistente com IA responde na hora; uma pessoa, quando quiser.",
  },
  fr: {
    hello: "Bonjour, j'ai une question",
    line: "Écrivez-nous sur WhatsApp",
    small: "Un assistant IA répond tout de suite\u00a0; une personne, quand vous le souhaitez.",
  },
  de: {
    hello: "Hallo, ich habe eine Frage",
    line: "Schreiben Sie uns auf WhatsApp",
    small: "Ein KI-Assistent antwortet sofort, ein Mensch, wenn Sie möchten.",
  },
}
