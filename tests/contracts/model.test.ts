import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  setSystemTime,
  spyOn,
  test,
} from "bun:test"
import { Effect } from "effect"
import { chatCompletions } from "../../adapters/llm/router.ts"
import type { ModelFailed } from "../../core/reply/failures.ts"
import type { ModelAnswer, ModelRequest, ToolCall } from "../../core/reply/model.ts"
import { ChatbotId } from "../../core/shared/ids.ts"
import { spending } from "../support/cpu-time.ts"
import { type Answer, answerOf, answersIn, loopback, rawServer } from "./loopback.ts"

const router = loopback()
afterAll(router.stop)

const MODEL = "openai/gpt-oss-20b:free"
const OTHER = "anthropic/claude-haiku-4.5"
const TIMES = { call: 20_000, total: 50_000, pause: 20 }
/** Does not wait long for a call that gets no answer. */
const BRIEF = { ...TIMES, call: 1_000 }
const newChatbot = () => ChatbotId.parse(crypto.randomUUID())
const REQUEST: ModelRequest = {
  chatbot: newChatbot(),
  messages: [
    { role: "system", content: "# Rules" },
    { role: "user", content: "# Now" },
  ],
  tools: [],
  budget: 1,
}

const TOOL = {
  name: "list_calendar_events",
  description: "Lists.",
  parameters: { type: "object" },
}

let lines: string[] = []
beforeEach(() => {
  lines = []
})

type Options = Partial<Parameters<typeof chatCompletions>[0]>

const answering = (options: Options = {}) =>
  chatCompletions({
    baseUrl: router.url,
    apiKey: "key-of-the-tests",
    model: MODEL,
    fallbackModel: OTHER,
    maxTokens: 512,
    lowEffort: true,
    log: (line) => lines.push(line),
    times: TIMES,
    ...options,
  })
const outcomeOf = (
  model: ReturnType<typeof answering>,
  request: ModelRequest,
): Promise<ModelAnswer | ModelFailed["why"]> =>
  Effect.runPromise(
    model.answer(request).pipe(Effect.catch((failure: ModelFailed) => Effect.succeed(failure.why))),
  )
const ask = (options: Options = {}, request = REQUEST) => outcomeOf(answering(options), request)

const asked = () => router.asked.map(({ body }) => (body as { model: string }).model)
const said = (text: string): Answer => ({
  body: { choices: [{ finish_reason: "stop", message: { role: "assistant", content: text } }] },
})
const error = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: { error: { code: status, message: "Illustrative message." } },
})

type Expected = {
  readonly outcome: Partial<ModelAnswer> | ModelFailed["why"]
  readonly asks?: readonly string[]
  readonly log?: string
}

const text = (words: string | null, more: Partial<ModelAnswer> = {}): Expected => ({
  outcome: { text: words, toolCalls: [], cut: false, ...more },
})
const calls = (...names: readonly string[]): Expected => ({
  outcome: { toolCalls: names.map((name) => expect.objectContaining({ name })) as never },
})

const RESPONSES: Readonly<Record<string, Expected>> = {
  cached_prompt_usage: text("Hola"),
  choices_empty: text(null),
  content_array_parts: text("Hola Ana"),
  content_cut_by_length: text("Nuestro horario es de lunes a", { cut: true }),
  content_empty_string: text(""),
  content_filter: text(""),
  content_null_length: text(null, { cut: true }),
  content_over_4096_characters: { outcome: { cut: false } },
  json_commands_as_text: { outcome: { text: expect.stringContaining("create_event") as never } },
  key_info: { outcome: "refused", log: "gpt-oss-20b: invalid JSON response" },
  refusal: text(null),
  text: text("¡Hola! Soy el asistente de la peluquería."),
  text_no_reasoning_no_usage: text("Hola"),
  tool_call_invalid_json_arguments: calls("create_calendar_event"),
  tool_call_list_events: calls("list_calendar_events"),
  tool_call_other_clients_event: calls("cancel_calendar_event"),
  tool_call_unknown_name: calls("refund_customer"),
  tool_call_with_finish_reason_stop: calls("list_calendar_events"),
  tool_calls_two_parallel: calls("create_calendar_event", "cancel_calendar_event"),
}

