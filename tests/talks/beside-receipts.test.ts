import { describe, expect, test } from "bun:test"
import { NOTHING_ELSE } from "../../core/calendar/receipt-words.ts"
import { answer } from "../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../core/reply/failures.ts"
import { OBJECTIONS } from "../../core/reply/objection.ts"
import { ANA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { cancel, create } from "./calls.ts"

describe("beside what was done", () => {
  test.each([
    [
      "Please cancel my appointment on Thursday at 10",
      "Done, it's cancelled. You have no appointments any more.",
      "What is in the calendar now: Thursday 12 March, 16:00.",
    ],
    [
      "Please cancel my appointment on Thursday at 10",
      "Cancelled! You don't have any appointments left.",
      "What is in the calendar now: Thursday 12 March, 16:00.",
    ],
  ])(
    "another appointment is not denied that still stands: %s %s",
    async (asked, reply, standing) => {
      const { run, hears, texts, requests, calendar } = world({
        calendar: "own",
        chatbot: { language: "auto" },
        model: [cancel("first"), reply, reply],
      })
      calendar.hasBookedFor(ANA, "first", 10)
      calendar.hasBookedFor(ANA, "second", 16)
      await run(answer(hears(asked)))
      expect(requests.at(-1)?.messages.at(-1)?.content).toStartWith(OBJECTIONS.denied)
      expect(texts()).toEqual([`Cancelled: Thursday 12 March, 10:00.\n${standing}`])
    },
  )

  test("that none is left may be said where none is", async () => {
    const reply = "Cancelled! You don't have any appointments left."
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      chatbot: { language: "auto" },
      model: [cancel("first"), reply],
    })
    calendar.hasBookedFor(ANA, "first", 10)
    await run(answer(hears("Please cancel my appointment on Thursday at 10")))
    expect(texts()).toEqual([
      "Cancelled: Thursday 12 March, 10:00.\n\nYou don't have any appointments left.",
    ])
  })

  test("no other time is told of it while Google does not answer", async () => {
    const reply = "He cancelado la otra. Tu cita es el viernes a las 12:00."
    const { run, hears, texts, calendar } = world({
      calendar: "own",
      model: [create("2026-03-13T10:00"), reply, reply],
    })
    calendar.fails("list", null)
    calendar.fails("list", "unavailable", 9)
    await run(answer(hears("Quiero cita el viernes a las 10")))
    expect(texts()).toEqual([`Reservado: viernes 13 de marzo, 10:00.\n${NOTHING_ELSE.es}`])
  })

  test.each([
    ["says nothing", { answer: { text: "" } }],
    ["fails", new ModelFailed({ why: "unavailable", detail: "" })],
    ["tells only of that", "Te he reservado el viernes a las 10."],
  ])(
    "the client hears that a person was called, where the model %s after both",
    async (_, reply) => {
      const pause = { name: "pause_conversation", args: { reason: "Quiere hablar." } }
      const { run, hears, texts } = world({
        calendar: "own",
        model: [[create("2026-03-13T10:00"), pause], reply],
      })
      await run(answer(hears("Cita el viernes a las 10, y quiero hablar con una persona")))
      expect(texts()).toEqual([`Reservado: viernes 13 de marzo, 10:00.\n\n${SENTENCES.handover}`])
    },
  )
})
