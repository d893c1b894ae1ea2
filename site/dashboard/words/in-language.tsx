import { type ReactNode, useEffect, useState } from "react"
import { LanguageContext, useLanguageChoice } from "../../lib/language/language.tsx"
import type { Language } from "../../lib/language/words.ts"
import { fetchSpanish, isLoaded } from "./lazy-spanish.ts"

const AGAIN_MS = 3000

/** English until the words of the wanted language are here. */
const useArrived = (wanted: Language): Language => {
  const [, arrived] = useState(false)
  useEffect(() => {
    if (isLoaded(wanted)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetch = () =>
      fetchSpanish().then(
        () => arrived(true),
        () => {
          timer = setTimeout(fetch, AGAIN_MS)
        },
      )
    void fetch()
    return () => clearTimeout(timer)
  }, [wanted])
  return isLoaded(wanted) ? wanted : "en"
}

type Props = { only: Language | null; children: ReactNode }

/** Shows its content in the reader's language, or in the `only` one it has, and tells the page which it is. */
export function InLanguage({ only, children }: Props) {
  const choice = useLanguageChoice()
  const language = useArrived(only ?? choice.language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={{ ...choice, language }}>{children}</LanguageContext>
}
