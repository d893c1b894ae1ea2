import { expect, test } from "bun:test"
import { Elysia } from "elysia"
import { z } from "zod/mini"
import { bindTo } from "../../adapters/http/bind.ts"
import { listOf, route } from "../../adapters/http/contract/route.ts"

const line = route({
  method: "GET",
  path: "/api/people",
  who: "anybody",
  response: listOf(z.object({ name: z.string() })),
})

test("of what a route answers only what its contract names leaves the house", async () => {
  const app = new Elysia()
  const admit = async () => ({ caller: null, address: "203.0.113.7" })
  const bind = bindTo(
    app,
    { admit, operates: async () => false, own: async () => {} },
    () => () => {},
  )
  const ana = { name: "Ana", passwordhash: "$argon2id$", owner: { token: "secret" } }
  bind(line, () => ({ items: [ana], total: 1, sql: "select" }))
  const answer = await app.handle(new Request("http://localhost/api/people"))
  expect(await answer.json()).toEqual({ items: [{ name: "Ana" }], total: 1 })
})
