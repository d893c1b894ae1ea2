import { useState } from "react"
import { useWords } from "./language.tsx"
import { useSay } from "./sentences.ts"
import type { Bilingual } from "./words.ts"

type In<Words> = (t: Words, say: (sentence: string) => string) => string

type Translated<Words> = { of: Bilingual<Words>; in: In<Words> }

/** A text for toasts, which outlive their screen: it changes with the language of the page, too. */
export const Translated = <Words>({ of, in: words }: Translated<Words>) =>
  words(useWords(of), useSay())

/** The same for a sentence of the server. */
export const Sentence = ({ text }: { text: string }) => useSay()(text)

/** A state that holds a text; the text changes with the language of the page. */
export const useTranslated = <Words>(both: Bilingual<Words>) => {
  const t = useWords(both)
  const say = useSay()
  const [told, setTold] = useState<{ in: In<Words> } | null>(null)
  const tell = (words: In<Words> | null) => setTold(words && { in: words })
  return [told === null ? null : told.in(t, say), tell] as const
}
