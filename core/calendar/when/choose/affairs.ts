import type { Language } from "../../../shared/language.ts"
import { normalise } from "../normalise.ts"
import type { Piece, Turn } from "../pieces.ts"
import { wordsOf } from "./affair-words.ts"
import { endsTooLate } from "./occasion-ends.ts"
import { isDay, refuses, type Sentence } from "./sentence.ts"

/*
 * "Friday at three, on Saturday I fly": a day that is named for what one does then. Whoever tells so of a day wishes for another.
 */

type Clause = { readonly start: number; readonly end: number }

/** What stands between two marks or joints, unless those belong to a day or a time. */
const clausesOf = ({ pieces, text }: Sentence, joint: RegExp): readonly Clause[] => {
  const inside = (at: number) => pieces.some(({ start, end }) => at > start && at < end)
  const cuts = [...text.matchAll(joint)].flatMap(({ index }) => (inside(index) ? [] : [index]))
  return [0, ...cuts].map((start, nth) => ({ start, end: cuts[nth] ?? text.length }))
}

/** "At two, after school": when somebody comes. */
const AROUND =
  /(?<![a-z])(?:after|before|despues|antes|depois|apres|avant|nach|vor) (?:(?:the|my|del?|d[ao]|la|el|le|l|der|dem|meine[rm]) )*[a-z]+/g

/** Whether a piece is told of in a clause of one's own affairs, which neither wishes nor asks. */
export const isAffair = (piece: Piece | undefined, sentence: Sentence): boolean => {
  const { affair, wish, joint } = wordsOf(sentence.grammar.code)
  const clause = clausesOf(sentence, joint).findLast(({ start }) => piece && start <= piece.start)
  if (!clause || sentence.text[clause.end] === "?") return false
  const said = sentence.text.slice(clause.start, clause.end).replace(AROUND, "")
  return affair.test(said) && !wish.test(said)
}

const EMOJI =
  /(?<=\p{L} ?)(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f])+(?= ?\p{L})/gu

/** "In three weeks I get married 😅 the trial on Tuesday": after one's own affairs an emoji may stand for the full stop. */
export const endedByEmoji = (text: string, language: Language): string =>
  text.replace(EMOJI, (emoji, at: number) => {
    const before = normalise(text.slice(0, at)).replace(AROUND, "")
    return / /.test(before.trim()) && wordsOf(language).affair.test(before) ? "." : emoji
  })

const isTimed = (piece: Piece) =>
  piece.kind === "time" || piece.kind === "bounds" || (piece.kind === "part" && !piece.weak)
/** A day, a week, or a feast of which the day is not known. */
const isNamed = (piece: Piece) =>
  isDay(piece) || piece.kind === "span" || (piece.kind === "ask" && piece.until === "date")
/** What may ask for two things at once. */
const MANY = new Set(["days", "elapse"])
/** Opens a reason where there is one: "..., que a las 6 tengo clase". */
const QUE = /^(?:que|q|k) /

/** "I called about Friday, Saturday would also work": what was asked for then is wished for still. */
const ALSO = /(?<![a-z])(?:also|too|as well|tambien|tambem|aussi|auch)(?![a-z])/

/** What follows comes of what was told: "..., so Tuesday at four". */
const SO: Record<Language, RegExp> = {
  es: /^,? ?(?:asi que|por eso|por lo que|entonces) /,
  en: /^,? ?so /,
  pt: /^,? ?(?:entao|por isso|dai) /,
  fr: /^,? ?(?:donc|du coup|alors|fa(?:it )?que) /,
  de: /^,? ?(?:also|daher|deshalb|deswegen|drum|darum) /,
}

/** A day and hour that somebody has given or noted already, rightly or not. */
const NOTED =
  /(?<![a-z])(?:said|told|gave me|written|noted?|diary|wrote|dado|dij\w*|anotad\w*|apuntad\w*|disse\w*|deram|dit|notee?|donnee?|gesagt|notiert|eingetragen|geschrieben|steht)(?![a-z])/

