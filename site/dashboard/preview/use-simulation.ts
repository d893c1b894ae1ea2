import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { simulation } from "../../../adapters/http/contract/simulation.ts"
import { api } from "../../lib/server/api.ts"
import { cache } from "../data/cache.ts"
import { keptConversation } from "./kept-conversation.ts"
import { forgetClient } from "./use-conversation.ts"

const PAGE = 100

/** The end of the log. The server counts from its beginning. */
const newest = async (chatbotId: string) => {
  const from = async (offset: number) =>
    (await api(simulation.logs, { query: { chatbotId, limit: PAGE, offset } })).data
  const first = await from(0)
  return (first.total > PAGE ? await from(first.total - PAGE) : first).conversation
}

/** The simulated conversation of a chatbot: its log, which is read only if `wanted`, a way to write, and one to delete it all. */
export const useSimulation = (chatbotId: string, wanted = true) => {
  const key = ["simulation", chatbotId]

  const log = useQuery({
    queryKey: key,
    queryFn: () => newest(chatbotId),
    enabled: wanted && chatbotId !== "",
    // The copy on this device is shown until the server has answered.
    placeholderData: () => keptConversation(chatbotId).read() ?? undefined,
  })
  const entries = log.data ?? []
  useEffect(() => {
    // What was read some time ago may have been before the conversation began.
    if (!wanted || !log.data || log.isPlaceholderData || log.isFetching) return
    const copy = keptConversation(chatbotId)
    // Deleted, it may be on another device.
    if (log.data.length === 0) copy.remove()
    else copy.write(log.data)
  }, [wanted, log.data, log.isPlaceholderData, log.isFetching, chatbotId])

  const reload = () => cache.invalidateQueries({ queryKey: key })
  const send = useMutation({
    mutationFn: ({ message, wait }: { message: string; wait: boolean }) =>
      api(simulation.send, { body: { chatbotId, message, wait } }),
    onSuccess: ({ conversation }) => {
      const copy = keptConversation(chatbotId)
      // Of a conversation that was deleted while it was answered, on whatever screen, nothing is left to be kept.
      if (conversation?.length) copy.write([...(copy.read() ?? []), ...conversation])
    },
  })
  const forget = useMutation({
    mutationFn: () => api(simulation.remove, { body: { chatbotId } }),
    onSuccess: () => {
      keptConversation(chatbotId).remove()
      forgetClient(chatbotId)
      cache.setQueryData(key, [])
      cache.setQueryData([...key, "messages"], [])
    },
  })
  return { log, entries, send, forget, reload }
}
