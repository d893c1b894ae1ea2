import type { Meaning, MonthPart, MonthRef, Part, Reason, Span, Turn, Which } from "../pieces.ts"

/** Meanings that a phrase has wherever it is found. */

/** Today, tomorrow, and what is counted from them. */
export const offset = (days: number): Meaning => ({
  kind: "day",
  day: days % 7 === 0 ? { is: "offset", days } : { is: "offset", days, spoken: true },
})

export const weekday = (weekday: number, which: Which = "bare", weeks = 0): Meaning => ({
  kind: "day",
  day: { is: "weekday", weekday, which, weeks },
})

export const part = (part: Part): Meaning => ({ kind: "part", part })
/** A meal or "early": it tells morning from evening, but yields to a time that says otherwise. */
export const hint = (part: Part): Meaning => ({ kind: "part", part, weak: true })
/** "Brunch": it tells the half of the day of an hour, and is at no part of the day that is known. */
export const halfHint = (part: Part): Meaning => ({ kind: "part", part, weak: "half" })

export const week = (ahead: number | "other"): Meaning => ({
  kind: "span",
  span: { is: "week", ahead },
})

export const weekendOf = (which: Which): Span => ({ is: "weekend", which })
export const weekend = (which: Which): Meaning => ({ kind: "span", span: weekendOf(which) })

/** A question that any day or time settles: "one of these days". */
export const ask = (reason: Reason): Meaning => ({ kind: "ask", reason, until: "day" })
/** "Fin de semaine" in French: in Quebec the weekend, elsewhere as likely Thursday and Friday. */
export const inQuebec = (span: Span): Meaning => ({
  kind: "ask",
  reason: "vague",
  until: "day",
  inQuebec: span,
})

/** A question that only a time settles: "after work on Thursday". */
export const askTime: Meaning = { kind: "ask", reason: "vague", until: "time" }
/** A question that only a date settles: "Father's Day, 21 June". */
export const askDate: Meaning = { kind: "ask", reason: "vague", until: "date" }
/** A question that stands whatever else is said: "every Monday". */
export const firmAsk = (reason: Reason): Meaning => ({ kind: "ask", reason })
export const from = (days = 0): Meaning => ({ kind: "open", side: "from", days })
export const until = (days = 0): Meaning => ({ kind: "open", side: "to", days })

export const oneAfter: Meaning = { kind: "one-after" }
export const weekAfter: Meaning = { kind: "one-after", week: true }

export const turn = (turn: Turn): Meaning => ({ kind: "turn", turn })
export const skip: Meaning = { kind: "skip" }
export const gone: Meaning = { kind: "gone" }

export const holiday = (month: number, day: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { month, day } },
})

/** A feast counted in days from Easter Sunday. */
export const easterPlus = (days: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { easter: days } },
})

export const nthHoliday = (month: number, weekday: number, nth: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { month, weekday, nth } },
})

/** A feast that Canada keeps on another day. */
export const inCanada = (feast: Meaning, there: Meaning): Meaning =>
  feast.kind === "day" &&
  feast.day.is === "holiday" &&
  there.kind === "day" &&
  there.day.is === "holiday"
    ? { ...feast, day: { ...feast.day, inCanada: there.day.holiday } }
    : feast

/** "The day after Thanksgiving": so many days from a feast. */
export const daysFrom = (feast: Meaning, plus: number): Meaning =>
  feast.kind === "day" && feast.day.is === "holiday"
    ? { ...feast, day: { ...feast.day, plus } }
    : feast

/** Advent Sundays by their number. */
export const advent = (advent: number): Meaning => ({
  kind: "day",
  day: { is: "holiday", holiday: { advent } },
})

export const monthEnd: Meaning = { kind: "day", day: { is: "month-end" } }

export const wholeMonth = (month: MonthRef, part?: MonthPart): Meaning => ({
  kind: "span",
  span: part ? { is: "month", month, part } : { is: "month", month },
})

export const elapse = (minutes: number): Meaning => ({ kind: "elapse", minutes })
export const moment = (hour: number, midnight?: true): Meaning => ({
  kind: "time",
  time: { hour, minute: 0, shift: 0, style: "full", midnight },
})
