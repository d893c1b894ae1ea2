/* Who stops what is delivered, refilled or renewed: "stop the auto refill", "parad las cápsulas". Over folded words. */
import { wordsFor } from "./meanings.ts"
import { oneOf } from "./spoken.ts"

const MESSAGE = wordsFor("message")
const STOP = oneOf(
  "(?:no|nao)(?: me| nos)?(?: sig\\w+)?(?= mand| envi)|(?:don't|dont|do not)(?: keep)?(?= send)",
  "(?:stop|pause|cancel|halt|end|quit|skip)(?:ping|ing|ling)?",
  "(?<=[,/] (?:(?:por|favor|porfa|hola|oi) ){0,5})para|par(?:en|e|ad|ar|em)|(?:deten|suspend|cancel|interrump|anul|paus)(?:a|en|e|ad|ar|em|gan|ed|am|er|ei)",
  "(?:arret|stopp|suspend|annul|interromp)(?:ez|er|e|es|re)?|(?:stopp|pausier|storniert?|beend|kundig)(?:t|en|e|et)?",
)
/** What is sent to a house, and how. */
const DELIVERED = oneOf(
  "(?:auto )?(?:refills?|reorders?|reordering|restock\\w*|top ups?|deliver(?:y|ies)|shipments?|shipping|renewals?|repeats?|prescriptions?)",
  "reposicion|recarga|entregas?|repartos?|renovacion|pedidos?|envio automatico|recetas?|renovacao|reabastecimento|receitas?|encomendas?",
  "livraisons?|renouvellements?|reapprovisionnement|ordonnances?|(?:nach|auto)\\S*(?:full|bestell|liefer)\\S*|\\S*lieferung(?:en)?|\\S*rezepte?|verlangerung",
  "lens(?:es)?|glasses|blades?|razors?|(?:veg|wine|meal|food|fruit|beauty|book|flower) box(?:es)?|pods|capsules?|diapers|nappies|vitamins?|supplements?|kibble|(?:dog|cat|pet) food|filters?|milk|bread|flowers|coffee|groceries",
  "lentillas|lentes|cuchillas|cestas?|cajas?|capsulas|panales|vitaminas|suplementos|pienso|comida|flores|cafe|leche|pan|racao|fraldas|laminas|cestinhas?|leite|pao",
  "lentilles|lames|paniers?|couches|vitamines|croquettes|fleurs|lait|pain|\\S*linsen|klingen|\\S*kisten?|kapseln|windeln|vitamine|\\S*futter|blumen|milch|brot|kaffee",
)
/** No message on the way to the goods, and none of which they are the kind: "stop texting me about refills", "delivery updates". */
const GOODS = new RegExp(
  ` ${STOP} (?:(?:send|mand|envi|envo|schick)\\w* )?(?:(?!(?:${MESSAGE}) )[^ ,/?]+ ){0,4}(?<! (?:about|on|sobre|de|d'|sur|uber|zu|para|pour|texting|messaging|writing|contacting|calling) (?:(?:the|my|las|los|mis?|les|mes|die|meine|minhas?|as|os) )?)${DELIVERED}(?! (?:[^ ,/?]+ )?(?:${MESSAGE}) ) `,
)
/** Of messages as well, it is read by its words. */
const OF_MESSAGES = new RegExp(
  ` (?:${MESSAGE}|unsubscribe|(?:text|messag|contact|writ)ing|list|lista|liste|verteiler) `,
)

/** "Contact lenses", "el envío de la cesta": no words of messages. */
const NO_MESSAGE =
  / contact(?= lens)|(?<= (?:lentes|lentilhas|lentilles)) de contac?to?(?= )|(?<= (?:ya |les |l'|el |los |o |os ))envo?i[os]* (?=d[aeou][ls]? )/g

export const stopsGoods = (said: string): boolean => {
  const plain = said.replace(NO_MESSAGE, "")
  return GOODS.test(plain) && !OF_MESSAGES.test(plain)
}
