export type Room = {
  readonly among: <A>(work: () => Promise<A>) => Promise<A>
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>
}

/** Where many may be at once, or one alone. Whoever comes stands in line: nobody who wants it alone waits for ever. */
export const openRoom = (): Room => {
  let inside = 0
  let left = () => {}
  let line: Promise<void> = Promise.resolve()

  const goIn = async <A>(work: () => Promise<A>) => {
    inside++
    try {
      return await work()
    } finally {
      inside--
      left()
    }
  }
  return {
    among: async (work) => {
      await line
      return goIn(work)
    },
    alone: async (work) => {
      const before = line
      const gone = Promise.withResolvers<void>()
      line = gone.promise
      await before
      try {
        while (inside > 0) {
          await new Promise<void>((done) => {
            left = done
          })
        }
        return await goIn(work)
      } finally {
        gone.resolve()
      }
    },
  }
}
