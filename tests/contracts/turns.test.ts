import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { postgresBookings } from "../../adapters/postgres/bookings.ts"
import { postgresHandover } from "../../adapters/postgres/handover.ts"
import { postgresInbox } from "../../adapters/postgres/inbox.ts"
import { postgresOutbox } from "../../adapters/postgres/outbox.ts"
import { postgresTurns } from "../../adapters/postgres/turns.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import type { Bookings, Bot } from "../../core/calendar/ports.ts"
import { receiptOf } from "../../core/calendar/receipt.ts"
import { decide } from "../../core/conversations/inbound.ts"
import type { Inbox } from "../../core/conversations/ports.ts"
import { SENTENCES } from "../../core/reply/failures.ts"
import type { Handover, Outbox, QueuedReply, Turns } from "../../core/reply/ports.ts"
import type { ConversationRef, Held, Opened, OpenTurn, Outgoing } from "../../core/reply/turn.ts"
import { fakeBookings } from "../fakes/calendar/bookings.ts"
import { fakeHandover } from "../fakes/handover.ts"
import { fakeInbox } from "../fakes/inbox.ts"
import { fakeOutbox } from "../fakes/outbox.ts"
import { after, freshState } from "../fakes/state.ts"
import { fakeTurns } from "../fakes/turns.ts"
import { freshDatabase, storeOn, type TestDatabase } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"

/*
 * The ports of a turn, played twice: by the fakes of tests/fakes, which the tests of the core trust, and by PostgreSQL.
 */

type Player = {
  readonly bookings: Bookings
  readonly handover: Handover
  readonly inbox: Inbox
  readonly outbox: Outbox
  readonly turns: Turns
  /** The conversation of the one client who has written. */
  readonly conversation: () => Promise<ConversationRef>
  /** The owner deletes the account. */
  readonly leave: () => Promise<void>
  /** Whatever waits has waited long enough. */
  readonly later: () => Promise<void>
  /** Whether somebody is to look at the conversation now; it waits for its time otherwise. */
  readonly woken: () => Promise<boolean>
}

const LINE = "1055"

const inMemory = async (): Promise<Player> => {
  const state = freshState()
  const { bookings } = fakeBookings(() => state.now)
  return {
    bookings,
    handover: fakeHandover(state),
    inbox: fakeInbox(state).inbox,
    outbox: fakeOutbox(state),
    turns: fakeTurns(state, bookings),
    conversation: async () => state.ref,
    leave: async () => {
      state.accountGone = true
    },
    later: async () => {
      state.now = after(state.now, 600)
    },
    woken: async () => {
      const { wakeAt } = state.conversation
      return wakeAt !== null && wakeAt <= state.now
    },
  }
}

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

let owners = 0
const inPostgres = async (): Promise<Player> => {
  owners++
  const store = storeOn(database.url, 2)
  const phoneNumberId = owners === 1 ? LINE : `${LINE}${owners}`
  const vault = openVault("a secret of the tests, long enough to be one", [])
  const { chatbotId, userId } = await connectedOwner(database.owner, vault, { phoneNumberId })
  return {
    bookings: postgresBookings(store),
    handover: postgresHandover(store),
    inbox: {
      accept: (items) =>
        postgresInbox(store, () => {}).accept(
          items.map((item) => ("line" in item ? { ...item, line: phoneNumberId } : item)),
        ),
    },
    outbox: postgresOutbox(store),
    turns: postgresTurns(store),
    conversation: async () => {
      const { rows } = await database.owner.query(
        "select id from conversations where chatbotid = $1",
        [chatbotId],
      )
      return { chatbotId, userId, conversationId: (rows[0] as { id: string }).id }
    },
    leave: async () => {
      await database.owner.query("update users set deletedat = now() where id = $1", [userId])
    },
    later: async () => {
      await database.owner.query(
        "update messages set nexttryat = now() - interval '1 second' where nexttryat is not null",
      )
    },
    woken: async () => {
      const { rows } = await database.owner.query(
        "select 1 from conversations where chatbotid = $1 and wakeat <= now()",
        [chatbotId],
      )
      return rows.length > 0
    },
  }
}

const run = Effect.runPromise

const reply = (over: Partial<QueuedReply> = {}): QueuedReply => ({
  parts: ["Hola"],
  greeted: false,
  language: "es",
  paused: false,
  simulated: false,
  quotes: null,
  ending: { result: "replied" },
  ...over,
})

