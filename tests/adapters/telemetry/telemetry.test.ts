import { expect, test } from "bun:test"
import { startTelemetry } from "../../../adapters/telemetry/telemetry.ts"
import { NotMailed } from "../../../core/mail/ports.ts"

const hearing = () => {
  const lines: Record<string, unknown>[] = []
  let minute = 0
  const telemetry = startTelemetry(
    "info",
    (line) => lines.push(JSON.parse(line)),
    () => minute * 60_000,
  )
  return { ...telemetry, lines, pass: () => void minute++ }
}

test("the same fault again and again is one line a minute, with how often it came between", () => {
  const { fault, lines, pass } = hearing()
  const fails = () => fault("task_failed", new Error("ECONNREFUSED"), { task: "sweep" })
  for (let n = 0; n < 5; n++) fails()
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toHaveProperty("again")
  pass()
  fails()
  expect(lines[1]).toMatchObject({ event: "task_failed", task: "sweep", again: 4 })
  pass()
  fails()
  expect(lines[2]).not.toHaveProperty("again")
})

test("of what somebody outside did not do the line says why", () => {
  const { fault, lines } = hearing()
  fault("mail_failed", new NotMailed({ why: "refused", detail: "535" }))
  fault("mail_failed", new NotMailed({ why: "unreachable", detail: "ECONNREFUSED" }))
  expect(lines.map(({ error, message }) => [error, message])).toEqual([
    ["NotMailed", "refused: 535"],
    ["NotMailed", "unreachable: ECONNREFUSED"],
  ])
})

test("another fault, task or request is a line of its own at once", () => {
  const { fault, lines } = hearing()
  fault("task_failed", new Error("ECONNREFUSED"), { task: "sweep" })
  fault("task_failed", new Error("ECONNREFUSED"), { task: "lines" })
  fault("task_failed", new Error("timeout"), { task: "lines" })
  for (const id of ["a", "b"]) fault("request_failed", new Error("timeout"), { id })
  expect(lines).toHaveLength(5)
})

test.each([
  [
    "Malformed access token EAAJZCnoTheTokenOfAnOwner0123456789",
    "Malformed access token [redacted]",
  ],
  [
    "GET https://graph.example/me?access_token=abc&x=1",
    "GET https://graph.example/me?access_token=[redacted]&x=1",
  ],
  ["Invalid API Key provided: sk_test_abc", "Invalid API Key provided: [redacted]"],
  [
    "invalid_grant 1//0gAbcdefghijklmnopqrstuv, ya29.a0Af-x",
    "invalid_grant [redacted], [redacted]",
  ],
  [
    "Bearer eyJhbGciOi.eyJzdWIi.c2ln of eyJhbGciOi.eyJzdWIi.c2ln",
    "Bearer [redacted] of [redacted]",
  ],
  ["postgres://recado:geheim@db:5432/recado", "postgres://recado:[redacted]@db:5432/recado"],
  ["gpt-oss-20b: error 429", "gpt-oss-20b: error 429"],
  [
    "GET http://127.0.0.1:8080/v1/models?of=ana@x.example",
    "GET http://127.0.0.1:8080/v1/models?of=ana@x.example",
  ],
  ["trace eac4f0b2d19e4bb0a7f3a1c5d2e8f901", "trace eac4f0b2d19e4bb0a7f3a1c5d2e8f901"],
])(
  "no token of anybody's is in a line, and all else is, whatever kind of line it is: %s",
  (said, written) => {
    const { fault, log, lines } = hearing()
    log("warn", "meta_business", { line: said })
    fault("request_failed", new Error(said), { detail: said })
    expect(lines).toMatchObject([{ line: written }, { message: written, detail: written }])
  },
)

test("a token that begins before the end of a long message, and ends after it, is not in the line either", () => {
  const { fault, lines } = hearing()
  fault("request_failed", new Error(`${"x".repeat(485)} EAAJZCnoTheTokenOfAnOwner0123456789`))
  expect(lines[0]?.message).toBe(`${"x".repeat(485)} [redacted]`)
})
