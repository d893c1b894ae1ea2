export type ReadWriteLock = {
  readonly shared: <A>(work: () => Promise<A>) => Promise<A>
  readonly exclusive: <A>(work: () => Promise<A>) => Promise<A>
  /** Whether anybody waits to hold it alone. */
  readonly isAwaited: () => boolean
}

/** A fair read-write lock: many hold it shared, or one alone, in the order in which they ask, so that nobody starves. */
export const readWriteLock = (): ReadWriteLock => {
  let holders = 0
  let awaiting = 0
  let released = () => {}
  let queue: Promise<void> = Promise.resolve()

  const hold = async <A>(work: () => Promise<A>) => {
    holders++
    try {
      return await work()
    } finally {
      holders--
      released()
    }
  }
  return {
    shared: async (work) => {
      await queue
      return hold(work)
    },
    exclusive: async (work) => {
      const before = queue
      const done = Promise.withResolvers<void>()
      queue = done.promise
      awaiting++
      await before
      try {
        while (holders > 0) {
          await new Promise<void>((resolve) => {
            released = resolve
          })
        }
        awaiting--
        return await hold(work)
      } finally {
        done.resolve()
      }
    },
    isAwaited: () => awaiting > 0,
  }
}
