import { describe, expect, test } from "bun:test"
import { afterAllOfThis, CANARY, changing, INVALID, openWeb, refused } from "./web-stage.ts"

const web = await openWeb()
const { server, allowed } = web

const withBody = changing.filter(({ line }) => line.body !== undefined)
const sendText = async ({ line, path }: (typeof changing)[number], body: string, type?: string) => {
  const { token, headers } = allowed(await server.hasOwner(), line)
  return server.call(path, {
    ...{ method: line.method, token, body },
    headers: { ...headers, "content-type": type ?? "application/json" },
  })
}

describe("a body", () => {
  test.each(withBody)("that is not sent as JSON is refused: $name", async (each) => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x/json",
    ]
    for (const type of types) {
      expect(await sendText(each, '{"a":1}', type)).toMatchObject(
        refused(415, "invalid_type", INVALID),
      )
    }
  })

  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`
  test.each(withBody)(
    "that is no object, or nothing at all, or too deep is refused: $name",
    async (each) => {
      for (const text of ["{", "[]", "null", "1", '"x"', '{"a":1}x', '{"a":\u0000}', nested(21)]) {
        expect(await sendText(each, text)).toMatchObject(refused(400, "invalid_json", INVALID))
      }
    },
  )

  test.each(withBody)("cannot reach into what all objects share: $name", async (each) => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const inner = `{"prototype":{"polluted":1},"polluted":1,"isAdmin":true}`
      const answer = await sendText(each, `{"${key}":${inner},"a":{"${key}":${inner}}}`)
      expect(answer.status).toBeLessThan(500)
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
    }
  })

  test.each(withBody)("is not said again in what is answered to it: $name", async (each) => {
    const { shape = {} } = each.line.body as { shape?: object }
    // Only a chatbot's id is repeated (E16).
    const fields = Object.keys(shape).filter((field) => !/^chatbotid$/i.test(field))
    for (const value of [CANARY, { [CANARY]: CANARY }]) {
      const body = Object.fromEntries(fields.map((field) => [field, value]))
      const answer = await sendText(each, JSON.stringify({ ...body, [CANARY]: CANARY }))
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.text).not.toContain(CANARY)
    }
  })

  const aboutBots = withBody.filter(({ line }) =>
    Object.keys((line.body as { shape?: object }).shape ?? {}).some((key) =>
      /^chatbotid$/i.test(key),
    ),
  )
  test.each(aboutBots)(
    "with anything for a chatbot's id is refused in few words: $name",
    async (each) => {
      for (const id of [
        { toString: 1 },
        [[{ valueOf: 1, toString: 1 }]],
        null,
        7,
        "x".repeat(100_000),
      ]) {
        const answer = await sendText(each, JSON.stringify({ chatbotId: id, chatbotid: id }))
        expect(answer.status).toBe(400)
        expect(answer.text.length).toBeLessThan(1_000)
      }
    },
  )

  const chunked = (bytes: number) =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(bytes).fill(32))
        controller.close()
      },
    })
  test.each([
    ["/api/auth/sign-in", 16 * 1024],
    ["/api/contact/", 256 * 1024],
    ["/webhooks/whatsapp", 4 * 1024 * 1024],
    ["/webhooks/stripe", 1024 * 1024],
    ["/webhooks/facebook/data-deletion", 256 * 1024],
  ])("over the limit of %s is refused, with its length said or not", async (path, most) => {
    for (const body of [" ".repeat(most + 1), chunked(most + 1)]) {
      const headers = { "content-type": "application/json" }
      const answer = await fetch(`${server.url}${path}`, { method: "POST", body, headers })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ error: INVALID, code: "too_large" })
    }
    const right = await server.call(path, { method: "POST", body: " ".repeat(most) })
    expect(right.status).not.toBe(413)
  })
})

afterAllOfThis(web)
