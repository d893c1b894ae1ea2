import { useEffect } from "react"
import { useSearchParams } from "wouter"
import { Id } from "../../../core/shared/ids.ts"
import { tab } from "../../lib/storage.ts"
import { useChatbots } from "./queries.ts"

export const isUuid = (text: string) => Id.safeParse(text).success

const CHOSEN = "chatbot"

/**
 * The chatbot that the address names with ?chatbotid=, else the one it last named in this tab, else the first; null while
 * there is none.
 */
export const useChatbot = () => {
  const query = useChatbots()
  const [search] = useSearchParams()
  const named = search.get("chatbotid")?.toLowerCase()
  useEffect(() => {
    if (named) tab.write(CHOSEN, named)
  }, [named])
  const chosen = named ?? tab.read(CHOSEN)
  const items = query.data?.items ?? []
  return { query, items, chatbot: items.find((one) => one.id === chosen) ?? items[0] ?? null }
}
