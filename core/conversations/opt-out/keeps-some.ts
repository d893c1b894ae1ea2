/* Who wants less, or to go on, or takes it back, or only supposes it: they still want to be written to. Over folded words. */
import { oneOf } from "./spoken.ts"

const KEPT = oneOf(
  "recordatorios?|avisos? de (?:(?:la|mi|las|mis) )?citas?|confirmacion\\w*|reminders?|confirmations?|lembretes?",
  "avisos? d[ae]s? (?:consultas?|horarios?|marcac\\w+)|confirmac\\w+|rappels?|(?:termin)?erinnerung\\w*|terminbestatigung\\w*",
)
/** "I only get reminders", "but no more reminders": nothing is kept. */
const NOT_KEPT = oneOf(
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
const GO_ON = oneOf(
  "(?<! (?:no|nao|don't|dont|not|ne|n'en) )(?:quiero|quisiera|queremos|quero|want to|like to|veux|voudrais) (?:seguir|continuar(?: a)?|keep(?: on)?|continue|continuer a) (?:recib|receb|get|receiv|recevoir)\\w*",
  "(?:will|mochte) (?:(?!nicht |kein)[^ /?]+ ){0,4}weiter(?:hin)? (?:\\S+ ){0,3}(?:bekommen|erhalten)",
  "a gente quer (?:seguir|continuar)(?: a)? receb\\w+|je reste (?:inscrit|abonne)e?",
)
/** "Keep texting me and I'll block you". */
export const NO_THREAT =
  "(?! (?:[^ /?]+ ){0,8}(?:bloque(?!ad)|block(?!ed|iert)|denunci|denonc|report|signal|plainte|meld|anzeig|zeig|polic|polizei|sue|lawyer|abogad|advogad|avocat|anwalt)\\w* )"
/** "But do go on", said at the head of a clause. */
const DO_GO_ON = `(?<=[/,] (?:(?:pero|mas|but|mais|aber|et|e|y|and|und|sonst|also|so|por|favor|please|pls|bitte|merci|de|yes|si|sim|oui|ja|todo) )*)${oneOf(
  "(?:seguid|sigan|sigue|continuad|continuen|continua|continuem|continue|continuez|continue) (?:a |de |por favor )?(?:me |nos |m'|les |l[oa]s )*(?:mand|envi|escrib|escrev|envo|ecri|m'envo|m'ecri|avis|inform|prevenir|m'inform)\\w*",
  "(?:(?:do|just) )*(?:keep|carry on|go on) (?:sending|messaging|texting|telling|informing|letting|(?:them|'em|it) coming)",
  "(?:schick|schreib|meld|meldet?|melden)(?:t|ts|en)? (?:sie |es |mir |uns |sich |euch |die |ruhig |gerne? |bitte )*weiter(?:hin)?",
)}${NO_THREAT}`

/** "I leave the choir, but keep me on the list". */
const STAY = oneOf(
  "(?<! (?:don't|dont|not|never|they|still|just) )(?<!(?<! (?:can|could|will|would)) you )(?:leave|keep) me (?:on|in) (?:the|your) \\S*list|(?:laiss|gard)\\w+ moi (?:dans|sur) (?:la|votre) liste",
  "dej\\w+me (?:en|apuntad[oa] en) (?:la|su|vuestra) lista|(?<! nao )(?:me deixem|deixem me) na lista|lass\\w* mich (?:bitte )?(?:auf|in) (?:der|dem|eurer|eurem|ihrer) \\S*(?:liste|verteiler)",
)
/** What they might want one day, unlike "if I ever want anything I'll write, so no more messages". */
const TO_LEAVE =
  "(?=(?: [^ ,/?]+){0,6} (?:out|off|stop\\w*|leave|fewer|less|unsub\\w*|no|not|baja|salir\\w*|sair|parar|dejar\\w*|deixar|borr\\w*|descadastr\\w*|sortir|quitter|arret\\w*|plus|desabonn\\w*|desinscri\\w*) )"
/** "Suppose I tire of them one day": whoever asks how that would go stays until then. */
const ONE_DAY = oneOf(
  `(?:mal )?angenommen|supong(?:amos|an|ase)|suponiendo|vamos supor|suponh\\w+ que|supondo que|supposons|suppos(?:e|ing) (?:i|we|that)|(?:if|when) i ever (?:(?:decide|get tired)\\w*|(?:want|wish)\\w*${TO_LEAVE})`,
  `si (?:algun|un) dia (?:me canso|(?:quiero|quisiera|decido)${TO_LEAVE})|se (?:um|algum) dia (?:eu )?(?:cansar|(?:quiser|decidir)${TO_LEAVE})|si un jour (?:j'en ai|(?:je |j'en )(?:veux|voulais|decide)${TO_LEAVE})`,
  "(?:wenn|falls) ich (?:irgendwann|mal|eines tages|spater) (?=(?:[^ ,/?]+ ){0,6}(?:raus|weg|aus|nicht|kein\\w*|stopp\\w*|abmeld\\w*|abbestell\\w*|aufhor\\w*|austrag\\w*|loswerden) )(?:[^ ,/?]+ ){0,7}(?:will|mochte|wollte)",
)
/** "My husband wrote that, please ignore it". */
const IGNORE_IT = oneOf(
  "(?<=[/,] (?:(?:please|pls|so|just|and|but) )*)(?:ignore|disregard) (?:it|that|this|him|her|them|my|what)",
  "(?<! (?:you|they) )(?:pay (?:him |her |it )?no|take no) (?:attention|notice)|never mind (?:him|her|it|that)(?! [,/] just )",
  "no (?:le |les |me |nos )?(?:ha(?:ga|gas|gan|gais) (?:ni )?caso|den importancia|deis importancia)",
  "ignor(?:en|ad)|desconsider\\w+|n(?:ao|em) (?:liguem|deem importancia)",
  "(?<! vous )ne faites pas attention|n'y pretez pas|hort nicht auf (?:ihn|sie)|nicht beachten|beachte\\w* (?:ihn|das|es) nicht",
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
  ` ${oneOf(
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
