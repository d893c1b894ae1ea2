import { describe, expect, test } from "bun:test"
import { receiptOf } from "../../../core/calendar/receipt.ts"
import { receiptSentence } from "../../../core/calendar/receipt-words.ts"

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
})
