import { anyOf, framed } from "../../shared/framed.ts"
import { isDated } from "../wishes/spoken-of.ts"
import { offersChoice } from "./leaves-open.ts"
import { splitStatements } from "./sentences.ts"

/*
 * What is booked only once the client has agreed or chosen, or somebody has approved it: "reply YES and I'll book it". To be told a
 * name, or what else is wanted, settles no time: "Saturday's yours, tell me if it's the beard as well and I'll add it". Over folded
 * words with a blank at either end.
 */

const then = (conditions: readonly string[], gap: number, act: string) =>
  `(?:${conditions.join("|")}) (?:\\S+ ){0,${gap}}?(?:${act})`

const ON_A_YES = anyOf(
  then(
    [
      "si (?:(?:te|le|os|les) (?:parece|va|viene|sirve|cuadra|encaja)|(?:estas|esta|estais) (?:de acuerdo|conforme))",
      "con (?:tu|su|vuestr[oa]) (?:visto bueno|ok|si|confirmacion|aprobacion)",
      "(?:en cuanto|cuando|una vez que|apenas|si) (?:(?:me|nos|te|lo|la) )*(?:confirm|decid|acept|elij|elig|escoj)\\w*",
      "(?:dime|digame|decime|decidme|dinos|avisame|aviseme|contesta|responde|escribe) (?:\\S+ ){0,3}?(?:cual\\w*|que (?:hora|dia)|prefier\\w+|que si|si|ok)(?: \\S+){0,4}? (?:y|para que)",
      "(?:confirm(?:a|e|ame|eme|adme)|elige|elija|escoge|escoja)(?: \\S+){0,2}? (?:y|para que|para)",
    ],
    6,
    "(?:reserv|agend|apunt|anot|marc|confirm|bloque|program)(?:o|e|emos|amos|ar\\w*)|(?:cambi|reprogram|modific)(?:o|amos)|(?:muevo|movemos)|(?:hago|hacemos|hare|haremos) (?:la|el|tu|su) (?:reserva|cita|cambio|modificacion)|dejo (?:reservad|apuntad|agendad)\\w+",
  ),
  then(
    [
      "(?:reply|say|answer|text|type|tell (?:me|us)|let (?:me|us) know) (?:\\S+ ){0,3}?(?:which|yes|ok|okay|what (?:time|day)|if (?:that|it)\\S*)(?: \\S+){0,5}? (?:and|then)",
      "(?:pick|choose|confirm)(?: \\S+){0,2}? (?:and|then)",
      "(?:if|once|when|as soon as) (?:you (?:confirm|agree|say yes|choose|pick|decide)|you(?:'re|'ve| are| have) (?:happy|ok|okay|fine|decided|chosen)|(?:that|this|it)\\S* (?:works|suits|sounds|is|right|ok|okay|fine|good|correct))(?: \\S+){0,6}?",
    ],
    1,
    "(?:i'll|we'll|i will|we will|i can|we can) (?:\\S+ )?(?:book|reserve|schedule|confirm|lock|pencil|hold|secure|put (?:you|it|that|them) (?:in|down|through)|get (?:you|it|that|them) (?:booked|in|down|scheduled)|make the (?:booking|reservation|change|switch)|(?:move|change|swap|switch|reschedule) (?:it|that|you|your))",
  ),
  "(?:i|we)(?:'d| would) be (?:booking|reserving|putting)",
  then(
    [
      "(?:diz|diga|digam|fala|fale|avisa|avise|responde|responda) (?:\\S+ ){0,3}?(?:qual|quais|que horas?|prefer\\w+|sim|ok|se (?:esta|pode|serve|der))(?: \\S+){0,4}? (?:e|que|para|pra)",
      "(?:confirma|confirme|confirmar|escolhe|escolha)(?: \\S+){0,1}? (?:e|que|para|pra)",
      "(?:se|quando|assim que|logo que) (?:\\S+ ){0,2}?(?:confirm|concord|escolh|aceit|decid|topar|estiver de acordo|servir)\\w*(?: \\S+){0,3}?",
      "com (?:o )?(?:seu|teu) (?:ok|sim|aval)",
    ],
    3,
    "(?:marc|agend|reserv|anot|confirm|encaix|fech)(?:o|amos|ar|arei|aremos)|bloqueio|(?:remarc|troc|alter|mud)(?:o|amos)|fa(?:co|zemos) a (?:reserva|marcacao|troca|alteracao|mudanca)",
  ),
  then(
    [
      "(?:des que|une fois que|quand|lorsque|si) (?:(?:vous|tu) (?:\\S+ ){0,2}?(?:confirm|accept|valid|choisi|etes d'accord|es d'accord)\\w*|(?:cela|ca|c'est)(?: (?:vous|te))? (?:va|convient|bon|ok))(?: \\S+){0,14}?",
      "une fois votre (?:choix|accord|confirmation)(?: \\S+){0,3}?",
      "(?:dites|dis|repondez|reponds|indiquez) (?:\\S+ ){0,3}?(?:lequel|laquelle|quel\\w*|choix|oui|ok|si (?:cela|ca|c'est))(?: \\S+){0,5}? et",
      "(?:confirmez|confirme|choisissez|choisis)(?: \\S+){0,2}? et",
      "(?:avec|apres|sur) (?:votre|ton) (?:accord|feu vert|confirmation|oui)",
    ],
    1,
    "(?:je|nous|on) (?:(?:vous|te|le|la|les) )*(?:l')?(?:(?:reserv|not|bloqu|confirm|cal|planifi|enregistr)(?:e|ons|erai|erons)|inscri(?:s|t|vons|rai|rons)|(?:deplac|chang|modifi)(?:e|ons|erai|erons)|m'(?:en )?(?:occupe|occuperai)|(?:fais|faisons|ferai|ferons) (?:la|le|votre|ta) (?:reservation|changement|modification))",
  ),
  then(
    [
      "(?:sobald|wenn|falls|sofern) (?:(?:sie|du|ihr) (?:\\S+ ){0,3}?(?:bestatig|zusag|zustimm|einverstanden|entschieden|ausgesucht)\\w*|(?:das|es|dir das|ihnen das) (?:\\S+ ){0,3}?(?:passt|stimmt|recht|ordnung|ok))(?: \\S+){0,2}?",
      "(?:sag|gib|geben|schreib|antwort|meld|nenn)\\w* (?:\\S+ ){0,4}?(?:welche\\w*|ja|ok|bescheid|ob (?:das|es))(?: \\S+){0,4}? (?:und|dann)",
      "(?:bestatig|wahl)\\w*(?: \\S+){0,2}? (?:und|dann)",
      "mit (?:ihrem|deinem|eurem) (?:ok|ja)|nach (?:ihrer|deiner|eurer) (?:bestatigung|zusage)",
    ],
    1,
    "(?:buch|reservier|trag|notier|bestatig|plan|andere|verschieb|verleg)e?n? (?:ich|wir)|(?:ich|wir) (?:\\S+ ){0,3}?(?:buch|trag|eintrag|reservier|notier|einplan)en?",
  ),
)
/** "Let me go over it before I book: ... Is that right?" */
const BEFORE_IT = anyOf(
  "antes de (?:confirm|reserv|agend|apunt|anot|cerr)ar\\w*|antes de (?:hacer|cerrar) la reserva",
  "before (?:(?:i|we) (?:\\S+ )?(?:book|confirm|reserve|put|lock|add)|(?:booking|confirming|reserving))",
  "antes de (?:eu )?(?:confirm|reserv|agend|marc|anot|fech)ar",
  "avant de (?:\\S+ )?(?:reserver|confirmer|valider|noter|inscrire|bloquer)",
  "vor dem (?:eintragen|buchen|bestatigen|reservieren)|(?:bevor|ehe) (?:ich|wir) (?:\\S+ ){0,4}?(?:eintrag|buch|bestatig|reservier)en?",
)

