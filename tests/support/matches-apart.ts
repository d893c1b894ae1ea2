import { expect } from "bun:test"

/*
 * If an expected value holds the same object twice, Bun's toMatchObject (1.4.5) does not
 * compare it the second time and lets anything pass. So each place gets a copy of its own.
 */

type Matchers = { toMatchObject: (expected: unknown) => void }
const matchers: Matchers = Object.getPrototypeOf(expect(null))
const { toMatchObject } = matchers

matchers.toMatchObject = function (this: Matchers, expected) {
  return toMatchObject.call(this, apart(expected))
}

/** Lists and plain objects are copied, whatever they hold; the rest, like expect.anything(), is not. */
const apart = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(apart)
  if (Object.prototype.toString.call(value) !== "[object Object]") return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [name, apart(each)]),
  )
}
