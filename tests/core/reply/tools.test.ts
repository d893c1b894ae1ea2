import { describe, expect, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../../core/reply/failures.ts"
import type { ModelRequest } from "../../../core/reply/model.ts"
import { world } from "../../support/world.ts"

const notify = (message: string) => ({ name: "notify_owner", args: { message } })
const pause = { name: "pause_conversation", args: { reason: "Quiere hablar con Lola" } }

const results = (request: ModelRequest | undefined) =>
  (request?.messages ?? []).flatMap((said) =>
    said.role === "tool" ? [JSON.parse(said.content) as unknown] : [],
  )

describe("tools", () => {
  test("the model is told what each tool cannot do without", async () => {
    const { run, hears, requests } = world({ model: ["Hola"], calendar: "own" })
    await run(answer(hears("Hola")))
    const needed = requests[0]?.tools.map(({ name, parameters }) => [
      name,
      "required" in parameters ? parameters.required : [],
    ])
    expect(needed).toEqual([
      ["list_calendar_events", []],
      ["create_calendar_event", ["summary", "start_time", "end_time"]],
      ["update_calendar_event", ["event_id"]],
      ["cancel_calendar_event", ["event_id"]],
      ["save_memory", ["content"]],
      ["update_memory", ["id", "content"]],
      ["pause_conversation", []],
      ["notify_owner", ["message"]],
    ])
  })

  test("a worker that loses the conversation during a call makes none after it, and asks the model no more", async () => {
    const toolCalls = ["Ana espera", "Ana sigue esperando"].map((message, n) => ({
      ...{ id: `call_${n}`, name: "notify_owner", arguments: JSON.stringify({ message }) },
    }))
    const { run, hears, notifications, requests, state } = world({
      model: [{ answer: { text: null, toolCalls } }, "Te llamarán."],
    })
    state.notifications.push = (...texts) => {
      state.conversation.fence++
      return Array.prototype.push.apply(state.notifications, texts)
    }
    expect(await run(answer(hears("Llamadme")))).toBe("lost")
    expect(notifications).toEqual(["Ana espera"])
    expect(requests).toHaveLength(1)
  })

  test("what the model does is done before it answers, and it is told how it went", async () => {
    const { run, hears, texts, notifications, requests } = world({
      model: [notify("Ana pide una llamada"), "Te llamarán."],
    })
    await run(answer(hears("Llamadme")))
    expect(notifications).toEqual(["Ana pide una llamada"])
    expect(results(requests[1])).toEqual([{ ok: true }])
    expect(texts()).toEqual(["Te llamarán."])
  })

  test("the model is told that the owner sees no more of a client than what it notes", async () => {
    const { run, hears, requests } = world({ model: ["Hola"] })
    await run(answer(hears("Hola")))
    const note = requests[0]?.tools.find(({ name }) => name === "notify_owner")
    expect(note?.description).toEndWith("name the client in it.")
  })

  test("a tool that does not exist is answered as such, and the turn goes on", async () => {
    const { run, hears, texts, requests } = world({
      model: [{ name: "delete_everything" }, "No puedo hacer eso."],
    })
    await run(answer(hears("Bórralo todo")))
    expect(results(requests[1])).toMatchObject([{ ok: false, error: "unknown_tool" }])
    expect(texts()).toEqual(["No puedo hacer eso."])
  })

  test.each([
    "functions.notify_owner",
    "Notify_Owner",
    "notifyOwner",
    "notify-owner",
    "default_api:notify_owner",
    "notify_owner<|channel|>commentary",
    " notify_owner()",
  ])("a tool is known by its name however a model spells it: %s", async (name) => {
    const { run, hears, notifications, requests } = world({
      model: [{ name, args: { message: "Ana pide una llamada" } }, "Te llamarán."],
    })
    await run(answer(hears("Llamadme")))
    expect(results(requests[1])).toEqual([{ ok: true }])
    expect(notifications).toEqual(["Ana pide una llamada"])
  })

  test("a person who is called by another spelling is called all the same, also after a death", async () => {
    const { run, hears, again, texts, state } = world({
      model: [{ ...pause, name: "functions.pause_conversation" }, { dies: true }, "Ya viene Lola."],
    })
    await expect(run(answer(hears("Quiero hablar con Lola")))).rejects.toThrow()
    state.turns[0]?.steps.pop()
    await again()
    expect(texts()).toEqual(["Ya viene Lola."])
    expect(state.conversation.pausedBy).toBe("bot")
  })

  test.each(["", "null", "[]", '{"reason":null}', '{"reason":7}'])(
    "a person is called whatever stands beside the call: %s",
    async (args) => {
      const { run, hears, state, notifications } = world({
        model: [{ name: "pause_conversation", args }, "Ya viene Lola."],
      })
      await run(answer(hears("Quiero hablar con Lola")))
      expect(state.conversation.pausedBy).toBe("bot")
      expect(notifications).toEqual(["Conversación en pausa: Ana."])
    },
  )

  test.each(['{"message":', "[]", "null", '"text"', "42"])(
    "arguments that are no JSON object (%s) are sent back to the model",
    async (args) => {
      const { run, hears, texts, requests, notifications } = world({
        model: [{ name: "notify_owner", args }, "Perdona."],
      })
      await run(answer(hears("Avisa")))
      expect(results(requests[1])).toMatchObject([{ ok: false, error: "invalid_arguments" }])
      expect(notifications).toEqual([])
      expect(texts()).toEqual(["Perdona."])
    },
  )

  test("letters that no database can hold are left out of what a tool is given", async () => {
    const { run, hears, notifications } = world({
      model: [notify("Ana llama ma\u0000ñana \ud83d"), "Vale."],
    })
    await run(answer(hears("Avisa")))
    expect(notifications).toEqual(["Ana llama mañana"])
  })

  test.each([
    ["missing", {}],
    ["empty", { message: "" }],
    ["blank", { message: " \n " }],
    ["without anything that shows", { message: "\u2800 \u3164" }],
    ["too long", { message: "a".repeat(501) }],
    ["no text", { message: 7 }],
  ])("a note for the owner that is %s is not saved", async (_, args) => {
    const { run, hears, notifications, requests } = world({
      model: [{ name: "notify_owner", args }, "Vale."],
    })
    await run(answer(hears("Avisa")))
    expect(results(requests[1])).toMatchObject([{ ok: false, error: "invalid_arguments" }])
    expect(notifications).toEqual([])
  })

  test("four rounds of tools are enough: asked for a fifth, the client gets an apology", async () => {
    const { run, hears, texts, notifications, cues } = world({
      model: [notify("1"), notify("2"), notify("3"), notify("4"), notify("5"), "tarde"],
    })
    await run(answer(hears("Avisa")))
    expect(notifications).toEqual(["1", "2", "3", "4"])
    expect(texts()).toEqual([SENTENCES.refused])
    expect(cues).toEqual(["tarde"])
  })

  test("after four rounds words are still heard", async () => {
    const { run, hears, texts } = world({
      model: [notify("1"), notify("2"), notify("3"), notify("4"), "Todo dicho."],
    })
    await run(answer(hears("Avisa")))
    expect(texts()).toEqual(["Todo dicho."])
  })

  test("eight calls in one turn are enough: the ninth is not done, and the model is told", async () => {
    const six = Array.from({ length: 6 }, (_, n) => ({ name: "pause_conversation", args: { n } }))
    const { run, hears, requests } = world({ model: [six, six, "Hecho."] })
    await run(answer(hears("Haz todo")))
    const told = results(requests[2])
    expect(told.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => ({ ok: true })))
    expect(told.slice(8)).toEqual(
      Array.from({ length: 4 }, () => ({
        ok: false,
        error: "limit",
        message: "Too many calls in one turn.",
      })),
    )
  })

  test("one client can leave the owner five notes in an hour", async () => {
    const { run, hears, later, notifications, requests } = world({
      model: Array.from({ length: 6 }, (_, n) => [notify(`nota ${n}`), "Hecho."]).flat(),
    })
    for (let n = 0; n < 6; n++) {
      later(60_000)
      await run(answer(hears(`aviso ${n}`)))
    }
    expect(notifications).toHaveLength(5)
    expect(results(requests.at(-1))).toMatchObject([{ ok: false, error: "limit" }])
  })

  test("one client cannot leave more than five notes by asking for all in one message", async () => {
    const notes = (from: number) => Array.from({ length: 4 }, (_, n) => notify(`nota ${from + n}`))
    const { run, hears, notifications, requests, ownerSide } = world({
      model: [
        notes(0),
        [...notes(4), { name: "save_memory", args: { content: "Cerramos." } }],
        "Ya.",
      ],
    })
    await run(answer(hears("Avisa de todo")))
    expect(notifications).toEqual(["nota 0", "nota 1", "nota 2", "nota 3", "nota 4"])
    expect(results(requests.at(-1)).slice(5)).toMatchObject(
      Array.from({ length: 4 }, () => ({ ok: false, error: "limit" })),
    )
    expect([...ownerSide.notebooks.values()][0]?.globalmemory).toBe("")
  })

  test("a note is refused when the owner's list of notifications is full, and the model is told", async () => {
    const { run, hears, requests } = world({
      model: [notify("Otra más"), "No he podido avisar."],
      state: { notificationLimit: 0 },
    })
    await run(answer(hears("Avisa")))
    expect(results(requests[1])).toEqual([
      {
        ok: false,
        error: "limit",
        message: "Notification limit (0) reached. New notification not saved.",
      },
    ])
  })
})

