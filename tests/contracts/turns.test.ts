import { describe, expect, test } from "bun:test"
import { receiptOf } from "../../core/calendar/receipt.ts"
import { NOTICES } from "../../core/reply/notices.ts"
import type { QueuedReply } from "../../core/reply/ports.ts"
import type { Ending, Held } from "../../core/reply/turn.ts"
import type { SendOutcome } from "../../core/whatsapp/ports.ts"
import { SAID_BY_DATABASE } from "../fakes/said-by-database.ts"
import { openTurn, reply, run, turnPlayers } from "./turns-stage.ts"

const STOPPED = { result: "stopped", reason: "withdrawn" } as const

/** A step of a tool, and what it has done to an appointment. */
const step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" } as const
const receipt = "Reservado: 10:00."

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
    const { hears, open, queue, sends } = await player()
    await hears("¿Abrís hoy?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await hears("¿Y mañana?")
    for (let n = 0; n < 2; n++) {
      expect(await sends(held, turn, message)).toEqual({
        kind: "finished",
        more: true,
      })
    }
    expect(openTurn(await open()).briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
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

  test("the owner is told what was done in the calendar where no reply tells the client, whichever way the turn ends", async () => {
    const booked = (at: string) => ({ ...step, receipt: `Reservado: ${at}.` })
    const ENDINGS: readonly (readonly [Ending, boolean])[] = [
      [{ result: "stopped", reason: "conversation_paused" }, true],
      [{ result: "cancelled", reason: "not_delivered" }, true],
      [{ result: "apology", reason: "unavailable" }, true],
      [{ result: "replied" }, false],
    ]
    for (const [ending, isTold] of ENDINGS) {
      const { hears, open, turns, told } = await player()
      await hears("A las diez y a las once")
      const { held, turn } = openTurn(await open())
      for (const [at, each] of [booked("10:00"), step, booked("11:00")].entries()) {
        await run(turns.saveStep(held, turn.id, at + 1, each, null))
      }
      await run(turns.finish(held, turn.id, ending))
      expect(await told()).toEqual(
        isTold ? [SAID_BY_DATABASE.untold("Ana", "Reservado: 10:00. Reservado: 11:00.")] : [],
      )
    }
  })

  test("the owner is told it, too, where WhatsApp says afterwards that the part of the reply that tells it did not arrive", async () => {
    for (const failing of [0, 1]) {
      const { hears, hearsOf, open, outbox, turns, told } = await player()
      await hears("A las diez")
      const { held, turn } = openTurn(await open())
      await run(turns.saveStep(held, turn.id, 1, { ...step, receipt }, null))
      const parts = [receipt, "Calle Mayor 1."]
      const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply({ parts })))
      const outgoing = typeof queued === "string" ? [] : queued.outgoing
      for (const [part, message] of outgoing.entries()) {
        if (part > 0) await run(outbox.permit(held, message))
        await run(outbox.settle(held, message, { kind: "sent", id: `wamid.${part}` }, null))
      }
      await run(turns.finish(held, turn.id, { result: "replied" }))
      expect(await told()).toEqual([])
      for (const [part, message] of outgoing.entries()) {
        await hearsOf(message, part === failing ? "failed" : "delivered", `wamid.${part}`)
      }
      expect(await told()).toEqual(failing === 0 ? [SAID_BY_DATABASE.untold("Ana", receipt)] : [])
    }
  })

  /** An appointment was made, and nobody knows whether the reply about it has arrived. */
  const inDoubt = async () => {
    const played = await player()
    await played.hears("A las diez")
    const { held, turn } = openTurn(await played.open())
    await run(played.turns.saveStep(held, turn.id, 1, { ...step, receipt }, null))
    const { message } = await played.queue(held, turn)
    await run(played.outbox.settle(held, message, { kind: "unknown" }, null))
    await played.later()
    return { ...played, held, turn, message }
  }

  test("the owner is told it in other words where nobody knows whether the reply arrived, and so whether the client knows", async () => {
    for (const comes of [
      "STOP",
      { kind: "unknown" },
      { kind: "failed", code: 131_026, fault: null },
    ] as const) {
      const { hears, later, outbox, turns, told, held, turn, message } = await inDoubt()
      if (typeof comes === "string") await hears(comes)
      else {
        await run(outbox.permit(held, message))
        await run(outbox.settle(held, message, comes, null))
        await later()
      }
      expect(await run(outbox.permit(held, message))).toMatchObject({ kind: "settled" })
      await run(turns.finish(held, turn.id, { result: "replied" }))
      expect(await told()).toContain(SAID_BY_DATABASE.maybeUntold("Ana", receipt))
      expect(await told()).not.toContain(SAID_BY_DATABASE.untold("Ana", receipt))
    }
  })

  test("the owner is told it once where both copies are in doubt and WhatsApp then says that the reply did not arrive", async () => {
    const { hearsOf, open, outbox, turns, told, held, turn, message } = await inDoubt()
    await run(outbox.permit(held, message))
    await run(outbox.settle(held, message, { kind: "unknown" }, null))
    await hearsOf(message, "failed")
    const again = await open()
    if (!again) throw new Error("no conversation")
    expect(again).toMatchObject({ outbox: [], turn: { state: "written", delivered: false } })
    await run(turns.finish(again.held, turn.id, { result: "cancelled", reason: "not_delivered" }))
    expect((await told()).filter((notice) => notice.includes(receipt))).toEqual([
      SAID_BY_DATABASE.maybeUntold("Ana", receipt),
    ])
  })

  test("the owner is told that a change of the calendar is in doubt beside why the turn stopped, in a full list too", async () => {
    const { handover, hears, open, turns, told } = await player()
    await hears("A las diez")
    const { held, turn } = openTurn(await open())
    for (let n = 1; n <= 100; n++) await run(handover.notify(held, `nota ${n}`))
    const unsettled = NOTICES.unsettled("Ana")
    const ending = {
      result: "stopped",
      reason: "too_late",
      notice: NOTICES.tooLate,
      unsettled,
    } as const
    await run(turns.finish(held, turn.id, ending))
    const list = await told()
    expect(list).toHaveLength(100)
    expect(list.at(-1)).toBe(unsettled)
    const next = await player()
    await next.hears("A las diez")
    const opened = openTurn(await next.open())
    await run(next.turns.finish(opened.held, opened.turn.id, ending))
    expect(await next.told()).toEqual([NOTICES.tooLate, unsettled])
  })

  test("the owner hears what a reply promises once it is to leave, and never of one that does not", async () => {
    const notice = "El bot ha prometido a Ana noticias del equipo"
    const promising = { notice, parts: ["Te llamamos."] }
    for (const [comes, becomes, isTold] of [
      [null, "go", true],
      ["¿Y mañana?", "moved", false],
      ["STOP", "settled", false],
    ] as const) {
      const { hears, open, turns, told } = await player()
      await hears("¿Me llamáis?")
      const { held, turn } = openTurn(await open())
      if (comes) await hears(comes)
      const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply(promising)))
      expect(typeof queued === "string" ? queued : queued.permit?.kind).toBe(becomes)
      expect(await told()).toEqual(isTold ? [notice] : [])
    }
    const { hears, open, turns, told } = await player()
    await hears("¿Me llamáis?")
    const { held, turn } = openTurn(await open())
    const simulated = reply({ ...promising, simulated: true })
    await run(turns.queueReply(held, turn.id, turn.upTo, simulated))
    expect(await told()).toEqual([notice])
  })

  test("the owner hears what a reply promises that has to wait, when it goes, once, and never of one cancelled meanwhile", async () => {
    const notice = "El bot ha prometido a Ana noticias del equipo"
    for (const comes of [null, "STOP"]) {
      const { hears, open, outbox, queue, reconnects, told, tokenEnds } = await player()
      await hears("¿Me llamáis?")
      const { held, turn } = openTurn(await open())
      await tokenEnds()
      const { message, permit } = await queue(held, turn, { notice })
      expect(permit?.kind).toBe("wait")
      if (comes) await hears(comes)
      await reconnects()
      const before = await told()
      expect(before).not.toContain(notice)
      const { kind } = await run(outbox.permit(held, message))
      expect(kind).toBe(comes ? "settled" : "go")
      await run(outbox.settle(held, message, { kind: "refused" }, null))
      await run(outbox.permit(held, message))
      expect(await told()).toEqual(comes ? before : [...before, notice])
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
      const [question] = openTurn(await open()).briefing.fresh
      const quotes = question?.id ?? null
      if (deleted) await revokes(question?.whatsappMessageId ?? "")
      const { held, turn } = openTurn(await open())
      const { permit } = await queue(held, turn, { quotes })
      expect(permit).toMatchObject({
        kind: "go",
        quotes: quoted === null ? null : (question?.whatsappMessageId ?? ""),
      })
    }
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

  test("a reply to the only message that is open quotes nothing, also when that was corrected meanwhile", async () => {
    const { hears, open, queue, edits, turns } = await player()
    await hears("¿Abrís a las 5?")
    const first = openTurn(await open())
    await edits("wamid.1", "¿Abrís a las 6?")
    const quotes = first.briefing.fresh[0]?.id ?? null
    await run(turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply({ quotes })))
    const { held, turn } = openTurn(await open())
    const { permit } = await queue(held, turn, { quotes })
    expect(permit).toMatchObject({ kind: "go", quotes: null })
  })

  test("what a client's message answers is read with it, unless it is gone or is not theirs", async () => {
    const { hears, open, queue, revokes, sends } = await player()
    await hears("¿A qué hora?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await sends(held, turn, message, { kind: "sent", id: "wamid.reply" })
    await hears("Perfecto", "wamid.reply")
    await hears("Me refería a esto", "wamid.1")
    await hears("¿Y esto?", "wamid.of.another.conversation")
    const quoted = async () => openTurn(await open()).briefing.fresh.map((each) => each.quoted)
    expect(await quoted()).toEqual(["Hola", "¿A qué hora?", null])
    await revokes("wamid.1")
    expect(await quoted()).toEqual(["Hola", null, null])
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

  test("what a client deletes before anything comes of it is not answered", async () => {
    const { hears, open, revokes, turns } = await player()
    await hears("¿Abrís hoy?")
    await hears("¿Y mañana?")
    await revokes("wamid.1")
    const { turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
    await revokes("wamid.2")
    expect(openTurn(await open()).briefing.fresh).toEqual([])
    // A turn that has begun goes on, as it may have booked an appointment already.
    const step = { kind: "model", text: null, toolCalls: [] } as const
    const again = openTurn(await open())
    await run(turns.saveStep(again.held, turn.id, 1, step, null))
    expect(openTurn(await open()).briefing.fresh).toHaveLength(2)
  })

  test("what a client corrects or deletes while the answer is composed is answered as it stands now", async () => {
    const { hears, open, queue, edits, revokes, turns } = await player()
    await hears("¿Hay mesa a las 5?")
    const first = openTurn(await open())
    await edits("wamid.1", "¿Hay mesa a las 6?")
    const late = turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply())
    expect(await run(late)).toBe("moved")
    const second = openTurn(await open())
    expect(second.briefing.fresh).toMatchObject([{ content: "¿Hay mesa a las 6?" }])
    await revokes("wamid.1")
    const later = turns.queueReply(second.held, second.turn.id, second.turn.upTo, reply())
    expect(await run(later)).toBe("moved")
    const third = openTurn(await open())
    expect(third.briefing.fresh).toEqual([])
    expect(await run(turns.finish(third.held, third.turn.id, STOPPED))).toBe(false)
    await hears("¿Y mañana?")
    const { held, turn } = openTurn(await open())
    await queue(held, turn)
  })

  test("what a client corrects when its reply is written opens no turn of its own", async () => {
    const { hears, open, queue, edits, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await edits("wamid.1", "¿Hay mesa a las 6?")
    const settled = await sends(held, turn, message)
    expect(settled).toEqual({ kind: "finished", more: false })
    await hears("¿Y mañana?")
    const next = openTurn(await open())
    expect(next.turn.upTo).toBe(2)
    expect(next.briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
  })

  test("a client who corrects a message again and again gets a reply, and the next message its own", async () => {
    const { hears, open, edits, turns, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    for (const hour of [6, 7, 8]) {
      const { held, turn } = openTurn(await open())
      await edits("wamid.1", `¿Hay mesa a las ${hour}?`)
      expect(await run(turns.queueReply(held, turn.id, turn.upTo, reply()))).toBe("moved")
    }
    const { held, turn } = openTurn(await open())
    await edits("wamid.1", "¿Hay mesa a las 9?")
    const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply()))
    if (typeof queued === "string") throw new Error(queued)
    const [message] = queued.outgoing
    if (!message) throw new Error("no part")
    const settled = await sends(held, turn, message)
    expect(settled).toEqual({ kind: "finished", more: false })
  })

  test("what a client corrects when it is answered is not answered again", async () => {
    const { hears, open, queue, edits, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await sends(held, turn, message)
    await edits("wamid.1", "¿Hay mesa a las 6?")
    expect((await open())?.turn.state).toBe("none")
  })
})
