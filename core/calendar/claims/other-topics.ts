/* What a business speaks of besides appointments, in the words of any language. */

const anyWord = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`

/** Orders, food, payments and parcels: they have numbers and days, too. */
const GOODS = anyWord(String.raw`
  (?<!\b(?:he|has|ha|hemos|habeis|han|tinha|tenho|temos)\s)pedidos? (?<!in\s)orders? pagos? pagamentos? payments? paiements? zahlung\w* factur\w* fatura\w* invoices? \w*rechnung\w*
  deliver(?:y|ies) recibos? receipts? quittung\w* paquetes? pacotes? parcels? envios? entregas? shipments? tracking bestell\w* commandes?
  encomendas? colis livraisons? pakete?s? packchen lieferung\w* sendung refunds? reembolsos? devolucion\w* devolucao estorno remboursements? \w*erstattung\w* descuentos? discounts? descontos? rabatt\w*
  takeaway takeout emporter mitnehmen cafes? coffees? kaffees? pizzas? burgers? hamburguesas? hamburgue\w+ sushi
  gutschein\w* vouchers? ofertas? offers? offres? angebot\w* promo\w* queja reclam\w* complaints? beschwerde\w* articul\w*
`)
/** "Your address has been changed." */
const DETAILS = anyWord(String.raw`
  correos? emails? mails? courriels? mailadresse telefon\w* telephone phone movil celular telemovel rufnummer
  handynummer domicilio adresse address direccion endereco morada anschrift tarjetas? cards? cartes? cartao kartendaten boletin
  allerg\w* alergi\w* newsletter difusion broadcast\w* rundschreiben mensajes messages? mensagens nachrichten notas? notiz\w* cocina kitchen
  cozinha cuisine kuche cupon\w* cupom cupao coupons? codigos? codes? bonos? enlaces? links? membership fotos? photos? pictures? bild bilder profilbild idiomas? languages? langues? sprachen? numeros? numbers? \w*nummern?
`)

const inWords = (pattern: string) => new RegExp(`(?<= )${pattern}(?= )`)
const ORDERS = inWords(GOODS)
/** "At our address", "with your number": where and how, not what. */
const BESIDE =
  "(?<! (?:en|at|no|na|an|unter|under|con|com|with|avec|mit|por|by|per|par|a (?:notre|l)) (?:[^ /]+ ){0,2})"
const ELSE = inWords(`(?:${GOODS}|${BESIDE}${DETAILS})`)

/** "Your car will be ready on Thursday at five." */
const MENDED = anyWord(String.raw`
  coches? carros? motos? furgoneta bici\w* vehiculo van bikes? cars? laptop portatil notebook ordenador ordinateur movil celular
  phone relojes? reloj relogio watch montre trajes? terno suit costume anzug vestidos? dress robe kleid cortinas? curtains rideaux
  gafas oculos glasses lunettes brille tartas? pastel bolo cake gateau kuchen informes? laudo report rapport bericht analitica exames?
  resultad\w* results? resultats ergebnis\w* presupuesto orcamento quote devis lavadora anillo anel ring bague recetas? receita
  prescription ordonnance rezept certificado certificate pieza peca piece teil voiture velo auto wagen fahrrad motorrad handy
`)
const READY = inWords(
  `${MENDED} (?:[^ /]+ ){0,8}(?:(?:list|terminad|arreglad|reparad|preparad|consertad|pront)[oa]s?|ready|finished|fixed|repaired|done|prete?s?|(?:termine|repare|fini)e?s?|fertig|repariert|bereit)`,
)

/** What a business itself moves or changes. */
const PREMISES =
  /(?<= )(?:calle|avenida|local|tienda|clinica|oficina|rua|loja|rue|magasin|cabinet|street|road|avenue|shop|premises|office|website|strasse|\w+strasse|praxis|geschaft|laden|horario de (?:apertura|verano|invierno|atencion|atendimento|funcionamento|verao|inverno)|verano|invierno|direccion|endereco|morada|adresse|address|sede|nombre|nome|nom|summer|winter|verao|inverno|hiver|sommer|tarif\w*|numero|number|nummer|politica|policy)(?= )/

const PERSON = anyWord(String.raw`
  client\w* person\w* pessoas? pacient\w* patient\w* guests? kund\w* gast gaste huespedes huesped hospedes? famil\w*
  socio socia aluno aluna alumn[oa] student schuler\w* eleve