describe("a worker that dies", () => {
  test("in the middle of two calls: the one that was done is not done again", async () => {
    const { run, hears, again, texts, notifications, requests, state } = world({
      model: [[notify("primera"), notify("segunda")], { dies: true }, "Dos avisos."],
    })
    await expect(run(answer(hears("Avisa")))).rejects.toThrow()
    // As if it had died a little earlier: the second result was never stored.
    state.turns[0]?.steps.pop()
    state.notifications.pop()
    await again()
    expect(notifications).toEqual(["primera", "segunda"])
    expect(results(requests.at(-1))).toEqual([{ ok: true }, { ok: true }])
    expect(texts()).toEqual(["Dos avisos."])
  })

  test("after a tool: the model is not asked for its first answer again", async () => {
    const { run, hears, again, texts, requests } = world({
      model: [notify("una vez"), { dies: true }, "Avisado."],
    })
    await expect(run(answer(hears("Avisa")))).rejects.toThrow()
    await again()
    expect(requests).toHaveLength(3)
    expect(results(requests[2])).toEqual([{ ok: true }])
    expect(texts()).toEqual(["Avisado."])
  })

  test("between calling a person and writing that down: the client still gets the reply", async () => {
    const { run, hears, again, texts, state } = world({
      model: [pause, { dies: true }, "Ahora te atiende Lola."],
    })
    await expect(run(answer(hears("Quiero hablar con Lola")))).rejects.toThrow()
    state.turns[0]?.steps.pop()
    await again()
    expect(texts()).toEqual(["Ahora te atiende Lola."])
  })
})

