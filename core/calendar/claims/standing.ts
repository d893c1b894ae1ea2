import type { Language } from "../../reply/language.ts"
import { isReady } from "./elsewhere.ts"
import { denied, type Heard, isElse } from "./grammar.ts"
import { KINDS, type Rules, rulesOf } from "./rules.ts"
import type { Sentence } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/* What stands already: no news of an appointment, but that there is one, or none; and that none could be made. */

/** A "yes" or "no" before it all neither supposes nor denies what follows. */
const ANSWERS: ReadonlySet<string> = new Set(["si", "no", "nao", "non", "nein"])
const saidIn = ({ clauses }: Sentence) =>
  ` ${clauses.filter((clause) => !ANSWERS.has(clause)).join(" / ")} `

/** Whether a statement says that the client has an appointment. */
export const tells = (sentence: Sentence, whole: readonly Language[]): boolean => {
  const said = saidIn(sentence)
  const heard = rulesOf(whole)
  return !sentence.asks && heard.some((rules) => stands(said, rules, heard))
}

/** "You told me that your appointment is on Thursday": the client's words, not ours. */
const REPORTED =
  / (?:(?:dijiste|dijo|dices|dice|comentaste|comento|escribiste|escribio|disse(?:ste)?|diz|escreveu|escreveste|comentou)(?: me)? que|you(?: have|'ve)? (?:told (?:me|us)|said|wrote|mentioned)(?: that)?|(?:vous|tu) (?:m')?(?:me |avez |aviez |as |avais )?(?:dites|disiez|dis|dit|ecrit) que|(?:sie|du) (?:sag|schrieb|schreib|mein)\S+(?: \/)?(?: dass)?|(?:sie|du) (?:haben|hatten|hast|hattest) (?:\S+ ){0,3}(?:gesagt|geschrieben|gemeint)(?: \/)?(?: dass)?)(?: (?:your|ihre?|deine?))? $/

const stands = (said: string, { standing, appointment, readOut }: Rules, heard: Heard) => {
  const match = standing.exec(said) ?? (readOut.test(said) ? appointment.exec(said) : null)
  if (!match) return false
  if (isElse(heard, ` ${match[0]} `)) return false
  if (REPORTED.test(said.slice(0, match.index))) return false
  const clauseEnd = said.indexOf(" / ", match.index + match[0].length - 1)
  const upTo = said.slice(0, clauseEnd < 0 ? undefined : clauseEnd + 1)
  if (isReady(upTo)) return false
  return !denied(heard, ["supposed", "unreal", "negated", "free", "hours"], upTo)
}

/** "I couldn't book the second one", "at that time": says nothing of what was. */
const ANOTHER =
  / (?:(?:esa|essa|nessa|that|this|cette|diese\w*) (?:hora|time|heure|uhrzeit|zeit)|(?:ese|esse|nesse|that|ce) (?:dia|day|jour|horario|hueco|slot)|otr[oa]s?|segund[oa]|tercer[oa]?|ambas|ambos|(?:las|los|as|os) (?:dos|duas|dois)|(?:the )?other|another|second|third|both|outr[oa]s?|autres?|deuxieme|seconde?|les deux|ander\w+|zweite\w*|beide\w*) /

/** "None until Friday", "no other", "none free": no word about what stands. */
const RESTRICTED =
  / (?:hasta|antes|salvo|excepto|aparte|ademas|mas|previa|disponibles?|libres?|until|till|before|except|besides|other|else|available|free|ate|exceto|alem|mais|livres?|avant|sauf|jusqu\S*|autres?|libres|bis|vor|ausser|weitere\w*|frei\w*) /

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
export const failsIn = (sentence: Sentence, whole: readonly Language[]): readonly ClaimKind[] => {
  const said = saidIn(sentence)
  const heard = rulesOf(whole)
  if (sentence.asks || ANOTHER.test(said) || denied(heard, ["supposed"], said)) return []
  const fails = (failed: RegExp) => {
    const match = failed.exec(said)
    if (!match || NO_FAULT.test(said) || RESOLVED.test(said)) return false
    const [clause = ""] = said.slice(match.index).split(/ (?=\/ |$)/, 1)
    const rest = `${clause.slice(match[0].length)} `
    const [object = ""] = rest.split(OF_IT, 1)
    const itself = ITSELF.test(rest) && !OBJECT.test(` ${clause}`)
    const named = heard.some(
      ({ thing, day, clock }) =>
        thing.test(` ${match[0]}${object} `) || day.test(rest) || rest.search(clock) >= 0,
    )
    return (itself || named) && !RESTRICTED.test(` ${clause} `)
  }
  return KINDS.filter((kind) => heard.some(({ failed }) => fails(failed[kind])))
}

/** "Tu hija no tiene ninguna": nor may they, as nobody else's are looked up. */
const RELATIVE =
  / (?:tu|su|vuestr[oa]|a? ?[ts]ua|o? ?[ts]eu) (?:hij[oa]|niet[oa]|herman[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|madre|padre|amig[oa]|filh[oa]|net[oa]|irma|irmao|namorad[oa]|mae|pai) $/

/** Whether a statement says that the client has no appointment. */
export const denies = (sentence: Sentence, whole: readonly Language[]): boolean => {
  const said = saidIn(sentence)
  const heard = rulesOf(whole)
  return (
    !sentence.asks &&
    heard.some(({ lacking, supposed }) => {
      const match = lacking.exec(said)
      if (!match || RELATIVE.test(said.slice(0, match.index))) return false
      const clause = `${said.slice(match.index).split(" / ", 1)[0]} `
      // Behind its first word: a Spanish "no" is no Portuguese one, "in the".
      const what = clause.slice(clause.indexOf(" "))
      return !RESTRICTED.test(clause) && !isElse(heard, what) && !supposed.test(said)
    })
  )
}