const AGAIN = [MODEL, MODEL, OTHER]
const ELSEWHERE = [MODEL, OTHER]
const failure = (
  outcome: ModelFailed["why"],
  log: string,
  asks: readonly string[] = [MODEL],
): Expected => ({ outcome, log: `gpt-oss-20b: ${log}`, asks })

const ERRORS: Readonly<Record<string, Expected>> = {
  "200_error_in_body": failure("refused", "error 200"),
  "200_error_in_choice": failure("refused", "error 200"),
  "200_not_json": failure("refused", "invalid JSON response"),
  "400_context_length": failure("too-long", "error 400"),
  "400_invalid_request": failure("refused", "error 400"),
  "402_in_flight_budget": failure("unavailable", "error 402", ELSEWHERE),
  "413_payload_too_large": failure("refused", "error 413"),
  "429_free_per_minute": failure("unavailable", "error 429", ELSEWHERE),
  "429_upstream_provider": failure("unavailable", "error 429", AGAIN),
  "502_provider_unavailable": failure("unavailable", "error 502", AGAIN),
  "529_provider_overloaded": failure("unavailable", "error 529", AGAIN),
}

const OPENAI_SHAPE: Readonly<Record<string, Expected>> = {
  "400_context_length_exceeded": failure("too-long", "error 400"),
  "429_insufficient_quota": failure("unavailable", "error 429", AGAIN),
  "429_rate_limit_exceeded": failure("unavailable", "error 429", AGAIN),
  "500_server_error": failure("unavailable", "error 500", AGAIN),
  llamacpp_400_context: failure("too-long", "error 400"),
  llamacpp_503_loading: failure("unavailable", "error 503", AGAIN),
  vllm_400_context_length: failure("too-long", "error 400"),
  vllm_400_tool_choice_disabled: failure("refused", "error 400"),
}

describe.each([
  ["responses", RESPONSES],
  ["errors", ERRORS],
  ["openai-shape", OPENAI_SHAPE],
] as const)("what a router answers (%s)", (folder, table) => {
  test("has its line in this table", async () => {
    const names = Object.keys(table).map((name) => `openrouter/${folder}/${name}`)
    expect(names.sort()).toEqual(await answersIn(`openrouter/${folder}`))
  })

  test.each(Object.entries(table))(
    "has the outcome of its line: %s",
    async (name, { outcome, asks = [MODEL], log }) => {
      router.answer(await answerOf(`openrouter/${folder}/${name}`))
      const answer = await ask()
      if (typeof outcome === "string") expect(answer).toBe(outcome)
      else expect(answer).toMatchObject(outcome)
      expect(asked()).toEqual([...asks])
      expect(lines[0]).toBe(log as string)
      expect(lines).toHaveLength(log === undefined ? 0 : asks.length)
    },
  )
})

