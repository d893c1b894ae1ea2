import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create } from "./calls.ts"

describe("a reply that says that what was just booked was not", () => {
  const BOOKED = /^(?:Reservado|Booked|Réservé|Gebucht)\P{L}[^\n]+ 12[^\n]+10:00[^\n]*\.$/u
  const NOT = [
    ["Una cita el jueves a las 10", "Lo siento, no he podido reservar tu cita. Prueba más tarde."],
    [
      "Una cita el jueves a las 10",
      "Ha habido un error al crear la cita. No se ha podido reservar.",
    ],
    ["Una cita el jueves a las 10", "No tienes ninguna cita reservada."],
    ["Una cita el jueves a las 10", "Tu cita del jueves a las 10:00 no ha quedado reservada."],
    ["An appointment on Thursday at 10, please", "I'm sorry, the booking failed. Try again later."],
    ["An appointment on Thursday at 10, please", "Unfortunately I couldn't book it."],
    ["Queria uma consulta na quinta às 10h", "Desculpe, não consegui marcar a sua consulta."],
    [
      "Je voudrais un rendez-vous jeudi à 10h",
      "Désolé, je n'ai pas pu réserver votre rendez-vous.",
    ],
    [
      "Ich möchte bitte einen Termin am Donnerstag",
      "Leider konnte der Termin nicht gebucht werden.",
    ],
  ] as const
  const stage = (...after: readonly string[]) =>
    world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [create(AT_TEN), ...after],
    })

  test.each(NOT)("is asked for again: %s %s", async (asked, not) => {
    const { run, hears, texts, requests } = stage(not, "…")
    await run(answer(hears(asked)))
    expect(requests.at(-1)?.messages.at(-1)?.content).toStartWith(
      "You tell the client that it was not done",
    )
    const [first, rest] = texts()[0]?.split("\n\n") ?? []
    expect(first).toMatch(BOOKED)
    expect(rest).toBe("…")
  })

  test.each(NOT)("gives way to the booking when it is said again: %s %s", async (asked, not) => {
    const { run, hears, texts } = stage(not, not)
    await run(answer(hears(asked)))
    expect(texts()[0]).toMatch(BOOKED)
  })

  test.each([
    "No he podido reservar la segunda cita.",
    "No he podido reservar el viernes a las 11:00.",
    "No he podido cancelar tu cita.",
    "I couldn't book both.",
  ])("stays where it speaks of another: %s", async (words) => {
    const { run, hears, texts } = stage(words)
    await run(answer(hears("Una cita el jueves a las 10, y otra")))
    expect(texts()[0]).toEndWith(`\n\n${words}`)
  })

  test.each([
    "Si te surge algo, avísanos. Cualquier problema con la cita, llámanos al local.",
    "No hay ningún problema con tu cita. ¡Hasta el jueves!",
    "Any problem with the booking, just call us.",
    "Em caso de problema com a consulta, avise.",
    "Bei einem Problem mit dem Termin rufen Sie uns an.",
    "La reserva no está confirmada hasta que pagues la señal.",
    "Your booking is not confirmed until you pay the deposit.",
    "Votre réservation n'est pas confirmée avant le paiement.",
    "Sua reserva não está confirmada até pagar o sinal.",
    "Die Reservierung ist nicht bestätigt, bevor Sie zahlen.",
    "No he podido reservar a esa hora.",
    "La reserva no se guarda más de 15 minutos.",
    "No he podido anotar tu alergia: dínoslo al llegar.",
    "Hubo un problema al reservar la cita, pero ya está resuelto.",
    "There was an issue with your booking, but now all is well.",
    "Es gab ein Problem mit der Buchung, aber jetzt ist alles in Ordnung.",
    "No he podido apuntar tu alergia en la cita.",
    "No se ha podido guardar la nota de la reserva.",
    "I couldn't schedule a reminder of the appointment.",
    "No he podido reservar el tinte, solo el corte.",
    "No he podido reservar con Marta, será con Luis.",
    "I couldn't confirm the price.",
    "I couldn't book the massage.",
    "I wasn't able to reserve parking for you.",
    "Não consegui marcar com a Marta.",
    "Je n'ai pas pu noter votre allergie.",
    "Ich konnte Ihre Allergie nicht eintragen.",
  ])("stays where it says that of something else, or of no failure at all: %s", async (words) => {
    const { run, hears, texts, requests } = stage(words)
    await run(answer(hears("Una cita el jueves a las 10")))
    expect(requests).toHaveLength(2)
    expect(texts()[0]).toEndWith(`\n\n${words}`)
  })

  test("stays where the wish that failed was the first of two", async () => {
    const words = "Lo siento, la de tu hija no la he podido reservar."
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [create("2026-03-13T11:00"), create(AT_TEN), words],
    })
    calendar.has("busy", {
      start: { instant: "2026-03-13T09:00:00.000Z" },
      end: { instant: "2026-03-13T12:00:00.000Z" },
    })
    await run(answer(hears("El viernes a las 11 mi hija y el jueves a las 10 yo")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n\n${words}`])
  })

  test("stays where another wish of the same turn failed", async () => {
    const words = "Lo siento, no he podido reservar."
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), create("2026-03-13T11:00"), words],
    })
    calendar.has("busy", {
      start: { instant: "2026-03-13T09:00:00.000Z" },
      end: { instant: "2026-03-13T12:00:00.000Z" },
    })
    await run(answer(hears("El jueves a las 10 y el viernes a las 11")))
    expect(texts()).toEqual([`Reservado: jueves 12 de marzo, 10:00.\n\n${words}`])
  })

  test("stays beside a cancellation that leaves nothing", async () => {
    const words = "Ya no tienes ninguna clase reservada."
    const { run, hears, texts, cues, calendar } = world({ calendar: "own" })
    cues.push(create(AT_TEN), "Hecho.")
    await run(answer(hears("Clase el jueves a las 10")))
    cues.push(cancel(calendar.all()[0]?.id ?? ""), words)
    await run(answer(hears("Cancela mi clase")))
    expect(texts().at(-1)).toStartWith("Cancelado: jueves 12 de marzo, 10:00.")
  })
})
