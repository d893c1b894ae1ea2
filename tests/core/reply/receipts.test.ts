import { describe, expect, test } from "bun:test"
import { bookingClaims } from "../../../core/calendar/claims.ts"
import { propertiesOf } from "../../../core/calendar/entry.ts"
import {
  UNCONFIRMED as UNCONFIRMED_IN,
  UNTOUCHED as UNTOUCHED_IN,
} from "../../../core/calendar/receipt-words.ts"
import { answer } from "../../../core/reply/answer.ts"
import { ModelFailed } from "../../../core/reply/failures.ts"
import type { ModelRequest } from "../../../core/reply/model.ts"
import { read } from "../../../core/reply/proof.ts"
import { ANA, atHour, BEA } from "../../support/calendar.ts"
import { phrasesOf } from "../../support/corpus.ts"
import { world } from "../../support/world.ts"

const create = (from: string, more: object = {}) => ({
  name: "create_calendar_event",
  args: { summary: "Corte", start_time: from, ...more },
})
const update = (event_id: string, more: object) => ({
  name: "update_calendar_event",
  args: { event_id, ...more },
})
const cancel = (event_id: string) => ({ name: "cancel_calendar_event", args: { event_id } })
const list = (more: object = {}) => ({ name: "list_calendar_events", args: more })

const AT_TEN = "2026-03-12T10:00"
const UNTOUCHED = UNTOUCHED_IN.es
const UNCONFIRMED = UNCONFIRMED_IN.es
const CLAIM = "Te he reservado el jueves 12 de marzo a las 10:00."

const results = (request: ModelRequest | undefined) =>
  (request?.messages ?? []).flatMap((said) =>
    said.role === "tool" ? [JSON.parse(said.content)] : [],
  )

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
})

