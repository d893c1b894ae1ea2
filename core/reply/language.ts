export type Language = "es" | "en" | "pt" | "fr" | "de"
export const fallbackLanguage = (setting: string): Language =>
  (({ english: "en", portuguese: "pt", french: "fr", german: "de" })[setting] as Language) ?? "es"
export const replyLanguage = (
  _text: string,
  { prior, fallback }: { prior?: Language; fallback: Language },
): Language => prior ?? fallback
