import { setImmediate } from "node:timers/promises"
import { type Boss, sendBehind, TURNS, type TurnJob } from "./boss.ts"
import { finishedJobs, type TryId } from "./finished.ts"

/** A turn job. `attempt` identifies this fetch of it, `tries` counts the earlier ones: if its worker seems dead, a job is fetched again. */
export type Try = TurnJob & { readonly attempt: string; readonly tries: number }

export type Pump = {
  /** Makes the pump look for jobs now. */
  readonly wake: () => void
  /** Fetches no more jobs, and waits until the running ones have reached the end of a step. Those that take too long are given back. */
  readonly stop: () => Promise<void>
  /** How many jobs are running. */
  readonly busy: () => number
}

type Options = {
  readonly boss: Boss
  readonly slots: number
  /**
   * Brings a conversation up to date. "lost": another worker holds it now, so the job is no longer ours to finish.
   * "unfinished": there is more to do, but not now: the job goes behind all others, or back to the queue if we are stopping.
   */
  readonly run: (job: Try, stopping: AbortSignal) => Promise<"done" | "lost" | "unfinished">
  /** Releases a conversation in the middle of a step, so that another worker goes on with it. */
  readonly putDown: (job: Try) => Promise<void>
  readonly onError: (error: unknown, job: TurnJob | null) => void
  /** After so many milliseconds the pump looks for jobs also if nobody wakes it. */
  readonly pollEvery?: number
  /** Milliseconds between the heartbeats of running jobs: well below the 10 seconds that pg-boss allows (boss.ts). */
  readonly touchEvery?: number
}

/** Milliseconds that a stop waits for running jobs: service managers kill a process that takes much longer. */
const PATIENCE_MS = 7_000

/** A job as pg-boss gives it. */
type Fetched = TryId & { readonly data: TurnJob }

const idOf = ({ id, retryCount }: Fetched): TryId => ({ id, retryCount })

const attemptOf = ({ id, retryCount }: Fetched) => `${id} ${retryCount}`

const tryOf = (job: Fetched): Try => ({
  ...job.data,
  attempt: attemptOf(job),
  tries: job.retryCount,
})

/**
 * Fetches as many turn jobs as there are free slots and runs them at the same time. When fetching fails, the error is reported
 * and the fetch tried again after a pause: the pump outlives the database.
 */
export const startPump = ({
  boss,
  slots,
  run,
  putDown,
  onError,
  pollEvery = 500,
  touchEvery = 3_000,
}: Options): Pump => {
  /** The running jobs, by id and number of the try: a job that is tried again may run beside a try that was given up. */
  const active = new Map<string, { job: Fetched; work: Promise<void> }>()
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()

  const wake = () => woken.resolve()

  const finished = finishedJobs(boss, pollEvery, (error) => onError(error, null))
  const giveBack = (job: Fetched) =>
    boss.fail(TURNS, [idOf(job)]).catch((fault) => onError(fault, job.data))

  const work = async (job: Fetched) => {
    try {
      const outcome = await run(tryOf(job), stopping.signal)
      if (outcome !== "unfinished") finished.add(idOf(job))
      else if (stopping.signal.aborted) await giveBack(job)
      else await sendBehind(boss, idOf(job))
    } catch (error) {
      onError(error, job.data)
      await giveBack(job)
    } finally {
      active.delete(attemptOf(job))
      wake()
    }
  }

  /** Fetches jobs for the free slots, and begins them. Answers how many. */
  const fetchJobs = async (): Promise<number> => {
    const free = slots - active.size
    if (free <= 0) return 0
    try {
      const jobs: Fetched[] = await boss.fetch<TurnJob>(TURNS, { batchSize: free })
      for (const job of jobs) active.set(attemptOf(job), { job, work: work(job) })
      return jobs.length
    } catch (error) {
      onError(error, null)
      await Bun.sleep(pollEvery)
      return 0
    }
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const fetched = await fetchJobs()
      if (fetched > 0 && active.size < slots) continue
      await Promise.race([woken.promise, Bun.sleep(pollEvery)])
      woken = Promise.withResolvers<void>()
      // Turns whose last step shared a batch (batched.ts) end in the same round of the event loop: one fetch fills all their slots.
      await setImmediate()
    }
  }

  const touching = setInterval(() => {
    const tries = [...active.values()].map(({ job }) => idOf(job))
    if (tries.length > 0) boss.touch(TURNS, tries).catch((error) => onError(error, null))
  }, touchEvery)
  const looping = loop()

  return {
    wake,
    busy: () => active.size,
    stop: async () => {
      stopping.abort()
      wake()
      await looping
      const ended = Promise.all([...active.values()].map((each) => each.work))
      await Promise.race([ended, Bun.sleep(PATIENCE_MS)])
      const left = [...active.values()].map(({ job }) => job)
      await Promise.all(left.map((job) => putDown(tryOf(job)).then(() => giveBack(job))))
      clearInterval(touching)
      await finished.settled()
    },
  }
}
