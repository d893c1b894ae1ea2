import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { answer } from "../../core/reply/answer.ts"
import type { Turns } from "../../core/reply/ports.ts"
import type { Cue } from "../fakes/model.ts"
import { ANA, atHour } from "../support/calendar.ts"
import { type Through, world } from "../support/world.ts"
import { cancel, create, results, update } from "./calls.ts"

const HOUR = 3_600_000
/** Half an hour after the turn begins. */
const SOON = "2026-03-10T10:30"
const UNKNOWN =
  "Google no ha contestado y no se sabe si ha guardado un cambio. Revisa en el calendario las citas de Ana."

/** A worker makes a call and dies before its result is stored; the model's further answers are for the next worker. */
const stage = async (call: Cue, ...model: readonly string[]) => {
  let alive = false
  const dying: Through = (port, name) =>
    name !== "Turns"
      ? port
      : {
          ...port,
          saveStep: (...args: Parameters<Turns["saveStep"]>) =>
            alive || args[3].kind === "model"
              ? (port as unknown as Turns).saveStep(...args)
              : Effect.die("killed"),
        }
  const all = world({ calendar: "own", model: [call, ...model] }, dying)
  all.calendar.hasFor(ANA, "mine", 10)
  await expect(all.run(answer(all.hears("Por favor")))).rejects.toThrow()
  alive = true
  return all
}

describe("a call that is made again after a crash", () => {
  test.each([
    ["booked", create(SOON), "Reservado: "],
    ["moved", update("mine", { start_time: SOON }), "Cambiado: "],
  ])("is told as %s though its time has come meanwhile", async (_, call, said) => {
    const { again, later, texts, notifications } = await stage(call, "Hecho.")
    later(HOUR)
    await again()
    expect(texts()[0]).toStartWith(`${said}martes 10 de marzo, 10:30.`)
    expect(notifications).toEqual([])
  })

  test("books and moves nothing to a time that is past, if the first try had not", async () => {
    for (const call of [create(SOON), update("mine", { start_time: SOON })]) {
      const { again, later, calendar, requests } = await stage(call, "Ya es tarde.")
      // As if it had died before Google heard of it.
      for (const { id } of calendar.all()) calendar.loses(id)
      calendar.hasFor(ANA, "mine", 10)
      later(HOUR)
      await again()
      expect(calendar.all()).toMatchObject([{ id: "mine", start: { instant: atHour(10) } }])
      expect(results(requests.at(-1))).toEqual([
        { ok: false, error: "invalid_arguments", message: "start_time: is in the past" },
      ])
    }
  })

  const calls = [create(SOON), update("mine", { start_time: SOON }), cancel("mine")]

  test.each(calls)(
    "is told to the owner where the calendar was disconnected: $name",
    async (call) => {
      const { again, state, calendar, notifications, requests } = await stage(call, "Un momento.")
      state.calendar = null
      calendar.stored.delete(state.ref.chatbot)
      await again()
      expect(notifications).toEqual([UNKNOWN])
      expect(results(requests.at(-1))).toMatchObject([{ ok: false, error: "not_connected" }])
      expect(requests.at(-1)?.tools.map(({ name }) => name)).not.toContain(call.name)
    },
  )

  test.each([update("owners", { start_time: SOON }), cancel("owners")])(
    "leaves the owner alone where Google shows an entry that is not the client's: $name",
    async (call) => {
      const { again, calendar, notifications, requests } = await stage(call, "No puedo.")
      calendar.has("owners", { start: { instant: atHour(12) }, end: { instant: atHour(13) } })
      await again()
      expect(results(requests.at(-1))).toMatchObject([{ ok: false, error: "forbidden" }])
      expect(notifications).toEqual([])
    },
  )

  test.each(calls)("is told to the owner where Google answers no more: $name", async (call) => {
    const { again, calendar, notifications } = await stage(call, "Un momento.")
    for (const method of ["find", "list", "insert"] as const)
      calendar.fails(method, "unavailable", 3)
    await again()
    expect(notifications).toEqual([UNKNOWN])
  })
})
