import * as Effect from "effect/Effect"
import type { Letter } from "../mail/letter.ts"
import { mailedForGood } from "../mail/mailed-for-good.ts"
import { reported } from "../shared/reported.ts"
import { KeptLetters } from "./ports.ts"

/** Mails the letters that wait. One that may be accepted later is kept. */
export const sendKeptLetters = Effect.fnUntraced(function* () {
  const kept = yield* KeptLetters

  // All at once: a mail server that does not answer is waited for once. Each alone: a fault with one must not break the others off,
  // whose mails go out all the same, and would come again.
  yield* Effect.all(
    (yield* kept.due()).map((each) => sendKept(each).pipe(Effect.catchDefect(notSettled))),
    { concurrency: "unbounded", discard: true },
  )
})

const sendKept = Effect.fnUntraced(function* (kept: {
  readonly id: string
  readonly letter: Letter
}) {
  const letters = yield* KeptLetters

  if (yield* mailedForGood(kept.letter)) yield* letters.settle(kept.id)
})

const notSettled = reported("letter_not_settled", Effect.succeed(undefined))
