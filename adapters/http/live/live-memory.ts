import type { LiveEvent } from "../../postgres/live-events.ts"

/** What pages had been told before each event, so that one that comes back is told only what it missed. */
export type LiveMemory = {
  /** The id under which an event is told. */
  readonly idOf: (event: number) => number
  /** The event of an id that a page comes back with. */
  readonly eventOf: (id: string) => number
  /** `told`: what the page knew already that is being told this event now. */
  readonly remember: (event: number, told: readonly number[]) => void
  /**
   * What a page missed that comes back with this id, of the events around it (oldest first). An event that became visible late may
   * stand before others that were told: these follow it once more, so that the newest of several values still comes last.
   */
  readonly missed: (id: string, around: readonly LiveEvent[]) => readonly LiveEvent[]
}

/** The last digits of an id name the process that told it: others told the events in an order of their own. */
const PROCESSES = 1_000_000
const MOST_EVENTS = 2_000

/** Remembers it for the latest events of this process. What it does not know is told twice, which a page only reads twice. */
export const liveMemory = (): LiveMemory => {
  const here = Math.floor(Math.random() * PROCESSES)
  const before = new Map<number, readonly number[]>()
  const eventOf = (id: string) => Math.floor(Number(id) / PROCESSES)
  return {
    idOf: (event) => event * PROCESSES + here,
    eventOf,
    remember: (event, told) => {
      // Of two pages either may come back, so only what both knew counts.
      const known = before.get(event)
      before.set(event, known ? told.filter((each) => known.includes(each)) : told)
      const [oldest] = before.keys()
      if (before.size > MOST_EVENTS && oldest !== undefined) before.delete(oldest)
    },
    missed: (id, around) => {
      const last = eventOf(id)
      const told = Number(id) % PROCESSES === here ? (before.get(last) ?? []) : []
      const first = around.findIndex(
        (each) => each.id > last || (each.id < last && !told.includes(each.id)),
      )
      return first < 0 ? [] : around.slice(first)
    },
  }
}
