/* Who wants less, or is angry about something else, still wants to be answered. Over folded words. */

const anyOf = (...words: readonly string[]) => `(?:${words.join("|")})`

const KEPT = anyOf(
  "recordatorios?|avisos? de (?:(?:la|mi|las|mis) )?citas?|confirmacion\\w*|reminders?|confirmations?|lembretes?",
  "avisos? d[ae]s? (?:consultas?|horarios?|marcac\\w+)|confirmac\\w+|rappels?|(?:termin)?erinnerung\\w*|terminbestatigung\\w*",
)
/** "I only get reminders", "but no more reminders": nothing is kept. */
const NOT_KEPT = anyOf(
  "lleg\\w*|get|gets|got|getting|recibo|recebo|cheg\\w*|recois|bekomm\\w*|krieg\\w*|sent|mandais|enviais",
  "no|not|none|ni|nao|nem|sem|sin|pas|plus|ni|kein\\w*|nicht|stop\\w*|\\w+n't|dont|more|mas|mais|mehr|dej\\w*|par[ae]\\w*|quit\\w*|cancel\\w*|arret\\w*|without|sans|ohne",
)
const SMALL = "(?:d[aeo]l?s?|from|the|l[oae]s?|der|die|den|von|as|os|my|mis|des|l') "
const FINE =
  "si|yes|sim|oui|ja|gern\\w*|(?:(?:are|is|sind|ist|c'est) )?(?:fine|ok\\w*|good|gut|bon|in ordnung)"
/** "But your reminders are a nuisance" keeps none. */
const END = `(?= (?:[/,?]|${FINE}|please|pls|por|porfa|bitte|svp|weiter\\w*|d[aeo]s?|of|for|para|pour|fur|vor|y|and|et|und|e) )`
const REST = `(?:(?!${NOT_KEPT} )[^ /?]+ ){0,5}${KEPT}${END}`

/** "I want to go on hearing". */
const GO_ON = anyOf(
  "(?<! (?:no|nao|don't|dont|not|ne|n'en) )(?:quiero|quisiera|queremos|quero|want to|like to|veux|voudrais) (?:seguir|continuar(?: a)?|keep(?: on)?|continue|continuer a) (?:recib|receb|get|receiv|recevoir)\\w*",
  "(?:will|mochte) (?:(?!nicht |kein)[^ /?]+ ){0,4}weiter(?:hin)? (?:\\S+ ){0,3}(?:bekommen|erhalten)",
  "a gente quer (?:seguir|continuar)(?: a)? receb\\w+|je reste (?:inscrit|abonne)e?",
)
/** "Keep texting me and I'll block you". */
const NO_THREAT =
  "(?! (?:[^ /?]+ ){0,8}(?:bloque|block|denunci|denonc|report|signal|plainte|meld|anzeig|zeig)\\w* )"
/** "But do go on", said at the head of a clause. */
const DO_GO_ON = `(?<=[/,] (?:(?:pero|mas|but|mais|aber|et|e|y|and|und|sonst|also|so|por|favor|please|pls|bitte|merci|de|yes|si|sim|oui|ja|todo) )*)${anyOf(
  "(?:seguid|sigan|sigue|continuad|continuen|continua|continuem|continue|continuez|continue) (?:a |de |por favor )?(?:me |nos |m'|les |l[oa]s )*(?:mand|envi|escrib|escrev|envo|ecri|m'envo|m'ecri|avis|inform|prevenir|m'inform)\\w*",
  "(?:(?:do|just) )*(?:keep|carry on|go on) (?:sending|messaging|texting|telling|informing|letting|(?:them|'em|it) coming)",
  "(?:schick|schreib|meld|meldet?|melden)(?:t|ts|en)? (?:sie |es |mir |uns |sich |euch |die |ruhig |gerne? |bitte )*weiter(?:hin)?",
)}${NO_THREAT}`

/** "I leave the choir, but keep me on the list". */
const STAY = anyOf(
  "(?<! (?:don't|dont|not|never) )(?:leave|keep) me (?:on|in) (?:the|your) \\S*list|(?:laiss|gard)\\w+ moi (?:dans|sur) (?:la|votre) liste",
  "dej\\w+me (?:en|apuntad[oa] en) (?:la|su|vuestra) lista|me deixem na lista|deixem me na lista|lass\\w* mich (?:bitte )?(?:auf|in) (?:der|dem|eurer|eurem|ihrer) \\S*(?:liste|verteiler)",
)
/** "Suppose I tire of them one day": who asks how that would go stays until then. */
const ONE_DAY = anyOf(
  "(?:mal )?angenommen|supong(?:amos|an|ase)|suponiendo|vamos supor|supon\\w+ que|supposons|suppos(?:e|ing) (?:i|we|that)|(?:if|when) i ever (?:want|wish|decide|get tired)\\w*",
  "si (?:algun|un) dia (?:quiero|quisiera|me canso|decido)|se (?:um|algum) dia (?:eu )?(?:quiser|cansar|decidir)|si un jour (?:je |j'en )(?:veux|voulais|ai|decide)",
  "(?:wenn|falls) ich (?:irgendwann|mal|eines tages|spater) (?:[^ ,/?]+ ){0,5}(?:will|mochte|wollte)",
)

