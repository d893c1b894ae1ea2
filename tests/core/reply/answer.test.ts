import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"
import type { ModelRequest } from "../../../core/reply/model.ts"
import { type Wishes, world } from "../../support/world.ts"

const SECOND = 1_000
const HOUR = 3_600 * SECOND

const lastMessage = ({ messages }: ModelRequest) => messages.at(-1)
const userText = ({ messages }: ModelRequest) =>
  messages.find(({ role }) => role === "user")?.content ?? ""

describe("a message and its reply", () => {
  test("the client gets what the model says, at the client's number, from the owner's line", async () => {
    const { run, hears, sent } = world({ model: ["Abrimos a las nueve."] })
    expect(await run(answer(hears("¿A qué hora abrís?")))).toBe("done")
    expect(sent).toMatchObject([{ from: "1055", to: "34600111222", text: "Abrimos a las nueve." }])
  })

  test("a client without a number is reached by the id that Meta gives", async () => {
    const { run, hears, sent, state } = world({ model: ["Hola"] })
    Object.assign(state.client, { phone: null, userId: "ES.123" })
    await run(answer(hears("Hola")))
    expect(sent).toMatchObject([{ to: "ES.123" }])
  })

  test("the message is marked as read, and typing is shown, once", async () => {
    const { run, hears, typing } = world({ model: ["Hola"] })
    await run(answer(hears("Hola", { id: "wamid.7" })))
    expect(typing).toEqual(["wamid.7"])
  })

  test("an owner who does not want that turns it off", async () => {
    const { run, hears, typing, texts } = world({
      model: ["Hola"],
      chatbot: { typingEnabled: false },
    })
    await run(answer(hears("Hola")))
    expect([typing, texts()]).toEqual([[], ["Hola"]])
  })

  test("a resumed turn does not show typing again", async () => {
    const { run, hears, again, typing } = world({ model: [{ dies: true }, "Hola"] })
    await expect(run(answer(hears("Hola")))).rejects.toThrow("the worker is gone")
    await again()
    expect(typing).toHaveLength(1)
  })

  test("several messages at once get one reply that has read them all", async () => {
    const { run, hears, texts, requests } = world({ model: ["Sí, y aceptamos tarjeta."] })
    hears("¿Abrís hoy?")
    await run(answer(hears("¿Y aceptáis tarjeta?")))
    expect(texts()).toEqual(["Sí, y aceptamos tarjeta."])
    expect(requests).toHaveLength(1)
    expect(userText(requests[0] as ModelRequest)).toContain("¿Abrís hoy?")
    expect(userText(requests[0] as ModelRequest)).toContain("¿Y aceptáis tarjeta?")
  })

  test("run again with nothing new, it sends nothing and asks nobody", async () => {
    const { run, hears, again, sent, cues } = world({ model: ["Hola", "Hola otra vez"] })
    await run(answer(hears("Hola")))
    expect(await again()).toBe("done")
    expect(sent).toHaveLength(1)
    expect(cues).toEqual(["Hola otra vez"])
  })

  test("a conversation that was deleted is left alone", async () => {
    const { run, hears, sent, state } = world({ model: ["Hola"] })
    const conversation = hears("Hola")
    state.conversation.gone = true
    expect(await run(answer(conversation))).toBe("done")
    expect(sent).toEqual([])
  })

  test("a long reply goes out in parts, in order", async () => {
    const long = `${"Primero. ".repeat(400)}\n\n${"Segundo. ".repeat(400)}`
    const { run, hears, texts } = world({ model: [long] })
    await run(answer(hears("Cuéntamelo todo")))
    expect(texts()).toHaveLength(2)
    expect(texts()[0]).toStartWith("Primero.")
    expect(texts()[1]).toStartWith("Segundo.")
  })

  test("each reply is counted once", async () => {
    const { run, hears, state } = world({ model: ["Uno", "Dos"] })
    await run(answer(hears("Primera pregunta")))
    await run(answer(hears("Segunda pregunta")))
    expect(state.usage.used).toBe(2)
  })

  test("the first reply of a conversation greets and says that it is an AI; the second does not", async () => {
    const { run, hears, texts } = world({ greeted: false, model: ["A las nueve.", "Sí."] })
    await run(answer(hears("¿A qué hora abrís?")))
    await run(answer(hears("¿Y los sábados abrís también?")))
    expect(texts()).toEqual([
      "Hola, soy Peluquería Lola, el asistente virtual con inteligencia artificial.\n\nA las nueve.",
      "Sí.",
    ])
  })

  test("a client who changes language is greeted and answered in the new one", async () => {
    const { run, hears, texts, requests } = world({ greeted: false, model: ["At nine."] })
    await run(answer(hears("Hello, what time do you open on Saturdays?")))
    expect(texts()[0]).toStartWith("Hi, I am Peluquería Lola, the AI virtual assistant.")
    expect(userText(requests[0] as ModelRequest)).toContain("Reply in English.")
  })

  test("what the model writes in Markdown is shown as WhatsApp shows it", async () => {
    const { run, hears, texts } = world({ model: ["El **corte** en [la web](https://a.example)."] })
    await run(answer(hears("¿Dónde lo veo?")))
    expect(texts()).toEqual(["El *corte* en la web: https://a.example."])
  })

  test("calendar commands that the model writes as text never reach the client", async () => {
    const { run, hears, texts } = world({
      model: ['{"action":"create_event","eventDetails":{"summary":"Ana"}}'],
    })
    await run(answer(hears("Resérvame mañana")))
    expect(texts()).toEqual(["No hay ninguna conexión de calendario activa."])
  })
})