describe("a model that fails", () => {
  test.each([408, 500, 502, 503, 504, 524, 529])("with %p is asked once more", async (status) => {
    router.answer(error(status), said("Hola"))
    expect(await ask()).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([MODEL, MODEL])
  })

  const refuses = (param: string, code = "unsupported_parameter"): Answer => ({
    status: 400,
    body: { error: { message: "Unsupported.", type: "invalid_request_error", param, code } },
  })
  const bodies = () => router.asked.map(({ body }) => body as object)

  test("that takes no temperature and no max_tokens is asked without, and from then on at once", async () => {
    const model = answering()
    const unfit = refuses("temperature", "unsupported_value")
    router.answer(refuses("max_tokens"), unfit, refuses("parallel_tool_calls"), said("Hola"))
    const request = { ...REQUEST, tools: [TOOL] }
    expect(await outcomeOf(model, request)).toMatchObject({ text: "Hola" })
    expect(bodies()).toHaveLength(4)
    const asked = { model: MODEL, max_completion_tokens: 512, tool_choice: "auto" }
    expect(bodies()[3]).toMatchObject(asked)
    for (const name of ["temperature", "max_tokens", "parallel_tool_calls"]) {
      expect(bodies()[0]).toHaveProperty(name)
      expect(bodies()[3]).not.toHaveProperty(name)
    }
    expect(lines.slice(0, 2)).toEqual([
      "gpt-oss-20b: error 400",
      "gpt-oss-20b: refuses max_tokens; it is asked without",
    ])

    router.answer(said("Hola"))
    expect(await outcomeOf(model, request)).toMatchObject({ text: "Hola" })
    expect(bodies()).toHaveLength(1)
    expect(bodies()[0]).toMatchObject(asked)
  })

  test("that takes no temperature leaves it to the fallback", async () => {
    const unfit = refuses("temperature", "unsupported_value")
    router.answer(unfit, error(404), said("Hola"))
    expect(await ask()).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([MODEL, MODEL, OTHER])
    expect(bodies()[1]).not.toHaveProperty("temperature")
    expect(bodies()[2]).toHaveProperty("temperature")
  })

  test("that refuses what it was not even asked with is not asked for ever", async () => {
    router.answer(refuses("temperature"))
    expect(await ask()).toBe("refused")
    expect(asked()).toEqual([MODEL, MODEL])
  })

  test("that never takes what we cannot do without is named to whoever runs this, with what it refuses", async () => {
    router.answer(refuses("messages[0].role", "unsupported_value"))
    expect(await ask()).toBe("refused")
    expect(lines).toEqual([
      "gpt-oss-20b: error 400",
      "gpt-oss-20b: refuses messages[0].role; LLM_MODEL has to name another",
    ])
  })

  test.each([400, 401, 403, 413, 422])("with %p is not asked again", async (status) => {
    router.answer(error(status), said("Hola"))
    expect(await ask()).toBe("refused")
    expect(asked()).toEqual([MODEL])
  })

  test.each([
    "prompt is too long: 210000 tokens > 200000 maximum",
    "input length and `max_tokens` exceed context limit: 199000 + 2048 > 200000",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    "Please reduce the length of the messages or completion.",
    "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
    "Input is too long for requested model.",
    "The decoder prompt (length 9000) is longer than the maximum model length of 8192.",
    { metadata: { error_type: "token_limit_exceeded" } },
    { metadata: { error_type: "string_too_long" } },
  ])("because it was given too much says so in its own words: %o", async (words) => {
    const told = typeof words === "string" ? { message: words } : { message: "No.", ...words }
    router.answer({ ...error(400), body: { error: { code: 400, ...told } } })
    expect(await ask()).toBe("too-long")
    expect(asked()).toEqual([MODEL])
  })

  test.each([
    [402, "You requested up to 2048 tokens: too many tokens for your balance.", ELSEWHERE],
    [429, "Tokens per minute limit exceeded - too many tokens processed.", AGAIN.slice(0, 2)],
  ])(
    "with %p was not given too much, however many tokens it counts",
    async (status, words, asks) => {
      router.answer({ ...error(status), body: { error: { message: words } } }, said("Hola"))
      expect(await ask()).toMatchObject({ text: "Hola" })
      expect(asked()).toEqual(asks)
    },
  )

  test.each([402, 404])("with %p is replaced by the fallback at once", async (status) => {
    router.answer(error(status), said("Hola"))
    expect(await ask()).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual(ELSEWHERE)
  })

  test.each([
    ["5", AGAIN.slice(0, 2)],
    ["6", ELSEWHERE],
    ["Wed, 21 Oct 2099 07:28:00 GMT", ELSEWHERE],
    ["soon", ELSEWHERE],
    ["Wed, 21 Oct 2015 07:28:00 GMT", AGAIN.slice(0, 2)],
    ["in 4 s", AGAIN.slice(0, 2)],
    ["in 60 s", ELSEWHERE],
  ])("with 429 and Retry-After %s goes where an answer is likely", async (retryAfter, asks) => {
    const [, seconds] = /^in (\d+) s$/.exec(retryAfter) ?? []
    const date = seconds && new Date(Date.now() + Number(seconds) * 1_000).toUTCString()
    router.answer(error(429, { "retry-after": date || retryAfter }), said("Hola"))
    expect(await ask()).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([...asks])
  })

  test.each([301, 302, 307, 308])("with a %p is not followed to anybody else", async (status) => {
    router.answer({ status, headers: { location: "/elsewhere" }, body: "" }, said("Hola"))
    expect(await ask()).toBe("refused")
    expect(asked()).toEqual([MODEL])
    expect(lines).toEqual([`gpt-oss-20b: error ${status}`])
  })

  test("twice is replaced by the fallback, once", async () => {
    router.answer(error(503), error(503), said("Hola"))
    expect(await ask()).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual(AGAIN)
    expect(lines).toEqual(["gpt-oss-20b: error 503", "gpt-oss-20b: error 503"])
  })

  test("without a fallback is given up after the second time", async () => {
    router.answer(error(503))
    expect(await ask({ fallbackModel: null })).toBe("unavailable")
    expect(asked()).toEqual([MODEL, MODEL])
    router.answer(error(404))
    expect(await ask({ fallbackModel: null })).toBe("unavailable")
    expect(asked()).toEqual([MODEL])
  })

  test("names the model that failed, without vendor and suffix", async () => {
    router.answer(error(404))
    await ask()
    expect(lines).toEqual(["gpt-oss-20b: error 404", "claude-haiku-4.5: error 404"])
  })

  test("is waited for a second before it is asked again", async () => {
    router.answer(error(503), said("Hola"))
    const started = performance.now()
    await ask({ times: { ...TIMES, pause: 150 } })
    expect(performance.now() - started).toBeGreaterThan(140)
  })
})

