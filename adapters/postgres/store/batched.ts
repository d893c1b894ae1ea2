import { setImmediate } from "node:timers/promises"

export type Batching = {
  /** So many batches are under way at once; what comes meanwhile goes together in the next. */
  readonly concurrency: number
  /** No more than this in one, by `sizeOf`, unless a single one is larger. */
  readonly maxSize: number
  /** Whether the calls of a batch that failed so may be made again, each alone. */
  readonly mayRepeat: (error: unknown) => boolean
}

/**
 * Batches calls. What comes while earlier batches are under way goes in the next one: a call that comes alone goes at once, and a
 * crowd shares its commits. A batch leaves at the end of the event loop's round, because callers that an earlier batch answered
 * come one by one in that round, and the first of them would go alone each time. When a shared batch fails each call goes alone,
 * outside the limit of `concurrency`, so that nobody suffers from another's fault.
 */
export const batched = <Input, Output>(
  runBatch: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  sizeOf: (input: Input) => number,
  { concurrency, maxSize, mayRepeat }: Batching,
): ((input: Input) => Promise<Output>) => {
  type Waiting = { readonly input: Input } & PromiseWithResolvers<Output>
  const waiting: Waiting[] = []
  let running = 0
  let collecting = false

  const takeBatch = (): readonly Waiting[] => {
    let size = 0
    const left = waiting.findIndex(({ input }, index) => {
      size += sizeOf(input)
      return index > 0 && size > maxSize
    })
    return waiting.splice(0, left < 0 ? waiting.length : left)
  }
  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outputs = await runBatch(batch.map(({ input }) => input))
      for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as Output)
    } catch (error) {
      const again = batch.length > 1 && mayRepeat(error)
      for (const one of batch) again ? void settle([one]) : one.reject(error)
    }
  }
  const start = async () => {
    if (collecting || running === concurrency || waiting.length === 0) return
    collecting = true
    await setImmediate()
    collecting = false
    running++
    const settled = settle(takeBatch())
    void start()
    await settled
    running--
    void start()
  }
  return (input) => {
    const entry = { input, ...Promise.withResolvers<Output>() }
    waiting.push(entry)
    void start()
    return entry.promise
  }
}
