import { useEffect } from "react"
import { useLanguage } from "../../lib/language/language.tsx"
import { fetchSentences } from "../../lib/language/sentences.ts"
import type { Screen } from "../../lib/routes.ts"
import { tab } from "../../lib/storage.ts"
import { prefetchScreen } from "./screens.ts"

/** The bottom bar of phones: fetched first, and with their data. */
const FIRST: readonly Screen[] = ["chatbots", "whatsapp", "training"]
/** The data of these is fetched when a pointer comes near, or the drawer that leads to them opens. */
const THEN: readonly Screen[] = ["memory", "calendar", "settings", "create-chatbot"]

/** The chatbot whose data was fetched ahead in this tab. */
const AHEAD = "fetched-ahead"

/**
 * Data is fetched ahead once in a tab; afterwards only when a pointer, a finger or the focus reaches a link. Otherwise each reload
 * would use up calls that the owner has in a minute (contract.md 1.6).
 */
const dataAhead = (chatbotId: string | undefined) => {
  if (!chatbotId || tab.read(AHEAD) === chatbotId) return
  tab.write(AHEAD, chatbotId)
  return chatbotId
}

/** Fetches ahead the screens that are likely to be opened next, then what is needed only later. */
export const usePrefetch = (settled: boolean, chatbotId: string | undefined) => {
  const spanish = useLanguage() === "es"
  useEffect(() => {
    if (!settled) return
    const ahead = dataAhead(chatbotId)
    void Promise.all(FIRST.map((screen) => prefetchScreen(screen, ahead)))
      .then(() => Promise.all(THEN.map((screen) => prefetchScreen(screen))))
      // Needed for the messages of failures, among them that there is no network.
      .then(() => (spanish ? fetchSentences() : null))
      .then(() => import("./restore-focus.ts"))
      .catch(() => null)
  }, [settled, chatbotId, spanish])
}