describe("a claim without an appointment", () => {
  test("is objected to once; the model then does what it said", async () => {
    const { run, hears, texts, requests } = world({
      calendar: "own",
      model: [CLAIM, create(AT_TEN), CLAIM],
    })
    await run(answer(hears("Cita el jueves a las 10 de la mañana")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
    expect(requests[1]?.messages.slice(-2)).toMatchObject([
      { role: "assistant", content: CLAIM },
      { role: "user", content: expect.stringContaining("the calendar does not show that") },
    ])
  })

  test.each([
    ["a calendar", { calendar: "own" as const }],
    ["no calendar", {}],
  ])("said twice never leaves, with %s, and the owner is told", async (_, wishes) => {
    const { run, hears, texts, notifications } = world({ ...wishes, model: [CLAIM, CLAIM] })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual([UNCONFIRMED])
    expect(notifications).toEqual(["Una cita de Ana no se pudo confirmar. Revisa la conversación."])
  })

  test("that was corrected leaves as it was corrected", async () => {
    const { run, hears, texts, notifications } = world({
      calendar: "own",
      model: [CLAIM, "¿A nombre de quién la apunto?"],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual(["¿A nombre de quién la apunto?"])
    expect(notifications).toEqual([])
  })

  test("is not objected to again after a crash", async () => {
    const { run, hears, again, texts, requests } = world({
      calendar: "own",
      model: [CLAIM, { dies: true }, CLAIM],
    })
    await expect(run(answer(hears("Cita el jueves a las 10")))).rejects.toThrow()
    await again()
    expect(texts()).toEqual([UNCONFIRMED])
    expect(requests).toHaveLength(3)
  })

  test("of another kind than what was done does not leave either", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create(AT_TEN), "Tu cita ha sido cancelada.", "Tu cita ha sido cancelada."],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
  })
})

describe("an answer that is hardly a claim", () => {
  const hardly = phrasesOf<{ readonly text: string }>("own/booking_claims_unseen").find(
    ({ text }) => {
      const { claims, stands } = read(text)
      return claims.length > 0 && !stands && claims.every(({ sure }) => !sure)
    },
  )
  const HARDLY = hardly?.text ?? ""

  test("is asked for once more, and then leaves with the truth beside it: it may be about prices alone", async () => {
    expect(bookingClaims(HARDLY)).toHaveLength(1)
    const { run, hears, texts, requests, notifications } = world({ model: [HARDLY, HARDLY] })
    await run(answer(hears("¿Cuánto cuesta?")))
    expect(texts()).toEqual([`${HARDLY}\n\n${UNTOUCHED}`])
    expect(requests[1]?.messages.at(-2)).toMatchObject({ role: "assistant", content: HARDLY })
    expect(notifications).toEqual([])
  })

  test.each([
    [["Cita el jueves a las 10"]],
    [["Can I get an appointment?"]],
    [["¿Qué cuesta el corte?", "Ana"]],
  ])("does not leave where an appointment is spoken of: %p", async (said) => {
    const asks = said.length > 1 ? ["25 €. ¿Te apunto para el jueves a las 10?"] : []
    const { run, hears, texts, notifications } = world({ model: [...asks, HARDLY, HARDLY] })
    for (const words of said) await run(answer(hears(words)))
    expect(Object.values(UNCONFIRMED_IN)).toContain(texts().at(-1) ?? "")
    expect(notifications).toHaveLength(1)
  })
})

describe("an answer that only sounds like a claim", () => {
  const doubtful = phrasesOf<{ readonly text: string }>("own/booking_claims_unseen").find(
    ({ text }) => read(text).sounds && !text.includes("?"),
  )
  const DOUBTFUL = doubtful?.text ?? ""

  test.each([
    ["¿Cuánto cuesta?", DOUBTFUL],
    ["Cita el jueves a las 10", `${DOUBTFUL}\n\n${UNTOUCHED}`],
  ])(
    "is asked for once more with what is true, which then stands beside it where an appointment is spoken of: %s",
    async (asked, told) => {
      expect(bookingClaims(DOUBTFUL)).toEqual([])
      const { run, hears, texts, requests, notifications } = world({
        calendar: "own",
        model: [DOUBTFUL, DOUBTFUL],
      })
      await run(answer(hears(asked)))
      expect(texts()).toEqual([told])
      expect(requests[1]?.messages.slice(-2)).toMatchObject([
        { role: "assistant", content: DOUBTFUL },
        { role: "user", content: expect.stringContaining("Nothing has been booked") },
      ])
      expect(notifications).toEqual([])
    },
  )

  test.each([
    ["¿Me apuntas el jueves a las 10?", "¡Apuntado, Ana!"],
    ["Can you put me in on Thursday at 10?", "Noted!"],
    ["Kannst du mich am Donnerstag um 10 eintragen?", "Ist notiert."],
  ])(
    "is asked for once more where it may be all that is said of a booking: %s %s",
    async (asked, noted) => {
      const { run, hears, texts } = world({ calendar: "own", model: [noted, "Un momento."] })
      await run(answer(hears(asked)))
      expect(texts()).toEqual(["Un momento."])
    },
  )

  test.each([
    ["¿Me apuntas el jueves a las 10?", "Hecho, Ana."],
    ["¿Me apuntas el jueves a las 10?", "👌"],
    ["Can you put me in on Thursday at 10?", "All set! Have a great day."],
    ["Pode me marcar quinta às 10h?", "Prontinho!"],
    ["Pouvez-vous me mettre jeudi à 10h ?", "C'est fait."],
    ["Kannst du mich am Donnerstag um 10 eintragen?", "Erledigt."],
  ])(
    "does not leave without the truth when it says that all is done, and no word of what: %s %s",
    async (asked, done) => {
      const { run, hears, texts, requests } = world({ calendar: "own", model: [done, done] })
      await run(answer(hears(asked)))
      expect(requests).toHaveLength(2)
      expect(Object.values(UNTOUCHED_IN)).toContain(texts()[0]?.split("\n\n")[1] ?? "")
    },
  )

  test("is asked for once more when it says so of an appointment that stands: it may have been meant to go", async () => {
    const { run, hears, texts, requests, calendar } = world({
      calendar: "own",
      model: ["Hecho.", cancel("mine"), "Hecho.", "¡Listo, Ana!", "¡Listo, Ana!"],
    })
    calendar.hasFor(ANA, "mine", 10)
    calendar.hasFor(ANA, "other", 16)
    await run(answer(hears("Cancela la del jueves a las 10")))
    expect(texts()).toEqual(["Cancelado: jueves 12 de marzo, 10:00.\n\nHecho."])
    await run(answer(hears("Gracias, hasta el jueves")))
    expect(texts().at(-1)).toBe("¡Listo, Ana!")
    expect(requests).toHaveLength(5)
  })

  test("gives way to the answer that comes in its place", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [DOUBTFUL, create(AT_TEN), "¿Algo más?"],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00.\n\n¿Algo más?"])
  })

  test("leaves at once while an appointment stands that it may speak of", async () => {
    const NOTED = "¡Apuntado, Ana!"
    const { run, hears, texts, requests, calendar } = world({ calendar: "own", model: [NOTED] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Y puedo llevar el perro el jueves?")))
    expect(texts()).toEqual([NOTED])
    expect(requests).toHaveLength(1)
  })

  test("leaves at once with a receipt of this turn", async () => {
    const { run, hears, texts, requests } = world({
      calendar: "own",
      model: [create(AT_TEN), DOUBTFUL],
    })
    await run(answer(hears("Cita el jueves a las 10")))
    expect(texts()[0]).toEndWith(DOUBTFUL)
    expect(requests).toHaveLength(2)
  })

  test.each([
    ["¿Cuánto cuesta?", 1],
    ["Cita el jueves a las 10", 2],
  ])(
    "is asked for again with no calendar only where an appointment is spoken of: %s",
    async (asked, times) => {
      const { run, hears, requests } = world({ model: [DOUBTFUL, "Un momento."] })
      await run(answer(hears(asked)))
      expect(requests).toHaveLength(times)
    },
  )
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

  test("leave the owner to tell, when the model will not", async () => {
    const { run, hears, texts, notifications } = stage(both, both)
    await run(answer(hears("Cita el jueves y el viernes a las 10")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00."])
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

describe("an appointment that stands already", () => {
  const STANDS = "Sí, tu cita está confirmada para el jueves 12 de marzo a las 10:00."

  test("may be confirmed as it stands in the calendar", async () => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [STANDS] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([STANDS])
  })

  test("may be confirmed however full the calendar is", async () => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [STANDS] })
    for (let n = 0; n < 300; n++) calendar.hasFor(BEA, `other-${n}`, 9)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([STANDS])
  })

  test.each([
    ["at another time", ANA, 12],
    ["of another client", BEA, 10],
  ])("%s is no proof", async (_, client, hour) => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [STANDS, STANDS] })
    calendar.hasFor(client, "other", hour)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([UNCONFIRMED])
  })

  test("may be confirmed months ahead", async () => {
    const said = "Sí, tu cita está confirmada para el jueves 9 de julio a las 10:00."
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [said] })
    calendar.has("mine", {
      properties: propertiesOf("chatbot-1", ANA),
      start: { instant: "2026-07-09T08:00:00.000Z" },
      end: { instant: "2026-07-09T09:00:00.000Z" },
    })
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([said])
  })

  const booked = async (...model: readonly string[]) => {
    const stage = world({ calendar: "own", model: [create(AT_TEN), "Hecho.", ...model] })
    await stage.run(answer(stage.hears("Cita el jueves a las 10, por favor")))
    return stage
  }

  test("is confirmed no more once the owner has taken it out", async () => {
    const { run, hears, texts, calendar } = await booked(STANDS, STANDS)
    for (const { id } of calendar.all()) calendar.loses(id)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(UNCONFIRMED)
  })

  test("is known from when it was booked, once no calendar can tell", async () => {
    const { run, hears, texts, state, calendar } = await booked(STANDS)
    state.calendar = null
    calendar.stored.clear()
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(STANDS)
  })

  test("and was cancelled earlier may be told as cancelled", async () => {
    const said = "Sí, tu cita del jueves 12 de marzo a las 10:00 está cancelada."
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [cancel("mine"), "Hecho.", said],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Cancela mi cita")))
    await run(answer(hears("¿Está cancelada?")))
    expect(texts().at(-1)).toBe(said)
  })
})

