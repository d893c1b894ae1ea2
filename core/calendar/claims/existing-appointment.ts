import { anyOf, framed } from "../../shared/framed.ts"
import type { Language } from "../../shared/language.ts"
import { denied, type Grammar, grammarsOf, isElse } from "./grammars.ts"
import { isReady } from "./other-topics.ts"
import type { Sentence } from "./sentences.ts"

/* What stands already: no news of an appointment, but that there is one, or none. */

/** A "yes" or "no" before it all neither supposes nor denies what follows. */
const ANSWERS: ReadonlySet<string> = new Set(["si", "no", "nao", "non", "nein"])
export const saidIn = ({ clauses }: Sentence) =>
  ` ${clauses.filter((clause) => !ANSWERS.has(clause)).join(" / ")} `

/** Whether a statement says that the client has an appointment. */
export const statesExisting = (sentence: Sentence, likely: readonly Language[]): boolean => {
  const said = saidIn(sentence)
  const grammars = grammarsOf(likely)
  return !sentence.asks && grammars.some((grammar) => matchesExisting(said, grammar, grammars))
}

/** "You told me that your appointment is on Thursday": the client's words, not ours. */
const REPORTED =
  / (?:(?:dijiste|dijo|dices|dice|comentaste|comento|escribiste|escribio|disse(?:ste)?|diz|escreveu|escreveste|comentou)(?: me)? que|you(?: have|'ve)? (?:told (?:me|us)|said|wrote|mentioned)(?: that)?|(?:vous|tu) (?:m')?(?:me |avez |aviez |as |avais )?(?:dites|disiez|dis|dit|ecrit) que|(?:sie|du) (?:sag|schrieb|schreib|mein)\S+(?: \/)?(?: dass)?|(?:sie|du) (?:haben|hatten|hast|hattest) (?:\S+ ){0,3}(?:gesagt|geschrieben|gemeint)(?: \/)?(?: dass)?)(?: (?:your|ihre?|deine?))? $/

const CONDITION =
  /^ +(?:en cuanto|cuando|si|siempre que|una vez|as soon as|once|when|if|provided|assim que|quando|se|desde que|depois que|des que|quand|lorsque|si|une fois|sobald|wenn|falls|sofern|nachdem) /

const matchesExisting = (
  said: string,
  { standing, appointment, readOut }: Grammar,
  grammars: readonly Grammar[],
) => {
  const match = standing.exec(said) ?? (readOut.test(said) ? appointment.exec(said) : null)
  if (!match) return false
  const what = ` ${match[0]} `
  if (isElse(grammars, what)) return false
  if (REPORTED.test(said.slice(0, match.index))) return false
  const clauseEnd = said.indexOf(" / ", match.index + match[0].length - 1)
  const upTo = said.slice(0, clauseEnd < 0 ? undefined : clauseEnd + 1)
  if (isReady(upTo)) return false
  // "The booking stands, as soon as the deposit is here"; behind a time it is of something else: "..., if you are late, call".
  const timed = grammars.some(({ day, clock }) => day.test(what) || what.search(clock) >= 0)
  const behind = clauseEnd < 0 ? "" : ` ${said.slice(clauseEnd + 3).split(" / ", 1)[0]} `
  if (!timed && CONDITION.test(behind)) return false
  return !denied(grammars, ["supposed", "unreal", "negated", "free", "hours"], upTo)
}

/** "None until Friday", "no other", "none free": no word about what stands. */
export const RESTRICTED =
  / (?:hasta|antes|salvo|excepto|aparte|ademas|mas|previa|disponibles?|libres?|until|till|before|except|besides|other|else|available|free|ate|exceto|alem|mais|livres?|avant|sauf|jusqu\S*|autres?|libres|bis|vor|ausser|weitere\w*|frei\w*) /

/** "Tu hija no tiene ninguna": nor may they, as nobody else's are looked up. */
const RELATIVE =
  / (?:tu|su|vuestr[oa]|a? ?[ts]ua|o? ?[ts]eu) (?:hij[oa]|niet[oa]|herman[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|madre|padre|amig[oa]|filh[oa]|net[oa]|irma|irmao|namorad[oa]|mae|pai) $/

const GONE = anyOf(
  "ya no (?:tiene|tienen|esta|estan|figura|consta|aparece) (?:\\S+ ){0,2}(?:citas?|turnos?|reservas?|hora|sesion|clase|nada)",
  "no longer (?:has|have|got|having) (?:\\S+ ){0,2}(?:appointments?|bookings?|reservations?|sessions?|lessons?|class|anything)|(?:not|\\S+n't) have (?:\\S+ ){0,2}(?:appointments?|bookings?|reservations?|sessions?|lessons?|class|anything)(?: \\S+){0,6} any ?more",
  "(?:nao (?:tem|tens|consta)(?= (?:\\S+ ){0,6}mais )|ja nao (?:tem|tens|consta)|nao tem mais) (?:\\S+ ){0,2}(?:consultas?|marcac\\w+|reservas?|horarios?|agendamentos?|compromissos?|sessao|aula|nada)",
  "n'(?:a|ont|avez|as) plus (?:rien de (?:prevu|reserve)|(?:(?:aucune?|de) )?(?:rendez vous|rdv|reservations?|seances?|cours))",
  "(?:hat|haben|hast|habt) (?:\\S+ ){0,6}(?:keine?n? (?:termine?|reservierung|buchung|stunde|fahrstunde|sitzung)|nichts) mehr",
)
/** Whether a text says that somebody has no appointment any more: to who wishes to cancel one, that it is done. */
export const saysGone = (text: string): boolean => {
  const said = framed(text)
  return GONE.test(said) && !RESTRICTED.test(said)
}

/** Whether a statement says that the client has no appointment. */
export const deniesExisting = (sentence: Sentence, likely: readonly Language[]): boolean => {
  const said = saidIn(sentence)
  const grammars = grammarsOf(likely)
  return (
    !sentence.asks &&
    grammars.some(({ lacking, supposed }) => {
      const match = lacking.exec(said)
      if (!match || RELATIVE.test(said.slice(0, match.index))) return false
      const clause = `${said.slice(match.index).split(" / ", 1)[0]} `
      // Behind its first word: a Spanish "no" is no Portuguese one, "in the".
      const what = clause.slice(clause.indexOf(" "))
      return !RESTRICTED.test(clause) && !isElse(grammars, what) && !supposed.test(said)
    })
  )
}
