/** Numbers that look random and are the same in every run (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0
  /** A number from 0 up to, not including, 1. */
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 up to, not including, `end`. */
  const below = (end: number) => Math.floor(fraction() * end)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error("nothing to pick from")
    return value
  }
  /** So many of the pieces, one after the other. */
  const text = (pieces: readonly string[], length: number) =>
    Array.from({ length }, () => pick(pieces)).join("")
  return { fraction, below, pick, text }
}

export type Random = ReturnType<typeof seeded>

/** Runs a property for many seeds; a failure names the seed that shows it. */
export const forSeeds = (count: number, property: (random: Random) => void) => {
  for (let seed = 1; seed <= count; seed++) {
    try {
      property(seeded(seed))
    } catch (failure) {
      throw new Error(`with seed ${seed}: ${failure}`, { cause: failure })
    }
  }
}
