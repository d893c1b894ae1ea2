import { useEffect, useState } from "react"
import { useLanguage } from "./language.tsx"

// Only readers of Spanish carry the table.
let inSpanish = (sentence: string) => sentence

/** How the server's sentences are said in the reader's language. */
export const useSay = () => {
  const spanish = useLanguage() === "es"
  const [, arrived] = useState(false)
  useEffect(() => {
    if (spanish)
      void import("./sentences-es.ts").then((table) => {
        inSpanish = table.inSpanish
        arrived(true)
      })
  }, [spanish])
  return (sentence: string) => (spanish ? inSpanish(sentence) : sentence)
}
