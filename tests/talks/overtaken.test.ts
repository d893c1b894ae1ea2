import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import type { StopReason } from "../../core/reply/stop.ts"
import { SAID_BY_DATABASE } from "../fakes/said-by-database.ts"
import { ANA, atHour } from "../support/calendar.ts"
import { freezing } from "../support/freezing.ts"
import { type Wishes, world } from "../support/world.ts"
import { AT_TEN, cancel, create, update } from "./calls.ts"

type World = ReturnType<typeof world>

/** What may come while the model thinks, and why the turn then ends. */
const STOPS: readonly (readonly [string, StopReason, (all: World) => void])[] = [
  [
    "the owner writes to the client",
    "conversation_paused",
    ({ ownerWrites }) => ownerWrites("Mejor el jueves a las doce"),
  ],
  ["the client wants no more messages", "opted_out", ({ hears }) => hears("BAJA")],
  [
    "the owner pauses the chatbot",
    "chatbot_paused",
    ({ state }) => {
      state.chatbot = { ...state.chatbot, isPaused: true }
    },
  ],
  [
    "the owner deletes the account",
    "account_gone",
    ({ state }) => {
      state.accountGone = true
    },
  ],
  [
    "the owner disconnects the number",
    "not_connected",
    ({ state }) => {
      state.connection = null
    },
  ],
]

const RECEIPT = "Reservado: jueves 12 de marzo, 10:00."

/** A world in which something comes before the model's answer of this number, from 0. */
const stage = (
  model: NonNullable<Wishes["model"]>,
  before: number,
  comes: (all: World) => void,
) => {
  const all: World = world({
    calendar: "own",
    model: model.map((cue, at) => {
      if (at !== before) return cue
      return () => {
        comes(all)
        return cue
      }
    }),
  })
  return all
}

describe("a stop that comes while the model thinks", () => {
  const CALLS = [
    ["book", create(AT_TEN)],
    ["move", update("mine", { start_time: "2026-03-12T12:00" })],
    ["cancel", cancel("mine")],
  ] as const
  test.each(
    STOPS.flatMap(([who, reason, comes]) =>
      CALLS.map(([what, call]) => [what, who, reason, comes, call] as const),
    ),
  )("does not let it %s anything: %s", async (what, _, reason, comes, call) => {
    const { calendar, hears, run, state, texts, notifications } = stage([call, "Hecho."], 0, comes)
    if (what !== "book") calendar.hasFor(ANA, "mine", 10)
    const before = calendar.all()
    await run(answer(hears("Sí, por favor")))
    expect(calendar.all()).toEqual(before)
    expect(state.turns[0]?.ending).toMatchObject({ result: "stopped", reason })
    expect(state.usage.used).toBe(0)
    expect(texts().join()).not.toContain("Hecho")
    expect(notifications).toEqual([])
  })

  test("leaves the rest of several changes undone, and the owner hears of the first", async () => {
    const [, , ownerWrites] = STOPS[0] as (typeof STOPS)[number]
    const second = create("2026-03-12T12:00")
    const all = stage([create(AT_TEN), second, "Hecho."], 1, ownerWrites)
    const { calendar, hears, run, notifications } = all
    await run(answer(hears("A las diez y a las doce")))
    expect(calendar.all()).toMatchObject([{ start: { instant: atHour(10) } }])
    expect(notifications).toEqual([SAID_BY_DATABASE.untold("Ana", RECEIPT)])
  })

  test("is none where it is the turn's own call for a person", async () => {
    const pause = { name: "pause_conversation", args: { reason: "Alergia" } }
    const { calendar, hears, run, texts } = world({
      calendar: "own",
      model: [[pause, create(AT_TEN)], "Te atiende una persona."],
    })
    await run(answer(hears("A las diez; y tengo una alergia")))
    expect(calendar.all()).toHaveLength(1)
    expect(texts()[0]).toStartWith(RECEIPT)
  })
})

describe("a change of which the client does not hear", () => {
  test.each(STOPS)("is told to the owner: %s", async (_, __, comes) => {
    const { calendar, hears, run, notifications } = stage([create(AT_TEN), "Hecho."], 1, comes)
    await run(answer(hears("A las diez, por favor")))
    expect(calendar.all()).toHaveLength(1)
    expect(notifications).toContain(SAID_BY_DATABASE.untold("Ana", RECEIPT))
  })

  test.each(STOPS)("also by the worker after one that died: %s", async (_, reason, comes) => {
    const all = world({ calendar: "own", model: [create(AT_TEN), { dies: true }] })
    const { again, hears, run, notifications, state } = all
    await expect(run(answer(hears("A las diez, por favor")))).rejects.toThrow()
    comes(all)
    await again()
    expect(state.turns[0]?.ending).toMatchObject({ result: "stopped", reason })
    expect(notifications).toEqual([SAID_BY_DATABASE.untold("Ana", RECEIPT)])
  })

  test("is told when WhatsApp refuses the reply", async () => {
    const { hears, run, notifications } = world({
      calendar: "own",
      model: [create(AT_TEN), "Hecho."],
      sends: [{ kind: "failed", code: 131_026 }],
    })
    await run(answer(hears("A las diez, por favor")))
    expect(notifications).toContain(SAID_BY_DATABASE.untold("Ana", RECEIPT))
  })

  test("is not told of where the client heard of it", async () => {
    const { hears, run, notifications } = world({
      calendar: "own",
      model: [create(AT_TEN), "Hecho."],
    })
    await run(answer(hears("A las diez, por favor")))
    expect(notifications).toEqual([])
  })

  test.each(STOPS)(
    "and which may have been made, is looked for by the owner: %s",
    async (_, reason, comes) => {
      const dies = freezing("GoogleCalendar.insert", () => {
        throw new Error("the worker is gone")
      })
      const all = world({ calendar: "own", model: [create(AT_TEN)] }, dies)
      const { again, calendar, hears, run, notifications, state } = all
      await expect(run(answer(hears("A las diez, por favor")))).rejects.toThrow()
      comes(all)
      await again()
      expect(calendar.all()).toHaveLength(1)
      expect(state.turns[0]?.ending).toMatchObject({ result: "stopped", reason })
      expect(notifications).toEqual([NOTICES.unsettled("Ana")])
    },
  )
})
