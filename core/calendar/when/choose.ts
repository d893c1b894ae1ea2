import { daysBetween } from "../civil.ts"
import { isAffair } from "./choose/affairs.ts"
import { isAnswer, type LeftOut, leftOut } from "./choose/left-out.ts"
import { dayBeforeOccasion } from "./choose/occasions.ts"
import { chosenOfOffered } from "./choose/offered.ts"
import { withOnesAfter } from "./choose/one-after.ts"
import { grouped, touching } from "./choose/said-twice.ts"
import { isContent, isDay, type Sentence, sentenceOf, through } from "./choose/sentence.ts"
import { AMOUNT } from "./grammar/amounts.ts"
import type { Grammar } from "./grammar.ts"
import type { DayPiece, Piece, Reason, Span } from "./pieces.ts"
import { dateOf, type Today } from "./resolve/days.ts"
import { groupDate } from "./resolve/group-date.ts"
import { datesOf } from "./resolve/same-day.ts"

/** Decides which of several days a message is about: corrections, refusals and side remarks go. */

export type Chosen = {
  readonly pieces: readonly Piece[]
  /** Weeks that were named only to be refused. */
  readonly refusedSpans?: readonly Span[]
} & (
  | { readonly ask: Reason }
  /** From the first to the last of these days. */
  | { readonly days: readonly [readonly DayPiece[], readonly DayPiece[]] }
  /** `refused`: some day or time was named only to be refused. */
  | { readonly refused?: boolean }
)

export const choose = (
  said: readonly Piece[],
  text: string,
  grammar: Grammar,
  now: Today,
): Chosen => {
  const { pieces, afters } = withOnesAfter(said)
  const sentence = sentenceOf(pieces, text, grammar)
  const offered = chosenOfOffered(sentence)
  if (offered) return { pieces: offered }
  const left = leftOut(sentence)
  if (left === null) return { pieces: sentence.pieces, ask: "several" }
  // "Next week or the one after": either may be meant.
  if (afters.some(({ other }) => !left.dropped.has(other)))
    return { pieces: sentence.pieces, ask: "which_week" }
  const refusedSpans = [...left.dropped].flatMap((piece) =>
    piece.kind === "span" ? [piece.span] : [],
  )
  return { ...chosenOf(sentence, left, now), refusedSpans }
}

const chosenOf = (sentence: Sentence, left: LeftOut, now: Today): Chosen => {
  const { pieces: all, text, grammar, beside, withTimes } = sentence
  const pieces = inForeground(all, left)
  const without = (days: readonly DayPiece[]): Chosen => {
    const aside = new Set<Piece>(days.flatMap(withTimes))
    const rest = pieces.filter((piece) => !aside.has(piece))
    return { pieces: opened(rest, sentence) }
  }
  if (all.some((piece) => unreadCorrection(piece, sentence))) return { pieces, ask: "several" }
  if (all.some((piece) => unreadTarget(piece, sentence))) return { pieces, ask: "several" }
  const moving = all.findIndex((piece) => piece.kind === "turn" && piece.turn === "move")
  if (monthUnsaid(all, pieces, now)) return { pieces, ask: "several" }
  const shift = pieces.find(({ kind }) => kind === "bounds")
  // "Push 3pm to 4pm" is no stretch from three to four.
  if (moving >= 0 && shift && all.indexOf(shift) > moving) return { pieces, ask: "several" }

  const groups = grouped(
    pieces.filter(isDay),
    (a, b) =>
      touching(a, b, beside) && !through([a], [b], sentence) && !boundedApart(a, b, sentence),
    now,
  )
  const [first, second] = groups
  if (eitherOf(first, sentence)) return { pieces, ask: "several" }
  if (!first || !second) {
    return { pieces: opened(pieces, sentence), refused: left.dropped.size > 0 }
  }
  const moved = moving >= 0
  if (groups.length === 2 && !moved && through(first, second, sentence)) {
    return { pieces: pieces.filter((piece) => !isDay(piece)), days: [first, second] }
  }
  const targets = moved
    ? groups.filter((group) => group.some((it) => aimedAt(it, text, grammar)))
    : [
        dayOfStay(groups, sentence, now) ??
          dayInBounds(groups, sentence, now) ??
          dayBeforeOccasion(groups, sentence, now),
      ]
  const [target] = targets
  if (!target || targets.length > 1) return { pieces, ask: "several" }
  if (moved && groups.some((group) => eitherOf([...target, ...group], sentence)))
    return { pieces, ask: "several" }
  return without(groups.filter((group) => group !== target).flat())
}