describe("something new comes while the reply is being written", () => {
  test("the draft is thrown away and one reply answers everything", async () => {
    const { run, hears, texts, requests, state } = world({
      model: [
        () => {
          hears("y para dos personas")
          return "Mesa para uno."
        },
        "Mesa para dos.",
      ],
    })
    await run(answer(hears("Quiero una mesa")))
    expect(texts()).toEqual(["Mesa para dos."])
    expect(userText(requests[1] as ModelRequest)).toContain("y para dos personas")
    expect(state.usage.used).toBe(1)
  })

  test("it is composed anew three times at most, then goes out, and the next reply answers the rest", async () => {
    let n = 0
    const busy = (): string => {
      n++
      hears(`cambio número ${n}`)
      return `borrador ${n}`
    }
    const { run, hears, texts, notifications } = world({
      model: [busy, busy, busy, busy, "Todo respondido."],
    })
    await run(answer(hears("Quiero una mesa")))
    expect(texts()).toEqual(["borrador 4", "Todo respondido."])
    expect(notifications).toEqual([])
  })

  test("tools that have run for the dropped draft are not run again", async () => {
    const { run, hears, texts, notifications, requests } = world({
      model: [
        { name: "notify_owner", args: { message: "Ana espera en la puerta" } },
        () => {
          hears("¿sigues ahí?")
          return "Avisado."
        },
        "Avisado, ahora sale alguien.",
      ],
    })
    await run(answer(hears("Estoy en la puerta")))
    expect(texts()).toEqual(["Avisado, ahora sale alguien."])
    expect(notifications).toEqual(["Ana espera en la puerta"])
    expect(requests[2]?.messages.filter(({ role }) => role === "tool")).toHaveLength(1)
  })

  test("what comes while the reply is being sent is answered next, in order", async () => {
    const { run, hears, texts } = world({
      model: ["A las nueve.", "Los sábados también."],
      sends: [
        () => {
          hears("¿Y los sábados?")
          return { kind: "sent", id: "wamid.out.1" }
        },
      ],
    })
    await run(answer(hears("¿A qué hora abrís?")))
    expect(texts()).toEqual(["A las nueve.", "Los sábados también."])
  })

  test("a process that wants to end finishes the reply at hand and begins nothing new", async () => {
    const { run, hears, texts, cues } = world({
      model: ["A las nueve.", "Los sábados también."],
      sends: [
        () => {
          hears("¿Y los sábados?")
          return { kind: "sent", id: "wamid.out.1" }
        },
      ],
    })
    expect(await run(answer(hears("¿A qué hora abrís?"), { stopping: () => true }))).toBe(
      "unfinished",
    )
    expect(texts()).toEqual(["A las nueve."])
    expect(cues).toHaveLength(1)
  })
})

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
      "Hay mensajes que no se pudieron responder en 24 horas: WhatsApp ya no deja responderlos. Están en la conversación.",
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
    expect(userText(requests[0] as ModelRequest)).toContain("[sticker]")
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
    for (const question of ["Primera", "Segunda", "Tercera", "Cuarta"]) {
      await run(answer(hears(question)))
    }
    expect(texts()).toEqual(["Uno", "Dos"])
    expect(notifications).toEqual(["Límite mensual de mensajes alcanzado (2)."])
    expect(state.usage.used).toBe(2)
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
      later(60 * SECOND)
      await run(answer(hears(`pregunta ${n}`)))
    }
    expect(texts().at(-1)).toBe("Ahora sí.")
    const shown = userText(requests[5] as ModelRequest)
    expect(shown).not.toContain("respuesta 0")
    expect(shown).toContain("respuesta 3")
    expect(shown).toContain("pregunta 4")
  })

  test("when that does not fit either, the client is asked to begin anew", async () => {
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

  test("so is one that used it up in a thought written among its words", async () => {
    const { run, hears, texts, requests } = world({
      model: [{ answer: { text: "<think>The client asks", cut: true } }, "Pensado y dicho."],
    })
    await run(answer(hears("Piensa bien")))
    expect(texts()).toEqual(["Pensado y dicho."])
    expect(requests.map(({ budget }) => budget)).toEqual([1, 4])
  })

  test("cut short a second time, it is an empty answer", async () => {
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
      "No se pudo responder a Ana: el mensaje hace fallar al sistema.",
    ])
    expect(state.usage.used).toBe(0)
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
  test("is put down in company, and answered when it is tried alone", async () => {
    const { run, hears, again, texts } = world({ model: [{ dies: true }, { dies: true }, "Hola"] })
    const conversation = hears("Hola")
    const inCompany = () => run(answer(conversation, { inCompany: true }))
    await expect(inCompany()).rejects.toThrow()
    await expect(inCompany()).rejects.toThrow()
    expect([await inCompany(), await inCompany(), texts()]).toEqual(["last-try", "last-try", []])
    expect(await again()).toBe("done")
    expect(texts()).toEqual(["Hola"])
  })
})

