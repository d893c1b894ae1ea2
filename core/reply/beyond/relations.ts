import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { Each } from "../../calendar/when/answer-each.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import { keepingLast } from "../../shared/keeping-last.ts"
import { DUE } from "../grounding/meant-appointments.ts"
import { moodOf } from "../grounding/mood.ts"
import {
  isOver,
  READ_CHARACTERS,
  readTimes,
  type Timed,
  timesBeside,
  type Where,
  withoutFarewell,
} from "../grounding/named-times.ts"
import {
  isDuring,
  isOnItsDay,
  isStart,
  isStartOrEnd,
  isUpToItsStart,
  type Slot,
} from "../grounding/time-fits.ts"

/** How a time relates to an appointment, the closest first. */
const RELATIONS = [
  "start",
  "day",
  "span",
  "end",
  "just before",
  "during",
  "longer",
  "hours",
  "same day",
  "no time",
  "past",
  "other day",
  "other span",
  "other time",
] as const
type Relation = (typeof RELATIONS)[number]

const relationOf = (when: Each, slot: Slot): Relation => {
  if (isOver(when)) return "past"
  if ("ask" in when && when.candidates === undefined) return "no time"
  if ("range" in when && isTimed(when) && !isWhole(when, slot))
    return when.range[0] === slot.from ? "longer" : "hours"
  if (isStart(when, slot)) return "date" in when ? "day" : "range" in when ? "span" : "start"
  if (isStartOrEnd(when, slot)) return "end"
  if (isDuring(when, slot)) return isUpToItsStart(when, slot) ? "just before" : "during"
  if (isOnItsDay(when, slot)) return "same day"
  return "date" in when ? "other day" : "range" in when ? "other span" : "other time"
}

type Span = Extract<Each, { readonly range: unknown }>
/** "From ten to half past eleven", unlike "in the morning" and "from ten on". */
const isTimed = ({ range: [first, last], part }: Span) =>
  part === undefined && [first, last].every((local) => local !== null && local.length > 10)
const isWhole = ({ range: [first, last] }: Span, { from, to }: Slot) =>
  first === from && last === to

/**
 * How the times that a text names relate to the appointments that stand: each to the closest of them, and whether it is asked for,
 * refused or offered there.
 */
export const relationsIn = (
  text: string,
  standing: readonly Timed[],
  where: Where,
): readonly string[] => {
  const [first] = standing
  const statements = new Set(splitStatements(text.slice(-READ_CHARACTERS)))
  const told = [...statements].flatMap((statement) => {
    const readIn = keepingLast((zone) => readTimes(statement, { ...where, zone }))
    const lasts = LASTS_UNTIL.test(framed(withoutFarewell(statement)))
    const named = first === undefined ? [] : timesBeside(first, readIn(first.zone))
    // Most statements name no time, and a client may have a lesson every week.
    if (named.length === 0) return []
    const ofEach = standing.map((each) =>
      timesBeside(each, readIn(each.zone)).map((shown) =>
        Math.min(
          ...shown.map(({ when, there }) =>
            RELATIONS.indexOf(relationOf(lasts ? endOf(when) : when, there)),
          ),
        ),
      ),
    )
    const mood = moodOf(statement) || (limits(statement) && !lasts ? "by: " : "")
    return named.map((_, nth) => {
      const closest = Math.min(...ofEach.flatMap((each) => each[nth] ?? []))
      return `${mood}${RELATIONS[closest]}`
    })
  })
  return [...new Set(told)]
}

/** "Until tomorrow at ten", and not as a farewell. */
const limits = (statement: string) => DUE.test(framed(withoutFarewell(statement)))

/** "It goes on until twelve" tells of an end, not of a limit. */
const LASTS_UNTIL = anyOf(
  "(?:dura|durara|va|alarga) (?:\\S+ ){0,3}hasta",
  "(?:lasts?|goes|runs?) (?:\\S+ ){0,3}(?:until|till)",
  "(?:dura|vai|estende) (?:\\S+ ){0,3}ate",
  "(?:dure|va|prolonge) (?:\\S+ ){0,3}jusqu\\S*",
  "(?:dauert|geht|lauft) (?:\\S+ ){0,3}bis",
)
const endOf = (when: Each): Each => {
  if (!("range" in when) || when.part !== undefined) return when
  const [first, last] = when.range
  return first === null && last !== null && last.length > 10 ? { local: last, instant: "" } : when
}
