import type { ChatbotId } from "../../core/shared/ids.ts"
import type { LiveEvent, LiveEvents } from "../postgres/live-events.ts"
import type { Listener } from "./live-feed.ts"

const PING_EVERY_MS = 15_000
/** A session that was found living is not looked up again for so long. */
const LIVING_FOR_MS = 1_000
/** Whoever leaves more than this unread is not there: they resume when they are back. */
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
      // What is missed has ids of its own: one that stands for all of it would lose the rest at the next break.
      write("hello", { version: VERSION }, resumes ? undefined : seen.newest)
      if (missed === null) write("resync", {}, seen.newest)
      else for (const event of missed) send(event)

      const told = new Set([...seen.ids, ...(missed ?? []).map(({ id }) => id)])
      let open = true
      let livingUntil = 0
      let last: Promise<void> = Promise.resolve()
      /** In order, and to a living session alone: the stream ends with the one that it was opened by. */
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
          // What is unread would keep the connection.
          if ((controller.desiredSize ?? 0) < 0) controller.error(new Error("not read"))
          else controller.close()
        } catch {
          // the other end was quicker
        }
      }
    },
    cancel: () => close(),
  })
  return { body, close: () => close() }
}