describe("time", () => {
  afterEach(() => void setSystemTime())

  test("runs out for a model that does not answer; it is asked once more, then the fallback", async () => {
    router.answer({ timeout: true })
    const started = performance.now()
    expect(await ask({ times: BRIEF })).toBe("unavailable")
    expect(asked()).toEqual(AGAIN)
    expect(performance.now() - started).toBeLessThan(BRIEF.call * 20)
    expect(lines[0]).toBe("gpt-oss-20b: error timeout")
  })

  test("is limited for all calls together", async () => {
    router.answer(error(503), { timeout: true })
    const started = performance.now()
    expect(await ask({ times: { ...TIMES, total: 5_000 } })).toBe("unavailable")
    expect(performance.now() - started).toBeLessThan(TIMES.call)
    expect(asked()).toEqual(AGAIN)
  })

  test("is left for the fallback when the model has used up half of it twice", async () => {
    router.answer({ timeout: true }, { timeout: true }, said("Hola"))
    expect(await ask({ times: { call: 4_000, total: 8_000, pause: 20 } })).toMatchObject({
      text: "Hola",
    })
    expect(asked()).toEqual(AGAIN)
  })

  test("is no shorter on a machine whose clock is set forward meanwhile", async () => {
    router.answer(error(503), said("Hola"))
    const log = () => void setSystemTime(Date.now() + 3_600_000)
    expect(await ask({ log })).toMatchObject({ text: "Hola" })
  })

  test("runs out for an answer that begins and never ends", async () => {
    const server = await rawServer((socket) => {
      socket.on("data", () =>
        socket.write(
          "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n",
        ),
      )
      const drip = setInterval(() => socket.write(" "), 20)
      socket.on("close", () => clearInterval(drip))
    })
    const started = performance.now()
    const baseUrl = `http://127.0.0.1:${server.port}`
    expect(await ask({ baseUrl, times: BRIEF })).toBe("unavailable")
    expect(performance.now() - started).toBeLessThan(BRIEF.call * 20)
    server.stop()
  })
})

