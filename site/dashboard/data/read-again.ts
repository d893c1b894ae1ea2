import { cache } from "./cache.ts"

/** How long the reading waits for more changes of the same data. */
export const SOON_MS = 500
/** After a change of the owner's own: no longer than the live event that tells of it, too, usually takes. */
const OWN_MS = 200

type Wait = { readonly timer: ReturnType<typeof setTimeout>; readonly until: number }
const waiting = new Map<string, Wait>()
const asked = new Map<string, number>()

/**
 * Reads changed data again. Changes within the wait share one request, and the most urgent of them sets the time; `everyMs` is the
 * least time between two readings.
 */
export const readSoon = (key: string, waitMs = SOON_MS, everyMs = 0) => {
  const now = Date.now()
  const until = Math.max(now + waitMs, (asked.get(key) ?? 0) + everyMs)
  const before = waiting.get(key)
  if (before && before.until <= until) return
  clearTimeout(before?.timer)
  const ask = () => {
    waiting.delete(key)
    asked.set(key, Date.now())
    void cache.invalidateQueries({ queryKey: [key] })
  }
  waiting.set(key, { timer: setTimeout(ask, until - now), until })
}

/** Reads again what the owner has just changed here. */
export const readAgain = (...keys: readonly string[]) => {
  for (const key of keys) readSoon(key, OWN_MS)
}
