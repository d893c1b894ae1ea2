import { highestOdds } from "../../calendar/claims/classifier.ts"
import { clearestIn } from "../../calendar/claims/clearest.ts"
import { splitStatements } from "../../calendar/claims/sentences.ts"
import { agreesTo } from "../../calendar/claims.ts"
import { isWish, type Spoken, type wishOf } from "../../calendar/wishes.ts"
import { type Features, features, featuresOf, signs } from "../../shared/classifier.ts"
import { moodOf } from "../grounding/mood.ts"
import { hoursIn } from "../grounding/named-times.ts"
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
    signs([...signsOf(wish, said), ...hoursOf(talk, said.text)]),
  ]
}

/** Hours are the same on every day and in every zone. */
const WHERE = { now: new Date("2026-03-10T09:00:00Z"), zone: "UTC", language: "es" } as const

/** Characters of a message that are read for hours. */
const READ_FOR_HOURS = 600

/** By whom the hours that a reply tells, asks for, offers or refuses were named before; "new": by nobody. */
const hoursOf = (talk: Talk, text: string): readonly string[] => {
  const told = splitStatements(text).flatMap((statement) => {
    const hours = hoursIn(statement, WHERE)
    return hours.length > 0 ? [{ mood: moodOf(statement), hours }] : []
  })
  if (told.length === 0) return []
  const namedBy = (direction: Spoken["direction"]) =>
    new Set(
      talk.flatMap((said) =>
        said.direction === direction ? hoursIn(said.content.slice(-READ_FOR_HOURS), WHERE) : [],
      ),
    )
  const [clients, ours] = [namedBy("INBOUND"), namedBy("OUTBOUND")]
  const named = told.map(({ mood, hours }) => {
    if (hours.some((hour) => clients.has(hour))) return `hour ${mood}client's`
    return hours.some((hour) => ours.has(hour)) ? `hour ${mood}ours` : `hour ${mood}new`
  })
  return [...new Set(named), `hours ${Math.min(3, told.length)}`]
}

const words = (part: Talk) => part.map(({ content }) => content).join("\n")

const signsOf = (wish: ReturnType<typeof wishOf>, { text, claims }: Reading): readonly string[] => {
  const wanted = isWish(wish) ? wish : null
  const clearest = `clearest ${clearestIn(text).odds}`
  return [
    isWish(wish) ? `wants ${wish.kind} ${wish.alone}` : `wants ${wish}`,
    `agrees ${agreesTo(text, wanted)} ${agreesTo(text, wanted, { insists: true })}`,
    `claims ${claims.length === 0 ? "nothing" : claims.some(({ sure }) => sure)}`,
    `sounds ${Math.max(-6, Math.min(4, Math.round(highestOdds(text))))}`,
    clearest,
    `${clearest} of ${Math.min(splitStatements(text).length, 5)}`,
  ]
}
