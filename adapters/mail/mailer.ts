import { setTimeout } from "node:timers/promises"
import * as Effect from "effect/Effect"
import { createTransport } from "nodemailer"
import type { Letter } from "../../core/mail/letter.ts"
import { type Mailer, mayPass, NotMailed } from "../../core/mail/ports.ts"
import { write } from "./write.ts"

/** Delivers written mails. */
export type Post = {
  /** Rejects when the mail was not accepted. */
  readonly send: (mail: {
    readonly from: string
    readonly to: string
    readonly subject: string
    readonly text: string
    readonly html: string
  }) => Promise<void>
  /** Rejects when no mail would be accepted now. */
  readonly reach: () => Promise<void>
  /** Aborted when the process stops: no mail is tried again after that. */
  readonly closing?: AbortSignal
}

/** Milliseconds: to connect, for the first word, for each answer after it. The library waits for up to ten minutes. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A mail server, by SMTP. */
export const smtpPost = (url: string, times = TIMES): Post => {
  // In one object: a second argument would be taken for defaults of the mails.
  const transport = createTransport({ url, ...times })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    reach: async () => {
      await transport.verify()
    },
  }
}

/** Keeps track of the mails on their way, so that a process that stops can wait for them (`settled`). */
export const trackedPost = ({ send, reach }: Post) => {
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()
  const post: Post = {
    reach,
    closing: closing.signal,
    send: (mail) => {
      const sent = send(mail).finally(() => underWay.delete(sent))
      underWay.add(sent)
      return sent
    },
  }
  const settled = () => {
    closing.abort()
    return Promise.allSettled(underWay)
  }
  return { post, settled }
}

type Parts = {
  /** Null: mail is off. */
  readonly post: Post | null
  readonly from: string
  readonly publicUrl: string
  readonly onLost: (error: unknown) => void
  /** Milliseconds before each further try of a letter in the background. */
  readonly again?: readonly number[]
}

/** Servers refuse the first letter of an unknown sender for a while, mostly one to five minutes. */
const AGAIN = [10_000, 60_000, 300_000]

/** Writes letters and posts them. */
export const mailerWith = ({ post, from, publicUrl, onLost, again = AGAIN }: Parts): Mailer => {
  const ask = Effect.fnUntraced(function* (what: (post: Post) => Promise<void>) {
    if (!post) return yield* new NotMailed({ why: "off", detail: "mail is not configured" })
    const failed = yield* Effect.promise(() => what(post).then(() => null, whyNot))
    if (failed) return yield* failed
  })
  const send = (letter: Letter) =>
    ask((to) => to.send({ from, to: letter.to, ...write(letter, publicUrl) }))
  const insist = async (letter: Letter, [wait, ...later]: readonly number[]): Promise<void> => {
    const failed = await Effect.runPromise(send(letter)).then(
      () => null,
      (error: NotMailed) => error,
    )
    if (failed === null) return
    if (wait === undefined || !mayPass(failed)) return onLost(failed)
    const closing = post?.closing
    const open = await setTimeout(wait, true, {
      ref: false,
      ...(closing && { signal: closing }),
    }).catch(() => false)
    return open ? insist(letter, later) : onLost(failed)
  }
  return {
    send,
    post: (letter) => Effect.sync(() => void insist(letter, again)),
    reach: ask((to) => to.reach()),
  }
}

const whyNot = (error: { responseCode?: number; code?: string }) =>
  new NotMailed({
    why: error.responseCode ? "refused" : "unreachable",
    detail: String(error.responseCode ?? error.code ?? "unknown"),
  })
