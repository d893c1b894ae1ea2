import type { Piece } from "../pieces.ts"
import { IF } from "./affair-words.ts"
import { affairsTold } from "./affairs.ts"
import { endsTooLate, isWhenToCome } from "./occasion-ends.ts"
import { servesFor } from "./occasions.ts"
import { isContent, isDay, isTimed, refuses, type Sentence, through } from "./sentence.ts"

/** What a message names without wishing for it. */
export type LeftOut = {
  /** Refused, or taken back. */
  readonly dropped: Set<Piece>
  /** Said beside the point. */
  readonly aside: Set<Piece>
}

const ANSWER = /^(?:no|nope|nah|nao|non|nein|nee)$/
/** A word that refuses what follows, or only answers "no". */
export const isAnswer = (piece: Piece, text: string): boolean =>
  piece.kind === "turn" && piece.turn === "not" && ANSWER.test(text.slice(piece.start, piece.end))

/** "Mine is on the 24th, my wife's on the 25th": somebody else's appointment, as one's own, is no wish. */
const ANOTHERS =
  /(?<![a-z])(?:(?:my|our) [a-z]+ s (?:is|one)|(?:el|la) de mi [a-z]+|(?:a|o) d[ao] (?:meu|minha) [a-z]+|cel(?:ui|le) de (?:mon|ma) [a-z]+|(?:der|die|das|den) meine[rs] [a-z]+)(?![a-z])/

const FOR = / (?:para|pra|pour|for|fur) /
const isOneMoment = (pieces: readonly Piece[]) => {
  const content = pieces.filter(isContent)
  return content.length <= 2 && new Set(content.map(({ kind }) => kind)).size === content.length
}

/** What is refused, corrected or said on the side; null: of two alike that a "not" stands between, either may be meant. */
export const leftOut = (sentence: Sentence): LeftOut | null => {
  const { pieces, text, grammar, beside, gap, withTimes } = sentence
  const dropped = new Set<Piece>()
  const aside = new Set<Piece>()
  const lone = new Set<Piece>()
  const put = (set: Set<Piece>, piece: Piece | undefined) => {
    if (piece) for (const each of withTimes(piece)) set.add(each)
  }

  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "gone") put(aside, piece)
    if (piece.kind !== "turn") continue
    const next = pieces.slice(index + 1).find(isContent)
    const before = pieces.slice(0, index).findLast(isContent)
    const nextBeside = next && beside(piece, next) ? next : undefined
    const beforeBeside = before && beside(before, piece) ? before : undefined
    switch (piece.turn) {
      case "not":
        if (nextBeside && nextBeside.kind === beforeBeside?.kind) return null
        // "At 15h, no 16h": not at four, or no, at four.
        if (
          nextBeside &&
          before &&
          isAnswer(piece, text) &&
          grammar.filler.test(gap(before, piece).replace(",", "")) &&
          pieces.slice(0, index).some(({ kind }) => kind === nextBeside.kind)
        ) {
          return null
        }
        if (onCondition(nextBeside ?? beforeBeside ?? before, index, sentence)) return null
        put(dropped, nextBeside ?? beforeBeside)
        // "Friday at 2 doesn't work, Monday at 3": another day goes on, so the whole of the first is refused.
        if (!nextBeside && beforeBeside?.kind === "time" && pieces.slice(index + 1).some(isDay))
          put(dropped, pieces.slice(0, index).findLast(isDay))
        // "Friday... no, Saturday": a no between two commas corrects.
        if (!nextBeside && !beforeBeside) lone.add(piece)
        break
      case "not-next":
        if (onCondition(nextBeside, index, sentence)) return null
        put(dropped, nextBeside)
        break
      case "instead":
        put(dropped, nextBeside)
        break
      case "existing":
        if (ANOTHERS.test(text) && pieces.filter(isDay).length > 1) return null
        // "Can the appointment be made for five on Friday?" names no time but the one that is wished for.
        if (next && isOneMoment(pieces) && FOR.test(text.slice(piece.start, next.end))) break
        // "Mine on Tuesday at 5 and my daughter's on Wednesday": a second wish, nothing that stands already.
        if (!before || !/ (?:y|e|and|et|und)$/.test(text.slice(0, piece.start).trimEnd()))
          put(aside, nextBeside)
        break
      case "cancelled":
        if (onCondition(nextBeside, index, sentence)) return null
        put(aside, nextBeside ?? (beforeBeside && pieces.slice(0, index).findLast(isDay)))
        break
      case "occasion":
        if (next && servesFor(text.slice(0, piece.start)) && withTimes(next).some(isTimed)) break
        // "At four, or when school ends at five".
        if (isWhenToCome(piece, sentence)) break
        // "At four, I finish work at five" cannot be so.
        if (next && endsTooLate(text.slice(piece.start, next.end), next, sentence)) break
        // "At four, I finish at quarter to": of which hour does not matter.
        if (pieces.slice(0, index).some(isTimed)) put(aside, askedRightAfter(index, sentence))
        if (next && !CONCLUDES.test(gap(piece, next)) && gap(piece, next).length < 20)
          put(aside, next)
        break
      case "correction":
      case "move":
        break
    }
  }

  // A week that somebody is away in is refused, too: no Friday of it is meant.
  for (const told of affairsTold(sentence)) (told.kind === "span" ? dropped : aside).add(told)
  dropStretches(sentence, dropped)
  dropJoined(sentence, dropped)
  dropCorrected(sentence, dropped, lone)
  return { dropped, aside }
}

