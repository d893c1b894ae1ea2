import { LANGUAGES, likelyLanguages } from "../../reply/language.ts"
import { fold, words } from "../../shared/fold.ts"
import { RULES } from "./rules.ts"
import { CLOCK } from "./scenes.ts"
import { splitSentences } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/* What a client wants of an appointment: how it is spoken of, and whether one is asked for. */

const anyOf = (...words: readonly string[]) => new RegExp(` (?:${words.join("|")}) `)

/** In the words of any language. */
const NOUNS = [
  "citas?|turnos?|reserv\\w*|agend\\w*|(?:apunt|anot)(?!al)\\w*|huec\\w*|huequ\\w*|pedir hora",
  "appointments?|book\\w*|schedul\\w*|slots?|squeeze|pencil",
  "marc(?:ar\\w*|ad\\w+|ac\\w+|o|ou)|marqu\\w+|encaix\\w*|consultas?|horarios?",
  "rendez vous|rdv|creneaux?",
  "termin\\w*|buch\\w*|reservier\\w*|eintrag\\w*",
]
const CANCELS = ["cancel\\w*|anul\\w*|annul\\w*|desmarc\\w*|desmarqu\\w*|absag\\w*|storn\\w*"]
const MOVES = [
  "aplaz\\w*|reprogram\\w*|re ?schedul\\w*|remarc\\w*|remarqu\\w*|deplac\\w*|decal\\w*|verschieb\\w*|verleg\\w*",
]
const SPOKEN_OF = anyOf(...NOUNS, ...CANCELS, ...MOVES)
/** Times: "mejor a las diez". */
const TIME = anyOf(`a las? \\w+|as \\d+|at \\d+|um \\d+|${CLOCK}`)

const saidIn = (text: string) => ` ${words(text).join(" ")} `
const namesTime = (said: string) =>
  TIME.test(said) || LANGUAGES.some((language) => RULES[language].day.test(said))

/** Whether somebody speaks of an appointment, or of a time for one. */
export const speaksOfAppointment = (text: string): boolean => {
  const said = saidIn(text)
  return SPOKEN_OF.test(said) || namesTime(said)
}

const UNDOES = anyOf(
  ...CANCELS,
  "quita\\w*|borra\\w*|baja|scrap|call off|drop|(?:can't|cannot|can not|won't) (?:make|come)|(?:no|nao) (?:puedo|podre|podemos|posso|vou|consigo) (?:ir|venir|vir)|no voy a poder|nao vou conseguir|(?:won't|not) be able|schaff\\w* (?:\\S+ )*nicht|sag\\w* (?:\\S+ )*ab|kann (?:\\S+ )*nicht (?:kommen)?|ne (?:peux|pourrai) pas venir",
)
const CHANGES = anyOf(
  ...MOVES,
  "mover\\w*|muev\\w+|cambia(?:r\\w*|me|nos|s|mos)?|pasa(?:r(?:me|la|lo)|me|la|lo)|atras(?!ad)\\w+|adelant\\w+",
  "move|push|shift (?:me|us|it|my)|bring (?:\\S+ )?forward|switch|swap|change",
  "muda\\w*|troca\\w*|adia\\w*|passa(?:r|me)?",
  "passe[sz]? (?:moi|nous)|repouss\\w*|avanc\\w*|report\\w*|chang\\w*",
  "umbuch\\w*|vorzieh\\w*|leg\\w* (?:mich|uns|meine?n?)",
  "(?:hora|horas|hours?|heures?|stunden?|semanas?|weeks?|semaines?|wochen?|dias?|days?|jours?|tage?) (?:mas|mais|plus|de plus|later|earlier|spater|fruher|antes|despues|depois|para)",
)

