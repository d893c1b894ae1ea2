import { setImmediate } from "node:timers/promises"

export type Flights = {
  /** So many are out at once; what comes meanwhile travels together in the next. */
  readonly lanes: number
  /** No more than this in one, by `sizeOf`, unless a single one is larger. */
  readonly most: number
  /** Whether those of a flight that failed so may be flown again, each alone. */
  readonly mayRepeat: (error: unknown) => boolean
}

/**
 * Batches calls into flights. What comes while the earlier flights are out travels in the next one: a call that comes alone
 * goes at once, and a crowd shares its commits. A flight leaves at the end of the event loop's round, because callers that an
 * earlier flight brought back come one by one in that round, and the first of them would go alone each time. When a shared
 * flight fails each call goes alone, off the lanes, so that nobody suffers from another's fault.
 */
export const gathered = <Input, Output>(
  fly: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  sizeOf: (input: Input) => number,
  { lanes, most, mayRepeat }: Flights,
): ((input: Input) => Promise<Output>) => {
  type Waiting = { readonly input: Input } & PromiseWithResolvers<Output>
  const waiting: Waiting[] = []
  let out = 0
  let boarding = false

  const board = (): readonly Waiting[] => {
    let size = 0
    const left = waiting.findIndex(({ input }, index) => {
      size += sizeOf(input)
      return index > 0 && size > most
    })
    return waiting.splice(0, left < 0 ? waiting.length : left)
  }
  const land = async (all: readonly Waiting[]): Promise<void> => {
    try {
      const outputs = await fly(all.map(({ input }) => input))
      for (const [index, { resolve }] of all.entries()) resolve(outputs[index] as Output)
    } catch (error) {
      const again = all.length > 1 && mayRepeat(error)
      for (const one of all) again ? void land([one]) : one.reject(error)
    }
  }
  const start = async () => {
    if (boarding || out === lanes || waiting.length === 0) return
    boarding = true
    await setImmediate()
    boarding = false
    out++
    const flight = land(board())
    void start()
    await flight
    out--
    void start()
  }
  return (input) => {
    const entry = { input, ...Promise.withResolvers<Output>() }
    waiting.push(entry)
    void start()
    return entry.promise
  }
}
