import { describe, expect, test } from "bun:test"
import { SENTENCES } from "../../../core/reply/failures.ts"
import { NOTICES } from "../../../core/reply/notices.ts"
import type { Held, Outgoing } from "../../../core/reply/turn.ts"
import { SAID_BY_DATABASE } from "../../fakes/said-by-database.ts"
import { openTurn, run, turnPlayers } from "./turns-stage.ts"

describe.each(turnPlayers())("a turn that is given up: %s", (_, player) => {
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

  test("the owner is told whom to answer, in a full list too, and not of a number that may be hidden", async () => {
    const { handover, hears, open, told } = await player()
    await hears("¿Abrís hoy?")
    const { held } = openTurn(await open())
    for (let n = 1; n <= 100; n++) await run(handover.notify(held, `nota ${n}`))
    for (let deaths = 1; deaths <= 5; deaths++) await open()
    const list = await told()
    expect(list).toHaveLength(100)
    expect(list.at(-1)).toBe(
      "No se pudo terminar de responder a Ana: el mensaje hace fallar al sistema. Contéstale tú: su número, si no lo oculta, está en WhatsApp → Descargar la lista.",
    )
  })

  test("then the client is told what was booked, and that a person was called, instead of an error", async () => {
    const step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" } as const
    const booked = { ...step, receipt: "Reservado: martes 10 de marzo, 10:00." }
    const moved = { ...step, receipt: "Cambiado: martes 10 de marzo, 11:00." }
    const called = { ...step, paused: true }
    for (const [told, ...steps] of [
      [`${booked.receipt}\n${moved.receipt}`, booked, moved],
      [SENTENCES.handover, step, called],
      [`${booked.receipt}\n\n${SENTENCES.handover}`, called, booked],
    ] as const) {
      const { handover, hears, open, outbox, told: notices, turns } = await player()
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
      const claimed = outbox.permit(given?.held as Held, message as Outgoing)
      expect((await run(claimed)).kind).toBe("go")
      // The message may still be cancelled, and the owner has to know of the appointment all the same.
      const receipts = steps.flatMap((each) => ("receipt" in each ? each.receipt : [])).join(" ")
      expect((await notices()).at(-1)).toBe(SAID_BY_DATABASE.givenUp("Ana", receipts))
    }
  })

  test("the owner is told what was booked, too, where nobody knows whether the reply that tells it arrived", async () => {
    for (const outcome of ["unknown", "sent"] as const) {
      const { hears, open, outbox, queue, told, turns } = await player()
      await hears("Resérvame a las diez")
      const { held, turn } = openTurn(await open())
      const receipt = "Reservado: martes 10 de marzo, 10:00."
      const step = { kind: "result", callId: "1", name: "tool", ok: true, content: "{}" } as const
      await run(turns.saveStep(held, turn.id, 1, { ...step, receipt }, null))
      const { message } = await queue(held, turn)
      const sent = outcome === "sent" ? { kind: outcome, id: "wamid.1" } : { kind: outcome }
      await run(outbox.settle(held, message, sent, null))
      for (let deaths = 1; deaths <= 5; deaths++) await open()
      const doubt = outcome === "sent" ? [] : [SAID_BY_DATABASE.maybeUntold("Ana", receipt)]
      expect(await told()).toEqual([...doubt, SAID_BY_DATABASE.givenUp("Ana", "")])
    }
  })

  test("the owner is told, too, that its change of the calendar is in doubt, if that is what ended every worker", async () => {
    const call = (name: string) => ({ id: "call_0", name, arguments: "{}" })
    const result = { kind: "result", callId: "call_0", name: "t", ok: true, content: "{}" } as const
    for (const [calls, results, doubtful] of [
      [[call("create_calendar_event")], [], true],
      [[call("list_calendar_events"), call("cancel_calendar_event")], [result], true],
      [[call("create_calendar_event")], [result], false],
      [[call("list_calendar_events"), call("create_calendar_event")], [], false],
    ] as const) {
      const { hears, open, told, turns } = await player()
      await hears("Resérvame a las diez")
      const { held, turn } = openTurn(await open())
      const steps = [{ kind: "model", text: null, toolCalls: calls } as const, ...results]
      for (const [at, step] of steps.entries()) {
        await run(turns.saveStep(held, turn.id, at + 1, step, null))
      }
      for (let deaths = 1; deaths <= 5; deaths++) await open()
      const doubt = doubtful ? [NOTICES.unsettled("Ana")] : []
      expect(await told()).toEqual([SAID_BY_DATABASE.givenUp("Ana", ""), ...doubt])
    }
  })

  test("what was never counted is given up without a message, as the quota may be what cannot be read", async () => {
    const { hears, open } = await player()
    await hears("¿Abrís hoy?")
    for (let deaths = 0; deaths < 5; deaths++) expect((await open())?.deaths).toBe(deaths)
    expect(await open()).toMatchObject({ deaths: 0, outbox: [], turn: { state: "none" } })
  })
})
