import { describe, expect, test } from "bun:test"
import { propertiesOf } from "../../core/calendar/entry.ts"
import { UNCONFIRMED as UNCONFIRMED_IN } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import type { Cue } from "../fakes/model.ts"
import { ANA, BEA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create } from "./calls.ts"

const UNCONFIRMED = UNCONFIRMED_IN.es

describe("an appointment that stands already", () => {
  const STANDS = "Sí, tu cita está confirmada para el jueves 12 de marzo a las 10:00."

  test("may be confirmed as it stands in the calendar", async () => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [STANDS] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([STANDS])
  })

  test.each([
    ["¿Está confirmada mi cita?", "Sí, tu cita está reservada para el jueves a las 10:00."],
    ["Is my appointment confirmed?", "Yes, your appointment is booked for Thursday at 10 am."],
    ["Mon rendez-vous est confirmé ?", "Oui, votre rendez-vous est pris pour jeudi à 10h."],
    ["Minha consulta está confirmada?", "Sim, a sua consulta está reservada para quinta às 10h."],
  ])("may be confirmed as booked for that time: %s", async (asked, said) => {
    const wishes = { calendar: "own", chatbot: { language: "auto" }, model: [said] } as const
    const { run, hears, texts, calendar } = world(wishes)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears(asked)))
    expect(texts()).toEqual([said])
  })

  test.each([
    ["¿Está confirmada mi cita?", "Sí, tu cita es el jueves a las 9:00, hora de Canarias."],
    ["Is my appointment confirmed?", "Yes, it is booked for Thursday at 9 am London time."],
    [
      "Minha consulta está confirmada?",
      "Sim, está reservada para quinta às 6h, horário de Brasília.",
    ],
    ["Steht mein Termin?", "Ja, Ihr Termin steht: Donnerstag, 9 Uhr, Londoner Zeit."],
  ])("may be confirmed by the clock of where the client lives: %s", async (asked, said) => {
    const wishes = { calendar: "own", chatbot: { language: "auto" }, model: [said] } as const
    const { run, hears, texts, calendar } = world(wishes)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears(asked)))
    expect(texts()).toEqual([said])
  })

  test("may be confirmed by the client's own clock, known since they booked", async () => {
    const said = "Yes, your appointment is on Thursday at 9 am your time."
    const booked = create("2026-03-12T09:00", { timezone: "Europe/London" })
    const model = [booked, "Done.", said]
    const { run, hears, texts } = world({
      calendar: "own",
      chatbot: { language: "english" },
      model,
    })
    await run(answer(hears("Book me on Thursday at 9 London time, please")))
    await run(answer(hears("Is my appointment confirmed?")))
    expect(texts().at(-1)).toBe(said)
  })

  test("is not confirmed at an hour that it has by no clock", async () => {
    const said = "Sí, tu cita está reservada para el jueves a las 11:00, hora de Canarias."
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [said, said] })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([UNCONFIRMED])
  })

  test("may be confirmed however full the calendar is", async () => {
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [STANDS] })
    for (let n = 0; n < 300; n++) calendar.hasFor(BEA, `other-${n}`, 9)
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([STANDS])
  })

  test("may be confirmed however many the client has: a lesson a day, for ever", async () => {
    const said = "Sí, tu clase está reservada para el 4 de marzo de 2027 a las 10:00."
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [said] })
    for (let day = 0; day < 1_800; day++) {
      const at = (hour: number) => new Date(Date.UTC(2026, 2, 12 + day, hour)).toISOString()
      calendar.has(`lesson-${day}`, {
        properties: propertiesOf("chatbot-1", ANA),
        start: { instant: at(9) },
        end: { instant: at(10) },
      })
    }
    await run(answer(hears("¿Está confirmada mi clase?")))
    expect(texts()).toEqual([said])
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

  test("may be confirmed years ahead, and is told with its year in the place of a denial", async () => {
    const said = "Sí, tu cita está confirmada para el 17 de junio de 2028 a las 12:00."
    const none = "No tienes ninguna cita."
    const { run, hears, texts, calendar } = world({ calendar: "own", model: [said, none, none] })
    calendar.has("wedding", {
      properties: propertiesOf("chatbot-1", ANA),
      start: { instant: "2028-06-17T10:00:00.000Z" },
      end: { instant: "2028-06-17T18:00:00.000Z" },
    })
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts()).toEqual([said])
    await run(answer(hears("¿Tengo alguna cita?")))
    expect(texts().at(-1)).toBe("Reservado: sábado 17 de junio de 2028, 12:00.")
  })

  const booked = async (...model: readonly Cue[]) => {
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

  test("is known from when it was booked, when Google does not answer, but not once it was cancelled", async () => {
    const { run, hears, texts, calendar } = await booked(STANDS)
    calendar.fails("list", "unavailable", 9)
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(STANDS)

    const id = calendar.all()[0]?.id ?? ""
    const taken = await booked(cancel(id), "Hecho.", STANDS, STANDS)
    await taken.run(answer(taken.hears("Cancela mi cita")))
    expect(taken.texts().at(-1)).toStartWith("Cancelado: jueves 12")
    taken.calendar.fails("list", "unavailable", 9)
    await taken.run(answer(taken.hears("¿Está confirmada mi cita?")))
    expect(taken.texts().at(-1)).toBe(UNCONFIRMED)
  })

  test("is known from when it was booked, once another account is connected, whose calendar cannot show it", async () => {
    const { run, hears, texts, calendar } = await booked(STANDS)
    calendar.connects("another")
    await run(answer(hears("¿Está confirmada mi cita?")))
    expect(texts().at(-1)).toBe(STANDS)
  })

  test("is not known once it is taken out, where Google had not said whose calendar it was", async () => {
    const unsaid = world({ calendar: "own", model: [create(AT_TEN), "Hecho.", STANDS, STANDS] })
    unsaid.calendar.connects(null)
    await unsaid.run(answer(unsaid.hears("Cita el jueves a las 10, por favor")))
    unsaid.calendar.connects("the owner's")
    await unsaid.run(answer(unsaid.hears("¿Está confirmada mi cita?")))
    expect(unsaid.texts().at(-1)).toBe(UNCONFIRMED)
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
    ["quiero cita el jueves a las 10", "Tu cita está confirmada."],
    ["¿está confirmada mi cita?", "Sí, tu cita está confirmada."],
    ["quiero cita el jueves a las 10", "Tu cita está reservada, Ana."],
    ["¿tengo clase el jueves a las 10?", "Sí, tu clase con Laura está agendada."],
    ["quero marcar quinta às 10h", "Sua consulta está marcada."],
    ["minha sessão está marcada?", "Sim, a sua sessão está confirmada."],
    ["steht mein Termin am Donnerstag um 10?", "Ja, Ihr Termin steht."],
    ["quiero cita el jueves a las 10", "La cita está confirmada."],
    ["quiero cita el jueves a las 10", "Perfecto, ya tienes tu cita."],
    ["can I come on Thursday at 10?", "You have an appointment now."],
    ["un rdv jeudi à 10h svp", "Oui, vous avez bien rendez-vous."],
    ["Donnerstag um 10 bitte", "Sie haben den Termin."],
    ["Donnerstag um 10 bitte", "Der Termin steht."],
    ["quiero turno el jueves a las 10", "El turno está confirmado."],
    ["quero marcar quinta às 10h", "A consulta está marcada."],
    ["quero marcar quinta às 10h", "Você já tem consulta marcada."],
  ])("with no word of when leaves only while one stands: %s %s", async (asked, words) => {
    const wishes = {
      calendar: "own",
      chatbot: { language: "auto" },
      model: [words, words],
    } as const
    const still = world(wishes)
    still.calendar.hasFor(ANA, "mine", 10)
    await still.run(answer(still.hears(asked)))
    expect(still.texts()).toEqual([words])
    const none = world(wishes)
    await none.run(answer(none.hears(asked)))
    expect(Object.values(UNCONFIRMED_IN)).toContain(none.texts()[0] ?? "")
  })

  test.each([
    "Tu cita está confirmada en cuanto recibamos la señal.",
    "Tu cita aún no está confirmada.",
    "Una vez pagada la señal, tu plaza está reservada.",
    "Tu consulta está registrada: el equipo te responde hoy.",
    "Sua consulta ainda não está marcada.",
    "Dein Termin steht noch nicht fest.",
    "Si ya tienes cita, dime tu nombre.",
    "Lo siento, la mesa está reservada.",
    "Lo siento, el turno ya está reservado.",
    "A mesa já está reservada, desculpe.",
    "Si vous avez rendez-vous, sonnez à l'interphone.",
    "Wenn du einen Termin hast, sag mir deinen Namen.",
  ])("is not told by a condition, a denial or a question that was noted: %p", async (words) => {
    const { run, hears, texts } = world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [words],
    })
    await run(answer(hears("¿y lo mío?")))
    expect(texts()).toEqual([words])
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
