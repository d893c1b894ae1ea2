/* Who will not have somebody sent to them, or on their file, says nothing of messages. Over folded words. */
import { fold } from "../../shared/fold.ts"
import { MINE, PERSON } from "./about-others.ts"
import { wordsFor } from "./meanings.ts"
import { oneOf, spoken } from "./spoken.ts"

const TRADES = `femme de menage|jardineir\\S*|carpinteir\\S*|carpinter\\S*|cuidador\\S*|carer\\S*|babysitter\\S*|niner\\S*|peluquer\\S*|cabeleireir\\S*|soignant\\S*|auxiliaire\\S*|coiffeu\\S*|pfleger\\S*|betreuer\\S*|friseur\\S*|haushaltshilfe\\S*|${wordsFor("worker")}`
const STUFF =
  "stuff|things?|(?:bull)?(?:crap|shit)|rubbish|cosas?|coisas?|trucs?|zeug|kram|mist|mierdas?|merdas?|lixo|basura"
/** "That plumber", and not "stop sending these, man". */
const WORKER = `(?:l'|${oneOf(
  "the|that|this|those|these|same|an?|young|el|la|los|las|al|ese|esa|esos|esas|este|esta|mism[oa]s?|aquel\\w*|o|a|os|as|ess[ae]s?|est[ae]s?|le|les|ce|cet|cette|ces|meme",
  "de[nr]|die|das|dem|diese\\w*|diesen|denselben|dieselbe\\w*|keine?n?|jemals",
)} (?:(?!(?:${STUFF}) )[^ ,/?]+ )?)(?:${TRADES})`
const MESSAGE = wordsFor("message")
const SEND = "(?:m')?(?:send|sending|mand\\w*|envi\\w*|envo\\w*|schick\\w*|n'envo\\w*|renvo\\w*)"
/** Up to the one who is sent: no message, and nothing that comes from them. */
const UP_TO = `(?:(?!(?:${MESSAGE}|from|d[aeo]l?s?|des|du|von|vom) )[^ ,/?]+ ){0,5}`

/** Where messages go, in Spanish: "mandarme al móvil", unlike "mandarme al mismo técnico". */
const PLACE = oneOf(
  "(?:mi|nuestr\\w+|este|esta|ese|esa|aquel|propio|mismo|otro|otra)? ?(?:numero|telefono|movil\\w*|celu\\w*|cel|tel|fijo|whats\\w*|wasap|chat|correo|e-?mail|mail|buzon|bandeja|casa|trabajo|oficina|domicilio|direccion|lista|grupo|horas?|punto|nombre|contacto|usuari[oa]|destinatari[oa])",
  "mi|mis|nosotros|nadie|ningun\\w*|diario|todos|cada|l[ao]s?|mano|traves|partir|pesar|menos|no",
)
const NAME_END =
  "(?=$|\\s*[.,;:!?\\n]|\\s+(?:he|she|they|to|round|over|here|again|any|anymore|please|and|because|por|porque|ya|otra|nunca|mais|aqui|pra|chez|ici|svp|car|il|elle|nicht|zu|bitte)\\b)"
/** A name is told by its capital. */
const NAMED = new RegExp(
  `\\b(?:send(?:ing)?(?: me| us)?(?: more)?|(?:mand|envi)[\\p{L}]*(?: (?:más|mas|mais|nunca|otra vez))*(?: a| o)?|(?:m'|n')?envo[\\p{L}]+(?:[- ]moi)?(?: plus| pas| jamais)?) (\\p{Lu}\\p{Ll}{2,})${NAME_END}`,
  "u",
)
const NOT_NAMES = (["message", "nothing", "more", "them", "me"] as const).map(wordsFor)
const NO_NAME = new RegExp(`^${oneOf(STUFF, ...NOT_NAMES)}$`)
const namesSomebody = (text: string) => {
  const name = NAMED.exec(text.replace(/[^\S\n]+/g, " "))?.[1]
  return name !== undefined && !NO_NAME.test(fold(name))
}

