import { expect, test } from "bun:test"
import { closedCircuit } from "../../adapters/circuit.ts"

const stage = () => {
  let now = 0
  const circuit = closedCircuit(() => now)
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) circuit.fail()
  }
  const later = (seconds: number) => {
    now += seconds * 1_000
  }
  return { circuit, fail, later }
}

test("what fails ten times in a row is left alone for half a minute", () => {
  const { circuit, fail, later } = stage()
  fail(9)
  expect(circuit.isOpen()).toBe(false)
  fail(1)
  expect(circuit.isOpen()).toBe(true)
  later(30)
  expect(circuit.isOpen()).toBe(false)
})

test("then one try finds out for all whether it is back", () => {
  const { circuit, fail, later } = stage()
  fail(10)
  later(30)
  circuit.probe()
  expect(circuit.isOpen()).toBe(true)
  circuit.work()
  expect([circuit.isOpen(), circuit.isOut()]).toEqual([false, false])
})

test("a try that finds nothing out leaves it to the next, and one more failure is enough", () => {
  const { circuit, fail, later } = stage()
  fail(10)
  later(30)
  circuit.probe()
  circuit.giveBack()
  expect([circuit.isOpen(), circuit.isOut()]).toEqual([false, true])
  circuit.probe()
  fail(1)
  expect(circuit.isOpen()).toBe(true)
})

test("one try that works makes the count begin anew", () => {
  const { circuit, fail } = stage()
  fail(9)
  circuit.work()
  fail(9)
  expect(circuit.isOpen()).toBe(false)
})
