/*
 * Who wants help against what others send: "how do I get rid of the messages from the class chat?". Over folded words.
 */
import { MINE, PERSON } from "./about-others.ts"
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

/** A shop that stands elsewhere: "the pharmacy next door". */
const NEXT_DOOR =
  "next door|(?:down|across|up) the (?:road|street)|(?:on|round|around) the corner|(?:de(?:l| al?)?|[da]o) lado|de enfrente|de la esquina|d'a cote|d'en face|du coin|(?:von )?nebenan|gegenuber|da frente"
/** Who writes, and is not us. */
const OTHERS = `(?:${ELSE}|${MINE} (?:[^ ,/?]+ )?(?:${PERSON}|landlord|landlady|boss|caser[oa]|senhori[oa]|proprietaire|proprio|vermieter\\w*)|[^ ,/?]+ (?:[^ ,/?]+ )?(?:${NEXT_DOOR}))`
/** To the writer, unlike "my ex signed me up". */
const WRITES_ME = oneOf(
  "(?:texts?|texting|messag\\w+|writes?|spams?|spamming|bombards?|harass\\w*|contact\\w*) (?:to )?(?:me|us)|sends? (?:me|us)|sending (?:me|us)",
  "(?:me|nos) (?:escrib|mand|envi|molest|acos|bombarde|llen|escrev|perturb)\\w*|(?:escrib|mand|envi|molest|acos|escrev)\\w*(?:me|nos)",
  "(?:m'|nous |me )(?:ecri|envo|harcel|bombard|contact|spam)\\w*|(?:schreib|schick|send|bombardier|belastig)\\w* (?:mir|uns|mich)",
)
/** Asked of us against us, in whatever is said: "take me off", "can you stop texting me too?" */
const OURS = new RegExp(
  ` ${oneOf(
    "(?:take|get|remove|delete|unsubscribe|leave) (?:me|us)(?= )|(?:you|y'all|u) (?:[^ ,/?]+ ){0,3}(?:text|messag|writ|send|contact|spam)\\w*|(?:your|these) (?:[^ ,/?]+ )?(?:texts|messages|promos?|offers|list|alerts)|stop (?:texting|messaging|sending|writing)|(?:can|could|will|would) you (?:please |just )?(?:stop|quit)(?: please| now| too)?(?= [/,?])",
    "(?:and|y|e|et|und) (?:now |ahora |agora |maintenant |jetzt )?(?:you|ustedes|vosotr[oa]s|voces|vcs|vous|ihr)(?= [/,?])|(?:borr|saqu|sac|quit|elimin)\\w*(?:me|nos)|no (?:me|nos) (?:mand|escri|envi)(?:en|eis|es|an|ban|bais|bas)|(?:sus|vuestr[oa]s) (?:mensajes|promos|avisos|ofertas)",
    "(?:(?:me|nos) (?:\\S+ )?(?:dar|dan|dais|dad)|d(?:ar|en|ad)(?:me|nos)) de baja|(?:me|nos) (?:pueden|podeis|podrian|podriais) (?:borr|sac|quit|elimin|dej)\\w*|(?:pueden|podeis|podem|podriam|podrian) (?:parar|dejar|deixar)|vous (?:pouvez |pourriez )?(?:m'|nous )?(?:arret|enlev|retir|desinscri|desabonn)\\w*|(?:konnt|konnten) (?:ihr|sie) (?:mich |uns |bitte |damit )*(?:abmelden|austragen|aufhoren|streichen|loschen|rausnehmen)",
    "(?:me|nos) (?:tir|remov|apagu|exclu)\\w*|(?:tir|remov|apagu|exclu)\\w* (?:me|nos)|(?:suas|vossas|seus) (?:mensagens|promo\\w+|avisos)|nao (?:me|nos) (?:mand|escrev|envi)(?:em|am|e|a)",
    "(?:retir|enlev|supprim|desinscri|desabonn)\\w* moi|vos (?:messages|sms|promos|pubs|offres)|vous aussi|(?:nehm|streich|losch|meld)\\w* (?:mich|uns)|(?:eure|ihre)[rn]? (?:nachrichten|werbung|sms)",
  )} `,
)
/** "My landlord writes to me all night, can a lawyer of yours help?" */
const PLAGUED = new RegExp(
  ` (?<! (?:and|y|e|et|und|you|ustedes|voces|vous|ihr) (?:[^ ,/?]+ )?)${OTHERS} (?:[^ /?]+ ){0,5}${WRITES_ME} (?:[^ ?]+ )*\\?`,
)
/** Of others, not of ours: "how do I stop theirs?" */
const THEIRS = "(?:theirs|their|del[ea]s|deren|leur|les leurs|de ellos|de ellas)"
/** "Not you, the pharmacy next door: how do I leave their list?", unlike "it's not you, but can you take me off?" */
const NOT_YOU = new RegExp(
  `^[ /]*(?:(?:hi|hola|hallo|bonjour|oi|hey) (?:[,/] )?)?${oneOf(
    "(?:it's )?not (?:you|yours|your (?:texts|messages|list))(?: (?:guys|lot|folks|people))?",
    "(?:no (?:es por |sois |son )?(?:ustedes|vosotr[oa]s|los vuestros|los suyos)|(?:ustedes|vosotr[oa]s) no)",
    "(?:nao (?:e|sao|e com) (?:a )?(?:voces?|vcs)|(?:voces?|vcs) nao)",
    "(?:c'est )?pas (?:vous|chez vous|les votres|la votre)|(?:das seid |es geht )?nicht (?:ihr|um euch|sie|bei euch|eure|ihre)",
  )} [,/] (?=(?:[^ ?]+ )*(?:${OTHERS}|${THEIRS}) )(?:[^ ?]+ )*\\?`,
)

export const asksToBlockOthers = (said: string): boolean =>
  ASKS.test(said) || ((NOT_YOU.test(said) || PLAGUED.test(said)) && !OURS.test(said))
