import { setImmediate } from "node:timers/promises"
import { type Boss, TURNS, type TurnJob } from "./boss.ts"
import { finishedJobs, type TryId } from "./finished.ts"

/** A turn job in hand, which try of it this is (a job comes again when its worker seemed dead), and how many were before. */
export type Try = TurnJob & { readonly attempt: string; readonly tries: number }

export type Pump = {
  /** There may be work: look now. */
  readonly wake: () => void
  /** Takes nothing new and waits until what runs has come to a step boundary; what takes too long is released. */
  readonly stop: () => Promise<void>
  readonly busy: () => number
}

type Options = {
  readonly boss: Boss
  readonly slots: number
  /**
   * Brings a conversation up to date. "lost": another worker holds it now, for a job of its own or for this one, given to it
   * when we seemed dead: then it is not ours to end any more. "unfinished": we are stopping, and there is more to do: the job goes back.
   */
  readonly run: (job: Try, stopping: AbortSignal) => Promise<"done" | "lost" | "unfinished">
  /** Leaves a conversation in the middle of a step, for another worker to go on with. */
  readonly release: (job: Try) => Promise<void>
  readonly onError: (error: unknown, job: TurnJob | null) => void
  /** Slow poll, milliseconds: the net under the wake-ups. */
  readonly pollEvery?: number
  /** How often a job in hand is said to be, milliseconds: well inside pg-boss's heartbeat of 10 seconds. */
  readonly touchEvery?: number
}

/** So long, milliseconds, a stop waits: whoever stops us does not wait for ever. */
const PATIENCE_MS = 7_000

/**
 * Fetches as many turn jobs as there are free slots and runs them side by side. A claim that fails is treated like a job
 * that fails: said, waited out, tried again; the pump outlives its database.
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
      // Turns end together (batched.ts): their slots are filled with one fetch.
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
