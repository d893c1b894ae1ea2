/** What the words of a message can mean, before anything is looked up in a calendar. */

export type Part =
  | "morning"
  | "midday"
  | "afternoon"
  | "evening"
  | "night"
  /** Dark hours at either end of a date: "nachts", "de la nuit". */
  | "nights"
  | "small_hours"

/** "this", "next" and their like; `bare` is the weekday or weekend alone. */
export type Which = "bare" | "this" | "next" | "coming" | "other"

/** A month by its number, or counted from the present one. */
export type MonthRef =
  | { readonly month: number; readonly year?: number | undefined }
  | { readonly ahead: number }

export type Holiday =
  | { readonly month: number; readonly day: number }
  | { readonly easter: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  /** A Sunday before Christmas, the first of four. */
  | { readonly advent: number }

export type Day =
  /** `spoken`: a word like "tomorrow", which after midnight may still mean today. */
  | { readonly is: "offset"; readonly days: number; readonly spoken?: true }
  | {
      readonly is: "weekday"
      readonly weekday: number
      readonly which: Which
      /** Weeks after that one; `loose` when they may be counted from this week as well. */
      readonly weeks: number
      readonly loose?: true
    }
  | { readonly is: "day"; readonly day: number; readonly month?: MonthRef }
  | {
      readonly is: "date"
      readonly day: number
      readonly month: number
      readonly year?: number | undefined
    }
  | {
      readonly is: "numbers"
      readonly first: number
      readonly second: number
      readonly year?: number | undefined
    }
  | {
      readonly is: "nth"
      readonly nth: number
      readonly weekday: number
      readonly month: MonthRef
    }
  /** So many days after a feast, or before it; where Canada keeps it on another day, that. */
  | {
      readonly is: "holiday"
      readonly holiday: Holiday
      readonly inCanada?: Holiday
      readonly plus?: number
    }
  | { readonly is: "months"; readonly months: number }
  /** The last day of this month. */
  | { readonly is: "month-end" }

export type Span =
  | { readonly is: "week"; readonly ahead: number | "other" }
  | { readonly is: "iso-week"; readonly week: number }
  | { readonly is: "weekend"; readonly which: Which }
  /** `told`: said of a day that is named, and no more than true of it: "on Saturday, so already in January". */
  | {
      readonly is: "month"
      readonly month: MonthRef
      readonly part?: MonthPart
      readonly told?: true
    }

export type MonthPart = "early_month" | "mid_month" | "end_of_month"

export type Time = {
  readonly hour: number
  readonly minute: number
  /** Minutes named before or after the hour: "quarter to six" is six and -15. */
  readonly shift: number
  /** `bare`: either half of the day; `unit`: "9h", "9 Uhr"; `full`: the 24-hour clock. */
  readonly style: "bare" | "unit" | "full"
  readonly half?: "am" | "pm" | undefined
  readonly midnight?: true | undefined
  /** A bare number that may count people instead: "on vient à 3". */
  readonly doubtful?: true | undefined
}

export type Bounds = { readonly from?: Time; readonly to?: Time }

export type Reason =
  | "am_pm"
  | "after_midnight"
  | "approx"
  | "date_format"
  | "gap"
  | "invalid_date"
  | "invalid_time"
  | "midnight"
  | "no_day"
  | "open_ended"
  | "other_zone"
  | "past"
  | "several"
  | "vague"
  | "week_start"
  | "weekday_mismatch"
  | "which_week"

/** The clock that a time is said by: any of these offsets, that of a place, or that of who is spoken to. */
export type ZoneMeaning =
  | { readonly kind: "zone"; readonly offsets: readonly string[] }
  | { readonly kind: "zone"; readonly place: string }
  | { readonly kind: "zone"; readonly yours: true }

/** How a word changes what stands beside it. */
export type Turn =
  /** What follows, or what went before if nothing follows, is refused. */
  | "not"
  /** Only what follows is refused. */
  | "not-next"
  /** What follows is refused: "rather than Friday". */
  | "instead"
  /** What follows replaces what went before: "I mean". */
  | "correction"
  /** What follows is the appointment that stands already. */
  | "existing"
  /** What follows, or what went before, is given up for another day; it is the point where none is named. */
  | "cancelled"
  /** What follows is somebody's journey or party, not the appointment. */
  | "occasion"
  /** The sentence moves something to another day. */
  | "move"

export type Meaning =
  | { readonly kind: "day"; readonly day: Day }
  /** "20 to 22 May": both included. */
  | { readonly kind: "days"; readonly from: Day; readonly to: Day }
  | { readonly kind: "span"; readonly span: Span }
  | { readonly kind: "time"; readonly time: Time }
  | { readonly kind: "bounds"; readonly bounds: Bounds }
  | { readonly kind: "part"; readonly part: Part; readonly weak?: true | "half" }
  | { readonly kind: "elapse"; readonly minutes: number }
  | { readonly kind: "gone" }
  /**
   * `until`: what settles the question; without it the question stands whatever else is said. `inQuebec`: what it says there,
   * where it has to be asked elsewhere.
   */
  | {
      readonly kind: "ask"
      readonly reason: Reason
      readonly until?: "day" | "date" | "time"
      readonly inQuebec?: Span
    }
  /** "From Monday", "before Friday": the day is a bound, moved by so many days. */
  | { readonly kind: "open"; readonly side: "from" | "to"; readonly days: number }
  | { readonly kind: "night-between" }
  /** "The one after that": the week or weekday after the one named before. `week`: it says so. */
  | { readonly kind: "one-after"; readonly week?: true }
  | ZoneMeaning
  | { readonly kind: "turn"; readonly turn: Turn }
  | { readonly kind: "skip" }

/** A meaning and the place in the text where it was read. */
export type Piece = Meaning & { readonly start: number; readonly end: number }
export type DayPiece = Extract<Piece, { kind: "day" }>