describe("a model that has not answered ten times in a row", () => {
  /** While the model is silent it is not waited for long. After that it is, as a busy machine may be slow to answer. */
  const silent = async (options: Options = {}, chatbots = Array(5).fill(REQUEST.chatbot)) => {
    const times = { ...TIMES, call: 400 }
    const model = answering({ times, ...options })
    router.answer({ timeout: true })
    // Each of the five asks twice.
    const waits = chatbots.map((chatbot) => outcomeOf(model, { ...REQUEST, chatbot }))
    expect(new Set(await Promise.all(waits))).toEqual(new Set(["unavailable"]))
    times.call = TIMES.call
    return model
  }

  test("keeps nobody waiting for a while", async () => {
    const model = await silent({ fallbackModel: null }, Array.from({ length: 10 }, newChatbot))
    router.answer(said("Hola"))
    expect(await outcomeOf(model, REQUEST)).toBe("unavailable")
    expect(asked()).toEqual([])
    expect(lines.at(-1)).toBe("gpt-oss-20b: does not answer; it is left alone for a while")
  })

  test("over one chatbot alone keeps its clients waiting no more, and answers those of others", async () => {
    const model = await silent({ fallbackModel: null })
    router.answer(said("Hola"))
    expect(await outcomeOf(model, REQUEST)).toBe("unavailable")
    const another = { ...REQUEST, chatbot: newChatbot() }
    expect(await outcomeOf(model, another)).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([MODEL])
  })

  test("is replaced by the fallback at once", async () => {
    const model = await silent()
    router.answer(said("Hola"))
    expect(await outcomeOf(model, REQUEST)).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([OTHER])
  })

  test("is asked on as soon as it answers at all, if only that it is busy", async () => {
    const model = await silent({ fallbackModel: null })
    const now = performance.now.bind(performance)
    const clock = spyOn(performance, "now").mockImplementation(() => now() + 31_000)
    router.answer(error(503), said("Hola"))
    const outcome = await outcomeOf(model, REQUEST)
    clock.mockRestore()
    expect(outcome).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([MODEL, MODEL])
  })

  test("is asked all the same if it only refused, however often", async () => {
    const model = answering({ fallbackModel: null })
    router.answer(error(503))
    for (let n = 0; n < 6; n++) expect(await outcomeOf(model, REQUEST)).toBe("unavailable")
    router.answer(said("Hola"))
    expect(await outcomeOf(model, REQUEST)).toMatchObject({ text: "Hola" })
    expect(asked()).toEqual([MODEL])
  })
})

describe("a connection", () => {
  test("that is reset is tried again, then elsewhere", async () => {
    let connections = 0
    const server = await rawServer((socket) => {
      connections++
      socket.on("data", () => socket.resetAndDestroy())
    })
    expect(await ask({ baseUrl: `http://127.0.0.1:${server.port}` })).toBe("unavailable")
    expect(connections).toBe(3)
    expect(lines[0]).toBe("gpt-oss-20b: error connection")
    server.stop()
  })

  test("that nobody takes is tried again, then elsewhere", async () => {
    const nobody = await rawServer(() => {})
    nobody.stop()
    expect(await ask({ baseUrl: `http://127.0.0.1:${nobody.port}` })).toBe("unavailable")
    expect(lines).toHaveLength(3)
  })

  test("whose answer is cut off is no answer in JSON", async () => {
    router.answer({ headers: { "content-type": "application/json" }, body: '{"choices":[{"mess' })
    expect(await ask()).toBe("refused")
    expect(lines).toEqual(["gpt-oss-20b: invalid JSON response"])
  })
})

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

test("without a key nobody is asked", async () => {
  router.answer(said("Hola"))
  expect(await ask({ apiKey: null })).toBe("unavailable")
  expect(router.asked).toEqual([])
})