describe("an appointment that the reply only tells of", () => {
  const SAID = "Tienes cita el jueves 12 de marzo a las 10:00."

  test("is told when it stands in the client's calendar", async () => {
    const { run, hears, texts, calendar, notifications } = world({ calendar: "own", model: [SAID] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Cuándo es mi cita?")))
    expect(texts()).toEqual([SAID])
    expect(notifications).toEqual([])
  })

  test.each([
    ["stands at another time", ANA, 12],
    ["is another client's", BEA, 10],
  ])("does not leave when what stands there %s", async (_, client, hour) => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [SAID, SAID] })
    calendar.hasFor(client, "other", hour)
    await run(answer(hears("¿Cuándo es mi cita?")))
    expect(texts()).toEqual([UNCONFIRMED])
  })

  test("leaves when no calendar could tell, and when it is over", async () => {
    const past = "Tu cita fue el martes 3 de marzo a las 10:00."
    for (const [wishes, words] of [
      [{}, SAID],
      [{ calendar: "own" as const }, past],
    ] as const) {
      const { run, hears, texts } = world({ ...wishes, model: [words] })
      await run(answer(hears("¿Cuándo es mi cita?")))
      expect(texts()).toEqual([words])
    }
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [SAID, SAID] })
    calendar.fails("list", "unavailable", 9)
    await run(answer(hears("¿Cuándo es mi cita?")))
    expect(texts()).toEqual([SAID])
  })

  test.each([
    "Sí, tu cita del jueves 12 a las 10:00 sigue en pie.",
    "Sí, tienes cita el jueves 12 de marzo a las 10:00.",
    "No, tu cita es el jueves 12 de marzo a las 10:00.",
    "Yes, your appointment on Thursday 12 March at 10:00 still stands.",
    "Sim, a sua consulta de quinta, dia 12, às 10h continua de pé.",
    "Oui, votre rendez-vous du jeudi 12 mars à 10h est maintenu.",
    "Ja, dein Termin am Donnerstag, 12. März um 10:00 Uhr steht noch.",
  ])("leaves only while it stands, since the owner may take it out: %p", async (words) => {
    const still = world({ calendar: "own", model: [words] })
    still.calendar.hasFor(ANA, "mine", 10)
    await still.run(answer(still.hears("¿Sigue en pie?")))
    expect(still.texts()).toEqual([words])
    const gone = world({ calendar: "own", model: [words, words] })
    await gone.run(answer(gone.hears("¿Sigue en pie?")))
    expect(gone.texts()).toEqual([UNCONFIRMED])
  })

  test.each([
    "Tu cita es a las 16:00.",
    "Tu cita es a las 4.",
    "Sí, tu cita es a las 16 h.",
    "Yes, your 4 pm appointment is confirmed.",
    "Sim, a sua consulta das 16h está confirmada.",
    "Oui, votre rendez-vous à 16 h est bien confirmé.",
    "Ja, Ihr Termin um 16 Uhr ist bestätigt.",
  ])(
    "by its hour alone is told when it stands at that hour, whatever its day: %p",
    async (words) => {
      for (const [hour, told] of [
        [16, true],
        [13, false],
      ] as const) {
        const { run, hears, texts, calendar } = world({ calendar: "own", model: [words, words] })
        calendar.hasFor(ANA, "mine", hour)
        await run(answer(hears("¿A qué hora era mi cita del jueves?")))
        expect(texts()).toEqual([told ? words : UNCONFIRMED])
      }
    },
  )

  test("at a wrong time is asked for again with the right one", async () => {
    const { run, hears, texts, requests, calendar } = world({
      calendar: "own",
      model: [SAID, "Perdona: tu cita es el jueves 12 de marzo a las 13:00."],
    })
    calendar.hasFor(ANA, "mine", 13)
    await run(answer(hears("¿A qué hora era?")))
    expect(requests[1]?.messages.at(-1)?.content).toContain("2026-03-12T13:00:00+01:00")
    expect(texts()).toEqual(["Perdona: tu cita es el jueves 12 de marzo a las 13:00."])
  })

  test("at a wrong time gives way to the receipt of this turn", async () => {
    const { run, hears, texts } = world({
      calendar: "own",
      model: [create(AT_TEN), "¡Gracias, Ana! Tu cita es el viernes 13 de marzo a las 11:00."],
    })
    await run(answer(hears("Cita el jueves a las 10 de la mañana")))
    expect(texts()).toEqual(["Reservado: jueves 12 de marzo, 10:00.\n\n¡Gracias, Ana!"])
  })
})

