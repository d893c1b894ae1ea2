import type { Counter } from "./limits.ts"

const SWEEP_AT = 10_000

/** Counts in this process, for limits that need not be exact. `forget` resets all counts. */
export const memoryCounter = (now: () => number = () => performance.now()) => {
  const windows = new Map<string, { count: number; resetAt: number }>()
  let sweepAt = SWEEP_AT
  const count: Counter = async (key, most, seconds) => {
    const at = now()
    if (windows.size > sweepAt) {
      for (const [name, { resetAt }] of windows) if (resetAt <= at) windows.delete(name)
      // At a fixed number each call would sweep as long as most windows are open.
      sweepAt = Math.max(SWEEP_AT, 2 * windows.size)
    }
    const known = windows.get(key)
    const window = known && known.resetAt > at ? known : { count: 0, resetAt: at + seconds * 1000 }
    window.count++
    windows.set(key, window)
    return window.count > most ? Math.max(1, Math.ceil((window.resetAt - at) / 1000)) : null
  }
  return { count, forget: () => windows.clear() }
}
