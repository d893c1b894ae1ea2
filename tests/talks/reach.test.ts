import { describe, expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { ANA, atHour, BEA } from "../support/calendar.ts"
import { world } from "../support/world.ts"
import { AT_TEN, cancel, create, list, results, update } from "./calls.ts"

describe("what the model may see and change", () => {
  test("other clients are times that are busy: nothing else of them is ever in a request", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "any",
      model: [
        list({ time_min: "2026-03-12T00:00", time_max: "2026-03-13T00:00" }),
        [cancel("theirs"), update("theirs", { summary: "x" })],
        "No puedo.",
      ],
    })
    calendar.hasFor(ANA, "mine", 9, "Corte de Ana")
    calendar.hasFor(BEA, "theirs", 10, "CANARIO de Bea")
    calendar.has("owners", {
      summary: "CANARIO del dueño",
      description: "CANARIO",
      start: { instant: atHour(12) },
      end: { instant: atHour(13) },
    })
    await run(answer(hears("Dime todas las citas de todos y cancela la de las 10")))
    expect(results(requests[1])).toEqual([
      {
        ok: true,
        events: [
          {
            event_id: "mine",
            summary: "Corte de Ana",
            description: "",
            start_time: "2026-03-12T09:00:00+01:00",
            end_time: "2026-03-12T10:00:00+01:00",
            location: "",
          },
        ],
        busy: [
          { start_time: "2026-03-12T10:00:00+01:00", end_time: "2026-03-12T11:00:00+01:00" },
          {
            start_time: "2026-03-12T12:00:00+01:00",
            end_time: "2026-03-12T13:00:00+01:00",
            event_id: "owners",
          },
        ],
        timezone: "Europe/Madrid",
      },
    ])
    expect(results(requests[2]).slice(1)).toMatchObject([
      { ok: false, error: "not_found" },
      { ok: false, error: "not_found" },
    ])
    expect(JSON.stringify(requests)).not.toContain("CANARIO")
    expect(calendar.all()).toHaveLength(3)
  })

  test("of a full calendar no more is listed than a model can read, and from where to list on is said", async () => {
    const year = { time_min: "2026-03-12T00:00", time_max: "2027-03-12T00:00" }
    const model = [list(year), list({ ...year, time_min: "2026-03-30T08:00" }), "Hay muchas."]
    const { run, hears, requests, calendar } = world({ calendar: "any", model })
    const hours = Array.from({ length: 230 }, (_, n) =>
      Date.UTC(2026, 2, 12 + n / 12, 8 + (n % 12)),
    )
    for (const [n, at] of hours.entries())
      calendar.has(`owners-${n}`, {
        start: { instant: new Date(at).toISOString() },
        end: { instant: new Date(at + 3_600_000).toISOString() },
      })
    await run(answer(hears("¿Qué horas tenéis libres este año?")))
    const [first, rest] = results(requests[2])
    expect(JSON.stringify(first).length).toBeLessThan(30_000)
    expect(first.message).toBe(
      "From 2026-03-28T17:00:00+01:00 on not all is listed. List again from there.",
    )
    expect(first.busy.at(-1).end_time).toBe("2026-03-28T17:00:00+01:00")
    expect(rest).not.toHaveProperty("message")
  })

  test("of more appointments than are listed of the client's own it is said from where to list on", async () => {
    const most = { max_results: 3 }
    const model = [list(most), list({ ...most, time_min: "2026-03-15T10:00" }), "Tienes cinco."]
    const { run, hears, requests, calendar } = world({ calendar: "own", model })
    for (let day = 0; day < 5; day++) calendar.hasFor(ANA, `lesson-${day}`, 10 + 24 * day)
    await run(answer(hears("¿Qué clases tengo?")))
    const [first, rest] = results(requests[2])
    expect(first.events).toHaveLength(3)
    expect(first.message).toBe(
      "From 2026-03-15T10:00:00+01:00 on not all is listed. List again from there.",
    )
    expect(rest.events).toHaveLength(2)
    expect(rest).not.toHaveProperty("message")
  })

  test("of more than a year it is said from where to list on", async () => {
    const model = [list({ time_min: "2026-03-12", time_max: "2028-12-31" }), "Nada este año."]
    const { run, hears, requests } = world({ calendar: "own", model })
    await run(answer(hears("¿Cuándo es nuestra boda?")))
    expect(results(requests[1])).toMatchObject([
      { message: "From 2027-03-13T00:00:00+01:00 on not all is listed. List again from there." },
    ])
  })

  test("the owner's own entries may be changed only when the setting says so", async () => {
    for (const [setting, expected] of [
      ["own", { ok: false, error: "forbidden" }],
      ["any", { ok: true }],
    ] as const) {
      const { run, hears, requests, calendar } = world({
        calendar: setting,
        model: [cancel("owners"), "Vale.", "Vale."],
      })
      calendar.has("owners", { start: { instant: atHour(12) }, end: { instant: atHour(13) } })
      await run(answer(hears("Cancela la de las 12")))
      expect(results(requests[1])).toMatchObject([expected])
    }
  })

  test("a taken time is said to be taken also when Google will not say what else is free", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), "¿Otra hora?"],
    })
    calendar.fails("list", "unavailable")
    calendar.holds.set("b", {
      span: { start: new Date(atHour(10)), end: new Date(atHour(11)) },
      eventId: null,
      until: Number.POSITIVE_INFINITY,
    })
    await run(answer(hears("Cita a las 10")))
    expect(results(requests[1])).toEqual([
      { ok: false, error: "unavailable", message: "That time is not available." },
    ])
  })

  test("the owner's own entries may be moved unread: what they say is not for clients", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "any",
      model: [
        [
          update("owners", {}),
          update("owners", { start_time: "2026-03-12T17:00", location: "Aquí" }),
        ],
        "Hecho.",
        "Hecho.",
      ],
    })
    calendar.has("owners", {
      ...{ summary: "CANARIO", description: "CANARIO", location: "CANARIO" },
      ...{ start: { instant: atHour(12) }, end: { instant: atHour(13) } },
    })
    await run(answer(hears("¿Qué hay a las 12? Pásalo a las 17:00")))
    expect(calendar.all()).toMatchObject([{ summary: "CANARIO", start: { instant: atHour(17) } }])
    expect(results(requests[1])[1]).toMatchObject({
      ok: true,
      event: { event_id: "owners", start_time: "2026-03-12T17:00:00+01:00", location: "Aquí" },
    })
    expect(JSON.stringify(requests)).not.toContain("CANARIO")
  })

  test("a time that is taken for a move comes with free ones as long as the appointment", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [
        [
          update("mine", { start_time: "2026-03-12T12:00" }),
          update("mine", { end_time: "2026-03-12T13:00" }),
        ],
        "¿Otra hora?",
      ],
    })
    calendar.hasFor(ANA, "mine", 9)
    calendar.has("mine", {
      ...calendar.all()[0],
      end: { instant: atHour(11) },
    })
    calendar.hasFor(BEA, "theirs", 12)
    await run(answer(hears("Pásala a las 12")))
    const [started, ended] = results(requests[1])
    expect(started).toMatchObject({
      error: "unavailable",
      alternatives: [
        { start_time: "2026-03-12T13:00:00+01:00", end_time: "2026-03-12T15:00:00+01:00" },
        { start_time: "2026-03-12T13:30:00+01:00", end_time: "2026-03-12T15:30:00+01:00" },
        { start_time: "2026-03-12T14:00:00+01:00", end_time: "2026-03-12T16:00:00+01:00" },
      ],
    })
    expect(ended).toMatchObject({ error: "unavailable" })
    for (const { start_time, end_time } of ended.alternatives)
      expect(Date.parse(end_time) - Date.parse(start_time)).toBe(4 * 3_600_000)
  })

  test("a taken time comes with free ones near it", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN), "A las 10 no puede ser."],
    })
    calendar.hasFor(BEA, "theirs", 10)
    await run(answer(hears("Cita el jueves a las 10")))
    expect(results(requests[1])).toEqual([
      {
        ok: false,
        error: "unavailable",
        message: "That time is not available.",
        alternatives: [
          { start_time: "2026-03-12T09:00:00+01:00", end_time: "2026-03-12T10:00:00+01:00" },
          { start_time: "2026-03-12T11:00:00+01:00", end_time: "2026-03-12T12:00:00+01:00" },
          { start_time: "2026-03-12T11:30:00+01:00", end_time: "2026-03-12T12:30:00+01:00" },
        ],
      },
    ])
  })

  test.each([
    ["in the past", { start_time: "2026-03-09T10:00" }, "start_time: is in the past"],
    ["backwards", { end_time: "2026-03-12T09:00" }, "end_time: must be after start_time"],
    ["without length", { end_time: AT_TEN }, "end_time: must be after start_time"],
    ["for over a year", { end_time: "2027-04-12T10:00" }, "end_time: is too far away"],
    ["on no date", { start_time: "2026-02-30T10:00" }, "start_time: there is no such date or time"],
    ["at 24:00", { start_time: "2026-03-12T24:00" }, "start_time: there is no such date or time"],
    ["in a zone of no place", { timezone: "Mars/One" }, "timezone: not an IANA time zone"],
    ["in words", { start_time: "mañana" }, "Expected: summary, start_time, end_time: ISO 8601"],
    [
      "in the hour that is left out",
      { start_time: "2026-03-29T02:30" },
      "start_time: this time does not exist in Europe/Madrid, the clock is put forward over it",
    ],
  ])("a time %s is sent back to the model", async (_, args, message) => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [create(AT_TEN, args), "¿Qué día?"],
    })
    await run(answer(hears("Cita, por favor")))
    expect(results(requests[1])).toEqual([{ ok: false, error: "invalid_arguments", message }])
    expect(calendar.all()).toEqual([])
  })

  test.each([
    list({ timezone: "Mars/One" }),
    update("mine", { start_time: "2026-03-12T11:00", timezone: "Mars/One" }),
  ])("a zone of no place is sent back to the model: $name", async (call) => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [call, "¿Qué día?"],
    })
    calendar.hasFor(ANA, "mine", 10)
    await run(answer(hears("Cámbiame la cita, por favor")))
    const message = "timezone: not an IANA time zone"
    expect(results(requests[1])).toEqual([{ ok: false, error: "invalid_arguments", message }])
    expect(calendar.all()).toMatchObject([{ start: { instant: atHour(10) } }])
  })

  test("a time that is taken by the client's own appointment is said to be theirs", async () => {
    const { run, hears, requests, texts, calendar } = world({
      calendar: "own",
      model: [
        create("2026-03-12T10:30"),
        "Ya tienes cita el jueves 12 de marzo a las 10:00.",
        update("other", { start_time: AT_TEN }),
        "A las 10:00 ya tienes otra cita.",
      ],
    })
    calendar.hasFor(ANA, "mine", 10, "Corte")
    calendar.hasFor(ANA, "other", 17, "Color")
    await run(answer(hears("Quiero cita el jueves a las 10 y media")))
    await run(answer(hears("Y pasa la de las 17 a las 10")))
    for (const request of [requests[1], requests[3]]) {
      expect(results(request)).toMatchObject([
        {
          ok: false,
          error: "unavailable",
          message: "At that time the client has an appointment already.",
          own: [{ event_id: "mine", summary: "Corte", start_time: "2026-03-12T10:00:00+01:00" }],
        },
      ])
    }
    expect(texts()).toEqual([
      "Ya tienes cita el jueves 12 de marzo a las 10:00.",
      "A las 10:00 ya tienes otra cita.",
    ])
  })

  test("an appointment that is to be moved is in the way of no time that it could have instead", async () => {
    const { run, hears, requests, calendar } = world({
      calendar: "own",
      model: [update("mine", { start_time: "2026-03-12T10:30" }), "¿A las 9:30?"],
    })
    calendar.hasFor(ANA, "mine", 10)
    calendar.hasFor(BEA, "theirs", 11)
    await run(answer(hears("Pásala a las 10 y media")))
    expect(results(requests[1])).toEqual([
      {
        ok: false,
        error: "unavailable",
        message: "That time is not available.",
        alternatives: [
          { start_time: "2026-03-12T09:00:00+01:00", end_time: "2026-03-12T10:00:00+01:00" },
          { start_time: "2026-03-12T09:30:00+01:00", end_time: "2026-03-12T10:30:00+01:00" },
          { start_time: "2026-03-12T12:00:00+01:00", end_time: "2026-03-12T13:00:00+01:00" },
        ],
      },
    ])
  })

  test("how many a model wants listed may be written as a text", async () => {
    const { run, hears, calendar, requests } = world({
      calendar: "own",
      model: [list({ max_results: "1" }), list({ max_results: "x" }), "Tienes dos."],
    })
    for (const day of [0, 1]) calendar.hasFor(ANA, `lesson-${day}`, 10 + 24 * day)
    await run(answer(hears("¿Qué clases tengo?")))
    const [first, second] = results(requests[2])
    expect(first.events).toHaveLength(1)
    expect(second.error).toBe("invalid_arguments")
  })

  test("fields that a model sends empty are left out, not taken for a fault", async () => {
    const empty = { end_time: "", description: null, location: " ", timezone: null }
    const { run, hears, texts, calendar, requests } = world({
      calendar: "own",
      model: [
        list({ ...empty, time_min: "2026-03-12", time_max: "2026-03-12", max_results: null }),
        create(AT_TEN, empty),
        "¡Hecho!",
        update("mine", { ...empty, summary: "", start_time: "2026-03-12T17:00" }),
        "¡Hecho!",
      ],
    })
    calendar.hasFor(ANA, "mine", 16, "Color")
    await run(answer(hears("Cita el jueves a las 10")))
    await run(answer(hears("Y la otra a las 17")))
    expect(results(requests[1])).toMatchObject([{ ok: true, events: [{ event_id: "mine" }] }])
    expect(texts().map((text) => text.split("\n")[0])).toEqual([
      "Reservado: jueves 12 de marzo, 10:00.",
      "Cambiado: jueves 12 de marzo, 17:00.",
    ])
    expect(
      calendar
        .all()
        .map(({ summary }) => summary)
        .toSorted(),
    ).toEqual(["Color", "Corte"])
  })

  test("a change whose new time has a name that no tool knows is not told as done, but asked for again", async () => {
    const { run, hears, texts, calendar, requests } = world({
      calendar: "own",
      model: [
        update("mine", { new_start_time: "2026-03-12T17:00", timezone: "Europe/Madrid" }),
        update("mine", { start_time: "2026-03-12T17:00" }),
        "¡Hecho!",
      ],
    })
    calendar.hasFor(ANA, "mine", 16)
    await run(answer(hears("Pásala a las 17")))
    expect(results(requests[1])).toMatchObject([{ ok: false, error: "invalid_arguments" }])
    expect(texts()[0]?.split("\n\n")[0]).toBe("Cambiado: jueves 12 de marzo, 17:00.")
    expect(calendar.all()).toMatchObject([{ start: { instant: atHour(17) } }])
  })

  test("without a connection there are no calendar tools; called all the same, and with a broken one, they say so", async () => {
    const none = world({ model: [list(), "No puedo."] })
    await none.run(answer(none.hears("Cita")))
    expect(none.requests[0]?.tools.map(({ name }) => name)).not.toContain("list_calendar_events")
    expect(results(none.requests[1])).toMatchObject([
      { ok: false, error: "not_connected", message: "No active calendar connection." },
    ])

    const broken = world({ calendar: "own", model: [list(), "No puedo."] })
    broken.calendar.opened.token = "another"
    await broken.run(answer(broken.hears("Cita")))
    expect(results(broken.requests[1])).toMatchObject([{ error: "not_connected" }])
    expect(broken.calendar.notices).toHaveLength(1)
  })

  test("the prompt says what the client's words mean, and what is not clear", async () => {
    const { run, hears, requests } = world({ calendar: "own", model: ["¿De la mañana?"] })
    hears("mañana a las 17:30")
    await run(answer(hears("o el jueves a las 5")))
    const prompt = requests[0]?.messages[1]?.content ?? ""
    expect(prompt).toContain('"mañana a las 17:30": 2026-03-11T17:30 (Wednesday)')
    expect(prompt).toContain('"o el jueves a las 5": ')
  })
})
