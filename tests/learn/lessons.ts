import { LEARNT, traits } from "../../core/calendar/claims/likeness.ts"
import { sentences } from "../../core/calendar/claims/sentences.ts"
import type { ClaimKind } from "../../core/calendar/claims/words.ts"
import { phrasesOf } from "../support/corpus.ts"

type Claim = { readonly text: string; readonly expected: { readonly kind: ClaimKind | null } }
type Fact = { readonly reply: string; readonly sources: readonly string[] }
type Business = { readonly business: { readonly sources: readonly string[] } }

/** The traits of a phrase, and what it claims: 0 nothing, else the place of its kind in LEARNT, from 1. */
export type Lesson = { readonly found: readonly number[]; readonly is: number }

/** What is learnt of claims: the phrases under tests/corpora as `likeness` sees them. */
export const lessonsOfClaims = (): readonly Lesson[] => {
  const claims = ["booking_claims.dev", "own/booking_claims"].flatMap((name) =>
    phrasesOf<Claim>(name),
  )
  /** What replies are full of and no claim: prices, hours, addresses; and how people talk. */
  const others = [
    ...phrasesOf<Fact>("facts.dev").flatMap(({ reply, sources }) => [reply, ...sources]),
    ...phrasesOf<Business>("conversations.dev").flatMap(({ business }) => business.sources),
    ...phrasesOf<{ readonly text: string }>("own/language").map(({ text }) => text),
  ]
  /** Where a reply claims nothing, none of its sentences does. */
  const innocent = claims
    .filter(({ expected }) => expected.kind === null)
    .flatMap(({ text }) => sentences(text).map((sentence) => sentence.text))
  return [
    ...claims.map(({ text, expected }) => ({
      found: traits(text),
      is: expected.kind ? LEARNT.indexOf(expected.kind) + 1 : 0,
    })),
    ...[...new Set([...others, ...innocent])].map((text) => ({ found: traits(text), is: 0 })),
  ]
}

/** Changes with the phrases, and with how they are seen. */
export const fingerprint = (lessons: readonly Lesson[]): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(lessons)).digest("hex").slice(0, 16)
