import type { Language } from "../../../core/shared/language.ts"

/** What may be asked of a bot first, in its language. */
export const SUGGESTIONS: Readonly<Record<Language, readonly string[]>> = {
  es: ["¿Qué horario tenéis?", "Quiero reservar", "¿Cuánto cuesta…?"],
  en: ["What are your opening hours?", "I'd like to book", "How much is…?"],
  pt: ["Qual é o horário de funcionamento?", "Quero marcar um horário", "Quanto custa…?"],
  fr: ["Quels sont vos horaires\u00a0?", "Je voudrais réserver", "Combien coûte…\u00a0?"],
  de: ["Wann habt ihr geöffnet?", "Ich möchte reservieren", "Was kostet…?"],
}
