import { createContext, type ReactNode, useContext, useState } from "react"
import { device } from "../storage.ts"
import type { Bilingual, Language } from "./words.ts"

type LanguageContext = { language: Language; setLanguage: (language: Language) => void }

export const LanguageContext = createContext<LanguageContext>({
  language: "en",
  setLanguage: () => {},
})

/** The language of the page; head.js sets it before anything is shown. */
export const pageLanguage = (): Language =>
  globalThis.document?.documentElement.lang === "es" ? "es" : "en"

type ProviderProps = { children: ReactNode; language?: Language }

/** Provides the language to everything inside, and a way to change it. */
export function LanguageProvider({ children, language }: ProviderProps) {
  const [spoken, setSpoken] = useState(language ?? pageLanguage())
  const setLanguage = (next: Language) => {
    device.write("language", next)
    setSpoken(next)
  }
  return <LanguageContext value={{ language: spoken, setLanguage }}>{children}</LanguageContext>
}

export const useLanguageChoice = () => useContext(LanguageContext)

export const useLanguage = () => useLanguageChoice().language

export const useWords = <Words,>(both: Bilingual<Words>) => both[useLanguage()]
