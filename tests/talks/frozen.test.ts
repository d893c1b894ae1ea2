import { afterEach, describe, expect, setSystemTime, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import type { Cue } from "../fakes/model.ts"
import { ANA, atHour } from "../support/calendar.ts"
import { freezing } from "../support/freezing.ts"
import { world } from "../support/world.ts"
import { cancel, create, results, update } from "./calls.ts"

describe("a worker that is frozen as it is about to change the calendar, and wakes two minutes later", () => {
  afterEach(() => void setSystemTime())

  const book = create("2026-03-12T09:00")
  const move = update("mine", { start_time: "2026-03-12T12:00" })
  const stage = (call: Cue, step: string, taken: boolean) => {
    const all = world(
      { calendar: "own", model: [call, "Hecho."] },
      freezing(step, () => {
        if (taken) all.state.conversation.fence++
        // The worker in its place, or the owner, moves the appointment.
        all.calendar.hasFor(ANA, "mine", 17)
      }),
    )
    all.calendar.hasFor(ANA, "mine", 10)
    return all
  }

  test.each([
    ["book", "Turns.saveStep", book],
    ["move", "Turns.saveStep", move],
    ["cancel", "Turns.saveStep", cancel("mine")],
    ["move", "GoogleCalendar.find", move],
    ["cancel", "GoogleCalendar.find", cancel("mine")],
  ])("does not %s where another has the conversation by now: behind %s", async (_, step, call) => {
    const { run, hears, calendar } = stage(call, step, true)
    expect(await run(answer(hears("Por favor")))).toBe("lost")
    expect(calendar.all()).toMatchObject([{ id: "mine", start: { instant: atHour(17) } }])
  })

  test.each(["Turns.saveStep", "GoogleCalendar.find"])(
    "does as it was asked where nobody has come in its place: %s",
    async (step) => {
      const { run, hears, calendar, requests } = stage(move, step, false)
      expect(await run(answer(hears("Por favor")))).toBe("done")
      expect(calendar.all()).toMatchObject([{ start: { instant: atHour(12) } }])
      expect(results(requests.at(-1))).toMatchObject([{ ok: true }])
    },
  )
})
