import { anyOf } from "../../shared/framed.ts"
import type { Sentence } from "./sentences.ts"

/* That somebody is on their way to the client, or expects them: over folded words with a blank at either end. */

const ABOUT =
  "(?:(?:unos|unas|about|around|roughly|cerca de|uns|environ|quelque|ca|etwa|circa|rund|menos de|less than) )?"
const FEW =
  "(?:\\d+|(?:una? )?(?:media|meia|demi)|einer halben|un|una|uno|dos|pocos|cinco|diez|quince|veinte|treinta|a few|two|five|ten|fifteen|twenty|thirty|half an?|um|dois|dez|quinze|vinte|trinta|deux|cinq|dix|vingt|trente|quelques|zwei|funf|zehn|zwanzig|dreissig|wenigen)"
const IN_A_FEW = `(?:en|dentro de|in|within|em|daqui a|dans|d'ici) ${ABOUT}${FEW}`
const SOON = `${IN_A_FEW} (?:min\\w*|horas?|hours?|heures?|stunden?)`
/** No "in 24 hours", after which also results and refunds arrive. */
const SHORTLY = `${IN_A_FEW} (?:min\\w*|hora|hour|heure|stunde)`

const COMES = anyOf(
  "(?:va|voy|vamos|van|viene|vienen|sale|salgo|salen|salimos) (?:(?:ya|ahora|ahorita|directo) )?(?:para (?:alla|ahi|tu|su|la|el)|hacia|de camino|llegando|bajando|subiendo|saliendo)|(?:de camino (?:a|hacia|para)|en camino)|(?:salio|ha salido|salieron|han salido|acaban? de salir|acabo de salir) (?:ya )?(?:hacia|para|rumbo|con|de|del)|esta(?:n)? (?:yendo|llegando|bajando|subiendo|saliendo|al llegar)|(?:te|le|se|os|les) (?:l[oa]s? )?(?:esta|estan|estamos) (?:llevando|trayendo|acercando)|(?:esta|estan|estamos) (?:llevand|trayend|acercand)o(?:te|le|os|les|sel)\\w*",
  "on (?:his|her|their|the|my|our) way|(?:has|have|is|\\w+'s|\\w+'ve)(?: just| already)? (?:left|set off) (?:for|to|the|now)|(?:help|team|crew|van|truck|engineer|someone)(?: is|'s)(?: already| now)? on its way|en route|heading (?:over|out|to|your way)|(?:round|around) the corner|(?:been|was|were) (?:dispatched|sent (?:out|over))|coming (?:over|now|right|straight)|(?:minutes?|mins?) (?:away|out|off)|(?:being|getting) (?:delivered|brought|driven|dropped|taken) (?:\\S+ ){0,2}(?:to you|round|over|your way)|(?:bringing|driving|delivering|dropping) (?:it|them|your \\S+) (?:\\S+ )?(?:to you|round|over|off|back)",
  "a caminho|(?:acabou de sair|saiu|ja saiu) (?:para|com|em direcao|agora|d[aeo])|(?:ta|esta|estao) (?:indo|chegando|a chegar|descendo|subindo|saindo)|(?:vai|vou|vao) (?:ja )?para ai|(?:esta|estao|estamos|ta|tao) (?:a )?(?:lhe|te|vos) (?:levando|trazendo|levar|trazer)|(?:esta|estao|estamos|ta|tao) (?:ja )?(?:levando|trazendo|a levar|a trazer) (?:(?:\\S+ ){0,3}(?:ai|(?:ate|para) (?:voces?|vc|si|ti))|lhes?|te|vos)",
  "en chemin|(?:vient|viennent|viens) de partir|(?:est|sont) (?:deja )?partie?s? (?:chez|vers|de|a)|part(?:ent|ons)? (?:tout de suite|immediatement|maintenant|a l'instant)|au bout de (?:votre|ta|la) rue|envoi\\w+ (?:quelqu'un|un (?:technicien|plombier|serrurier|collegue))|arrive (?:tout de suite|chez vous|dans)|en train de (?:vous|te) (?:l'|les? |la )?(?:apporter|livrer|amener|l'\\w+er)|(?:vous|te) (?:l'|les )?(?:apporte|livre|amene|l'apporte|l'amene)(?:nt)? (?:tout de suite|maintenant|en ce moment|a l'instant)",
  "unterwegs|(?:ist|sind) (?:gleich|sofort) (?:bei (?:ihnen|dir|euch)|vor ort)|auf dem weg|fahrt (?:gleich |sofort |grad |gerade |jetzt |schon )?los|losgefahren|macht sich (?:gleich |sofort )?auf|(?:bring|liefer)(?:t|en) (?:es |sie |ihn |wir )?(?:ihnen|dir|euch) (?:\\S+ ){0,3}(?:gerade|gleich|jetzt|sofort|eben)|(?:ihnen|dir|euch) (?:gerade|gleich|jetzt|sofort|eben) (?:gebracht|geliefert|zugestellt)",
  `\\S+ (?:lleg\\w+|esta|estan|estara\\w*|abre|arriv\\w+|be (?:there|with you|over|at)|cheg\\w+|sera|seront|ist|sind|kommt|kommen|da|chez vous|aqui|ai|la) (?:\\S+ ){0,4}${SOON}`,
  `${SHORTLY} (?:(?!ustede?s?|voces?|vc)\\S+ ){0,5}(?:lleg(?:a|an|ara|aran)|pas(?:a|an|ara|aran) (?:por|a)|est(?:a|an|ara|aran) (?:ahi|alli|contigo|en (?:tu|su)|ai)|be (?:there|with you|at your|over|round)|arriv(?:es?|era|eront)|cheg(?:a|am|ara|arao)|(?:sera|seront|est|sont) (?:la|chez)|(?:ist|sind) (?:\\S+ ){0,2}(?:da|bei)|kommt|kommen)`,
)