/** Something besides: "if you'd like the beard done too", "confirm your name". */
const BESIDES = anyOf(
  "tambien|ademas|otr[oa]s?|also|too|as well|another|extra|tambem|outr[oa]s?|aussi|autres?|auch|dazu|noch ein\\w*",
  "nombres?|apellidos?|telefono|names?|phone|number|nomes?|telefone|noms?|prenoms?|telephone|namen?|\\w*nummer",
)

/** The manager still has to approve it, the chef only the price. */
const VISIT =
  "(?:cita|visita|reserva|hora|turno|salida|appointment|visit|booking|slot|time|consulta|marcacao|horario|passage|rendez vous|rdv|reservation|intervention|creneau|termin|einsatz|besuch|buchung)"
const TO_BE_APPROVED = anyOf(
  `(?:responsable|encargad[oa]|jef[ea]|duen[oa]|direct\\w+|gerente|coordinador\\w*) (?:\\S+ ){0,2}?(?:tiene|tendra|debe|debera|ha de) (?:\\S+ ){0,3}?(?:(?:confirm|valid|aprob|autoriz)\\w*lo|(?:confirm|valid|aprob|autoriz)\\w* (?:\\S+ ){0,1}?${VISIT})`,
  "only (?:\\S+ ){0,2}?(?:manager|owner|boss|director|coordinator|office) can (?:\\S+ )?(?:arrange|approve|authorise|authorize|confirm|decide|sign|book|do)",
  `(?:manager|owner|boss|director|coordinator|office) (?:\\S+ )?(?:has|have|needs?) to (?:\\S+ ){0,2}?(?:confirm|approve|authorise|authorize|sign off) (?:it|that|(?:\\S+ ){0,1}?${VISIT})`,
  `(?:responsavel|gerente|chefe|dono|dona|diret\\w+|coordenador\\w*) (?:\\S+ ){0,2}?(?:precisa|tem|deve|tera) (?:\\S+ ){0,2}?(?:confirm|valid|aprov|autoriz)\\w* (?:\\S+ ){0,1}?${VISIT}`,
  `(?:responsable|patron|patronne|gerante?|chef|direct\\w+) (?:\\S+ ){0,2}?(?:doit|devra) (?:\\S+ ){0,2}?(?:confirm|valid|approuv|autoris)\\w* (?:\\S+ ){0,1}?(?:l')?${VISIT}`,
  `(?:chef\\w*|\\w*leit(?:er|ung)\\w*|inhaber\\w*|verantwortliche\\w*) (?:\\S+ ){0,2}?muss (?:das|es|(?:\\S+ ){0,1}?${VISIT}) (?:\\S+ ){0,2}?(?:bestatigen|freigeben|genehmigen)`,
)

