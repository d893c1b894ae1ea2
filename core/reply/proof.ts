import { splitStatements } from "../calendar/claims/sentences.ts"
import {
  agreesTo,
  type Claim,
  claimsDone,
  claimsIn,
  deniesAppointment,
  refusesWish,
  soundsClaimed,
  tellsAppointment,
} from "../calendar/claims.ts"
import type { Receipt, ReceiptKind } from "../calendar/receipt.ts"
import { receiptSentence, UNCONFIRMED, UNTOUCHED } from "../calendar/receipt-words.ts"
import { isWish, namesDay, type wishOf } from "../calendar/wishes.ts"
import type { Language } from "./language.ts"
import { isOver, momentsIn, namedIn } from "./named-times.ts"
import { promisesPerson } from "./promise.ts"

/** What a reply may say of appointments: done in this turn, oldest first; and what stands from before. */
export type Proof = {
  readonly done: readonly Receipt[]
  readonly before: readonly Pick<Receipt, "kind" | "start" | "zone">[]
  /** Whether `before` is all that stands in the client's calendar: what it does not show, is not. */
  readonly complete: boolean
}

/** What a reply's words say of appointments; they are read once, however often they are judged. */
export type Reading = {
  readonly text: string
  readonly claims: readonly Claim[]
  /** That one stands. */
  readonly stands: boolean
  /** That one stands, or more than that. */
  readonly tells: boolean
  /** That there is none. */
  readonly denies: boolean
  /** That all is done, and no word of what. */
  readonly bare: boolean
  /** Though nothing is heard in it, it sounds as if something had been done. */
  readonly sounds: boolean
}

/** Reads what a reply says of appointments. */
export const read = (text: string): Reading => {
  const claims = claimsIn(text)
  const stands = tellsAppointment(text)
  const tells = claims.length > 0 || stands
  const denies = deniesAppointment(text)
  const bare = !tells && claimsDone(text)
  return {
    text,
    claims,
    stands,
    tells,
    denies,
    bare,
    // Asked of a few replies only, and as dear as all the rest.
    get sounds() {
      return bare || (!tells && soundsClaimed(text))
    },
  }
}

/** In which language a reply tells what, and when. */
export type Telling = {
  readonly now: Date
  readonly language: Language
  /** The bot's. */
  readonly zone: string
  /** The client speaks of an appointment, or has been asked for one: what may be a claim is taken for one. */
  readonly awaited?: boolean
  /** What the client waits for a yes to: any word that leaves nothing open says it. */
  readonly wish?: ReturnType<typeof wishOf> | undefined
  /** What was said of it before: what a reply without a day speaks of. */
  readonly asked?: string
  /** Asked once more for what may be a claim, the model answers this. */
  readonly insisted?: boolean
}

/** What was claimed, and what may have been done to say so. */
const SUPPORT: Record<"booked" | "moved" | "cancelled", readonly ReceiptKind[]> = {
  booked: ["booked", "moved", "changed"],
  moved: ["moved", "changed", "booked"],
  cancelled: ["cancelled"],
}

/**
 * Whether a reply in which nothing is heard may claim something all the same. What is over is no claim; what people of the
 * business are to see to, they hear of.
 */
export const mayClaim = ({ bare, sounds, tells, denies, text }: Reading, telling: Telling) => {
  const hinted = () =>
    (sounds && !refusesWish(text)) || (!tells && !denies && agreesIn(text, telling))
  const may = bare || (hinted() && !promisesPerson(text))
  return may && !momentsIn(text, telling).some(isOver)
}

/** Whether the client waits for a yes, or is told of a time as if, whatever it was that they said. */
export const awaits = (telling: Telling, text: string) => telling.awaited || agreesIn(text, telling)

const agreesIn = (text: string, { wish, insisted }: Telling) => {
  return (isWish(wish) || wish === null) && agreesTo(text, wish, insisted)
}

/** Whether anything that a text may claim has nothing behind it: reason enough to ask for another. */
export const isUnproven = (said: Reading, proof: Proof, telling: Telling): boolean =>
  judged(said, proof, telling).some(({ verdict }) =>
    ["untrue", "doubtful", "unsure", "denied"].includes(verdict),
  )

/** Whether it claims without a doubt what has nothing behind it: then it does not leave. */
export const isUntrue = (said: Reading, proof: Proof, telling: Telling): boolean =>
  judged(said, proof, telling).some(({ verdict }) => verdict === "untrue")

/** What stands though the reply says that nothing does. */
export const deniedIn = (said: Reading, proof: Proof, telling: Telling) =>
  judged(said, proof, telling).flatMap(({ part, verdict }) =>
    verdict === "denied" ? namedIn(part, standing(proof), telling) : [],
  )

/**
 * The reply with every claim made good: what was done in this turn is said by the receipts' own sentences, in the place of
 * the model's; a claim without anything behind it does not leave. What may be none leaves with the truth beside it: most
 * replies claim nothing, and words about prices must not give way to words about an appointment.
 */
export const withReceipts = (said: Reading, proof: Proof, telling: Telling): string => {
  const { language } = telling
  const parts = judged(said, proof, telling)
  const receipts = lastOfEach(proof.done).map((receipt) => receiptSentence(receipt, language))
  const has = (wanted: Verdict) => parts.some(({ verdict }) => verdict === wanted)
  if (receipts.length === 0) {
    if (has("untrue")) return UNCONFIRMED[language]
    if (has("denied")) return corrected(parts, deniedIn(said, proof, telling), language)
    return has("doubtful") ? `${said.text}\n\n${UNTOUCHED[language]}` : said.text
  }
  const kept = parts
    .filter(({ verdict }) => ["fine", "doubtful", "unsure"].includes(verdict))
    .map(({ part }) => part)
  return [receipts.join("\n"), kept.join("").trim()].filter(Boolean).join("\n\n")
}

