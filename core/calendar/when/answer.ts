import { instantsOf, localOf } from "../zoned.ts"
import type { Chosen, DayPiece } from "./choose.ts"
import { addDays, weekdayOf } from "./civil.ts"
import { type Dated, dateOf, type Today } from "./days.ts"
import { groupDate } from "./group.ts"
import { hoursOf } from "./parts.ts"
import type { Part, Piece, Reason, Span, Time } from "./pieces.ts"
import { type Hours, type Settled, settle, settleBoth } from "./settle.ts"
import { rangeOf } from "./spans.ts"

export type Answer =
  | {
      readonly local: string
      readonly instant: string
      /** The clock shows this time twice; `instant` is the first. */
      readonly fold?: true
      readonly offset?: string
      readonly other_instant?: string
    }
  | { readonly date: string }
  /** Two local times on one day, the second not included, or two dates, both included; null is open. */
  | { readonly range: readonly [string | null, string | null]; readonly part?: string }
  | { readonly ask: Reason; readonly candidates?: readonly string[] }

export type Situation = Today & { readonly now: string; readonly hours: Hours | undefined }

const ask = (reason: Reason, candidates?: readonly string[]): Answer =>
  candidates?.length ? { ask: reason, candidates } : { ask: reason }

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":")
const localAt = (date: string, minutes: number) =>
  `${addDays(date, Math.floor(minutes / 1440))}T${clock(minutes % 1440)}`

const distinct = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
const of = <K extends Piece["kind"]>(pieces: readonly Piece[], kind: K) =>
  pieces.filter((piece): piece is Extract<Piece, { kind: K }> => piece.kind === kind)

