import { Effect } from "effect"
import { createTransport } from "nodemailer"
import type { Letter } from "../../core/shared/letter.ts"
import { type Mailer, NotMailed } from "../../core/shared/ports.ts"
import { write } from "./letters.ts"

/** Hands one finished mail over; rejects when it was not taken. */
export type Post = (mail: {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}) => Promise<void>

/** A mail server, by SMTP. */
export const smtpPost = (url: string): Post => {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return async (mail) => {
    await transport.sendMail(mail)
  }
}

/** Writes letters and posts them. Null: there is nobody to post them. */
export const mailerWith = (post: Post | null, from: string, publicUrl: string): Mailer => ({
  send: Effect.fn("Mailer.send")(function* (letter: Letter) {
    if (!post) return yield* new NotMailed({ why: "off", detail: "mail is not configured" })
    const failed = yield* Effect.promise(() =>
      post({ from, to: letter.to, ...write(letter, publicUrl) }).then(
        () => null,
        (error: { responseCode?: number; code?: string }) =>
          new NotMailed({
            why: error.responseCode ? "refused" : "unreachable",
            detail: String(error.responseCode ?? error.code ?? "unknown"),
          }),
      ),
    )
    if (failed) return yield* failed
  }),
})
