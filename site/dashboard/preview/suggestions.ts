import type { Language } from "../../../core/shared/language.ts"

/** What may be asked of a bot first, in its language. */
export const SUGGESTIONS: Readonly<Record<Language, readonly string[]>> = {
  es: ["¿Qué horario tenéis?", "Quiero reservar", "¿Cuánto cuesta…?"],
  en: ["What are your opening hours?", "I'd like to book", "How much is…?"],
  pt: ["Qual é o vosso horário?", "Quero marcar", "Quanto custa…?"],
  fr: ["Quels sont vos horaires ?", "Je voudrais réserver", "Combien coûte… ?"],
  de: ["Wann habt ihr geöffnet?", "Ich möchte reservieren", "Was kostet…?"],
}