/** Puts the chosen pieces together into one answer. */
export const answer = (chosen: Chosen, now: Situation): Answer | null => {
  const { pieces } = chosen
  const every = of(pieces, "time")
  const sure = every.filter(({ time }) => !time.doubtful)
  const times = sure.length ? sure : every
  const bounds = of(pieces, "bounds")
  const elapse = distinct(of(pieces, "elapse").map(({ minutes }) => minutes))
  const spans = distinct(of(pieces, "span").map(({ span }) => span))
  const days = of(pieces, "day")
  const asks = of(pieces, "ask")
  const timed = times.length > 0 || bounds.length > 0
  const firm = asks.find(({ until }) => !until || (until === "time" && !timed))

  if (chosen.ask) return ask(chosen.ask)
  if (firm) return ask(firm.reason, firm.until === "time" ? oneDay(days, spans, now) : undefined)
  const [stretch, second] = of(pieces, "days")
  if (stretch) return timed || second || days.length ? ask("several") : stretchAnswer(stretch, now)
  if (chosen.days) return timed ? ask("several") : fromTo(chosen.days, now)
  if (elapse.length) {
    const minutes = elapse[0] ?? 0
    const only =
      elapse.length === 1 && !timed && days.every(({ day }) => day.is === "offset" && !day.days)
    return only ? later(minutes, now) : ask("several")
  }
  if (days.length === 0 && spans.length === 0) {
    const clear = times.some(({ time }) => !time.doubtful) || bounds.length > 0
    if (clear || of(pieces, "part").some(({ weak }) => !weak)) return ask("no_day")
    if (asks[0]) return ask(asks[0].reason)
    if (pieces.some(({ kind }) => kind === "gone")) return ask("past")
    return chosen.refused ? ask("no_day") : null
  }
  if (days.length === 0) {
    if (timed) return ask("no_day")
    if (of(pieces, "open").length) return ask("vague")
    return spanAnswer(spans, now)
  }
  const dated = groupDate(days, spans, now)
  const parts = partsBeside(pieces, times.at(0))
  if (parts === "several") return ask("vague")
  const around = { ...parts, hours: now.hours, language: now.language, zone: now.zone }
  if (of(pieces, "night-between").length && times.length) around.part = "small_hours"

  if (timed && of(pieces, "open").length) return ask("vague")
  const spoken = distinct(times.map(({ time }) => time))
  if (bounds.length) {
    if (bounds.length > 1 || spoken.length) return ask("several")
    const { from, to } = bounds[0]?.bounds ?? {}
    return boundsAnswer(dated, from, to, around, now)
  }
  if (spoken.length > 1) return ask("several")
  const [time] = spoken
  if (time) {
    const settled = settle(time, around)
    return momentAnswer(dated, settled, of(pieces, "zone")[0]?.offsets, now)
  }
  const part = around.part ?? around.hint
  const [open] = of(pieces, "open")
  if (open) return part ? ask("vague") : openAnswer(dated, open)
  if (part) return partAnswer(dated, part, now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  return dated.date < now.today ? ask("past") : { date: dated.date }
}

/** The day is clear, only its time is not. */
const oneDay = (days: readonly DayPiece[], spans: readonly Span[], now: Situation) => {
  const dated = days.length ? groupDate(days, spans, now) : null
  return dated && "date" in dated ? [dated.date] : undefined
}

/** The part of the day that goes with a time: the one beside it, or the only one. */
const partsBeside = (
  pieces: readonly Piece[],
  time: Piece | undefined,
): { part?: Part | undefined; hint?: Part | undefined } | "several" => {
  const parts = of(pieces, "part")
  const strong = parts.filter(({ weak }) => !weak)
  const kinds = distinct(strong.map(({ part }) => part))
  const beside = strong.find(({ start }) => time && start >= time.end && start - time.end <= 2)
  if (kinds.length > 1 && !beside) return "several"
  return { part: beside?.part ?? kinds[0], hint: parts.find(({ weak }) => weak)?.part }
}

const fromTo = (
  [from, to]: readonly [readonly DayPiece[], readonly DayPiece[]],
  now: Situation,
): Answer => {
  const end = groupDate(to, [], now)
  const month = to.map(({ day }) => (day.is === "date" ? day : undefined)).find(Boolean)
  // "From the 10th to the 12th of March": the month is said once.
  const start = groupDate(
    from.map((piece) =>
      month && piece.day.is === "day" ? { ...piece, day: { ...month, day: piece.day.day } } : piece,
    ),
    [],
    now,
  )
  if ("ask" in start) return ask(start.ask)
  const [last] = to
  if (to.length === 1 && last?.day.is === "weekday") {
    const date = addDays(start.date, (last.day.weekday - weekdayOf(start.date) + 7) % 7)
    return { range: [start.date, date] }
  }
  if ("ask" in end) return ask(end.ask)
  return start.date < end.date ? { range: [start.date, end.date] } : ask("several")
}

const stretchAnswer = ({ from, to }: Extract<Piece, { kind: "days" }>, now: Situation): Answer => {
  const [start, end] = [dateOf(from, now), dateOf(to, now)]
  if ("ask" in start) return ask(start.ask)
  if ("ask" in end) return ask(end.ask)
  return start.date < end.date ? { range: [start.date, end.date] } : ask("several")
}

const openAnswer = (dated: Dated, { side, days }: Extract<Piece, { kind: "open" }>): Answer => {
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  const date = addDays(dated.date, days)
  return { range: side === "from" ? [date, null] : [null, date] }
}

const later = (minutes: number, now: Situation): Answer => {
  const ms = Math.floor(Date.parse(now.now) / 60_000) * 60_000 + minutes * 60_000
  const instant = `${new Date(ms).toISOString().slice(0, 19)}Z`
  return { local: localOf(instant, now.zone).local, instant }
}

const spanAnswer = (spans: Parameters<typeof rangeOf>[0][], now: Situation): Answer => {
  const ranges = spans.map((span) => rangeOf(span, now))
  const unclear = ranges.find((it) => "ask" in it)
  if (unclear && "ask" in unclear)
    return ask(
      unclear.ask,
      unclear.ranges?.map(([from]) => from),
    )
  const [only, other] = distinct(ranges)
  if (!only || other || "ask" in only) return ask("several")
  return only.range[1] < now.today ? ask("past") : only
}

const wallNow = (now: Situation) => localOf(now.now, now.zone).local

/** The day meant when only a time that has passed tells whether it is today or a week from now. */
const byPassed = (dated: Dated, end: string, now: Situation): Dated => {
  if (!("ask" in dated) || !dated.today) return dated
  const next = dated.dates?.[1]
  return next && end <= wallNow(now) ? { date: next } : dated
}

const momentAnswer = (
  day: Dated,
  settled: Settled,
  offsets: readonly string[] | undefined,
  now: Situation,
): Answer => {
  if ("ask" in settled && settled.ask === "invalid_time") return ask("invalid_time")
  if ("ask" in settled) {
    if ("ask" in day) return ask(day.ask, day.dates)
    return ask(
      settled.ask,
      settled.ask === "midnight"
        ? [`${day.date}T00:00`, `${addDays(day.date, 1)}T00:00`]
        : settled.options?.map((minutes) => localAt(day.date, minutes)),
    )
  }
  const dated = byPassed(day, localAt(now.today, settled.minutes), now)
  if ("ask" in dated) {
    return ask(
      dated.ask,
      dated.dates?.map((date) => localAt(date, settled.minutes)),
    )
  }
  const local = localAt(dated.date, settled.minutes)
  const [instant, other_instant] = instantsOf(local, now.zone)
  if (!instant) return ask("gap")
  if (Date.parse(instant) < Date.parse(now.now)) return ask("past")
  const { offset } = localOf(instant, now.zone)
  if (offsets && !offsets.includes(offset)) return ask("other_zone", [local])
  return other_instant ? { local, instant, fold: true, offset, other_instant } : { local, instant }
}

const partAnswer = (day: Dated, part: Part, now: Situation): Answer => {
  const [from, to] = hoursOf(part, now.language).map((hour) => hour * 60) as [number, number]
  const dated = byPassed(day, localAt(now.today, to), now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  const range = [localAt(dated.date, from), localAt(dated.date, to)] as const
  return range[1] <= wallNow(now)
    ? ask("past")
    : { range, part: part === "nights" ? "night" : part }
}

const boundsAnswer = (
  day: Dated,
  from: Time | undefined,
  to: Time | undefined,
  around: Parameters<typeof settle>[1],
  now: Situation,
): Answer => {
  const ends =
    from && to
      ? settleBoth(from, to, around)
      : [from ?? to].flatMap((it) => (it ? [settle(it, around)] : []))
  const unclear = ends.find((end) => "ask" in end)
  if (unclear && "ask" in unclear) return ask("ask" in day ? day.ask : unclear.ask)
  const minutes = ends.flatMap((end) => ("minutes" in end ? [end.minutes] : []))
  const last = Math.max(...minutes)
  const dated = byPassed(day, localAt(now.today, last), now)
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  if (from && to && (minutes[0] ?? 0) >= (minutes[1] ?? 0)) return ask("vague")
  const locals = minutes.map((it) => localAt(dated.date, it))
  if (to && localAt(dated.date, last) <= wallNow(now)) return ask("past")
  const [first = null, second = null] = locals
  return { range: from && to ? [first, second] : from ? [first, null] : [null, first] }
}
