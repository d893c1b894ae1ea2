import { describe, expect, test } from "bun:test"
import { NOTHING_ELSE } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { ModelFailed } from "../../core/reply/failures.ts"
import { ANA, atHour, BEA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create, list, update } from "./calls.ts"

describe("an appointment that was made", () => {
  test("is told by code, in the place of the model's words about it", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [
        create(AT_TEN),
        `¡Perfecto, Ana! Te he reservado el viernes a las 11:00. ¡Te esperamos!`,
      ],
    })
    await run(answer(hears("Quiero cita el jueves a las 10 de la mañana")))
    expect(calendar.all()).toMatchObject([
      { summary: "Corte", start: { instant: atHour(10) }, end: { instant: atHour(11) } },
    ])
    expect(texts()).toEqual([
      "Reservado: jueves 12 de marzo, 10:00.\n\n¡Perfecto, Ana! ¡Te esperamos!",
    ])
  })

  test("is told when the model says nothing of it, and when it says nothing at all", async () => {
    for (const words of ["¿Algo más?", { answer: { text: "" } }]) {
      const { run, hears, texts } = world({ calendar: "own", model: [create(AT_TEN), words] })
      await run(answer(hears("Cita, por favor")))
      expect(texts()[0]).toStartWith("Reservado: jueves 12 de marzo, 10:00.")
    }
  })

  test.each(["unavailable", "refused", "too-long"] as const)(
    "is told when the model fails afterwards: %s",
    async (why) => {
      const failure = new ModelFailed({ why, detail: "" })
      const { run, hears, texts } = world({
        calendar: "own",
        model: [create(AT_TEN), failure, failure],
      })
      await run(answer(hears("Cita, por favor")))
      expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
    },
  )

  test.each([
    ["I would like an appointment, please", "Booked: Thursday 12 March, 10:00."],
    ["Queria fazer uma marcação, por favor", "Reservado: quinta-feira, 12 de março, 10:00."],
    ["Je voudrais un rendez-vous, s'il vous plaît", "Réservé : jeudi 12 mars, 10:00."],
    ["Ich möchte bitte einen Termin vereinbaren", "Gebucht: Donnerstag, 12. März, 10:00 Uhr."],
  ])("is told in the client's language: %s", async (words, sentence) => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create(AT_TEN), { answer: { text: "" } }],
    })
    await run(answer(hears(words)))
    expect(texts()).toEqual([sentence])
  })

  test("names the zone when the client's shows another time", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create("2026-03-12T09:00", { timezone: "Europe/London" }), { answer: { text: "" } }],
    })
    await run(answer(hears("Cita, por favor")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00 (Europe/Madrid)."])
  })

  test("names it behind the whole time where a word follows the clock", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create("2026-03-12T09:00", { timezone: "Europe/London" }), { answer: { text: "" } }],
    })
    await run(answer(hears("Ich möchte bitte einen Termin vereinbaren")))
    expect(texts()).toEqual(["Gebucht: Donnerstag, 12. März, 10:00 Uhr (Europe/Madrid)."])
  })

  test("has a first of the month in French", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create("2026-04-01T10:00"), { answer: { text: "" } }],
    })
    await run(answer(hears("Je voudrais un rendez-vous, s'il vous plaît")))
    expect(texts()).toEqual(["Réservé : mercredi 1er avril, 10:00."])
  })

  test("says which of two it is when the clock shows the hour twice", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create("2026-10-25T02:30"), { answer: { text: "" } }],
    })
    await run(answer(hears("Cita, por favor")))
    expect(texts()).toEqual(["Reservado: domingo 25 de octubre, 02:30 (UTC+02:00)."])
  })

  test("that was moved, changed or cancelled is told as such, the last of each event", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [
        [update("moved", { start_time: "2026-03-12T12:00" }), cancel("out")],
        "He cambiado tu cita a las 12:00 y he cancelado la otra.",
        update("moved", { summary: "Color" }),
        "Hecho, cambiado.",
      ],
    })
    calendar.hasFor(ANA, "moved", 10)
    calendar.hasFor(ANA, "out", 16)
    await run(answer(hears("Pásala a las 12 y cancela la de las 16")))
    await run(answer(hears("Y que sea color")))
    expect(texts()[0]).toBe(
      "Cambiado: jueves 12 de marzo, 12:00.\nCancelado: jueves 12 de marzo, 16:00.",
    )
    expect(texts()[1]).toStartWith("Actualizado: jueves 12 de marzo, 12:00.")
    expect(calendar.all()).toMatchObject([{ id: "moved", summary: "Color" }])
  })

  test("whose words alone were changed is not told as moved, though the model says its time again", async () => {
    const again = { start_time: AT_TEN, end_time: "2026-03-12T11:00" }
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [update("mine", { ...again, description: "6 Personen" }), { answer: { text: "" } }],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Wir kommen zu sechst, können Sie den Termin bitte ändern?")))
    expect(texts()).toEqual(["Aktualisiert: Donnerstag, 12. März, 10:00 Uhr."])
  })

  test.each([
    ["says again", (shown: string) => shown, (whole: string) => whole],
    ["adds to", (shown: string) => `${shown}\nSon 6.`, (whole: string) => `${whole}\nSon 6.`],
  ])(
    "loses nothing of what stands there, of which the model %s the part that it has read",
    async (_, say, kept) => {
      const whole = `${"Alergia a las nueces. ".repeat(20)}Llamar antes.`
      const { run, hears, calendar, cues } = world({ calendar: "own" })
      calendar.hasFor(ANA, "mine", 10, "Corte")
      calendar.has("mine", { ...calendar.all()[0], description: whole })
      cues.push(
        list(),
        ({ messages }) => {
          const [{ summary, description }] = JSON.parse(messages.at(-1)?.content ?? "").events
          const more = { summary, description: say(description), start_time: "2026-03-12T12:00" }
          return update("mine", more)
        },
        "Hecho, cambiada.",
      )
      await run(answer(hears("Pásala a las 12, somos 6")))
      expect(calendar.all()).toMatchObject([
        { summary: "Corte", description: kept(whole), start: { instant: atHour(12) } },
      ])
    },
  )

  test.each([
    ["moved", { name: "update_calendar_event", start_time: "2026-03-12T12:00" }],
    ["changed", { name: "update_calendar_event", summary: "Color" }],
    ["cancelled", { name: "cancel_calendar_event" }],
  ])(
    "names the zone again when it is %s, known since it was booked",
    async (_, { name, ...args }) => {
      const { run, hears, texts, calendar } = world({
        calendar: "own",
        model: [
          create("2026-03-12T09:00", { timezone: "Europe/London" }),
          { answer: { text: "" } },
          () => ({ name, args: { event_id: calendar.all()[0]?.id, ...args } }),
          { answer: { text: "" } },
        ],
      })
      await run(answer(hears("Cita, por favor")))
      await run(answer(hears("Cámbiala, por favor")))
      expect(texts().at(-1)).toMatch(/: jueves 12 de marzo, 1[02]:00 \(Europe\/Madrid\)\.$/)
    },
  )

  test("that was moved twice, as the client thought again, is told where it stands", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [
        update("mine", { start_time: "2026-03-12T12:00" }),
        update("mine", { start_time: "2026-03-12T17:00" }),
        "Hecho, cambiada.",
      ],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Pásala a las 12... no, mejor a las 17:00")))
    expect(calendar.all()).toMatchObject([{ start: { instant: atHour(17) } }])
    expect(texts()[0]).toStartWith("Cambiado: jueves 12 de marzo, 17:00.")
  })

  test("is made once and told once when the worker dies after making it", async () => {
    const { run, hears, again, texts, calendar, state } = world({
      calendar: "own",
      model: [create(AT_TEN), { dies: true }, "Hecho."],
    })
    await expect(run(answer(hears("Cita, por favor")))).rejects.toThrow()
    // As if it had died a little earlier: the tool's result was never stored.
    state.turns[0]?.steps.pop()
    await again()
    expect(calendar.all()).toHaveLength(1)
    expect(texts()[0]).toStartWith("Reservado: jueves 12 de marzo, 10:00.")
    expect(calendar.receipts).toHaveLength(1)
  })

  test("is told when workers die of all that comes after it", async () => {
    const dies = { dies: true } as const
    const { run, hears, again, texts, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), dies, dies, dies],
    })
    await expect(run(answer(hears("Cita, por favor")))).rejects.toThrow()
    for (let deaths = 2; deaths <= 3; deaths++) await expect(again()).rejects.toThrow()
    await again()
    expect(calendar.all()).toHaveLength(1)
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
  })

  test.each([
    ["the model speaks of something else", "El corte cuesta 15 euros."],
    ["the model fails", new ModelFailed({ why: "unavailable", detail: "" })],
  ])(
    "is told where the calendar was disconnected before the reply is composed again: %s",
    async (_, cue) => {
      const all: ReturnType<typeof world> = world({
        calendar: "own",
        model: [
          create(AT_TEN),
          () => {
            all.hears("¿Y cuánto cuesta?")
            all.state.calendar = null
            return "¡Hecho!"
          },
          cue,
        ],
      })
      await all.run(answer(all.hears("Cita, por favor")))
      expect(all.texts()).toHaveLength(1)
      expect(all.texts()[0]).toStartWith("Reservado: jueves 12 de marzo, 10:00.")
    },
  )

  test("is told, and no apology, when its turn is given up", async () => {
    const { run, hears, again, texts, state } = world({
      calendar: "own",
      model: [create(AT_TEN), { dies: true }],
    })
    await expect(run(answer(hears("Cita, por favor")))).rejects.toThrow()
    // As if no worker had come to say a word of it.
    state.conversation.deaths = 4
    await again()
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
  })
})

