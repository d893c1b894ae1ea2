import type { Piece } from "../pieces.ts"
import { besides, isDay, type Sentence } from "./sentence.ts"

/** "Of Tuesday at three and Friday at four I'll take Friday": of several that were offered the one chosen, at the hour it was offered at. */

const CHOOSING =
  "(?:me quedo con|elijo|escojo|prefiero|preferiria|cojo|i ll (?:take|have|go (?:for|with))|i d (?:take|go for|prefer|rather(?: have)?)|i (?:choose|pick|prefer)|let s (?:do|take|go (?:for|with))|" +
  "fico com|ficamos com|escolho|prefiro|preferia|je (?:prends|choisis|prefere)|on prend|nehm(?:e|en)?(?: ich| wir)?|wahle ich)"
const THE_ONE =
  "(?: (?:la|el|l[oa]s|lo|the|o|a|as|le|la|celle|celui|den|die|der|am|vom|del?|d[aou]|on|com|con|pour|fur))*"
const BEFORE_CHOSEN = new RegExp(`(?<![a-z])${CHOOSING}${THE_ONE} $`)
/** Where several were offered, before the first of them: "between", "of the three that you offer (". */
const OFFERED =
  /^(?:(?:hola|buen[ao]s(?: dias| tardes)?|hi|hello|hey|ok|okay|vale|perfect[oa]?|great|thanks|gracias|ola|oi|bo[ma] (?:dia|tarde)|bonjour|merci|hallo|guten tag|danke|super)[ ,.!]+)*(?:entre|between|zwischen|parmi|out of|of|von|(?:de l[ao]s|das|dos|des|d[ao]s opcoes)(?: (?:dos|tres|duas|deux|trois|opciones|opcoes|horas|que|me|nos|ofre[a-z]+|das|dais|propon[a-z]+))*)(?: (?:el|la|le|a|o|the|dem|den))? ?\(?$/
/** Between the offers and before the choice. */
const JOINED =
  /^(?:[ ,.;()&/-]|(?<![a-z])(?:y|e|o|u|ou|et|and|und|or|oder|el|la|le|a|the|dem|den|yo|eu|i|so|pues|then|entonces|entao|alors|dann)(?![a-z]))*$/
/** Behind the choice. */
const COURTESY =
  /^(?: one)?(?:[ ,.!]|(?<![a-z])(?:please|pls|thanks|thank you|thx|cheers|por favor|porfa|muchas|gracias|obrigad[oa]|pf|svp|stp|s il (?:vous|te) plait|merci|beaucoup|bitte|danke|vielen dank|schon)(?![a-z]))*$/
const OFFERS = new Set(["day", "time", "part"])

/** The day chosen and its hour, where both are clear. */
export const chosenOfOffered = (sentence: Sentence): readonly Piece[] | undefined => {
  const { pieces, text, withTimes } = sentence
  const at = pieces.findLastIndex(isDay)
  const chosen = pieces[at]
  if (chosen?.kind !== "day" || chosen.day.is !== "weekday" || chosen.day.which !== "bare")
    return undefined
  const { weekday, weeks } = chosen.day
  const before = BEFORE_CHOSEN.exec(text.slice(0, chosen.start))
  const offers = pieces.slice(0, at).filter(isDay)
  const first = offers[0]
  if (weeks || !before || !first) return undefined
  if (!OFFERED.test(text.slice(0, first.start).trimEnd())) return undefined
  const between = besides(sentence).slice(first.start, before.index)
  if (!JOINED.test(between) || !COURTESY.test(text.slice(chosen.end))) return undefined
  const clear = pieces.every((piece, nth) =>
    nth < at ? OFFERS.has(piece.kind) && piece.end <= before.index : nth === at,
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
