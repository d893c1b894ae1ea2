import type { EventData, EventName } from "../../../adapters/http/contract/events.ts"

/** The events of the live stream, except for the ping that keeps it open (contract.md section 6). */
export type LiveEvent = Exclude<EventName, "ping">

const LOST_AFTER_MS = 5_000
const RETRY_MS = 3_000
const RETRY_AT_MOST_MS = 30_000
/** Without HTTP/2 a browser opens six connections to a server at most: six tabs with a stream each could load nothing else. */
const REST_AFTER_MS = 5_000

type Listener = {
  /** An EventSource hears only the events that are named to it. */
  events: readonly LiveEvent[]
  onEvent: (event: LiveEvent, data: unknown) => void
  onLost: (lost: boolean) => void
}

/** Whether the page has had a stream before. If so, events were missed until the next one opened. */
let asked = false
/** When the page began, before it read anything. */
const began = performance.now()

/** Opens the stream and keeps it open while somebody looks at the page. It counts as lost after five seconds without it. */
export const listen = (chatbotid: string, { events, onEvent, onLost }: Listener) => {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = RETRY_MS
  let lost: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Date.now()

  const close = () => {
    clearTimeout(retry)
    clearTimeout(lost)
    lost = undefined
    source?.close()
    source = null
  }
  const open = () => {
    clearTimeout(retry)
    source?.close()
    let missed = asked
    asked = true
    source = new EventSource(`/api/events?chatbotid=${encodeURIComponent(chatbotid)}`)
    source.onopen = () => {
      clearTimeout(lost)
      lost = undefined
      wait = RETRY_MS
      onLost(false)
    }
    source.onerror = () => {
      missed = true
      lost ??= setTimeout(() => onLost(true), LOST_AFTER_MS)
      // The browser tries again by itself unless the server said no: then it is up to us.
      if (source?.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, wait)
      wait = Math.min(wait * 2, RETRY_AT_MOST_MS)
    }
    for (const event of events)
      source.addEventListener(event, ({ data }: MessageEvent<string>) =>
        onEvent(event, JSON.parse(data || "{}")),
      )
    const greet = ({ data }: MessageEvent<string>) => {
      // Something has happened that the page may have read too early to know.
      const { quiet } = JSON.parse(data) as EventData<"hello">
      missed ||= quiet !== null && quiet < performance.now() - began
      if (missed) onEvent("resync", {})
    }
    source.addEventListener("hello", greet, { once: true })
  }
  const look = () => {
    clearTimeout(rest)
    if (document.hidden) {
      hiddenAt = Date.now()
      rest = setTimeout(close, REST_AFTER_MS)
      // A phone that freezes the page runs no timer, and leaves a stream that is dead without saying so.
    } else if (!source || Date.now() - hiddenAt > REST_AFTER_MS) open()
  }
  open()
  look()
  // When the network is back, do not wait for the next attempt.
  const back = () => source && open()
  addEventListener("online", back)
  document.addEventListener("visibilitychange", look)
  // A page that the browser keeps for the Back key keeps its connection too, and runs no timer that would close it.
  addEventListener("pagehide", close)

  return () => {
    removeEventListener("online", back)
    document.removeEventListener("visibilitychange", look)
    removeEventListener("pagehide", close)
    clearTimeout(rest)
    close()
  }
}
