import type { Piece } from "../pieces.ts"
import { isDay, refuses, type Sentence } from "./sentence.ts"

/** "Of Tuesday at three and Friday at four I'll take Friday": of several that were offered the one chosen, at the hour it was offered at. */

const CHOOSING =
  "(?:me quedo con|elijo|escojo|prefiero|preferiria|cojo|i ll (?:take|have|go (?:for|with))|i d (?:take|go for|prefer|rather(?: have)?)|i (?:choose|pick|prefer)|let s (?:do|take|go (?:for|with))|" +
  "fico com|ficamos com|escolho|prefiro|preferia|je (?:prends|choisis|prefere)|on prend|nehm(?:e|en)?(?: ich| wir)?|wahle ich)"
const THE_ONE =
  "(?: (?:la|el|l[oa]s|lo|the|o|a|as|le|la|celle|celui|den|die|der|am|vom|del?|d[aou]|on|com|con|pour|fur))*"
const BEFORE_CHOSEN = new RegExp(`(?<![a-z])${CHOOSING}${THE_ONE} $`)
/** Where several were offered: "between", "out of", or in brackets. */
const OFFERED =
  /(?<![a-z])(?:entre|between|zwischen|parmi|out of|of|von|vom|de las?|de los|das|dos|des|d[ao]s opcoes)(?![a-z])|\(/

/** The day chosen and its hour, where both are clear. */
export const chosenOfOffered = ({
  pieces,
  text,
  withTimes,
}: Sentence): readonly Piece[] | undefined => {
  const at = pieces.findLastIndex(isDay)
  const chosen = pieces[at]
  if (chosen?.kind !== "day" || chosen.day.is !== "weekday" || chosen.day.which !== "bare")
    return undefined
  const { weekday } = chosen.day
  const before = BEFORE_CHOSEN.exec(text.slice(0, chosen.start))
  const offers = pieces.slice(0, at).filter(isDay)
  const first = offers[0]
  if (!before || !first || !OFFERED.test(text.slice(0, first.start))) return undefined
  const clear = pieces.every(
    (piece, nth) => !refuses(piece) && (nth < at ? piece.end <= before.index : nth === at),
  )
  const each = offers.map(withTimes)
  const timed = each.every(
    (group) => group.filter(({ kind }) => kind === "time").length === 1 && !group.some(isBounds),
  )
  const [only, other] = each.filter(
    ([day]) => day?.kind === "day" && day.day.is === "weekday" && day.day.weekday === weekday,
  )
  return clear && timed && !other ? only : undefined
}

const isBounds = ({ kind }: Piece) => kind === "bounds"
