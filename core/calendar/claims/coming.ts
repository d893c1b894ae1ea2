import { anyOf } from "./any-of.ts"
import type { Sentence } from "./sentences.ts"

/* That somebody is on their way to the client, or expects them: over folded words with a blank at either end. */

const ABOUT =
  "(?:(?:unos|unas|about|around|roughly|cerca de|uns|environ|quelque|ca|etwa|circa|rund|menos de|less than) )?"
const FEW =
  "(?:\\d+|(?:una? )?(?:media|meia|demi)|einer halben|un|una|uno|dos|pocos|cinco|diez|quince|veinte|treinta|a few|two|five|ten|fifteen|twenty|thirty|half an?|um|dois|dez|quinze|vinte|trinta|deux|cinq|dix|vingt|trente|quelques|zwei|funf|zehn|zwanzig|dreissig|wenigen)"
const SOON = `(?:en|dentro de|in|within|em|daqui a|dans|d'ici) ${ABOUT}${FEW} (?:min\\w*|horas?|hours?|heures?|stunden?)`

const COMES = anyOf(
  "(?:va|voy|vamos|van|viene|vienen|sale|salgo|salen|salimos) (?:(?:ya|ahora|ahorita|directo) )?(?:para (?:alla|ahi|tu|su|la|el)|hacia|de camino|llegando|bajando|subiendo|saliendo)|(?:de camino (?:a|hacia|para)|en camino)|(?:salio|ha salido|salieron|han salido|acaban? de salir|acabo de salir) (?:ya )?(?:hacia|para|rumbo|con|de|del)|esta(?:n)? (?:yendo|llegando|bajando|subiendo|saliendo|al llegar)",
  "on (?:his|her|their|the|my|our) way|(?:has|have|is|\\w+'s|\\w+'ve)(?: just| already)? (?:left|set off) (?:for|to|the|now)|(?:help|team|crew|van|truck|engineer|someone)(?: is|'s)(?: already| now)? on its way|en route|heading (?:over|out|to|your way)|(?:round|around) the corner|(?:been|was|were) (?:dispatched|sent (?:out|over))|coming (?:over|now|right|straight)|(?:minutes?|mins?) (?:away|out|off)",
  "a caminho|(?:acabou de sair|saiu|ja saiu) (?:para|com|em direcao|agora|d[aeo])|(?:ta|esta|estao) (?:indo|chegando|a chegar|descendo|subindo|saindo)|(?:vai|vou|vao) (?:ja )?para ai",
  "en chemin|(?:vient|viennent|viens) de partir|(?:est|sont) (?:deja )?partie?s? (?:chez|vers|de|a)|part(?:ent|ons)? (?:tout de suite|immediatement|maintenant|a l'instant)|au bout de (?:votre|ta|la) rue|envoi\\w+ (?:quelqu'un|un (?:technicien|plombier|serrurier|collegue))|arrive (?:tout de suite|chez vous|dans)",
  "unterwegs|auf dem weg|fahrt (?:gleich |sofort |grad |gerade |jetzt |schon )?los|losgefahren|macht sich (?:gleich |sofort )?auf",
  `\\S+ (?:lleg\\w+|esta|estan|estara\\w*|abre|arriv\\w+|be (?:there|with you|over|at)|cheg\\w+|sera|seront|ist|sind|kommt|kommen|da|chez vous|aqui|ai|la) (?:\\S+ ){0,4}${SOON}`,
)

