import { afterAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { postgresAccounts } from "../../adapters/postgres/accounts.ts"
import { freshDatabase, storeOn } from "../support/database.ts"

const database = await freshDatabase()
const store = storeOn(database.url)
const accounts = postgresAccounts(store)
afterAll(async () => {
  await store.end()
  await database.drop()
})

describe("a first sign-in with Google", () => {
  test("from several tabs at once is one account, and all are in", async () => {
    for (let round = 0; round < 5; round++) {
      const email = `ana${round}@example.com`
      const identity = { sub: `sub of ${email}`, email, emailVerified: true, name: "Ana" }
      const joined = await Promise.all(
        Array.from({ length: 6 }, () => Effect.runPromise(accounts.joinGoogle(identity))),
      )
      const [first] = joined
      expect(first?.account.email).toBe(email)
      expect(new Set(joined.map((each) => each?.account.id))).toEqual(new Set([first?.account.id]))
      expect(joined.filter((each) => each?.how === "created")).toHaveLength(1)
    }
  })
})

describe("accounts that wait to be erased", () => {
  test("all get their turn, however many cannot be erased yet", async () => {
    await database.owner.query(
      `insert into users (email, deletedat)
       select 'deleted:' || n, now() - n * interval '1 minute' from generate_series(1, 150) n`,
    )
    const seen = new Set<string>()
    for (let round = 0; round < 40 && seen.size < 150; round++) {
      for (const owner of await Effect.runPromise(accounts.toErase())) seen.add(owner)
    }
    expect(seen.size).toBe(150)
  })
})
