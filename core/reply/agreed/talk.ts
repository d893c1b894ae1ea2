import { claimOdds } from "../../calendar/claims/classifier.ts"
import { agreesTo } from "../../calendar/claims.ts"
import { isWish, type Spoken, type wishOf } from "../../calendar/wishes.ts"
import { type Features, features, featuresOf, signs } from "../../shared/classifier.ts"
import type { Reading } from "../grounding/reading.ts"

/** What was said, in turn; its oldest message stands first. */
export type Talk = readonly Spoken[]

/** What is weighed of a reply, of the words that it answers and of ours before them, and what is read of them beside. */
export const featuresIn = (
  talk: Talk,
  wish: ReturnType<typeof wishOf>,
  said: Reading,
): Features => {
  const from = talk.findLastIndex(({ direction }) => direction === "OUTBOUND") + 1
  const before = talk.slice(0, from)
  const ours = before.findLastIndex(({ direction }) => direction === "INBOUND") + 1
  return [
    features(said.text),
    featuresOf(words(talk.slice(from)), "client "),
    featuresOf(words(before.slice(ours)), "ours "),
    signs(signsOf(wish, said)),
  ]
}

const words = (part: Talk) => part.map(({ content }) => content).join("\n")

const signsOf = (wish: ReturnType<typeof wishOf>, { text, claims }: Reading): readonly string[] => {
  const wanted = isWish(wish) ? wish : null
  const most = Math.max(...Object.values(claimOdds(text)))
  return [
    isWish(wish) ? `wants ${wish.kind} ${wish.alone}` : `wants ${wish}`,
    `agrees ${agreesTo(text, wanted)} ${agreesTo(text, wanted, { insists: true })}`,
    `claims ${claims.length === 0 ? "nothing" : claims.some(({ sure }) => sure)}`,
    `sounds ${Math.max(-6, Math.min(4, Math.round(most)))}`,
  ]
}
