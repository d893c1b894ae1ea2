import { splitSentences } from "../calendar/claims/sentences.ts"
import { fold } from "../shared/fold.ts"

/*
 * What a reply promises in the name of people: that somebody has been told, or will answer, call, write. A model says so without
 * telling anybody; then the product tells the owner, and what the client reads is true.
 */

/** Whether a reply says that a person of the business knows of the client's wish, or that there will be news. */
export const promisesPerson = (text: string): boolean =>
  splitSentences(text).some((sentence) => {
    if (sentence.includes("?")) return false
    const said = ` ${(fold(sentence).match(WORD) ?? []).join(" ")} `
    return PROMISES.some((promise) => {
      const match = promise.exec(said)
      return match !== null && !OFFERS.test(said.slice(0, match.index + match[0].length))
    })
  })

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,;:]/gu

/** Words that say the same here, parted by blanks and folded; each may be a pattern of its own. */
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`

/** Who is meant to see to it: "el equipo", "somebody", "o responsável", "quelqu'un", "eine Kollegin". */
const PEOPLE = anyOf(`
  equip[oea]s? persona person personne pessoa companer[oa]s? compis? colegas? collegues? kolleg\\w*
  colleagues? responsables? responsave(?:l|is) encargad[oa]s? duen[oa]s? don[oa] propietari[oa]s?
  proprietari[oa]s? gerentes? gerant[es]? jef[ea]s? chef\\w* patron(?:ne)? agentes? agents?
  humanos? human humain menschen especialistas? specialists? spezialist\\w* asesor\\w* atendentes?
  conseill\\w* tecnic[oa]s? technici\\w* recep[ct]ion\\w* recep?cao secretar\\w* sekret\\w* accueil empfang praxis teams? staff owner inhaber\\w* manager
  mitarbeiter\\w* representatives? alguien alguem someone somebody quelqu'un jemand\\w* doctor\\w*
  medic[oa]s? arzt\\w*
