import { describe, expect, test } from "bun:test"
import { entryOf, isEntry } from "../../../adapters/google/calendar-shapes.ts"
import { type Entry, entryIdOf, propertiesOf, spanOf } from "../../../core/calendar/entry.ts"
import {
  calendarFor,
  clientOf,
  isBusy,
  mayChange,
  ownEventOf,
} from "../../../core/calendar/privacy.ts"
import { ClientId } from "../../../core/shared/ids.ts"
import { entry } from "../../fakes/calendar/google.ts"
import allDay from "../../fixtures/google/calendar/list_all_day.json"
import eventTypes from "../../fixtures/google/calendar/list_event_types.json"
import odd from "../../fixtures/google/calendar/list_no_summary_and_zero_length.json"
import others from "../../fixtures/google/calendar/list_properties_of_another_bot.json"

const BOT = "00000000-0000-4000-8000-0000000000b1"
const OTHER_BOT = "00000000-0000-4000-8000-0000000000b2"
const ANA = ClientId.parse("00000000-0000-4000-8000-0000000000a1")
const BEA = ClientId.parse("00000000-0000-4000-8000-0000000000a2")
/** Of a record that turned out to be Ana's. */
const FORMER = ClientId.parse("00000000-0000-4000-8000-0000000000a0")
const ZONE = "Europe/Madrid"

const entriesOf = (fixture: { body: { items: object[] } }) =>
  fixture.body.items.map(entryOf).filter(isEntry)
const of = (properties: Record<string, string>, more: Partial<Entry> = {}) =>
  entry("event", { properties, ...more })
const anas = propertiesOf(BOT, ANA)
const before = propertiesOf(BOT, FORMER)
const ref = `${BOT}:${ANA}`
/** As Google's apps give ids: the letters of a UUID in base 32. */
const PHONES = "65j30p9pcgs66b9nc8r62b9k74qjgb9o6sq3cb9j6kp38c9j60p32c9g60"

describe("whose an entry is", () => {
  test.each([
    ["of this bot for Ana", anas, ANA],
    ["of another bot", propertiesOf(OTHER_BOT, ANA), null],
    [
      "of another bot, with a reference to this one's",
      { ...propertiesOf(OTHER_BOT, ANA), ref },
      null,
    ],
    ["of this bot, at its owner's wish", propertiesOf(BOT, null), null],
    ["of nobody", {}, null],
    ["with another app's name", { ...anas, app: "crm" }, null],
    ["with a reference to somebody else", { ...anas, ref: `${BOT}:${BEA}` }, null],
    ["without a reference", { app: "whatsapp-bot", chatbotId: BOT, clientId: ANA }, null],
    ["with a client that is no id", { ...propertiesOf(BOT, "ana") }, null],
    ["with only a reference", { ref }, null],
  ] as const)("%s", (_, properties, client) => {
    expect(clientOf(of({ ...properties }), BOT)).toBe(client as never)
  })

  test.each([
    ["an entry that we made", entryIdOf("ab".repeat(32)), ANA],
    ["a date of a series of it", `${entryIdOf("ab".repeat(32))}_20270312T090000Z`, ANA],
    ["a copy, to which Google gave an id", "7cbh8rpc10lrc0ckih9tafss99", null],
    ["a date of a series of that", "7cbh8rpc10lrc0ckih9tafss99_20270312T090000Z", null],
    ["a copy made on a phone", PHONES, null],
    ["a date of a series of that one", `${PHONES}_20270312T090000Z`, null],
    ["a copy made in another program, by CalDAV", `_${PHONES}`, null],
  ] as const)("Ana's, with her properties: %s", (_, id, client) => {
    expect(clientOf(entry(id, { properties: anas }), BOT)).toBe(client as never)
  })

  test("properties of other bots, or shared ones, attribute nothing", () => {
    for (const each of entriesOf(others)) expect(clientOf(each, BOT)).toBeNull()
  })
})

describe("who may change an entry", () => {
  const viewer = (client: ClientId | null, allowModifyAnyEvent = false) => ({
    chatbot: BOT,
    client: client && { id: client, former: [FORMER] },
    allowModifyAnyEvent,
  })
  test.each([
    ["a client their own", anas, ANA, "allowed", "allowed"],
    ["a client one of when they had another id", before, ANA, "allowed", "allowed"],
    [
      "a client one that names a former id of theirs in another bot",
      propertiesOf(OTHER_BOT, FORMER),
      ANA,
      "not_found",
      "not_found",
    ],
    ["a client another client's", propertiesOf(BOT, BEA), ANA, "not_found", "not_found"],
    [
      "a client another bot's client's",
      propertiesOf(OTHER_BOT, BEA),
      ANA,
      "not_found",
      "not_found",
    ],
    [
      "a client one with a foreign reference alone",
      { ref: `${BOT}:${BEA}` },
      ANA,
      "not_found",
      "not_found",
    ],
    ["a client the owner's", {}, ANA, "forbidden", "allowed"],
    [
      "a client one the bot made for the owner",
      propertiesOf(BOT, null),
      ANA,
      "forbidden",
      "allowed",
    ],
    ["the owner one of the bot's", propertiesOf(BOT, BEA), null, "allowed", "allowed"],
    ["the owner one of their own", {}, null, "forbidden", "allowed"],
  ] as const)("%s", (_, properties, client, without, withSetting) => {
    const event = of({ ...properties })
    expect(mayChange(event, viewer(client))).toBe(without)
    expect(mayChange(event, viewer(client, true))).toBe(withSetting)
  })

  test("nobody a whole series", () => {
    const series = of(anas, { series: true })
    expect(mayChange(series, viewer(ANA, true))).toBe("not_found")
    expect(mayChange(series, viewer(null, true))).toBe("not_found")
  })
})

