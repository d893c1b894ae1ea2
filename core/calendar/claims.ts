import { type Language, likelyLanguages } from "../reply/language.ts"
import {
  claimsOf,
  denied,
  type Found,
  fixesTime,
  type Heard,
  isFilledIn,
} from "./claims/grammar.ts"
import { LEARNT, type Likeness, likeness } from "./claims/likeness.ts"
import { KINDS, RULES, type Rules } from "./claims/rules.ts"
import { type Sentence, sentences, statements } from "./claims/sentences.ts"
import type { ClaimKind } from "./claims/words.ts"

export type BookingClaim = { readonly kind: ClaimKind }

/** A claim, and whether there is hardly a doubt of it. */
export type Claim = BookingClaim & { readonly sure: boolean }

/**
 * What is added to the learnt odds of a kind (logarithms; fitted on 30,000 phrases that neither reading knew): the grammar
 * hears that kind, or only a hint of it; the sentence names the client, one day and one hour; it tells of what stands already.
 */
const HEARD = 2.5
const HINTED = 0.5
const FIXED = 1
const TOLD = -1.5
/** How much of a sentence's odds are those of the whole reply: two times are an offer when "which suits you?" follows. */
const CONTEXT = 0.45
/** Odds from which on a claim is sure; one of so few words always is, as the grammar has to know them. */
const SURE = 1
/** The odds of so few words that they have no sound of their own: "Perfect, Ana!" opens any reply. */
const SHORT: Likeness = { booked: -2, moved: -2, cancelled: -2 }

/**
 * What a reply claims to have done to an appointment: sentences after which a client would believe
 * that it has just been made, moved or cancelled. Offers, questions, conditions, what stood before,
 * what failed, house rules and work under way claim nothing.
 *
 * Two readings are weighed: a grammar, exact where it knows the words, and what was learnt from phrases, which knows how
 * claims sound in others. A sentence that sounds like none at all is not parsed.
 */
export const bookingClaims = (text: string): readonly BookingClaim[] =>
  claimsIn(text).map(({ kind }) => ({ kind }))

/** The same, each with how sure it is. */
export const claimsIn = (text: string): readonly Claim[] => {
  const parts = sentences(text)
  const reply = likeness(text)
  const judged = parts.flatMap((part, at) => {
    const odds = isShort(part) ? SHORT : mixed(likeness(part.text), reply)
    return odds[likeliest(odds)] > -HEARD ? [{ part, next: parts[at + 1], odds }] : []
  })
  if (judged.length === 0) return []
  const whole = likelyLanguages(text)
  const heard = judged.map(({ part, next }) => claimsOf(part, next, languagesOf(part, whole)))
  const unsaid = heard.every((claims) => claims.length === 0) && !text.includes("?")
  if (unsaid && isFilledIn(parts)) return [{ kind: "booked", sure: true }]
  const fixed = unsaid ? judged.filter(({ part }) => fixesTime(part, whole)) : []
  const found = judged.flatMap((one, at): readonly Claim[] => {
    // Several are a choice.
    const fixes = fixed.length === 1 && fixed[0] === one
    const odds = weighed(one.odds, heard[at] ?? [], fixes, tells(one.part, whole))
    const kind = likeliest(odds)
    return odds[kind] > 0 ? [{ kind, sure: odds[kind] > SURE || isShort(one.part) }] : []
  })
  // "Moved! We'll see you on Wednesday then." is one claim.
  const moved = found.some(({ kind }) => kind === "moved")
  return KINDS.filter((kind) => !(moved && kind === "booked")).flatMap((kind) => {
    const alike = found.filter((each) => each.kind === kind)
    return alike.length > 0 ? [{ kind, sure: alike.some(({ sure }) => sure) }] : []
  })
}

const languagesOf = (part: Sentence, whole: readonly Language[]) => [
  ...new Set([...whole, ...likelyLanguages(part.text)]),
]

const isShort = ({ clauses }: Sentence) => clauses.join(" ").split(" ").length <= 3

