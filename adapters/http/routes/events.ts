import type { OwnerId } from "../../../core/shared/ids.ts"
import type { LiveEvents } from "../../postgres/live-events.ts"
import type { Bind } from "../bind.ts"
import { events } from "../contract/events.ts"
import type { LiveFeed } from "../live/live-feed.ts"
import { liveMemory } from "../live/live-memory.ts"
import { liveStream } from "../live/live-stream.ts"
import { refusalOf } from "../refuse.ts"
import type { Identify } from "../session/identity.ts"

type Options = {
  readonly bind: Bind
  readonly identify: Identify
  readonly events: LiveEvents
  readonly feed: LiveFeed
  readonly keepOpen: (request: Request) => void
}

const STREAMS_A_USER = 6
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // Otherwise nginx would hold events back until they fill 4 kB.
  "x-accel-buffering": "no",
}

/** Live events for the dashboard (contract.md 6). */
export const eventRoutes = ({ bind, identify, events: log, feed, keepOpen }: Options) => {
  const memory = liveMemory()
  const open = new Map<string, number>()
  const streams = new Set<() => void>()

  /** Takes one of the places that an owner has for streams. Answers a function that gives it back. */
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
    // Headers alone: the stream itself would never end.
    if (request.method === "HEAD") return new Response(null, { headers: HEADERS })
    const giveUpPlace = takePlace(caller.owner)
    const heard = request.headers.get("last-event-id")
    const resumes = heard !== null
    const missedSince = async (id: string) => {
      if (!Number.isSafeInteger(Number(id))) return null
      const around = await log.since(chatbotid, memory.eventOf(id))
      return around && memory.missed(id, around)
    }
    // In this order an event in between is read twice, not never; the stream sends it once.
    const read = async () => ({
      seen: await log.seen(chatbotid),
      missed: resumes ? await missedSince(heard) : [],
    })
    const { seen, missed } = await read().catch((error) => {
      giveUpPlace()
      throw error
    })
    keepOpen(request)

    const { body, close } = liveStream({
      chatbotid,
      resumes,
      seen,
      missed,
      memory,
      listen: (listener) => feed.listen(chatbotid, listener),
      isLiving: () => identify.isLiving(caller),
      onClose: () => {
        streams.delete(close)
        giveUpPlace()
      },
    })
    streams.add(close)
    request.signal.addEventListener("abort", close)
    return new Response(body, { headers: HEADERS })
  })

  /** Closes every stream, as a process that stops does not wait for them. */
  return {
    stop: () => {
      for (const close of streams) close()
    },
  }
}
