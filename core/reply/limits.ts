/** How often the model is asked in one turn, and how many tools it may call (contract.md 4.2). */
export const MAX_ROUNDS = 4
export const MAX_CALLS = 8
/** A turn that this many workers died of is given up: the model is not asked again (reliability.md 4.4, "poison"). */
export const MAX_DEATHS = 3
/** A process that stood still for so many milliseconds may be taken for dead, and its conversation given to another worker. */
export const FROZEN_MS = 10_000
