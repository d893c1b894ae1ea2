import type { OwnerId } from "../../../core/shared/ids.ts"
import type { LiveEvents } from "../../postgres/live-events.ts"
import type { Bind } from "../bind.ts"
import { events } from "../contract/events.ts"
import type { Identify } from "../identity.ts"
import type { LiveFeed } from "../live-feed.ts"
import { liveStream } from "../live-stream.ts"
import { refusalOf } from "../refuse.ts"

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
    // In this order: an event in between is then read twice rather than never, and the stream tells it once.
    const read = async () => ({
      seen: await log.seen(chatbotid),
      missed: resumes ? await missedSince(Number(heard)) : [],
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
      listen: (listener) => feed.listen(chatbotid, listener),
      isLiving: async () => (await identify.of(request).catch(() => null))?.owner === caller.owner,
      onClose: () => {
        streams.delete(close)
        giveUpPlace()
      },
    })
    streams.add(close)
    request.signal.addEventListener("abort", close)
    return new Response(body, { headers: HEADERS })
  })

  /** Ends every stream: a process that stops waits for none. */
  return {
    stop: () => {
      for (const close of streams) close()
    },
  }
}
