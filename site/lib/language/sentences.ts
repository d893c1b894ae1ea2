import { useEffect, useState } from "react"
import { useLanguage } from "./language.tsx"

// The table is loaded for readers of Spanish only.
let inSpanish = (sentence: string) => sentence

export const fetchSentences = async () => {
  inSpanish = (await import("./sentences-es.ts")).inSpanish
}

/** Answers a function that puts the server's sentences into the reader's language. */
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
