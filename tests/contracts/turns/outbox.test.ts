import { describe, expect, test } from "bun:test"
import type { DeliveryState } from "../../../core/conversations/message.ts"
import type { SendPermit } from "../../../core/reply/ports.ts"
import type { Held, Outgoing } from "../../../core/reply/turn.ts"
import { faultNotice } from "../../../core/whatsapp/faults/all.ts"
import { openTurn, reply, run, turnPlayers } from "./turns-stage.ts"

describe.each(turnPlayers())("what leaves for the client: %s", (_, player) => {
  test("a paused conversation holds every reply back but the one that paused it", async () => {
    const { hears, open, queue, handover, sends } = await player()
    for (const paused of [true, false]) {
      await hears(paused ? "Una persona, por favor" : "¿Hola?")
      const { held, turn } = openTurn(await open())
      await run(handover.pause(held, "Conversación en pausa: Ana."))
      const { message, permit } = await queue(held, turn, { paused })
      expect(permit).toMatchObject(
        paused ? { kind: "go" } : { kind: "settled", status: "cancelled" },
      )
      await sends(held, turn, message)
    }
  })

  type Player = Awaited<ReturnType<typeof player>>
  test.each<[string, (of: Player) => Promise<unknown>]>([
    ["wrote to the client in the phone app", ({ echoes }) => echoes("Ya te atiendo yo.")],
    ["paused the chatbot", ({ pauseChatbot }) => pauseChatbot()],
  ])(
    "the reply of a turn that calls a person stays unsent if the owner %s before",
    async (_, comes) => {
      const players = await player()
      const { hears, open, queue, handover } = players
      await hears("Una persona, por favor")
      const { held, turn } = openTurn(await open())
      await comes(players)
      await run(handover.pause(held, "Conversación en pausa: Ana."))
      const { permit } = await queue(held, turn, { paused: true })
      expect(permit).toEqual({ kind: "settled", status: "cancelled" })
    },
  )

  type Fate = "go" | "wait" | DeliveryState
  const HOUR_S = 3_600
  test.each<[string, (of: Player) => Promise<unknown>, { composed: Fate; waiting: Fate }]>([
    [
      "the owner pauses the chatbot",
      ({ pauseChatbot }) => pauseChatbot(),
      { composed: "cancelled", waiting: "cancelled" },
    ],
    [
      "the client writes STOP",
      ({ hears }) => hears("STOP"),
      { composed: "cancelled", waiting: "cancelled" },
    ],
    [
      "the owner answers in the phone app",
      ({ echoes }) => echoes("Sí."),
      { composed: "cancelled", waiting: "cancelled" },
    ],
    [
      "the owner answers in the phone app, 12 hours before it is sent",
      async ({ echoes, pauseRunsOut }) => {
        await echoes("Sí.")
        await pauseRunsOut()
      },
      { composed: "go", waiting: "cancelled" },
    ],
    [
      "the time of the line's token is over",
      ({ tokenEnds }) => tokenEnds(),
      { composed: "wait", waiting: "wait" },
    ],
    [
      "the 24 hours end",
      ({ heardAgo }) => heardAgo(24 * HOUR_S + 2),
      { composed: "not_sent", waiting: "not_sent" },
    ],
    [
      "the 24 hours nearly end",
      ({ heardAgo }) => heardAgo(23 * HOUR_S),
      { composed: "go", waiting: "go" },
    ],
  ])("when %s, that counts for a reply that is composed or waits", async (_, happen, outcomes) => {
    for (const state of ["composed", "waiting"] as const) {
      const one = await player()
      const { hears, later, open, outbox, queue } = one
      await hears("¿Abrís hoy?")
      const { held, turn } = openTurn(await open())
      let permit: SendPermit | null
      if (state === "composed") {
        await happen(one)
        permit = (await queue(held, turn)).permit
      } else {
        const { message } = await queue(held, turn)
        await run(outbox.settle(held, message, { kind: "busy", pair: false, code: null }, null))
        await later()
        await happen(one)
        permit = await run(outbox.permit(held, message))
      }
      expect(permit?.kind === "settled" ? permit.status : permit?.kind).toBe(outcomes[state])
    }
  })

  test("of a reply whose first part is held back no other part is sent, though the client comes back meanwhile", async () => {
    for (const state of ["composed", "waiting"] as const) {
      const { hears, later, open, outbox, turns } = await player()
      await hears("Cuéntamelo todo")
      const { held, turn } = openTurn(await open())
      if (state === "composed") await hears("STOP")
      const parts = ["Primero.", "Segundo.", "Tercero."]
      const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply({ parts })))
      if (queued === "lost" || queued === "moved") throw new Error(queued)
      const [first, ...rest] = queued.outgoing as [Outgoing, ...Outgoing[]]
      if (state === "waiting") {
        await run(outbox.settle(held, first, { kind: "busy", pair: false, code: null }, null))
        await later()
        await hears("STOP")
        await run(outbox.permit(held, first))
      }
      await hears("START")
      for (const part of rest) {
        const permit = await run(outbox.permit(held, part))
        expect(permit).toEqual({ kind: "settled", status: "cancelled" })
      }
    }
  })

  test("the owner hears of replies that were not sent in time, and of ones in doubt: once for each cause", async () => {
    const { hears, heardAgo, later, open, queue, outbox, turns, told } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    for (const wait of [1, 2]) {
      await run(outbox.settle(held, message, { kind: "unknown" }, null))
      await later()
      expect((await run(outbox.permit(held, message))).kind).toBe(wait === 1 ? "go" : "settled")
    }
    const doubt = `Una respuesta quizá no llegó. ${faultNotice("unconfirmed")}`
    expect(await told()).toEqual([doubt])
    await run(turns.finish(held, turn.id, { result: "replied" }))
    for (const text of ["¿Y mañana?", "¿Y el lunes?"]) {
      await hears(text)
      const late = openTurn(await open())
      await heardAgo(25 * HOUR_S)
      await queue(late.held, late.turn)
      await run(
        turns.finish(late.held, late.turn.id, { result: "cancelled", reason: "not_delivered" }),
      )
    }
    const late = `Una respuesta no llegó. ${faultNotice("window_closed")}`
    expect(await told()).toEqual([doubt, late])
  })

  test("a turn that begins when the time of the line's token is over finds it expired", async () => {
    const { hears, open, tokenEnds } = await player()
    await hears("¿Abrís hoy?")
    await tokenEnds()
    expect(openTurn(await open()).briefing.connection?.expired).toBe(true)
  })

  test("a token that Meta refuses expires the line that has it, and not one that was connected again since", async () => {
    for (const again of [false, true]) {
      const { hears, open, outbox, queue, reconnects, now } = await player()
      await hears("¿Abrís hoy?")
      const { held, turn } = openTurn(await open())
      const { message, permit } = await queue(held, turn)
      if (permit?.kind !== "go") throw new Error(permit?.kind)
      if (again) await reconnects()
      const { accessToken } = permit.line
      const settled = await run(
        outbox.settle(held, message, { kind: "expired", accessToken }, null),
      )
      expect(settled.kind === "waiting" && settled.until <= now()).toBe(again)
      const next = await run(outbox.permit(held, message))
      expect(next).toMatchObject(
        again ? { kind: "go", line: { accessToken: "renewed" } } : { kind: "wait" },
      )
    }
  })

  test("nothing is sent for a deleted account any more, not even a confirmation", async () => {
    for (const said of ["¿Abrís hoy?", "STOP"]) {
      const { hears, leave, open, outbox, queue } = await player()
      await hears(said)
      const opened = await open()
      const waiting = opened?.outbox[0]
      await leave()
      const permit = waiting
        ? await run(outbox.permit(opened.held, waiting))
        : (await queue(openTurn(opened).held, openTurn(opened).turn)).permit
      expect(permit).toEqual({ kind: "settled", status: "cancelled" })
    }
  })

  test("a greeting that never arrived is sent again; one that may have arrived is not", async () => {
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

  test("an unknown send waits, and what has been sent is not sent again", async () => {
    const { hears, open, queue, turns, outbox } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    const settled = await run(outbox.settle(held, message, { kind: "unknown" }, null))
    if (settled.kind !== "waiting") throw new Error(settled.kind)
    const { until } = settled
    expect(await run(outbox.permit(held, message))).toEqual({ kind: "wait", until })
    expect(await run(turns.release(held, until))).toBe(false)
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
    const permit = await run(outbox.permit(next.held, message))
    if (permit.kind !== "wait") throw new Error(permit.kind)
    await run(turns.release(next.held, permit.until))
    expect(await woken()).toBe(false)
    await run(outbox.settle(held, message, { kind: "sent", id: "w1" }, null))
    expect(await woken()).toBe(true)
  })

  test("a reply that waits, perhaps for hours, ends with its turn as soon as the owner writes instead", async () => {
    const { echoes, hears, open, queue, turns, outbox, woken } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message, permit } = await queue(held, turn)
    if (permit?.kind !== "go") throw new Error(permit?.kind)
    const { accessToken } = permit.line
    const settled = await run(outbox.settle(held, message, { kind: "expired", accessToken }, null))
    if (settled.kind !== "waiting") throw new Error(settled.kind)
    await run(turns.release(held, settled.until))
    expect(await woken()).toBe(false)
    await echoes("Ya te atiendo yo.")
    expect(await woken()).toBe(true)
    expect(await open()).toMatchObject({ turn: { state: "written", delivered: false }, outbox: [] })
  })

  test("what WhatsApp has delivered is not sent again, however its send then ends", async () => {
    const busy = { kind: "busy", pair: false, code: null } as const
    for (const outcome of [{ kind: "unknown" }, { kind: "refused" }, busy] as const) {
      const { hears, hearsOf, open, queue, outbox, later } = await player()
      await hears("Hola")
      const { held, turn } = openTurn(await open())
      const { message } = await queue(held, turn)
      await hearsOf(message, "delivered")
      await run(outbox.settle(held, message, outcome, null))
      await later()
      expect(await run(outbox.permit(held, message))).toEqual({
        kind: "settled",
        status: "delivered",
      })
    }
  })

  test("what WhatsApp accepts under an id that another message has counts as sent, and so does its delivery", async () => {
    const { echoes, hears, hearsOf, open, queue, outbox, pauseRunsOut, turns, sends } =
      await player()
    await hears("Hola")
    await echoes("Sí.")
    await pauseRunsOut()
    for (const [n, id] of ["wamid.echo.2", "wamid.same", "wamid.same"].entries()) {
      await hears(`¿Y el día ${n}?`)
      const { held, turn } = openTurn(await open())
      const queued = await queue(held, turn, { paused: true })
      const sent = await sends(held, turn, queued.message, { kind: "sent", id })
      expect(sent).toEqual({ kind: "finished", more: false })
      await hearsOf(queued.message, "delivered", id)
      const then = await open()
      expect(await run(outbox.permit(then?.held as Held, queued.message))).toEqual({
        kind: "settled",
        status: "delivered",
      })
      await run(turns.release(then?.held as Held, null))
    }
  })

  test("a message that may have arrived is sent once more at most, whatever holds the second back", async () => {
    const { hears, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message, permit } = await queue(held, turn)
    const outcomes = [
      { kind: "unknown" },
      { kind: "busy", pair: false, code: 130_429 },
      { kind: "refused" },
      { kind: "unknown" },
    ] as const
    for (const [n, outcome] of outcomes.entries()) {
      expect(n === 0 ? permit : await run(outbox.permit(held, message))).toMatchObject({
        kind: "go",
      })
      expect(await run(outbox.settle(held, message, outcome, null))).toMatchObject({
        kind: "waiting",
      })
      await later()
    }
    expect(await run(outbox.permit(held, message))).toEqual({ kind: "settled", status: "unknown" })
    // Nothing is left to be done.
    expect((await open())?.outbox).toEqual([])
  })

  test("a message that does not reach WhatsApp is tried five times", async () => {
    const { hears, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message, permit } = await queue(held, turn)
    const settled: string[] = []
    for (let n = 0; n < 5; n++) {
      expect(n === 0 ? permit : await run(outbox.permit(held, message))).toMatchObject({
        kind: "go",
      })
      settled.push((await run(outbox.settle(held, message, { kind: "refused" }, null))).kind)
      await later()
    }
    expect(settled).toEqual(["waiting", "waiting", "waiting", "waiting", "settled"])
    expect((await open())?.outbox).toEqual([])
  })

  test("the reply of a turn that called a person is kept back once the owner has written, and the bot's pause lasts", async () => {
    const { echoes, handover, hears, open, queue, told, turns } = await player()
    await hears("Una persona, por favor")
    const { held, turn, briefing } = openTurn(await open())
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    await echoes("Soy Carmen, dime")
    expect((await run(turns.refresh(held, briefing)))?.conversation.pausedBy).toBe("owner_app")
    const { permit } = await queue(held, turn, { paused: true })
    expect(permit).toEqual({ kind: "settled", status: "cancelled" })
    expect(await told()).toEqual(["Conversación en pausa: Ana."])
    await run(turns.finish(held, turn.id, { result: "cancelled", reason: "not_delivered" }))
    await echoes("¿Sigues ahí?")
    await hears("Sí")
    expect(openTurn(await open()).briefing.conversation).toMatchObject({ pausedBy: "owner_app" })
  })

  test("a pause of twelve hours that has run out is over when the client writes again", async () => {
    const { echoes, hears, open, queue, pauseRunsOut } = await player()
    await hears("¿Abrís hoy?")
    await echoes("Sí, hasta las ocho.")
    expect(openTurn(await open()).briefing.conversation.pausedBy).toBe("owner_app")
    await pauseRunsOut()
    await hears("¿Y mañana?")
    const { held, turn, briefing } = openTurn(await open())
    expect(briefing.conversation.pausedBy).toBeNull()
    expect((await queue(held, turn)).permit).toMatchObject({ kind: "go" })
  })

  test("a message that may have arrived stays unknown, also when a pause holds back the second copy that Meta refused", async () => {
    const { handover, hears, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await run(outbox.settle(held, message, { kind: "unknown" }, null))
    await later()
    await run(outbox.permit(held, message))
    await run(outbox.settle(held, message, { kind: "busy", pair: false, code: null }, null))
    await later()
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(await run(outbox.permit(held, message))).toEqual({ kind: "settled", status: "unknown" })
  })

  test.each([[{ kind: "failed", code: 131_026 }], [{ kind: "unknown" }]] as const)(
    "a part whose part before never arrived is not sent alone: %p",
    async (outcome) => {
      const { hears, hearsOf, open, turns, outbox } = await player()
      await hears("Hola")
      const { held, turn } = openTurn(await open())
      const queued = await run(
        turns.queueReply(held, turn.id, turn.upTo, reply({ parts: ["Primero", "Segundo"] })),
      )
      if (queued === "lost" || queued === "moved") throw new Error(queued)
      const [first, second] = queued.outgoing as [Outgoing, Outgoing]
      await run(outbox.settle(held, first, outcome, null))
      if (outcome.kind === "unknown") await hearsOf(first, "failed")
      expect(await run(outbox.permit(held, second))).toEqual({
        kind: "settled",
        status: "cancelled",
      })
      expect(await open()).toMatchObject({ outbox: [], turn: { delivered: false } })
    },
  )

  test("a second copy that WhatsApp accepts counts as sent, whatever status the first gets meanwhile", async () => {
    const { hears, hearsOf, open, queue, outbox, later } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await run(outbox.settle(held, message, { kind: "unknown" }, null))
    await later()
    expect(await run(outbox.permit(held, message))).toMatchObject({ kind: "go" })
    await hearsOf(message, "failed", "w1")
    await run(outbox.settle(held, message, { kind: "sent", id: "w2" }, null))
    expect(await open()).toMatchObject({ outbox: [], turn: { delivered: true } })
    // A late failure of the first send changes nothing. That of the second counts.
    await hearsOf(message, "failed", "w1")
    expect(await open()).toMatchObject({ turn: { delivered: true } })
    await hearsOf(message, "failed", "w2")
    expect(await open()).toMatchObject({ turn: { delivered: false } })
  })
})
