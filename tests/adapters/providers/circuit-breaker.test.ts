import { expect, test } from "bun:test"
import { circuitBreaker } from "../../../adapters/providers/circuit-breaker.ts"

const stage = () => {
  let now = 0
  const breaker = circuitBreaker(() => now)
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) breaker.fail()
  }
  const later = (seconds: number) => {
    now += seconds * 1_000
  }
  return { breaker, fail, later }
}

test("what fails ten times in a row is left alone for half a minute", () => {
  const { breaker, fail, later } = stage()
  fail(9)
  expect(breaker.isOpen()).toBe(false)
  fail(1)
  expect(breaker.isOpen()).toBe(true)
  later(30)
  expect(breaker.isOpen()).toBe(false)
})

test("then one try finds out for all whether it is back", () => {
  const { breaker, fail, later } = stage()
  fail(10)
  later(30)
  breaker.probe()
  expect(breaker.isOpen()).toBe(true)
  breaker.succeed()
  expect([breaker.isOpen(), breaker.isFailing()]).toEqual([false, false])
})

test("a try that finds nothing out leaves it to the next, and one more failure is enough", () => {
  const { breaker, fail, later } = stage()
  fail(10)
  later(30)
  breaker.probe()
  breaker.cancelProbe()
  expect([breaker.isOpen(), breaker.isFailing()]).toEqual([false, true])
  breaker.probe()
  fail(1)
  expect(breaker.isOpen()).toBe(true)
})

test("one try that works makes the count begin anew", () => {
  const { breaker, fail } = stage()
  fail(9)
  breaker.succeed()
  fail(9)
  expect(breaker.isOpen()).toBe(false)
})
