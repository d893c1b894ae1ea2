import { setImmediate } from "node:timers/promises"

export type Batching = {
  /** How many batches may be under way at the same time; calls that come meanwhile share the next. */
  readonly concurrency: number
  /** The largest batch, in the unit of `sizeOf`; a single larger call goes alone. */
  readonly maxSize: number
  /** Whether, after this error, the calls of the batch may be made again one by one. */
  readonly mayRepeat: (error: unknown) => boolean
}

/**
 * Batches calls: those that come while earlier batches are under way share the next one. A single call goes at once; under load
 * many calls share a commit. A batch is sent at the end of the event loop's round, because the callers that an earlier batch has
 * answered call again one by one in that round, and the first would otherwise go alone each time. When a shared batch fails, its
 * calls are made one by one, outside the limit of `concurrency`, so that no caller suffers from another's error.
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