describe("a reply that says there is no appointment", () => {
  const NONE = [
    ["¿Tengo alguna cita?", "No tienes ninguna cita reservada."],
    ["¿Cuándo es mi cita?", "No encuentro ninguna cita a tu nombre."],
    ["Do I have an appointment?", "You don't have any appointments at the moment."],
    ["Tenho consulta marcada?", "Você não tem nenhuma consulta marcada."],
    ["Est-ce que j'ai un rendez-vous ?", "Vous n'avez aucun rendez-vous prévu."],
    ["Habe ich einen Termin bei euch?", "Du hast aktuell keinen Termin bei uns."],
  ] as const
  const stage = (...model: readonly string[]) => {
    const all = world({ calendar: "own", model })
    all.calendar.hasFor(ANA, "mine", 10)
    return all
  }

  test.each(NONE)("is asked for again when one stands: %s %s", async (asked, none) => {
    const { run, hears, texts, requests } = stage(none, "…")
    await run(answer(hears(asked)))
    expect(texts()).toEqual(["…"])
    expect(requests[1]?.messages.at(-1)?.content).toContain("2026-03-12T10:00:00+01:00")
  })

  test.each(NONE)("gives way to what stands when it is said again: %s %s", async (asked, none) => {
    const { run, hears, texts } = stage(none, `${none}\n👋`)
    await run(answer(hears(asked)))
    const [text = ""] = texts()
    expect(text).toMatch(/^[^\n]+ 12[^\n]+10:00[^\n]*\.\n\n👋$/)
  })

  test.each(NONE)("leaves when none stands, or somebody else's: %s %s", async (asked, none) => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [none] })
    calendar.hasFor(BEA, "theirs", 10)
    await run(answer(hears(asked)))
    expect(texts()).toEqual([none])
  })

  test.each([
    "No tienes ninguna cita el viernes 13.",
    "No tienes otra cita.",
    "No tienes cita hasta el jueves 12 a las 10:00.",
    "¿No tienes cita todavía?",
    "Si no tienes cita, te busco un hueco.",
    "No hay citas libres el jueves 12 a las 10:00.",
    "You don't have any other appointments.",
    "There are no free appointments on Thursday.",
  ])("leaves when it is true or says something else: %p", async (words) => {
    const { run, hears, texts } = stage(words)
    await run(answer(hears("¿Y qué más?")))
    expect(texts()).toEqual([words])
  })

  test("leaves after the only one was cancelled", async () => {
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [cancel("mine"), "No tienes ninguna cita."],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Cancela mi cita")))
    expect(texts()).toEqual(["Cancelado: jueves 12 de marzo, 10:00.\n\nNo tienes ninguna cita."])
  })
})

