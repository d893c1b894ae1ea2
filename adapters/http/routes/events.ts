import type { OwnerId } from "../../../core/shared/ids.ts"
import type { LiveEvent, LiveEvents } from "../../postgres/live-events.ts"
import type { Bind } from "../bind.ts"
import { events } from "../contract/events.ts"
import type { Identify } from "../identity.ts"
import type { LiveFeed } from "../live-feed.ts"
import { refusalOf } from "../refuse.ts"

type Options = {
  readonly bind: Bind
  readonly identify: Identify
  readonly events: LiveEvents
  readonly feed: LiveFeed
  readonly keepOpen: (request: Request) => void
}

const STREAMS_A_USER = 6
const PING_EVERY_MS = 15_000
/** A session that was found living is not looked up again for so long. */
const LIVING_FOR_MS = 1_000
/** Whoever leaves more than this unread is not there: they resume when they are back. */
const MOST_UNREAD = 500
const VERSION = "1"
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would keep what it hears until it is 4 kB.
  "x-accel-buffering": "no",
}

/** What the dashboard hears as it happens (contract.md 6). */
export const eventRoutes = ({ bind, identify, events: log, feed, keepOpen }: Options) => {
  const open = new Map<string, number>()
  const streams = new Set<() => void>()

  /** One of the streams that an owner may have; answers how to give it up. */
  const takePlace = (owner: OwnerId) => {
    const already = open.get(owner) ?? 0
    if (already >= STREAMS_A_USER) {
      throw refusalOf("rate_limited", { retryAfter: 15 })
    }
    open.set(owner, already + 1)
    return () => {
      const left = (open.get(owner) ?? 1) - 1
      if (left > 0) open.set(owner, left)
      else open.delete(owner)
    }
  }

  bind(events.stream, async ({ caller, query: { chatbotid } }, { request }) => {
    // A stream has no end that its headers could wait for.
    if (request.method === "HEAD") return new Response(null, { headers: HEADERS })
    const giveUpPlace = takePlace(caller.owner)
    const heard = request.headers.get("last-event-id")
    const resumes = heard !== null
    const missedSince = (last: number) =>
      Number.isSafeInteger(last) ? log.since(chatbotid, last) : null
    // In this order: what happens in between is told twice rather than never, and then once.
    const read = async () => ({
      seen: await log.seen(chatbotid),
      missed: resumes ? await missedSince(Number(heard)) : [],
    })
    const { seen, missed } = await read().catch((error) => {
      giveUpPlace()
      throw error
    })
    keepOpen(request)

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
        let livingUntil = 0
        let last: Promise<void> = Promise.resolve()
        /** In order, and to a living session alone: the stream ends with the one that it was opened by. */
        const tell = (what: () => void) => {
          last = last.then(async () => {
            if (Date.now() > livingUntil) {
              const still = await identify.of(request).catch(() => null)
              if (still?.owner !== caller.owner) close()
              livingUntil = Date.now() + LIVING_FOR_MS
            }
            if (streams.has(close)) what()
          })
        }
        const leave = feed.listen(chatbotid, (event) => {
          if (event === null) tell(() => write("resync", {}))
          // What the page has read already, or was just replayed, is not news.
          else if (!told.has(event.id)) tell(() => send(event))
        })
        const ping = setInterval(() => tell(() => write("ping", {})), PING_EVERY_MS)
        close = () => {
          streams.delete(close)
          close = () => {}
          clearInterval(ping)
          leave()
          giveUpPlace()
          try {
            // What is unread would keep the connection.
            if ((controller.desiredSize ?? 0) < 0) controller.error(new Error("not read"))
            else controller.close()
          } catch {
            // the other end was quicker
          }
        }
        streams.add(close)
        request.signal.addEventListener("abort", () => close())
      },
      cancel: () => close(),
    })
    return new Response(body, { headers: HEADERS })
  })

  /** Ends every stream: a process that stops waits for none. */
  return {
    stop: () => {
      for (const close of streams) close()
    },
  }
}