`)
/** "Another customer cancelled": at the head of a clause, none of it is the client's. */
const ANOTHER = new RegExp(
  "^ (?:(?:porque|pois|because|since|as|weil|denn|car|que) )?(?:(?:une?|eine?) )?" +
    `(?:otr[oa]s?|outr[oa]s?|another|other|autres?|andere?[rsn]?) ${PERSON} `,
)

/** "Your other car", "the other one". */
const OWN =
  "(?<! (?:tus?|sus?|vuestr[oa]s?|mis?|seus?|suas?|teus?|tuas?|votre|vos|ton|ta|ihr\\w*|dein\\w*|eue?r\\w*|el|la|los|las|o|os|as|de[rn]|das|die) )"
/** Who or what else may have an hour or a place: "another car is on the lift then". */
const OTHERS = `${OWN}(?:(?:otr[oa]s?|outr[oa]s?|another|autres?|andere[rsnm]?) (?:${PERSON}|${anyWord(String.raw`
  coches? carros? vehic\w* veicul\w* motos? cars? vans? voitures? autos? fahrzeug\w* wagen motorrad\w* bikes?
  grup[oa]s? groups? groupes? gruppen? equip[oe]s? equipes? teams? parejas? couples? paare? event\w* veranstaltung\w*
  novias? brides? bodas? weddings? mariages? hochzeit\w* perr[oa]s? dogs? chiens? hunde? mascotas? pets? jugador\w* players?
`)})|outro time|(?:someone|somebody) else|quelqu'un d'autre|jemand ander(?:e[nrms]|s))(?! (?:[^ /]+ ){0,2}?(?:cancel|anul|annul|desist|abgesagt|dropped|pulled))`
const HELD = anyWord(String.raw`
  reservad\w* ocupad\w* apartad\w* asignad\w* agendad\w* cogid\w* tomad\w* pillad\w* marcad\w*
  booked reserved taken gone held occupied
  prise?s? reservee?s? occupee?s? bloquee?s? donnee?s?
  gebucht reserviert vergeben belegt besetzt verplant
