import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"
import { userText } from "../../fakes/model.ts"
import { type Wishes, world } from "../../support/world.ts"

const SECOND = 1_000
const HOUR = 3_600 * SECOND

describe("silence, and why", () => {
  const silent: readonly [string, Wishes, string][] = [
    ["the chatbot is paused", { paused: true }, "chatbot_paused"],
    ["the client has opted out", { optedOut: true }, "opted_out"],
    ["the owner's account is gone", { state: { accountGone: true } }, "account_gone"],
  ]
  test.each(silent)("when %s nothing is sent and no model is asked", async (_, wishes, reason) => {
    const { run, hears, sent, cues, state } = world({ ...wishes, model: ["Hola"] })
    await run(answer(hears("Hola")))
    expect(sent).toEqual([])
    expect(cues).toHaveLength(1)
    expect(state.turns[0]?.ending).toMatchObject({ result: "stopped", reason })
    expect(state.usage.used).toBe(0)
  })

  test("messages that came during a pause are not answered when it ends", async () => {
    const { run, hears, texts, state } = world({ paused: true, model: ["Hola de nuevo."] })
    await run(answer(hears("¿Hay alguien?")))
    state.chatbot = { ...state.chatbot, isPaused: false }
    await run(answer(hears("¿Hola?")))
    expect(texts()).toEqual(["Hola de nuevo."])
  })

  test("without a connection nothing is sent", async () => {
    const { run, hears, sent, state } = world({ model: ["Hola"] })
    const conversation = hears("Hola")
    state.connection = null
    await run(answer(conversation))
    expect(sent).toEqual([])
    expect(state.turns[0]?.ending).toMatchObject({ reason: "not_connected" })
  })

  test("with an expired connection the fixed sentence is kept for the owner to see, and not sent", async () => {
    const { run, hears, sent, state } = world({ line: "expired", model: ["Hola"] })
    await run(answer(hears("Hola")))
    expect(sent).toEqual([])
    expect(state.messages.at(-1)).toMatchObject({
      content: SENTENCES.tokenExpired,
      status: "not_sent",
    })
  })

  test("a message that waited longer than a day gets no reply, and the owner is told", async () => {
    const { run, hears, later, sent, notifications } = world({ model: ["Hola"] })
    const conversation = hears("Hola")
    later(25 * HOUR)
    await run(answer(conversation))
    expect(sent).toEqual([])
    expect(notifications).toEqual([
      "Hay mensajes que no se pudieron responder en 24 horas: WhatsApp ya no deja responderlos. Míralos en WhatsApp Business si tienes allí el número.",
    ])
  })

  test("twenty replies in an hour are enough for one client; the owner is told once a day", async () => {
    const { run, hears, later, texts, notifications } = world({
      model: Array.from({ length: 21 }, (_, n) => `Respuesta ${n + 1}`),
    })
    for (let n = 1; n <= 22; n++) {
      later(10 * SECOND)
      await run(answer(hears(`Pregunta ${n}`)))
    }
    expect(texts()).toHaveLength(20)
    expect(notifications).toEqual([
      "Demasiados mensajes de Ana: el bot ha dejado de responderle por ahora.",
    ])
    later(HOUR)
    await run(answer(hears("¿Ya puedo?")))
    expect(texts().at(-1)).toBe("Respuesta 21")
  })

  test("a hundred replies in a day are enough, however they are spread", async () => {
    const { run, hears, later, texts } = world({
      quota: 1_000,
      model: Array.from({ length: 120 }, (_, n) => `Respuesta ${n + 1}`),
    })
    for (let n = 1; n <= 105; n++) {
      later(5 * 60 * SECOND)
      await run(answer(hears(`Pregunta ${n}`)))
    }
    expect(texts()).toHaveLength(100)
  })
})

describe("voice notes, stickers and other things that cannot be read", () => {
  test("the client is told once in 24 hours that only text is read; then they are kept in silence", async () => {
    const { run, hears, later, texts, cues } = world({ model: ["Hola"] })
    await run(answer(hears(null, { type: "audio" })))
    later(HOUR)
    await run(answer(hears(null, { type: "sticker" })))
    expect(texts()).toEqual([SENTENCES.notText])
    later(24 * HOUR)
    await run(answer(hears(null, { type: "audio" })))
    expect(texts()).toEqual([SENTENCES.notText, SENTENCES.notText])
    expect(cues).toHaveLength(1)
  })

  test("an English chatbot says it in English", async () => {
    const { run, hears, texts } = world({
      chatbot: { language: "english" },
    })
    await run(answer(hears(null, { type: "audio" })))
    expect(texts()).toEqual([SENTENCES.notTextEnglish])
  })

  test("with words beside it the words are answered", async () => {
    const { run, hears, texts, requests } = world({ model: ["Bonita foto."] })
    hears(null, { type: "sticker" })
    await run(answer(hears("¿Te gusta?")))
    expect(texts()).toEqual(["Bonita foto."])
    expect(userText(requests[0])).toContain("[sticker]")
  })

  test("a client who types '[text]' has written text", async () => {
    const { run, hears, texts } = world({ model: ["¿Cómo dices?"] })
    await run(answer(hears("[text]")))
    expect(texts()).toEqual(["¿Cómo dices?"])
  })

  test("the sentence costs nothing and greets nobody", async () => {
    const { run, hears, state } = world({ greeted: false })
    await run(answer(hears(null, { type: "audio" })))
    expect(state.usage.used).toBe(0)
    expect(state.conversation.greeted).toBe(false)
  })
})

describe("the month's quota", () => {
  test("the last reply of the quota goes out; the next does not, and the owner is told once", async () => {
    const { run, hears, texts, notifications, state } = world({ quota: 2, model: ["Uno", "Dos"] })
    for (const question of ["¿Uno?", "¿Dos?", "¿Tres?", "¿Cuatro?"]) {
      await run(answer(hears(question)))
    }
    expect(texts()).toEqual(["Uno", "Dos"])
    expect(notifications).toEqual(["Límite mensual de mensajes alcanzado (2)."])
    expect(state.usage.used).toBe(2)
  })

  test("nobody is asked to write what would not be answered", async () => {
    const { run, hears, texts, notifications, state } = world({ quota: 1, model: ["Uno"] })
    await run(answer(hears("¿Uno?")))
    await run(answer(hears(null, { type: "audio" })))
    expect(texts()).toEqual(["Uno"])
    expect(notifications).toEqual([
      "Ana ha enviado un audio que el bot no puede abrir.",
      "Límite mensual de mensajes alcanzado (1).",
    ])
    expect(state.usage.used).toBe(1)
  })

  test("a new month begins with a full quota", async () => {
    const { run, hears, later, texts } = world({ quota: 1, model: ["Uno", "Dos"] })
    await run(answer(hears("En marzo")))
    later(22 * 24 * HOUR)
    await run(answer(hears("En abril")))
    expect(texts()).toEqual(["Uno", "Dos"])
  })

  test("what is not delivered is not counted", async () => {
    const { run, hears, state } = world({
      model: ["Hola"],
      sends: [{ kind: "failed", code: 131_026 }],
    })
    await run(answer(hears("Hola")))
    expect(state.usage.used).toBe(0)
  })

  test("a failed model is not counted either", async () => {
    const { run, hears, state } = world({
      model: [new ModelFailed({ why: "unavailable", detail: "" })],
    })
    await run(answer(hears("Hola")))
    expect(state.usage.used).toBe(0)
  })
})
