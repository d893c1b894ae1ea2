import { expect, test } from "bun:test"
import { wholeListById } from "../../site/lib/server/whole-list.ts"

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const page = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => ({ id: idOf(first + n) }))

test("a long list is read from the last id of each page on", async () => {
  const read = async ({ limit, after }: { limit: number; after: string }) => ({
    items: page(1, 250)
      .filter(({ id }) => id > after)
      .slice(0, limit),
  })
  expect(await wholeListById(read)).toEqual(page(1, 250))
})

test.each([
  ["by their ids", page(1, 100)],
  ["in another order", page(1, 100).toReversed()],
])("a server that gives the first page again, %s, is not asked for ever", async (_, items) => {
  let asked = 0
  const read = async () => {
    if (++asked > 9) throw new Error("for ever")
    return { items }
  }
  await expect(wholeListById(read)).rejects.toThrow("try again")
  expect(asked).toBe(2)
})
