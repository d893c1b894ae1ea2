import { useEffect, useState } from "react"
import type { EventData } from "../../../adapters/http/contract/events.ts"
import type { Usage } from "../../../core/billing/usage.ts"
import { type LiveEvent, listen } from "../../lib/server/live.ts"
import { cache } from "../data/cache.ts"
import { readSoon, SOON_MS } from "../data/read-again.ts"

/** The least time between two reads of the simulated phone: most messages are from real customers and change nothing on it. */
const PHONE_MS = 2_000
/** For figures, which a busy line would otherwise ask for with every message. */
const LATER_MS = 10_000

/** All events, and the data that each makes old. */
const CHANGED: Readonly<Record<LiveEvent, readonly Parameters<typeof readSoon>[]>> = {
  hello: [],
  resync: [],
  "message.created": [
    ["simulation", SOON_MS, PHONE_MS],
    ["overview", LATER_MS],
    ["whatsapp", LATER_MS],
  ],
  "message.status": [["whatsapp", LATER_MS]],
  "turn.started": [],
  // The figures of the overview stand beside the usage counter, which has just moved; and an appointment may have been made.
  "turn.done": [
    ["overview", SOON_MS, LATER_MS],
    ["calendar", SOON_MS, LATER_MS],
  ],
  "simulation.entry": [["simulation"]],
  // The list of chatbots holds their notifications, which are counted on every screen.
  "notification.created": [["memory"], ["chatbots"]],
  "memory.changed": [["memory"], ["chatbots"]],
  "knowledge.changed": [["knowledge"], ["chatbots"]],
  "chatbot.changed": [["chatbots"]],
  "conversation.paused": [["paused"], ["chatbots"]],
  "conversation.resumed": [["paused"], ["chatbots"]],
  "whatsapp.changed": [["whatsapp"], ["chatbots"]],
  "calendar.changed": [["calendar"], ["chatbots"]],
  "usage.changed": [],
}
const EVENTS = Object.keys(CHANGED) as LiveEvent[]

/**
 * The event of a reply holds all that is new. One that does not count more tells of another plan, of its planned end, or of a new
 * month: then the dates and the plan are read, too.
 */
const count = ({ messagesUsed, messagesLimit }: EventData<"usage.changed">) => {
  const key = ["usage"]
  const known = cache.getQueryData<Usage>(key)
  if (!known) return
  cache.setQueryData<Usage>(key, { ...known, messagesUsed, messagesLimit })
  if (messagesLimit === known.messagesLimit && messagesUsed > known.messagesUsed) return
  for (const old of ["usage", "subscription"]) readSoon(old, SOON_MS, LATER_MS)
}

/** Keeps the dashboard's data up to date while it is open; says whether the live stream is lost. */
export const useLive = (chatbotid: string | undefined) => {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!chatbotid) return
    return listen(chatbotid, {
      events: EVENTS,
      onLost: setLost,
      onEvent: (event, data) => {
        if (event === "resync") return void cache.invalidateQueries()
        if (event === "usage.changed") count(data as EventData<"usage.changed">)
        for (const change of CHANGED[event]) readSoon(...change)
      },
    })
  }, [chatbotid])
  return lost
}
