import * as Effect from "effect/Effect"
import { ErrorLog } from "../shared/ports.ts"
import type { Letter } from "./letter.ts"
import { Mailer, mayPass, NotMailed } from "./ports.ts"

/** Sends a letter that is kept until it is out. False: it was not accepted, but a later try may succeed. Every failure is reported. */
export const mailedForGood = Effect.fnUntraced(function* (letter: Letter) {
  const errorLog = yield* ErrorLog
  const mailer = yield* Mailer

  const failed = yield* mailer.send(letter).pipe(Effect.catchTag("NotMailed", Effect.succeed))
  if (!(failed instanceof NotMailed)) return true
  yield* errorLog.report("mail_failed", failed)
  return !mayPass(failed)
})
