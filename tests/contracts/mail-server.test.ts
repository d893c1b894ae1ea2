import { afterEach, describe, expect, test } from "bun:test"
import type { Socket } from "node:net"
import * as Effect from "effect/Effect"
import { mailerWith, smtpPost } from "../../adapters/mail/mailer.ts"
import { rawServer } from "./loopback.ts"

/** What a mail server answers to a command. Null: nothing, from now on. */
type Reply = string | null | ((socket: Socket) => void)
/** `greeting` is what it says first, `text` what it answers to a letter. The others are answers to commands. */
type Script = Readonly<Record<string, Reply>>

const POLITE: Script = {
  greeting: "220 mail.example",
  EHLO: "250 mail.example",
  DATA: "354 go on",
  QUIT: "221 bye",
}
const timesOf = (ms: number) => ({ connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms })
/** For a server that says nothing. One that answers is waited for, however busy the machine is. */
const SHORT = timesOf(300)
const LETTER = { kind: "password_changed", to: "ana@example.com", language: "es" } as const

let stop = () => {}
afterEach(() => stop())

/** A mail server that follows a script, and a mailer that sends through it. */
const mailServer = async (script: Script = {}, times = timesOf(60_000)) => {
  const asked: string[] = []
  const server = await rawServer((socket) => {
    const answer = (to: string) => {
      const reply = { ...POLITE, ...script }[to]
      if (typeof reply === "function") reply(socket)
      else if (reply !== null) socket.write(`${reply ?? "250 ok"}\r\n`)
    }
    let heard = ""
    let isText = false
    answer("greeting")
    socket.on("data", (piece) => {
      heard += piece
      for (;;) {
        const end = isText ? "\r\n.\r\n" : "\r\n"
        const at = heard.indexOf(end)
        if (at < 0) return
        const said = heard.slice(0, at)
        heard = heard.slice(at + end.length)
        const command = isText ? "text" : (said.split(" ")[0] ?? "")
        asked.push(isText ? said : command)
        isText = command === "DATA"
        answer(command)
      }
    })
  })
  stop = server.stop
  const mailer = mailerWith({
    ...{ post: smtpPost(`smtp://127.0.0.1:${server.port}`, times), from: "recado@example.com" },
    ...{ publicUrl: "https://recado.example", onLost: () => {} },
  })
  return { asked, mailer }
}

const outcome = <A>(mailing: Effect.Effect<A, { why: string; detail: string }>) =>
  Effect.runPromise(
    Effect.match(mailing, {
      onSuccess: () => "taken",
      onFailure: ({ why, detail }) => `${why} ${detail}`,
    }),
  )

describe("a mail server", () => {
  test("takes a letter as it was written", async () => {
    const { asked, mailer } = await mailServer()
    expect(await outcome(mailer.send(LETTER))).toBe("taken")
    const [letter = ""] = asked.filter((said) => said.includes("Subject:"))
    expect(letter).toContain("To: ana@example.com")
    expect(letter).toContain("From: recado@example.com")
  })

  test.each(["greeting", "EHLO", "MAIL", "RCPT", "DATA", "text"])(
    "that says nothing at %s is not waited for",
    async (where) => {
      const { mailer } = await mailServer({ [where]: null }, SHORT)
      expect(await outcome(mailer.send(LETTER))).toStartWith("unreachable ETIMEDOUT")
    },
  )

  test.each(["greeting", "EHLO"])(
    "that says nothing at %s is found not to be there",
    async (where) => {
      const { mailer } = await mailServer({ [where]: null }, SHORT)
      expect(await outcome(mailer.reach)).toStartWith("unreachable ETIMEDOUT")
    },
  )

  test.each([
    ["greeting", "421 too busy"],
    ["MAIL", "553 not this sender"],
    ["RCPT", "450 later"],
    ["RCPT", "550 nobody here"],
    ["text", "552 too large"],
  ])("that answers %s with %p has not taken it", async (where, reply) => {
    const { mailer } = await mailServer({ [where]: reply })
    expect(await outcome(mailer.send(LETTER))).toBe(`refused ${reply.slice(0, 3)}`)
  })

  test.each(["greeting", "RCPT", "text"])(
    "that hangs up at %s may not have taken it",
    async (where) => {
      const { mailer } = await mailServer({ [where]: (socket) => void socket.destroy() })
      expect(await outcome(mailer.send(LETTER))).toStartWith("unreachable")
    },
  )

  test.each<[string, Reply]>([
    ["says nothing", null],
    ["hangs up", (socket) => void socket.destroy()],
  ])("that has taken it and %s at the goodbye has taken it", async (_, reply) => {
    const { mailer } = await mailServer({ QUIT: reply })
    expect(await outcome(mailer.send(LETTER))).toBe("taken")
  })

  test("that is none, or is nowhere, has taken nothing", async () => {
    const { mailer } = await mailServer({ greeting: "HTTP/1.1 400 Bad Request" })
    expect(await outcome(mailer.send(LETTER))).toStartWith("unreachable")
    stop()
    expect(await outcome(mailer.send(LETTER))).toStartWith("unreachable")
  })
})
