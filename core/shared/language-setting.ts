import type { Language } from "./language.ts"

export const LANGUAGE_SETTINGS = [
  "spanish",
  "english",
  "portuguese",
  "french",
  "german",
  "auto",
] as const
/** What an owner may set; "auto" follows the client. */
export type LanguageSetting = (typeof LANGUAGE_SETTINGS)[number]

const FALLBACKS: Readonly<Record<LanguageSetting, Language>> = {
  spanish: "es",
  english: "en",
  portuguese: "pt",
  french: "fr",
  german: "de",
  auto: "es",
}

/** The language of a chatbot's setting; `auto` speaks Spanish until the client has shown a language. */
export const fallbackLanguage = (setting: LanguageSetting): Language => FALLBACKS[setting]
