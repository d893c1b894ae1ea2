import { expect, test } from "bun:test"
import { cookiesFor } from "../../../../adapters/http/session/cookies.ts"
import { csrfGuard } from "../../../../adapters/http/session/csrf.ts"
import { vault } from "../../../support/secret.ts"

test.each([
  ["from our own address alone, in production", true, [true, false, false]],
  ["from this machine too, anywhere else", false, [true, true, true]],
])("a change may come %s", (_, production, may) => {
  const publicUrl = "https://recado.example"
  const site = { publicUrl, port: 3000, production }
  const { mayChange } = csrfGuard(vault, cookiesFor(publicUrl), site)
  const from = (origin: string) =>
    mayChange(new Request(publicUrl, { headers: { origin } }), "/api/chatbots")
  const here = ["http://localhost:3000", "http://127.0.0.1:3000"]
  expect([publicUrl, ...here].map(from)).toEqual(may)
  expect(["https://evil.example", "http://localhost:3001", "null"].some(from)).toBe(false)
})