describe("a model that says nothing after its tools", () => {
  const beside = (text: string | null, name: string, args: object) => ({
    answer: { text, toolCalls: [{ id: "call_1", name, arguments: JSON.stringify(args) }] },
  })
  const noting = { message: "Ana pide una llamada" }
  test.each([
    ["a note to the owner", "notify_owner", noting],
    ["a memory", "save_memory", { content: "Cerramos los lunes" }],
  ])("has said it beside %s", async (_, name, args) => {
    const { run, hears, texts } = world({ model: [beside("Anotado, Ana.", name, args), ""] })
    await run(answer(hears("Llamadme")))
    expect(texts()).toEqual(["Anotado, Ana."])
  })

  test.each([
    ["it had said nothing before either", beside(null, "notify_owner", noting)],
    ["it had only thought", beside("<think>hm</think>", "notify_owner", noting)],
    ["it had only begun to look", beside("Miro el calendario.", "list_calendar_events", {})],
    ["what it tried was refused", beside("Anotado.", "save_memory", { content: "" })],
    ["what it called is not there", beside("Hecho.", "refund_customer", {})],
  ])("has said nothing when %s", async (_, first) => {
    const { run, hears, texts } = world({ model: [first, ""], calendar: "own" })
    await run(answer(hears("Llamadme")))
    expect(texts()).toEqual([SENTENCES.empty])
  })

  test("is not believed when only some of what it said was done", async () => {
    const calls = ["notify_owner", "refund_customer"].map((name, n) => ({
      id: `call_${n}`,
      name,
      arguments: JSON.stringify(noting),
    }))
    const first = { answer: { text: "Anotado, y devuelto.", toolCalls: calls } }
    const { run, hears, texts } = world({ model: [first, ""] })
    await run(answer(hears("Llamadme y devolvedme el dinero")))
    expect(texts()).toEqual([SENTENCES.empty])
  })

  test("is not believed about an appointment", async () => {
    const booked = beside("Reservado para mañana a las 10:00.", "notify_owner", noting)
    const { run, hears, texts } = world({ model: [booked, "", ""], calendar: "own" })
    await run(answer(hears("¿Me das cita mañana a las 10?")))
    expect(texts()).toEqual([
      "Aún no he podido confirmar la cita. Te aviso en cuanto esté reservada.",
    ])
  })
})

