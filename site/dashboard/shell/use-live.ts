import { useEffect, useState } from "react"
import type { EventData } from "../../../adapters/http/contract/events.ts"
import type { Usage } from "../../../core/billing/usage.ts"
import { type LiveEvent, listen } from "../../lib/server/live.ts"
import { cache } from "../cache.ts"

const SOON_MS = 500
/** Between two reads of the simulated phone at least: most messages are of real customers, and change nothing on it. */
const PHONE_MS = 2_000
/** Figures that a busy line would otherwise ask for with every message. */
const LATER_MS = 10_000

type Change = readonly [key: string, waitMs: number, everyMs?: number]

/** Which data an event makes old, how long more of the same is waited for, and how often it is asked for at most. */
const CHANGED: Partial<Record<LiveEvent, readonly Change[]>> = {
  "message.created": [
    ["simulation", SOON_MS, PHONE_MS],
    ["overview", LATER_MS],
    ["whatsapp", LATER_MS],
  ],
  "message.status": [["whatsapp", LATER_MS]],
  // The usage counter has moved by now, so the figures beside it are refetched too; on a busy line at most every ten seconds.
  "turn.done": [["overview", SOON_MS, LATER_MS]],
  "simulation.entry": [["simulation", SOON_MS]],
  // Each chatbot of the list tells its notifications, which are counted on every screen.
  "notification.created": [
    ["memory", SOON_MS],
    ["chatbots", SOON_MS],
  ],
  "memory.changed": [
    ["memory", SOON_MS],
    ["chatbots", SOON_MS],
  ],
  "knowledge.changed": [
    ["knowledge", SOON_MS],
    ["chatbots", SOON_MS],
  ],
  "chatbot.changed": [["chatbots", SOON_MS]],
  "conversation.paused": [["paused", SOON_MS]],
  "conversation.resumed": [["paused", SOON_MS]],
  "whatsapp.changed": [
    ["whatsapp", SOON_MS],
    ["chatbots", SOON_MS],
  ],
  "calendar.changed": [
    ["calendar", SOON_MS],
    ["chatbots", SOON_MS],
  ],
}

type Wait = { readonly timer: ReturnType<typeof setTimeout>; readonly until: number }
const waiting = new Map<string, Wait>()
const asked = new Map<string, number>()

/** Refetches what changed. Changes within the wait share one request, and the most urgent of them sets the time. */
const refetchSoon = ([key, waitMs, everyMs = 0]: Change) => {
  const now = Date.now()
  const until = Math.max(now + waitMs, (asked.get(key) ?? 0) + everyMs)
  const before = waiting.get(key)
  if (before && before.until <= until) return
  clearTimeout(before?.timer)
  const ask = () => {
    waiting.delete(key)
    asked.set(key, Date.now())
    void cache.invalidateQueries({ queryKey: [key] })
  }
  waiting.set(key, { timer: setTimeout(ask, until - now), until })
}

/** The counter comes with its event: nothing needs to be asked. */
const count = ({ messagesUsed, messagesLimit }: EventData<"usage.changed">) =>
  cache.setQueryData<Usage>(
    ["usage"],
    (usage) => usage && { ...usage, messagesUsed, messagesLimit },
  )

/** Keeps the dashboard's data true while it is open; says whether the stream is lost. */
export const useLive = (chatbotid: string | undefined) => {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!chatbotid) return
    return listen(chatbotid, {
      onLost: setLost,
      onEvent: (event, data) => {
        if (event === "resync") return void cache.invalidateQueries()
        if (event === "usage.changed") count(data as EventData<"usage.changed">)
        for (const change of CHANGED[event] ?? []) refetchSoon(change)
      },
    })
  }, [chatbotid])
  return lost
}
