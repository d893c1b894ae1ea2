import { distinct } from "../shared/distinct.ts"
import { keepingLast } from "../shared/keeping-last.ts"
import { type Language, likelyLanguages } from "../shared/language.ts"
import { agrees } from "./claims/agreement.ts"
import { type ClaimOdds, claimOdds } from "./claims/classifier.ts"
import { deniesExisting, statesExisting } from "./claims/existing-appointment.ts"
import { type Found, findClaims, fixesTime, takesBack } from "./claims/find-claims.ts"
import { KINDS } from "./claims/grammars.ts"
import { kindsNotDone } from "./claims/not-done.ts"
import { withoutOpeningHours } from "./claims/opening-hours.ts"
import { plannedIn, promisesNews } from "./claims/plans.ts"
import { withoutRemark } from "./claims/remarks.ts"
import { type Sentence, sentences, splitAdmitted, statements } from "./claims/sentences.ts"
import { statedFailures } from "./claims/stated-failures.ts"
import {
  filledInForm,
  givesDetails,
  givesReference,
  saysDone,
  signsTime,
} from "./claims/wordless-claims.ts"
import { type ClaimKind, LEARNT_KINDS } from "./claims/words.ts"
import type { Wish } from "./wishes.ts"

export type BookingClaim = { readonly kind: ClaimKind }

/** A claim, and whether there is hardly a doubt of it. */
export type Claim = BookingClaim & { readonly sure: boolean }

/**
 * What is added to the learnt odds of a kind (logarithms; fitted on phrases held back from the learning, whole rounds of them
 * at once): the grammar finds that kind, or only a hint of it; it finds none, but what takes a claim back, or that this very
 * thing was not done; the sentence names the client, one day and one hour; it tells of what stands already.
 */
const FOUND = 2.75
const HINTED = 1
const TAKEN_BACK = -0.75
const UNDONE = -4
const FIXED = 1
const TOLD = -1.5
/** How much of a sentence's odds are those of the whole reply: two times are an offer when "which suits you?" follows. */
const CONTEXT = 0.45
/** Odds from which on a claim is sure; one of so few words always is, as the grammar has to know them. */
const SURE = 1.3
/** The odds of so few words that they have no sound of their own, but for "✅" or "👍 10:00": "Perfect, Ana!" opens any reply. */
const SHORT: ClaimOdds = { booked: -2, moved: -2, cancelled: -2 }

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
export const claimsIn = (written: string): readonly Claim[] => {
  const text = besideHours(written)
  const said = saidToBeDone(text)
  if (said.length > 0) return said
  const hinted = signsTime(text) || givesReference(text, languagesIn(text)) || givesDetails(text)
  return hinted ? [{ kind: "booked", sure: false }] : []
}

