import { useEffect } from "react"
import { useLanguage } from "../../lib/language/language.tsx"
import { fetchSentences } from "../../lib/language/sentences.ts"
import type { Screen } from "../../lib/routes.ts"
import { prefetchScreen } from "./screens.ts"

/** At the thumb: these come first, and with their data. */
const FIRST: readonly Screen[] = ["chatbots", "whatsapp", "training"]
/** The data of these is fetched when a pointer comes near, or the drawer that leads to them opens. */
const THEN: readonly Screen[] = ["memory", "calendar", "settings", "create-chatbot"]

/** Fetches what is likely to be opened next, then what only keyboard users would have to wait for. */
export const usePrefetch = (settled: boolean, chatbotId: string | undefined) => {
  const spanish = useLanguage() === "es"
  useEffect(() => {
    if (!settled) return
    void Promise.all(FIRST.map((screen) => prefetchScreen(screen, chatbotId)))
      .then(() => Promise.all(THEN.map((screen) => prefetchScreen(screen))))
      // A failure message has to be here already when nothing can be fetched any more.
      .then(() => (spanish ? fetchSentences() : null))
      .then(() => import("./restore-focus.ts"))
      .catch(() => null)
  }, [settled, chatbotId, spanish])
}
