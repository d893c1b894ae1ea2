import type { Today } from "./days.ts"
import type { Grammar } from "./grammar.ts"
import type { DayPiece, Piece, Reason } from "./pieces.ts"
import { grouped, touching } from "./same-day.ts"

/** Decides which of several days a message is about: corrections, refusals and side remarks go. */

export type Chosen = {
  readonly pieces: readonly Piece[]
  readonly ask?: Reason
  /** Some day or time was named only to be refused. */
  readonly refused?: boolean
  /** From the first to the last of these days. */
  readonly days?: readonly [readonly DayPiece[], readonly DayPiece[]]
}

const CONTENT = new Set(["day", "days", "span", "time", "bounds", "part", "elapse", "gone"])
const isContent = (piece: Piece) => CONTENT.has(piece.kind)
const isDay = (piece: Piece): piece is DayPiece => piece.kind === "day"

/** "Not before Friday" is from Friday on, "not after five" until then. */
const turnedAround = (
  pieces: readonly Piece[],
  beside: (a: Piece, b: Piece) => boolean,
): readonly Piece[] => {
  const used = new Set<Piece>()
  const turned = pieces.map((piece, at): Piece => {
    const [before, turn] = [pieces[at - 2], pieces[at - 1]]
    if (!turn || !refuses(turn) || !beside(turn, piece)) return piece
    // "Thursday no, before Friday": it is Thursday that is refused.
    if (before && isContent(before) && beside(before, turn)) return piece
    if (piece.kind === "open") {
      return piece.side === "to"
        ? { ...piece, side: "from", days: 0 }
        : { ...piece, side: "to", days: piece.days - 1 }
    }
    if (piece.kind !== "bounds" || (piece.bounds.from && piece.bounds.to)) return piece
    used.add(turn)
    const { from, to } = piece.bounds
    return { ...piece, bounds: to ? { from: to } : from ? { to: from } : {} }
  })
  return turned.filter((piece) => !used.has(piece))
}
const refuses = (piece: Piece) =>
  piece.kind === "turn" && (piece.turn === "not" || piece.turn === "not-next")

/** What stands before the first of several days. */
const BETWEEN = / (?:entre|between|zwischen|from|von|vom|desde|del?|du|da)\b/

