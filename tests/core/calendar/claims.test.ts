import { describe, expect, test } from "bun:test"
import { bookingClaims } from "../../../core/calendar/claims.ts"
import { CLAIMS, NO_CLAIMS } from "./claim-phrases.ts"

type Phrase = {
  readonly id: string
  readonly text: string
  readonly expected: { readonly class: "claim" | "no_claim"; readonly kind: string | null }
}

const corpus: readonly Phrase[] = (
  await Bun.file(new URL("../../corpora/booking_claims.dev.jsonl", import.meta.url)).text()
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))

const kinds = (text: string) => bookingClaims(text).map(({ kind }) => kind)

const FLOOR = 0.98

/** The share judged as expected; the wrong ones are printed. */
const score = (title: string, wrong: readonly string[], of: number) => {
  const right = (of - wrong.length) / of
  console.log(`${title}: ${(right * 100).toFixed(1)} % of ${of}`, ...wrong)
  return right
}

describe("a reply that claims a booking", () => {
  const claims = corpus.filter(({ expected }) => expected.class === "claim")
  const others = corpus.filter(({ expected }) => expected.class === "no_claim")

  test("is never missed in the corpus", () => {
    const missed = claims.filter(({ text }) => kinds(text).length === 0)
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  test("is told by its kind: booked, moved or cancelled", () => {
    const wrong = claims.filter(({ text, expected }) => kinds(text).join() !== expected.kind)
    const ids = wrong.map(({ id }) => id)
    expect(score("kinds of claims", ids, claims.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is seen in at most 2 % of the replies that claim nothing", () => {
    const flagged = others.filter(({ text }) => kinds(text).length > 0)
    const ids = flagged.map(({ id }) => id)
    expect(score("replies without a claim", ids, others.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is heard in other words of five languages, with its kind", () => {
    const wrong = CLAIMS.filter(({ kind, text }) => kinds(text).join() !== kind)
    const texts = wrong.map(({ text }) => text)
    expect(score("other claims", texts, CLAIMS.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is not heard in offers, conditions, refusals, rules and what stood before", () => {
    const flagged = NO_CLAIMS.filter((text) => kinds(text).length > 0)
    expect(score("other replies", flagged, NO_CLAIMS.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("names each kind once, however many sentences there are", () => {
    const text =
      "Hola Ana. He cancelado tu cita del martes. Te he reservado el jueves a las 10. " +
      "También te he reservado el viernes a las 11. ¿Algo más?"
    expect(kinds(text)).toEqual(["cancelled", "booked"])
    expect(kinds("")).toEqual([])
  })

  test("is found in the middle of the longest reply", () => {
    const chat = "Abrimos de lunes a viernes de 9 a 20 y el corte cuesta 25 €. "
    const text = `${chat.repeat(30)}Tu cita está confirmada para el lunes a las 10. ${chat.repeat(30)}`
    expect(kinds(text)).toEqual(["booked"])
  })

  test("is looked for at once in the longest reply, whatever it is made of", () => {
    const began = performance.now()
    for (const piece of [
      "a",
      "is ",
      "te he ",
      "la cita ",
      "you ",
      ". ",
      ", ",
      "¿",
      "¿a?",
      "1:",
      "hab ",
    ])
      kinds(piece.repeat(4_096).slice(0, 4_096))
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})
