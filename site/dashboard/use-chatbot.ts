import { useSearchParams } from "wouter"
import { useChatbots } from "./queries.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string) => UUID.test(text)

/** The chatbot that the address names with ?chatbotid=, else the first; null while there is none. */
export const useChatbot = () => {
  const query = useChatbots()
  const [search] = useSearchParams()
  const named = search.get("chatbotid")?.toLowerCase()
  const items = query.data?.items ?? []
  return { query, items, chatbot: items.find((one) => one.id === named) ?? items[0] ?? null }
}
