import { Effect } from "effect"
import type { Letter } from "../shared/letter.ts"
import { mailedForGood } from "../shared/mailed-for-good.ts"
import { KeptLetters } from "./ports.ts"

/** Mails the letters that wait. One that may be accepted later is kept. */
export const sendKeptLetters = Effect.fnUntraced(function* () {
  const kept = yield* KeptLetters

  // All at once: a mail server that does not answer is waited for once.
  yield* Effect.all((yield* kept.due()).map(sendKept), { concurrency: "unbounded", discard: true })
})

const sendKept = Effect.fnUntraced(function* (kept: {
  readonly id: string
  readonly letter: Letter
}) {
  const letters = yield* KeptLetters

  if (yield* mailedForGood(kept.letter)) yield* letters.settle(kept.id)
})