const EXPECTS = anyOf(
  "(?:te|le|les|os|lo|la|los|las) (?:\\S+ )?(?:esperan?|aguardan?|recib\\w+|hacen? un hueco)|(?:te|le|les|os) abren?|est(?:a|an) esperando\\w*|esperandol?[aeo]?s?|(?:atend|atiend)\\w+ (?:\\S+ )?(?:en cuanto|apenas|cuando|nada mas|al) lleg\\w+|cuento con (?:el|ella|ellos|ti|usted\\w*|vosotr[oa]s)|sabe que (?:(?:te|le|les) )?(?:vas|va|vienes?|llegas?)",
  "(?:is|are|\\w+'s) (?:expecting|waiting for|ready for) (?:you|him|her|them)|(?:expects|awaits|sees?) (?:you|him|her|them)|will (?:see|fit) (?:you|him|her|them)|look out for (?:you|him|her|them)|count(?:ing)? on (?:you|him|her|them)|knows (?:that )?(?:you're|you are) coming",
  "(?:te|lhe|o|a|vos) (?:espera|aguarda|recebe)m?|(?:espera|aguarda)m? por (?:si|voces?|ti|ele|ela)|(?:espera|aguarda|recebe)m? (?:voces?|vc|a senhora|o senhor)|(?:esta|ta) (?:te |a |lhe )?(?:esper\\w+|aguard\\w+)|atende\\w* (?:\\S+ ){0,2}(?:quando|assim que|ao) cheg\\w+|conto com (?:voces?|vc|el[ae]s?|a senhora|o senhor)|sabe que (?:voces?|vc|a senhora|o senhor) (?:vem|vai|chega)",
  "(?:vous |t'|te )(?:attend|attendent|recevra|recoit|accueille\\w*)|compte\\w* sur (?:vous|toi|lui|elle)|sait que (?:vous|tu) (?:venez|arrivez|viens|arrives)",
  "(?:wartet|warten) (?:\\S+ )?auf (?:sie|dich|euch)|(?:er)?wart\\w+ (?:sie|dich|euch)|(?:nimmt|sieht) (?:sie|dich|euch)|rechne\\w* (?:\\S+ )?mit (?:ihnen|dir|euch)|weiss dass (?:sie|du|ihr) komm\\w+",
)

/** Before it in its clause: on a condition, or not at all. */
const UNREAL = anyOf(
  "si|cuando|en cuanto|hasta que|antes de|no|nadie|aun|todavia",
  "if|when|once|until|unless|before|whether|as soon as|not|\\w+n't|nobody|no one",
  "se|quando|assim que|ate|nao|ninguem|ainda",
  "quand|lorsqu\\w+|des qu\\S+|avant|ne|n'\\w+|pas|personne|aucun\\w*",
  "wenn|sobald|falls|ob|bevor|nicht|kein\\w*|niemand|noch",
)

/** Within it: "wartet keiner auf dich". */
const DENIED = anyOf("nadie|ninguem|nobody|personne|nicht|kein\\w*|niemand")

const says = (pattern: RegExp, clause: string) => {
  const match = pattern.exec(clause)
  return match !== null && !UNREAL.test(clause.slice(0, match.index + 1)) && !DENIED.test(match[0])
}

/** Whether a clause, with a blank at either end, says that somebody expects the client, or will see to them. */
export const expectsClient = (clause: string) => says(EXPECTS, clause)

/** What is sent, at the head of a clause or by mail: it comes to the shop, or is read, and nobody is expected. */
const SENT =
  /^ (?:\S+ ){0,2}(?:lentes|gafas|cristales|piezas?|repuestos?|resultados?|informes?|lenses|glasses|(?:spare )?parts|results?|reports?|pecas?|oculos|verres|lunettes|pieces?|resultats?|glaser|brille|(?:ersatz)?teile?|ergebnis\w*) | (?:por correo|por e ?mail|by (?:post|mail|e ?mail)|por (?:carta|correio)|par (?:courrier|mail)|per (?:post|mail|e ?mail)) /

/** Whether a sentence says that somebody is on their way. */
export const saysComing = ({ asks, clauses }: Sentence) =>
  !asks && clauses.some((clause) => says(COMES, ` ${clause} `) && !SENT.test(` ${clause} `))

/** Whether one in which somebody is spoken of says that they expect the client. */
export const saysExpected = ({ asks, clauses }: Sentence) =>
  !asks && clauses.some((clause) => expectsClient(` ${clause} `))