describe("in the simulator", () => {
  test("the reply is written down and nothing is sent, counted or shown as typing", async () => {
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
    expect(JSON.parse(log[0]?.content ?? "")).toMatchObject({ messages: [{ role: "system" }, {}] })
    expect(log[1]?.content).toBe("<think>hm</think>Hola")
  })

  test("a stop says why", async () => {
    const { run, hears, log } = world({ simulated: true, paused: true })
    await run(answer(hears("Hola")))
    expect(log).toMatchObject([{ type: "ai_output", content: "[stopped: chatbot_paused]" }])
  })

  test("a model that fails is heard of in the sentence that the client reads", async () => {
    const failure = new ModelFailed({ why: "unavailable", detail: "" })
    const { run, hears, log } = world({ simulated: true, model: [failure] })
    await run(answer(hears("Hola")))
    expect(log.slice(1)).toMatchObject([{ type: "ai_output", content: SENTENCES.unavailable }])
  })

  test("an expired connection says its sentence", async () => {
    const { run, hears, log } = world({ simulated: true, line: "expired" })
    await run(answer(hears("Hola")))
    expect(log).toMatchObject([{ type: "ai_output", content: SENTENCES.tokenExpired }])
  })
})

test("the last thing the model reads is the client's message, or the tool's answer to its call", async () => {
  const { run, hears, requests } = world({
    model: [{ name: "notify_owner", args: { message: "Hola" } }, "Hecho"],
  })
  await run(answer(hears("Avisa")))
  expect(requests.map((request) => lastMessage(request)?.role)).toEqual(["user", "tool"])
})
