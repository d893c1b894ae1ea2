import type { Language } from "../../reply/language.ts"
import { words } from "../../shared/fold.ts"
import type { Wish } from "../wishes.ts"
import { denied } from "./grammar.ts"
import { RULES } from "./rules.ts"
import type { Sentence } from "./sentences.ts"

/*
 * To who waits for a yes, any word is one that neither asks, offers, refuses, wants to know more nor tells of something else:
 * "Las 5 entonces.", "Saturday's all yours, champ".
 */

/** So few words that nothing else is told. */
const CURT = 12

/** "Anything else?" leaves nothing open. */
const FAREWELL =
  /[^.!?\n]*(?<!\p{L})(?:algo m[aá]s|alguna otra cosa|en qu[eé] m[aá]s|anything else|something else|mais alguma coisa|algo mais|autre chose|d['’]autres questions|sonst noch|noch etwas)(?!\p{L})[^.!?\n]*\?/giu

const anyOf = (...words: readonly string[]) => new RegExp(` (?:${words.join("|")}) `)

/** What is not to be had. */
const REFUSED = anyOf(
  "lo siento|lamento|perdon\\w*|disculp\\w*|llen[oa]s?|ocupad\\w+|complet[oa]|festivo|feriado",
  "sorry|afraid|apolog\\w+|taken|(?:fully|already) booked|is full|closed|holiday",
  "desculp\\w*|infelizmente|lotad\\w+|chei[oa]s?",
  "desole\\w*|navre\\w*|complet\\w*|pris|fermee?s?|ferie",
  "leider|belegt|voll|vergeben|geschlossen|ruhetag|feiertag",
)

/** What is wanted of the client, is being looked at, is offered, costs so much, lasts from one hour to another. */
const OPEN = anyOf(
  "dime|digame|cuent(?:a|e)me|describ\\w+|explic\\w+|decidme|diganos|dinos|indica\\w*|pasa(?:me|nos)|manda(?:me|nos)|envia\\w*|escrib\\w+|llam(?:a|e|anos|enos|ando|alo)|confirma(?:me|nos|lo)|necesit\\w+|falta\\w*|elig\\w+|escog\\w+|momento|momentito|segundo|segundito|enseguida|miro|mirando|consult(?:o|are)|revis(?:o|ando)|compruebo|(?<! (?:te|os|le|les) )(?:tengo|tenemos)",
  "tell|describe|explain|let me|let us|send|give|share|call|text|message|confirm|pick|choose|need|moment|(?:a|one|1) (?:second|sec|minute)|checking|(?:let me|i'll|to) check|first come|the (?:latest|earliest|soonest)|(?:i|we)(?:(?: do)? have|'ve got) (?!you)\\S+",
  "diga|descrev\\w+|expliqu\\w+|me diz|diz me|informe|envi\\w+|mand\\w+|precis\\w+|lig(?:ue|ar)|pass[ae](?= (?:me|nos|os?|as|seus?|suas?) )|escolh\\w+|instante|minut\\w+|verific\\w+|consultarei|tenho|temos",
  "dites|decrivez|expliquez|dis moi|indiquez|precisez|envoyez|donnez|donne moi|appelez|choisissez|merci de|faut|besoin|instant|seconde|minute|verifie|regarde|j'ai|il reste",
  "sag\\w*|schilder\\w*|beschreib\\w*|erklar\\w*|nenn\\w*|schick\\w*|schreib\\w*|gib|geben|ruf\\w*|teil\\w*|wahl\\w*|brauche?n?|benotige\\w*|augenblick|sekunde|schau\\w*|pruf\\w*|guck\\w*|(?:ich habe|ich hatte|haben wir) (?!dich|sie|euch)\\S+",
  // Where it is done, and how it is paid; "91 555 12 34".
  "telefon\\w*|(?:by|over the) phone|telephone|(?:la|en|na|pelo|no|our|the|le|notre|unsere?) (?:web\\w*|site|app)|online|orde[nm] de (?:llegada|chegada)|ordre d'arrivee",
  "aceptamos|we (?:do )?accept|acceptons|aceitamos|akzeptieren|efectivo|bizum|cash|especes|kartenzahlung",
  "(?:0\\d{2,4}|[1-9]\\d\\d)(?: \\d{2,})+|0\\d(?: \\d\\d){4}",
  "gratis|gratuit\\w*|kostenlos|euros?|dolares|pesos|reais|dollars?",
  "(?:von|ab|de|from|entre|between|zwischen|des) (?:\\S+ ){1,3}(?:bis|a|as|to|until|till|y|and|und|et|e) \\d+\\w*",
)
const PRICE = /[€$£%]/
const DENIALS = ["unreal", "supposed", "readOut", "hours"] as const

/** Whether a reply says that something is not to be had. */
export const refuses = (parts: readonly Sentence[]) =>
  parts.some(({ clauses }) => REFUSED.test(` ${clauses.join(" ")} `))

/** Whether a reply that claims nothing agrees all the same to what somebody wishes for. */
export const agrees = (
  text: string,
  parts: readonly Sentence[],
  likely: readonly Language[],
  { kind, alone }: Wish,
): boolean => {
  if (text === "" || text.replace(FAREWELL, "").includes("?")) return false
  const heard = likely.map((language) => RULES[language])
  // "Thursday is free then" tells who cancels that it is done.
  const denials = [...DENIALS, ...(kind === "cancelled" ? [] : (["free"] as const))]
  let refused = false
  const open = parts.map(({ clauses, text: own }) => {
    // "Bis Donnerstag!", "Va pour 11h !"
    const said = ` ${clauses.join(" ")} `.replace(/^ (?:bis|hasta|ate|va pour) /, " ")
    // What is said after a refusal is offered.
    refused ||= REFUSED.test(said) || denied(heard, ["negated"], said)
    return refused || OPEN.test(said) || PRICE.test(own) || denied(heard, denials, said)
  })
  const curt = alone && words(text).length <= CURT && !open.includes(true)
  return (
    curt ||
    parts.some(({ clauses }, at) => {
      const said = ` ${clauses.join(" ")} `
      return !open[at] && heard.some(({ day, clock }) => day.test(said) || said.match(clock))
    })
  )
}
