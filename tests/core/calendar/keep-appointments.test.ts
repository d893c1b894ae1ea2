import { describe, expect, test } from "bun:test"
import { EventDetails } from "../../../core/calendar/event.ts"
import {
  cancelAsOwner,
  createAsOwner,
  updateAsOwner,
} from "../../../core/calendar/keep-appointments.ts"
import { listEvents } from "../../../core/calendar/list-events.ts"
import { ANA, at, BEA, BOT, stage } from "./appointments-stage.ts"

describe("an appointment that the owner keeps by hand", () => {
  const byHand = (from: number, more: object = {}) =>
    EventDetails.parse({ summary: "Corte", start_time: at(from).toISOString(), ...more })

  test("leaves its time free once it is moved or cancelled", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10), "k"))
    await s.run(updateAsOwner(BOT, event.eventid, byHand(12), "l"))
    await s.run(createAsOwner(BOT, byHand(10), "m"))
    await s.run(cancelAsOwner(BOT, event.eventid, null, "n"))
    await s.run(createAsOwner(BOT, byHand(12), "o"))
    expect(s.all()).toHaveLength(2)
  })

  test("is gone when it is to be, also if Google has no trace of it", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10), "k"))
    s.loses(event.eventid)
    await s.run(cancelAsOwner(BOT, event.eventid, null, "l"))
    expect(s.all()).toEqual([])
  })

  test("is cancelled for its client alone, when a client is named", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10, { clientid: ANA }), "k"))
    expect(await s.refused(cancelAsOwner(BOT, event.eventid, BEA, "l"))).toBe("event_not_found")
    expect(s.all()).toHaveLength(1)
    await s.run(cancelAsOwner(BOT, event.eventid, ANA, "m"))
    expect(s.all()).toEqual([])
  })

  test("is cancelled for a client who is forgotten, too: it stands until it is", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10, { clientid: ANA }), "k"))
    s.clients.delete(ANA)
    await s.run(cancelAsOwner(BOT, event.eventid, ANA, "l"))
    expect(s.all()).toEqual([])
  })
})

test("the owner is shown as many appointments as asked for, however many other entries lie between", async () => {
  const s = stage()
  for (let day = 1; day <= 9; day++) {
    const on = (end: number) => ({ date: `2099-01-${String(end).padStart(2, "0")}` })
    s.has(`office-${day}`, { type: "workingLocation", start: on(day), end: on(day + 1) })
  }
  for (const day of [7, 8]) {
    const on = (hour: number) => ({ instant: `2099-01-0${day}T${hour}:00:00.000Z` })
    s.has(`corte-${day}`, { start: on(10), end: on(11) })
  }
  const { events } = await s.run(listEvents(BOT, { maxResults: 2 }))
  expect(events.map(({ eventid }) => eventid)).toEqual(["corte-7", "corte-8"])
})