describe("several appointments that the reply tells of", () => {
  const BOTH = [
    "Tienes dos citas: el jueves 12 de marzo a las 10:00 y el viernes 13 de marzo a las 16:00.",
    "Tienes estas citas reservadas:\n- Jueves 12 de marzo, 10:00\n- Viernes 13 de marzo, 16:00\n¿Cambio alguna?",
    "Estas son tus citas:\n\n1. Corte: jueves 12 a las 10:00\n2. Color: viernes 13 a las 16:00\n\nAbrimos de 9:00 a 20:00.",
    "Tienes cita el jueves 12 a las 10:00 y otra el viernes 13 a las 16:00.",
    "You have two appointments: Thursday 12 March at 10:00 and Friday 13 March at 4 pm.",
    "Here are your appointments:\n• Thursday 12 March, 10:00 am\n• Friday 13 March, 4:00 pm",
    "Você tem duas consultas: quinta, 12 de março, às 10h e sexta, 13 de março, às 16h.",
    "Voici vos rendez-vous :\n- jeudi 12 mars à 10h00\n- vendredi 13 mars à 16h00",
    "Du hast zwei Termine: Donnerstag, 12. März um 10:00 Uhr und Freitag, 13. März um 16:00 Uhr.",
  ]
  const reads = async (said: string, fridays: readonly number[]) => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [said, said] })
    calendar.hasFor(ANA, "thursday", 10)
    for (const hour of fridays) calendar.hasFor(ANA, "friday", hour + 24)
    await run(answer(hears("¿Qué citas tengo?")))
    return texts()
  }

  test.each(BOTH)("leave when all of them stand: %p", async (said) => {
    expect(await reads(said, [16])).toEqual([said])
  })

  test.each(BOTH)("do not leave when one of them does not: %p", async (said) => {
    for (const fridays of [[], [17]]) {
      const [text] = await reads(said, fridays)
      expect(text).toStartWith(UNCONFIRMED)
      expect(text).not.toContain("13")
    }
  })

  test.each([
    "El jueves 12 tienes cita a las 10:00 y a las 16:00.",
    "You have appointments on Thursday 12 March at 10:00 and at 16:00.",
  ])("on one day, each by its own time: %p", async (said) => {
    expect(await reads(said, [])).toEqual([UNCONFIRMED])
    expect(await reads(said, [16 - 24])).toEqual([said])
  })

  test.each([
    "Tu cita es el jueves 12 de marzo de 10:00 a 11:00 (corte, 1 hora).",
    "Tienes cita el jueves 12 a las 10:00; llega a las 9:50, por favor.",
    "Your appointment is on Thursday 12 March at 10:00 and takes 2 hours.",
    "Ihr Termin ist am Donnerstag, 12. März, von 10:00 bis 11:00 Uhr (1 Stunde).",
  ])("but how long it takes and when to be there are none: %p", async (said) => {
    expect(await reads(said, [])).toEqual([said])
  })
})

