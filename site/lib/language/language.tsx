import { createContext, type ReactNode, useContext, useState } from "react"
import type { Bilingual, Language } from "./words.ts"

type Speech = { language: Language; speak: (language: Language) => void }

export const Speech = createContext<Speech>({ language: "en", speak: () => {} })

/** What the page says it is written in; head.js has set it before anything is drawn. */
export const pageLanguage = (): Language =>
  globalThis.document?.documentElement.lang === "es" ? "es" : "en"

/** Gives everything inside it one language, which a switch may change. */
export function Speaking({ children, language }: { children: ReactNode; language?: Language }) {
  const [spoken, setSpoken] = useState(language ?? pageLanguage())
  const speak = (next: Language) => {
    localStorage.setItem("language", next)
    setSpoken(next)
  }
  return <Speech value={{ language: spoken, speak }}>{children}</Speech>
}

export const useSpeech = () => useContext(Speech)

export const useLanguage = () => useSpeech().language

export const useWords = <Words,>(both: Bilingual<Words>) => both[useLanguage()]
