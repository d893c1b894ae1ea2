import { useEffect, useState } from "react"
import { type LiveEvent, listen } from "../lib/live.ts"
import { cache } from "./queries.ts"

/** Which data an event makes old. */
const CHANGED: Partial<Record<LiveEvent, readonly string[]>> = {
  "message.created": ["overview", "whatsapp", "simulation"],
  "message.status": ["whatsapp"],
  "simulation.entry": ["simulation"],
  "notification.created": ["memory"],
  "memory.changed": ["memory"],
  "knowledge.changed": ["knowledge", "chatbots"],
  "chatbot.changed": ["chatbots"],
  "conversation.paused": ["paused", "chatbots"],
  "conversation.resumed": ["paused", "chatbots"],
  "whatsapp.changed": ["whatsapp", "chatbots"],
  "calendar.changed": ["calendar", "chatbots"],
  "usage.changed": ["usage"],
}

/** Keeps the dashboard's data true while it is open; says whether the stream is lost. */
export const useLive = (chatbotid: string | undefined) => {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!chatbotid) return
    return listen(chatbotid, {
      onLost: setLost,
      onEvent: (event) => {
        if (event === "resync") return void cache.invalidateQueries()
        for (const key of CHANGED[event] ?? []) void cache.invalidateQueries({ queryKey: [key] })
      },
    })
  }, [chatbotid])
  return lost
}