describe("what keeps the owner busy", () => {
  test.each([
    ["a plain entry", {}, true],
    ["a tentative one", { status: "tentative" }, true],
    ["a cancelled one", { status: "cancelled" }, false],
    ["one marked as free", { transparent: true }, false],
    ["an invitation that was declined", { declined: true }, false],
    ["a place of work", { type: "workingLocation" }, false],
    ["a birthday", { type: "birthday" }, false],
    ["being out of office", { type: "outOfOffice" }, true],
    ["time to focus", { type: "focusTime" }, true],
  ] as const)("%s", (_, fields, busy) => {
    expect(isBusy(entry("event", fields))).toBe(busy)
  })

  const viewer = { chatbot: BOT, client: { id: ANA, former: [] }, allowModifyAnyEvent: false }
  test("a holiday of several days is busy from midnight to midnight, a free one is not", () => {
    expect(calendarFor(entriesOf(allDay), viewer, ZONE).busy).toEqual([
      { start_time: "2026-12-24T00:00:00+01:00", end_time: "2026-12-27T00:00:00+01:00" },
    ])
  })

  test("a day is the business's own, whichever zone it is shown in", () => {
    expect(calendarFor(entriesOf(allDay), viewer, ZONE, "Europe/London").busy).toEqual([
      { start_time: "2026-12-23T23:00:00+00:00", end_time: "2026-12-26T23:00:00+00:00" },
    ])
  })

  test("what takes no time, and what has no name, is told by its times alone", () => {
    const { busy } = calendarFor(entriesOf(odd), viewer, ZONE)
    expect(busy[0]).toEqual({
      start_time: "2026-11-24T09:00:00+01:00",
      end_time: "2026-11-24T09:30:00+01:00",
    })
    expect(busy.some(({ start_time, end_time }) => start_time === end_time)).toBe(false)
  })

  test("of Google's own types those that block are busy", () => {
    const { busy } = calendarFor(entriesOf(eventTypes), viewer, ZONE)
    expect(busy[0]?.start_time).toBe("2026-11-24T09:00:00+01:00")
  })
})

describe("what a client sees", () => {
  test("is its own in detail, cut short, and the rest as times", () => {
    const long = "😀".repeat(500_000)
    const mine = entry("mine", {
      properties: anas,
      summary: long,
      description: long,
      location: long,
    })
    const theirs = entry("theirs", { properties: propertiesOf(BOT, BEA), summary: "Bea" })
    const gone = entry("gone", { properties: anas, status: "cancelled" })
    const client = { id: ANA, former: [] }
    const viewer = { chatbot: BOT, client, allowModifyAnyEvent: true }
    const seen = calendarFor([mine, theirs, gone], viewer, ZONE)
    expect(seen.events).toHaveLength(1)
    expect([...(seen.events[0]?.summary ?? "")]).toHaveLength(200)
    expect(JSON.stringify(seen).length).toBeLessThan(4_000)
    expect(seen.busy).toEqual([
      { start_time: "2026-03-12T10:00:00+01:00", end_time: "2026-03-12T11:00:00+01:00" },
    ])
  })

  test.each([
    ["an address", `${"Sala 2. ".repeat(23)}Por https://meet.example/sala?pwd=abcdef123456`, "Por"],
    ["a number", `${"Sala 2. ".repeat(23)}Llama al 600123456`, "al"],
  ])(
    "of a text that is cut no half is shown of %s: a client would be told it",
    (_, description, end) => {
      const shown = ownEventOf(entry("event", { description }), ZONE).description
      expect(description).toStartWith(shown)
      expect(shown.trimEnd()).toEndWith(` ${end}`)
    },
  )
})

test("a day without a midnight begins at one", () => {
  const day = { start: { date: "2026-09-06" }, end: { date: "2026-09-07" } }
  expect(spanOf(day, "America/Santiago").start.toISOString()).toBe("2026-09-06T04:00:00.000Z")
})

test("ids are of Google's letters and follow from the booking", () => {
  for (const hash of ["0".repeat(64), "f".repeat(64), "1a2b".repeat(16)]) {
    expect(entryIdOf(hash)).toMatch(/^[a-v0-9]{32}$/)
  }
  expect(entryIdOf("0".repeat(64))).not.toBe(entryIdOf(`1${"0".repeat(63)}`))
})
