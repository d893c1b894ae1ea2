import { setImmediate } from "node:timers/promises"
import { type Boss, TURNS } from "./boss.ts"

/** A try of a job, as pg-boss names it. */
export type TryId = { readonly id: string; readonly retryCount: number }

/** Takes finished jobs off the queue together: one statement for all that ended meanwhile. */
export const finishedJobs = (boss: Boss, pauseMs: number, onError: (error: unknown) => void) => {
  let finished: TryId[] = []
  let flushing: Promise<void> | null = null

  const flush = async () => {
    while (finished.length > 0) {
      // Turns end together (batched.ts), and so do their jobs.
      await setImmediate()
      const batch = finished
      finished = []
      try {
        await boss.deleteJob(TURNS, batch)
      } catch (error) {
        onError(error)
        finished.push(...batch)
        await Bun.sleep(pauseMs)
      }
    }
    flushing = null
  }
  return {
    add: (job: TryId) => {
      finished.push(job)
      flushing ??= flush()
    },
    settled: async () => {
      await flushing
    },
  }
}
