import { expect, test } from "bun:test"
import { concurrencyLimit } from "../../../adapters/secrets/concurrency-limit.ts"

/** Work that ends when it is told to. */
const line = (most: number, places = 10) => {
  const run = concurrencyLimit(most, places)
  const begun: string[] = []
  const begins = (name: string) => {
    const end = Promise.withResolvers<string>()
    const done = run(() => {
      begun.push(name)
      return end.promise
    })
    return { ...end, done }
  }
  return { begun, begins }
}

test("so many work at once, the others in the order in which they came", async () => {
  const { begun, begins } = line(2)
  const [a, b, c, d] = ["a", "b", "c", "d"].map(begins)
  expect(begun).toEqual(["a", "b"])
  b?.resolve("done")
  expect(await b?.done).toBe("done")
  expect(begun).toEqual(["a", "b", "c"])
  a?.resolve("")
  await a?.done
  expect(begun).toEqual(["a", "b", "c", "d"])
  c?.resolve("")
  d?.resolve("")
  await Promise.all([c?.done, d?.done])
  const next = ["e", "f", "g"].map(begins)
  expect(begun.slice(4)).toEqual(["e", "f"])
  for (const each of next) each.resolve("")
  await Promise.all(next.map(({ done }) => done))
})

test("whoever comes when all places are taken is turned away, and nobody once there is one", async () => {
  const { begun, begins } = line(1, 2)
  const [a, b, c, d] = ["a", "b", "c", "d"].map(begins)
  expect(await d?.done).toBeNull()
  for (const each of [a, b, c]) each?.resolve("done")
  expect(await Promise.all([a?.done, b?.done, c?.done])).toEqual(["done", "done", "done"])
  const e = begins("e")
  e.resolve("done")
  expect(await e.done).toBe("done")
  expect(begun).toEqual(["a", "b", "c", "e"])
})

test("one that fails keeps nobody out", async () => {
  const { begun, begins } = line(1)
  const [bad, good] = ["bad", "good"].map(begins)
  bad?.reject(new Error("no"))
  await expect(bad?.done).rejects.toThrow("no")
  good?.resolve("done")
  expect(await good?.done).toBe("done")
  expect(begun).toEqual(["bad", "good"])
})
