import type { Language } from "../../shared/language.ts"
import { RESTRICTED, saidIn } from "./existing-appointment.ts"
import { denied, grammarsOf, KINDS } from "./grammars.ts"
import type { Sentence } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/* What a reply says could not be done: beside a receipt it would take back what was. */

/** "I couldn't book the second one", "at that time": says nothing of what was. */
const ANOTHER =
  / (?:(?:esa|essa|nessa|that|this|cette|diese\w*) (?:hora|time|heure|uhrzeit|zeit)|(?:ese|esse|nesse|that|ce) (?:dia|day|jour|horario|hueco|slot)|otr[oa]s?|segund[oa]|tercer[oa]?|ambas|ambos|(?:las|los|as|os) (?:dos|duas|dois)|(?:the )?other|another|second|third|both|outr[oa]s?|autres?|deuxieme|seconde?|les deux|ander\w+|zweite\w*|beide\w*) /

/** "Any problem with it, call us", "there's no problem", "nicht bestätigt, bevor Sie zahlen": nothing failed. */
const NO_FAULT =
  / (?:cualquier|ningun|sin|any|no|qualquer|nenhum|sem|caso de|aucun|tout|cas de|bei einem|kein\w*|jede\w*) (?:\S+ )?(?:err(?:or|eur|o)|probl\w+|fallo|falha|issue|trouble|fehler) | \/ (?:bevor|bis|ehe) /

/** "But it's sorted now": then it was done. */
const RESOLVED =
  / (?:pero|but|mas|porem|mais|aber) (?:\S+ ){0,4}(?:ya|ahora|now|sorted|solved|resolved|fixed|deja|maintenant|jetzt|ja|agora) /

/** "Couldn't book it", "you in for Thursday": no word of what else it was than the appointment. */
const ITSELF =
  /^ (?:(?:it|this|that|you|in|for|now|yet|today|right|la|lo|te|le|ahora|aun|todavia|agora|voce|vous|maintenant) )*$/
/** "The note of the booking", "tu alergia en la cita": something of the appointment, not it. */
const OF_IT = / (?:of|to|on|en|del?|na|da|do|dans|du) /
/** In German it stands before: "Ich konnte Ihre Allergie nicht eintragen". */
const OBJECT =
  / konnten? (?:\S+ )*?(?:ihre?n?|deine?n?|eure?n?|de[nrm]|die|das|eine?n?) (?!nicht )\S+ /

/** What a statement says could not be done. */
export const statedFailures = (
  sentence: Sentence,
  likely: readonly Language[],
): readonly ClaimKind[] => {
  const said = saidIn(sentence)
  const grammars = grammarsOf(likely)
  if (sentence.asks || ANOTHER.test(said) || denied(grammars, ["supposed"], said)) return []
  const fails = (failed: RegExp) => {
    const match = failed.exec(said)
    if (!match || NO_FAULT.test(said) || RESOLVED.test(said)) return false
    const [clause = ""] = said.slice(match.index).split(/ (?=\/ |$)/, 1)
    const rest = `${clause.slice(match[0].length)} `
    const [object = ""] = rest.split(OF_IT, 1)
    const itself = ITSELF.test(rest) && !OBJECT.test(` ${clause}`)
    const named = grammars.some(
      ({ thing, day, clock }) =>
        thing.test(` ${match[0]}${object} `) || day.test(rest) || rest.search(clock) >= 0,
    )
    return (itself || named) && !RESTRICTED.test(` ${clause} `)
  }
  return KINDS.filter((kind) => grammars.some(({ failed }) => fails(failed[kind])))
}
