/** Everything the server tells while it happens (contract.md section 6). */
export const EVENTS = [
  "hello",
  "resync",
  "message.created",
  "message.status",
  "turn.started",
  "turn.done",
  "simulation.entry",
  "notification.created",
  "memory.changed",
  "knowledge.changed",
  "chatbot.changed",
  "conversation.paused",
  "conversation.resumed",
  "whatsapp.changed",
  "calendar.changed",
  "usage.changed",
] as const
export type LiveEvent = (typeof EVENTS)[number]

const LOST_AFTER_MS = 5_000
const RETRY_MS = 3_000
const RETRY_AT_MOST_MS = 30_000

type Listener = {
  onEvent: (event: LiveEvent, data: unknown) => void
  onLost: (lost: boolean) => void
}

/** Whether the page has had a stream before. What happens until the next one opens is lost to it. */
let asked = false

/** Opens the stream and keeps it open. It is called lost only when it stays away for five seconds. */
export const listen = (chatbotid: string, { onEvent, onLost }: Listener) => {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = RETRY_MS
  let lost: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    clearTimeout(retry)
    source?.close()
    const again = asked
    asked = true
    source = new EventSource(`/api/events?chatbotid=${encodeURIComponent(chatbotid)}`)
    source.onopen = () => {
      clearTimeout(lost)
      lost = undefined
      wait = RETRY_MS
      onLost(false)
    }
    source.onerror = () => {
      lost ??= setTimeout(() => onLost(true), LOST_AFTER_MS)
      // The browser tries again by itself unless the server said no: then it is up to us.
      if (source?.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, wait)
      wait = Math.min(wait * 2, RETRY_AT_MOST_MS)
    }
    for (const event of EVENTS)
      source.addEventListener(event, ({ data }: MessageEvent<string>) =>
        onEvent(event, JSON.parse(data || "{}")),
      )
    if (again) source.addEventListener("hello", () => onEvent("resync", {}), { once: true })
  }
  open()
  // When the network is back, do not wait for the next attempt.
  addEventListener("online", open)

  return () => {
    removeEventListener("online", open)
    clearTimeout(retry)
    clearTimeout(lost)
    source?.close()
  }
}
