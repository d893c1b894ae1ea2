import { sentences } from "../../core/calendar/claims/sentences.ts"
import { type ClaimKind, LEARNT_KINDS } from "../../core/calendar/claims/words.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { type Lesson, lesson } from "./regression.ts"

type Said = { readonly text: string; readonly kind: ClaimKind | null }
type Claim = { readonly text: string; readonly expected: { readonly kind: ClaimKind | null } }
type Fact = { readonly reply: string; readonly sources: readonly string[] }
type Business = { readonly business: { readonly sources: readonly string[] } }

export const DECAY_OF_CLAIMS = 1e-5

/** What is learnt of claims: each phrase with the kind that it claims, in the order of LEARNT_KINDS. */
export const lessonsOfClaims = (): readonly Lesson[] => {
  const claims: readonly Said[] = [
    ...["booking_claims.dev", "own/booking_claims"]
      .flatMap((name) => phrasesOf<Claim>(name))
      .map(({ text, expected }) => ({ text, kind: expected.kind })),
    ...phrasesOf<Said>("own/booking_claims_lessons"),
  ]
  /** What replies are full of and no claim: prices, hours, addresses; and how people talk. */
  const others = [
    ...phrasesOf<Fact>("facts.dev").flatMap(({ reply, sources }) => [reply, ...sources]),
    ...phrasesOf<Business>("conversations.dev").flatMap(({ business }) => business.sources),
    ...phrasesOf<{ readonly text: string }>("own/language").map(({ text }) => text),
  ]
  /** Where a reply claims nothing, none of its sentences does. */
  const innocent = claims
    .filter(({ kind }) => kind === null)
    .flatMap(({ text }) => sentences(text).map((sentence) => sentence.text))
  return [
    ...claims.map(({ text, kind }) => lesson(text, kind ? LEARNT_KINDS.indexOf(kind) + 1 : 0)),
    ...[...new Set([...others, ...innocent])].map((text) => lesson(text, 0)),
  ]
}
