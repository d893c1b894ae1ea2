import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { answer } from "../../core/reply/answer.ts"
import type { ModelRequest } from "../../core/reply/model.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import type { Fate } from "../fakes/messenger.ts"
import type { Cue } from "../fakes/model.ts"
import { SAID_BY_DATABASE } from "../fakes/said-by-database.ts"
import { type Through, world } from "../support/world.ts"

/*
 * At every call of a port something else may come: the owner acts, or the client writes. Together with a fault of a provider's it
 * must not happen that an appointment is made and nobody hears of it: neither the client by the reply, nor the owner by a notice.
 */

type World = ReturnType<typeof world>

const COMES: readonly (readonly [string, (all: World) => void])[] = [
  ["the owner writes to the client", ({ ownerWrites }) => ownerWrites("Te llamo")],
  ["the client wants no more messages", ({ hears }) => hears("BAJA")],
  ["the client writes more", ({ hears }) => hears("¿Y cuánto cuesta?")],
  [
    "the owner pauses the chatbot",
    ({ state }) => {
      state.chatbot = { ...state.chatbot, isPaused: true }
    },
  ],
  [
    "the line expires",
    ({ state }) => {
      state.connection = state.connection && { ...state.connection, expired: true }
    },
  ],
  [
    "the owner disconnects the number",
    ({ state }) => {
      state.connection = null
    },
  ],
  [
    "the owner disconnects the calendar",
    ({ state, calendar }) => {
      state.calendar = null
      calendar.stored.clear()
    },
  ],
]

type Fault = {
  readonly sends?: readonly Fate[]
  readonly google?: (all: World) => void
  /** It is not known whether the appointment stands: the owner hears that. */
  readonly inDoubt?: true
}
const REFUSED = { kind: "failed", code: 131_026, fault: null } as const

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["nothing else", {}],
  [
    "a write whose answer is lost, of which nobody may find out",
    {
      google: ({ calendar }) => {
        calendar.fails("insert", "lost")
        calendar.fails("find", "unauthorised")
      },
      inDoubt: true,
    },
  ],
  ["a reply that WhatsApp refuses", { sends: [REFUSED] }],
  ["a reply that may have arrived", { sends: [{ kind: "unknown" }, { kind: "unknown" }] }],
  ["one whose second copy is refused", { sends: [{ kind: "unknown" }, REFUSED] }],
]

/** Calls what comes before the call of a port with this number, from 1; counts the calls. */
const before =
  (at: number, comes: () => void, calls: { n: number }): Through =>
  (port) =>
    new Proxy(port, {
      get: (target, method, receiver) => {
        const play = Reflect.get(target, method, receiver) as (
          ...args: readonly unknown[]
        ) => Effect.Effect<unknown>
        return (...args: readonly unknown[]) =>
          Effect.suspend(() => {
            if (++calls.n === at) comes()
            return play(...args)
          })
      },
    })

const BOOK = {
  name: "create_calendar_event",
  args: { summary: "Corte", start_time: "2026-03-12T10:00" },
}
/** It books, and then speaks of something else. */
const cue = ({ messages }: ModelRequest): Cue =>
  messages.some(({ role }) => role === "tool") ? "El corte cuesta 15 euros." : BOOK

const play = async ({ sends = [], google }: Fault, at: number, comes: (all: World) => void) => {
  const calls = { n: 0 }
  const all: World = world(
    { calendar: "own", sends, model: Array.from({ length: 20 }, () => cue) },
    before(at, () => comes(all), calls),
  )
  google?.(all)
  await all.run(answer(all.hears("Cita el jueves a las 10 de la mañana")))
  // The second copy of a send and its end take a minute and a half each; a line that expired is waited for a day.
  for (const wait of [91_000, 91_000, 25 * 3_600_000]) {
    all.later(wait)
    await all.again()
  }
  return { ...all, calls: calls.n }
}

const RECEIPT = "Reservado: jueves 12 de marzo, 10:00."
const TOLD = [SAID_BY_DATABASE.untold("Ana", RECEIPT), SAID_BY_DATABASE.maybeUntold("Ana", RECEIPT)]
const IN_DOUBT = [NOTICES.unsettled("Ana")]

const isHeardOf = ({ state, notifications, calendar }: World, { inDoubt }: Fault) => {
  const arrived = state.messages.some(
    ({ status, content }) => status === "sent" && content.includes(RECEIPT),
  )
  const known = [...TOLD, ...(inDoubt ? IN_DOUBT : [])].some((notice) =>
    notifications.includes(notice),
  )
  return calendar.all().length === 0 || arrived || known
}

describe.each(FAULTS)("an appointment made beside %s", (_, fault) => {
  test.each(COMES)("is heard of by somebody, whenever %s", async (_, comes) => {
    const unheard: number[] = []
    let calls = 1
    for (let at = 1; at <= calls; at++) {
      const all = await play(fault, at, comes)
      calls = Math.max(calls, all.calls)
      if (!isHeardOf(all, fault)) unheard.push(at)
    }
    expect(unheard).toEqual([])
    expect(calls).toBeGreaterThan(5)
  })
})
