import { distinct } from "../../shared/distinct.ts"
import { type Answer, ask, type Situation } from "./answer/outcome.ts"
import { fromTo, isWithin, openAnswer, spanAnswer, stretchAnswer } from "./answer/stretches.ts"
import { boundsAnswer, byOwnClock, later, momentAnswer, partAnswer } from "./answer/timed.ts"
import type { Chosen } from "./choose.ts"
import { isQuebec } from "./locale.ts"
import type { DayPiece, Part, Piece, Span } from "./pieces.ts"
import { groupDate } from "./resolve/group-date.ts"
import { settle } from "./resolve/times.ts"

const of = <K extends Piece["kind"]>(pieces: readonly Piece[], kind: K) =>
  pieces.filter((piece): piece is Extract<Piece, { kind: K }> => piece.kind === kind)

/** The pieces by what they are; a time that is doubtful counts only while no other is there. */
const sorted = (pieces: readonly Piece[]) => {
  const every = of(pieces, "time")
  const sure = every.filter(({ time }) => !time.doubtful)
  const times = sure.length ? sure : every
  const bounds = of(pieces, "bounds")
  return {
    pieces,
    times,
    bounds,
    timed: times.length > 0 || bounds.length > 0,
    days: of(pieces, "day"),
    spans: distinct(of(pieces, "span").map(({ span }) => span)),
    asks: of(pieces, "ask"),
    open: of(pieces, "open")[0],
  }
}
type Said = ReturnType<typeof sorted>

/** Puts the chosen pieces together into one answer. */
export const answer = (chosen: Chosen, now: Situation): Answer | null => {
  const said = answerOf(chosen, now)
  // "This week I can't... Friday at three": not the Friday of this week.
  const refused = chosen.refusedSpans?.some((span) => said && isWithin(said, span, now))
  return refused ? ask("which_week") : said
}

/** What tells a day by its number. */
const DATES = new Set(["date", "numbers", "day"])

const answerOf = (chosen: Chosen, now: Situation): Answer | null => {
  const said = sorted(chosen.pieces)
  const { pieces, timed, days, spans, asks } = said
  const dated = days.some(({ day }) => DATES.has(day.is))
  const settled = { day: true, date: dated, time: timed }
  const firm = asks.find(({ until }) => !until || !settled[until])

  if ("ask" in chosen) return ask(chosen.ask)
  if (firm) return ask(firm.reason, firm.until === "time" ? oneDay(days, spans, now) : undefined)
  const [stretch, second] = of(pieces, "days")
  if (stretch) return timed || second || days.length ? ask("several") : stretchAnswer(stretch, now)
  if ("days" in chosen) return timed ? ask("several") : fromTo(chosen.days, now)
  if (pieces.some(({ kind }) => kind === "elapse")) return fromNow(said, now)
  if (days.length) return onDay(said, now)
  if (!spans.length) return withoutDay(said, now, chosen.refused)
  if (timed) return ask("no_day")
  return said.open ? ask("vague") : spanAnswer(spans, now)
}

const dayPiece = (date: string): DayPiece => {
  const [year, month = 0, day = 0] = date.split("-").map(Number)
  return { kind: "day", day: { is: "date", year, month, day }, start: 0, end: 0 }
}

/** The day is clear, only its time is not. */
const oneDay = (days: readonly DayPiece[], spans: readonly Span[], now: Situation) => {
  const dated = days.length ? groupDate(days, spans, now) : null
  return dated && "date" in dated ? [dated.date] : undefined
}

/** "In two hours": nothing but today may stand beside it. */
const fromNow = ({ pieces, days, timed }: Said, now: Situation): Answer => {
  const [minutes = 0, other] = distinct(of(pieces, "elapse").map(({ minutes }) => minutes))
  const today = days.every(({ day }) => day.is === "offset" && !day.days)
  return other === undefined && !timed && today ? later(minutes, now) : ask("several")
}

const withoutDay = (said: Said, now: Situation, refused = false): Answer | null => {
  const { pieces, times, bounds, asks } = said
  const clear = times.some(({ time }) => !time.doubtful) || bounds.length > 0
  if (clear || of(pieces, "part").some(({ weak }) => !weak)) {
    return now.day === undefined
      ? ask("no_day")
      : onDay({ ...said, days: [dayPiece(now.day)] }, now)
  }
  const [asked] = asks
  if (asked?.inQuebec && isQuebec(now.zone)) return spanAnswer([asked.inQuebec], now)
  if (asked) return ask(asked.reason)
  if (pieces.some(({ kind }) => kind === "gone")) return ask("past")
  return refused ? ask("no_day") : null
}

const onDay = (said: Said, now: Situation): Answer => {
  const { pieces, times, bounds, timed, open } = said
  const dated = groupDate(said.days, said.spans, now)
  const parts = partsBeside(pieces, times.at(0))
  if (parts === "several") return ask("vague")
  const around = { ...parts, hours: now.hours, language: now.language, zone: now.zone }
  if (of(pieces, "night-between").length) {
    if (!times.length) return ask("midnight")
    around.part = "small_hours"
  }

  if (timed && open) return ask("vague")
  const [time, another] = distinct(times.map(({ time }) => time))
  const [bound, more] = bounds
  const [zone] = of(pieces, "zone")
  if (bound && (more || time)) return ask("several")
  if (bound) return byOwnClock(boundsAnswer(dated, bound.bounds, around, now), zone, now)
  if (another) return ask("several")
  if (time) return momentAnswer(dated, settle(time, around), zone, now)
  const part = around.part ?? (around.timeless ? undefined : around.hint)
  if (open) return part ? ask("vague") : openAnswer(dated, open)
  if (part) return byOwnClock(partAnswer(dated, part, now), zone, now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  return dated.date < now.today ? ask("past") : { date: dated.date }
}

const EARLY: ReadonlySet<Part> = new Set(["morning", "small_hours", "nights"])
const LATE: ReadonlySet<Part> = new Set(["evening", "night"])

/** No more than a word between two parts of the day. */
const OR_BETWEEN = 6

/** The part of the day that goes with a time: the one beside it, or the only one. */
const partsBeside = (
  pieces: readonly Piece[],
  time: Piece | undefined,
): { part?: Part | undefined; hint?: Part | undefined; timeless?: boolean } | "several" => {
  const parts = of(pieces, "part")
  const strong = parts.filter(({ weak }) => !weak)
  const kinds = distinct(strong.map(({ part }) => part))
  const beside = strong.find(({ start }) => time && start >= time.end && start - time.end <= 2)
  // "Friday night, at one in the morning": of Friday or of Saturday.
  const overnight = beside && EARLY.has(beside.part) && kinds.some((kind) => LATE.has(kind))
  // "At four in the morning or in the afternoon."
  const either =
    beside && strong.some(({ start }) => start > beside.end && start - beside.end <= OR_BETWEEN)
  if (kinds.length > 1 && (!beside || overnight || either)) return "several"
  const weak = parts.find(({ weak }) => weak)
  return { part: beside?.part ?? kinds[0], hint: weak?.part, timeless: weak?.weak === "half" }
}