/** What stands is told in the place of the words that it does not. */
const corrected = (parts: readonly Part[], stand: Proof["before"], language: Language) => {
  const receipts = stand.map((each) => receiptSentence({ ...each, clientZone: null }, language))
  const kept = parts.filter(({ verdict }) => verdict !== "denied").map(({ part }) => part)
  return [[...new Set(receipts)].join("\n"), kept.join("").trim()].filter(Boolean).join("\n\n")
}

const isSure = ({ sure }: Claim) => sure

/**
 * "untrue", "doubtful": nothing is behind it, and it is surely a claim, or perhaps. "unsure": perhaps what stands is behind it,
 * perhaps it claims a change of that. "denied": it stands all the same.
 */
type Verdict = "fine" | "replaced" | "untrue" | "doubtful" | "unsure" | "denied"
type Part = { readonly part: string; readonly verdict: Verdict }

const judged = (said: Reading, proof: Proof, telling: Telling): readonly Part[] => {
  const hints = awaits(telling, said.text) && proof.done.length === 0 && mayClaim(said, telling)
  if (!said.tells && !said.denies && !hints) return [{ part: said.text, verdict: "fine" }]
  const readings = splitStatements(said.text).map(read)
  /** "Into the diary! Saturday at nine.": only together are they sure. */
  const together = said.claims.some(isSure) && !readings.some(({ claims }) => claims.some(isSure))
  const dayless = isWish(telling.wish) && !namesDay(said.text)
  const { asked = "" } = telling
  const where = { ...telling, asked: dayless ? asked : "", talk: `${asked}\n${said.text}` }
  const parts = readings.map((each): Part => {
    const verdict = verdictOn(each, proof, where)
    return { part: each.text, verdict: together && verdict === "doubtful" ? "untrue" : verdict }
  })
  if (parts.some(({ verdict }) => verdict !== "fine")) return parts
  if (readings.some(({ claims }) => claims.length > 0)) return parts
  // "Done! Haircut on Tuesday at ten.": only together do they claim something.
  return [{ part: said.text, verdict: verdictOn(said, proof, where) }]
}

/** `asked`: only where the reply names no day; `talk`: all that was said of it, the reply too. */
type Told = Telling & { readonly asked: string; readonly talk: string }

/** Who has their appointment confirmed wants no other. */
const CONFIRMS = /confirm|best(?:ä|ae)tig/i

const verdictOn = (said: Reading, proof: Proof, telling: Told): Verdict => {
  const { text, claims, stands, tells, denies, bare } = said
  const { done, before, complete } = proof
  const { awaited = false, wish, asked, talk } = telling
  const undoes = isWish(wish) && wish.kind !== "booked"
  const backing = <Known extends Proof["before"][number]>(known: readonly Known[]) =>
    namedIn(text, namedIn(asked, known, telling), telling)
  const dated = () => momentsIn(talk, telling).length > 0
  if (claims.length === 0) {
    if (denies && namedIn(text, standing(proof), telling).length > 0) return "denied"
    if (!tells && awaits(telling, text) && done.length === 0 && mayClaim(said, telling)) {
      // What stands is no yes to having it changed, nor to another where nobody says when.
      const another = isWish(wish) && wish.alone && !dated() && !CONFIRMS.test(talk)
      if (undoes || another || backing(before).length === 0) {
        return wish === "inquires" ? "unsure" : "doubtful"
      }
      return bare ? "unsure" : "fine"
    }
    if (!tells) return "fine"
    const known = [...done, ...before].filter(({ kind }) => kind !== "cancelled")
    if (backing(known).length > 0) return "fine"
    if (!complete) return isWish(wish) && done.length === 0 ? "doubtful" : "fine"
    return done.length > 0 ? "replaced" : "untrue"
  }
  const backed = (kind: keyof typeof SUPPORT, receipts: readonly { kind: ReceiptKind }[]) =>
    receipts.some((receipt) => SUPPORT[kind].includes(receipt.kind))
  if (claims.every(({ kind }) => backed(kind, done))) {
    return saysMore(text, proof, telling) ? "untrue" : "replaced"
  }
  // "Moved!" of nobody knows when is no word of what stands.
  const named = undoes && !dated() ? [] : backing(before)
  if (claims.every(({ kind }) => backed(kind, [...done, ...named]))) return "fine"
  const sure = stands || (awaited && done.length === 0) || claims.some(isSure)
  if (sure) return "untrue"
  // "Perfect, just write to me": nothing is to be done yet.
  return wish === "put off" ? "fine" : "doubtful"
}

/** Whether a text names more times than something was done at: of two that were asked for, one may have failed. */
const saysMore = (text: string, { done, before }: Proof, telling: Telling) => {
  const [receipt] = done
  // A move names the time that it left, too.
  if (!receipt || done.some(({ kind }) => kind === "moved" || kind === "changed")) return false
  const said = momentsIn(text, { ...telling, zone: receipt.zone }).length
  return said > lastOfEach(done).length && namedIn(text, [...done, ...before], telling).length === 0
}

/** What stands from before, unless something was done: then a denial is of something else. */
const standing = ({ done, before }: Proof) =>
  done.length > 0 ? [] : before.filter(({ kind }) => kind !== "cancelled")

/** Of several that concern one event the last, unless it only changed the words. */
const lastOfEach = (receipts: readonly Receipt[]): readonly Receipt[] => {
  const events = new Map<string, Receipt>()
  for (const receipt of receipts) {
    const known = events.get(receipt.eventId)
    if (!known || receipt.kind !== "changed") events.set(receipt.eventId, receipt)
  }
  return [...events.values()]
}
