import { oneOf } from "./spoken.ts"

const PERSON =
  "(?:personas?|humanos?|humanas?|al(?:g|gu)ien|asesor\\w*|agentes?|operador\\w*|encargad[oa]|responsable|duen[oa]|jef[ea]|human|person|someone|somebody|agent|representative|manager|owner|operator|pessoa|alguem|atendente|responsavel|gerente|humain|quelqu'un|qqn|conseiller\\w*|patron|mensch\\w*|jemand\\w*|mitarbeiter\\w*|berater\\w*|chef)"
const WISH = [
  "h?ablar|chatear|contactar|escriban?|(?:pasa|pase|pasen|comunica|comunique|pon|ponga|conecta)(?:me|nos)|atiendan?|llame",
  "[kq]u?iero|qiero|ne[cs]e[cs]ito|queremos|prefiero",
  "talk|speak|chat|connect me|transfer me|put me through|give me|get me|want|wanna|need|i'd like|prefer",
  "falar|conversar|passar?|atenda|quero|preciso|kero|chama",
  "parler|discuter|passez(?: moi)?|passe|appelle|veux|voudrais|besoin|jveux",
  "sprechen|reden|verbinden?|will|mochte|brauche",
].join("|")
const ENDS =
  "(?= (?:[,/?]|please|pls|now|right|or|before|asap|immediately|thanks|por favor|porfa|ya|ahora|agora|ja|gracias|svp|s'il|stp|maintenant|bitte))"
/**
 * Of the list of messages, and not of one for something: "somebody to take me off this list", "jemand, der mich aus dem Verteiler nimmt".
 * Whoever is on the guest list, or that for the tour at five, asks for a person.
 */
const TAKE_OFF = `(?:${oneOf(
  `(?:to )?(?:take|get|strike) (?:me|us|(?:my|this) (?:name|number|phone|mobile|cell)) off(?: (?:of|this|that|the|your|all))*(?: (?:text\\w*|sms|messag\\w+|market\\w+|promo\\w*|e?mail\\w*|contact|broadcast|whatsapp|spam|damn\\w*|bloody|stupid|fucking))*(?: lists?)?${ENDS}`,
  `(?:[^ /?]+ ){0,2}(?:quit|sa[cq]|tir|retir|enlev)\\S*(?: [^ /?]+){0,3} list[ae](?: d[eo]s? (?:la |l')?(?:difus\\w+|diffus\\w+|transmiss\\w+|mensa\\w+|messages?|sms|whatsapp|promo\\w*|correos?|envi\\w*))?${ENDS}`,
  "(?:der |die )?(?:mich|uns|meine nummer) (?:bitte )?(?:aus|von|vom) (?:[^ /?]+ ){0,2}(?:\\S*verteiler|liste)(?! (?:fur|am|vom|von|der|des))",
)} )`
/** Whoever cannot come is on a list of those who do. */
const CANNOT_COME = `(?:${oneOf(
  "(?:can't|cannot|can not|cant|won't|wont|unable to|not able to) (?:be able to )?(?:come|make it|attend|be there)",
  "no (?:puedo|podemos|podre|podremos|voy a poder|vamos a poder|voy a|vamos a) (?:ir|venir|asistir)|no (?:vengo|venimos)",
  "nao (?:vou|vamos|posso|podemos|consigo|conseguimos) (?:poder |conseguir )?(?:ir|vir|comparecer)",
  "ne (?:viens|vient|venons|viendrai|viendrons) (?:pas|plus)|ne (?:peux|pouvons|pourrai|pourrons) (?:pas|plus) (?:venir|y aller|participer|assister)",
  "(?:komme|kommen) (?:[^ /?]+ ){0,3}nicht|(?:kann|konnen|schaffe) (?:[^ /?]+ ){0,3}nicht (?:[,/?]|kommen|dabei|teilnehmen)",
)} )`
/** "I want somebody to delete me", "to stop this": whoever wants a person for that wants no answer. */
const TO_DELETE = `(?:(?:[^ /?]+ ){0,6}\\S*(?:borr|elimin|desuscri|delet|remov|unsub|apag|exclu|descadast|efface|supprim|desabonn|losch|abmeld|austrag)|${TAKE_OFF}(?!.* ${CANNOT_COME})|(?:to stop|(?:que )?pare|qui arrete|pour arreter) )`
/** "I don't want to talk to anybody", "no me escriban más, jefe": a person is not what is asked for. */
const UNLESS =
  "(?<! (?:no|don't|dont|not|nao|ne|nicht|never)(?: (?:me|want|wish|need|have|to|quiero|necesito|quero|preciso|veux|souhaite|mit|einem|einer)){0,4})"
const ASKS = new RegExp(
  `${UNLESS} (?:${WISH}) (?!to stop )(?:(?!nicht |kein)[^ /?]+ ){0,4}${PERSON} (?!${TO_DELETE})`,
)

/** Who asks for a person wants an answer, however fed up: of all messages the last to meet with silence. */
export const asksForPerson = (said: string): boolean => ASKS.test(said)
