import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"
import { NOTICES } from "../../../core/reply/notices.ts"
import { userText } from "../../fakes/model.ts"
import { world } from "../../support/world.ts"

const MINUTE = 60_000

describe("when the model fails, the client is told so", () => {
  const failures: readonly [ModelFailed["why"], string][] = [
    [
      "unavailable",
      "Lo siento, ha ocurrido un problema con tu última solicitud. Por favor, inténtalo de nuevo.",
    ],
    [
      "empty",
      "I am sorry, I could not generate an answer. Could you please rephrase your question?",
    ],
    [
      "refused",
      "I am sorry, an error occurred while generating the answer. Please try again with a different question.",
    ],
  ]
  test.each(failures)("%s", async (why, sentence) => {
    const { run, hears, texts, state } = world({
      greeted: false,
      model: [new ModelFailed({ why, detail: "" })],
    })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual([sentence])
    expect(state.turns[0]?.ending).toEqual({ result: "apology", reason: why })
  })

  test("a conversation that does not fit is asked once more with its last five messages", async () => {
    const { run, hears, later, texts, requests } = world({
      model: [
        ...Array.from({ length: 4 }, (_, n) => `respuesta ${n}`),
        new ModelFailed({ why: "too-long", detail: "" }),
        "Ahora sí.",
      ],
    })
    for (let n = 0; n < 5; n++) {
      later(MINUTE)
      await run(answer(hears(`pregunta ${n}`)))
    }
    expect(texts().at(-1)).toBe("Ahora sí.")
    const shown = userText(requests[5])
    expect(shown).not.toContain("respuesta 0")
    expect(shown).toContain("respuesta 3")
    expect(shown).toContain("pregunta 4")
  })

  test("when that does not fit either, the client is asked to start a new conversation", async () => {
    const tooLong = new ModelFailed({ why: "too-long", detail: "" })
    const { run, hears, texts } = world({ model: [tooLong, tooLong] })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual([
      "I am sorry, this conversation has become too long. Please start a new conversation or ask shorter questions.",
    ])
  })

  test("a conversation that no longer fits after a tool has run does not run the tool twice", async () => {
    const { run, hears, texts, notifications, requests } = world({
      model: [
        { name: "notify_owner", args: { message: "Ana pide una llamada" } },
        new ModelFailed({ why: "too-long", detail: "" }),
        "Te llamarán.",
      ],
    })
    await run(answer(hears("Que me llamen")))
    expect(texts()).toEqual(["Te llamarán."])
    expect(notifications).toEqual(["Ana pide una llamada"])
    expect(requests[2]?.messages.at(-1)).toMatchObject({ role: "tool" })
  })

  test("a conversation is shortened once in a turn, not once for each tool", async () => {
    const tooLong = new ModelFailed({ why: "too-long", detail: "" })
    const { run, hears, texts, cues } = world({
      model: [tooLong, { name: "unknown_tool" }, tooLong, "nunca dicho"],
    })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual([SENTENCES.tooLong])
    expect(cues).toEqual(["nunca dicho"])
  })

  test("an answer that used up its budget without a word is asked for again with four times as much", async () => {
    const { run, hears, texts, requests } = world({
      model: [{ answer: { text: "", cut: true } }, "Pensado y dicho."],
    })
    await run(answer(hears("Piensa bien")))
    expect(texts()).toEqual(["Pensado y dicho."])
    expect(requests.map(({ budget }) => budget)).toEqual([1, 4])
  })

  test("an answer that used up its budget in thoughts that stand in its text is asked for again, too", async () => {
    const { run, hears, texts, requests } = world({
      model: [{ answer: { text: "<think>The client asks", cut: true } }, "Pensado y dicho."],
    })
    await run(answer(hears("Piensa bien")))
    expect(texts()).toEqual(["Pensado y dicho."])
    expect(requests.map(({ budget }) => budget)).toEqual([1, 4])
  })

  test("an answer that is cut off without words a second time counts as empty", async () => {
    const cut = { answer: { text: null, cut: true } }
    const { run, hears, texts, cues } = world({ model: [cut, cut, "demasiado tarde"] })
    await run(answer(hears("Piensa bien")))
    expect(texts()).toEqual([SENTENCES.empty])
    expect(cues).toHaveLength(1)
  })

  test("an answer that is cut but has words is used", async () => {
    const { run, hears, texts } = world({ model: [{ answer: { text: "Hasta aquí", cut: true } }] })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual(["Hasta aquí"])
  })

  test.each([
    ["Corte: 15 €\n- Color: 4", "Corte: 15 €\n- Color: …"],
    ["Abrimos de 9:00 a 14:", "Abrimos de 9:00 a …"],
    ["Cuesta 15 € y dura", "Cuesta 15 € y dura"],
  ])("of a number in which an answer was cut off nothing is left: %p", async (text, shown) => {
    const { run, hears, texts } = world({ model: [{ answer: { text, cut: true } }] })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual([shown])
  })

  test("an answer that was cut off in its first number is asked for again with more room", async () => {
    const model = [{ answer: { text: "1", cut: true } }, "15 €"]
    const { run, hears, texts } = world({ model })
    await run(answer(hears("¿Cuánto?")))
    expect(texts()).toEqual(["15 €"])
  })

  test.each([
    ["blank", "  \n "],
    ["nothing but its own reasoning", "<think>the client wants a table</think>"],
    ["nothing but a note for the owner", "<notify:Ana pide que la llamen>"],
  ])("an answer that is %s is an empty answer", async (_, text) => {
    const { run, hears, texts, state } = world({ model: [text] })
    await run(answer(hears("Hola")))
    expect(texts()).toEqual([SENTENCES.empty])
    expect(state.usage.used).toBe(0)
  })
})

