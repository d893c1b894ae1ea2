import { useEffect } from "react"
import { useLanguage } from "./language.tsx"

// Only readers of Spanish carry the table; it is there long before the server has refused anything.
let inSpanish = (sentence: string) => sentence

/** How the server's sentences are said in the reader's language. */
export const useSay = () => {
  const spanish = useLanguage() === "es"
  useEffect(() => {
    if (spanish)
      void import("./sentences-es.ts").then((table) => {
        inSpanish = table.inSpanish
      })
  }, [spanish])
  return (sentence: string) => (spanish ? inSpanish(sentence) : sentence)
}
