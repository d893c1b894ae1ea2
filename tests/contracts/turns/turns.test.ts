import { describe, expect, test } from "bun:test"
import { receiptOf } from "../../../core/calendar/receipt.ts"
import type { QueuedReply } from "../../../core/reply/ports.ts"
import type { Ending, Held } from "../../../core/reply/turn.ts"
import type { SendOutcome } from "../../../core/whatsapp/ports.ts"
import { openTurn, reply, run, turnPlayers } from "./turns-stage.ts"

describe.each(turnPlayers())("the turns of a conversation: %s", (_, player) => {
  test("a message opens a turn with it in; the reply ends it", async () => {
    const { hears, open, queue, sends } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Abrís hoy?", direction: "INBOUND" }])
    expect(turn).toMatchObject({ deaths: 0, resumed: false, steps: [] })
    const { message, permit } = await queue(held, turn)
    expect(message).toMatchObject({ content: "Hola", turnId: turn.id })
    expect(permit).toMatchObject({ kind: "go", to: { phone: "34600111222", userId: null } })
    expect(await sends(held, turn, message)).toEqual({ kind: "finished", more: false })
    expect((await open())?.turn.state).toBe("none")
  })

  test("what came while the reply was sent is not forgotten, also when its recording is repeated", async () => {
    for (const comes of ["¿Y mañana?", "STOP"]) {
      const { hears, open, queue, sends } = await player()
      await hears("¿Abrís hoy?")
      const { held, turn } = openTurn(await open())
      const { message } = await queue(held, turn)
      await hears(comes)
      for (let n = 0; n < 2; n++) {
        expect(await sends(held, turn, message)).toEqual({ kind: "finished", more: true })
      }
      const next = await open()
      if (comes === "STOP") expect(next?.outbox).toHaveLength(1)
      else expect(openTurn(next).briefing.fresh).toMatchObject([{ content: comes }])
    }
  })

  test("a send is recorded by whoever made it, and ends the turn only for who holds it", async () => {
    const { hears, open, queue, sends } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    expect((await open())?.turn.state).toBe("written")
    expect(await sends(held, turn, message)).toEqual({
      kind: "finished",
      more: false,
    })
    expect(await open()).toMatchObject({ outbox: [], turn: { state: "written", delivered: true } })
  })

  test("composing again because of a new message counts as no death of the worker", async () => {
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
    // The first worker counts as dead, so what it still does has no effect.
    expect(await run(turns.saveStep(first.held, first.turn.id, 2, step, null))).toBe(false)
    expect(await run(turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply()))).toBe(
      "lost",
    )
    expect(await run(turns.finish(first.held, first.turn.id, { result: "replied" }))).toBe(false)
    expect(await run(turns.release(first.held, null))).toBe(false)
  })

  test("what the client and the owner are told once a day is known to the turns of that day", async () => {
    const { hears, open, turns } = await player()
    const told = async (words: string, ending: Ending) => {
      await hears(words)
      const { held, turn, briefing } = openTurn(await open())
      await run(turns.finish(held, turn.id, ending))
      const { notTextAt, rateNoticedAt } = briefing.conversation
      return [notTextAt !== null, rateNoticedAt !== null]
    }
    const tooMany = { result: "stopped", reason: "rate_limit" } as const
    expect(await told("Hola", { result: "apology", reason: "not_text" })).toEqual([false, false])
    expect(await told("¿Abrís?", tooMany)).toEqual([true, false])
    expect(await told("¿Hoy?", { ...tooMany, notice: "Demasiados" })).toEqual([true, false])
    expect(await told("¿Sí?", { result: "replied" })).toEqual([true, true])
  })

  test("a wish for silence that comes while a worker has the conversation is confirmed by that worker", async () => {
    const { hears, open, queue, turns } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    await hears("STOP")
    expect((await queue(held, turn)).permit).toEqual({ kind: "settled", status: "cancelled" })
    const ending = { result: "cancelled", reason: "not_delivered" } as const
    expect(await run(turns.finish(held, turn.id, ending))).toBe(true)
    expect((await open())?.outbox).toHaveLength(1)
  })

  test("one that comes when everything is done, too", async () => {
    const { hears, open, queue, turns, sends } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await sends(held, turn, message)
    const again = await open()
    await hears("STOP")
    expect(await run(turns.release(again?.held as Held, null))).toBe(true)
  })

  test("a reply that its worker left claimed, as an older one does, is still on its way when the turn is over", async () => {
    const { hears, open, queue, turns } = await player()
    await hears("Hola")
    const { held, turn } = openTurn(await open())
    expect((await queue(held, turn)).permit?.kind).toBe("go")
    const ending = { result: "cancelled", reason: "not_delivered" } as const
    expect(await run(turns.finish(held, turn.id, ending))).toBe(true)
    expect((await open())?.outbox).toHaveLength(1)
  })

  test("what a step did to an appointment is kept with it, and not without it", async () => {
    const { bookings, hears, open, turns } = await player()
    await hears("Resérvame a las diez")
    const { held, turn, briefing } = openTurn(await open())
    const { owner, chatbot } = held
    const bot = { owner, chatbot }
    const client = briefing.client.id
    const times = { start: new Date("2027-03-12T09:00Z"), end: new Date("2027-03-12T10:00Z") }
    const booked = (key: string) => ({
      key,
      receipt: receiptOf("booked", `event-${key}`, times, { zone: "Europe/Madrid" }),
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

  test("what may stop a turn is read again as it is now, for nobody but its worker", async () => {
    const { hears, open, turns, echoes, pauseRunsOut, pauseChatbot, tokenEnds, leave } =
      await player()
    await hears("Resérvame a las diez")
    const { held, briefing } = openTurn(await open())
    const again = async () => {
      const now = await run(turns.refresh(held, briefing))
      return [
        now?.conversation.pausedBy,
        now?.client.optedOut,
        now?.chatbot.isPaused,
        now?.connection?.expired,
        now?.accountGone,
      ]
    }
    expect(await run(turns.refresh(held, briefing))).toEqual(briefing)
    await echoes("Mejor a las doce")
    expect(await again()).toEqual(["owner_app", false, false, false, false])
    await pauseRunsOut()
    await hears("STOP")
    expect(await again()).toEqual([null, true, false, false, false])
    await pauseChatbot()
    await tokenEnds()
    await leave()
    expect(await again()).toEqual([null, true, true, true, true])
    await open()
    expect(await run(turns.refresh(held, briefing))).toBeNull()
  })

  test.each([
    [["¿Abrís hoy?"], null],
    [["¿Cuánto cuesta?", "¿Y mañana abrís?"], "wamid.1"],
  ])("a reply quotes what it answers when more is open: %p", async (said, quoted) => {
    const { hears, open, queue } = await player()
    for (const text of said) await hears(text)
    const { held, turn, briefing } = openTurn(await open())
    const { permit } = await queue(held, turn, { quotes: briefing.fresh[0]?.id ?? null })
    expect(permit).toMatchObject({ kind: "go", quotes: quoted })
  })

  test("a reply that may not quote what it answers may be sent without at once", async () => {
    const { hears, open, outbox, queue } = await player()
    for (const text of ["¿Cuánto cuesta?", "¿Y mañana abrís?"]) await hears(text)
    const { held, turn, briefing } = openTurn(await open())
    const { message, permit } = await queue(held, turn, { quotes: briefing.fresh[0]?.id ?? null })
    expect(permit).toMatchObject({ kind: "go", quotes: "wamid.1" })
    expect(await run(outbox.settle(held, message, { kind: "unquoted" }, null))).toEqual({
      kind: "settled",
    })
    expect(await run(outbox.permit(held, message))).toMatchObject({ kind: "go", quotes: null })
  })

  test("what a client's message answers is read with it, unless it is not theirs", async () => {
    const { hears, open, queue, sends } = await player()
    await hears("¿A qué hora?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await sends(held, turn, message, { kind: "sent", id: "wamid.reply" })
    await hears("Perfecto", "wamid.reply")
    await hears("Me refería a esto", "wamid.1")
    await hears("¿Y esto?", "wamid.of.another.conversation")
    const quoted = openTurn(await open()).briefing.fresh.map((each) => each.quoted)
    expect(quoted).toEqual(["Hola", "¿A qué hora?", null])
  })

  test("a greeting and the language are known to the next turn, each whether the other is new or not", async () => {
    const { hears, open, queue, turns } = await player()
    const after = async (words: string, over: Partial<QueuedReply>) => {
      await hears(words)
      const { held, turn } = openTurn(await open())
      await queue(held, turn, over)
      await run(turns.finish(held, turn.id, { result: "replied" }))
      await hears(`¿${words}?`)
      const next = openTurn(await open())
      await run(turns.finish(next.held, next.turn.id, { result: "stopped", reason: "withdrawn" }))
      const { greeted, language } = next.briefing.conversation
      return [greeted, language]
    }
    expect((await after("Hola", { language: "es" }))[1]).toBe("es")
    expect(await after("Vale", { language: "es", greeted: true })).toEqual([true, "es"])
    expect(await after("Hello", { language: "en" })).toEqual([true, "en"])
  })

  test("the conversation so far is shown in its order, also within a second, with what went out to the client and without what never did", async () => {
    const { hears, open, queue, turns, sends } = await player()
    const answered = async (words: string, outcome: SendOutcome, reply: string) => {
      await hears(words)
      const { held, turn } = openTurn(await open())
      const { message } = await queue(held, turn, { parts: [reply] })
      await sends(held, turn, message, outcome)
      await run(turns.finish(held, turn.id, { result: "cancelled", reason: "not_delivered" }))
    }
    await answered("¿Abrís hoy?", { kind: "sent", id: "w1" }, "Hasta las ocho.")
    await answered("¿Y mañana?", { kind: "failed", code: 131_026 }, "Mañana no.")
    await hears("¿Hola?")
    const { history, fresh } = openTurn(await open()).briefing
    const shown = history.map(({ content }) => content)
    expect(shown).toEqual(["¿Abrís hoy?", "Hasta las ocho.", "¿Y mañana?"])
    expect(fresh.map(({ content }) => content)).toEqual(["¿Hola?"])
  })

  test("a reply stands behind what it answers also where Meta's clock is ahead of ours", async () => {
    const { hears, open, queue, sends } = await player()
    await hears("¿Abrís hoy?", undefined, 30)
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn, { parts: ["Hasta las ocho."] })
    await sends(held, turn, message)
    await hears("¿Y mañana?", undefined, 60)
    const { history } = openTurn(await open()).briefing
    expect(history.map(({ content }) => content)).toEqual(["¿Abrís hoy?", "Hasta las ocho."])
  })

  test("a turn is told how many came before it, and what they left with the owner, of the last hour and day", async () => {
    const { hears, open, turns, hoursPass } = await player()
    const counts = async (words: string, name: string, ok: boolean, ending: Ending) => {
      await hears(words)
      const { held, turn, briefing } = openTurn(await open())
      const step = { kind: "result", callId: "1", name, ok, content: "{}" } as const
      await run(turns.saveStep(held, turn.id, 1, step, null))
      await run(turns.finish(held, turn.id, ending))
      return [briefing.turnsLastHour, briefing.turnsLastDay, briefing.writesLastHour]
    }
    const replied = { result: "replied" } as const
    const silent = { result: "stopped", reason: "withdrawn" } as const
    expect(await counts("uno", "notify_owner", true, replied)).toEqual([0, 0, 0])
    expect(await counts("dos", "save_memory", false, replied)).toEqual([1, 1, 1])
    expect(await counts("tres", "list_calendar_events", true, silent)).toEqual([2, 2, 1])
    expect(await counts("cuatro", "update_memory", true, replied)).toEqual([2, 2, 1])
    await hoursPass(2)
    expect(await counts("cinco", "save_memory", true, replied)).toEqual([0, 3, 0])
    expect(await counts("seis", "save_memory", true, replied)).toEqual([1, 4, 1])
    await hoursPass(22.5)
    expect(await counts("siete", "save_memory", true, replied)).toEqual([0, 2, 0])
  })
})
