import { afterAll, expect, test } from "bun:test"
import { storedLimits } from "../../adapters/http/limits/limits.ts"
import { refusalOf } from "../../adapters/http/refuse.ts"
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

test("only one of guesses makes whoever goes on trying wait ever longer", async () => {
  const { limit, trying } = storedLimits(store, true)
  const signIn = { key: "sign-in", most: 1, seconds: 60, guesses: true } as const
  const guess = () => Promise.reject(refusalOf("bad_credentials"))
  let waits: unknown[] = []
  for (let n = 0; n < 12; n++) {
    waits = await Promise.all([
      limit("calls", 1, 60).catch(({ body }) => body.retryAfter),
      trying(signIn, guess).catch(({ body }) => body.retryAfter),
    ])
  }
  expect(waits[0]).toBeWithin(1, 61)
  expect(waits[1]).toBeWithin(3_500, 3_601)
})
