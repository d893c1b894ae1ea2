import type { ChatbotId } from "../../core/shared/ids.ts"
import type { LiveEvent, LiveEvents } from "../postgres/live-events.ts"
import type { Listener } from "./live-feed.ts"

const PING_EVERY_MS = 15_000
/** A session that was found living is not looked up again for so long. */
const LIVING_FOR_MS = 1_000
/** A page that leaves more events than this unread is cut off; it resumes when it is back. */
const MOST_UNREAD = 500
const VERSION = "1"

type Options = {
  readonly chatbotid: ChatbotId
  /** The page goes on after a break, and has these behind it; null: more than is kept. */
  readonly resumes: boolean
  readonly seen: Awaited<ReturnType<LiveEvents["seen"]>>
  readonly missed: readonly LiveEvent[] | null
  readonly listen: (listener: Listener) => () => void
  /** The session that opened it is there. */
  readonly isLiving: () => Promise<boolean>
  readonly onClose: () => void
}

/** What one page hears: what it missed, then what happens, until either end lets go. */
export const liveStream = (options: Options) => {
  const { chatbotid, resumes, seen, missed, listen, isLiving, onClose } = options
  const text = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (event: string, data: object, id?: number) => {
        const head = id === undefined ? "" : `id: ${id}\n`
        const now = { chatbotid, at: new Date().toISOString() }
        const line = `${head}event: ${event}\ndata: ${JSON.stringify({ ...now, ...data })}\n\n`
        controller.enqueue(text.encode(line))
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) close()
      }
      const send = ({ id, event, data }: LiveEvent) => write(event, data, id)
      // Without an id if the page resumes: the missed events bring theirs, and the newest one here would skip them after
      // another break.
      write("hello", { version: VERSION }, resumes ? undefined : seen.newest)
      if (missed === null) write("resync", {}, seen.newest)
      else for (const event of missed) send(event)

      const told = new Set([...seen.ids, ...(missed ?? []).map(({ id }) => id)])
      let open = true
      let livingUntil = 0
      let last: Promise<void> = Promise.resolve()
      /** Tells things in order, and only while the session lives that opened the stream; the stream ends with it. */
      const tell = (what: () => void) => {
        last = last.then(async () => {
          if (performance.now() > livingUntil) {
            if (!(await isLiving())) close()
            livingUntil = performance.now() + LIVING_FOR_MS
          }
          if (open) what()
        })
      }
      const leave = listen((event) => {
        if (event === null) tell(() => write("resync", {}))
        // What the page has read already, or was just replayed, is not news.
        else if (!told.has(event.id)) tell(() => send(event))
      })
      const ping = setInterval(() => tell(() => write("ping", {})), PING_EVERY_MS)
      close = () => {
        if (!open) return
        open = false
        clearInterval(ping)
        leave()
        onClose()
        try {
          // Events that are unread would keep the connection open.
          if ((controller.desiredSize ?? 0) < 0) controller.error(new Error("not read"))
          else controller.close()
        } catch {
          // The other end has closed it already.
        }
      }
    },
    cancel: () => close(),
  })
  return { body, close: () => close() }
}