/** Who comes to clients, by the beginnings of the words. */
export const CALLERS =
  "(?:tecnic[oa]|technici|techniker|engineer|plumber|fontaner|plomer|canalizador|encanador|plombier|klempner|monteur|installateu|instalador|electrici[as]|eletricista|elektriker|locksmith|cerrajer|serrurier|serralheir|chaveir|schlusseldienst|mechanic|mecanic[oai]|driver|conductor|chofer|motorista|chauffeur|fahrer|repartidor|entregador|livreur|courier|doctor|doutor|docteur|medic[oa]|medecin|arzt|arztin|vet|veterinari|veterinaire|tierarzt|enfermer|nurse|infirmi|pfleger|companer|colega|collegue|colleague|kolleg|team|equip[oea]|crew|grua|guincho|depanneu)\\w*"

/** What the client is to do, or not to do, until then: somebody comes. */
const AWAITED = anyOf(
  `hasta que (?:(?:el|ella|alguien|(?:el|la|nuestr[oa]) ${CALLERS}) (?:llegue|venga)|(?:llegue|venga) (?:alguien|(?:el|la|nuestr[oa]) ${CALLERS}))`,
  `(?:until|till|while you wait for) (?:he|she|help|someone|somebody|(?:the|our) ${CALLERS}) (?:gets?|arrives?|comes?|(?:is|are) (?:there|with you)|turns? up)`,
  `ate (?:que )?(?:ele|ela|alguem|(?:[oa] )?(?:[oa]|nosso|nossa) ${CALLERS}) (?:cheg(?:ar|ue)|vir|venha)`,
  `(?:jusqu'a|en attendant) (?:(?:sa|leur) venue|(?:son|leur) passage|l'arrivee (?:de |du |des )?(?:l[ae]s? |l'|notre |nos )?${CALLERS})|jusqu'a ce (?:qu'il|qu'elle|que (?:le|la|notre) ${CALLERS}) (?:vien\\w+|soi\\w+ la|arrive)`,
  `bis (?:jemand|hilfe|(?:der|die|unsere?) ${CALLERS}) (?:\\S+ ){0,2}(?:da ist|kommt|eintrifft|ankommt)|bis zu (?:seinem|ihrem) eintreffen`,
)
/** Whom the client is told to call in an emergency comes, and needs no word of ours. */
const RESCUE = anyOf(
  "112|911|999|110|061|19[023]|(?:le|au) 15|ambul\\w+|emergenc\\w+|bomber\\w+|bombeir\\w+|polic\\w+|samu|pompiers|secours|notarzt\\w*|notruf|feuerwehr|rettung\\w*|krankenwagen|paramedic\\w*",
)

