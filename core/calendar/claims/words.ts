export type ClaimKind = "booked" | "moved" | "cancelled"

/** In the order in which they are learnt. */
export const LEARNT_KINDS: readonly ClaimKind[] = ["booked", "moved", "cancelled"]

/**
 * How one language says that an appointment was made, moved or cancelled. Alternatives of a regular
 * expression over folded words; <3> stands for up to three words in between.
 */
export type ClaimWords = {
  /** Participles, which claim nothing without one of the helpers before or a clause of their own. */
  readonly done: Readonly<Record<ClaimKind, string>>
  /** Infinitives, for "I was able to book". */
  readonly doing: Readonly<Record<ClaimKind, string>>
  /** What makes a participle an act of ours ("I have"), or a state ("is", "stands"). */
  readonly have: string
  readonly be: string
  readonly managed: string
  /** Words that may stand before a participle that is a clause of its own: "Cita del lunes anulada". */
  readonly lead: string
  /** Whole phrases. */
  readonly acted: Readonly<Record<ClaimKind, readonly string[]>>
  readonly stated: Readonly<Record<ClaimKind, readonly string[]>>
  /** Before a claim in its clause, each of these takes it back. */
  readonly unreal: string
  readonly negated: string
  /** Anywhere in the clause: what stood already, what always holds, what is under way. */
  readonly other: string
  /** At the head of a sentence: all of it is supposed, or read out. */
  readonly supposed: string
  readonly readOut: string
  /** What is booked, and where it is written down. */
  readonly thing: string
  /** More than one of it, and what counts them. */
  readonly things: string
  readonly several: string
  readonly diary: string
  readonly day: string
  readonly clock: string
  /** "We are expecting you", "done", "I confirm": with a time they claim a booking. */
  readonly meet: string
  readonly settled: string
  readonly confirm: string
  /** "I am putting you in", said as it is done. */
  readonly present: Readonly<Record<ClaimKind, string>>
  /** "I have you down", "you now have a place". */
  readonly holds: string
  /** "your", before a thing, and what has become of it, in whatever verb: "has been generated". */
  readonly your: string
  readonly became: string
  /**
   * "You have an appointment on Tuesday": not that it was just made, but that it stands. THING, SEVERAL and WHEN are filled in.
   * Also with no time ("tu cita está reservada", "dein Termin steht"), where that is said as often of what has stood for long.
   */
  readonly standing: string
  /** "You have no appointment", "nothing booked", whatever it is called. THING is filled in. */
  readonly lacking: string
  /** "I could not book it", "the booking failed". DOING, DONE and NOUN are filled in for what was to be done. */
  readonly failed: string
  /** "is in your name", "managed to fit you in". */
  readonly named: string
  readonly fitted: string
  /** Of a noun: "change", "cancellation" and that it is made. */
  readonly finished: string
  readonly moving: string
  readonly cancelling: string
  /** "now", "is now", "instead of": another time than before. */
  readonly now: string
  readonly shifts: string
  readonly instead: string
  /** "from now on", before the time itself. */
  readonly henceforth: string
  /** Beside a claim: the time was another one before. */
  readonly anew: string
  /** "off", "no longer in" a diary. */
  readonly gone: string
  /** What is free, open or offered, and hours that always hold: no time of this client's. */
  readonly free: string
  readonly hours: string
  /** "you", "your". */
  readonly addressed: string
  /** What others do at a time: reopen, arrive, work; and what is over. */
  readonly theirs: string
  /** Of a line such as "Date: 3 May". */
  readonly label: { readonly date: string; readonly time: string }
}