describe("two appointments asked for, one of which is not to be had", () => {
  const both = "He reservado las dos: jueves 12 a las 10:00 y viernes 13 a las 10:00."
  const stage = (...model: readonly string[]) => {
    const all = world({
      calendar: "own",
      model: [[create(AT_TEN), create("2026-03-13T10:00")], ...model],
    })
    all.calendar.hasFor(BEA, "theirs", 10 + 24)
    return all
  }

  test("are not told as both: the client hears of the one that failed", async () => {
    const honest = "El viernes a las 10:00 no está libre. ¿Te va bien a las 11:00?"
    const { run, hears, texts } = stage(both, honest)
    await run(answer(hears("Cita el jueves y el viernes a las 10")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n\n${honest}`])
  })

  test("leave the owner to tell of the other, when the model will not: the client hears that it is not done", async () => {
    const { run, hears, texts, notifications } = stage(both, both)
    await run(answer(hears("Cita el jueves y el viernes a las 10")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n${NOTHING_ELSE.es}`])
    expect(notifications).toHaveLength(1)
  })

  test("but both are told at once when both are booked, or one stood before", async () => {
    for (const [model, before] of [
      [[[create(AT_TEN), create("2026-03-13T10:00")], both], false],
      [[create(AT_TEN), both], true],
    ] as const) {
      const { run, hears, texts, requests, calendar } = world({ calendar: "own", model })
      if (before) calendar.hasFor(ANA, "mine", 10 + 24)
      await run(answer(hears("Cita el jueves y el viernes a las 10")))
      expect(requests).toHaveLength(2)
      expect(texts()[0]).toStartWith("Reservado: jueves 12 de marzo, 10:00.")
    }
  })
})
