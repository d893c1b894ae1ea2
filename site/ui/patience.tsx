import { useEffect, useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { words } from "../lib/language/words.ts"
import { StatusLine } from "./status-line.tsx"

const patienceWords = words({
  en: { slow: "This takes longer than usual. It is still under way." },
  es: { slow: "Está tardando más de lo normal, pero sigue en marcha." },
})

const USUAL_MS = 10_000

/** Says so beside the buttons where their call takes long: nothing can be done about it but wait. */
export function Patience({ busy }: { busy: boolean }) {
  const t = useWords(patienceWords)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), USUAL_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return <StatusLine className="basis-full text-small text-muted" text={slow && t.slow} />
}
