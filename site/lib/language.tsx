import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import type { Bilingual, Language } from "./words.ts"

type Speech = { language: Language; speak: (language: Language) => void }

const Speech = createContext<Speech>({ language: "en", speak: () => {} })

/** What the page says it is written in; head.js has set it before anything is drawn. */
const pageLanguage = (): Language =>
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

type SpokenProps = { only: Language | null; children: ReactNode }

/** The reader's language, unless this part knows only one; the page says which it is while it is shown. */
export function Spoken({ only, children }: SpokenProps) {
  const speech = useSpeech()
  const language = only ?? speech.language
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Speech value={{ ...speech, language }}>{children}</Speech>
}

export const useSpeech = () => useContext(Speech)

export const useLanguage = () => useSpeech().language

export const useWords = <Words,>(both: Bilingual<Words>) => both[useLanguage()]