/** "Before Halloween, the 30th": what is bounded is not the day behind the comma. */
const boundedApart = (a: DayPiece, b: DayPiece, { pieces, text }: Sentence) =>
  pieces[pieces.indexOf(a) - 1]?.kind === "open" && text.slice(a.end, b.start).includes(",")

/** "Tuesday at ten, or today" on a Tuesday: "or" means two days. */
const eitherOf = (days: readonly DayPiece[] = [], { text, grammar: { or } }: Sentence) =>
  days.some((day, at) => {
    const before = days[at - 1]
    return (
      before !== undefined && before.end < day.start && or.test(text.slice(before.end, day.start))
    )
  })

/** "Here from Friday to Monday, a tour on Saturday?": the one day that lies within the days told. */
const dayOfStay = (groups: readonly (readonly DayPiece[])[], sentence: Sentence, now: Today) => {
  const [from, to, wished] = groups
  if (!from || !to || !wished || groups.length > 3) return undefined
  if (sentence.grammar.or.test(sentence.text) || !through(from, to, sentence)) return undefined
  const [first, last, day] = [from, to, wished].map((days) => groupDate(days, [], now))
  if (!first || !last || !day || "ask" in first || "ask" in last || "ask" in day) return undefined
  const within = day.date >= first.date && day.date <= last.date
  return within && !isAffair(wished[0], sentence) ? wished : undefined
}

/** "Not before the 9th, does the 10th at two work?": of two days the one that the other only bounds. */
const dayInBounds = (groups: readonly (readonly DayPiece[])[], sentence: Sentence, now: Today) => {
  const { pieces, text, grammar, beside } = sentence
  if (groups.length !== 2 || grammar.or.test(text)) return undefined
  const opensOf = (days: readonly DayPiece[]) =>
    days.flatMap((day) => {
      const before = pieces[pieces.indexOf(day) - 1]
      return before?.kind === "open" && beside(before, day) ? [before] : []
    })
  const bounding = groups.filter((days) => opensOf(days).length > 0)
  const [bound] = bounding
  const wished = groups.find((days) => days !== bound)
  const [open] = bound ? opensOf(bound) : []
  if (!bound || !open || !wished || bounding.length > 1) return undefined
  // "The Tuesday before the 20th": the last of several.
  const [last, start] = [wished.at(-1)?.end ?? 0, open.start]
  if (open.side === "to" && last < start && !/[,.;?!]/.test(text.slice(last, start)))
    return undefined
  const [limit, day] = [groupDate(bound, [], now), groupDate(wished, [], now)]
  if ("ask" in limit || "ask" in day) return undefined
  // "Friday at two, before Carnival": when that is far off, perhaps the last one before it.
  const loose = wished.every((it) => it.day.is === "weekday") && bound[0]?.day.is === "holiday"
  if (open.side === "to" && loose && daysBetween(day.date, limit.date) >= 7) return undefined
  const within = open.side === "from" ? day.date >= limit.date : day.date <= limit.date
  return within && !isAffair(wished[0], sentence) ? wished : undefined
}

const DAYS = new Set(["day", "days", "span", "elapse"])

/** What stands; a side remark is the point after all when nothing else names a day. */
const inForeground = (all: readonly Piece[], { dropped, aside }: LeftOut): readonly Piece[] => {
  const standing = all.filter((piece) => !dropped.has(piece))
  const foreground = standing.filter((piece) => !aside.has(piece))
  const named = foreground.some(({ kind }) => DAYS.has(kind))
  return named ? foreground.filter(({ kind }) => kind !== "gone") : standing
}

