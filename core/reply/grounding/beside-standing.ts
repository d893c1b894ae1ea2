import { withoutOpeningHours } from "../../calendar/claims/opening-hours.ts"
import { relationsIn } from "../beyond/relations.ts"
import { beyondOdds } from "../beyond.ts"
import type { Draft } from "../draft.ts"
import type { Evidence } from "./evidence.ts"
import type { Reading } from "./reading.ts"
import type { Part } from "./verdicts.ts"

/**
 * The logarithm of the odds (`beyondOdds`) from which on a reply is objected to once. A model says in other words what it claims, and
 * in the same what is true, which then leaves as it is: it costs an answer of the model, and no word.
 */
const MAY_GO_BEYOND = -1.3
/** From here on the client is told what stands. Chosen, like the others, on own/standing_unseen and own/booking_talks. */
const GOES_BEYOND = 0.3
/** Below these what the rules hold to be untrue is sent all the same, with what stands beside it; the first, if it tells its hour. */
const TELLS_ITS_HOUR = -0.7
const STAYS = -3

/**
 * The same parts, to a client who has an appointment; or the whole reply as one, where all of them seem fine and it tells of more. What
 * seems untrue is but doubtful, and what seems doubtful but to be asked about, where it does not.
 */
export const besideStanding = (
  parts: readonly Part[],
  { reading, context }: Draft,
  { done, before, complete }: Evidence,
): readonly Part[] => {
  const { agreed, asked, wish, reworded, strangers } = context
  const standing = before.filter(({ kind }) => kind === "booked")
  const known = complete && done.length === 0 && standing.length > 0 && agreed !== undefined
  // "…", "👍", nothing but opening hours
  if (!known || !/\p{L}/u.test(withoutOpeningHours(reading.text))) return parts
  const times = relationsIn(reading.text, standing, context)
  const askedFor = relationsIn(asked, standing, context)
  const odds = beyondOdds({ reading, asked, wish, agreed, times, askedFor, strangers })
  const judged = parts.some(({ verdict }) => verdict !== "fine" && verdict !== "unsure")
  const elsewhere = times.some((time) => ELSEWHERE.test(time))
  if (judged) return elsewhere ? parts : softened(parts, { odds, times, reworded })
  const clear = odds > GOES_BEYOND
  // "I'll be there at ten past ten": the answer may name that, too.
  const late = wish === "put off" && askedFor.some((time) => time.endsWith("during"))
  const itsHour = !clear && times.includes("start")
  const theirs = !elsewhere && (late || itsHour || tellsOfIt(reading, times))
  if (odds < MAY_GO_BEYOND || theirs) return parts
  return [{ part: reading.text, verdict: clear || reworded ? "doubtful" : "unsure" }]
}

/** A time that is none of the client's, and is neither asked for nor refused. */
const ELSEWHERE = /^(?:open: )?(?:other|same day)/
/** When it begins or ends. */
const ITS_HOUR = /^(?:start|end)$/
/** The client's, or a past one, whatever is said of it: "moved from Monday to Thursday at ten", as they know. */
const KNOWN = /^(?:\w+: )?(?:start|span|past)$/

/** Whether the rules find that a reply tells of the appointment that stands, or truly that there is no other. */
const tellsOfIt = ({ claims, stands, denies }: Reading, times: readonly string[]) => {
  const changes = claims.some(({ kind }) => kind !== "booked")
  if (changes) return times.some((time) => KNOWN.test(time))
  return stands || (denies && claims.length === 0)
}

const softened = (
  parts: readonly Part[],
  { odds, times, reworded }: { odds: number; times: readonly string[]; reworded: boolean },
): readonly Part[] => {
  const stays = odds < STAYS
  const mayStay = stays || (odds < TELLS_ITS_HOUR && times.some((time) => ITS_HOUR.test(time)))
  return parts.map(({ part, verdict }): Part => {
    if (mayStay && verdict === "untrue") return { part, verdict: "doubtful" }
    return { part, verdict: stays && !reworded && verdict === "doubtful" ? "unsure" : verdict }
  })
}
