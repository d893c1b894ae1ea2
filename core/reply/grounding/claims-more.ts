import { turnsDown } from "../../calendar/claims/leaves-open.ts"
import { withoutOpeningHours } from "../../calendar/claims/opening-hours.ts"
import type { When } from "../../calendar/when.ts"
import { isWish } from "../../calendar/wishes.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { keepingLast } from "../../shared/keeping-last.ts"
import { DAY_MS } from "../../shared/time-spans.ts"
import { thingsCounted } from "./counted-appointments.ts"
import { type Evidence, existingIn } from "./evidence.ts"
import { DUE, saysToCome, type TalkContext } from "./meant-appointments.ts"
import {
  hasHour,
  hoursIn,
  isCertain,
  isOver,
  readTimes,
  type Timed,
  timesBeside,
} from "./named-times.ts"
import type { Reading, ReplyContext } from "./reading.ts"
import { saysStays } from "./says-stays.ts"
import {
  type Fits,
  isDuring,
  isStart,
  isStartOrEnd,
  isStartOrWhole,
  isUpToItsStart,
} from "./time-fits.ts"

/* Whether a reply claims more than was done in its turn: of two appointments that were asked for, the other may have failed. */

/** Whether these statements, for each of which something was done, claim more than that. */
export const claimsMore = (
  claiming: readonly Reading[],
  evidence: Evidence,
  context: TalkContext,
): boolean =>
  evidence.done.length > 0 &&
  claiming.length > 0 &&
  (namesMore(claiming, evidence, context) || countsMore(claiming, evidence, context))

/** Whether a client who asked for several hears nothing of one that was not done. */
export const isDoneInPart = (
  { text, fails }: Reading,
  { done }: Evidence,
  context: ReplyContext,
) => {
  if (done.length === 0 || text.includes("?") || fails.length > 0) return false
  return !turnsDown(framed(text)) && done.length < askedFor(context)
}

/**
 * Whether they name more times than may be said of what was done. Of each receipt one may be wrong, as its own sentence says it right,
 * and a move has an old time.
 */
const namesMore = (
  claiming: readonly Reading[],
  { done, before }: Evidence,
  context: TalkContext,
) => {
  const thoughts = claiming.flatMap((reading) => {
    // What stands in the calendar was not cancelled.
    const gone = reading.claims.every(({ kind }) => kind === "cancelled")
    const keeps = reading.stands || !gone || saysStays(reading.text, context)
    const known = [...done, ...before.filter(({ kind }) => keeps || kind === "cancelled")]
    const moves = reading.claims.some(({ kind }) => kind === "moved")
    return thoughtsOf(reading.text, { moves }).map((text) => ({ text, moves, known }))
  })
  const others: Told[] = []
  for (const each of thoughts) {
    others.push(...timesBut(each.known, each, context))
    // More than all that may be left over, whatever else is named: a long list beside hundreds of appointments takes seconds.
    if (howMany(others) > 2 * done.length + 1) return true
  }
  const hours = thoughts.some(({ text }) => hoursIn(text, context).length > 0)
  const unnamed = done.filter(
    (each) => !thoughts.some(({ text }) => names(text, each, hours, context)),
  )
  const moved = done.filter(({ kind }) => kind === "moved").length
  const moves = Math.max(moved, thoughts.some(({ moves }) => moves) ? 1 : 0)
  return howMany(others) > unnamed.length + moves
}

/** "Friday at ten and Saturday at eleven": each has its time. "Ten and a half" and "10 y media" are one. */
const AND =
  /\s(?:y|e|and|et|und)\s+(?=[^,;]*?(?:\d|\p{L}{5}))(?!media|cuarto|meia|pico|cinco|diez|veint|dez|vint|quinze|trinta)/iu
const PAUSE = /[,;]\s+/u
/** "From four to five": of a move, two times. */
const TO = /\s+(?=(?:to|a l[ao]s?|para|pra|às?|à|auf|zu)\s)/iu
/** No first of the month: "You still have the one at four". */
const THE_ONE = /\bthe one\b/giu
const thoughtsOf = (text: string, { moves = false } = {}) => {
  const thoughts = withoutOpeningHours(text.replace(THE_ONE, "that"))
    .split(PAUSE)
    .flatMap((thought) => thought.split(AND))
    .filter((thought) => !REMINDS.test(framed(thought)))
  return moves ? thoughts.flatMap((thought) => thought.split(TO)) : thoughts
}

/** When a client hears of it again. */
const REMINDS = anyOf(
  "recordatorio|recordar\\w*|remind(?:er)?|lembrete|lembrar\\w*|rappel\\w*|erinner\\w*",
)

const ENDS = anyOf(
  "termina\\w*|acaba\\w*|dura\\w*|hasta",
  "ends?|finish\\w*|lasts?|until|till",
  "ate|fini\\w*|termine\\w*|jusqu\\S*",
  "bis|dauert|endet",
)
const fitsOf = (text: string, moves: boolean): Fits => {
  const said = framed(text)
  const fits = [
    moves ? isStartOrWhole : isStart,
    ...(ENDS.test(said) ? [isStartOrEnd] : []),
    ...(saysToCome(text) ? [isDuring] : []),
    ...(!moves && DUE.test(said) ? [isUpToItsStart] : []),
  ]
  return (when, slot) => isOver(when) || fits.some((each) => each(when, slot))
}

