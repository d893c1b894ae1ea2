import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import type { ModelRequest } from "../../../core/reply/model.ts"
import { userText } from "../../fakes/model.ts"
import { LONG_REPLY } from "../../support/long-reply.ts"
import { world } from "../../support/world.ts"

const lastMessage = ({ messages }: ModelRequest) => messages.at(-1)
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
    expect(userText(requests[0])).toContain("¿Abrís hoy?")
    expect(userText(requests[0])).toContain("¿Y aceptáis tarjeta?")
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
    const { run, hears, texts } = world({ model: [LONG_REPLY] })
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
    expect(userText(requests[0])).toContain("Reply in English.")
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
          return "Pizza para uno."
        },
        "Pizza para dos.",
      ],
    })
    await run(answer(hears("Quiero una pizza")))
    expect(texts()).toEqual(["Pizza para dos."])
    expect(userText(requests[1])).toContain("y para dos personas")
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
    await run(answer(hears("Quiero una pizza")))
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
    expect(await run(answer(hears("¿A qué hora abrís?"), { leaving: () => true }))).toBe(
      "unfinished",
    )
    expect(texts()).toEqual(["A las nueve."])
    expect(cues).toHaveLength(1)
  })
})

test("the last thing the model reads is the client's message, or the tool's answer to its call", async () => {
  const { run, hears, requests } = world({
    model: [{ name: "notify_owner", args: { message: "Hola" } }, "Hecho"],
  })
  await run(answer(hears("Avisa")))
  expect(requests.map((request) => lastMessage(request)?.role)).toEqual(["user", "tool"])
})
