import { setImmediate } from "node:timers/promises"
import { type Boss, TURNS, type TurnJob } from "./boss.ts"
import { finishedJobs, type TryId } from "./finished.ts"

/** A fetched turn job. `attempt` names this fetch of it, `tries` counts the earlier ones: a job whose worker seemed dead comes again. */
export type Try = TurnJob & { readonly attempt: string; readonly tries: number }

export type Pump = {
  /** Makes the pump look for jobs now. */
  readonly wake: () => void
  /** Fetches no more jobs and waits until the running ones have reached the end of a step; those that take too long are released. */
  readonly stop: () => Promise<void>
  readonly busy: () => number
}

type Options = {
  readonly boss: Boss
  readonly slots: number
  /**
   * Brings a conversation up to date. "lost": another worker holds it now, so the job is no longer ours to finish.
   * "unfinished": we are stopping and there is more to do, so the job goes back to the queue.
   */
  readonly run: (job: Try, stopping: AbortSignal) => Promise<"done" | "lost" | "unfinished">
  /** Gives up a conversation in the middle of a step, for another worker to go on with. */
  readonly release: (job: Try) => Promise<void>
  readonly onError: (error: unknown, job: TurnJob | null) => void
  /** Milliseconds between two looks at the queue when nobody wakes the pump. */
  readonly pollEvery?: number
  /** Milliseconds between the heartbeats of running jobs: well below the 10 seconds that pg-boss allows (boss.ts). */
  readonly touchEvery?: number
}

/** Milliseconds that a stop waits for running jobs: service managers kill a process that takes much longer. */
const PATIENCE_MS = 7_000

/**
 * Fetches as many turn jobs as there are free slots and runs them at the same time. When fetching fails, the error is reported
 * and the fetch tried again after a pause: the pump outlives the database.
 */
export const startPump = ({
  boss,
  slots,
  run,
  release,
  onError,
  pollEvery = 500,
  touchEvery = 3_000,
}: Options): Pump => {
  type Claim = TryId & { readonly data: TurnJob }
  const idOf = ({ id, retryCount }: Claim): TryId => ({ id, retryCount })
  const active = new Map<string, { claim: Claim; work: Promise<void> }>()
  const attemptOf = ({ id, retryCount }: Claim) => `${id} ${retryCount}`
  const tryOf = (claim: Claim): Try => ({
    ...claim.data,
    attempt: attemptOf(claim),
    tries: claim.retryCount,
  })
  const stopping = new AbortController()
  let woken = Promise.withResolvers<void>()

  const wake = () => woken.resolve()

  const finished = finishedJobs(boss, pollEvery, (error) => onError(error, null))
  const giveBack = (claim: Claim) =>
    boss.fail(TURNS, [idOf(claim)]).catch((fault) => onError(fault, claim.data))

  const work = async (claim: Claim) => {
    try {
      const outcome = await run(tryOf(claim), stopping.signal)
      if (outcome === "unfinished") await giveBack(claim)
      else finished.add(idOf(claim))
    } catch (error) {
      onError(error, claim.data)
      await giveBack(claim)
    } finally {
      active.delete(attemptOf(claim))
      wake()
    }
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const free = slots - active.size
      let fetched = 0
      if (free > 0) {
        try {
          const claims: Claim[] = await boss.fetch<TurnJob>(TURNS, { batchSize: free })
          fetched = claims.length
          for (const claim of claims) active.set(attemptOf(claim), { claim, work: work(claim) })
        } catch (error) {
          onError(error, null)
          await Bun.sleep(pollEvery)
        }
      }
      if (fetched > 0 && active.size < slots) continue
      await Promise.race([woken.promise, Bun.sleep(pollEvery)])
      woken = Promise.withResolvers<void>()
      // Turns whose last step shared a batch (batched.ts) end in the same round of the event loop: one fetch fills all their slots.
      await setImmediate()
    }
  }

  const touching = setInterval(() => {
    const tries = [...active.values()].map(({ claim }) => idOf(claim))
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
      const left = [...active.values()].map(({ claim }) => claim)
      await Promise.all(left.map((claim) => release(tryOf(claim)).then(() => giveBack(claim))))
      clearInterval(touching)
      await finished.settled()
    },
  }
}