/** "If possible cancel Thursday", "if you can": no condition. */
const POLITELY =
  "(?:it s )?possible|(?:es )?posible|(?:for )?possivel|moglich|(?:you|u) c(?:an|ould)|pued|pode|puder|(?:vous|tu) p"

/**
 * "If Friday at three isn't possible, Monday at four", "if you have to cancel Thursday, could I come on Friday?": nobody has given
 * the first day up yet.
 */
const onCondition = (refused: Piece | undefined, turn: number, sentence: Sentence) => {
  const { pieces, text, grammar } = sentence
  const day = refused && isDay(refused) ? refused : pieces.slice(0, turn).findLast(isDay)
  if (!refused || !day || !pieces.some((other) => isDay(other) && other.start > day.start)) {
    return false
  }
  const { start: from, end } = pieces[turn] ?? day
  const start = Math.min(day.start, refused.start, from)
  const unbroken = !/[.,;!?]/.test(text.slice(start, end))
  return (
    unbroken &&
    new RegExp(`(?<![a-z])(?:${IF[grammar.code]})(?! (?:${POLITELY}))(?: [a-z]+){0,3} $`).test(
      text.slice(0, start),
    )
  )
}

const askedRightAfter = (turn: number, { pieces, gap }: Sentence) => {
  const [piece, next] = pieces.slice(turn)
  const close = piece && next?.kind === "ask" && gap(piece, next).length < 20
  return close && !CONCLUDES.test(gap(piece, next)) ? next : undefined
}

/** Ends the tale of a journey: what follows is the wish that comes of it. */
const CONCLUDES =
  /[.;!?,]| (?:asi que|por eso|entonces|pues|so|then|entao|por isso|donc|du coup|alors|also|deshalb|dann) /

/** What stands before the first of several days. */
const BETWEEN = / (?:entre|between|zwischen|from|von|vom|desde|del?|du|da)\b/

/** "I can't from Friday to Monday": refusing one end refuses the days between as well. */
const dropStretches = (sentence: Sentence, dropped: Set<Piece>) => {
  const { pieces, grammar, gap, withTimes } = sentence
  const days = pieces.filter(isDay)
  for (const [at, last] of days.entries()) {
    const first = days[at - 1]
    if (!first || !through([first], [last], sentence)) continue
    const refused = pieces.some(
      (piece) =>
        refuses(piece) &&
        piece.end <= first.start &&
        grammar.filler.test(gap(piece, first).replace(BETWEEN, "")),
    )
    if (refused || dropped.has(first) || dropped.has(last)) {
      for (const each of [...withTimes(first), ...withTimes(last)]) dropped.add(each)
    }
  }
}

/** "Or", "nor" and "and" between two days. */
const JOINT = /^ (?:or|nor|o|u|ni|ou|nem|oder|noch|and|y|e|et|und)(?= )/

/** "I can't do Monday or Tuesday at five", "Montag oder Dienstag geht nicht": both are refused. */
const dropJoined = (sentence: Sentence, dropped: Set<Piece>) => {
  const { pieces, grammar, beside, gap, withTimes } = sentence
  const days = pieces.filter(isDay)
  const joined = (a: Piece, b: Piece) => {
    const between = gap(a, b)
    return JOINT.test(between) && grammar.filler.test(between.replace(JOINT, ""))
  }
  const refusals = pieces.filter(refuses)
  for (const refusal of refusals) {
    const ahead = days.filter(({ start }) => start >= refusal.end)
    const back = days.filter(({ end }) => end <= refusal.start).reverse()
    const [next, before] = [ahead[0], back[0]]
    const forward = next && dropped.has(next) && beside(refusal, next)
    const run = forward ? ahead : before && dropped.has(before) ? back : []
    for (const [at, day] of run.entries()) {
      const other = run[at + 1]
      if (!other || !(forward ? joined(day, other) : joined(other, day))) break
      // "Thursday no and Friday at five": a wish goes on from "and".
      const goesOn = / (?:and|y|e|et|und) /.test(gap(forward ? day : other, forward ? other : day))
      const timed = withTimes(other).length > 1
      if (forward && goesOn && timed) break
      for (const each of withTimes(other)) dropped.add(each)
    }
  }
}

/** What follows "I mean" replaces what was said before it, kind by kind. */
const dropCorrected = (sentence: Sentence, dropped: Set<Piece>, lone: ReadonlySet<Piece>) => {
  const { pieces, grammar } = sentence
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== "turn" || !(piece.turn === "correction" || lone.has(piece))) continue
    const rest = pieces.slice(index + 1)
    const next = rest.find((it) => isContent(it) && !dropped.has(it))
    if (!next || !grammar.filler.test(wordsBetween(piece, next, sentence))) continue
    const kinds = kindsReplacedBy(next, rest)
    for (const earlier of pieces.slice(0, index))
      if (kinds.includes(earlier.kind)) dropped.add(earlier)
  }
}

/** "Actually no, Thursday" corrects once: further turns, marks and line breaks do not count. */
const wordsBetween = (a: Piece, b: Piece, { pieces, text }: Sentence) =>
  pieces
    .filter(({ kind, start, end }) => kind === "turn" && start >= a.end && end <= b.start)
    .reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text.slice(0, b.start),
    )
    .slice(a.end)
    .replace(/[ .,;:!?]+/g, " ")

/** A day with a time behind it replaces both. */
const kindsReplacedBy = (next: Piece, rest: readonly Piece[]): readonly Piece["kind"][] => {
  const named: readonly Piece["kind"][] =
    isDay(next) || next.kind === "span" ? ["day", "span"] : [next.kind]
  const timed = isTimed(next) || (isDay(next) && rest.some(isTimed))
  return timed ? [...named, "time", "bounds", "part"] : named
}