/** "My husband wrote that, please ignore it". */
const IGNORE_IT = anyOf(
  "(?<=[/,] (?:(?:please|pls|so|just|and|but) )*)(?:ignore|disregard) (?:it|that|this|him|her|them|my|what)",
  "(?:pay (?:him |her |it )?no|take no) (?:attention|notice)|never mind (?:him|her|it|that)",
  "no (?:le |les |me |nos )?(?:ha(?:ga|gas|gan|gais) (?:ni )?caso|den importancia|deis importancia)",
  "ignor(?:en|ad)|desconsider\\w+|n(?:ao|em) (?:liguem|deem importancia)",
  "ne faites pas attention|n'y pretez pas|hort nicht auf (?:ihn|sie)|nicht beachten|beachte\\w* (?:ihn|das|es) nicht",
  // "Wrong chat", "that was meant for my electricity company"
  "(?:wrong|falscher) chat|chat (?:errado|equivocado)|equivo\\w+ de (?:chat|conversacion|grupo|ventana)|(?:errei|enganei me) (?:de|no) chat",
  "mauvaise (?:discussion|conversation|fenetre)|(?:discussion|chat) erronee?|(?:it|that) was (?:meant )?for (?!me )|(?:der|die|das) (?:war fur|ging an) (?!mich )",
  "(?:tenez|tiens) (?:pas|aucun) compte|ignor(?:ez|ieren|iert) (?:sie )?(?:ca|cela|le|la|das|es|bitte)|das (?:bitte )?ignorieren",
)

/** Who wants fewer wants some. */
const FEWER =
  "(?:mand|envi|send|want|get|prefer|quier|quer|receb|recib|rather|m'envo|envo|recev|voudr|veux|schick|bekomm|will|mocht)\\w* (?:[^ ,/?]+ ){0,2}(?:menos|fewer|less|moins (?:de|d')|weniger) (?:mens\\w+|messages|msgs|texts|avisos|nachrichten|sms|notif\\w+|promo\\w+|werbung)"

/** "No offers, only the reminders". */
const KEEPS = new RegExp(
  ` ${anyOf(
    GO_ON,
    DO_GO_ON,
    IGNORE_IT,
    STAY,
    ONE_DAY,
    FEWER,
    `(?:solo|solamente|unicamente|only|just|so(?= (?:os?|de|lembrete\\w*|me|quer\\w+|mand\\w*|envi\\w*|receb\\w*|avis\\w*|confirm\\w*) )|somente|apenas|seulement|juste|uniquement|nur|lediglich|bloss) ${REST}`,
    `(?:pero|sino|but|except|apart from|other than|excepto|salvo|exceto|sauf|hormis|aber|ausser|bis auf) ${REST}`,
    `(?:mas|mais) (?:continu|mant|quero|deix|segue|preciso|gard|conserv|laiss|envoy)\\w* ${REST}`,
    `(?:pero|but|aber|mas|mais|et) (?:no|not|nicht|nao|pas) (?:${SMALL}){0,3}${KEPT}`,
    `(?<! (?:you|they|i|it) )keep (?:sending (?:me )?)?(?:the |my |your )?(?:\\S+ )?${KEPT}`,
    `${KEPT} (?:${FINE})(?= [/,])`,
  )} `,
)
export const keepsSome = (said: string): boolean => KEEPS.test(said)

