import { useEffect, useState } from "react"
import { useTranslated } from "../lib/language/translated.ts"
import { createChatbot } from "../lib/pending/create-chatbot.ts"
import { type Draft, keptDraft } from "../lib/pending/draft.ts"
import { hasCode, inWords, Refused, Unreached } from "../lib/server/send.ts"
import { wizard } from "../words/wizard.ts"

const MOVE_ON_MS = 2000

/** Milliseconds before moving on when there are warnings to read: something could not be stored with the new bot. */
const READ_MS = 8000

export type Said = {
  text: string
  good: boolean
  /** What the contract says in Spanish to every reader. */
  lang?: "es" | undefined
  warnings?: readonly string[]
}

/** Creates a chatbot, answers the result to show, and moves on two seconds later unless the owner has left. */
export const useCreation = (onCreated: () => void, onFull: () => void) => {
  const [news, setNews] = useState<Omit<Said, "text"> | null>(null)
  const [text, tell] = useTranslated(wizard)
  const [busy, setBusy] = useState(false)
  const [next, setNext] = useState<{ go: () => void; afterMs: number } | null>(null)
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(next.go, next.afterMs)
    return () => clearTimeout(timer)
  }, [next])

  const create = async (draft: Draft) => {
    setBusy(true)
    setNews(null)
    try {
      const { message, warnings } = await createChatbot(draft)
      keptDraft.remove()
      tell(() => message)
      setNews({ good: true, lang: "es", warnings })
      setNext({ go: onCreated, afterMs: warnings.length > 0 ? READ_MS : MOVE_ON_MS })
    } catch (refusal) {
      const { text, lang } = why(refusal)
      tell(text)
      setNews({ good: false, lang })
      if (hasCode(refusal, "chatbot_limit")) setNext({ go: onFull, afterMs: MOVE_ON_MS })
    }
    setBusy(false)
  }
  const said: Said | null = news && { ...news, text: text ?? "" }
  return { said, busy, done: news?.good ?? false, create }
}

type Why = { text: (t: typeof wizard.en, say: (sentence: string) => string) => string; lang?: "es" }

const why = (refusal: unknown): Why => {
  if (refusal instanceof Refused && refusal.code !== "unknown")
    return {
      text: (_, say) => say(refusal.message),
      ...(refusal.code === "name_required" && { lang: "es" }),
    }
  if (inWords(refusal)) return { text: (t) => t.refused(refusal.message), lang: "es" }
  // fetch throws a TypeError when the network fails and a DOMException on a timeout; anything else is an answer that is no JSON.
  const { cause } = refusal instanceof Unreached ? refusal : {}
  const unread = cause && !(cause instanceof TypeError || cause instanceof DOMException)
  return unread ? { text: (t) => t.noData, lang: "es" } : { text: (t) => t.failed }
}