const EXPECTS = anyOf(
  "(?:te|le|les|os|lo|la|los|las) (?:\\S+ )?(?:esperan?|aguardan?|recib\\w+|hacen? un hueco)|(?:te|le|les|os) abren?|est(?:a|an) esperando\\w*|esperandol?[aeo]?s?|(?:atend|atiend)\\w+ (?:\\S+ )?(?:en cuanto|apenas|cuando|nada mas|al) lleg\\w+|cuento con (?:el|ella|ellos|ti|usted\\w*|vosotr[oa]s)|sabe que (?:(?:te|le|les) )?(?:vas|va|vienes?|llegas?)|(?!ustede?s?)\\S+ (?:va|van) a (?:recibir|esperar)(?:te|le|les|os|l[oa]s?)|estara[ns]? (?:\\S+ )?(?:atent|pendient)[oae]s? (?:a|de) (?:ti|usted\\w*|vosotr[oa]s|(?:tu|su|vuestr[oa]) (?!mensaj|respuest|confirm|pago|llamad|correo|consult|solicitud|pedido|caso|envio|contest|part|aprob|firm|autori|decis|valid)\\S+)",
  "(?:is|are|\\w+'s) (?:expecting|waiting for|ready for) (?:you|him|her|them)|(?:expects|awaits|sees?) (?:you|him|her|them)|(?:will|\\w+'ll) (?:see|fit|meet) (?:you|him|her|them)|(?:is|are|be) meeting (?:you|him|her|them)|(?:looking|watching|an eye) out for (?:you|him|her|them)|look out for (?:you|him|her|them)|count(?:ing)? on (?:you|him|her|them)|knows (?:that )?(?:you're|you are) coming",
  "(?:te|lhe|o|a|vos) (?:espera|aguarda|recebe)m?|(?:espera|aguarda)m? por (?:si|voces?|ti|ele|ela)|(?!voces?|vc)\\S+ (?:vai|vao|ira|irao) (?:espera|aguarda|recebe|acolhe) l[oa]s?|(?:vai|vao|ira|irao) (?:te|lhe|vos) (?:receber|esperar|aguardar)|(?:vai|vao|ira|irao) (?:receber|esperar|aguardar) (?:voces?|vc|o senhor|a senhora|por si|por voces?)|(?<!(?:est|fic)(?:amos|aremos) )a (?:sua|tua|vossa) espera|(?:espera|aguarda|recebe)m? (?:voces?|vc|a senhora|o senhor)|(?:esta|ta) (?:te |a |lhe )?(?:esper\\w+|aguard\\w+)|atende\\w* (?:\\S+ ){0,2}(?:quando|assim que|ao) cheg\\w+|conto com (?:voces?|vc|el[ae]s?|a senhora|o senhor)|sabe que (?:voces?|vc|a senhora|o senhor) (?:vem|vai|chega)",
  "(?:vous |t'|te )(?:attend|attendent|recevra|recoit|accueille\\w*)|(?:va|vont) (?:vous (?:attendre|recevoir|accueillir)|t'(?:attendre|accueillir)|te recevoir)|guett\\w+ (?:votre|ton) (?:arrivee|venue)|compte\\w* sur (?:vous|toi|lui|elle)|sait que (?:vous|tu) (?:venez|arrivez|viens|arrives)",
  "(?:wartet|warten) (?:\\S+ )?auf (?:sie|dich|euch)|(?:er)?wart\\w+ (?:sie|dich|euch)|(?:nimmt|sieht) (?:sie|dich|euch)|rechne\\w* (?:\\S+ )?mit (?:ihnen|dir|euch)|weiss dass (?:sie|du|ihr) komm\\w+|(?:wird|werden) (?:sie|dich|euch) (?:\\S+ ){0,4}(?:erwarten|empfangen|in empfang nehmen)|empfang(?:t|en) (?:sie|dich|euch)",
)

