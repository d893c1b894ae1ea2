import { useEffect } from "react"
import { useSearchParams } from "wouter"
import { tab } from "../lib/storage.ts"
import { useChatbots } from "./queries.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string) => UUID.test(text)

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
