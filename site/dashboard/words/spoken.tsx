import { type ReactNode, useEffect, useState } from "react"
import { Speech, useSpeech } from "../../lib/language/language.tsx"
import type { Language } from "../../lib/language/words.ts"
import { fetchSpanish, isHere } from "./apart.ts"

const AGAIN_MS = 3000

/** English until the words of the wanted language are here. */
const useArrived = (wanted: Language): Language => {
  const [, arrived] = useState(false)
  useEffect(() => {
    if (isHere(wanted)) return
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
  return isHere(wanted) ? wanted : "en"
}

type Props = { only: Language | null; children: ReactNode }

/** The reader's language, unless this part knows only one; the page says which it is while it is shown. */
export function Spoken({ only, children }: Props) {
  const speech = useSpeech()
  const language = useArrived(only ?? speech.language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <Speech value={{ ...speech, language }}>{children}</Speech>
}