describe("a request", () => {
  test("is exactly what the contract says", async () => {
    router.answer(said("Hola"))
    await ask({}, { ...REQUEST, tools: [TOOL] })
    const [call] = router.asked
    expect(call).toMatchObject({ method: "POST", path: "/chat/completions" })
    expect(call?.headers.get("authorization")).toBe("Bearer key-of-the-tests")
    expect(call?.body).toEqual({
      model: MODEL,
      messages: [...REQUEST.messages],
      temperature: 0.3,
      max_tokens: 512,
      tools: [{ type: "function", function: TOOL }],
      tool_choice: "auto",
      parallel_tool_calls: false,
      reasoning: { effort: "low" },
    })
  })

  test("is shown as the model gets it to an owner who tries the chatbot", async () => {
    router.answer(said("Hola"))
    const model = answering()
    const request = { ...REQUEST, tools: [TOOL] }
    const shown = await Effect.runPromise(model.raw(request))
    await outcomeOf(model, request)
    expect(JSON.parse(shown)).toEqual(router.asked[0]?.body)
  })

  test("asks for four times the words when the first ran out", async () => {
    router.answer(said("Hola"))
    await ask({ lowEffort: false }, { ...REQUEST, budget: 4 })
    expect(router.asked[0]?.body).toEqual({
      model: MODEL,
      messages: [...REQUEST.messages],
      temperature: 0.3,
      max_tokens: 2048,
    })
  })

  test("gives tool answers back beside the calls they belong to", async () => {
    router.answer(said("Hola"))
    const toolCalls = [{ id: "call_1", name: TOOL.name, arguments: "{}" }]
    await ask(
      {},
      {
        ...REQUEST,
        messages: [
          ...REQUEST.messages,
          { role: "assistant", content: null, toolCalls },
          { role: "tool", callId: "call_1", content: '{"ok":true}' },
        ],
      },
    )
    expect(
      (router.asked[0]?.body as { messages: object[] } | undefined)?.messages.slice(2),
    ).toEqual([
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "call_1", type: "function", function: { name: TOOL.name, arguments: "{}" } },
        ],
      },
      { role: "tool", tool_call_id: "call_1", content: '{"ok":true}' },
    ])
  })

  const sent = () =>
    (router.asked[0]?.body as { messages: object[] } | undefined)?.messages.slice(2) ?? []
  const tellsBack = async (...messages: ModelRequest["messages"]) => {
    router.answer(said("Hola"))
    await ask({}, { ...REQUEST, messages: [...REQUEST.messages, ...messages] })
    return sent()
  }
  const called = (calls: readonly Partial<ToolCall>[]) =>
    calls.map((call) => ({ id: "call_1", name: TOOL.name, arguments: "{}", ...call }))

  test("gives words back without a word of tools: an empty list of calls is refused", async () => {
    const messages = await tellsBack({ role: "assistant", content: "Reservado.", toolCalls: [] })
    expect(messages).toEqual([{ role: "assistant", content: "Reservado." }])
  })

  test.each(["", '{"message":', "[]", "null", "7", "Ana"])(
    "gives arguments that are no JSON object (%s) back as an empty one: servers parse them",
    async (args) => {
      const toolCalls = called([{ arguments: args }])
      const messages = await tellsBack({ role: "assistant", content: null, toolCalls })
      expect(messages).toMatchObject([{ tool_calls: [{ function: { arguments: "{}" } }] }])
    },
  )

  test("gives no name back that a server would refuse", async () => {
    const toolCalls = called([{ name: "reembolsar al cliente ya" }, { name: "" }])
    const messages = await tellsBack({ role: "assistant", content: null, toolCalls })
    expect(messages).toMatchObject([
      {
        tool_calls: [
          { function: { name: "reembolsar_al_cliente_ya" } },
          { function: { name: "unnamed" } },
        ],
      },
    ])
  })

  test("gives each call and its answer an id of their own, however often a model repeats one", async () => {
    const answered = (callId: string) => ({ role: "tool" as const, callId, content: "{}" })
    const messages = await tellsBack(
      { role: "assistant", content: null, toolCalls: called([{ id: "call" }, { id: "call" }]) },
      answered("call"),
      answered("call"),
      { role: "assistant", content: null, toolCalls: called([{ id: "call" }, { id: "other" }]) },
      answered("call"),
      answered("other"),
    )
    const calls = messages.flatMap((each) => ("tool_calls" in each ? each.tool_calls : []))
    const ids = (calls as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect([ids[0], ids[3]]).toEqual(["call", "other"])
    expect(messages.flatMap((each) => ("tool_call_id" in each ? each.tool_call_id : []))).toEqual(
      ids,
    )
  })
})
