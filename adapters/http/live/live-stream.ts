import type { ChatbotId } from "../../../core/shared/ids.ts"
import type { LiveEvent, LiveEvents } from "../../postgres/live-events.ts"
import type { Listener } from "./live-feed.ts"
import type { LiveMemory } from "./live-memory.ts"

const PING_EVERY_MS = 15_000
/** A stream on which so many pings could not be sent is closed: while it is open, the page takes itself for up to date. */
const MOST_UNSENT_PINGS = 3
/** How long a session that was found alive is not looked up again. */
const LIVING_FOR_MS = 1_000
/** A page that leaves more events than this unread is cut off; it resumes when it is back. */
const MOST_UNREAD = 500
/** Of how many events it is remembered that a page was told them. */
const MOST_TOLD = 100
const VERSION = "1"

type Options = {
  readonly chatbotid: ChatbotId
  /** The page comes back after a break. */
  readonly resumes: boolean
  /** The events before the stream, which the page reads by itself. */
  readonly seen: Awaited<ReturnType<LiveEvents["seen"]>>
  /** The events that the page missed during the break; null: more than can be sent again. */
  readonly missed: readonly LiveEvent[] | null
  readonly memory: LiveMemory
  readonly listen: (listener: Listener) => () => void
  /** Whether the session that opened the stream is still alive. Fails when that cannot be looked up now. */
  readonly isLiving: () => Promise<boolean>
  readonly onClose: () => void
}

/** The stream of one page: the events that it missed, then those that happen, until either end closes it. */
export const liveStream = (options: Options) => {
  const { chatbotid, resumes, seen, missed, memory, listen, isLiving, onClose } = options
  const text = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const heard = [...seen.ids].sort((one, other) => one - other)
      const write = (event: string, data: object, id?: number) => {
        const head = id === undefined ? "" : `id: ${memory.idOf(id)}\n`
        if (id !== undefined) memory.remember(id, heard.slice(-MOST_TOLD))
        const now = { chatbotid, at: new Date().toISOString() }
        const line = `${head}event: ${event}\ndata: ${JSON.stringify({ ...now, ...data })}\n\n`
        controller.enqueue(text.encode(line))
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) close()
      }
      const send = ({ id, event, data }: LiveEvent) => {
        write(event, data, id)
        heard.splice(0, heard.length - MOST_TOLD)
        heard.push(id)
      }
      // No id for a page that resumes: the missed events bring theirs. With the newest id, another break would skip them.
      const { quiet } = seen
      write("hello", { version: VERSION, quiet }, resumes ? undefined : seen.newest)
      if (missed === null) write("resync", {}, seen.newest)
      else for (const event of missed) send(event)

      const told = new Set([...seen.ids, ...(missed ?? []).map(({ id }) => id)])
      let open = true
      let livingUntil = 0
      let unsent = false
      let unsentPings = 0
      let last: Promise<void> = Promise.resolve()
      /**
       * Sends things in order. The stream ends with the session that opened it. While that cannot be looked up nothing is sent,
       * and the page reads everything again afterwards.
       */
      const tell = (what: () => void) => {
        last = last.then(async () => {
          if (performance.now() > livingUntil) {
            const living = await isLiving().catch(() => null)
            if (living === null) {
              unsent = true
              return
            }
            if (!living) close()
            livingUntil = performance.now() + LIVING_FOR_MS
          }
          if (!open) return
          if (unsent) write("resync", {})
          unsent = false
          if (open) what()
        })
      }
      const leave = listen((event) => {
        if (event === null) tell(() => write("resync", {}))
        // Not what the page has read already, or was just sent.
        else if (!told.has(event.id)) tell(() => send(event))
      })
      const ping = setInterval(() => {
        if (unsentPings === MOST_UNSENT_PINGS) return close()
        unsentPings++
        tell(() => {
          unsentPings = 0
          write("ping", {})
        })
      }, PING_EVERY_MS)
      close = () => {
        if (!open) return
        open = false
        clearInterval(ping)
        leave()
        onClose()
        try {
          // A mere close would wait until all events are read.
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
