import {
  addressesClient,
  agreesTo,
  type Claim,
  claimsDone,
  claimsIn,
  deniesAppointment,
  refusesWish,
  someoneComes,
  soundsClaimed,
  tellsAppointment,
} from "../calendar/claims.ts"
import { isWish, type wishOf } from "../calendar/wishes.ts"
import type { Language } from "./language.ts"
import { isOver, momentsIn } from "./named-times.ts"
import { clearlyPromises } from "./promise.ts"

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
  /** A calendar is connected: what may be a claim is asked for once more, whatever the client speaks of. */
  readonly connected?: boolean
  /** What the client waits for a yes to: any word that leaves nothing open says it. */
  readonly wish?: ReturnType<typeof wishOf> | undefined
  /** What was said of it before: what a reply without a day speaks of. */
  readonly asked?: string
  /** Asked once more for what may be a claim, the model answers this. */
  readonly insisted?: boolean
}

/**
 * Whether a reply in which nothing is heard may claim something all the same. What is over is no claim; what people of the
 * business are to see to, they hear of.
 */
const mayClaim = (said: Reading, telling: Telling) => {
  const { bare, tells, denies, text } = said
  // Who only asks when the concert is hears of a time, and of none of theirs.
  const told = telling.wish === "inquires" && !addressesClient(text)
  const hinted = () =>
    (!told && said.sounds && !refusesWish(text)) || (!tells && !denies && agreesIn(text, telling))
  const may = bare || (hinted() && !clearlyPromises(text))
  return may && !momentsIn(text, telling).some(isOver)
}

/** Whether a reply may claim something where that matters. */
export const hints = (said: Reading, telling: Telling) =>
  (telling.connected || awaits(telling, said.text)) && mayClaim(said, telling)

/** Whether the client waits for a yes, or is told of a time as if, whatever it was that they said. */
export const awaits = (telling: Telling, text: string) => telling.awaited || agreesIn(text, telling)

const agreesIn = (text: string, telling: Telling) => {
  const { wish, insisted } = telling
  if (!isWish(wish) && wish !== null) return false
  if (!agreesTo(text, wish, insisted)) return false
  // Where nobody knows of a wish, much has a time that is none of the client's.
  return wish !== null || insisted || someoneComes(text) || namesOne(text, telling)
}

/** Whether it names one moment, to the hour or the part of a day; or any to the client. */
const namesOne = (text: string, telling: Telling) => {
  const [when, ...more] = momentsIn(text, telling)
  if (when === undefined || more.length > 0) return false
  if (addressesClient(text)) return true
  if ("range" in when) return when.range[0]?.slice(0, 10) === when.range[1]?.slice(0, 10)
  return "local" in when || ("ask" in when && when.candidates !== undefined)
}
