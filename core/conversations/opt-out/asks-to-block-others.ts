/*
 * Who wants help against what others send: "how do I get rid of the messages from the class chat?". Over folded words.
 */
import { wordsFor } from "./meanings.ts"
import { oneOf, WORD } from "./spoken.ts"

const MESSAGE = `\\S*(?:${wordsFor("message")}|pop ?ups?)`
const STOP = oneOf(
  "(?:bloque|quit|par|silenci|desactiv|cort|elimin|filtr)\\w*|deshacer\\w* de|dejar de recibir|bloquei\\w*|parar|remov\\w*|livrar",
  "block\\w*|stop|mute|get rid of|turn off|filter|silence",
  "bloquer|virer|arreter|supprimer|couper|desactiver|debarrasser (?:de|des|du)",
)
const STOP_DE =
  "(?:blockier\\w*|los(?:werden)?|stumm\\w*|abstellen|abschalten|ausschalten|sperren|weg|aus|ab|aus stellen)"
/** What is not ours: "my bank", "der Elternchat", "other shops". */
const ELSE = oneOf(
  "banco|operador\\w*|compania|colegio|escuela|instituto|comunidad|suegr[oa]|vecin[oa]s?|telefonia|politic\\w*|casino\\w*|escola|faculdade|condominio|igreja|operadora",
  "bank|carrier|provider|network|operator|school|church|landlord|neighbou?rs?|casinos?|politicians?|banque|operateur|ecole|syndic|voisins?|banque|fournisseur",
  "(?:\\S*(?:eltern|klassen|schul|nachbar|familien)\\S*)|\\S*anbieter\\S*|\\S*bank|schule|schwiegermutter|vermieter|partei\\w*",
  "facebook|instagram|amazon|tiktok|telegram|google|temu|shein|netflix|vodafone|telekom|movistar|claro|orange",
  "otr[oa]s?(?: tiendas?| negocios?| empresas?)?|other (?:shops|people|companies|businesses)|outr[oa]s(?: lojas)?|autres?|anderen? (?:laden|firmen|leuten?)",
)
const FROM =
  "(?:de|del|des|du|d'|da|do|dos|das|from|of|aus|von|vom|in|im) (?:(?:l[oa]s?|the|el|o|a|my|mi|mis|meu|minha|mon|ma|le|la|de[rmn]|d'une?|un|una|uma|mein\\w*|unser\\w*|our|nuestr\\w+|noss[oa]|notre) )?(?:(?:grupo|group|chat|groupe|gruppe|whatsapp) (?:(?:de|del|da|do|of|der) )?(?:(?:la|el|the|l') ?)?)?"
const ASKS = new RegExp(
  ` (?:${STOP} (?:${WORD}{0,3})(?:${MESSAGE}) (?:${WORD}{0,3})${FROM}(?:l')?(?:${WORD})?${ELSE}|(?:${MESSAGE}) (?:${WORD}{0,3})${FROM}(?:${WORD})?${ELSE}(?: ${WORD}{0,2})? ?${STOP_DE}|\\S*${ELSE}\\S* ${WORD}{0,2}${STOP_DE}(?= [/,?])) `,
)

export const asksToBlockOthers = (said: string): boolean => ASKS.test(said)
