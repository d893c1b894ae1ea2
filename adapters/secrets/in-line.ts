/** Lets `most` work at once; the others wait in the order in which they came. */
export const inLine = (most: number) => {
  let free = most
  const waiting: (() => void)[] = []
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (free > 0) free--
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