/** "From", "before": only where the day that they bound is kept. */
const opened = (kept: readonly Piece[], { pieces, beside }: Sentence) =>
  kept.filter((piece) => {
    const next = pieces[pieces.indexOf(piece) + 1]
    if (piece.kind !== "open") return true
    const bounded = next && (isDay(next) || next.kind === "span")
    return bounded && kept.includes(next) && beside(piece, next)
  })

/** "Not the 15th of May, the 28th": of that month, or of the next that has one? */
const monthUnsaid = (all: readonly Piece[], kept: readonly Piece[], now: Today) => {
  const [bare, other] = kept.filter(isDay)
  if (!bare || other || bare.day.is !== "day" || bare.day.month) return false
  const [first = ""] = datesOf(dateOf(bare.day, now))
  return all.some(
    (piece) =>
      isDay(piece) &&
      piece.end <= bare.start &&
      (piece.day.is === "date" || piece.day.is === "numbers") &&
      datesOf(dateOf(piece.day, now)).some((date) => date.slice(0, 7) > first.slice(0, 7)),
  )
}

const NUMBER = "^[ ,:]*(?:a )?(?:las? |at |um |as |the |el )?\\d"
const CORRECTING = new RegExp(NUMBER)
const CORRECTING_ALONE = new RegExp(`${NUMBER}{1,2}(?= ?(?:$|[,;.?!]))`)

/** "No, make that 4", "at 3, no, 4": a number that corrects and could not be read. */
const unreadCorrection = (piece: Piece, sentence: Sentence) => {
  const { pieces: all, text } = sentence
  if (piece.kind !== "turn") return false
  const answers = isAnswer(piece, text) && correctsHour(piece, sentence)
  if (piece.turn !== "correction" && !answers) return false
  const number = (answers ? CORRECTING_ALONE : CORRECTING).exec(text.slice(piece.end))
  const place = piece.end + (number?.[0].length ?? 0)
  return number !== null && !all.some(({ start, end }) => start < place && end >= place)
}

/** Unlike "5pm, flight no 4" and "at 5 for 2, no 3". */
const correctsHour = (answer: Piece, { pieces, text, gap, grammar }: Sentence) => {
  const earlier = pieces.slice(0, pieces.indexOf(answer))
  const before = earlier.findLast(isContent)
  if (!before || earlier.every(({ kind }) => kind !== "time")) return false
  const between = gap(before, answer)
  const apart = /[,.;!?] ?$/.test(between) && /^ ?,/.test(text.slice(answer.end))
  return grammar.filler.test(between.replace(/[,.;!?]/g, "")) || (apart && !/\d/.test(between))
}

const TO_NUMBER = new RegExp(
  "(?<![a-z])(?:(?:al?|pal|to|auf|zu|au) (?:den |the |el |le )?|(?:para|pra|pour|fur) (?=\\d\\d?,? (?:a las?|as|a|um|at) \\d))(?:[12]?\\d|3[01])" +
    `(?!\\d|[:h/.,]\\d| ?(?:hs?|uhr|[ap]m|horas?|heures?|o clock)(?![a-z])|${AMOUNT})`,
  "g",
)

/** "Move it to 29": a number that something is moved to and that could not be read, unlike "change it to 4 people". */
const unreadTarget = (piece: Piece, { pieces: all, text }: Sentence) =>
  piece.kind === "turn" &&
  piece.turn === "move" &&
  [...text.slice(piece.end).matchAll(TO_NUMBER)].some(({ 0: said, index }) => {
    const place = piece.end + index + said.length
    return !all.some(({ start, end }) => start < place && end >= place)
  })

/** "To Friday": where a move ends. The word may stand before the day or be read with it. */
const aimedAt = ({ start, end }: Piece, text: string, { towards }: Grammar) =>
  towards.test(text.slice(0, start).trimEnd()) ||
  towards.test(text.slice(start, end).split(" ", 1)[0] ?? "")
