import { describe, expect, test } from "bun:test"
import { bookingClaims } from "../../../../core/calendar/claims.ts"
import { type ReceiptKind, receiptOf } from "../../../../core/calendar/receipt.ts"
import {
  NOTHING_ELSE,
  receiptSentence,
  UNCONFIRMED,
  UNTOUCHED,
} from "../../../../core/calendar/receipt-words.ts"
import { isUnproven, isUntrue, withReceipts } from "../../../../core/reply/grounding/corrections.ts"
import type { Evidence } from "../../../../core/reply/grounding/evidence.ts"
import { type ReplyContext, readReply } from "../../../../core/reply/grounding/reading.ts"
import { judge } from "../../../../core/reply/grounding/verdicts.ts"
import { promisesPerson } from "../../../../core/reply/promise.ts"
import type { Language } from "../../../../core/shared/language.ts"
import { phrasesOf } from "../../../support/corpora/phrases.ts"
import { replyContext } from "../../../support/reply-context.ts"

type Line = {
  readonly lang: Language
  readonly text: string
  readonly expected: { readonly class: string; readonly kind: string | null }
}
const lines = phrasesOf<Line>("booking_claims.dev")
const claims = lines.filter(({ text }) => bookingClaims(text).length > 0)

const SPAN = { start: new Date("2026-03-12T09:00:00Z"), end: new Date("2026-03-12T10:00:00Z") }
const receipt = (kind: ReceiptKind, eventId: string = kind) =>
  receiptOf(kind, eventId, SPAN, { zone: "Europe/Madrid" })
const proofOf = (...kinds: readonly ReceiptKind[]): Evidence => ({
  done: kinds.map((kind) => receipt(kind)),
  before: [],
  complete: false,
})
const NONE = proofOf()
const context = (language: Language) => replyContext({ language })
const judged = (text: string, evidence: Evidence, context: ReplyContext) =>
  judge({ reading: readReply(text), context }, evidence)

describe("over all phrases of the corpus", () => {
  test("a claim without anything behind it never leaves, and nothing else is touched", () => {
    expect(claims.length).toBeGreaterThan(50)
    for (const { lang, text } of lines) {
      const claimed = bookingClaims(text).length > 0
      expect([text, isUnproven(judged(text, NONE, context(lang)))]).toEqual([text, claimed])
      expect(withReceipts(judged(text, NONE, context(lang)))).toBe(
        claimed ? UNCONFIRMED[lang] : text,
      )
    }
  })

  test("a claim with a receipt is said by the receipt alone", () => {
    const evidence = proofOf("booked", "moved", "cancelled")
    const sentences = (language: Language) =>
      evidence.done.map((each) => receiptSentence(each, language)).join("\n")
    for (const { lang, text } of claims) {
      const said = withReceipts(judged(text, evidence, context(lang)))
      expect(said.startsWith(sentences(lang))).toBe(true)
      const rest = said.slice(sentences(lang).length)
      expect([text, rest, bookingClaims(rest)]).toEqual([text, rest, []])
    }
  })
})

test.each(["es", "en", "pt", "fr", "de"] as const)(
  "the sentences for what is not confirmed and for what was not done claim nothing themselves: %s",
  (language) => {
    expect(bookingClaims(UNCONFIRMED[language])).toEqual([])
    expect(bookingClaims(UNTOUCHED[language])).toEqual([])
    expect(bookingClaims(NOTHING_ELSE[language])).toEqual([])
  },
)

test.each([
  ["es", "¡Reservado! Te llamará María."],
  ["es", "Te he reservado el jueves a las 10. María te confirma."],
  ["en", "Booked! Maria will call you."],
  ["pt", "Marcado! A Maria vai te ligar."],
  ["fr", "C'est réservé ! Marie vous appellera."],
  ["de", "Gebucht! Maria ruft Sie an."],
] as const)("no promise beside a claim excuses it: %s, %s", (language, text) => {
  expect(promisesPerson(text)).toBe(true)
  for (const awaited of [true, false]) {
    const told = { ...context(language), awaited }
    expect(isUntrue(judged(text, NONE, told))).toBe(true)
    expect(withReceipts(judged(text, NONE, told))).toBe(UNCONFIRMED[language])
  }
})

test("sentences around a claim stay, titles and dates are not cut in two", () => {
  const said = (text: string, language: Language) =>
    withReceipts(judged(text, proofOf("booked"), context(language))).split("\n\n")[1]
  expect(
    said("¡Gracias! Te he reservado con la Dra. García a las 10:00. Trae tu tarjeta.", "es"),
  ).toBe("¡Gracias! Trae tu tarjeta.")
  expect(said("Ihr Termin am 12. März um 10 Uhr ist gebucht. Bis bald!", "de")).toBe("Bis bald!")
})

test("several things done are told in their order, each event once", () => {
  const evidence: Evidence = {
    done: [
      receipt("booked", "a"),
      receipt("changed", "a"),
      receipt("booked", "b"),
      receipt("cancelled", "b"),
    ],
    before: [],
    complete: false,
  }
  expect(withReceipts(judged("", evidence, context("en")))).toBe(
    "Booked: Thursday 12 March, 10:00.\nCancelled: Thursday 12 March, 10:00.",
  )
})

test.each([
  ["the same day, no time", "Your appointment on Thursday 12 March is confirmed.", false],
  ["another day", "Your appointment on Friday 13 March is confirmed.", true],
  [
    "the same day and a time of no clock",
    "Your appointment on Thursday is confirmed, same time.",
    false,
  ],
  [
    "another day and a time of no clock",
    "Your appointment on Friday is confirmed, same time.",
    true,
  ],
  ["no day at all", "Your appointment is confirmed.", false],
])("what stands in the calendar proves a claim that names %s", (_, text, unproven) => {
  const evidence: Evidence = { done: [], before: [receipt("booked")], complete: true }
  expect(bookingClaims(text)).not.toEqual([])
  expect(isUnproven(judged(text, evidence, context("en")))).toBe(unproven)
})
