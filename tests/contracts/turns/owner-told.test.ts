import { describe, expect, test } from "bun:test"
import { NOTICES } from "../../../core/reply/notices.ts"
import type { Ending } from "../../../core/reply/turn.ts"
import { SAID_BY_DATABASE } from "../../fakes/said-by-database.ts"
import { openTurn, reply, run, turnPlayers } from "./turns-stage.ts"

/** A step of a tool, and what it has done to an appointment. */
const step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" } as const
const receipt = "Reservado: 10:00."

describe.each(turnPlayers())("what the owner is told of a turn: %s", (_, player) => {
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
})
