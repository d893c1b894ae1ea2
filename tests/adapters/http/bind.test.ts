import { expect, test } from "bun:test"
import { Elysia } from "elysia"
import { z } from "zod/mini"
import { bindTo, type Handler } from "../../../adapters/http/bind.ts"
import { listOf, type Route, route } from "../../../adapters/http/contract/route.ts"
import { Refusal } from "../../../adapters/http/refuse.ts"

const line = route({
  method: "GET",
  path: "/api/people",
  who: "anybody",
  response: listOf(z.object({ name: z.string() })),
})
const greeting = route({
  method: "POST",
  path: "/api/greetings",
  who: "anybody",
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
})

/** Serves a route of the contract that admits everybody; answers what a request gets. */
const served = <R extends Route>(line: R, handler: Handler<R>) => {
  const app = new Elysia()
  app.onError(({ error }) =>
    error instanceof Refusal ? new Response(error.body.code, { status: error.status }) : undefined,
  )
  const admit = async () => ({ caller: null, address: "203.0.113.7" })
  const admission = {
    ...{ admit, admitWith: () => {} },
    ...{ mayOperate: async () => false, own: async () => {} },
  }
  bindTo(app, admission, () => () => {})(line, handler)
  return (init: RequestInit = {}) =>
    app.handle(new Request(`http://localhost${line.path}`, { method: line.method, ...init }))
}

test("of what a route answers only what its contract names leaves the house", async () => {
  const ana = { name: "Ana", passwordhash: "$argon2id$", owner: { token: "secret" } }
  const ask = served(line, () => ({ items: [ana], total: 1, sql: "select" }))
  expect(await (await ask()).json()).toEqual({ items: [{ name: "Ana" }], total: 1 })
})

test("letters that are none are not taken for others", async () => {
  const ask = served(greeting, ({ body }) => body)
  const says = async (name: Buffer) => {
    const body = Buffer.concat([Buffer.from('{"name":"'), name, Buffer.from('"}')])
    const answer = await ask({ body, headers: { "content-type": "application/json" } })
    return [answer.status, await answer.text()]
  }
  expect(await says(Buffer.from("Iñaki"))).toEqual([200, '{"name":"Iñaki"}'])
  expect(await says(Buffer.from("Iñaki", "latin1"))).toEqual([400, "invalid_json"])
})
