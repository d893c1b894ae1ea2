import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import type { ModelRequest, ToolCall } from "../../../core/reply/model.ts"
import { MODEL, openRouter, REQUEST, said, TOOL } from "./model-stage.ts"

const { router, answering, outcomeOf, ask } = openRouter()

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

  test("is shown with the name of the fallback when that has answered", async () => {
    router.answer({ status: 404 }, said("Hola"))
    const model = answering()
    const { by } = await Effect.runPromise(model.answer(REQUEST))
    const shown = await Effect.runPromise(model.raw(REQUEST, by))
    expect(JSON.parse(shown)).toEqual(router.asked[1]?.body)
    expect(JSON.parse(shown).model).not.toBe(MODEL)
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
