import { describe, expect, test } from "bun:test"
import { receiptOf } from "../../../core/calendar/receipt.ts"
import { receiptSentence, standingSentence } from "../../../core/calendar/receipt-words.ts"

const NOW = new Date("2026-11-25T19:00:00Z")
const told = (start: string, language: "es" | "en" | "pt" | "fr" | "de", now?: Date) => {
  const span = { start: new Date(start), end: new Date(Date.parse(start) + 3_600_000) }
  return receiptSentence(receiptOf("booked", "e", span, { zone: "Europe/Madrid", now }), language)
}

describe("the sentence of a receipt", () => {
  test.each([
    ["es", "Reservado: viernes 10 de diciembre de 2027, 10:00."],
    ["en", "Booked: Friday 10 December 2027, 10:00."],
    ["pt", "Reservado: sexta-feira, 10 de dezembro de 2027, 10:00."],
    ["fr", "Réservé : vendredi 10 décembre 2027, 10:00."],
    ["de", "Gebucht: Freitag, 10. Dezember 2027, 10:00 Uhr."],
  ] as const)("has the year where the same day comes once before: %s", (language, sentence) => {
    expect(told("2027-12-10T09:00:00Z", language, NOW)).toBe(sentence)
  })

  test.each([
    ["2026-12-10T09:00:00Z", "Booked: Thursday 10 December, 10:00."],
    ["2027-11-24T09:00:00Z", "Booked: Wednesday 24 November, 10:00."],
    ["2027-11-25T09:00:00Z", "Booked: Thursday 25 November 2027, 10:00."],
    ["2026-11-24T09:00:00Z", "Booked: Tuesday 24 November, 10:00."],
    ["2027-11-24T23:30:00Z", "Booked: Thursday 25 November 2027, 00:30."],
  ])("has none where the day is the next of its name: %s", (start, sentence) => {
    expect(told(start, "en", NOW)).toBe(sentence)
  })

  const days = (from: string, to: string, zone = "Europe/Madrid", clientZone?: string) => {
    const span = { start: new Date(from), end: new Date(to) }
    return receiptOf("cancelled", "e", span, { zone, clientZone })
  }
  const sunday = days("2026-12-05T23:00:00Z", "2026-12-06T23:00:00Z")
  test.each([
    [
      "es",
      "Cancelado: domingo 6 de diciembre.",
      "Lo que hay ahora en la agenda: domingo 6 de diciembre.",
    ],
    ["en", "Cancelled: Sunday 6 December.", "What is in the calendar now: Sunday 6 December."],
    [
      "pt",
      "Cancelado: domingo, 6 de dezembro.",
      "O que está agora na agenda: domingo, 6 de dezembro.",
    ],
    [
      "fr",
      "Annulé : dimanche 6 décembre.",
      "Ce qui est dans l'agenda à présent : dimanche 6 décembre.",
    ],
    [
      "de",
      "Storniert: Sonntag, 6. Dezember.",
      "Was jetzt im Kalender steht: Sonntag, 6. Dezember.",
    ],
  ] as const)(
    "names no hour of what the owner has made an entry of a whole day: %s",
    (language, sentence, standing) => {
      expect(receiptSentence(sunday, language)).toBe(sentence)
      expect(standingSentence(sunday, language)).toBe(standing)
    },
  )

  test.each([
    [
      "in another zone",
      days("2026-12-05T23:00:00Z", "2026-12-06T23:00:00Z", "Europe/Madrid", "Europe/London"),
      "Cancelled: Sunday 6 December.",
    ],
    [
      "on a day without a midnight",
      days("2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z", "America/Santiago"),
      "Cancelled: Sunday 6 September.",
    ],
    [
      "up to midnight",
      days("2026-12-06T22:00:00Z", "2026-12-06T23:00:00Z"),
      "Cancelled: Sunday 6 December, 23:00.",
    ],
    [
      "from midnight on",
      days("2026-12-05T23:00:00Z", "2026-12-06T00:00:00Z"),
      "Cancelled: Sunday 6 December, 00:00.",
    ],
    [
      "of no length",
      days("2026-12-05T23:00:00Z", "2026-12-05T23:00:00Z"),
      "Cancelled: Sunday 6 December, 00:00.",
    ],
  ] as const)("tells whole days from hours: %s", (_, receipt, sentence) => {
    expect(receiptSentence(receipt, "en")).toBe(sentence)
  })
})