const VISITS = anyOf(
  "(?:pasara\\w*|pasare\\w*|ira[ns]?|iremos|acudir\\w+|subira\\w*|se acercara\\w*) (?:a|por)|vendra[ns]?|(?:va|van|vamos) a (?:pasar(?:se)?|ir|acudir|subir|acercar\\w*) (?:a|por)|(?:va|van) a venir",
  "(?:will|\\w+'ll|going to) (?:come|be|pop|drop|swing|stop|get|head) (?:round|over|by|out|there)|coming (?:round|by|out)",
  "passa (?:ai|na sua|na tua|pela sua)|passara|(?:vai|vao|vamos) (?:passar|ir|vir) (?:ai|ate|a sua|na sua|ao seu)|vira (?:ai|ate)",
  "(?:passe(?:ra|ront)?|vien(?:dra|dront|t)|va passer|va venir|vont passer|vont venir) (?:chez|vous|t'|voir)|viendra|viendront",
  "(?:kommt|kommen|schaut|schauen|fahrt|fahren) (?:\\S+ ){0,6}(?:vorbei|zu (?:ihnen|dir|euch)|vor ort)|vorbei(?:kommen|schauen|fahren)",
)

/** Before it in its clause: on a condition, or not at all. */
const UNREAL = anyOf(
  "si|cuando|en cuanto|hasta que|antes de|no|nadie|aun|todavia|normalmente|habitualmente|generalmente|por lo general|suelen?",
  "if|when|once|until|unless|before|whether|as soon as|not|\\w+n't|nobody|no one|usually|normally|typically|generally",
  "se|quando|assim que|ate|nao|ninguem|ainda|geralmente|em geral|costumam?",
  "quand|lorsqu\\w+|des qu\\S+|avant|ne|n'\\w+|pas|personne|aucun\\w*|normalement|generalement|en general|d'habitude",
  "wenn|sobald|falls|ob|bevor|nicht|kein\\w*|niemand|noch|normalerweise|meist|meistens|in der regel|ublicherweise",
)

/** Within it: "wartet keiner auf dich". */
const DENIED = anyOf("nadie|ninguem|nobody|personne|nicht|kein\\w*|niemand")

const says = (pattern: RegExp, clause: string) => {
  const match = pattern.exec(clause)
  return match !== null && !UNREAL.test(clause.slice(0, match.index + 1)) && !DENIED.test(match[0])
}

/** Whether a clause, with a blank at either end, says that somebody expects the client, or will see to them. */
export const expectsClient = (clause: string) => says(EXPECTS, clause)

/** Whether a clause says that somebody will come, perhaps at no time. */
export const saysVisit = (clause: string) => says(VISITS, clause)

/** What is sent, at the head of a clause or by mail: it comes to the shop, or is read, and nobody is expected. */
const SENT =
  /^ (?:\S+ ){0,2}(?:lentes|gafas|cristales|piezas?|repuestos?|resultados?|informes?|lenses|glasses|(?:spare )?parts|results?|reports?|pecas?|oculos|verres|lunettes|pieces?|resultats?|glaser|brille|(?:ersatz)?teile?|ergebnis\w*) | (?:por correo|por e ?mail|by (?:post|mail|e ?mail)|por (?:carta|correio)|par (?:courrier|mail)|per (?:post|mail|e ?mail)) /

/** Whether a sentence says that somebody is on their way. */
export const saysComing = ({ asks, clauses }: Sentence) =>
  !asks &&
  (clauses.some((clause) => says(COMES, ` ${clause} `) && !SENT.test(` ${clause} `)) ||
    (clauses.some((clause) => AWAITED.test(` ${clause} `)) &&
      !RESCUE.test(` ${clauses.join(" ")} `)))

/** Whether one in which somebody is spoken of says that they expect the client. */
export const saysExpected = ({ asks, clauses }: Sentence) =>
  !asks && clauses.some((clause) => expectsClient(` ${clause} `))