const openTurn = (opened: Opened | null) => {
  if (opened?.turn.state !== "open") throw new Error(`no open turn: ${opened?.turn.state}`)
  return { held: opened.held, ...opened.turn }
}

describe.each([
  ["the fake", inMemory],
  ["PostgreSQL", inPostgres],
] as const)("the turns of a conversation: %s", (_, begin) => {
  const player = async () => {
    const all = await begin()
    let heard = 0
    const hears = (text: string, quotes?: string) =>
      run(
        all.inbox.accept([
          decide(
            {
              kind: "message",
              line: LINE,
              id: `wamid.${++heard}`,
              at: Math.floor(Date.now() / 1_000),
              from: { phone: "34600111222", userId: null },
              name: "Ana",
              type: "text",
              text,
              ...(quotes === undefined ? {} : { quotes }),
            },
            (secret) => [secret],
          ),
        ]),
      )
    const hearsOf = ({ id }: Outgoing, status: "failed", wamid = "wamid.out") =>
      run(
        all.inbox.accept([
          {
            ...{ kind: "status", line: LINE, id: wamid, status, ours: id },
            ...{ errorCode: 131_000, aiPriced: null, fault: null },
          },
        ]),
      )
    const revokes = (id: string) =>
      run(all.inbox.accept([{ kind: "revoked", line: LINE, id, content: "[deleted]" }]))
    const open = async () => run(all.turns.open(await all.conversation()))
    /** Writes a reply of one part into the outbox. */
    const queue = async (held: Held, turn: OpenTurn, over: Partial<QueuedReply> = {}) => {
      const queued = await run(all.turns.queueReply(held, turn.id, turn.upTo, reply(over)))
      if (queued === "lost" || queued === "moved") throw new Error(`not queued: ${queued}`)
      const [message] = queued.outgoing
      if (!message || queued.outgoing.length > 1) throw new Error("not one part")
      return { message, claim: queued.claim }
    }
    return { ...all, hears, hearsOf, revokes, open, queue }
  }

  test("a message opens a turn with it in; the reply ends it", async () => {
    const { hears, open, queue, outbox } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Abrís hoy?", direction: "INBOUND" }])
    expect(turn).toMatchObject({ deaths: 0, resumed: false, steps: [] })
    const { message, claim } = await queue(held, turn)
    expect(message).toMatchObject({ content: "Hola", turnId: turn.id })
    expect(claim).toMatchObject({ kind: "go", to: { phone: "34600111222", userId: null } })
    const closing = { turn: turn.id, ending: { result: "replied" } } as const
    const settle = () => run(outbox.settle(held, message, { kind: "sent", id: "w1" }, closing))
    expect(await settle()).toEqual({ kind: "finished", more: false })
    expect((await open())?.turn.state).toBe("none")
  })

  test("what came while the reply was sent is not forgotten, also when its recording is repeated", async () => {
    const { hears, open, queue, outbox } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await hears("¿Y mañana?")
    const closing = { turn: turn.id, ending: { result: "replied" } } as const
    for (let n = 0; n < 2; n++) {
      expect(await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, closing))).toEqual({
        kind: "finished",
        more: true,
      })
    }
    expect(openTurn(await open()).briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
  })

  test("a send is recorded by whoever made it, and ends the turn only for who holds it", async () => {
    const { hears, open, queue, outbox } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    expect((await open())?.turn.state).toBe("written")
    const closing = { turn: turn.id, ending: { result: "replied" } } as const
    expect(await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, closing))).toEqual({
      kind: "finished",
      more: false,
    })
    expect(await open()).toMatchObject({ outbox: [], turn: { state: "written", delivered: true } })
  })

  test("composed anew for something new is no death of the worker", async () => {
    const { hears, open, queue, turns } = await player()
    await hears("Quiero una mesa")
    for (let n = 1; n <= 3; n++) {
      const { held, turn } = openTurn(await open())
      await hears(`cambio ${n}`)
      expect(await run(turns.queueReply(held, turn.id, turn.upTo, reply()))).toBe("moved")
    }
    const { held, turn, briefing } = openTurn(await open())
    expect(turn.deaths).toBe(0)
    expect(briefing.fresh).toHaveLength(4)
    await hears("cambio 4")
    await queue(held, turn)
    expect(await run(turns.finish(held, turn.id, { result: "replied" }))).toBe(true)
    expect(openTurn(await open()).briefing.fresh).toMatchObject([{ content: "cambio 4" }])
  })

  test("a worker that never came back is counted, and its steps are there for the next", async () => {
    const { hears, open, turns } = await player()
    await hears("Hola")
    const first = openTurn(await open())
    const step = { kind: "model", text: null, toolCalls: [] } as const
    expect(await run(turns.saveStep(first.held, first.turn.id, 1, step, null))).toBe(true)
    const second = openTurn(await open())
    expect(second.turn).toMatchObject({ deaths: 1, resumed: true, steps: [step] })
    // The first is taken for dead: nothing of what it still does counts.
    expect(await run(turns.saveStep(first.held, first.turn.id, 2, step, null))).toBe(false)
    expect(await run(turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply()))).toBe(
      "lost",
    )
    expect(await run(turns.finish(first.held, first.turn.id, { result: "replied" }))).toBe(false)
  })

  test("a wish for silence that comes while a worker has the conversation is confirmed by that worker", async () => {
    const { hears, open, queue, turns } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    await hears("STOP")
    expect((await queue(held, turn)).claim).toEqual({ kind: "settled", status: "cancelled" })
    const ending = { result: "cancelled", reason: "not_delivered" } as const
    expect(await run(turns.finish(held, turn.id, ending))).toBe(true)
    expect((await open())?.outbox).toHaveLength(1)
  })

  test("one that comes when everything is done, too", async () => {
    const { hears, open, queue, outbox, turns } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    const closing = { turn: turn.id, ending: { result: "replied" } } as const
    await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, closing))
    const again = await open()
    await hears("STOP")
    expect(await run(turns.letGo(again?.held as Held, null))).toBe(true)
  })

  test("a reply that its worker left claimed, as an older one does, is still on its way when the turn is over", async () => {
    const { hears, open, queue, turns } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    expect((await queue(held, turn)).claim?.kind).toBe("go")
    const ending = { result: "cancelled", reason: "not_delivered" } as const
    expect(await run(turns.finish(held, turn.id, ending))).toBe(true)
    expect((await open())?.outbox).toHaveLength(1)
  })

  test("a reply that ends every worker is given up, and so is a confirmation", async () => {
    for (const said of ["¿Abrís hoy?", "STOP"]) {
      const { hears, open, queue } = await player()
      await hears(said)
      const first = await open()
      const written = said === "STOP" ? null : openTurn(first)
      if (written) await queue(written.held, written.turn)
      for (let deaths = 1; deaths < 5; deaths++) expect((await open())?.deaths).toBe(deaths)
      expect(await open()).toMatchObject({ deaths: 0, outbox: [], turn: { state: "none" } })
      if (said === "STOP") await hears("ALTA")
      await hears("¿Seguís ahí?")
      expect(openTurn(await open()).briefing.fresh).toMatchObject([{ content: "¿Seguís ahí?" }])
    }
  })

  test("what ends every worker before a word of it is written is given up, and its client told that it went wrong", async () => {
    const { hears, open, turns } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    await run(turns.reserve(held, turn.id, new Date(Date.now() - 86_400_000), 10))
    for (let deaths = 1; deaths < 5; deaths++) expect((await open())?.deaths).toBe(deaths)
    const told = [{ content: SENTENCES.configurationUnreadable }]
    expect(await open()).toMatchObject({ deaths: 0, outbox: told, turn: { state: "none" } })
    await hears("¿Seguís ahí?")
    const next = await open()
    expect(next).toMatchObject({ deaths: 0, outbox: told })
    expect(openTurn(next).briefing.fresh).toMatchObject([{ content: "¿Seguís ahí?" }])
  })

  test("but what was booked is told, not that it went wrong; and so is that a person was called", async () => {
    const step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" } as const
    const booked = { ...step, receipt: "Reservado: martes 10 de marzo, 10:00." }
    const moved = { ...step, receipt: "Cambiado: martes 10 de marzo, 11:00." }
    const called = { ...step, paused: true }
    for (const [told, ...steps] of [
      [`${booked.receipt}\n${moved.receipt}`, booked, moved],
      [SENTENCES.handover, step, called],
      [booked.receipt, called, booked],
    ] as const) {
      const { handover, hears, open, outbox, turns } = await player()
      await hears("Resérvame a las diez")
      const { held, turn } = openTurn(await open())
      await run(turns.reserve(held, turn.id, new Date(Date.now() - 86_400_000), 10))
      for (const [at, each] of steps.entries()) {
        await run(turns.saveStep(held, turn.id, at + 1, each, null))
        if ("paused" in each) await run(handover.pause(held, "Conversación en pausa: Ana."))
      }
      for (let deaths = 1; deaths < 5; deaths++) expect((await open())?.deaths).toBe(deaths)
      const given = await open()
      expect(given).toMatchObject({ outbox: [{ content: told }], turn: { state: "none" } })
      const [message] = given?.outbox ?? []
      const claimed = outbox.claim(given?.held as Held, message as Outgoing)
      expect((await run(claimed)).kind).toBe("go")
    }
  })

  test("what was never counted is given up without a word: it may be that the quota cannot be read", async () => {
    const { hears, open } = await player()
    await hears("¿Abrís hoy?")
    for (let deaths = 0; deaths < 5; deaths++) expect((await open())?.deaths).toBe(deaths)
    expect(await open()).toMatchObject({ deaths: 0, outbox: [], turn: { state: "none" } })
  })

  test("what a step did to an appointment is kept with it, and not without it", async () => {
    const { bookings, hears, open, turns } = await player()
    await hears("Resérvame a las diez")
    const { held, turn, briefing } = openTurn(await open())
    const bot = { owner: held.userId, chatbot: held.chatbotId } as Bot
    const client = briefing.client.id
    const times = { start: new Date("2027-03-12T09:00Z"), end: new Date("2027-03-12T10:00Z") }
    const booked = (key: string) => ({
      key,
      receipt: receiptOf("booked", `event-${key}`, times, "Europe/Madrid", null),
      told: { turnId: turn.id, client },
    })
    const step = { kind: "result", callId: "1", name: "create", ok: true, content: "{}" } as const
    expect(await run(turns.saveStep(held, turn.id, 1, step, booked("a")))).toBe(true)
    expect(await run(turns.saveStep(held, turn.id, 1, step, booked("a")))).toBe(true)
    const lost = { ...held, fence: held.fence - 1 }
    expect(await run(turns.saveStep(lost, turn.id, 2, step, booked("b")))).toBe(false)
    const kept = await run(bookings.receipts(bot, client))
    expect(kept).toMatchObject([{ eventId: "event-a", kind: "booked", turnId: turn.id }])
  })

  test("one reply of the quota is taken once a turn, and given back when none goes out", async () => {
    const { hears, open, turns } = await player()
    const month = new Date(Date.now() - 86_400_000)
    await hears("Uno")
    const { held, turn } = openTurn(await open())
    expect(await run(turns.reserve(held, turn.id, month, 1))).toBe(true)
    expect(await run(turns.reserve(held, turn.id, month, 1))).toBe(true)
    await run(turns.finish(held, turn.id, { result: "cancelled" }))
    await hears("Dos")
    const second = openTurn(await open())
    expect(await run(turns.reserve(second.held, second.turn.id, month, 1))).toBe(true)
    await run(turns.finish(second.held, second.turn.id, { result: "replied" }))
    await hears("Tres")
    const third = openTurn(await open())
    expect(await run(turns.reserve(third.held, third.turn.id, month, 1))).toBe(false)
  })

  test("a turn that another worker has ended takes nothing of the quota any more", async () => {
    const { hears, open, turns } = await player()
    const month = new Date(Date.now() - 86_400_000)
    await hears("Uno")
    const frozen = openTurn(await open())
    const second = openTurn(await open())
    await run(turns.finish(second.held, second.turn.id, { result: "stopped", reason: "paused" }))
    await run(turns.reserve(frozen.held, frozen.turn.id, month, 1))
    await hears("Dos")
    const next = openTurn(await open())
    expect(await run(turns.reserve(next.held, next.turn.id, month, 1))).toBe(true)
  })

  test("a paused conversation holds every reply back but the one that paused it", async () => {
    const { hears, open, queue, outbox, handover } = await player()
    for (const paused of [true, false]) {
      await hears(paused ? "Una persona, por favor" : "¿Hola?")
      const { held, turn } = openTurn(await open())
      await run(handover.pause(held, "Conversación en pausa: Ana."))
      const { message, claim } = await queue(held, turn, { paused })
      expect(claim).toMatchObject(
        paused ? { kind: "go" } : { kind: "settled", status: "cancelled" },
      )
      const closing = { turn: turn.id, ending: { result: "replied" } } as const
      await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, closing))
    }
  })

  test("the owner's list of notes takes as many as they allow, one of each, and says how many that are", async () => {
    const { hears, open, handover } = await player()
    await hears("Avisa")
    const { held } = openTurn(await open())
    for (const n of [1, 1, ...Array.from({ length: 99 }, (_, more) => more + 2)]) {
      expect(await run(handover.notify(held, `nota ${n}`))).toBeNull()
    }
    expect(await run(handover.notify(held, "nota 101"))).toBe(100)
    expect(await run(handover.notify(held, "nota 100"))).toBeNull()
  })

  test("who waits for a person is noted in the place of the oldest where the owner's list is full", async () => {
    const { hears, open, handover } = await player()
    await hears("Una persona, por favor")
    const { held } = openTurn(await open())
    for (let n = 1; n <= 100; n++) await run(handover.notify(held, `nota ${n}`))
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(await run(handover.notify(held, "Conversación en pausa: Ana."))).toBeNull()
    expect(await run(handover.notify(held, "nota 2"))).toBeNull()
    expect(await run(handover.notify(held, "nota 1"))).toBe(100)
    expect(await run(handover.notify(held, "El bot ha prometido", true))).toBeNull()
    expect(await run(handover.notify(held, "nota 2"))).toBe(100)
  })

  test("of an account that is gone nothing leaves any more, not even a confirmation", async () => {
    for (const said of ["¿Abrís hoy?", "STOP"]) {
      const { hears, leave, open, outbox, queue } = await player()
      await hears(said)
      const opened = await open()
      const waiting = opened?.outbox[0]
      await leave()
      const claim = waiting
        ? await run(outbox.claim(opened.held, waiting))
        : (await queue(openTurn(opened).held, openTurn(opened).turn)).claim
      expect(claim).toEqual({ kind: "settled", status: "cancelled" })
    }
  })

  test("a greeting that never arrived is said again, one that may have arrived is not", async () => {
    for (const [outcome, greetedThen] of [
      [{ kind: "failed", code: 131_026 }, false],
      [{ kind: "sent", id: "wamid.greeting" }, true],
    ] as const) {
      const { hears, open, queue, turns, outbox } = await player()
      await hears("Hola")
      const { held, turn } = openTurn(await open())
      const { message } = await queue(held, turn, { greeted: true })
      await run(outbox.settle(held, message, outcome, null))
      await run(turns.finish(held, turn.id, { result: "replied" }))
      await hears("¿Abrís hoy?")
      expect(openTurn(await open()).briefing.conversation.greeted).toBe(greetedThen)
    }
  })

  test("a reply quotes what it answers when more is open, unless that was deleted", async () => {
    for (const [said, deleted, quoted] of [
      [["¿Abrís hoy?"], null, null],
      [["¿Cuánto cuesta?", "¿Y mañana abrís?"], null, "question"],
      [["¿Hay sitio el lunes?", "¿Y el martes?"], "question", null],
    ] as const) {
      const { hears, open, queue, revokes } = await player()
      for (const text of said) await hears(text)
      const { held, turn, briefing } = openTurn(await open())
      const [question] = briefing.fresh
      const quotes = question?.id ?? null
      if (deleted) await revokes(question?.whatsappMessageId ?? "")
      const { claim } = await queue(held, turn, { quotes })
      expect(claim).toMatchObject({
        kind: "go",
        quotes: quoted === null ? null : (question?.whatsappMessageId ?? ""),
      })
    }
  })

  test("what a client's message answers is read with it, unless it is gone or is not theirs", async () => {
    const { hears, open, queue, outbox, revokes } = await player()
    await hears("¿A qué hora?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    const closing = { turn: turn.id, ending: { result: "replied" } } as const
    await run(outbox.settle(held, message, { kind: "sent", id: "wamid.reply" }, closing))
    await hears("Perfecto", "wamid.reply")
    await hears("Me refería a esto", "wamid.1")
    await hears("¿Y esto?", "wamid.of.another.conversation")
    const quoted = async () => openTurn(await open()).briefing.fresh.map((each) => each.quoted)
    expect(await quoted()).toEqual(["Hola", "¿A qué hora?", null])
    await revokes("wamid.1")
    expect(await quoted()).toEqual(["Hola", null, null])
  })

  test("what a client deletes before anything comes of it is not answered", async () => {
    const { hears, open, revokes, turns } = await player()
    await hears("¿Abrís hoy?")
    await hears("¿Y mañana?")
    await revokes("wamid.1")
    const { turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
    await revokes("wamid.2")
    expect(openTurn(await open()).briefing.fresh).toEqual([])
    // What has begun goes on: an appointment may stand already.
    const step = { kind: "model", text: null, toolCalls: [] } as const
    const again = openTurn(await open())
    await run(turns.saveStep(again.held, turn.id, 1, step, null))
    expect(openTurn(await open()).briefing.fresh).toHaveLength(2)
  })

  test("an unknown send waits, and what has been sent is not sent again", async () => {
    const { hears, open, queue, turns, outbox } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    const settled = await run(outbox.settle(held, message, { kind: "unknown" }, null))
    if (settled.kind !== "waiting") throw new Error(settled.kind)
    const { until } = settled
    expect(await run(outbox.claim(held, message))).toEqual({ kind: "wait", until })
    expect(await run(turns.letGo(held, until))).toBe(false)
    const again = await open()
    expect(again).toMatchObject({
      turn: { state: "written", delivered: true },
      outbox: [{ id: message.id }],
    })
  })

  test("the word that a send has arrived wakes what waits for it, also when the try that sent it was taken for dead", async () => {
    const { hears, open, queue, turns, outbox, woken } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    const next = await open()
    if (!next) throw new Error("gone")
    const claim = await run(outbox.claim(next.held, message))
    if (claim.kind !== "wait") throw new Error(claim.kind)
    await run(turns.letGo(next.held, claim.until))
    expect(await woken()).toBe(false)
    await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, null))
    expect(await woken()).toBe(true)
  })

  test("a message that may have arrived is sent once more at most, whatever holds the second back", async () => {
    const { hears, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message, claim } = await queue(held, turn)
    const outcomes = [
      { kind: "unknown" },
      { kind: "busy", pair: false, code: 130_429 },
      { kind: "refused" },
      { kind: "unknown" },
    ] as const
    for (const [n, outcome] of outcomes.entries()) {
      expect(n === 0 ? claim : await run(outbox.claim(held, message))).toMatchObject({ kind: "go" })
      expect(await run(outbox.settle(held, message, outcome, null))).toMatchObject({
        kind: "waiting",
      })
      await later()
    }
    expect(await run(outbox.claim(held, message))).toEqual({ kind: "settled", status: "unknown" })
  })

  test("one that may have arrived stays in doubt, also when a pause holds back the second that Meta had no time for", async () => {
    const { handover, hears, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await run(outbox.settle(held, message, { kind: "unknown" }, null))
    await later()
    await run(outbox.claim(held, message))
    await run(outbox.settle(held, message, { kind: "busy", pair: false, code: null }, null))
    await later()
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(await run(outbox.claim(held, message))).toEqual({ kind: "settled", status: "unknown" })
  })

  test("a part whose part before never arrived is not sent alone", async () => {
    const { hears, hearsOf, open, turns, outbox } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const queued = await run(
      turns.queueReply(held, turn.id, turn.upTo, reply({ parts: ["Primero", "Segundo"] })),
    )
    if (queued === "lost" || queued === "moved") throw new Error(queued)
    const [first, second] = queued.outgoing as [Outgoing, Outgoing]
    await run(outbox.settle(held, first, { kind: "unknown" }, null))
    await hearsOf(first, "failed")
    expect(await run(outbox.claim(held, second))).toEqual({ kind: "settled", status: "cancelled" })
    expect(await open()).toMatchObject({ outbox: [], turn: { delivered: false } })
  })

  test("a second copy that WhatsApp takes is out, whatever it says meanwhile of the first", async () => {
    const { hears, hearsOf, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await run(outbox.settle(held, message, { kind: "unknown" }, null))
    await later()
    expect(await run(outbox.claim(held, message))).toMatchObject({ kind: "go" })
    await hearsOf(message, "failed", "w1")
    await run(outbox.settle(held, message, { kind: "sent", id: "w2" }, null))
    expect(await open()).toMatchObject({ outbox: [], turn: { delivered: true } })
    // What comes late of the first changes nothing; the failure of the second counts.
    await hearsOf(message, "failed", "w1")
    expect(await open()).toMatchObject({ turn: { delivered: true } })
    await hearsOf(message, "failed", "w2")
    expect(await open()).toMatchObject({ turn: { delivered: false } })
  })
})
