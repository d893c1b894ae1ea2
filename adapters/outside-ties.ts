import { Effect } from "effect"
import { NotCut, type OutsideTies } from "../core/accounts/ports.ts"
import type { OwnerId } from "../core/shared/ids.ts"

export type Tie = {
  readonly why: NotCut["why"]
  /** Safe to repeat; rejects when it has to be tried again. */
  readonly cut: (owner: OwnerId) => Promise<void>
}

/** Cuts each tie in turn; the first that does not give way is said, and all are tried again later. */
export const outsideTies = (ties: readonly Tie[]): OutsideTies => ({
  cut: Effect.fn("OutsideTies.cut")(function* (owner: OwnerId) {
    for (const { why, cut } of ties) {
      const failed = yield* Effect.promise(() =>
        cut(owner).then(
          () => null,
          (error: Error) => new NotCut({ why, detail: error.message }),
        ),
      )
      if (failed) return yield* failed
    }
  }),
})
