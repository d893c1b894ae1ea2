import type { LiveEvent, LiveEvents } from "../../postgres/live-events.ts"

/** Null: too much has happened to send it event by event, so all is to be read again. */
export type Listener = (event: LiveEvent | null) => void

/** Tells everybody who listens to a chatbot what happens to it, in whichever process it happened. */
export type LiveFeed = {
  /** Begins with what has happened within the last seconds. */
  readonly listen: (chatbot: string, listener: Listener) => () => void
  readonly stop: () => void
}

const LOOK_EVERY_MS = 500
/**
 * While too much happens, listeners are asked to read everything again at most this often, and once more when it is over.
 */
const ANEW_EVERY_MS = 15_000
/** A look goes back 15 seconds (adapters/postgres/live-events.ts): after a pause of more than this, events may be missing. */
const LONGEST_PAUSE_MS = 12_000

type Watched = {
  readonly listeners: Set<Listener>
  readonly sent: Map<number, LiveEvent>
  /** When listeners may next be asked to read everything again; null: events are sent one by one. */
  anewAt: number | null
  /** When the last look that succeeded began. */
  lookedAt: number
}

const newsOf = (watched: Watched, recent: readonly LiveEvent[] | null) => {
  const { sent, anewAt, lookedAt } = watched
  const now = Date.now()
  if (recent === null) {
    if (anewAt !== null && now < anewAt) return []
    watched.anewAt = now + ANEW_EVERY_MS
    return [null]
  }
  watched.anewAt = null
  const unbroken = anewAt === null && now - lookedAt < LONGEST_PAUSE_MS
  return unbroken ? recent.filter(({ id }) => !sent.has(id)) : [null]
}

/** Polls the database for each chatbot that somebody watches, and not at all when nobody does. */
export const startLiveFeed = (events: LiveEvents, onError: (error: unknown) => void): LiveFeed => {
  const watched = new Map<string, Watched>()
  let timer: Timer | undefined

  const look = async () => {
    for (const [chatbot, one] of watched) {
      const { listeners, sent } = one
      const began = Date.now()
      try {
        const recent = await events.recent(chatbot)
        for (const event of newsOf(one, recent)) for (const listener of listeners) listener(event)
        one.lookedAt = began
        sent.clear()
        for (const event of recent ?? []) sent.set(event.id, event)
      } catch (error) {
        onError(error)
      }
    }
    timer = watched.size > 0 ? setTimeout(look, LOOK_EVERY_MS) : undefined
  }

  return {
    listen: (chatbot, listener) => {
      const known = watched.get(chatbot) ?? {
        listeners: new Set(),
        sent: new Map(),
        anewAt: null,
        lookedAt: Date.now(),
      }
      watched.set(chatbot, known)
      for (const event of known.sent.values()) listener(event)
      known.listeners.add(listener)
      timer ??= setTimeout(look, 0)
      return () => {
        known.listeners.delete(listener)
        if (known.listeners.size === 0 && watched.get(chatbot) === known) watched.delete(chatbot)
      }
    },
    stop: () => {
      clearTimeout(timer)
      watched.clear()
    },
  }
}