/** "I get no reminders any more", said as it is, not as it is wished. */
const MISSES = new RegExp(
  ` ${anyOf(
    "(?:no|nunca|tampoco) (?:me |nos |les? )?(?:ve(?:o|mos)|encuentr\\w+|recib(?:o|i|imos|en)|(?:estoy|estamos|he|hemos|llevo) (?:recib\\w+|tenido)|lleg(?:a|o|an|aron|aba|aban)|(?:esta|estan|ha|han) (?:llegando|llegado))",
    "(?:deje|dejamos|dejado|dejaron|dejo) de (?:recibir|llegar(?:me|nos)?)|sin (?:recibir|que me llegue\\w*)",
    "(?<! (?:so|that|sure) )(?:i|we|they|it|messages|texts|reminders|alerts|offers|emails) (?:(?:do|did|have|has|am|are|is) not|(?:do|did|have|has|are|is)n't|dont|didnt|havent|no longer|never|stopped|can't|cannot) (?:been |even |ever |actually |reach\\w* )*(?:get(?! to )|got|getting|gotten|receiv\\w+|arriv\\w+|com(?:e|ing)|reach\\w*)",
    "(?:i'm|we're|im|am|are) (?:not|no longer) (?:getting|receiving)|(?:i've|we've) (?:stopped|not been|never) (?:getting|receiving|received|got)|(?:stopped|not) (?:coming|arriving)|(?<=[/,?] )(?:haven't|havent|not) (?:got|gotten|getting|received|receiving|had)|why (?:do|am|are) (?:i|we) (?:no longer |not )?(?:get|getting|receiv\\w+)",
    "(?:nao|nunca) (?:(?:estou|estamos|tenho|temos|esta|estao|tem) )?(?:recebo|recebi|recebemos|recebendo|recebido|cheg(?:a|am|ou|aram|ando|ado))|(?:parei|paramos|deixei|deixamos|pararam|deixaram) de (?:receber|chegar)",
    "(?:ne|n'ai|n'a|n'avons) (?:(?:plus|pas|rien|jamais) )?(?:recois|recu|recoit|recevons)|(?:j'ai|on a) (?:plus|pas|rien|jamais) (?:rien )?recu|(?:recois|recoit|recevons) (?:plus|pas|jamais|rien)|n'arriv\\w+ (?:plus|pas)|(?:ne )?m'arriv\\w+ (?:plus|pas)",
    "(?:bekomme|bekommt|bekommen wir|kriege?|kriegt|kriegen wir|erhalte|erhalten wir) (?:[^ /?]+ ){0,4}(?:keine?n?|nichts|nicht|nix|nie)|hab\\w* (?:[^ /?]+ ){0,5}(?:nichts|nicht|keine?n?) (?:[^ /?]+ ){0,4}(?:bekommen|erhalten|gekriegt)|komm\\w* (?:[^ /?]+ ){0,4}(?:nicht|nie|keine?n?)(?: mehr)?(?: an)?(?= [/,?])",
  )} `,
)
/** Who misses what we send wants more of it. */
export const missesMessages = (said: string): boolean => MISSES.test(said)

const THREAT =
  / (?:denunci\w*|denonc\w*|report(?:ing)?|signal\w*|plainte|meld\w*|anzeig\w*|demandar\w*|sue) /
const MONEY =
  / (?:dinero|plata|reembols\w*|devol\w*|devuelv\w*|descuento|desconto|discount|refund\w*|money|dinheiro|rembours\w*|argent|remise|rabatt|geld|erstatt\w*|facturas?|fatura|factures?|invoice|rechnung|cobr\w*|\w*charg(?:e|ed|ing)|procon|consumo|trading standards|dgccrf|verbraucher\w*|garant\w*|repar\w*) /
/** What a threat about being written to speaks of. */
const WRITING =
  / (?:mens\w*|mess\w*|msgs?|text\w*|nachricht\w*|whats\w*|wasap\w*|spam\w*|escrib\w*|escrev\w*|ecri\w*|m'ecri\w*|writ\w*|schreib\w*|contact\w*|contat\w*|kontakt\w*|number|numero|nummer|promo\w*|public\w*|pub|propaganda|werbung) /

/** "My money back or I report you" is a complaint, which wants an answer. */
export const threatensOverMoney = (said: string): boolean =>
  THREAT.test(said) && MONEY.test(said) && !WRITING.test(said)

/** What was done, unlike "unsubscribe me". */
const LEFT = anyOf(
  "(?:elimine|cancele|anule) (?:la |mi )?suscripcion|cancelei a (?:minha )?(?:inscricao|subscricao)|resilie mon inscription",
  "unsubscrib(?:ed|ing)|opted out|(?:dado|di|dimos) de baja|desuscri(?:bi|to|ta)|desabonnee?(?! moi)|desinscrit[ae]?",
  "descadastr(?:ei|ad[oa])|desinscrev[ie]|dessubscrevi|abgemeldet|ausgetragen|abbestellt",
  "(?:wrote|sent|texted|typed|said|pressed|puse|escribi|mande|envie|escrevi|mandei|enviei|ecrit|envoye|tape|appuye) (?:[^ ,/?]+ ){0,2}(?:stop+|baja|sair|parar|arret)",
  "stop+ (?:geschrieben|gesendet|geschickt|getippt)",
)
const UNMEANT = anyOf(
  "by (?:mistake|accident)|accidentally|por (?:error|engano|accidente|equivocacion)|sin querer|sem querer|par (?:erreur|accident|megarde)",
  "sans (?:le |faire )?(?:expres|vouloir)|aus versehen|versehentlich|irrtumlich|ausversehen",
)
const BACK = anyOf(
  "(?:me )?arrep\\w+|regrett?\\w*|echo de menos|saudades|me manquent|fehlen mir|bereue\\w*|(?:quiero|quisiera|quero|gostaria de) (?:volver|voltar)|(?:veux|voudrais) revenir",
  "want (?:back|to (?:come|be) back)|(?:sign|put|add) me (?:up |on )?(?:again|back)|(?:will|mochte) (?:wieder )?zuruck",
)
const MISTAKEN = new RegExp(
  ` (?:${LEFT} (?:[^ ,/?]+ ){0,2}${UNMEANT}|${UNMEANT} (?:[^ ,/?]+ ){0,3}${LEFT}|${LEFT} (?:[^ /?]+ ){0,6}${BACK}) `,
)
/** "I unsubscribed by mistake" and "I unsubscribed and regret it" ask to be written to again. */
export const leftByMistake = (said: string): boolean => MISTAKEN.test(said)
