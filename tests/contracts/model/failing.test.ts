import { describe, expect, test } from "bun:test"
import { type Answer, rawServer } from "../loopback.ts"
import {
  AGAIN,
  ELSEWHERE,
  error,
  MODEL,
  OTHER,
  openRouter,
  REQUEST,
  said,
  TIMES,
  TOOL,
} from "./model-stage.ts"

const { router, lines, answering, outcomeOf, ask, asked } = openRouter()

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
