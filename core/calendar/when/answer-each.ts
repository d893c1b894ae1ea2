import type { Answer, Situation } from "./answer/outcome.ts"
import { answer } from "./answer.ts"
import { isContent, isDay, refuses } from "./choose/sentence.ts"
import type { Chosen } from "./choose.ts"
import type { Grammar } from "./grammar.ts"
import type { Piece, ZoneMeaning } from "./pieces.ts"
import { agree } from "./resolve/same-day.ts"

/** A moment as the clock shows that it is said by; without `by` that is the business's. */
export type Each = Answer & { readonly by?: ZoneMeaning }

/** What is said of one moment, by whatever clock. */
export const answerEach = (chosen: Chosen, now: Situation): Each | null => {
  const by = chosen.pieces.find((piece) => piece.kind === "zone")
  const said = answer(
    by ? { ...chosen, pieces: chosen.pieces.filter((it) => it !== by) } : chosen,
    now,
  )
  return said && by ? { ...said, by } : said
}

/** What stands between two times of which each is a moment: "at ten and another at four". */
const JOINT = new RegExp(
  "^[,;) ]*(?:y|e|and|et|und|&|\\+),?(?: (?:otr[oa]|la|el|segund[oa]|tambien|luego|despues|outr[oa]|tambem|depois|another|one|also|" +
    "the|other|second|then|later|une?|l|le|autre|aussi|seconde?|deuxieme|noch|eine?[rn]?|weitere[rn]?|auch|zweite[rn]?|dann)){0,3} *$",
)

/** "You come at ten and your son at eleven": the other's hour is another moment. */
const ANOTHERS =
  /^[,;) ]*(?:y|e|and|et|und) (?:(?:a|para|pour|fur|for) )?(?:[ao] )?(?:tus?|sus?|vuestr[oa]s?|seus?|suas?|teus?|tuas?|your|ton|ta|tes|votre|vos|dein\w*|ihr\w*|eue?r\w*) [a-z]+(?: (?:pasa|viene|entra|va|vient|passe|vem|passa|entra|comes?|is|s|kommt|ist))? *$/

/** "At ten and on Friday" begins something new, "at ten on Friday" goes on. */
const NEXT = /^[ )]*(?:[,;.]|(?:y|e|and|et|und|&|\+) )/

/**
 * The pieces without what a "not" behind another time refuses: "on Thursday at ten, not on Friday". A client who corrects themselves
 * may mean it ("at three, no four"), who tells of a time does not.
 */
const withoutRefused = (pieces: readonly Piece[], text: string, { filler }: Grammar) => {
  let refusing: Piece | undefined
  let named = false
  return pieces.filter((piece) => {
    if (refuses(piece)) refusing = named ? piece : undefined
    if (!isContent(piece)) return true
    const own = refusing && (refuses(refusing) || piece.start === refusing.start || !isDay(piece))
    if (own && filler.test(text.slice(refusing?.end, piece.start))) {
      refusing = piece
      return false
    }
    refusing = undefined
    named = true
    return true
  })
}

/** The moments of a text that names several, each by itself. A day holds for the times after it until another is named. */
export const answersIn = (
  said: readonly Piece[],
  text: string,
  grammar: Grammar,
  now: Situation,
): readonly Each[] => {
  const pieces = withoutRefused(said, text, grammar)
  const moments: Piece[][] = [[]]
  /** The last day named, where the moment at hand only took it over. */
  let inherited: readonly Piece[] = []
  let before: Piece | undefined
  /** Whether the time said last is of no moment: nor is the clock beside it. */
  let aside = false
  const current = () => moments.at(-1) ?? []
  for (const piece of pieces) {
    if (piece.kind === "turn" || piece.kind === "skip") continue
    const own = current().filter((each) => !inherited.includes(each))
    const days = own.filter(({ kind }) => kind === "day")
    const timed = own.some(({ kind }) => kind === "time" || kind === "bounds")
    const gap = text.slice(before?.end, piece.start)
    if (piece.kind === "day") {
      const same = days.every((each) => each.kind === "day" && agree(each.day, piece.day, now))
      if (days.length > 0 ? timed || !same : inherited.length > 0 && timed && NEXT.test(gap))
        moments.push([piece])
      else moments.splice(-1, 1, [...own, piece])
      inherited = []
    } else if ((piece.kind === "time" || piece.kind === "bounds") && timed) {
      // A time of anything else: how long it takes, when to be there.
      // "At five and six" is read at once.
      aside = piece.start !== before?.start && !JOINT.test(gap) && !ANOTHERS.test(gap)
      if (aside) continue
      inherited = current().filter(({ kind }) => kind === "day")
      moments.push([...inherited, piece])
    } else if (piece.kind !== "zone" || !aside) current().push(piece)
    before = piece
  }
  return moments.flatMap((each) => answerEach({ pieces: each }, now) ?? [])
}
