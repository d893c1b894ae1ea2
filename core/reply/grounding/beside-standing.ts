import { relationsIn } from "../beyond/relations.ts"
import { beyondOdds } from "../beyond.ts"
import type { Draft } from "../draft.ts"
import type { Evidence } from "./evidence.ts"
import type { Reading } from "./reading.ts"
import type { Part } from "./verdicts.ts"

/** The logarithm of the odds (`beyondOdds`) from which on a reply is objected to once, which costs little. */
const MAY_GO_BEYOND = -0.7
/** Below this what the rules hold to be untrue is sent all the same, with what stands beside it; the other, if it tells its hour. */
const STAYS = -3
/** From here on the client is told what stands. Chosen, like the other, on own/standing_unseen and own/booking_talks. */
const GOES_BEYOND = 0

/**
 * The same parts, to a client who has an appointment; or the whole reply as one, where all of them seem fine and it tells of more. What
 * seems untrue is but doubtful, where it does not.
 */
export const besideStanding = (
  parts: readonly Part[],
  { reading, context }: Draft,
  { done, before, complete }: Evidence,
): readonly Part[] => {
  const { agreed, asked, wish, reworded } = context
  const standing = before.filter(({ kind }) => kind === "booked")
  const known = complete && done.length === 0 && standing.length > 0 && agreed !== undefined
  // "…", "👍"
  if (!known || !/\p{L}/u.test(reading.text)) return parts
  const times = relationsIn(reading.text, standing, context)
  const askedFor = relationsIn(asked, standing, context)
  const odds = beyondOdds({ reading, asked, wish, agreed, times, askedFor })
  const judged = parts.some(({ verdict }) => verdict !== "fine" && verdict !== "unsure")
  const elsewhere = times.some((time) => ELSEWHERE.test(time))
  const stays = odds < (times.includes("start") ? MAY_GO_BEYOND : STAYS)
  if (judged) return stays && !elsewhere ? parts.map(softened) : parts
  // "I'll be there at ten past ten": the answer may name that, too.
  const late = wish === "put off" && askedFor.some((time) => time.endsWith("during"))
  if (odds < MAY_GO_BEYOND || (!elsewhere && (late || tellsOfIt(reading, times)))) return parts
  const clear = odds > GOES_BEYOND || reworded
  return [{ part: reading.text, verdict: clear ? "doubtful" : "unsure" }]
}

/** A time that is none of the client's, and is neither asked for nor refused. */
const ELSEWHERE = /^(?:open: )?(?:other|same day)/
/** The client's, or a past one, whatever is said of it: "moved from Monday to Thursday at ten", as they know. */
const KNOWN = /^(?:\w+: )?(?:start|span|past)$/

/** Whether the rules find that a reply tells of the appointment that stands and its hour, or truly that there is no other. */
const tellsOfIt = ({ claims, stands, denies }: Reading, times: readonly string[]) => {
  const changes = claims.some(({ kind }) => kind !== "booked")
  if (changes) return times.some((time) => KNOWN.test(time))
  return stands || times.includes("start") || (denies && claims.length === 0)
}

const softened = ({ part, verdict }: Part): Part => ({
  part,
  verdict: verdict === "untrue" ? "doubtful" : verdict,
})
