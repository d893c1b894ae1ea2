import { daysBetween } from "../../civil.ts"
import type { DayPiece, Piece } from "../pieces.ts"
import type { Today } from "../resolve/days.ts"
import { groupDate } from "../resolve/group-date.ts"
import { besides, type Sentence } from "./sentence.ts"

/** "The 30th at four, make-up for Halloween", "the 21st at two, before a wedding on the 22nd": what a visit is for has a day of its own. */

const PURPOSE =
  "(?:for|before|ahead of|para|pa|pras?|pros?|por|de|del|d|do|da|pour|avant|antes d[aeo]|fur|furs|vorm?|zu[mr]?|wegen)"
const ARTICLE =
  "(?:an?|my|our|the|el|la|l|los|mi|una?|os?|uma?|le|une|den|die|das|der|dem|ein|eine[nrm]?)"
const NOUN =
  "(?:hair|haare?|pelo|cabelo|cheveux|maquill\\w*|maqui\\w*|make ?up|schminken|face painting|nails|unas|unhas|ongles|nagel|mani[cq]ur\\w*|manucure|peinado|penteado|escova|coiffure|brushing|frisur)"
const EVENT =
  "(?:wedding|party|birthday|bday|baptism|christening|communion|prom|ball|graduation|funeral|concert|gala|interview|shoot|" +
  "boda|bautizo|comunion|fiesta|cumple\\w*|graduacion|evento|concierto|quinceanos|entrevista|" +
  "casamento|batizado|comunhao|formatura|festa|aniversario|mariage|bapteme|fete|anniv\\w*|soiree|bal|" +
  "hochzeit|taufe|kommunion|konfirmation|geburtstag|\\w*feier|abiball|bewerbung\\w*)"
const BEFORE_FEAST = new RegExp(`(?<![a-z])(?:${PURPOSE}(?: ${ARTICLE})?|${NOUN}) $`)
const SERVICE = new RegExp(`(?<![a-z])${NOUN} ${PURPOSE}(?: ${ARTICLE})? ?$`)
const OWN_PURPOSE = /^(?:para|por|de|pour|pra|pro) /
const BEFORE_DAY = new RegExp(`(?<![a-z])${PURPOSE}(?: [a-z]+){0,4} ${EVENT}(?: [a-z]+){0,4},? $`)
/** Whoever goes to a feast has it done before: nobody sits at a table or hires a room the day before. */
const PREPARED =
  `(?:${NOUN}|blow ?dry|hair ?cut|colou?r|trim|facial|lashes|brows|cake|dress|suit|corte|tinte|tarta|vestido|traje|` +
  "cor|corte|bolo|sobrancelhas?|coupe|couleur|gateau|robe|farbe|schnitt|torte|kleid)"
const EACH_PREPARED = new RegExp(`(?<![a-z])${PREPARED}(?![a-z])`, "g")
/** Asks for the visit; whatever else is said may tell of a payment, a call, a trial or a journey on that day. */
const ASKING =
  "an?|the|on|at|for|to|please|pls|thanks|thank you|hi|hello|hey|there|i|d|like|love|be|is|free|available|possible|need|want|book|can|could|would|you|my|it|s|" +
  "el|la|los|las|l|para|de|del|hola|buen[ao]s|dias?|tardes?|quer\\w*|quisiera|quiero|pedir|cita|hora|teneis|tienen?s?|hay|algun|hueco|libre|necesito|me|una?|por|favor|gracias|muchas|seria|posible|puede|ser|es|" +
  "o|as?|d[aeo]|n[oa]|tem|vaga|marcar|horario|ola|bom|boa|preciso|um|uma|pr[ao]|obrigad[oa]|possivel|" +
  "le|une?|pour|bonjour|je|voudrais|rdv|rendez|vous|besoin|possible|c|est|dispo|j|ai|merci|beaucoup|s il vous plait|svp|" +
  "am|um|der|den|die|das|fur|zum?|guten|tag|hallo|ich|hatte|mocht\\w*|gerne?|einen?|eine|termin|ginge|geht|brauche?|bitte|danke|habt|ihr|frei|uhr"
const ONLY_ASKED = new RegExp(`^(?:[^a-z0-9]|(?<![a-z])(?:${ASKING}|${PREPARED})(?![a-z]))*$`)
/** A second wish. */
const AND =
  /(?<![a-z])(?:and|plus|also|too|then|y|e|et|und|tambien|tambem|aussi|auch|luego|depois|dann|puis)(?![a-z])/
/** Nobody prepares for a feast that is further off. */
const SOON_DAYS = 31
const WEEK_DAYS = 7

/** "Make-up for the wedding on the 26th at nine": what stands before a feast or party is wished for then. */
export const servesFor = (text: string) => SERVICE.test(text)

/** Where the words begin that tell what a visit before that day is for. */
const purposeOf = (day: DayPiece, text: string) => {
  const before = text.slice(0, day.start)
  if (day.day.is !== "holiday") return BEFORE_DAY.exec(before)?.index
  const within = OWN_PURPOSE.test(text.slice(day.start, day.end)) ? day.start : undefined
  return BEFORE_FEAST.exec(before)?.index ?? within
}

/** Of two days the one that is wished for, where the other is that of a feast or party right after it. */
export const dayBeforeOccasion = (
  groups: readonly (readonly DayPiece[])[],
  sentence: Sentence,
  now: Today,
) => {
  const { pieces, text, grammar, beside, withTimes } = sentence
  const purposes = groups.map(([first]) => first && purposeOf(first, text))
  const occasion = groups.find((_, nth) => purposes[nth] !== undefined)
  const wished = groups.find((days) => days !== occasion)
  const [day, other] = [wished?.[0], occasion?.[0]]
  if (!wished || !occasion || !day || !other || groups.length !== 2) return undefined
  const [first, last] = day.start < other.start ? [day, other] : [other, day]
  // "/" may stand for "or", and in a date.
  if (grammar.or.test(text.replace(/\d\/\d/g, "")) || AND.test(text.slice(first.end, last.start)))
    return undefined
  const isTimed = ({ kind }: Piece) => kind === "time" || kind === "bounds"
  const stray = pieces.some((piece) => isTimed(piece) && piece.start > other.start)
  const [date, eventDate] = [groupDate(wished, [], now), groupDate(occasion, [], now)]
  const start = purposes[groups.indexOf(occasion)]
  // "I fly on the 21st for a wedding on the 22nd".
  const said = besides(sentence)
  const asked = [said.slice(0, start), said.slice(other.end)].every((it) => ONLY_ASKED.test(it))
  const lone = text.match(EACH_PREPARED)?.length === 1
  // "My wedding is on Saturday, hair on Friday and make-up on Saturday".
  const again = occasion.some((it) => it.start > other.end && !beside(other, it))
  const timed = withTimes(other).some(isTimed)
  const hourless = !pieces.some(isTimed)
  if (last !== other || !asked || !lone || stray || again || timed || hourless) return undefined
  if ("ask" in date || "ask" in eventDate) return undefined
  const apart = daysBetween(date.date, eventDate.date)
  const vague = [wished, occasion].some((days) => days.every((it) => it.day.is === "weekday"))
  return apart > 0 && apart < (vague ? WEEK_DAYS : SOON_DAYS) ? wished : undefined
}
