import { Effect } from "effect"
import { NotCut, type OutsideTies } from "../core/accounts/ports.ts"
import type { OwnerId } from "../core/shared/ids.ts"
import { errorWords } from "./telemetry/error-words.ts"

export type Tie = {
  readonly why: NotCut["why"]
  /** Safe to repeat; rejects when it has to be tried again. */
  readonly cut: (owner: OwnerId) => Promise<void>
}

/** Cuts every tie that can be cut now. Fails with the first that could not; all are tried again later. */
export const outsideTies = (ties: readonly Tie[]): OutsideTies => ({
  cut: Effect.fnUntraced(function* (owner: OwnerId) {
    const left: NotCut[] = []
    for (const { why, cut } of ties) {
      yield* Effect.promise(() =>
        cut(owner).catch((error: unknown) => {
          left.push(new NotCut({ why, detail: errorWords(error) }))
        }),
      )
    }
    if (left[0]) return yield* left[0]
  }),
})
