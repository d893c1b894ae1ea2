import type { Piece } from "../pieces.ts"

/** "Ready by Friday at four": the hour bounds as the day does, nothing is wished for at it. */

/** Says as well how long somebody is away, and in Mexico from when on something is ready. */
const AWAY_OR_READY = /^(?:until|till?|hasta|jusqu)/
/** May mean "until", and "see you". */
const UNTIL = /^(?:bis|ate)(?![a-z])/
/** "A week before Friday". */
const COUNTED =
  /(?<![a-z])(?:hours?|days?|weeks?|horas?|dias?|semanas?|heures?|jours?|semaines?|stunden?|tage?|wochen?) $/
/** "Come by", "drop by": a visit at that very hour. */
const VISITS =
  /(?<![a-z])(?:be|(?:com(?:e|es|ing)|(?:drop|swing|stop|pop|pass|call|go|nip|run)[a-z]*)(?: [a-z]+)?) $/
/** Something must be ready then. */
const READY =
  /(?<![a-z])(?:(?:needs?|must|has to|have) [^,]*(?:ready|done|doing|finished|fixed|repaired)|needs doing|need (?:it|them|(?:my|the) [a-z]+) back|(?:list|terminad|arreglad|pront|consertad)[oa]s?|(?:doi(?:t|vent)|soi(?:t|ent)) [^,]*(?:prete?s?|finie?s?|reparee?s?)|fertig|repariert|schaff(?:t|en) (?:ihr|sie) (?:das|es)|brauch[^,]* zuruck|(?:brauche?n? (?:ich|wir)|(?:ich|wir) brauche?n?) (?:de[rn]|die|das|meine?n?|unsere?n?)|need (?:the|my|our|those|these) [a-z0-9 ]{2,25}|necesit(?:o|amos) (?:el|la|l[oa]s|mis?))(?![a-z])/
const NEEDED =
  /(?<![a-z])(?:(?:l[oa]s?) necesit[a-z]+|precis(?:o|amos) d[oa]s?|il (?:me|nous) (?:faut (?:l[ea]s?|mon|ma|mes)|l[ea]s? faut))(?![a-z])/
/** Tells of oneself, of what was, or of what is not so. */
const TOLD = new RegExp(
  "(?<![a-z])(?:(?:i|we)(?! (?:need|want|d like|would like)(?! to))|(?<!brauche?n? )(?:ich|wir)(?! brauch)|(?:je|j|on|nous)(?! (?:aimer|voudr))|" +
    "bin|sind|ist|arbeit\\w*|dienst|schicht|urlaub|esto?y|estamos|estare|tengo|llego|salgo|voy|acabo|termino|trabaj\\w*|vuelvo|" +
    "estou|tou|estarei|fico|ficamos|saio|chego|vou|trabalh\\w*|volto|viaj\\w*|ocupad\\w*|aulas?|ferias|" +
    "was|were|had|war|waren|estaba\\w*|estava\\w*|etai\\w*|avai\\w*|" +
    "no|not|cannot|n t|[a-z]+n t|don|never|nothing|nunca|jamas|nada|nao|nem|jamais|pas|rien|kein\\w*|nicht\\w*|nie|niemals)(?![a-z])",
)

/** What is said between the marks around a stretch of the text. */
const clauseAround = (text: string, start: number, end: number) =>
  (/[^.,;:?!]*$/.exec(text.slice(0, start))?.[0] ?? "") +
  text.slice(start, end) +
  (/^[^.,;:?!]*/.exec(text.slice(end))?.[0] ?? "")

const mustBeReady = (text: string, open: Piece, end: number) => {
  const [before, said] = [text.slice(0, open.start), text.slice(open.start, open.end)]
  const clause = clauseAround(text, open.start, end)
  if (AWAY_OR_READY.test(said) || COUNTED.test(before) || VISITS.test(before)) return false
  return (READY.test(clause) || (NEEDED.test(clause) && !UNTIL.test(said))) && !TOLD.test(clause)
}

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
      !unbroken ||
      !mustBeReady(text, open, time.end)
    )
      continue
    opens.add(open)
    const { start, end } = time
    bounds.set(time, { kind: "bounds", bounds: { to: time.time }, start, end })
  }
  return pieces.flatMap((piece) => (opens.has(piece) ? [] : [bounds.get(piece) ?? piece]))
}