const SENT = new RegExp(
  ` ${oneOf(
    `${SEND} ${UP_TO}${WORKER}`,
    `(?:no|nunca|ni|de) (?:[^ ,/?]+ ){0,3}(?:mand|envi)\\w* (?:(?:mas|nunca|jamas|ya|otra vez|de nuevo) )*(?:al|a (?:el|la|los|las|es[aeo]s?|est[ae]s?|aquel\\w*)) (?!${PLACE} )\\S{3,}`,
    `(?:plus jamais|no more|nie wieder|nunca mas|nunca mais) (?:[^ ,/?]+ )?${WORKER}`,
    `(?<! (?:vom|von|from|des|der) )${WORKER} (?:(?!${MESSAGE} )[^ ,/?]+ ){0,4}(?:(?:ge|zu)?schick\\w*|sent (?:to my|to our|here|round|again|out))`,
    // "I told the plumber to stop what he was doing"
    `(?:told|asked|dij[eo]|pedi|pedimos|fale[i]|disse|dit|demande|hab\\w*) (?:(?:[ao]|al|ao|pr[oa]|para|pra|au|a) )?${WORKER} (?:(?:gesagt|gebeten) )?(?:[^ ?]+ ){0,3}(?:(?:to|que|de|d')(?: \\S+)? ?(?:stop|par|dej|deix|arret)\\w*|(?:para )?parar|aufhor\\w*|(?:soll|moge) (?:[^ ?]+ ){0,2}aufhor\\w*)(?! (?:[^ ,/?]+ ){0,3}(?:${MESSAGE}|text\\w*|messag\\w*|writ\\w*|call\\w*|contact\\w*|escri\\w*|escrev\\w*|ecri\\w*|schreib\\w*|${SEND}))`,
    "(?:don't|do not|never|stop) send(?:ing)? (?:him|her) (?:again|any ?more|here|round|out|back|to)",
    "(?:send|sending) (?:me |us )?(?:someone|somebody) else|(?:mand|envi)\\w* a (?:otr[oa]|alguien mas)(?: persona)?|(?:mand|envi)\\w* outra pessoa|envo\\w+ (?:moi )?quelqu'un d'autre|schick\\w* (?:mir |uns )?(?:jemand|wen) ander\\w*",
    // "Den Lukas bitte nicht mehr schicken, er lässt das Tor offen"
    `den (?:(?!(?:${MESSAGE}) )[^ ,/?]+ ){1,5}(?:ge|zu)?schick\\w* [,/] er`,
  )} `,
)

const REMOVE = oneOf(
  "remov\\w*|delet\\w*|take|strike|drop|scrub|get|quit\\w*|borr\\w*|elimin\\w*|saqu\\w*|sac\\w*|tach\\w*",
  "apag\\w*|tir\\w*|retir\\w*|risc\\w*|remov\\w*|exclu\\w*|supprim\\w*|enlev\\w*|effac\\w*|ray\\w*|losch\\w*|nehm\\w*|nimm\\w*|streich\\w*|entfern\\w*",
)
/** Somebody who is neither the writer nor their number. */
const ANOTHER =
  "(?:(?!(?:me|us|nos|moi|nous|mich|uns|this|este|esta|esse|ce|diese|mi numero|my (?:number|phone|mobile)|meu numero|mon numero|meine nummer) )[^ ,/?]+ ){0,5}"
/** "Leave mine", "le mien reste". */
const MINE_STAYS = oneOf(
  "(?:dej\\w+|deix\\w+|conserv\\w+|keep|leave|gard\\w+|laiss\\w+|lass\\w*|behalt\\w*) (?:solo |so |only |just |bitte )?(?:el mio|la mia|o meu|a minha|mine|le mien|la mienne|mein[es]s?)(?= (?:[/,]|para|for|pour|fur|drin|in|on))",
  "(?:el mio|o meu|mine|le mien|la mienne|mein[es]s) (?:[^ ,/?]+ ){0,6}(?:rest\\w+|stays?|(?:se )?queda\\w*|fica\\w*|bleib\\w*)",
)
const STRUCK_OFF = new RegExp(
  ` ${REMOVE}(?<!me|nos) ${ANOTHER}${oneOf(
    `(?:from|off|de|d[ao]|aus|von) (?:my|our|mis?|nuestr[oa]|meus?|minhas?|nosso|nossa|mon|ma|mes|notre|mein\\w*|unser\\w*) ${oneOf(
      "files?|accounts?|records?|chart|booking|papers|ficha|expediente|cuenta|historia\\w*|cadastro|processo|conta|registo",
      "dossiers?|fiche|compte|akten?|patientenakte|kartei|karteikarte|konto|unterlagen",
    )}`,
    "(?:as|como|comme|als) (?:my |mi |meu |mon |an |un )?(?:emergency |notfall)?(?:contact|contacto|contato|notfallkontakt|kontakt)|des personnes a prevenir",
  )} | ${MINE_STAYS} | ${MINE} \\S*${PERSON} (?:(?!(?:mich|uns|meine) )[^ ?]+ ){0,14}aus (?:der|den) (?:akten?|patientenakte|kartei|unterlagen) ${REMOVE} `,
)

const isAboutSomebody = (text: string): boolean => {
  const said = spoken(text)
  return namesSomebody(text) || SENT.test(said) || STRUCK_OFF.test(said)
}

/** What a message says beside those sentences that have a person sent no more, or struck off. */
export const withoutSomebody = (text: string): string => {
  if (!isAboutSomebody(text)) return text
  const rest = text.split(/(?<=[.;!?\n])/).filter((sentence) => !isAboutSomebody(sentence))
  return rest.join("") === text ? "" : rest.join("")
}