const isNoted = ({ pieces, text }: Sentence) =>
  [...text.matchAll(/[^.;?!]+/g)].some(
    ({ 0: said, index }) =>
      NOTED.test(said) &&
      pieces.some(
        (piece) =>
          (isNamed(piece) || isTimed(piece)) &&
          piece.start >= index &&
          piece.start < index + said.length,
      ),
  )

const isTurn = (piece: Piece, turn: Turn) => piece.kind === "turn" && piece.turn === turn
/** Behind it a question mark asks for no more than a nod: "you're closed on Thursday, right?" */
const TAG =
  / (?:right|yeah|innit|(?:is|are)n t (?:it|you)|verdad|cierto|no|ne|nao e|certo|hein|non|n est ce pas|oder|gell?|nicht wahr) ?$/
/** "You're closed then, or?": no alternative. */
const OR_NOT = /,? oder ?\?/g

/** The days, weeks and hours that are told of and not wished for, while others are. */
export const affairsTold = (sentence: Sentence): readonly Piece[] => {
  const { pieces, text, grammar } = sentence
  const named = pieces.filter(isNamed).length
  const several = named > 1 || (named === 1 && pieces.filter(isTimed).length > 1)
  if (!several || grammar.or.test(text.replace(OR_NOT, "")) || isNoted(sentence)) return []
  if (pieces.some((piece) => MANY.has(piece.kind) || isTurn(piece, "move"))) return []
  const words = wordsOf(grammar.code)
  const said = clausesOf(sentence, words.joint).map(({ start, end }) => {
    const within = pieces.filter((piece) => piece.start >= start && piece.start < end)
    const clause = text.slice(start, end)
    words.because.lastIndex = start
    const affair = words.affair.test(clause)
    const timed = within.some(isTimed)
    const day = within.some(isNamed)
    const hour = within.some(({ kind }) => kind === "time" || kind === "bounds")
    const past = words.past.test(clause) && !ALSO.test(text)
    // "Don't call in the morning": when not to, beside a day that has its own hour.
    const refused = timed && !day && !hour && within.some(refuses)
    const wished = words.wish.test(clause) && !past && !refused
    const stands = words.stands.test(clause) && (text[end] !== "?" || TAG.test(clause))
    const asked = (!affair && words.come.test(clause)) || text[end] === "?"
    const why = words.because.test(text) || (affair && QUE.test(clause))
    const so = SO[grammar.code].test(text.slice(end))
    const over = past || refused || stands
    // "Samstags arbeite ich bis zwei, Sonntag um elf?" tells of other days.
    const elsewhen = within.some(({ kind }) => kind === "ask")
    const late = !elsewhen && within.some((piece) => endsTooLate(clause, piece, sentence))
    return { within, timed, day, hour, affair, so, past, over, stands, why, wished, asked, late }
  })
  /** An appointment of the writer's own: what is said beside it may be another day for it. */
  if (said.some(({ within, stands }) => !stands && within.some((it) => isTurn(it, "existing"))))
    return []
  /** "My son is at school until two, so Thursday at four": whose the first hour is, the second tells. */
  const settled = said.some(({ day, hour, over, wished, asked }) => {
    return day && hour && !over && (wished || asked)
  })
  /** "We ate there on the 12th, we're back on the 26th at seven": back here. */
  const visited = said.some(({ past }) => past)
  const clauses = said.map((each) => {
    const { within, timed, day, hour, affair, so, over, why, wished, asked, late } = each
    const busy = affair && (!hour || so || (settled && !day && !late))
    const told = (day || timed) && (over || ((why || busy) && !wished))
    const comes = !affair || wished || asked || (visited && hour)
    return { within, timed, day, told, open: day && !told && comes }
  })
  if (!clauses.some(({ open }) => open)) return []
  /** Every time belongs to a day that is wished for: nothing told stands between them. */
  const clear = clauses.every(({ told, timed }, at) => {
    if (told || !timed) return true
    const nearest = (step: number) => {
      let nth = at
      while (clauses[nth]?.day === false && !clauses[nth]?.told) nth += step
      return clauses[nth]?.told === false
    }
    return nearest(-1) || nearest(1)
  })
  return clear ? clauses.flatMap(({ told, within }) => (told ? within : [])) : []
}
