import type { Reason } from "../pieces.ts"
import type { Today } from "../resolve/days.ts"
import type { Hours } from "../resolve/times.ts"

/** What a text comes to: a moment, a date, a range, or what has to be asked first. */
export type Answer =
  | {
      readonly local: string
      readonly instant: string
      /** The clock shows this time twice; `instant` is the first. */
      readonly fold?: true
      readonly offset?: string
      readonly other_instant?: string
    }
  | { readonly date: string }
  /** Two local times on one day, the second not included, or two dates, both included; null is open. */
  | { readonly range: readonly [string | null, string | null]; readonly part?: string }
  | { readonly ask: Reason; readonly candidates?: readonly string[] }

/** Where and when the text is read; `now` is an instant in UTC. */
export type Situation = Today & {
  readonly now: string
  readonly hours: Hours | undefined
  /** The date of a time that is said without a day. */
  readonly day?: string | undefined
}

export const ask = (reason: Reason, candidates?: readonly string[]): Answer =>
  candidates?.length ? { ask: reason, candidates } : { ask: reason }