const ofEach = (odds: (kind: ClaimKind) => number): Likeness => ({
  booked: odds("booked"),
  moved: odds("moved"),
  cancelled: odds("cancelled"),
})

const mixed = (own: Likeness, reply: Likeness) =>
  ofEach((kind) => own[kind] * (1 - CONTEXT) + reply[kind] * CONTEXT)

const likeliest = (odds: Likeness): ClaimKind =>
  LEARNT.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best))

/** The learnt odds of a sentence, and what the grammar adds to them. */
const weighed = (
  odds: Likeness,
  heard: readonly Found[],
  fixes: boolean,
  told: boolean,
): Likeness => {
  const clear = heard.filter(({ weak }) => !weak).map(({ kind }) => kind)
  const taken = told && clear.length === 0 ? TOLD : 0
  return ofEach((kind) => {
    if (clear.includes(kind)) return odds[kind] + HEARD
    if (heard.some((each) => each.kind === kind)) return odds[kind] + HINTED + taken
    const fixed = fixes && kind === "booked" && heard.length === 0 ? FIXED : 0
    return odds[kind] + fixed + taken
  })
}

/** From here on a sentence may claim something though nothing is heard in it: its learnt odds alone. To ask again is cheap. */
const DOUBT = -2

/**
 * Whether a reply in which no claim is heard sounds more like one than like none: too little to take it for a claim, enough
 * to have it said once more.
 */
export const soundsClaimed = (text: string): boolean =>
  sentences(text).some((part) => {
    if (part.asks || isShort(part)) return false
    const odds = likeness(part.text)
    return odds[likeliest(odds)] > DOUBT
  })

/**
 * Whether a text says that the client has an appointment at some time: no news, but it has to stand in the calendar all the
 * same.
 */
export const tellsAppointment = (text: string): boolean => {
  const whole = likelyLanguages(text)
  return statements(text).some((part) => tells(part, whole))
}

/** A "yes" or "no" before it all neither supposes nor denies what follows. */
const ANSWERS: ReadonlySet<string> = new Set(["si", "no", "nao", "non", "nein"])
const saidIn = ({ clauses }: Sentence) =>
  ` ${clauses.filter((clause) => !ANSWERS.has(clause)).join(" / ")} `

const tells = (sentence: Sentence, whole: readonly Language[]) => {
  const { asks } = sentence
  const said = saidIn(sentence)
  const heard = whole.map((language) => RULES[language])
  return !asks && heard.some((rules) => stands(said, rules, heard))
}

const stands = (said: string, { standing, appointment, readOut }: Rules, heard: Heard) => {
  const match = standing.exec(said) ?? (readOut.test(said) ? appointment.exec(said) : null)
  if (!match) return false
  const clauseEnd = said.indexOf(" / ", match.index + match[0].length - 1)
  const upTo = said.slice(0, clauseEnd < 0 ? undefined : clauseEnd + 1)
  return !denied(heard, ["supposed", "unreal", "negated", "free", "hours"], upTo)
}

/** "None until Friday", "no other", "none free": no word about what stands. */
const RESTRICTED =
  / (?:hasta|antes|salvo|excepto|aparte|ademas|mas|previa|disponibles?|libres?|until|till|before|except|besides|other|else|available|free|ate|exceto|alem|mais|livres?|avant|sauf|jusqu\S*|autres?|libres|bis|vor|ausser|weitere\w*|frei\w*) /

/** Whether a text says that the client has no appointment. */
export const deniesAppointment = (text: string): boolean => {
  const whole = likelyLanguages(text)
  return statements(text).some((sentence) => {
    const { asks } = sentence
    const said = saidIn(sentence)
    const heard = whole.map((language) => RULES[language])
    return (
      !asks &&
      heard.some(({ lacking, supposed }) => {
        const match = lacking.exec(said)
        if (!match) return false
        const clause = said.slice(match.index).split(" / ", 1)[0]
        return !RESTRICTED.test(`${clause} `) && !supposed.test(said)
      })
    )
  })
}
