import { expect, test } from "bun:test"
import { startTelemetry } from "../../adapters/telemetry/telemetry.ts"
import { NotMailed } from "../../core/shared/ports.ts"

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
