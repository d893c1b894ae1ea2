import { afterEach, describe, expect, setSystemTime, spyOn, test } from "bun:test"
import { rawServer } from "../loopback.ts"
import {
  AGAIN,
  BRIEF,
  error,
  MODEL,
  newChatbot,
  type Options,
  OTHER,
  openRouter,
  REQUEST,
  said,
  TIMES,
} from "./model-stage.ts"

const { router, lines, answering, outcomeOf, ask, asked } = openRouter()

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