describe("a client who is promised that somebody will see to it", () => {
  const promised = (said: string) => `El bot ha prometido a Ana noticias del equipo: «${said}»`

  test("gets what was promised: the owner is notified", async () => {
    const { run, hears, texts, state, notifications } = world({
      model: ["He avisado al equipo, te llamarán hoy."],
    })
    await run(answer(hears("¿Hacéis extensiones?")))
    expect(texts()).toEqual(["He avisado al equipo, te llamarán hoy."])
    expect(notifications).toEqual([promised("¿Hacéis extensiones?")])
    expect(state.conversation.pausedBy).toBeNull()
  })

  test("is reported to the owner only in what is sent", async () => {
    const all = world({
      model: [
        () => {
          all.hears("¿Y abrís hoy?")
          return "He avisado al equipo, te llamarán hoy."
        },
        () => {
          all.hears("Da igual")
          return "He avisado al equipo, te llamarán hoy, y abrimos a las diez."
        },
        "¡Vale! Abrimos a las diez.",
      ],
    })
    await all.run(answer(all.hears("¿Hacéis extensiones?")))
    expect(all.texts()).toEqual(["¡Vale! Abrimos a las diez."])
    expect(all.notifications).toEqual([])
  })

  test("gets what was promised also when the owner's list of notifications is full", async () => {
    const { run, hears, notifications } = world({
      model: ["He avisado al equipo, te llamarán hoy."],
      state: { notificationLimit: 0 },
    })
    await run(answer(hears("¿Hacéis extensiones?")))
    expect(notifications).toEqual([promised("¿Hacéis extensiones?")])
  })

  test("is reported to the owner once, when the model has left a note itself", async () => {
    const { run, hears, notifications } = world({
      model: [
        { name: "notify_owner", args: { message: "Ana pregunta por extensiones" } },
        "He avisado al equipo.",
      ],
    })
    await run(answer(hears("¿Hacéis extensiones?")))
    expect(notifications).toEqual(["Ana pregunta por extensiones"])
  })

  test("is reported to the owner also when the model's note was not stored", async () => {
    const { run, hears, notifications } = world({
      model: [{ name: "notify_owner", args: {} }, "I've let the team know."],
    })
    await run(answer(hears("Do you do extensions?")))
    expect(notifications).toEqual([promised("Do you do extensions?")])
  })
})

