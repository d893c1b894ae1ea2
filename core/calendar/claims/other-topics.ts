import { anyWord } from "../../shared/framed.ts"

/* What a business speaks of besides appointments, in the words of any language. */

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
