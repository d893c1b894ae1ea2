import { afterEach, describe, expect, setSystemTime, test } from "bun:test"
import { answer } from "../../../core/reply/answer.ts"
import type { State } from "../../fakes/state.ts"
import { freezing } from "../../support/freezing.ts"
import { LONG_REPLY } from "../../support/long-reply.ts"
import { type Wishes, world } from "../../support/world.ts"

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const EXPIRED = { kind: "expired", accessToken: "sealed-token" } as const

const greeting = async (wishes: Wishes) => {
  const all = world({ model: ["Hola", "Otra vez hola"], ...wishes })
  await all.run(answer(all.hears("Hola")))
  return all
}

describe("a reply on its way", () => {
  test("that could not leave is tried again, five times in all, then it has failed", async () => {
    const refused = { kind: "refused" } as const
    const { again, later, sent, state } = await greeting({ sends: Array(9).fill(refused) })
    for (const wait of [1, 2, 4, 8, 16, 32]) {
      later(wait * SECOND)
      await again()
    }
    expect(sent).toHaveLength(5)
    expect(state.messages.at(-1)).toMatchObject({
      status: "failed",
      reason: "Failed to send WhatsApp message",
    })
    expect(state.turns[0]?.ending).toEqual({ result: "cancelled", reason: "not_delivered" })
  })

  test("that could not leave at first is sent a second later", async () => {
    const { again, later, texts, state } = await greeting({ sends: [{ kind: "refused" }] })
    await again()
    expect(texts()).toHaveLength(1)
    expect(state.conversation.wakeAt).not.toBeNull()
    later(SECOND)
    await again()
    expect(texts()).toEqual(["Hola", "Hola"])
    expect(state.turns[0]?.ending).toEqual({ result: "replied" })
  })

  test("with an unknown outcome waits for its status; the status settles it", async () => {
    const { again, later, takesIn, sent, state } = await greeting({ sends: [{ kind: "unknown" }] })
    later(10 * SECOND)
    await again()
    expect(sent).toHaveLength(1)
    takesIn({
      kind: "status",
      line: "1055",
      id: "wamid.late",
      status: "delivered",
      ours: sent[0]?.messageId ?? null,
      errorCode: null,
      aiPriced: null,
    })
    later(90 * SECOND)
    await again()
    expect(sent).toHaveLength(1)
    expect(state.turns[0]?.ending).toEqual({ result: "replied" })
    expect(state.usage.used).toBe(1)
  })

  test("whose delivery is known before the answer to its send is lost has been a reply, and counts", async () => {
    const all = world({
      model: ["Hola"],
      sends: [
        () => {
          const ours = all.state.messages.at(-1)?.id ?? null
          const status = {
            kind: "status",
            line: "1055",
            id: "wamid.quick",
            status: "delivered",
          } as const
          all.takesIn({ ...status, ours, errorCode: null, aiPriced: null })
          return { kind: "unknown" }
        },
      ],
    })
    await all.run(answer(all.hears("Hola")))
    expect(all.state.messages.at(-1)?.status).toBe("delivered")
    expect(all.state.turns[0]?.ending).toEqual({ result: "replied" })
    expect(all.state.usage.used).toBe(1)
  })

  test("with an unknown outcome and no status is sent once more, marked as perhaps doubled, never a third time", async () => {
    const unknown = { kind: "unknown" } as const
    const { again, later, sent, state } = await greeting({ sends: [unknown, unknown] })
    for (let n = 0; n < 4; n++) {
      later(90 * SECOND)
      await again()
    }
    expect(sent).toHaveLength(2)
    expect(state.messages.at(-1)).toMatchObject({ possibleDuplicate: true, reason: "unconfirmed" })
    expect(state.turns[0]?.ending).toEqual({ result: "replied" })
  })

  test("that Meta holds back goes out later, and messages behind it wait their turn", async () => {
    const { run, hears, again, later, texts } = await greeting({
      sends: [{ kind: "busy", pair: true, code: 131_056 }],
    })
    await run(answer(hears("¿Estás?")))
    expect(texts()).toEqual(["Hola"])
    later(4 * SECOND)
    await again()
    expect(texts()).toEqual(["Hola", "Hola", "Otra vez hola"])
  })

  test("waits behind a confirmation that Meta holds back", async () => {
    const { run, hears, again, later, texts } = world({
      ...{ optedOut: true, model: ["Sí, hoy abrimos."] },
      sends: [{ kind: "busy", pair: true, code: 131_056 }],
    })
    await run(answer(hears("Alta")))
    await run(answer(hears("¿Abrís hoy?")))
    const confirmed = "Ya puedes escribirnos de nuevo."
    expect(texts()).toEqual([confirmed])
    later(4 * SECOND)
    await again()
    expect(texts()).toEqual([confirmed, confirmed, "Sí, hoy abrimos."])
  })

  test("through an expired connection waits for the owner to connect again", async () => {
    const { again, later, texts, state, notifications } = await greeting({
      sends: [EXPIRED],
    })
    expect(notifications).toEqual([
      "La conexión con WhatsApp ha caducado. Vuelve a conectarla para seguir respondiendo.",
    ])
    later(2 * HOUR)
    await again()
    expect(texts()).toHaveLength(1)
    if (state.connection) state.connection = { ...state.connection, expired: false }
    await again()
    expect(texts()).toEqual(["Hola", "Hola"])
    expect(state.turns[0]?.ending).toEqual({ result: "replied" })
  })

  test("that waited longer than a day is never sent", async () => {
    const { again, later, sent, state } = await greeting({ sends: [EXPIRED] })
    later(24 * HOUR + SECOND)
    await again()
    expect(sent).toHaveLength(1)
    expect(state.messages.at(-1)).toMatchObject({ status: "not_sent", reason: "window_closed" })
    expect(state.turns[0]?.ending).toMatchObject({ result: "cancelled" })
    expect(state.usage.used).toBe(0)
  })

  test("is taken back when the owner writes to the client first", async () => {
    const { again, later, ownerWrites, sent, state } = await greeting({
      sends: [{ kind: "refused" }],
    })
    ownerWrites("Ya me ocupo yo")
    later(SECOND)
    await again()
    expect(sent).toHaveLength(1)
    expect(state.turns[0]?.ending).toMatchObject({ result: "cancelled" })
  })

  test("is taken back when the client opts out; the confirmation goes out all the same", async () => {
    const { run, hears, later, texts, state } = await greeting({ sends: [{ kind: "refused" }] })
    later(10 * SECOND)
    await run(answer(hears("BAJA")))
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toContain("ALTA")
    expect(state.turns[0]?.ending).toEqual({ result: "cancelled", reason: "not_delivered" })
    expect(state.usage.used).toBe(0)
  })

  test("whose first part failed loses the parts behind it", async () => {
    const { sent, state } = await greeting({
      model: [LONG_REPLY],
      sends: [{ kind: "failed", code: 131_026 }],
    })
    expect(sent).toHaveLength(1)
    expect(state.messages.slice(-2).map(({ status }) => status)).toEqual(["failed", "cancelled"])
  })

  test("whose second part failed has been a reply", async () => {
    const { state } = await greeting({
      model: [LONG_REPLY],
      sends: [
        { kind: "sent", id: "wamid.out.1" },
        { kind: "failed", code: 131_026 },
      ],
    })
    expect(state.turns[0]?.ending).toEqual({ result: "replied" })
  })

  test("to one message quotes nothing: it stands right below it", async () => {
    const { sent } = await greeting({})
    expect(sent[0]?.quotes).toBeNull()
  })

  test("to several messages quotes the newest question among them, in its first bubble alone", async () => {
    const { run, hears, sent } = world({ model: [LONG_REPLY] })
    hears("Hola", { id: "wamid.hello" })
    hears("¿Cuánto cuesta el corte?", { id: "wamid.question" })
    await run(answer(hears("gracias", { id: "wamid.thanks" })))
    expect(sent.map(({ quotes }) => quotes)).toEqual(["wamid.question", null])
  })

  test("that Meta cannot quote goes out without the quote", async () => {
    const { run, hears, sent, state } = world({
      model: ["Dieciocho euros."],
      sends: [{ kind: "failed", code: 131_009 }],
    })
    hears("Hola")
    await run(answer(hears("¿Cuánto cuesta?", { id: "wamid.question" })))
    expect(sent.map(({ quotes }) => quotes)).toEqual(["wamid.question", null])
    expect(state.messages.at(-1)?.status).toBe("sent")
  })

  test("that Meta cannot quote is not sent without the quote to who has written STOP meanwhile", async () => {
    const { run, hears, sent, state } = world({
      model: ["Dieciocho euros."],
      sends: [
        () => {
          hears("STOP")
          return { kind: "failed", code: 131_009 }
        },
      ],
    })
    hears("Hola")
    await run(answer(hears("¿Cuánto cuesta?")))
    expect(sent.filter(({ text }) => text === "Dieciocho euros.")).toHaveLength(1)
    expect(state.turns[0]?.ending).toMatchObject({ result: "cancelled" })
  })

  test("begins nothing new once another worker sends what had waited", async () => {
    const { run, hears, sent, cues, state } = world({
      model: ["Hola"],
      sends: [
        () => {
          state.conversation.fence++
          return { kind: "sent", id: "wamid.out.1" }
        },
      ],
    })
    // Two confirmations wait before the question is answered.
    hears("BAJA")
    hears("ALTA")
    expect(await run(answer(hears("¿Estás?")))).toBe("lost")
    expect(sent).toHaveLength(1)
    expect(cues).toEqual(["Hola"])
  })

  test("is left to the worker that has taken the conversation over", async () => {
    const all = world({ model: ["Hola"] })
    const conversation = all.hears("Hola")
    all.cues[0] = () => {
      all.state.conversation.fence++
      return "Hola"
    }
    expect(await all.run(answer(conversation))).toBe("lost")
    expect(all.sent).toEqual([])
  })
})

