import { expect, test } from "bun:test"
import { availableParallelism } from "node:os"
import * as Effect from "effect/Effect"
import { argonPasswords } from "../../adapters/secrets/passwords.ts"

const run = Effect.runPromise

test("more passwords at once than can be seen to soon are refused in time, not kept waiting without end", async () => {
  const passwords = argonPasswords(1)
  const asked = Array.from({ length: availableParallelism() + 2 }, () =>
    passwords.matches("Sol y mar 1", null),
  )
  const settled = await Promise.all(
    asked.map((each) => run(each.pipe(Effect.catch((refusal) => Effect.succeed(refusal))))),
  )
  const refused = settled.filter((each) => each !== false)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ code: "rate_limited", retryAfter: 5 })
  const hash = await run(passwords.hash("Sol y mar 1"))
  expect(await run(passwords.matches("Sol y mar 1", hash))).toBe(true)
  expect(await run(passwords.matches("Sol y mar 2", hash))).toBe(false)
  expect(await run(passwords.matches("Sol y mar 1", "no hash"))).toBe(false)
})