/** A time as it is told twice: "at four" and "16:00" may be the same. Empty: not said. */
type Told = { readonly day: string; readonly clock: string }
const toldAs = (when: When, dayless: boolean): Told => {
  const [first] =
    "local" in when
      ? [when.local]
      : "date" in when
        ? [when.date]
        : "range" in when
          ? when.range.filter((each) => each !== null)
          : (when.candidates ?? [])
  const [day = "", clock = ""] = (first ?? "").split("T")
  const [hour = "", minute = ""] = clock.split(":")
  const read = clock === "" ? "" : `${Number(hour) % 12}:${minute}`
  return { day: dayless ? "" : day, clock: read }
}

/** How many times are told at least: a day and its hour may stand apart ("Friday, 13 March, at eleven"). */
const howMany = (told: readonly Told[]) =>
  Math.max(
    ...(["day", "clock"] as const).map(
      (part) => new Set(told.map((each) => each[part]).filter(Boolean)).size,
    ),
  )

/** The times of a text that are those of none of the known appointments. Of a move, "from ten to eleven" are two. */
const timesBut = (
  known: readonly Timed[],
  { text, moves }: { readonly text: string; readonly moves: boolean },
  context: TalkContext,
): readonly Told[] => {
  const [one] = known
  if (!one) return []
  const fits = fitsOf(text, moves)
  const readIn = keepingLast((zone) => readTimes(text, { ...context, zone }))
  const beside = known.map((each) => timesBeside(each, readIn(each.zone)))
  return readIn(one.zone)().flatMap((when, nth) => {
    const shown = beside.flatMap((each) => each[nth] ?? [])
    if (!isCertain(when) || shown.some(({ when, there }) => fits(when, there))) return []
    const dayless = "ask" in when && when.ask === "no_day"
    const read = shown[0]?.when ?? when
    const ends = moves && "range" in read ? endsOf(read.range) : [read]
    const slots = shown.map(({ there }) => there)
    return ends
      .filter((end) => !slots.some((slot) => isStart(end, slot)))
      .map((end) => toldAs(end, dayless))
  })
}

const endsOf = (range: readonly (string | null)[]): readonly When[] =>
  range.filter((end) => end !== null).map((local) => ({ local, instant: "" }))

/** Whether a text tells an appointment by its hour; by its day, where no hour is told. */
const names = (text: string, each: Timed, hours: boolean, context: TalkContext) =>
  timesBeside(each, readTimes(text, { ...context, zone: each.zone })).some((shown) =>
    shown.some(({ when, there }) => isStart(when, there) && (!hours || hasHour(when))),
  )

/** Whether they count more appointments than there can be. Where several were asked for just now, those alone that were done count. */
const countsMore = (claiming: readonly Reading[], evidence: Evidence, context: TalkContext) => {
  const asked = askedFor(context)
  const claimed = Math.max(
    ...claiming.map(({ text }) =>
      Math.max(thingsCounted(text), asked > 1 && SEVERAL.test(framed(text)) ? 2 : 0),
    ),
  )
  if (asked > 1) return claimed > evidence.done.length
  const gone = evidence.before.filter(
    ({ kind, end }) => kind === "cancelled" && new Date(end) > context.now,
  )
  const cancelled = claiming.every(({ claims }) => claims.every(({ kind }) => kind === "cancelled"))
  return claimed > (cancelled ? evidence.done.length + gone.length : existingIn(evidence).length)
}

/** At least how many appointments a client asks for at once, or wants cancelled. */
const askedFor = ({ asked, wish, ...context }: ReplyContext): number => {
  if (!isWish(wish)) return 0
  const counted = thingsCounted(asked)
  if (wish.kind === "moved" || OR.test(framed(asked))) return counted
  const aWeekOn = new Date(context.now.getTime() + 7 * DAY_MS).toISOString().slice(0, 10)
  const told = asked.split(AND).flatMap((text) => {
    const readOn = readTimes(text, context)
    return readOn().flatMap((when, nth) => {
      const dayless = "ask" in when && when.ask === "no_day"
      const read = dayless ? readOn(aWeekOn)[nth] : when
      const as = read && isCertain(read) ? toldAs(read, dayless) : null
      return as && as.clock !== "" ? [as] : []
    })
  })
  return Math.max(counted, howMany(told))
}
/** Either, no longer, or some time between. */
const OR = anyOf(
  "o|u|or|ou|oder|mejor|better|rather|instead|melhor|plutot|mieux|lieber|besser|entre|between|zwischen",
)

/** "They are cancelled", "canceladas". */
const SEVERAL = anyOf(
  "(?:cancel|anul|reserv|agend|confirm|cambi|apunt|anot|pas|marc|desmarc|remarc|alter)ad[oa]s|movid[oa]s",
  "they(?:'re| are|'ve| have)?|these|those|all (?:cancell?ed|booked|moved)",
  "(?:annule|reserve|confirme|deplace|prise?)e?s|sont",
  "sind|wurden",
)
