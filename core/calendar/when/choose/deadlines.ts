import type { Piece } from "../pieces.ts"

/** "Ready by Friday at four": the hour bounds as the day does, nothing is wished for at it. */

/** Says as well how long somebody is away, and in Mexico from when on something is ready. */
const AWAY_OR_READY = /^(?:until|till?|hasta|jusqu)/
/** "A week before Friday". */
const COUNTED =
  /(?<![a-z])(?:hours?|days?|weeks?|horas?|dias?|semanas?|heures?|jours?|semaines?|stunden?|tage?|wochen?) $/
/** How long somebody is busy: "bin bis Freitag 16 Uhr weg". */
const BUSY_UNTIL = /^(?:bis|ate)$/
const BUSY =
  /(?<![a-z])(?:bin|sind|arbeit\w*|dienst|schicht|urlaub|estou|estamos|tou?|estarei|trabalh\w*|fico|ficamos|viaj\w*|ocupad\w*|aulas?|ferias)(?![a-z])/

/** The pieces with the hour as the bound, where a day right before it is one. */
export const withDeadlines = (
  pieces: readonly Piece[],
  text: string,
  beside: (a: Piece, b: Piece) => boolean,
): readonly Piece[] => {
  const bounds = new Map<Piece, Piece>()
  const opens = new Set<Piece>()
  for (const [at, open] of pieces.entries()) {
    if (open.kind !== "open" || open.side !== "to") continue
    const said = text.slice(open.start, open.end)
    if (COUNTED.test(text.slice(0, open.start))) continue
    if (AWAY_OR_READY.test(said) || (BUSY_UNTIL.test(said) && BUSY.test(text))) continue
    const rest = pieces.slice(at + 1)
    const days = rest.findIndex(({ kind }) => kind !== "day")
    const run = [open, ...rest.slice(0, days + 1)]
    // "Before New Year's Eve at three": on some day before it.
    const feast = run.some((piece) => piece.kind === "day" && piece.day.is === "holiday")
    const time = run.at(-1)
    const unbroken = run.every((piece, nth) => {
      const before = run[nth - 1]
      if (!before || before.start === piece.start) return true
      return beside(before, piece) && (piece !== time || piece.start - before.end <= 1)
    })
    if (
      days < 1 ||
      (feast && open.days < 0) ||
      time?.kind !== "time" ||
      time.time.doubtful ||
      !unbroken
    )
      continue
    opens.add(open)
    const { start, end } = time
    bounds.set(time, { kind: "bounds", bounds: { to: time.time }, start, end })
  }
  return pieces.flatMap((piece) => (opens.has(piece) ? [] : [bounds.get(piece) ?? piece]))
}