export const choose = (
  said: readonly Piece[],
  text: string,
  grammar: Grammar,
  now: Today,
): Chosen => {
  const gap = (a: Piece, b: Piece) => text.slice(a.end, b.start)
  /** Nothing but small words between two pieces. */
  const beside = (a: Piece, b: Piece) => grammar.filler.test(gap(a, b))
  const all = turnedAround(said, beside)
  const dropped = new Set<Piece>()
  const aside = new Set<Piece>()
  const lone = new Set<Piece>()

  /** A piece with the times and parts of the day that belong to it. */
  const withTimes = (piece: Piece) => {
    const rest = all.slice(all.indexOf(piece) + 1)
    // A day takes its times along, a time only the part of the day beside it.
    const along = isDay(piece) ? ["time", "part", "bounds"] : ["part"]
    const stop = rest.findIndex(
      (next, index) =>
        !along.includes(next.kind) || /[.;!?,]/.test(gap(rest[index - 1] ?? piece, next)),
    )
    const same = rest.filter(({ start }) => start === piece.start)
    return [piece, ...same, ...(stop < 0 ? rest : rest.slice(0, stop))]
  }
  const put = (set: Set<Piece>, piece: Piece | undefined) => {
    if (piece) for (const each of withTimes(piece)) set.add(each)
  }

  for (const [index, piece] of all.entries()) {
    if (piece.kind === "gone") put(aside, piece)
    if (piece.kind !== "turn") continue
    const next = all.slice(index + 1).find(isContent)
    const before = all.slice(0, index).findLast(isContent)
    const nextBeside = next && beside(piece, next) ? next : undefined
    const beforeBeside = before && beside(before, piece) ? before : undefined
    switch (piece.turn) {
      case "not":
        if (nextBeside && nextBeside.kind === beforeBeside?.kind) {
          return { pieces: all, ask: "several" }
        }
        put(dropped, nextBeside ?? beforeBeside)
        // "Friday... no, Saturday": a no between two commas corrects.
        if (!nextBeside && !beforeBeside) lone.add(piece)
        break
      case "not-next":
      case "instead":
        put(dropped, nextBeside)
        break
      case "existing":
        // "Mine on Tuesday at 5 and my daughter's on Wednesday": a second wish, nothing that stands already.
        if (!before || !/ (?:y|e|and|et|und)$/.test(text.slice(0, piece.start).trimEnd()))
          put(aside, nextBeside)
        break
      case "occasion":
        if (next && !/[.;!?,]/.test(gap(piece, next)) && gap(piece, next).length < 20)
          put(aside, next)
        break
      case "correction":
      case "move":
        break
    }
  }

  // "I can't from Friday to Monday": who refuses one end refuses the days between as well.
  const days = all.filter(isDay)
  for (const [at, last] of days.entries()) {
    const first = days[at - 1]
    if (!first || !through([first], [last], text, grammar)) continue
    const refused = all.some(
      (piece) =>
        refuses(piece) &&
        piece.end <= first.start &&
        grammar.filler.test(gap(piece, first).replace(BETWEEN, "")),
    )
    if (refused || dropped.has(first) || dropped.has(last)) {
      put(dropped, first)
      put(dropped, last)
    }
  }

  const opened = (kept: readonly Piece[]) =>
    kept.filter((piece) => {
      const next = all[all.indexOf(piece) + 1]
      if (piece.kind !== "open") return true
      const bounded = next && (isDay(next) || next.kind === "span")
      return bounded && kept.includes(next) && beside(piece, next)
    })

  // What follows "I mean" replaces what was said before it, kind by kind.
  for (const [index, piece] of all.entries()) {
    if (piece.kind !== "turn" || !(piece.turn === "correction" || lone.has(piece))) continue
    const next = all.slice(index + 1).find((it) => isContent(it) && !dropped.has(it))
    if (!next || !grammar.filler.test(gap(piece, next).replace(/[.,;:!?]/g, ""))) continue
    const kinds = isDay(next) || next.kind === "span" ? ["day", "span"] : [next.kind]
    if (next.kind === "time" || next.kind === "bounds") kinds.push("time", "bounds", "part")
    if (
      isDay(next) &&
      all.slice(index + 1).some(({ kind }) => kind === "time" || kind === "bounds")
    ) {
      kinds.push("time", "bounds", "part")
    }
    for (const earlier of all.slice(0, index))
      if (kinds.includes(earlier.kind)) dropped.add(earlier)
  }

  const standing = all.filter((piece) => !dropped.has(piece))
  const foreground = standing.filter((piece) => !aside.has(piece))
  // A side remark is the point after all when nothing else names a day.
  const named = foreground.some(({ kind }) => ["day", "days", "span", "elapse"].includes(kind))
  const pieces = named ? foreground.filter(({ kind }) => kind !== "gone") : standing

  if (all.some((piece) => unreadCorrection(piece, all, text))) return { pieces, ask: "several" }
  const moving = all.findIndex((piece) => piece.kind === "turn" && piece.turn === "move")
  const shift = pieces.find(({ kind }) => kind === "bounds")
  // "Push 3pm to 4pm" is no stretch from three to four.
  if (moving >= 0 && shift && all.indexOf(shift) > moving) return { pieces, ask: "several" }

  const groups = grouped(
    pieces.filter(isDay),
    (a, b) => touching(a, b, beside) && !through([a], [b], text, grammar),
    now,
  )
  const [first, second] = groups
  if (!first || !second) return { pieces: opened(pieces), refused: dropped.size > 0 }
  const moved = moving >= 0
  if (groups.length === 2 && !moved && through(first, second, text, grammar)) {
    return { pieces: pieces.filter((piece) => !isDay(piece)), days: [first, second] }
  }
  const targets = groups.filter((group) => group.some((it) => aimedAt(it, text, grammar)))
  const [target] = targets
  if (!moved || !target || targets.length > 1) return { pieces, ask: "several" }
  const others = new Set<Piece>(
    groups
      .filter((it) => it !== target)
      .flat()
      .flatMap(withTimes),
  )
  return { pieces: opened(pieces.filter((piece) => !others.has(piece))) }
}

/** "No, make that 4": a number that corrects and could not be read. */
const unreadCorrection = (piece: Piece, all: readonly Piece[], text: string) => {
  if (piece.kind !== "turn" || piece.turn !== "correction") return false
  const number = /^[ ,:]*(?:a )?(?:las? |at |um |as |the |el )?\d/.exec(text.slice(piece.end))
  const place = piece.end + (number?.[0].length ?? 0)
  return number !== null && !all.some(({ start, end }) => start < place && end >= place)
}

/** "To Friday": where a move ends. The word may stand before the day or be read with it. */
const aimedAt = ({ start, end }: Piece, text: string, { towards }: Grammar) =>
  towards.test(text.slice(0, start).trimEnd()) ||
  towards.test(text.slice(start, end).split(" ", 1)[0] ?? "")

/** "From the 10th to the 12th", "between Monday and Wednesday". */
const through = (
  from: readonly DayPiece[],
  to: readonly DayPiece[],
  text: string,
  { until }: Grammar,
) => {
  const [last, next, first] = [from.at(-1), to[0], from[0]]
  if (!last || !next || !first) return false
  const [head = "", ...more] = text.slice(next.start, next.end).split(" ")
  const gap = text.slice(last.end, next.start).trim()
  const joint = gap === "" && more.length ? head : gap
  const between = /(?:entre|between|zwischen)(?: (?:el|o|a|le|the|dem))?$/
  return (
    until.test(joint) ||
    (/^(?:y|e|and|et|und)(?: |$)/.test(gap) && between.test(text.slice(0, first.start).trimEnd()))
  )
}