describe("a message that makes the system fail", () => {
  test("is not tried again after the third death: the client is told so, and the owner", async () => {
    const { run, hears, again, texts, cues, notifications, state } = world({
      model: [{ dies: true }, { dies: true }, { dies: true }, "nunca dicho"],
    })
    await expect(run(answer(hears("☠")))).rejects.toThrow()
    await expect(again()).rejects.toThrow()
    await expect(again()).rejects.toThrow()
    expect(await again()).toBe("done")
    expect(texts()).toEqual([SENTENCES.unavailable])
    expect(cues).toHaveLength(1)
    expect(notifications).toEqual([
      "No se pudo responder a Ana: el mensaje hace fallar al sistema. Contéstale tú.",
    ])
    expect(state.usage.used).toBe(0)
  })

  test("is noted for the owner, who has to answer it, in a full list, too", async () => {
    const dies = { dies: true } as const
    const { run, hears, again, notifications, state } = world({ model: [dies, dies, dies] })
    state.notificationLimit = 1
    notifications.push("Una nota de antes.")
    await expect(run(answer(hears("☠")))).rejects.toThrow()
    for (let deaths = 2; deaths <= 3; deaths++) await expect(again()).rejects.toThrow()
    await again()
    expect(notifications).toEqual([NOTICES.failing("Ana")])
  })

  test("does not keep the next message from being answered", async () => {
    const { run, hears, again, texts } = world({
      model: [{ dies: true }, { dies: true }, { dies: true }, "Aquí estoy."],
    })
    await expect(run(answer(hears("☠")))).rejects.toThrow()
    await expect(again()).rejects.toThrow()
    await expect(again()).rejects.toThrow()
    await again()
    await run(answer(hears("¿Hola?")))
    expect(texts()).toEqual([SENTENCES.unavailable, "Aquí estoy."])
  })
})

describe("a message in hand when the system failed twice", () => {
  test("is left while other conversations are being answered, and answered when it is tried alone", async () => {
    const { run, hears, again, texts } = world({ model: [{ dies: true }, { dies: true }, "Hola"] })
    const conversation = hears("Hola")
    const concurrent = () => run(answer(conversation, { concurrent: true }))
    await expect(concurrent()).rejects.toThrow()
    await expect(concurrent()).rejects.toThrow()
    expect([await concurrent(), await concurrent(), texts()]).toEqual(["last-try", "last-try", []])
    expect(await again()).toBe("done")
    expect(texts()).toEqual(["Hola"])
  })
})