/** What may still be had of two is not booked: "there's room on both." */
const EITHER_FREE = new RegExp(
  ` (?:${[
    "(?:sitio|lugar|hueco|plazas?|cupo|disponibilidad) en (?:(?:las|los) dos|ambas|ambos)|(?:(?:las|los) dos|ambas|ambos) (?:estan|siguen|quedan) libres",
    "(?:room|space|spaces|places|spots|availability) (?:on|in|for|at) both|both (?:are|have|still have) (?:still )?(?:free|open|available|room|space|spaces|places|spots)",
    "(?:lugar|lugares|vagas?|espaco) (?:nas|nos|em) (?:duas|dois|ambas|ambos)|(?:as duas|os dois|ambas|ambos) (?:estao|tem) (?:livres|vagas?|disponiveis)",
    "(?:places?|disponibilites?) (?:aux|dans les|sur les|pour les) deux|les deux (?:sont|restent) (?:encore )?(?:libres|disponibles|possibles)",
    "(?:in|bei|auf) beiden (?:ist |sind |ware |waren )?(?:noch )?(?:platze?|frei|platz frei)|beide (?:sind |waren )?(?:noch )?(?:frei|verfugbar|moglich)",
  ].join("|")}) $`,
)

/** "Tell me which suits you." */
const CHOOSES = anyOf(
  "(?:dime|digame|decidme|dinos) (?:cual\\S*|(?:lo )?que|cuando|a que|en que|si prefier\\S+)|elig\\w+|elegir|escog\\w+",
  "(?:tell|let) (?:me|us) (?:know )?(?:which|what|when)|choose|pick|which (?:one|day|time|suits|would|works)",
  "(?:me (?:diga|diz|avisa)|diga me|diz me) (?:qual|(?:o )?que|quando)|escolh\\w+",
  "(?:dites|dis) (?:moi|nous) (?:lequel|laquelle|quel\\w*|ce qui|quand)|choisi\\w+|votre choix|au choix|lequel|laquelle",
  "sag(?:en sie)? (?:mir|uns) (?:\\S+ )?(?:welche\\w*|wann|was)|auswahl|welche\\w*",
)
/** Whether a text, folded and with a blank at either end, lets the client choose. */
export const letsChoose = (said: string) => CHOOSES.test(said)

/** Whether a reply says that something is booked only then, or lets choose: it is not yet. */
export const awaitsYes = (text: string): boolean => {
  const asks = text.includes("?")
  const spoken = splitStatements(text).map(framed)
  const chooses = spoken.some(offersChoice) && spoken.some(letsChoose)
  const besides = spoken.filter((said) => !offersChoice(said) && !letsChoose(said))
  // "Ana expects you on Thursday. For the check-up I have the 13th or the 16th, tell me which": the first is no choice.
  if (chooses && !besides.some((said) => /\d/.test(said) || isDated(said))) return true
  return spoken.some((said) => {
    const open = ON_A_YES.test(said) || (asks && BEFORE_IT.test(said))
    return (open && !BESIDES.test(said)) || TO_BE_APPROVED.test(said) || EITHER_FREE.test(said)
  })
}
