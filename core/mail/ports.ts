import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { Letter } from "./letter.ts"

/** Sends mail. */
export interface Mailer {
  /** Waits until the letter was accepted. */
  readonly send: (letter: Letter) => Effect.Effect<void, NotMailed>
  /** Sends in the background, with further tries for some minutes. A letter that is not accepted is only logged. */
  readonly post: (letter: Letter) => Effect.Effect<void>
  /**
   * Fails while no letters are accepted. It is called before it is known whether there is one to send, so that the answer does
   * not tell.
   */
  readonly reach: Effect.Effect<void, NotMailed>
}
export const Mailer = Context.Service<Mailer>("Mailer")

/** off: mail is not configured. refused: the mail server did not take the letter. unreachable: no answer. */
export class NotMailed extends Data.TaggedError("NotMailed")<{
  readonly why: "off" | "refused" | "unreachable"
  readonly detail: string
}> {}

/** Whether a later try may succeed: no answer, or "not now" (RFC 5321, 4.2.1: replies of 400 to 499). */
export const mayPass = ({ why, detail }: NotMailed): boolean =>
  why === "unreachable" || (why === "refused" && detail.startsWith("4"))
