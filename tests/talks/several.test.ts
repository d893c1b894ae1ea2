import { describe, expect, test } from "bun:test"
import { NOTHING_ELSE } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import { OBJECTIONS } from "../../core/reply/objection.ts"
import type { Cue } from "../fakes/model.ts"
import { ANA, atHour } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create, update } from "./calls.ts"

describe("an appointment to which several things were done", () => {
  test("is told as booked when it was moved in the same turn: the client never heard of the first time", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [
        create(AT_TEN),
        () => update(calendar.all()[0]?.id ?? "", { start_time: "2026-03-12T12:00" }),
        "Hecho, te esperamos.",
      ],
    })
    await run(answer(hears("Una cita el jueves a las 10... no, mejor a las 12")))
    expect(texts()[0]).toStartWith("Reservado: jueves 12 de marzo, 12:00.")
    expect(texts()[0]).not.toContain("Cambiado")
  })

  test("is known by its newest time while Google does not answer, though only its words were changed then", async () => {
    const STANDS = "Sí, tu cita está confirmada para el jueves 12 de marzo a las 12:00."
    const { run, hears, texts, calendar, cues } = world({ calendar: "own" })
    calendar.hasBookedFor(ANA, "mine", 10)
    // The owner has moved it.
    calendar.has("mine", {
      ...calendar.all()[0],
      start: { instant: atHour(12) },
      end: { instant: atHour(13) },
    })
    cues.push(update("mine", { description: "Somos 6" }), "¿Algo más?")
    await run(answer(hears("Apunta en mi cita que somos 6")))
    expect(texts()[0]).toStartWith("Actualizado: jueves 12 de marzo, 12:00.")
    calendar.fails("list", "unavailable", 9)
    cues.push(STANDS)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(STANDS)
  })

  test("stands again when the owner has put back what was cancelled and other words were given to it", async () => {
    const STANDS = "Sí, tu cita está confirmada para el jueves 12 de marzo a las 10:00."
    const { run, hears, texts, calendar, cues } = world({ calendar: "own" })
    calendar.hasBookedFor(ANA, "mine", 10)
    cues.push(cancel("mine"), "¿Algo más?")
    await run(answer(hears("Cancela mi cita")))
    calendar.hasFor(ANA, "mine", 10)
    cues.push(update("mine", { description: "Somos 6" }), "¿Algo más?")
    await run(answer(hears("Me dice el dueño que la recupera. Apunta que somos 6")))
    calendar.fails("list", "unavailable", 9)
    cues.push(STANDS)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(STANDS)
  })
})