`)

const PROMISES: readonly RegExp[] = [
  // es: "He avisado al equipo", "Te llamaremos mañana", "Lo miro con la encargada"
  `(?:he|hemos) (?:\\S+ )?(?:avisado|informado|pasado|trasladado|notificado|comunicado|remitido|enviado|consultado|dejado) .{0,60}${PEOPLE}`,
  `(?:aviso|avisare|avisamos|avisaremos|paso|pasare|pasamos|pasaremos|traslado|trasladare|trasladamos|trasladaremos|consulto|consultare|consultamos|consultaremos|pregunto|preguntare|preguntamos|informo|informare|notifico|notificare|comunico|comunicare|derivo|transfiero|transferire|voy a (?:\\S+ )?(?:avisar|pasar|consultar|preguntar|trasladar|informar|notificar|comunicar|derivar|transferir)\\w*) .{0,50}${PEOPLE}`,
  `${PEOPLE} .{0,60}(?:te|le|os|les|se|me) (?:respondera|contactara|llamara|escribira|atendera|contestara|pondra|avisara|confirmara|dira)n? `,
  "(?:te|le|os|les) (?:responderan|contactaran|llamaran|escribiran|atenderan|contestaran|avisaran|responderemos|contactaremos|llamaremos|llamamos|escribiremos|contestaremos|confirmaremos) ",
  "(?:le|les|se lo) (?:paso|pasare|traslado|trasladare|hago llegar|comunico) ",
  "nos (?:pondremos|ponemos) en contacto ",
  `lo (?:gestiono|miro|hablo|veo|compruebo|reviso) con .{0,30}${PEOPLE}`,
  "(?:te|le|os|les) (?:aviso|avisamos|avisare|avisaremos|confirmo|confirmamos|escribo|escribire|informo|informamos) (?:en cuanto|cuando|luego|pronto|despues|esta|manana|hoy|con lo que) ",
  "(?:te|le|os|les) (?:digo|dire|diremos|decimos) (?:algo|cosas) ",
  // By name: "He avisado a Carmen, te escribe ella"
  "(?:he|hemos) (?:avisado|informado|preguntado|escrito) a \\S+ ",
  "(?:he|hemos) (?:dejado|pasado|enviado|trasladado) (?:tu|su|vuestr[oa]) (?:solicitud|peticion|mensaje|nota|recado) ",
  "se l[oa]s? (?:digo|paso|pregunto|comento|he dicho|he pasado|he preguntado) ",
  "(?:te|le|os|les) (?:contesta|escribe|llama|responde|avisa|confirma|contestara|escribira|llamara|respondera|avisara|confirmara)n? (?:ell[ao]s?|el) ",
  // en: "I've let the team know", "Someone will get back to you"
  `(?:i|we)(?:'ve| have)(?: just| already)? (?:let|told|informed|notified|alerted|passed|forwarded|asked|flagged|escalated|contacted|shared|sent) .{0,60}${PEOPLE}`,
  `(?:(?:i|we)(?:'ll| will|'m going to| am going to)|let me)(?: just)? (?:let|tell|inform|notify|alert|pass|forward|ask|check with|check this with|check that with|transfer|connect|escalate|hand|put you|get) .{0,60}${PEOPLE}`,
  `(?:${PEOPLE}|we)(?: .{0,40})?(?: will|'ll)(?: \\S+)? (?:get back to|reply|contact|call|reach out|be in touch|respond|follow up|write to|get in touch|help you shortly|take over) `,
  `(?:i'm|i am|we're|we are) (?:checking|asking|checking this|checking that) (?:with )?.{0,30}${PEOPLE}`,
  "(?:i|we)(?:'ve| have|'ll| will) (?:\\S+ )?pass(?:ed)? (?:it|this|that|your \\S+) on ",
  "(?:i|we)(?:'ll| will) (?:get back to you|let you know|keep you (?:posted|updated|informed)|update you|be in touch|come back to you) ",
  "(?:i|we)(?:'ve| have)(?: just| already)? (?:told|asked|informed|notified|messaged) (?:her|him|them) ",
  "(?:she|he|they)(?:'ll| will) (?:text|call|write to|message|contact|reply|answer|get back|be in touch|let you know) ",
  // pt: "Avisei a equipe", "Entraremos em contato"
  `(?:avisei|informei|encaminhei|passei|notifiquei|comuniquei|ja avisamos|vou (?:\\S+ )?(?:avisar|passar|consultar|perguntar|encaminhar|transferir|informar|verificar com|confirmar com)|avisarei|passarei|consultarei|perguntarei|encaminharei|informarei) .{0,60}${PEOPLE}`,
  `${PEOPLE} .{0,50}(?:(?:vai|ira|vao|irao) (?:\\S+ )?(?:responder|ligar|retornar|entrar|contactar|contatar|atender|falar)\\S*|(?:entrara|entrarao|respondera|ligara|retornara|contactara)) `,
  "(?:entraremos em conta[ct]*to|retornaremos|vamos ligar-lhe|responderemos) ",
  "(?:passei|passo|repasso|repassei|encaminho|encaminhei) (?:o |a )?(?:seu|sua|teu|tua) (?:recado|mensagem|pedido) ",
  "(?:te|lhe|vos) (?:aviso|avisamos|avisarei|avisaremos|confirmo|informo|retorno) (?:assim que|quando|logo|depois|em breve|amanha|hoje) |(?:te )?dou (?:um )?retorno |volto a (?:falar|contactar|entrar) ",
  "(?:avisei|informei|falei com|perguntei [ao]) (?:[ao] )?\\S+ ",
  "(?:ela|ele)s? (?:(?:ja|logo) )?(?:te|lhe) (?:chama|responde|liga|avisa|escreve|retorna)m? ",
  // fr: "J'ai prévenu l'équipe", "Un conseiller va vous rappeler"
  `j'ai (?:\\S+ )?(?:prevenu|informe|transmis|transfere|averti|signale|demande) .{0,60}${PEOPLE}`,
  `je (?:\\S+ )?(?:previens|transmets|transfere|informe|avertis|demande|consulte|passe|vais (?:\\S+ )?(?:prevenir|transmettre|demander|transferer|informer|avertir|consulter|verifier aupres|passer)) .{0,60}${PEOPLE}`,
  `(?:${PEOPLE}|on|nous) .{0,40}(?:vous|te) (?:repondr|contacter|rappeller|recontacter|ecrir|reviendr)(?:a|ont|ons) `,
  `${PEOPLE} .{0,30}(?:va|vont) (?:vous|te) (?:repondre|contacter|rappeler|recontacter|ecrire) `,
  "je (?:le |la |les )?(?:lui|leur) (?:transmets|passe|communique|demande|dis) ",
  "reviendr(?:a|ont|ons) vers (?:vous|toi) ",
  `je (?:verifie|vois|regarde) (?:ca |cela )?(?:avec|aupres de) .{0,30}${PEOPLE}`,
  "je (?:reviens|reviendrai) vers (?:vous|toi) |je (?:vous|te) (?:recontacte|rappelle|tiens (?:au courant|informee?)|previens|tiendrai au courant|previendrai) ",
  "je l'ai (?:deja )?(?:prevenu|informe|averti)e? |j'ai (?:transmis|demande|ecrit) (?:\\S+ ){0,3}a \\S+ ",
  "(?:elle|il)s? (?:vous|te) (?:rappelle|recontacte|repond|contacte|ecrit|appelle)\\w* ",
  // de: "Ich habe das Team informiert", "Wir melden uns"
  `(?:ich|wir) haben? .{0,60}${PEOPLE} .{0,40}(?:informiert|benachrichtigt|weitergegeben|weitergeleitet|bescheid|gefragt|verstandigt) `,
  `ich (?:\\S+ )?(?:gebe|leite|sage|frage|informiere|benachrichtige|verbinde|reiche|werde) .{0,60}${PEOPLE}`,
  `${PEOPLE} .{0,40}(?:meldet|melden|antwortet|antworten|kontaktiert|ruft|kummert|wird sich|werden sich) `,
  `ich (?:spreche|klare|klaere|prufe) .{0,20}mit .{0,30}${PEOPLE}`,
  "(?:ich melde|melde ich|und melde) mich |ich halte (?:sie|dich|euch) auf dem laufenden |(?:ich )?(?:sage|gebe) (?:ihnen|dir|euch) bescheid ",
  `(?:meldet|melden|kummert|kummern) sich (?:\\S+ )?${PEOPLE} `,
  "ich (?:gebe|leite) (?:es|das|ihr\\w*|dein\\w*) (?:\\S+ )?weiter ",
  "ich habe (?:ihr|ihm|ihnen|\\S+ \\S+) bescheid (?:gegeben|gesagt) ",
  "ich habe (?:\\S+ ){1,3}an \\S+ (?:\\S+ )?(?:weitergegeben|weitergeleitet) ",
  "(?:sie|er) (?:meldet sich|ruft (?:dich|sie)|schreibt (?:dir|ihnen)|antwortet (?:dir|ihnen)) ",
  "wir (?:melden|kummern) uns |wir rufen (?:sie|dich) ",
].map((pattern) => new RegExp(` ${pattern}`))

/** Said of what could be done, or is not: "Si quieres, aviso al equipo", "I can ask", "No he avisado". */
const OFFERS =
  / (?:si (?:quieres|quiere|lo deseas|lo desea|prefieres|prefiere|te parece|necesitas|necesita|vous|tu|besoin)|puedo|podria|podemos|puedes|puede|if you|can|could|would|may|se (?:quiser|preferir|precisar|desejar)|posso|pode|podemos|poderia|si vous|je peux|pouvez|kann|konnte|konnen|wenn|falls|mochten|mochtest|no (?:he|hemos|puedo)|haven't|not|nao|pas|nicht|kein\w*|siempre que|cuando|antes de) /
