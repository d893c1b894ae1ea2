import { afterAll, expect, test } from "bun:test"
import { storedLimits } from "../../adapters/http/limits.ts"
import { openStore } from "../support/database.ts"

const { store, rows, close } = await openStore()
afterAll(close)

test("a count that is over begins anew, for as long as the first", async () => {
  const { limit } = storedLimits(store, true)
  const tryIt = () => limit("somebody", 1, 600)
  const lasts = async () =>
    (
      await rows<{ seconds: number }>(
        "select round(extract(epoch from resetat - now()))::int as seconds from rate_counters",
      )
    )[0]?.seconds
  await tryIt()
  expect(await lasts()).toBeWithin(590, 601)
  await rows("update rate_counters set resetat = now()")
  await tryIt()
  expect(await lasts()).toBeWithin(590, 601)
  await expect(tryIt()).rejects.toMatchObject({ status: 429 })
})
