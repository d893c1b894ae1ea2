import { expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { mailerWith, type Post, trackedPost } from "../../../adapters/mail/mailer.ts"
import { write } from "../../../adapters/mail/write.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"

const LETTER = { kind: "password_changed", to: "ana@example.com", language: "es" } as const

/** A mail server that takes a letter when it is told to, and a mailer in front of it. */
const slowly = () => {
  const answer = Promise.withResolvers<void>()
  const taken: string[] = []
  const lost = Promise.withResolvers<unknown>()
  const slow: Post = {
    send: async ({ to }) => {
      await answer.promise
      taken.push(to)
    },
    reach: async () => {},
  }
  const { post, settled } = trackedPost(slow)
  const mailer = mailerWith({
    ...{ post, from: "recado@example.com", publicUrl: "https://recado.example" },
    onLost: lost.resolve,
  })
  return { answer, taken, lost, settled, mailer }
}

test("a letter that nobody waits for is posted all the same, also by a process that stops", async () => {
  const { answer, taken, settled, mailer } = slowly()
  await Effect.runPromise(mailer.post(LETTER))
  expect(taken).toEqual([])
  answer.resolve()
  await settled()
  expect(taken).toEqual([LETTER.to])
})

test("one that was not taken is told to those who run this", async () => {
  const { answer, taken, lost, mailer } = slowly()
  await Effect.runPromise(mailer.post(LETTER))
  answer.reject(Object.assign(new Error("no"), { responseCode: 550 }))
  expect(await lost.promise).toMatchObject({ why: "refused", detail: "550" })
  expect(taken).toEqual([])
})

test("a letter that is put off, or meets no server, is posted again, until it is taken or nobody has taken it", async () => {
  const post = async (...answers: readonly object[]) => {
    const left = [...answers]
    const tries: string[] = []
    const over = Promise.withResolvers<unknown>()
    const mailer = mailerWith({
      post: {
        send: async ({ to }) => {
          tries.push(to)
          const fault = left.shift()
          if (fault) throw fault
          over.resolve("taken")
        },
        reach: async () => {},
      },
      ...{ from: "recado@example.com", publicUrl: "https://recado.example", again: [1, 1] },
      onLost: over.resolve,
    })
    await Effect.runPromise(mailer.post(LETTER))
    return { outcome: await over.promise, tries: tries.length }
  }
  const [later, cut, never] = [{ responseCode: 451 }, { code: "ECONNRESET" }, { responseCode: 550 }]
  expect(await post(later, cut)).toEqual({ outcome: "taken", tries: 3 })
  expect(await post(later, never)).toMatchObject({ outcome: { detail: "550" }, tries: 2 })
  expect(await post(cut, later, later)).toMatchObject({ outcome: { detail: "451" }, tries: 3 })
})

test("one that is to be posted again is told to those who run this when the process stops before", async () => {
  const { answer, lost, settled, mailer } = slowly()
  await Effect.runPromise(mailer.post(LETTER))
  answer.reject(Object.assign(new Error("later"), { responseCode: 451 }))
  await Bun.sleep(10)
  await settled()
  expect(await lost.promise).toMatchObject({ why: "refused", detail: "451" })
})

test("a day is written as people write it, in the language of the letter, and is the day in the bot's zone", () => {
  const letter = {
    kind: "line_expiring",
    to: LETTER.to,
    chatbot: ChatbotId.parse(crypto.randomUUID()),
    chatbotName: "Bar Pepe",
    zone: "America/Bogota",
  } as const
  const subjects = (["es", "en"] as const).map(
    (language) =>
      write(
        { ...letter, language, expiresAt: "2026-12-01T03:00:00.000Z" },
        "https://recado.example",
      ).subject,
  )
  expect(subjects).toEqual([
    "Bar Pepe: WhatsApp caduca el 30 de noviembre de 2026",
    "Bar Pepe: WhatsApp expires on 30 November 2026",
  ])
})

test("without a post nobody is reached, and no letter is waited for", async () => {
  const mailer = mailerWith({
    ...{ post: null, from: "", publicUrl: "https://recado.example" },
    onLost: () => {},
  })
  await Effect.runPromise(mailer.post(LETTER))
  expect(await Effect.runPromise(Effect.flip(mailer.reach))).toMatchObject({ why: "off" })
})
