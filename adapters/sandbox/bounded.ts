/** A list that keeps the newest `max` items, oldest first: a sandbox that runs for weeks must not fill the memory. */
type Bounded<T> = {
  readonly add: (item: T) => void
  readonly items: () => readonly T[]
  /** Removes the items that `fits` accepts, or all. */
  readonly clear: (fits?: (item: T) => boolean) => void
}

export const bounded = <T>(max: number): Bounded<T> => {
  let kept: T[] = []
  return {
    add: (item) => {
      kept.push(item)
      // Cut in halves, so that adding stays cheap.
      if (kept.length >= 2 * max) kept = kept.slice(-max)
    },
    items: () => kept.slice(-max),
    clear: (fits = () => true) => {
      kept = kept.filter((item) => !fits(item))
    },
  }
}

/** A map that forgets what was set longest ago. */
export const boundedMap = <K, V>(max: number): Map<K, V> => {
  const map = new Map<K, V>()
  const set = map.set.bind(map)
  map.set = (key, value) => {
    map.delete(key)
    set(key, value)
    const oldest = map.keys().next()
    if (map.size > max && !oldest.done) map.delete(oldest.value)
    return map
  }
  return map
}