/** What somebody does who asks for a time: comes, takes it. */
const ASKS = anyOf(
  ...NOUNS,
  "(?:puedo|podemos|podria|podriamos|quier[oe]|quisiera|queria|querriamos|necesito|para|por) (?:\\S+ )?(?:ir|venir|pasar\\w*|acercar\\w*|llevar(?:te|os|lo|la|el|mi)|hacer\\w*)|(?:me|nos) (?:das|da|dais|pones|ponga|guardas|cambias|mueves|pasas|metes|coges)|(?:me|nos) (?:puedes?|podeis|podrias?) \\S+|guarda(?:me|nos)|pon(?:me|er|nos)|meter\\w*|mesa|plaza",
  "(?:puede|pueden|podria|podrian) (?:\\S+ ){0,4}(?:venir|pasar|ir)|(?:pode|podem|poderia) (?:\\S+ ){0,4}(?:vir|passar|ir)|peut (?:\\S+ ){0,4}(?:venir|passer)|(?:kann|konnte) (?:\\S+ ){0,4}(?:kommen|vorbei\\w*|mitmachen)|(?:can|could) (?:\\S+ ){1,4}(?:come|join)",
  "(?:can|could|may|might) (?:i|we) (?:\\S+ )?(?:come|have|get|do|see|drop|swing|take|make|bring (?:it|the|my (?:car|bike|phone|laptop)))|(?:can|could) (?:you|u) (?:\\S+ )?(?:do|fit|see|take|put|make)|i'd like|i would like|i want|we want|i need|we need|table|put (?:me|us)|make it",
  "(?:posso|podemos|pode|queria|quero|preciso) (?:\\S+ )?(?:ir|vir|passar|fazer|levar|por|colocar)|consigo levar|da (?:pra|para)|mesa|vaga|me (?:poe|coloca|bota)",
  "(?:je|on|nous) (?:peux|peut|pouvons|pourrais|pourrait|pourrions|voudrais|voudrait|voudrions|veux|aimerais|souhaite\\w*) (?:\\S+ )?(?:venir|passer|avoir|prendre|faire|amener|deposer)|(?:peux|pouvez|pourriez|pourrais) (?:tu|vous)? ?(?:\\S+ )?(?:me|nous|la|le|l|mettre|prendre|inscrire)|inscri\\w*|table|possible",
  "(?:kann|konnte|konnten|konnen|darf|mochte|mochten|wurde|wurden|wollte|wollten) (?:ich|wir) (?:\\S+ )*(?:kommen|vorbei\\w*|haben|bringen)|(?:kannst|konnt|konnten|konntest|konnen) (?:du|ihr|sie) (?:mich|uns|mir|meine?n?)|einschieb\\w*|tisch|platz|moglich|brauche|brauchte|passt|ginge|geht",
)
/** What opens a question, however it ends. */
const OPENS =
  /^ (?:(?:hola|hi|hello|hey|ola|oi|bonjour|hallo|y|and|e|et|und|ok) )*(?:can|could|may|do|does|is|are|will|puedo|puede|podemos|se puede|hay|teneis|tienes|tienen|posso|pode(?! (?:ser|confirmar|marcar|reservar|agendar))|tem|est ce|y a t|il y a|on peut|peut on|vous|kann|darf|habt|hat|haben|gibt|ist|sind) \S/

