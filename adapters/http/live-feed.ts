import type { LiveEvent, LiveEvents } from "../postgres/live-events.ts"

type Listener = (event: LiveEvent) => void

/** Tells everybody who listens to a chatbot what happens to it, in whichever process it happened. */
export type LiveFeed = {
  readonly listen: (chatbot: string, listener: Listener) => () => void
  readonly stop: () => void
}

const LOOK_EVERY_MS = 500
/** How far back each look goes: longer than any transaction that writes an event. */
const LOOK_BACK_SECONDS = 15

/** One look for each chatbot that somebody watches; nobody watching costs nothing. */
export const startLiveFeed = (events: LiveEvents, onError: (error: unknown) => void): LiveFeed => {
  const watched = new Map<string, { listeners: Set<Listener>; told: Set<number> }>()
  let timer: Timer | undefined

  const look = async () => {
    for (const [chatbot, { listeners, told }] of watched) {
      try {
        const recent = await events.recent(chatbot, LOOK_BACK_SECONDS)
        for (const event of recent) {
          if (told.has(event.id)) continue
          for (const listener of listeners) listener(event)
        }
        told.clear()
        for (const { id } of recent) told.add(id)
      } catch (error) {
        onError(error)
      }
    }
    timer = watched.size > 0 ? setTimeout(look, LOOK_EVERY_MS) : undefined
  }

  return {
    listen: (chatbot, listener) => {
      const known = watched.get(chatbot)
      if (known) known.listeners.add(listener)
      else watched.set(chatbot, { listeners: new Set([listener]), told: new Set() })
      timer ??= setTimeout(look, 0)
      return () => {
        const { listeners } = watched.get(chatbot) ?? {}
        listeners?.delete(listener)
        if (listeners?.size === 0) watched.delete(chatbot)
      }
    },
    stop: () => {
      clearTimeout(timer)
      watched.clear()
    },
  }
}
