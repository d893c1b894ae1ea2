import { expect, test } from "bun:test"
import { spending } from "../../support/cpu-time.ts"
import { type Answer, rawServer } from "../loopback.ts"
import { openRouter } from "./model-stage.ts"

const { router, lines, ask } = openRouter()

test.each([
  "null",
  "7",
  '"text"',
  "[]",
  "{}",
  '{"choices":{}}',
  '{"choices":[null]}',
  '{"choices":[{"message":7}]}',
])("an answer that is %s is refused or empty, never a defect", async (body) => {
  router.answer({ headers: { "content-type": "application/json" }, body })
  expect(["refused", "empty"]).toContain(
    await ask().then((given) => (typeof given === "string" ? given : "empty")),
  )
})

test.each([
  ["words", (long: string) => ({ content: long })],
  ["arguments", (long: string) => ({ tool_calls: [{ function: { name: "x", arguments: long } }] })],
])("an answer of 20 MB (%s) is no answer", async (_, message) => {
  router.answer({ body: { choices: [{ message: message("a ".repeat(10_000_000)) }] } })
  expect(await ask()).toBe("refused")
  expect(lines).toEqual(["gpt-oss-20b: invalid JSON response"])
})

test("an answer that never ends is left, and is no answer", async () => {
  const left = Promise.withResolvers<void>()
  const server = await rawServer((socket) => {
    const more = () => {
      while (socket.writable && socket.write("a".repeat(65_536)));
    }
    socket.on("drain", more).on("close", left.resolve)
    socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n", more)
  })
  expect(await ask({ baseUrl: `http://127.0.0.1:${server.port}` })).toBe("refused")
  await left.promise
  server.stop()
  expect(lines).toEqual(["gpt-oss-20b: invalid JSON response"])
})

test("letters that no database can hold are left out of words and of tool calls", async () => {
  const odd = (word: string) => `${word}\u0000\ud83d`
  const function_ = { name: odd("notify_owner"), arguments: odd("{}") }
  const tool_calls = [{ id: odd("call_1"), type: "function", function: function_ }]
  router.answer({ body: { choices: [{ message: { content: odd("Hola"), tool_calls } }] } })
  expect(await ask()).toMatchObject({
    text: "Hola",
    toolCalls: [{ id: "call_1", name: "notify_owner", arguments: "{}" }],
  })
})

test.each([
  [{ message: "Ana" }, '{"message":"Ana"}'],
  [["Ana"], '["Ana"]'],
  ['{"message":"Ana\n\tde ayer"}', '{"message":"Ana  de ayer"}'],
  ['{\n  "message": "Ana"\n}', '{   "message": "Ana" }'],
  [JSON.stringify('{"message":"Ana"}'), '{"message":"Ana"}'],
  ['```json\n{"message":"Ana"}\n```', '{"message":"Ana"}'],
  ['json {"message":"{Ana}"}<|call|>', '{"message":"{Ana}"}'],
  ['{"message":"An', '{"message":"An'],
  ['{"message":"Ana"}{"message":"Ana"}', '{"message":"Ana"}{"message":"Ana"}'],
  [null, ""],
  [undefined, ""],
])("arguments that come as %o are handed on as what they say", async (given, written) => {
  const tool_calls = [{ id: "call_1", function: { name: "notify_owner", arguments: given } }]
  router.answer({ body: { choices: [{ message: { content: null, tool_calls } }] } })
  expect(await ask()).toMatchObject({ toolCalls: [{ name: "notify_owner", arguments: written }] })
})

test("a model that repeats one brace as its arguments holds nobody up", async () => {
  const given = "{".repeat(60_000)
  const tool_calls = [{ id: "call_1", function: { name: "notify_owner", arguments: given } }]
  router.answer({ body: { choices: [{ message: { content: null, tool_calls } }] } })
  const spent = spending()
  expect(await ask()).toMatchObject({ toolCalls: [{ arguments: given }] })
  expect(spent()).toBeLessThan(1_000)
})

const JSON_TYPE = { "content-type": "application/json" }
const PLAIN = { "content-type": "text/plain" }
const WAITING = ": OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n"

test.each<[string, Answer & { first?: string }, object]>([
  ["is said to be plain text", { headers: PLAIN }, { content: "Hola" }],
  ["has no list where calls would stand", {}, { content: "Hola", tool_calls: {} }],
  ["says first that it takes a while", { headers: JSON_TYPE, first: WAITING }, { content: "Hola" }],
  ["says so as plain text", { headers: PLAIN, first: WAITING }, { content: "Hola" }],
])("an answer that %s is read all the same", async (_, { first = "", ...answer }, message) => {
  router.answer({ ...answer, body: `${first}${JSON.stringify({ choices: [{ message }] })}` })
  expect(await ask()).toMatchObject({ text: "Hola", toolCalls: [] })
})

test.each([
  { choices: null, error: { code: 502 } },
  { choices: [{ message: null, error: { code: 429 } }] },
])("an error in a 200 is one, whatever is missing beside it: %o", async (body) => {
  router.answer({ body })
  expect(await ask()).toBe("refused")
  expect(lines).toEqual(["gpt-oss-20b: error 200"])
})

test.each([
  { type: "reasoning", text: "The client wants a table." },
  { type: "thinking", thinking: [{ type: "text", text: "The client wants a table." }] },
  { type: "reasoning.text", text: "The client wants a table." },
])("what a model thinks is no part of what it says: %o", async (thought) => {
  const content = [thought, { type: "text", text: "Hola" }, { text: " Ana" }]
  router.answer({ body: { choices: [{ message: { content } }] } })
  expect(await ask()).toMatchObject({ text: "Hola Ana" })
})

test("parts that are mere words are words", async () => {
  router.answer({ body: { choices: [{ message: { content: ["Hola", { text: " Ana" }] } }] } })
  expect(await ask()).toMatchObject({ text: "Hola Ana" })
})

test.each([
  ["length", true],
  ["max_tokens", true],
  ["MAX_TOKENS", true],
  ["model_length", true],
  ["stop", false],
  ["content_filter", false],
  [null, false],
  [7, false],
])("an answer that ended by %p is used, and known to be cut or not", async (finish_reason, cut) => {
  router.answer({ body: { choices: [{ finish_reason, message: { content: "Hola" } }] } })
  expect(await ask()).toMatchObject({ text: "Hola", cut })
})