`)
/** "Already booked for another client", "a las 8 ya hay otro coche", "da steht schon ein anderes Fahrzeug". */
const HELD_BY_OTHERS = new RegExp(
  ` (?:${HELD} (?:[^ /]+ ){0,3}?|(?:ya|ja|already|deja|schon|bereits) (?:[^ /]+ ){0,4}?)${OTHERS} |` +
    ` ${OTHERS} (?:[^ /]+ ){0,2}?(?:ya|ja|already|deja|schon|bereits) `,
)

const NOT_THE_CLIENTS =
  "(?! (?:(?:para|for|pour|fur) (?:ti|vos|usted|voce|si|you|vous|toi|sie|dich|euch)|(?:a|em|no) (?:tu|su|vuestro|seu|teu)) )"
const SLOT =
  "(?:hueco|horario|hora|turno|franja|espacio|cupo|sitio|plaza|lugar|vaga|slot|time|spot|creneau|platz|uhrzeit|zeit)"
/** "Lo siento, el turno de las 10 ya está reservado": somebody has it, if it is not said to be the client's. */
const REGRETTED =
  "(?:(?:lo siento(?: mucho)?|uy|ay|uf|vaya|ups|oops|ui|eita|poxa|puxa)(?: (?:/|pero|mas))?|(?:lo lamento|lamento|desculp\\w+|sinto muito)(?: mucho)? (?:/|pero|mas)|" +
  "(?:lamentablemente|por desgracia|desgraciadamente|desafortunadamente|infelizmente)(?: /)?) " +
  "(?:(?!(?:cita|reserva|consulta|tu|su|vuestr[oa]|sua|seu|tua|teu|te|le|os|lhe|por|pel[oa]|y|e) )[^ /]+ ){1,7}" +
  `(?:ya|ja) (?:esta|estan|estao|ta|fue|foi) ${HELD}`
/** "Ese hueco ya está reservado", "las 10 ya están reservadas", "a las 10 tenemos otra cita ya agendada", "Thursday is booked out". */
const TAKEN = [
  `(?:es[et]e?|est[ea]|ess[ea]|esa|that|this|ce|diese[rs]?) ${SLOT} (?:is |ist |est )?(?:ya|ja|already|deja|schon|bereits) (?:esta |ta |fue |foi |been )?${HELD}`,
  `(?:las|as) (?:\\d\\S*|una|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quatro|sete|oito|nove|dez|onze|doze|\\S+ (?:y media|e meia|de la \\S+|da \\S+)) (?:ya|ja) (?:estan|estao) ${HELD}`,
  `(?:tenemos|tengo|hay|temos|tenho|tem|ha) (?:ya |ja )?(?:una?|uma?|otr[oa]|outr[oa]) (?:cita|reserva|client[ea]|paciente|consulta|agendamento|marcacao) (?:ya |ja )?${HELD}`,
  `(?:tem|tenemos|temos) (?:otr[oa] |outr[oa] )?(?:cliente|paciente) ${HELD}`,
  "(?:is|are|we're|'s) (?:all |fully )?booked (?:out|up|solid)",
  "(?<! (?:tus?|sus?|vuestr[oa]s?|seus?|suas?|teus?|tuas?|cita|reserva|consulta) (?:[^ /]+ ){0,8})(?:ya|ja) (?:esta|estan|estao|ta) (?:cogid|ocupad|tomad|pillad)[oa]s?",
  "(?:esta|estan|estao|is|are|ist|sind) (?:[^ /]+ ){0,2}(?:vendid[oa]s?|agotad[oa]s?|esgotad[oa]s?|lotad[oa]s?|sold out|ausgebucht|ausverkauft)",
  "(?:someone|somebody) else has|quelqu'un a deja (?:reserve|pris)",
  `(?<!(?:ihre?|deine?|eue?re?|der|die) (?:termin|platz|tisch|stunde) (?:[^ /]+ ){0,4})um (?:[^ /]+ ){1,2}ist (?:leider )?(?:schon|bereits) ${HELD}`,
].join("|")
const REFUSES = new RegExp(`(?<= )(?:${REGRETTED})${NOT_THE_CLIENTS} `)
const SOMEBODYS = new RegExp(`(?<= )(?:${REGRETTED}|${TAKEN})${NOT_THE_CLIENTS} `)

/** A question or a message that is handed to somebody, whose verbs also move appointments. */
const PASSED_ON =
  / (?:pas|traslad|transmit|pass|repass|encaminh|transfer)\w* (?:ja |ya )?(?:(?:o|a|el|la) )?(?:seu|sua|teu|tua|tu|su|vuestr[oa]|o|a|el|la|este|esta|esse|essa) (?:consulta|caso|dud|duvid|pergunta|pregunta|peticion|pedido|solicit|queja|reclama|mensaje|mensagem|recado|aviso|tema|asunto|assunto|questao)\w* (?:a|al|ao|aos|para|pra|pro) /
/** To whom a clause says that something of the client's was handed on; null: to nobody. */
export const passesOn = (clause: string): string | null => {
  const match = PASSED_ON.exec(clause)
  return match && ` ${clause.slice(match.index + match[0].length)}`
}

/** Over folded words with a blank at either end. */
export const namesOrder = (said: string) => ORDERS.test(said)
export const namesElse = (said: string) => ELSE.test(said) || isReady(said)
export const isReady = (said: string) => READY.test(said)
export const namesPremises = (said: string) => PREMISES.test(said)
export const isAnothers = (said: string) => ANOTHER.test(said)
export const isTaken = (said: string) => SOMEBODYS.test(said)
/** The clauses of a sentence without those that say so: "That slot is taken, so I've put you down for eleven". */
export const withoutTaken = (clauses: readonly string[]) =>
  clauses.filter((clause, at) => {
    const before = clauses[at - 1] ?? ""
    const refused = REFUSES.test(` ${before} / ${clause} `) && !REFUSES.test(` ${before} `)
    return !refused && !isTaken(` ${clause} `)
  })
export const isHeldByOthers = (said: string) => HELD_BY_OTHERS.test(said)