describe("a client who wants a person", () => {
  test("gets the reply of that very turn, and silence from then on", async () => {
    const { run, hears, texts, state, notifications } = world({
      model: [pause, "Ahora te atiende Lola."],
    })
    await run(answer(hears("Quiero hablar con una persona")))
    await run(answer(hears("¿Hola?")))
    expect(texts()).toEqual(["Ahora te atiende Lola."])
    expect(state.conversation.pausedBy).toBe("bot")
    expect(notifications).toEqual(["Conversación en pausa: Ana. Quiere hablar con Lola"])
  })

  test.each([
    "Quiero hablar con una persona",
    "I want to talk to a human",
    "Resérvame el viernes a las 10",
    "Quiero cambiar mi cita del viernes",
    "Anulad mi cita, por favor",
  ])("is told that somebody will come, when the model says nothing itself: %s", async (wish) => {
    const { run, hears, texts, requests } = world({ model: [pause, { answer: { text: "" } }] })
    await run(answer(hears(wish)))
    expect(texts()).toEqual([
      "He avisado a una persona del equipo. Te responderá lo antes posible.",
    ])
    expect(requests).toHaveLength(2)
  })

  const calling = { id: "call_0", name: "pause_conversation", arguments: "{}" }
  const noting = { id: "call_1", name: "notify_owner", arguments: '{"message":"Ana waits"}' }
  test.each([
    ["the person", [calling]],
    ["the person and left a note", [noting, calling]],
  ])(
    "is told what the model said as it called %s, when it says nothing afterwards",
    async (_, toolCalls) => {
      const { run, hears, texts } = world({
        model: [
          { answer: { text: "One moment, Lola will take over.", toolCalls } },
          { answer: { text: "" } },
        ],
      })
      await run(answer(hears("I want to talk to a person, please")))
      expect(texts()).toEqual(["One moment, Lola will take over."])
    },
  )

  test.each(["unavailable", "refused", "too-long", "empty"] as const)(
    "is told that somebody will come, when the model fails afterwards: %s",
    async (why) => {
      const failure = new ModelFailed({ why, detail: "" })
      const { run, hears, texts } = world({ model: [pause, failure, failure] })
      await run(answer(hears("Quiero hablar con una persona")))
      expect(texts()).toEqual([SENTENCES.handover])
    },
  )

  test("is told so too when workers die of all that comes after it", async () => {
    const dies = { dies: true } as const
    const { run, hears, again, texts } = world({ model: [pause, dies, dies, dies] })
    await expect(run(answer(hears("Quiero hablar con una persona")))).rejects.toThrow()
    for (let deaths = 2; deaths <= 3; deaths++) await expect(again()).rejects.toThrow()
    await again()
    expect(texts()).toEqual([SENTENCES.handover])
  })

  test("is told so too when the model goes on calling tools", async () => {
    const { run, hears, texts } = world({ model: [pause, pause, pause, pause, pause] })
    await run(answer(hears("Quiero hablar con una persona")))
    expect(texts()).toEqual([SENTENCES.handover])
  })

  test.each([
    ["answered", "Yo me encargo."],
    ["told of a failure", new ModelFailed({ why: "unavailable", detail: "" })],
  ])(
    "is not %s when the owner paused the conversation while the model was thinking",
    async (_, cue) => {
      const { run, hears, sent, state } = world({
        model: [
          () => {
            state.conversation.pausedBy = "owner_app"
            return cue
          },
        ],
      })
      await run(answer(hears("Hola")))
      expect(sent).toEqual([])
      expect(state.turns[0]?.ending).toEqual({ result: "cancelled", reason: "not_delivered" })
    },
  )

  test("a client without a name is 'un cliente'", async () => {
    const { run, hears, notifications, state } = world({
      model: [{ name: "pause_conversation" }, "Voy."],
    })
    state.client = { ...state.client, name: "" }
    await run(answer(hears("Una persona, por favor")))
    expect(notifications).toEqual(["Conversación en pausa: un cliente."])
  })
})
