/** Lets `running` run at once and `places` more wait in line. When the line is full it answers null and runs nothing. */
export const concurrencyLimit = (running: number, places: number) => {
  let free = running
  const waiting: (() => void)[] = []
  return async <A>(work: () => Promise<A>): Promise<A | null> => {
    if (free > 0) free--
    else if (waiting.length === places) return null
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