describe("a worker that is frozen as it is about to send, and wakes two minutes later", () => {
  afterEach(() => void setSystemTime())

  const stage = (step: string, meanwhile: (state: State) => void) => {
    const all = world(
      { model: [LONG_REPLY] },
      freezing(step, () => meanwhile(all.state)),
    )
    return all
  }

  const STEPS = [
    ["the first part", "Turns.queueReply", 0],
    ["the second part", "Outbox.permit", 1],
  ] as const

  test.each(STEPS)(
    "sends nothing of %s where another has the conversation by now",
    async (_, step, before) => {
      const { run, hears, sent } = stage(step, ({ conversation }) => conversation.fence++)
      expect(await run(answer(hears("Cuéntamelo todo")))).toBe("lost")
      expect(sent).toHaveLength(before)
    },
  )

  test.each(STEPS)(
    "sends %s a moment later, and once, where nobody has come in its place",
    async (_, step) => {
      const { run, hears, again, later, sent, state } = stage(step, () => {})
      await run(answer(hears("Cuéntamelo todo")))
      later(SECOND)
      await again()
      expect(sent).toHaveLength(2)
      expect(state.messages.filter(({ possibleDuplicate }) => possibleDuplicate)).toEqual([])
      expect(state.turns[0]?.ending).toEqual({ result: "replied" })
    },
  )
})