describe("more claimed than was done", () => {
  const AT_FOUR = "2026-03-13T16:00"
  const FIRST = {
    es: "Cancelado: jueves 12 de marzo, 10:00.",
    en: "Cancelled: Thursday 12 March, 10:00.",
  }
  /** Ana has appointments on Thursday at 10 and at 16, or none. */
  const stage = (calls: Cue, replies: readonly Cue[], has = true) => {
    const all = world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [calls, ...replies],
    })
    if (has) {
      all.calendar.hasBookedFor(ANA, "first", 10)
      all.calendar.hasBookedFor(ANA, "second", 16)
    }
    return all
  }
  const both = (reply: string) => [reply, reply]

  test.each([
    ["Cancela mis dos citas del jueves", "Listo, he cancelado tus dos citas del jueves."],
    ["Cancela mis citas del jueves a las 10 y a las 16", "Listo, canceladas las dos."],
    ["Cancela mis citas del jueves a las 10 y a las 16", "Quedan canceladas."],
    [
      "Cancela mis citas del jueves, las dos",
      "He cancelado tu cita de las 10:00. La de las 16:00 también está cancelada.",
    ],
    ["Please cancel both my appointments", "They're cancelled."],
    [
      "Please cancel the 10 and move the 4pm to 5pm",
      "I've cancelled your 10:00 appointment and moved the other to 17:00.",
    ],
  ])("is not told: of two appointments one was cancelled. %s %s", async (asked, reply) => {
    const { run, hears, texts, notifications, requests } = stage(cancel("first"), both(reply))
    await run(answer(hears(asked)))
    const language = asked.startsWith("C") ? "es" : "en"
    expect(texts()).toEqual([`${FIRST[language]}\n${NOTHING_ELSE[language]}`])
    expect(notifications).toEqual([NOTICES.unconfirmed("Ana")])
    expect(requests.at(-1)?.messages.at(-1)?.content).toStartWith(
      `${OBJECTIONS.notAll} ${FIRST[language]}`,
    )
  })

  test.each([
    [
      "I'd like Friday at 10 and Friday at 16",
      "You're booked for Friday at 10:00 and Friday at 16:00.",
    ],
    [
      "Friday at 10 for me and at 16 for my daughter, please",
      "Booked! You are in at 10:00 and your daughter at 16:00 on Friday.",
    ],
    [
      "Quiero cita el viernes a las 10 y otra a las 16",
      "Te he reservado el viernes a las 10:00 y a las 16:00.",
    ],
    ["Ich möchte am Freitag um 10 und um 16 Uhr einen Termin", "Beide Termine sind gebucht."],
    ["Je voudrais vendredi à 10h et à 16h", "Vos deux rendez-vous sont réservés."],
    ["Quero marcar sexta às 10h e às 16h", "Marquei as duas consultas."],
  ])("is not told: of two one was booked. %s %s", async (asked, reply) => {
    const { run, hears, texts, notifications } = stage(
      create("2026-03-13T10:00"),
      both(reply),
      false,
    )
    await run(answer(hears(asked)))
    const [, ...beside] = texts()[0]?.split("\n") ?? []
    expect(Object.values(NOTHING_ELSE)).toContain(beside.join("\n"))
    expect(notifications).toEqual([NOTICES.unconfirmed("Ana")])
  })

  test.each([
    "I've moved both appointments one hour later.",
    "I've moved your 10:00 to 11:00 and your 16:00 to 17:00.",
  ])("is not told: of two one was moved. %s", async (reply) => {
    const call = update("first", { start_time: "2026-03-12T11:00" })
    const { run, hears, texts, notifications } = stage(call, both(reply))
    await run(answer(hears("Please move both my appointments one hour later")))
    expect(texts()).toEqual([`Moved: Thursday 12 March, 11:00.\n${NOTHING_ELSE.en}`])
    expect(notifications).toEqual([NOTICES.unconfirmed("Ana")])
  })

  test("is done when the model is told so, and then told", async () => {
    const reply = "I've cancelled both appointments."
    const { run, hears, texts, notifications, calendar } = stage(cancel("first"), [
      reply,
      cancel("second"),
      reply,
    ])
    await run(answer(hears("Please cancel both my appointments")))
    expect(calendar.all()).toEqual([])
    expect(texts()).toEqual([`${FIRST.en}\nCancelled: Thursday 12 March, 16:00.`])
    expect(notifications).toEqual([])
  })

  test("may be heard in 'Done!' too: the client who asked for both is told that it was one", async () => {
    const { run, hears, texts } = stage(cancel("first"), both("Done! Have a nice day."))
    await run(answer(hears("Please cancel both my appointments")))
    expect(texts()).toEqual([`${FIRST.en}\n${NOTHING_ELSE.en}\n\nDone! Have a nice day.`])
  })

  test("is followed by the truth where it is hardly a claim, and said again", async () => {
    const reply = "Cancelada la de las 10. La de las 16 queda a las 17:00."
    const { run, hears, texts } = stage(cancel("first"), both(reply))
    await run(answer(hears("Cancela la de las 10 y pásame la de las 16 a las 17")))
    expect(texts()[0]).toStartWith(`${FIRST.es}\n${NOTHING_ELSE.es}`)
  })

  test.each([
    ["nothing", { answer: { text: "" } }],
    ["only what was done", "Te he reservado el jueves a las 10."],
  ])("is not left to be believed where a call failed and the model says %s", async (_, reply) => {
    const { run, hears, texts, calendar } = stage([create(AT_TEN), create(AT_FOUR)], [reply], false)
    calendar.has("busy", {
      start: { instant: "2026-03-13T14:00:00.000Z" },
      end: { instant: "2026-03-13T17:00:00.000Z" },
    })
    await run(answer(hears("Cita el jueves a las 10 y el viernes a las 16")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n${NOTHING_ELSE.es}`])
  })

  test.each([
    [
      "Cancela mis dos citas",
      [cancel("first"), cancel("second")],
      "Listo, canceladas las dos: jueves a las 10:00 y jueves a las 16:00.",
    ],
    [
      "I have two appointments. Cancel the one on Thursday at 10",
      cancel("first"),
      "I've cancelled your 10:00 appointment; you still have the one at 16:00.",
    ],
    [
      "Pasa mi cita de las 10 a las 12",
      update("first", { start_time: "2026-03-12T12:00" }),
      "Tu cita ha pasado del jueves a las 10:00 al jueves de 12:00 a 13:00.",
    ],
    [
      "Cancel the 10 and move the 4pm to 5pm",
      [cancel("first"), update("second", { start_time: "2026-03-12T17:00" })],
      "I've cancelled your 10:00 appointment and moved the other from 16:00 to 17:00.",
    ],
    [
      "Cancela la de las 10 y resérvame el viernes a las 16",
      [cancel("first"), create(AT_FOUR)],
      "He cancelado la cita del jueves a las 10:00 y te he reservado el viernes a las 16:00.",
    ],
    [
      "Quiero cita el viernes a las 16",
      create(AT_FOUR),
      "Te he reservado el viernes, 13 de marzo, a las 17:00.",
    ],
    [
      "Book Friday at 16 please",
      create(AT_FOUR),
      "You're booked for Friday at 16:00, and I'll send a reminder on Thursday.",
    ],
    [
      "Book Friday at 16 please",
      create(AT_FOUR),
      "Booked for Friday 13 March at 16:00 and it ends at 17:00.",
    ],
    [
      "Book me and my son on Friday at 16",
      create(AT_FOUR),
      "You're both booked in for Friday at 16:00!",
    ],
    [
      "Book a cut and a colour on Friday at 16",
      create(AT_FOUR),
      "I've booked both the cut and the colour for Friday at 16:00.",
    ],
    [
      "Resérvanos el viernes a las 16, somos dos",
      create(AT_FOUR),
      "Las dos plazas quedan reservadas para el viernes a las 16:00.",
    ],
  ] as const)(
    "is nothing that was done, nor one detail told wrongly: %s",
    async (asked, calls, reply) => {
      const { run, hears, texts, notifications, requests } = stage(calls as Cue, [reply])
      await run(answer(hears(asked)))
      expect(requests).toHaveLength(2)
      expect(notifications).toEqual([])
      for (const nothing of Object.values(NOTHING_ELSE)) expect(texts()[0]).not.toContain(nothing)
    },
  )
})
