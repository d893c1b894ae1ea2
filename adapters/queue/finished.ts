import { setImmediate } from "node:timers/promises"
import { type Boss, TURNS } from "./boss.ts"

/** One fetch of a job, as pg-boss identifies it. */
export type TryId = { readonly id: string; readonly retryCount: number }

/** Deletes finished jobs from the queue: each statement deletes all that have finished since the one before. */
export const finishedJobs = (boss: Boss, pauseMs: number, onError: (error: unknown) => void) => {
  let finished: TryId[] = []
  let flushing: Promise<void> | null = null

  const flush = async () => {
    while (finished.length > 0) {
      // Turns whose last step shared a batch (batched.ts) end in the same round of the event loop: wait for all of them.
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
