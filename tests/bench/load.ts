/* Loads of the benches, bounded by the number of calls. Times are in milliseconds. */

export type Times = { readonly p50: number; readonly p99: number; readonly max: number }

/** Half and all but one per cent of the times are below these, and the longest. */
export const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) /
    10
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** The times of `count` calls, each begun when the one before has been answered and read. */
export const oneByOne = async (
  count: number,
  call: (n: number) => Promise<unknown>,
): Promise<readonly number[]> => {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    const answer = await call(n)
    if (answer instanceof Response) await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}

/** `count` calls at a steady rate, whether or not earlier ones have come back (open loop). */
export const steady = async (
  count: number,
  perSecond: number,
  call: (n: number) => Promise<void>,
): Promise<readonly number[]> => {
  const times: number[] = []
  const running: Promise<void>[] = []
  const start = performance.now()
  for (let n = 0; n < count; n++) {
    const wait = start + (n * 1000) / perSecond - performance.now()
    if (wait > 1) await Bun.sleep(wait)
    const began = performance.now()
    running.push(call(n).then(() => void times.push(performance.now() - began)))
  }
  await Promise.all(running)
  return times
}

/** `count` calls, `atOnce` at the same time, as fast as they come back (closed loop). Answers calls per second. */
export const flatOut = async (
  count: number,
  atOnce: number,
  call: (n: number) => Promise<void>,
): Promise<number> => {
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await call(next++)
    }),
  )
  return Math.round((count / (performance.now() - start)) * 1000)
}