const saidToBeDone = (text: string): readonly Claim[] => {
  const sounds = soundsIn(text)
  const parts = sounds.map(({ part }) => part)
  const reply = claimOdds(text)
  const judged = sounds.flatMap(({ part, own }, at) => {
    const odds = own === null ? SHORT : mixed(own, reply)
    const alone = own === null ? SHORT : loudest(part.text, own)
    const most = Math.max(odds[likeliest(odds)], alone[likeliest(alone)])
    return most > -FOUND ? [{ part, next: parts[at + 1], odds, alone }] : []
  })
  if (judged.length === 0) return []
  const whole = languagesIn(text)
  const claimsOfEach = judged.map(({ part, next }) =>
    findClaims(part, next, languagesOf(part, whole)),
  )
  const unsaid = claimsOfEach.every((claims) => claims.length === 0) && !text.includes("?")
  const form = unsaid ? filledInForm(parts) : null
  if (form) return [{ kind: "booked", sure: form === "surely" }]
  const fixed = unsaid ? judged.filter(({ part }) => fixesTime(part, whole)) : []
  const open = text.includes("?")
  const found = judged.flatMap((one, at): readonly Claim[] => {
    const claims = claimsOfEach[at] ?? []
    const learnt = open ? one.odds : undiluted(one, claims)
    // Nothing else that is added makes it likely enough.
    if (claims.length === 0 && learnt[likeliest(learnt)] + FIXED <= 0) return []
    const languages = languagesOf(one.part, whole)
    const odds = weighed(learnt, claims, {
      // Several are a choice.
      fixes: fixed.length === 1 && fixed[0] === one,
      told: statesExisting(one.part, whole),
      back: takesBack(one.part, languages),
      undone: learnt[likeliest(learnt)] + FIXED > 0 ? kindsNotDone(one.part, languages) : [],
    })
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

const besideHours = keepingLast(withoutOpeningHours)
const languagesIn = keepingLast(likelyLanguages)
const statementsIn = keepingLast(statements)
const sentencesIn = keepingLast((text) => splitAdmitted(text).flatMap(sentences))
/** A text's sentences, and what each sounds like by itself; null: too short to have a sound. */
const soundsIn = keepingLast((text) =>
  sentencesIn(text).map((part) => ({ part, own: isShort(part) ? null : claimOdds(part.text) })),
)

/** What goes on in a sentence after its first thought: "Moved to the 22nd at 4:30, and the price stays at 600." */
const GOES_ON = /\s*;\s+|,\s+(?=(?:y|e|and|et|und)\s)/iu
/** What a sentence sounds like, or one of its thoughts, where that is more of a claim. */
const loudest = (text: string, whole: ClaimOdds) =>
  distinct([...text.split(GOES_ON), withoutRemark(text)])
    .map((thought) => (thought === text ? whole : claimOdds(thought)))
    .reduce((most, each) => ofEach((kind) => Math.max(most[kind], each[kind])))

const languagesOf = (part: Sentence, whole: readonly Language[]) => [
  ...new Set([...whole, ...likelyLanguages(part.text)]),
]

/** "👍 10:00" */
const SIGNED_TIME = /[✅✔☑]|^(?=.*\p{Extended_Pictographic}).*\d/mu
const isShort = ({ text, clauses }: Sentence) =>
  clauses.join(" ").split(" ").length <= 3 && !SIGNED_TIME.test(text)

const ofEach = (odds: (kind: ClaimKind) => number): ClaimOdds => ({
  booked: odds("booked"),
  moved: odds("moved"),
  cancelled: odds("cancelled"),
})

const mixed = (own: ClaimOdds, reply: ClaimOdds) =>
  ofEach((kind) => own[kind] * (1 - CONTEXT) + reply[kind] * CONTEXT)

type Sound = { readonly odds: ClaimOdds; readonly alone: ClaimOdds }
/** What the grammar finds is no less a claim for the regret before it and the advice after it. */
const undiluted = ({ odds, alone }: Sound, claims: readonly Found[]) => {
  const clear = clearIn(claims)
  return ofEach((kind) => (clear.includes(kind) ? Math.max(odds[kind], alone[kind]) : odds[kind]))
}

const likeliest = (odds: ClaimOdds): ClaimKind =>
  LEARNT_KINDS.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best))

const clearIn = (claims: readonly Found[]) =>
  claims.filter(({ weak }) => !weak).map(({ kind }) => kind)

type Beside = { readonly [of in "fixes" | "told" | "back"]: boolean } & {
  readonly undone: readonly ClaimKind[]
}

/** The learnt odds of a sentence, and what the grammar adds to them. */
const weighed = (
  odds: ClaimOdds,
  claims: readonly Found[],
  { fixes, told, back, undone }: Beside,
): ClaimOdds => {
  const clear = clearIn(claims)
  const taken = told && clear.length === 0 ? TOLD : 0
  return ofEach((kind) => {
    if (clear.includes(kind)) return odds[kind] + FOUND
    const denied = taken + (undone.includes(kind) ? UNDONE : 0)
    if (claims.some((each) => each.kind === kind)) return odds[kind] + HINTED + denied
    if (claims.length > 0) return odds[kind] + denied
    const fixed = fixes && kind === "booked" ? FIXED : 0
    return odds[kind] + denied + fixed + (back ? TAKEN_BACK : 0)
  })
}

/** Whether a reply says that all is done, and no word of what. */
export const claimsDone = (written: string): boolean => {
  const text = besideHours(written)
  return saysDone(text, sentencesIn(text))
}

/** Whether a reply agrees to what somebody wishes for, so far as is known; `insists`: without the benefit of a doubt. */
export const agreesTo = (
  text: string,
  wish: Wish | null,
  { insists } = { insists: false },
): boolean => agrees({ text, parts: sentencesIn(text), likely: languagesIn(text), wish, insists })

/**
 * Whether a text says that the client has an appointment at some time: no news, but it has to stand in the calendar all the
 * same.
 */
export const tellsAppointment = (written: string): boolean => {
  const text = besideHours(written)
  const whole = languagesIn(text)
  return statementsIn(text).some((part) => statesExisting(part, whole))
}

/** What a text says is going to be done for the client, sentence by sentence, with no word of a booking. */
export const plansIn = (text: string): readonly string[] => {
  const whole = languagesIn(text)
  return sentencesIn(text).flatMap((part) => plannedIn(part, whole) || [])
}

/** Whether a text promises news: that the client will be called, written to or told. */
export const newsIn = (text: string): boolean => {
  const whole = languagesIn(text)
  return sentencesIn(text).some((part) => promisesNews(part, whole))
}

/** Whether a text says that the client has no appointment. */
export const deniesAppointment = (text: string): boolean => {
  const whole = languagesIn(text)
  return statementsIn(text).some((part) => deniesExisting(part, whole))
}

/** What a text says could not be done to the client's appointment. */
export const failuresIn = (text: string): readonly ClaimKind[] => {
  const whole = languagesIn(text)
  return distinct(statementsIn(text).flatMap((part) => statedFailures(part, whole)))
}
