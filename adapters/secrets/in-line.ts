/** Lets `most` work at once; `places` others wait in the order in which they came, and null is for who comes after them. */
export const inLine = (most: number, places: number) => {
  let free = most
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
