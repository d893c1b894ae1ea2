import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"
import { world } from "../../support/world.ts"

describe("in the simulator", () => {
  test("the reply is stored, and nothing is sent, counted or shown as typing", async () => {
    const { run, hears, sent, typing, state } = world({ simulated: true, model: ["Hola"] })
    await run(answer(hears("Hola")))
    expect(sent).toEqual([])
    expect(typing).toEqual([])
    expect(state.usage.used).toBe(0)
    expect(state.messages.at(-1)).toMatchObject({ content: "Hola", status: "sent" })
  })

  test("it works before WhatsApp is connected", async () => {
    const { run, hears, state } = world({ simulated: true, model: ["Hola"] })
    const conversation = hears("Hola")
    state.connection = null
    await run(answer(conversation))
    expect(state.messages.at(-1)).toMatchObject({ content: "Hola" })
  })

  test("the owner can read what the model was asked and what it said, raw", async () => {
    const { run, hears, log } = world({ simulated: true, model: ["<think>hm</think>Hola"] })
    await run(answer(hears("Hola")))
    expect(log.map(({ type }) => type)).toEqual(["ai_input", "ai_output"])
    expect(JSON.parse(log[0]?.content ?? "")).toMatchObject({
      messages: [{ role: "system" }, {}],
      tools: expect.arrayContaining([expect.objectContaining({ name: "notify_owner" })]),
    })
    expect(log[1]?.content).toBe("<think>hm</think>Hola")
  })

  test("and that another model was asked, when the first had failed", async () => {
    const spare = { answer: { text: "Hola", by: "the spare model" } }
    const { run, hears, log } = world({ simulated: true, model: [spare] })
    await run(answer(hears("Hola")))
    expect(log.map(({ type }) => type)).toEqual(["ai_input", "ai_input", "ai_output"])
    expect(log.slice(0, 2).map(({ content }) => JSON.parse(content).model)).toEqual([
      "the first model",
      "the spare model",
    ])
  })

  test("a message that gets no reply says why in the log", async () => {
    const { run, hears, log } = world({ simulated: true, paused: true })
    await run(answer(hears("Hola")))
    expect(log).toMatchObject([{ type: "ai_output", content: "[stopped: chatbot_paused]" }])
  })

  test("when the model fails, the log shows the sentence that a client would read", async () => {
    const failure = new ModelFailed({ why: "unavailable", detail: "" })
    const { run, hears, log } = world({ simulated: true, model: [failure] })
    await run(answer(hears("Hola")))
    expect(log.slice(1)).toMatchObject([{ type: "ai_output", content: SENTENCES.unavailable }])
  })

  test("with an expired connection the log shows the fixed sentence for that", async () => {
    const { run, hears, log } = world({ simulated: true, line: "expired" })
    await run(answer(hears("Hola")))
    expect(log).toMatchObject([{ type: "ai_output", content: SENTENCES.tokenExpired }])
  })
})