/** What is asked of the business itself, and what is free: the answer tells, it agrees to nothing. */
const INQUIRES =
  /(?:^ (?:(?:y|e|et|and|und|hola|hi|hello|hey|ola|oi|bonjour|hallo|ok|vale|oye|pero|a|de|por|para|pra|em|at|by|until|ate|bis|ab|um|vers|jusqu'a) ){0,2}(?:que(?! tal)|cuando|como|when|quando|quand|wann) | (?:cuant[oa]s?|donde|quien|cual|cuales|what(?! about)|how(?! about)|where|who|which|why|quant[oa]s?|onde|quem|qual|quais|combien|quel\w*|comment|wieviel|wie(?! war| ware)|welche\w*|wo|wer|abr(?:e|es|is|en|em|imos)|abiertos?|open|opens|closed|aberto|ouvert\w*|ouvrez|offen|geoffnet|direccion|ubicacion|address|location|endereco|morada|adresse) )/

/** What was offered: "Tengo a las 5 o a las 6." */
const OFFERS = anyOf(
  "tengo|tenemos|queda\\w*|libres?|i have|i've got|we have|we've got|i can do|i could|we could|free|available|left|tenho|temos|consigo|livres?|j'ai|nous avons|il (?:me |nous )?reste|je peux|ich habe|wir haben|habe ich|haben wir|hatte|frei",
)

/** What is free: any hour that is answered is an offer. */
const FREE = anyOf(
  "huec\\w*|huequ\\w*|libres?|hay|tienes?|teneis|tienen|tenes|have (?:a|an|any\\w*|something|you)|free|available|slots?|spots?|openings?|tem|vagas?|ha|avez|dispo\\w*|y a|habt|haben|hat|gibt|frei(?:e[rsn]?)?",
  // "Anything on Friday?"
  "(?<=^ (?:(?:y|and|e|et|und) )?)(?:anything|something|algo|algum\\w*|etwas|was)",
)
/** Unlike prices, places and telephone numbers. */
const HOUR =
  /(?<![\d.,:+-]|\d )(?:[01]?\d|2[0-3])(?:[:h][0-5]\d|(?:[.:][0-5]\d)? ?(?:h|hs|hrs|am|pm|uhr))(?![\p{L}\d])|(?<!\p{L})(?:a las?|[aà]s|at|um|gegen|vers|sobre las|la de las|las|a) (?:[01]?\d|2[0-3]|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uma|duas|quatro|oito|dez|onze|doze|midi|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb)(?![\p{L}\d.,])/u

/** Who will be heard of, or thinks it over, waits for no yes. */
const LATER =
  /(?<= )(?:(?:te|os|le|les) (?:digo|dire|aviso|avisare|escribo|confirmo|comento)|(?:me |nos )?lo (?:pienso|pensare|miro|hablo|consulto)|(?:depois|luego|despues) (?:\S+ )?(?:vejo|falo|digo|veo|hablo)|(?:te |vous )?redis|redirai|let you know|get back|i'll (?:call|ring)|(?:te|os|le|les|lhe|vos)? ?(?:llamo|ligo)|(?:vous|te|t') ?appelle|ruf\w* (?:\S+ )*an|think (?:about|it)|text you|(?:te |lhe |vos )?(?:aviso|digo)|vou (?:pensar|ver)|reviens|reviendrai|reflech\w+|tiens au courant|mel\S+ mich|uberleg\S*|sag\w* (?:bescheid|dir|ihnen)|geb\w* bescheid|(?:ask|check with) my(?! question)|(?:pregunt|pergunt|consult)\w+ (?:a|con|com|pro|pra|para|ao?) (?:[oa] )?m(?:i|eu|inha)|demander? a m(?:on|a)|frag\w* (?:mal |erst )?mein\w*|mein\w* \S+ fragen|ya vere|i'll see(?! you| u )|vais voir|schau\w* (?:ich )?mal|otro dia|another time|some other time|outro dia|une autre fois|ein anderes mal)(?= )/
const DECLINES =
  /^ (?:(?:uy|hm+|ay|oh|ah|ok|vale|bueno|well|ach|ui|mejor|better|lieber) )*(?:no|nope|nah|nao|non|nein|ninguno|neither|nenhum|aucun|keine[rsn]?)(?: (?:no|gracias|thanks|thank|you|obrigad[oa]|valeu|merci|danke|dank|schon|por|ahora|de|momento|for|now|not|todavia|yet|ainda|encore|pas|noch|nicht|hace|falta|precisa|necesito|nada)){0,4} $/
const THANKS =
  /^ (?:(?:muchas|mil|many|muito|mil|merci|vielen) )?(?:gracias|thanks|thank you|thx|obrigad[oa]|valeu|merci|danke\w*|dank)(?: (?:a (?:ti|vos|usted)|igualmente|beaucoup|schon|sehr|so much|a lot|\S+))? $/

type Spoken = { readonly direction: "INBOUND" | "OUTBOUND"; readonly content: string }

/** What a client waits for a yes to. */
export type Wish = {
  readonly kind: ClaimKind
  /** Nothing else was asked that a few words may answer. */
  readonly alone: boolean
}

/** "put off": nothing for now; "inquires": only to know something; null: nobody knows. */
type Wanted = Wish | "put off" | "inquires" | null

export const isWish = (wanted: Wanted | undefined): wanted is Wish =>
  typeof wanted === "object" && wanted !== null

/** What the client of a talk wants; its oldest message stands first. */
export const wishOf = (talk: readonly Spoken[]): Wanted => {
  const offered = talk.some(
    ({ direction, content }) =>
      direction === "OUTBOUND" &&
      speaksOfAppointment(content) &&
      (content.includes("?") || OFFERS.test(saidIn(content))),
  )
  const last = talk.findLastIndex(({ direction }) => direction === "OUTBOUND")
  const heard = talk.flatMap(({ direction, content }, at) =>
    direction === "INBOUND"
      ? splitSentences(content).map((said) => ({ said, kind: kindOf(said), fresh: at > last }))
      : [],
  )
  const newest = heard.flatMap(({ kind, fresh }) => (fresh ? [kind] : []))
  if (newest.includes("puts off")) return "put off"
  const takes = offered && newest.includes("says")
  const wished = heard.filter(({ kind }) => kind === "asks" || kind === "names")
  if (wished.length === 0 && !takes) return newest.includes("inquires") ? "inquires" : null
  const clear = takes || wished.some(({ kind }) => kind === "asks")
  const has = (words: RegExp) => wished.some(({ said }) => words.test(saidIn(said)))
  return {
    kind: has(UNDOES) ? "cancelled" : has(CHANGES) ? "moved" : "booked",
    alone: clear && !newest.includes("inquires"),
  }
}

/** "names": a day, and no word of what is to be on it. */
type Kind = "asks" | "names" | "inquires" | "puts off" | "says" | "nothing"

const kindOf = (sentence: string): Kind => {
  const said = saidIn(sentence)
  const questions = sentence.includes("?") || OPENS.test(said)
  if (said.trim() === "" || THANKS.test(said)) return "nothing"
  const timed = HOUR.test(fold(sentence))
  if (INQUIRES.test(said) || (questions && !timed && FREE.test(said))) return "inquires"
  if (LATER.test(said) || DECLINES.test(said)) return "puts off"
  if ([ASKS, UNDOES, CHANGES].some((words) => words.test(said))) return "asks"
  // "Oil change on Monday?"
  const states = !questions || !(OPENS.test(said) || FREE.test(said))
  if (timed) return !questions ? "asks" : states || FREE.test(said) ? "names" : "inquires"
  const names = likelyLanguages(sentence).some((language) => RULES[language].day.test(said))
  if (questions) return states && names ? "names" : "inquires"
  return names ? "names" : "says"
}
