import type { Language } from "../../shared/language.ts"
import type { Wish } from "../wishes.ts"
import { denied, grammarsOf } from "./grammars.ts"
import { leavesOpen, namesFact, turnsDown } from "./leaves-open.ts"
import type { Sentence } from "./sentences.ts"

/*
 * To who waits for a yes, any word is one that does not leave it open: "Las 5 entonces.", "Saturday's all yours, champ".
 */

/** "Anything else?" leaves nothing open. */
const FAREWELL =
  /(?<!\p{L})(?:algo m[aá]s|alguna otra cosa|en qu[eé] m[aá]s|anything else|something else|mais alguma coisa|algo mais|autre chose|d['’]autres questions|sonst noch|noch etwas)(?!\p{L})/iu
const asks = (text: string) =>
  text.split(/[.!\n]|(?<=\?)/).some((part) => part.endsWith("?") && !FAREWELL.test(part))

/** "Good luck!", and no word more, says nothing of an appointment. */
const WISHES_WELL =
  / (?:suerte|felicidades|enhorabuena|feliz|disfrut\w+|buen (?:viaje|finde|fin)|good luck|best of luck|congrat\w*|happy|enjoy|safe|have (?:a|fun)|boa (?:sorte|viagem)|parabens|felicitations|bon (?:anniversaire|voyage|courage)|bonn?es? (?:chance|vacances)|viel (?:gluck|erfolg|spass)|gluckwunsch|alles gute|gute (?:reise|fahrt)|schonen) /

/** "Marcos sale ya para tu casa" */
const COMES =
  / (?:on (?:his|her|my|our|their|the) way|heading (?:over|out)|(?:va|voy|vamos|sale|salgo) (?:ya )?(?:para|de camino)|en camino|ta indo|(?:a|ja a) caminho|ja saiu|en route|unterwegs|fahrt (?:gleich )?los) /

/** "The week after" and "in an hour" are times, too, and so is that somebody comes. */
const FROM_NOW =
  / (?:(?:in|within|en|em|dans) (?:(?:half )?an?|one|una|uma|une|einer|media|meia|\d+) (?:hours?|horas?|heures?|stunden?|minut\w*)|next month|(?:mes|proximo mes) que (?:viene|vem)|mois prochain|nachste[nr]? monat|semana (?:siguiente|que (?:viene|vem))|proxima semana|next week|week (?:after|later)|semaine (?:prochaine|d'apres|suivante)|nachste woche|woche (?:drauf|spater)) /

type Heard = {
  readonly text: string
  readonly parts: readonly Sentence[]
  readonly likely: readonly Language[]
  /** Null: nobody knows what is wished for. */
  readonly wish: Wish | null
  /** Whoever reads gives no benefit of a doubt. */
  readonly insists: boolean
}

/**
 * Whether a reply that claims nothing agrees all the same to what somebody wishes for. Where the client has asked nothing else,
 * or who reads insists, all that leaves it open is what says so. Else a time does that is neither asked for nor offered.
 */
export const agrees = ({ text, parts, likely, wish, insists }: Heard): boolean => {
  if (text === "" || asks(text)) return false
  const spoken = parts.flatMap(({ clauses }) =>
    clauses.length > 0 ? [` ${clauses.join(" ")} `] : [],
  )
  if (spoken.length > 0 && spoken.every((said) => WISHES_WELL.test(said))) return false
  const grammars = grammarsOf(likely)
  const fixes = parts.map(({ clauses }) => {
    const said = ` ${clauses.join(" ")} `.replaceAll("'s ", " ")
    return (
      FROM_NOW.test(said) ||
      COMES.test(said) ||
      grammars.some(({ day, clock }) => day.test(said) || said.match(clock))
    )
  })
  const anyWord = insists || (wish?.alone ?? false)
  if (!anyWord && !fixes.includes(true)) return false
  let refused = false
  const open = parts.map(({ clauses, text: own }) => {
    // "Bis Donnerstag!", "Va pour 11h !"
    const said = ` ${clauses.join(" ")} `.replace(/^ (?:bis|hasta|ate|va pour) /, " ")
    refused ||= turnsDown(said)
    const told = namesFact(own) || denied(grammars, ["hours"], said)
    return refused || told || leavesOpen(said, wish?.kind ?? "booked")
  })
  return (anyWord && !open.includes(true)) || fixes.some((fixed, at) => fixed && !open[at])
}
