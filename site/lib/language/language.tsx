import { createContext, type ReactNode, useContext, useState } from "react"
import type { Bilingual, Language } from "./words.ts"

type LanguageContext = { language: Language; setLanguage: (language: Language) => void }

export const LanguageContext = createContext<LanguageContext>({
  language: "en",
  setLanguage: () => {},
})

/** What the page says it is written in; head.js has set it before anything is drawn. */
export const pageLanguage = (): Language =>
  globalThis.document?.documentElement.lang === "es" ? "es" : "en"

type ProviderProps = { children: ReactNode; language?: Language }

/** Gives everything inside it one language, which a switch may change. */
export function LanguageProvider({ children, language }: ProviderProps) {
  const [spoken, setSpoken] = useState(language ?? pageLanguage())
  const setLanguage = (next: Language) => {
    localStorage.setItem("language", next)
    setSpoken(next)
  }
  return <LanguageContext value={{ language: spoken, setLanguage }}>{children}</LanguageContext>
}

export const useLanguageChoice = () => useContext(LanguageContext)

export const useLanguage = () => useLanguageChoice().language

export const useWords = <Words,>(both: Bilingual<Words>) => both[useLanguage()]