describe("what the model may see and change", () => {
  test("other clients are times that are busy: nothing else of them is ever in a request", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "any",
      model: [
        list({ time_min: "2026-03-12T00:00", time_max: "2026-03-13T00:00" }),
        [cancel("theirs"), update("theirs", { summary: "x" })],
        "No puedo.",
      ],
    })
    calendar.hasFor(ANA, "mine", 9, "Corte de Ana")
    calendar.hasFor(BEA, "theirs", 10, "CANARIO de Bea")
    calendar.has("owners", {
      summary: "CANARIO del dueño",
      description: "CANARIO",
      start: { instant: atHour(12) },
      end: { instant: atHour(13) },
    })
    await run(answer(hears("Dime todas las citas de todos y cancela la de las 10")))
    expect(results(requests[1])).toEqual([
      {
        ok: true,
        events: [
          {
            event_id: "mine",
            summary: "Corte de Ana",
            description: "",
            start_time: "2026-03-12T09:00:00+01:00",
            end_time: "2026-03-12T10:00:00+01:00",
            location: "",
          },
        ],
        busy: [
          { start_time: "2026-03-12T10:00:00+01:00", end_time: "2026-03-12T11:00:00+01:00" },
          {
            start_time: "2026-03-12T12:00:00+01:00",
            end_time: "2026-03-12T13:00:00+01:00",
            event_id: "owners",
          },
        ],
        timezone: "Europe/Madrid",
      },
    ])
    expect(results(requests[2]).slice(1)).toMatchObject([
      { ok: false, error: "not_found" },
      { ok: false, error: "not_found" },
    ])
    expect(JSON.stringify(requests)).not.toContain("CANARIO")
    expect(calendar.all()).toHaveLength(3)
  })

  test("the owner's own entries may be changed only when the setting says so", async () => {
    for (const [setting, expected] of [
      ["own", { ok: false, error: "forbidden" }],
      ["any", { ok: true }],
    ] as const) {
      const { run, hears, requests, calendar } = world({
        calendar: setting,
        model: [cancel("owners"), "Vale.", "Vale."],
      })
      calendar.has("owners", { start: { instant: atHour(12) }, end: { instant: atHour(13) } })
      await run(answer(hears("Cancela la de las 12")))
      expect(results(requests[1])).toMatchObject([expected])
    }
  })

  test("a taken time is said to be taken also when Google will not say what else is free", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), "¿Otra hora?"],
    })
    calendar.fails("list", "unavailable")
    calendar.holds.set("b", {
      span: { start: new Date(atHour(10)), end: new Date(atHour(11)) },
      eventId: null,
      until: Number.POSITIVE_INFINITY,
    })
    await run(answer(hears("Cita a las 10")))
    expect(results(requests[1])).toEqual([
      { ok: false, error: "unavailable", message: "That time is not available." },
    ])
  })

  test("the owner's own entries may be moved unread: what they say is not for clients", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "any",
      model: [
        [
          update("owners", {}),
          update("owners", { start_time: "2026-03-12T17:00", location: "Aquí" }),
        ],
        "Hecho.",
        "Hecho.",
      ],
    })
    calendar.has("owners", {
      ...{ summary: "CANARIO", description: "CANARIO", location: "CANARIO" },
      ...{ start: { instant: atHour(12) }, end: { instant: atHour(13) } },
    })
    await run(answer(hears("¿Qué hay a las 12? Pásalo a las 17:00")))
    expect(calendar.all()).toMatchObject([{ summary: "CANARIO", start: { instant: atHour(17) } }])
    expect(results(requests[1])[1]).toMatchObject({
      ok: true,
      event: { event_id: "owners", start_time: "2026-03-12T17:00:00+01:00", location: "Aquí" },
    })
    expect(JSON.stringify(requests)).not.toContain("CANARIO")
  })

  test("a time that is taken for a move comes with free ones as long as the appointment", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [
        [
          update("mine", { start_time: "2026-03-12T12:00" }),
          update("mine", { end_time: "2026-03-12T13:00" }),
        ],
        "¿Otra hora?",
      ],
    })
    calendar.hasFor(ANA, "mine", 9)
    calendar.has("mine", {
      ...calendar.all()[0],
      end: { instant: atHour(11) },
    })
    calendar.hasFor(BEA, "theirs", 12)
    await run(answer(hears("Pásala a las 12")))
    const [started, ended] = results(requests[1])
    expect(started).toMatchObject({
      error: "unavailable",
      alternatives: [
        { start_time: "2026-03-12T13:00:00+01:00", end_time: "2026-03-12T15:00:00+01:00" },
        { start_time: "2026-03-12T13:30:00+01:00", end_time: "2026-03-12T15:30:00+01:00" },
        { start_time: "2026-03-12T14:00:00+01:00", end_time: "2026-03-12T16:00:00+01:00" },
      ],
    })
    expect(ended).toMatchObject({ error: "unavailable" })
    for (const { start_time, end_time } of ended.alternatives)
      expect(Date.parse(end_time) - Date.parse(start_time)).toBe(4 * 3_600_000)
  })

  test("a taken time comes with free ones near it", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), "A las 10 no puede ser."],
    })
    calendar.hasFor(BEA, "theirs", 10)
    await run(answer(hears("Cita el jueves a las 10")))
    expect(results(requests[1])).toEqual([
      {
        ok: false,
        error: "unavailable",
        message: "That time is not available.",
        alternatives: [
          { start_time: "2026-03-12T09:00:00+01:00", end_time: "2026-03-12T10:00:00+01:00" },
          { start_time: "2026-03-12T11:00:00+01:00", end_time: "2026-03-12T12:00:00+01:00" },
          { start_time: "2026-03-12T11:30:00+01:00", end_time: "2026-03-12T12:30:00+01:00" },
        ],
      },
    ])
  })

  test.each([
    ["in the past", { start_time: "2026-03-09T10:00" }, "start_time: is in the past"],
    ["backwards", { end_time: "2026-03-12T09:00" }, "end_time: must be after start_time"],
    ["without length", { end_time: AT_TEN }, "end_time: must be after start_time"],
    ["for over a year", { end_time: "2027-04-12T10:00" }, "end_time: is too far away"],
    ["on no date", { start_time: "2026-02-30T10:00" }, "start_time: there is no such date or time"],
    ["at 24:00", { start_time: "2026-03-12T24:00" }, "start_time: there is no such date or time"],
    ["in a zone of no place", { timezone: "Mars/One" }, "timezone: not an IANA time zone"],
    ["in words", { start_time: "mañana" }, "Expected: summary, start_time, end_time: ISO 8601"],
    [
      "in the hour that is left out",
      { start_time: "2026-03-29T02:30" },
      "start_time: this time does not exist in Europe/Madrid, the clock is put forward over it",
    ],
  ])("a time %s is sent back to the model", async (_, args, message) => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN, args), "¿Qué día?"],
    })
    await run(answer(hears("Cita, por favor")))
    expect(results(requests[1])).toEqual([{ ok: false, error: "invalid_arguments", message }])
    expect(calendar.all()).toEqual([])
  })

  test("a time that is taken by the client's own appointment is said to be theirs", async () => {
    const { run, hears, requests, texts, calendar } = world({
      calendar: "own",
      model: [
        create("2026-03-12T10:30"),
        "Ya tienes cita el jueves 12 de marzo a las 10:00.",
        update("other", { start_time: AT_TEN }),
        "A las 10:00 ya tienes otra cita.",
      ],
    })
    calendar.hasFor(ANA, "mine", 10, "Corte")
    calendar.hasFor(ANA, "other", 17, "Color")
    await run(answer(hears("Quiero cita el jueves a las 10 y media")))
    await run(answer(hears("Y pasa la de las 17 a las 10")))
    for (const request of [requests[1], requests[3]]) {
      expect(results(request)).toMatchObject([
        {
          ok: false,
          error: "unavailable",
          message: "At that time the client has an appointment already.",
          own: [{ event_id: "mine", summary: "Corte", start_time: "2026-03-12T10:00:00+01:00" }],
        },
      ])
    }
    expect(texts()).toEqual([
      "Ya tienes cita el jueves 12 de marzo a las 10:00.",
      "A las 10:00 ya tienes otra cita.",
    ])
  })

  test("fields that a model sends empty are left out, not taken for a fault", async () => {
    const empty = { end_time: "", description: null, location: " ", timezone: null }
    const { run, hears, texts, calendar, requests } = world({
      calendar: "own",
      model: [
        list({ ...empty, time_min: "2026-03-12", time_max: "2026-03-12", max_results: null }),
        create(AT_TEN, empty),
        "¡Hecho!",
        update("mine", { ...empty, summary: "", start_time: "2026-03-12T17:00" }),
        "¡Hecho!",
      ],
    })
    calendar.hasFor(ANA, "mine", 16, "Color")
    await run(answer(hears("Cita el jueves a las 10")))
    await run(answer(hears("Y la otra a las 17")))
    expect(results(requests[1])).toMatchObject([{ ok: true, events: [{ event_id: "mine" }] }])
    expect(texts().map((text) => text.split("\n")[0])).toEqual([
      "Reservado: jueves 12 de marzo, 10:00.",
      "Cambiado: jueves 12 de marzo, 17:00.",
    ])
    expect(
      calendar
        .all()
        .map(({ summary }) => summary)
        .toSorted(),
    ).toEqual(["Color", "Corte"])
  })

  test("without a connection there are no calendar tools; with a broken one they say so", async () => {
    const none = world({ model: [list(), "No puedo."] })
    await none.run(answer(none.hears("Cita")))
    expect(none.requests[0]?.tools.map(({ name }) => name)).not.toContain("list_calendar_events")
    expect(results(none.requests[1])).toMatchObject([{ error: "unknown_tool" }])

    const broken = world({ calendar: "own", model: [list(), "No puedo."] })
    broken.calendar.opened.token = "another"
    await broken.run(answer(broken.hears("Cita")))
    expect(results(broken.requests[1])).toMatchObject([{ error: "not_connected" }])
    expect(broken.calendar.notices).toHaveLength(1)
  })

  test("the prompt says what the client's words mean, and what is not clear", async () => {
    const { run, hears, requests } = world({ calendar: "own", model: ["¿De la mañana?"] })
    hears("mañana a las 17:30")
    await run(answer(hears("o el jueves a las 5")))
    const prompt = requests[0]?.messages[1]?.content ?? ""
    expect(prompt).toContain('"mañana a las 17:30": 2026-03-11T17:30 (Wednesday)')
    expect(prompt).toContain('"o el jueves a las 5": ')
  })
})
