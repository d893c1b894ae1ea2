import { useEffect, useState } from "react"
import { useLanguage } from "./language.tsx"

// Only readers of Spanish carry the table.
let inSpanish = (sentence: string) => sentence

export const fetchSentences = async () => {
  inSpanish = (await import("./sentences-es.ts")).inSpanish
}

/** How the server's sentences are said in the reader's language. */
export const useSay = () => {
  const spanish = useLanguage() === "es"
  const [, arrived] = useState(false)
  useEffect(() => {
    if (!spanish) return
    fetchSentences().then(
      () => arrived(true),
      () => null,
    )
  }, [spanish])
  return (sentence: string) => (spanish ? inSpanish(sentence) : sentence)
}
