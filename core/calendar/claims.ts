import { type Language, likelyLanguages } from "../reply/language.ts"
import { claimsOf, denied, fixesTime, type Heard, isDenied, isFilledIn } from "./claims/grammar.ts"
import { LEARNT, type Likeness, likeness } from "./claims/likeness.ts"
import { KINDS, RULES, type Rules } from "./claims/rules.ts"
import { type Sentence, sentences } from "./claims/sentences.ts"
import type { ClaimKind } from "./claims/words.ts"

export type BookingClaim = { readonly kind: ClaimKind }

/**
 * Odds, as logarithms, chosen on 1,800 phrases that neither reading knew: from where on a sentence claims something of
 * which the grammar hears nothing, or may do so; below where it claims nothing, whatever the grammar hears; and by how much
 * another kind has to be likelier than the grammar's.
 */
const CLAIMS = 1.5
const DOUBT = 0.2
const NEVER = -4
const OTHERWISE = 2.5

/**
 * What a reply claims to have done to an appointment: sentences after which a client would believe
 * that it has just been made, moved or cancelled. Offers, questions, conditions, what stood before,
 * what failed, house rules and work under way claim nothing.
 *
 * Two readings are weighed: a grammar, exact where it knows the words, and what was learnt from phrases, which knows how
 * claims sound in others. A sentence that sounds like none at all is not parsed.
 */
export const bookingClaims = (text: string): readonly BookingClaim[] => {
  const parts = sentences(text)
  const judged = parts.flatMap((part, at) => {
    const odds = isShort(part) ? null : likeness(part.text)
    const may = odds === null || LEARNT.some((kind) => odds[kind] > NEVER)
    return may ? [{ part, next: parts[at + 1], odds }] : []
  })
  if (judged.length === 0) return []
  const whole = likelyLanguages(text)
  const heard = judged.map(({ part, next }) => claimsOf(part, next, languagesOf(part, whole)))
  const unsaid = heard.every((claims) => claims.length === 0) && !text.includes("?")
  if (unsaid && isFilledIn(parts)) return [{ kind: "booked" }]
  const fixed = unsaid ? judged.filter(({ part }) => fixesTime(part, whole)) : []
  const clear = heard.some((claims) => claims.some(({ weak }) => !weak))
  const found = new Set(
    judged.flatMap((one, at) => {
      const said = (heard[at] ?? []).filter(({ weak }) => !(clear && weak)).map(({ kind }) => kind)
      // Several are a choice.
      const given = fixed.length === 1 && fixed[0] === one ? (["booked"] as const) : said
      const claimed = weighed(one.odds, given)
      // "Your slot hasn't been cancelled yet" sounds much like a claim.
      return given.length === 0 && claimed.length > 0 && isDenied(one.part, whole) ? [] : claimed
    }),
  )
  // "Moved! We'll see you on Wednesday then." is one claim.
  if (found.has("moved")) found.delete("booked")
  return KINDS.filter((kind) => found.has(kind)).map((kind) => ({ kind }))
}

const languagesOf = (part: Sentence, whole: readonly Language[]) => [
  ...new Set([...whole, ...likelyLanguages(part.text)]),
]

/** So few words have no sound of their own: "Perfect, Ana!" opens any reply. */
const isShort = ({ clauses }: Sentence) => clauses.join(" ").split(" ").length <= 3

/** What a sentence claims: as the grammar hears it, unless it sounds much more like another kind. */
const weighed = (odds: Likeness | null, said: readonly ClaimKind[]): readonly ClaimKind[] => {
  if (odds === null || said.length > 1) return said
  const [heard] = said
  const likeliest = LEARNT.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best))
  return odds[likeliest] > (heard ? odds[heard] + OTHERWISE : CLAIMS) ? [likeliest] : said
}

/**
 * Whether a reply in which no claim is heard sounds more like one than like none: too little to take it for a claim, enough
 * to have it said once more.
 */
export const soundsClaimed = (text: string): boolean =>
  sentences(text).some((part) => {
    if (part.asks || isShort(part)) return false
    const odds = likeness(part.text)
    return LEARNT.some((kind) => odds[kind] > DOUBT)
  })

/**
 * Whether a text says that the client has an appointment at some time: no news, but it has to stand in the calendar all the
 * same.
 */
export const tellsAppointment = (text: string): boolean => {
  const heard = likelyLanguages(text).map((language) => RULES[language])
  return sentences(text).some(({ clauses, asks }) => {
    const said = ` ${clauses.join(" / ")} `
    return !asks && heard.some((rules) => stands(said, rules, heard))
  })
}

const stands = (said: string, { standing, appointment, readOut }: Rules, heard: Heard) => {
  const match = standing.exec(said) ?? (readOut.test(said) ? appointment.exec(said) : null)
  if (!match) return false
  const clauseEnd = said.indexOf(" / ", match.index + match[0].length - 1)
  const upTo = said.slice(0, clauseEnd < 0 ? undefined : clauseEnd + 1)
  return !denied(heard, ["supposed", "unreal", "negated", "free", "hours"], upTo)
}
