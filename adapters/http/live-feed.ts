import type { LiveEvent, LiveEvents } from "../postgres/live-events.ts"

/** Null: more has happened than can be told. */
type Listener = (event: LiveEvent | null) => void

/** Tells everybody who listens to a chatbot what happens to it, in whichever process it happened. */
export type LiveFeed = {
  /** Begins with what has happened within the last seconds. */
  readonly listen: (chatbot: string, listener: Listener) => () => void
  readonly stop: () => void
}

const LOOK_EVERY_MS = 500

/** One look for each chatbot that somebody watches; nobody watching costs nothing. */
export const startLiveFeed = (events: LiveEvents, onError: (error: unknown) => void): LiveFeed => {
  const watched = new Map<string, { listeners: Set<Listener>; told: Map<number, LiveEvent> }>()
  let timer: Timer | undefined

  const look = async () => {
    for (const [chatbot, { listeners, told }] of watched) {
      try {
        const recent = await events.recent(chatbot)
        const news = recent ? recent.filter(({ id }) => !told.has(id)) : [null]
        for (const event of news) for (const listener of listeners) listener(event)
        told.clear()
        for (const event of recent ?? []) told.set(event.id, event)
      } catch (error) {
        onError(error)
      }
    }
    timer = watched.size > 0 ? setTimeout(look, LOOK_EVERY_MS) : undefined
  }

  return {
    listen: (chatbot, listener) => {
      const known = watched.get(chatbot) ?? { listeners: new Set(), told: new Map() }
      watched.set(chatbot, known)
      for (const event of known.told.values()) listener(event)
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
