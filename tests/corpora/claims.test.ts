import { describe, expect, test } from "bun:test"
import learnt from "../../core/calendar/claims/classifier.json"
import {
  bookingClaims,
  type Claim,
  claimsIn,
  tellsAppointment,
} from "../../core/calendar/claims.ts"
import { lessonsOfClaims } from "../learn/claims.ts"
import { fingerprint } from "../learn/regression.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"

type Phrase = {
  readonly id: string
  readonly text: string
  readonly expected: { readonly class: "claim" | "no_claim"; readonly kind: string | null }
  /** Of what claims nothing. */
  readonly subtype: string | null
}

type Reply = {
  readonly id: string
  readonly text: string
  /** everyday: prices, hours, small talk. near: what was done, with an appointment or not. mixed: of both. */
  readonly sort: "everyday" | "mixed" | "near"
  readonly kind: string | null
}

const isUnsure = (claimed: (reply: Reply) => readonly Claim[]) => (reply: Reply) =>
  !claimed(reply).some(({ sure }) => sure)

const judged = new Map<string, readonly string[]>()
/** Thousands of phrases are asked after three times. */
const kinds = (text: string) => {
  const known = judged.get(text) ?? bookingClaims(text).map(({ kind }) => kind)
  judged.set(text, known)
  return known
}

test("what is learnt of claims is learnt from the phrases as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfClaims()))
})

describe("a reply that claims a booking", () => {
  describe.each([
    ["given", phrasesOf<Phrase>("booking_claims.dev")],
    ["our own", phrasesOf<Phrase>("own/booking_claims")],
  ])("in %s phrases", (whose, phrases) => {
    const claims = phrases.filter(({ expected }) => expected.class === "claim")
    const others = phrases.filter(({ expected }) => expected.class === "no_claim")

    test("is heard", () => {
      const heard = shareRight(`claims, ${whose}`, claims, ({ text }) => kinds(text).length > 0)
      expect(heard).toBeGreaterThanOrEqual(0.99)
    })

    test("is told by its kind: booked, moved or cancelled", () => {
      const heard = claims.filter(({ text }) => kinds(text).length > 0)
      const told = shareRight(
        `kinds of claims, ${whose}`,
        heard,
        ({ text, expected }) => kinds(text).join() === expected.kind,
      )
      expect(told).toBeGreaterThanOrEqual(0.98)
    })

    test("is seen in hardly any reply that offers, asks, refuses, tells rules or what stood before", () => {
      const left = shareRight(`no claims, ${whose}`, others, ({ text }) => kinds(text).length === 0)
      expect(left).toBeGreaterThanOrEqual(0.98)
    })
  })

  test("is heard in phrases that nobody learnt from, and seldom where there is none", () => {
    const unseen = phrasesOf<Phrase>("own/booking_claims_unseen")
    const claims = unseen.filter(({ expected }) => expected.class === "claim")
    const others = unseen.filter(({ expected }) => expected.class === "no_claim")
    const heard = shareRight("claims, unseen", claims, ({ text }) => kinds(text).length > 0)
    expect(heard).toBeGreaterThanOrEqual(0.94)
    const left = shareRight("no claims, unseen", others, ({ text }) => kinds(text).length === 0)
    expect(left).toBeGreaterThanOrEqual(0.94)
    const right = shareRight(
      "unseen",
      unseen,
      ({ text, expected }) => kinds(text).join() === (expected.kind ?? ""),
    )
    expect(right).toBeGreaterThanOrEqual(0.93)
  })

  describe("in replies of all sorts that nobody learnt from", () => {
    const unseen = phrasesOf<Reply>("own/replies_unseen")
    const found = new Map(unseen.map(({ text }) => [text, claimsIn(text)]))
    const claimed = ({ text }: Reply) => found.get(text) ?? []
    const claims = unseen.filter(({ kind }) => kind !== null)
    const everyday = unseen.filter(({ sort }) => sort === "everyday")
    const near = unseen.filter(({ sort, kind }) => sort === "near" && kind === null)

    test("is heard", () => {
      const heard = shareRight("claims", claims, (reply) => claimed(reply).length > 0)
      expect(heard).toBeGreaterThanOrEqual(0.88)
    })

    test("is seldom seen where a business speaks of anything else, and hardly ever for sure", () => {
      const left = shareRight("everyday", everyday, (reply) => claimed(reply).length === 0)
      expect(left).toBeGreaterThanOrEqual(0.97)
      const unsure = shareRight("everyday, surely", everyday, isUnsure(claimed))
      expect(unsure).toBeGreaterThanOrEqual(0.99)
    })

    test("is seldom seen where a business says that it has done something else", () => {
      const unsure = shareRight("something else, surely", near, isUnsure(claimed))
      expect(unsure).toBeGreaterThanOrEqual(0.87)
    })
  })

  test("is not seen in prices, hours, addresses and what else a business tells of itself", () => {
    const told = phrasesOf<{ readonly id: string; readonly reply: string }>("facts.dev").map(
      ({ id, reply }) => ({ id, text: `¡Hola, Ana! ${reply} ¡Te esperamos!` }),
    )
    const left = shareRight("facts", told, ({ text }) => kinds(text).length === 0)
    expect(left).toBeGreaterThanOrEqual(0.98)
  })
})

describe("a reply that tells of an appointment as standing", () => {
  test("is not heard in offers, questions, rules, hours and refusals", () => {
    const others = phrasesOf<Phrase>("own/booking_claims").filter(
      ({ id, subtype }) => !id.startsWith("own-z") && subtype !== null && subtype !== "existing",
    )
    expect(others.length).toBeGreaterThan(300)
    const left = shareRight("nothing told", others, ({ text }) => !tellsAppointment(text))
    expect(left).toBeGreaterThanOrEqual(0.99)
  })
})
