/**
 * How a client speaks of appointments in one language. Alternatives of a regular expression over folded words; those at the
 * head follow a greeting or an "and" at most.
 */
export type WishWords = {
  /** What an appointment is called, and the acts of making one. */
  readonly appointment: string
  readonly cancels: string
  readonly moves: string
  /** Other words for it: "scrap", "won't be able"; "change", "push". */
  readonly undoes: string
  readonly changes: string
  /** What somebody does who asks for a time: comes, takes it. */
  readonly asks: string
  /**
   * Who comes, has a seat, and what is done with people and their cars by appointment: without a word of it nor a time, "I'll
   * have the burger" and "Quiero devolver unos zapatos" wait for no yes to one.
   */
  readonly visits: string
  /** At the head: opens a question, however it ends. */
  readonly opens: string
  /** What is asked of the business itself; the first at the head. The answer tells, it agrees to nothing. */
  readonly when: string
  readonly inquires: string
  /** What the business and its people do: they work, deliver, are in, are ready. Asked after, it is no wish. */
  readonly does: string
  /** What is free: any hour that is answered is an offer. The first at the head: "Anything on Friday?" */
  readonly any: string
  readonly free: string
  /** What the business offers: "Tengo a las 5 o a las 6." */
  readonly offers: string
  /** Who is late, or at the door. */
  readonly late: string
  /** Who will be heard of, or thinks it over, waits for no yes. */
  readonly later: string
}
