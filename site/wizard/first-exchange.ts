import type { Tone } from "../../core/chatbots/chatbot.ts"
import type { Language } from "../../core/shared/language.ts"

type Exchange = { question: string; answers: Readonly<Record<Tone, string>> }

/** A first question, and how each tone answers it, without a word on what the bot does not know yet. */
export const FIRST_EXCHANGE: Readonly<Record<Language, Exchange>> = {
  es: {
    question: "Hola, ¿qué horario tenéis?",
    answers: {
      professional: "Ahora mismo te confirmo el horario.",
      friendly: "¡Claro que sí! Te lo miro ahora mismo 😊",
      formal: "Con mucho gusto. Enseguida le confirmo el horario.",
      casual: "¡Va, te lo miro ya!",
    },
  },
  en: {
    question: "Hi, what are your opening hours?",
    answers: {
      professional: "I will confirm our opening hours right away.",
      friendly: "Of course! I'll look that up for you right now 😊",
      formal: "With pleasure. I shall confirm our opening hours at once.",
      casual: "Sure, let me check!",
    },
  },
  pt: {
    question: "Olá, qual é o vosso horário?",
    answers: {
      professional: "Confirmo já o horário.",
      friendly: "Claro que sim! Vou já ver 😊",
      formal: "Com todo o gosto. Confirmo-lhe o horário de imediato.",
      casual: "Boa, vou já ver!",
    },
  },
  fr: {
    question: "Bonjour, quels sont vos horaires ?",
    answers: {
      professional: "Je vous confirme les horaires tout de suite.",
      friendly: "Bien sûr ! Je regarde ça tout de suite 😊",
      formal: "Avec plaisir. Je vous confirme nos horaires dans un instant.",
      casual: "OK, je regarde ça !",
    },
  },
  de: {
    question: "Hallo, wann habt ihr geöffnet?",
    answers: {
      professional: "Ich bestätige Ihnen die Öffnungszeiten sofort.",
      friendly: "Na klar! Ich schaue gleich für dich nach 😊",
      formal: "Sehr gerne. Ich bestätige Ihnen umgehend unsere Öffnungszeiten.",
      casual: "Klar, ich schau gleich nach!",
    },
  },
}
