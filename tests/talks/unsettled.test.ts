import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import { ANA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create, results, update } from "./calls.ts"

describe("a write at Google of which nobody can find out whether it was done", () => {
  const SORRY = "El calendario no contesta ahora. ¿Lo intentamos más tarde?"

  test.each([
    ["insert", create(AT_TEN)],
    ["change", update("mine", { start_time: "2026-03-12T12:00" })],
    ["remove", cancel("mine")],
  ] as const)("is told to the owner, who can look: %s", async (write, call) => {
    const { run, hears, calendar, notifications } = world({ calendar: "own", model: [call, SORRY] })
    if (write !== "insert") {
      calendar.hasFor(ANA, "mine", 10)
      // It is read before it is changed.
      calendar.fails("find", null)
    }
    calendar.fails(write, "lost")
    calendar.fails("find", "unavailable")
    await run(answer(hears("Por favor")))
    expect(notifications).toEqual([
      "Google no ha contestado y no se sabe si ha guardado un cambio. Revisa en el calendario las citas de Ana.",
    ])
  })

  test.each(["unauthorised", "closed", "forbidden"] as const)(
    "is told to the owner, too, where Google lets nobody look any more: %s",
    async (why) => {
      const { run, hears, calendar, notifications } = world({
        calendar: "own",
        model: [create(AT_TEN), SORRY],
      })
      calendar.fails("insert", "lost")
      calendar.fails("find", why)
      await run(answer(hears("Una cita el jueves a las 10, por favor")))
      expect(calendar.all()).toHaveLength(1)
      expect(notifications).toEqual([NOTICES.unsettled("Ana")])
    },
  )

  test("is found by the next turn, which books no second one", async () => {
    const { run, hears, texts, cues, calendar, requests } = world({ calendar: "own" })
    cues.push(create(AT_TEN), SORRY)
    calendar.fails("insert", "lost")
    calendar.fails("find", "unavailable")
    await run(answer(hears("Una cita el jueves a las 10, por favor")))
    cues.push(create(AT_TEN), "Sí, tu cita es el jueves a las 10:00.")
    await run(answer(hears("¿Y ahora?")))
    expect(JSON.stringify(requests.at(-1)?.messages.at(-1))).toContain("has an appointment already")
    expect(calendar.all()).toHaveLength(1)
    expect(texts().at(-1)).toBe("Sí, tu cita es el jueves a las 10:00.")
  })

  test.each([
    ["insert", create(AT_TEN)],
    ["change", update("mine", { start_time: "2026-03-12T12:00" })],
  ] as const)(
    "does not make the time another's for who asks again at once: %s",
    async (write, call) => {
      const { run, hears, calendar, requests, cues } = world({ calendar: "own" })
      if (write === "change") calendar.hasFor(ANA, "mine", 10)
      calendar.fails(write, "late")
      cues.push(call, call, SORRY, call, SORRY)
      await run(answer(hears("Por favor")))
      await run(answer(hears("¿Y ahora?")))
      const later = { ok: false, error: "try_later" }
      expect(results(requests[2])).toMatchObject([later, later])
      expect(results(requests.at(-1))).toMatchObject([later])
      expect(JSON.stringify(requests)).not.toContain("alternatives")
    },
  )

  test("is told to the owner where Google gave no answer in time: it may do it after nobody has found it done", async () => {
    const { run, hears, calendar, notifications } = world({
      calendar: "own",
      model: [create(AT_TEN), SORRY],
    })
    calendar.fails("insert", "late")
    await run(answer(hears("Una cita el jueves a las 10, por favor")))
    expect(notifications).toEqual([NOTICES.unsettled("Ana")])
  })

  test("is told as a move to who asks again, when it was one: they know of the old time alone", async () => {
    const { run, hears, texts, cues, calendar } = world({ calendar: "own" })
    const call = update("mine", { start_time: "2026-03-12T12:00" })
    calendar.hasBookedFor(ANA, "mine", 10)
    cues.push(call, SORRY, call, "Hecho.")
    calendar.fails("find", null)
    calendar.fails("change", "lost")
    calendar.fails("find", "unavailable")
    await run(answer(hears("Pásala a las 12")))
    await run(answer(hears("¿Y ahora?")))
    expect(texts().at(-1)).toStartWith("Cambiado: jueves 12 de marzo, 12:00.")
  })

  test("is not told of where Google says that it was not done", async () => {
    const { run, hears, calendar, notifications } = world({
      calendar: "own",
      model: [create(AT_TEN), SORRY],
    })
    calendar.fails("insert", "unavailable")
    await run(answer(hears("Una cita el jueves a las 10, por favor")))
    expect(notifications).toEqual([])
  })
})
