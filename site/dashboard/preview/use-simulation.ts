import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { simulation } from "../../../adapters/http/contract/simulation.ts"
import type { LogEntry } from "../../../core/simulation/log.ts"
import { api } from "../../lib/api.ts"
import { kept } from "../../lib/storage.ts"
import { cache } from "../queries.ts"
import { forgetClient } from "./use-conversation.ts"

const PAGE = 100

/** The simulated conversation of a chatbot; its log is only asked for when `wanted`: what was said, and the ways to say more or forget it. */
export const useSimulation = (chatbotId: string, wanted = true) => {
  const key = ["simulation", chatbotId]
  const copy = `simulation:${chatbotId}`

  const log = useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data } = await api(simulation.logs, {
        query: { chatbotId, limit: PAGE, offset: 0 },
      })
      return data.conversation
    },
    enabled: wanted && chatbotId !== "",
    // The copy on this device is shown until the server has answered.
    placeholderData: () => (kept.read(copy) as LogEntry[] | null) ?? undefined,
  })
  const entries = log.data ?? []
  useEffect(() => {
    if (log.data && log.data.length > 0 && !log.isPlaceholderData) kept.write(copy, log.data)
  }, [log.data, log.isPlaceholderData, copy])

  const reload = () => cache.invalidateQueries({ queryKey: key })
  const send = useMutation({
    mutationFn: ({ message, wait }: { message: string; wait: boolean }) =>
      api(simulation.send, { body: { chatbotId, message, wait } }),
    // A conversation that one had is kept on this device: the checklist knows by it that the bot was tried.
    onSuccess: ({ conversation }) => {
      if (conversation) kept.write(copy, [...entries, ...conversation])
    },
  })
  const forget = useMutation({
    mutationFn: () => api(simulation.remove, { body: { chatbotId } }),
    onSuccess: () => {
      kept.remove(copy)
      forgetClient(chatbotId)
      cache.setQueryData(key, [])
      cache.setQueryData([...key, "messages"], [])
    },
  })
  return { log, entries: log.isError ? [] : entries, send, forget, reload }
}
