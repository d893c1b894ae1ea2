import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
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
