import type { Language } from "../../core/shared/language.ts"

type Examples = { readonly welcome: string; readonly knowledge: string; readonly hours: string }

/** What a bot may say first and be taught, in its language: customers read it as it is typed. `hours` is inserted as it stands. */
export const EXAMPLES: Readonly<Record<Language, Examples>> = {
  es: {
    welcome: "¡Hola! Soy el asistente con IA de la peluquería. ¿En qué te ayudo?",
    knowledge: "Abrimos de lunes a sábado de 9 a 18. El corte cuesta 18 €…",
    hours: "Abrimos de lunes a viernes de 9 a 18. Los sábados, de 10 a 14. Domingos cerrado.",
  },
  en: {
    welcome: "Hello! I am the AI assistant of the hair salon. How can I help you?",
    knowledge: "We open Monday to Saturday from 9 to 18. A cut costs 18 €…",
    hours: "We open Monday to Friday from 9 to 18, on Saturdays from 10 to 14. Closed on Sundays.",
  },
  pt: {
    welcome: "Olá! Sou o assistente com IA do salão. Em que posso ajudar?",
    knowledge: "Abrimos de segunda a sábado, das 9h às 18h. O corte custa 18 €…",
    hours: "Abrimos de segunda a sexta das 9h às 18h e ao sábado das 10h às 14h. Domingo, fechado.",
  },
  fr: {
    welcome:
      "Bonjour\u00a0! Je suis l'assistant IA du salon de coiffure. Comment puis-je vous aider\u00a0?",
    knowledge: "Nous ouvrons du lundi au samedi de 9h à 18h. La coupe coûte 18 €…",
    hours:
      "Nous ouvrons du lundi au vendredi de 9h à 18h, le samedi de 10h à 14h. Fermé le dimanche.",
  },
  de: {
    welcome: "Hallo! Ich bin der KI-Assistent des Friseursalons. Wie kann ich helfen?",
    knowledge: "Wir haben montags bis samstags von 9 bis 18 Uhr geöffnet. Ein Schnitt kostet 18 €…",
    hours:
      "Wir haben montags bis freitags von 9 bis 18 Uhr geöffnet, samstags von 10 bis 14 Uhr. Sonntags ist geschlossen.",
  },
}
