/* Who would like to be written to, or asks how that goes: "how do I sign up for your offers?". Over folded words. */
import { asksForNone } from "./asks-for-none.ts"
import { wordsFor } from "./meanings.ts"
import { oneOf, WORD } from "./spoken.ts"

const MESSAGE = oneOf(wordsFor("message"))
/** None of these in the few words before: "I never wanted to join", "who would subscribe to this". */
const UNLESS = `(?<! ${oneOf(
  "no|nunca|jamas|ni|sin|quien|not|never|nobody|dont|\\S+n't|why|who|nao|n|nem|sem|quem|ne|n'\\S+|pas|plus|jamais|sans|qui|pourquoi|nicht|nie|niemals|wer|warum|wieso",
)} ${WORD}{0,4})`
/** "If I want to join I'll say so", unlike "I was wondering if I could join". */
const SUPPOSED = `(?<![,/?] (?:(?:y|and|e|et|und|pero|but|mas|mais|aber) )?(?:si|if|when|se|cuando|quando|quand|wenn|falls) ${WORD}{0,4})`
/** Words between a wish and what is wished, where none of them turns it round. */
const WISHED = (most: number) =>
  `(?:(?!${oneOf(
    "no|not|never|nunca|nao|nem|ne|n'\\S+|pas|plus|jamais|nicht|nie|niemals|kein\\S*|nichts|less|fewer|menos|moins|weniger|dej\\S*|deix\\S*|parar|par[eo]|zero|cero|null|none|nothing|avoid\\w*|prevent\\w*|evit\\w*|empech\\w*|verhinder\\w*|vermeid\\w*|nada|ningun\\w*|nenhum\\w*|aucun\\w*|rien|arret\\S*|cess\\S*|stop\\S*|off|out|ab|aus|raus",
  )} )[^ ,/?]+ ){0,${most}}`

const LEAVING = `${oneOf(
  "no|not|never|\\S+n't|dont|stop\\w*|quit|leav\\w*|remov\\w*|delet\\w*|unsub\\w*|off|out|no|nunca|ningun\\w*|dej\\w*|salir\\w*|baja|borr\\w*|elimin\\w*|desuscri\\w*|desapunt\\w*",
  "nao|nenhum\\w*|jamais|deix\\w*|par(?:ar\\w*|em)|sair|apag\\w*|remov\\w*|descadastr\\w*|ne|n'\\S+|pas|plus|arret\\w*|cess\\w*|sortir|quitter|desabonn\\w*|desinscri\\w*|supprim\\w*|retir\\w*",
  "nicht|nichts|nie|kein\\w*|raus\\w*|ab(?:ge|zu)?(?:meld|bestell)\\w*|aus(?:ge|zu)?trag\\w*|(?:ge)?losch\\w*|aufhor\\w*",
)} (?!(?:[^ ,/?]+ ){0,3}(?:miss|lose|los|perd|pierd|perc|rat|manqu|loup|verpass|escap)\\w* )`
/** "How do I sign up to stop these?", unlike "so as not to miss any". */
const NOT_TO_LEAVE = `(?! ${WORD}{0,4}(?:, )?(?:to|so|so that|para|pra|pour|um|damit|afin) ${WORD}{0,5}${LEAVING})`

/** Up to here somebody wishes or asks; what for follows. */
const WISH: Readonly<Record<"es" | "en" | "pt" | "fr" | "de", string>> = {
  es: "(?:quiero|quisiera|queria|queremos|gustaria|pued\\w+|pod\\w+|como|donde)",
  en: "(?:how|where|i'd|we'd|would|want|wanna|like|love|can|could|may)",
  pt: "(?:quero|queria|queremos|gostaria|gostava|posso|podia|poderia|como|onde)",
  fr: "(?:comment|ou|(?:j')?aimerais|voudrais|veux|souhaite|souhaiterais|peux|puis|peut|pourrais|pouvez|pourriez)",
  de: "(?:mochten?|will|wollen|wurde?n?|wollte|hatte|kann|konnen|konnte|konnt|darf|durfte|wie|wo)",
}

/** What is joined, if anything, is not the list: "register a complaint", "aufnehmen, dass ...", "entrar em contato". */
const OF_RECORD = `(?! (?:, )?(?:${oneOf(
  "(?:que|that (?:i|i'm|i've|we|you|my|no)|dass|qu'\\S+|em contato|en contacto)",
  `${WORD}{0,3}(?:complain\\w*|objection|removal|opt out|unsub\\w*|quejas?|reclamacao|reclamacion|reclamo|denuncia|baja|oposicion|oposicao|descadastr\\w*|plainte|reclamation|opposition|desinscri\\w*|desabonn\\w*|beschwerde|abmeldung|widerspruch|austragung)`,
)}) )`
const JOIN = `${oneOf(
  `${WISH.es} ${WISHED(4)}(?:me |nos |se )?(?:(?:suscrib|subscrib|apunt|anot|inscrib|registr|agreg|sum|un)[aei]r(?:me|nos|se)?|suscribo|apunto|anoto|inscribo|registro|(?:doy|damos|da|dar(?:me|nos|se)) de alta|(?:me|nos) (?:suscrib|apunt|anot|inscrib|registr|agreg|inclu|sum|pong|met)\\w+)`,
  `${WISH.en} ${WISHED(4)}(?:(?<!(?:my|our|the) )sign (?:me |us )?up|subscribe|join|register|enrol\\w*|opt in|be added|(?:get|be|put me|add me) (?:on|onto|to))`,
  `${WISH.pt} ${WISHED(5)}(?:inscrever|subscrever|cadastrar|registr?ar|assinar|aderir|entrar|me (?:inscrevo|cadastro|registr?o)|(?:inscrevo|registr?o) me)`,
  `${WISH.fr} ${WISHED(4)}(?:[ms]')?(?:abonner|inscrire|enregistrer|ajouter|(?:[ms]'|me |se )?(?:abonne|inscri[st]))`,
  `${WISH.de} ${WISHED(8)}(?:anmelden|eintragen|abonnieren|registrieren|einschreiben|aufnehmen|aufgenommen|reinnehmen|abonnier\\w+ (?:ich|man|wir)|(?:meld|trag|schreib)\\w* (?:ich|man|wir) ${WISHED(6)}(?:an|ein))`,
)}${OF_RECORD}${NOT_TO_LEAVE}`
/** "Quisiera recibir las promociones", "comment être prévenu de vos promos ?". */
const RECEIVE = `${oneOf(
  `${WISH.es} ${WISHED(2)}recibir ${WISHED(3)}${MESSAGE}`,
  `(?:like|love|want) to (?:receive ${WISHED(3)}|get (?:your|the|some) )${MESSAGE}(?! ${WORD}{0,3}(?:stop\\w*|off|cancel\\w*|remov\\w*|turn\\w*|block\\w*|end\\w*) )`,
  `${WISH.pt} ${WISHED(3)}receber ${WISHED(3)}${MESSAGE}`,
  `${WISH.fr} ${WISHED(2)}recevoir ${WISHED(3)}${MESSAGE}`,
  `(?:interessiere mich|habe interesse an|interested in|me interesan?|tenho interesse em|interessee? par) ${WISHED(3)}${MESSAGE}`,
  `${oneOf(...Object.values(WISH))} ${WISHED(3)}(?:estar al tanto|enterarme|be (?:notified|told)|hear|ser avisad[oa]|ficar sabendo|etre (?:prevenu|informe|averti)e?s?) (?:de|d[ao]s?|about|of) ${WISHED(2)}${MESSAGE}`,
  `${WISH.de} ${WISHED(3)}${MESSAGE} ${WISHED(4)}(?:bekommen|erhalten|kriegen|empfangen)`,
)}(?! ${WORD}{0,2}(?:nunca|jamas|jamais|never|nie|niemals) )`
/** "New phone, so I keep getting the reminders", "I'd like to get them again"; not "how come I still get them". */
const STAY = oneOf(
  `(?:para(?! (?:mi|nosotros) )|quiero|quisiera|queria|queremos|gustaria) ${WISHED(4)}(?:seguir|continuar|volver a) recib\\w+|para que ${WISHED(2)}(?:sig\\w+|continuen) (?:llegando|enviando|mandando)`,
  `so (?:(?:that (?:i|we)|(?:that )?(?:i|we) can) (?:still |keep |continue )+|(?:i|we) (?:keep|continue) )(?:get|receiv|to get|to receiv)\\w*(?! ${WORD}{0,8}${LEAVING})|(?:want|like|love) to (?:keep (?:getting|receiving)|continue (?:getting|receiving|to receive|to get)|(?:get|receive) ${WISHED(3)}again)`,
  `(?:(?:para|pra)(?! (?:mim|nos) )|quero|queria|queremos|gostaria|gostava) ${WISHED(4)}(?:continuar|voltar) (?:a receber|recebendo)|(?:para|pra) que ${WISHED(3)}continuem (?:a chegar|chegando)`,
  `(?:pour(?! (?:moi|nous) )|(?:j')?aimerais|voudrais|veux|souhaite|souhaiterais) ${WISHED(4)}(?:continu\\w+ (?:a|de) recevoir|recevoir (?:de|a) nouveau|(?:de|a) nouveau recevoir)`,
  `(?:damit|will|wollen|mochten?|wurden?) ${WISHED(5)}(?:weiter|weiterhin|wieder) ${WISHED(3)}(?:bekommen?|erhalten?|kriegen?)`,
)
/** "Is there a list for the offers?" */
const IS_THERE = `(?:hay|teneis|tienen|existe|is there|are there|do you have|tem|tens|ha|y a t il|il y a|avez vous|gibt es|gibts|gibt's|habt ihr) (?:(?:a|an|una?|alguna?|uma?|alguma?|une?|eine?n?|the|la|el|some|mailing|broadcast) ){0,2}(?:newsletter|boletin|whatsapp gruppe|gruppe|grupo|groupe|group|canal|channel|LIST)(?! ${WORD}{0,6}${LEAVING})`
/** Of what kind the messages are: "your weekly offers", unlike "your no marketing list". */
const KIND = "(?:(?!(?:no|not|non|never|stop|opt|block\\w*|black|unsub\\w*|suppress\\w*) )\\w+ )"
/** "Apúntame a la lista", "sign me up for the alerts". */
const ADD_ME = oneOf(
  "(?<=[,/] (?:(?:y|e|et|and|please|por|favor|svp) ){0,5})(?:apunt|anot|agreg|inclu|anad|pon|met|adicion|coloc|ajout|rajout|add|put)\\w* (?:mi|o meu|meu|mon|my) (?:numero|number|telefono|telefone|movil|celular|portable) (?:en|a|n[ao]|sur|dans|to|on) (?:la |su |vuestra |votre |the |your )?LIST",
  "(?:apunt|anot|agreg|inclu|inscrib|suscrib|sum|met|anad|pon)\\w*(?:me|nos) (?:tambien )?(?:en|a) (?:la |su |vuestra )?LIST",
  "(?:(?:me|nos) (?:coloc|bot|adicion|inclu|inscrev|cadastr|poe|ponh|met)\\w*|(?:coloc|bot|adicion|inclu|inscrev|ponh|met)\\w* me) (?:tambem )?n[ao] (?:su?a |vossa )?LIST",
  "(?:ajout|rajout|mett|met|inscri)\\w* (?:moi|nous) (?:aussi )?(?:a|sur|dans) (?:la |votre |ta )?LIST",
  "(?:nehm|nem|nimm|setz|pack|trag|schreib)\\w* (?:(?!nicht |raus )[^ ,/?]+ ){1,4}(?:in|auf|uf) (?:den|die|de|eure\\w*|ihre\\w*|deine\\w*) LIST",
  `(?:sign|put|subscribe) (?:me|us)(?: up| down| on)? (?:for|to) (?:the|your) ${KIND}{0,2}MESSAGE`,
  "abonn\\w* (?:moi|nous) (?:a|aux)|inscri\\w* (?:moi|nous) (?:a|aux|pour) (?:la |les |vos |votre )?MESSAGE",
  "(?:dame|denme|dadme|deme) de alta (?:en|para|a) (?:l[ao]s? |sus? |vuestr[ao]s? )?MESSAGE|me inscrev\\w* (?:n[ao]s? |para |pra )(?:receber )?(?:[ao]s )?MESSAGE",
)
/** Where somebody asks, unlike "you added me to your alerts" and "stop adding me". */
const ASKING = `(?<=[/,] (?:${oneOf(
  "y|e|et|and|und|so|just|also|por|favor|porfa|please|pls|bitte|svp|hola|hi|hey|si|yes|sim|oui|ja",
  "(?:can|could|would|will) you|pued\\w+|podr\\w+|podeis|pode\\w*|vous pouvez|pouvez vous|konnt ihr|konnten sie|konnen sie",
)} ){0,6})`
/** "Add me to your reminders". */
const ADD_TO_MESSAGES = `${ASKING}${oneOf(
  `(?:add|put) (?:me|us|my (?:number|phone|mobile)) (?:too )?(?:on |in )?(?:to|on|onto) (?:the |your )?${KIND}?MESSAGE`,
  "(?:apunt|anot|agreg|inclu|inscrib|suscrib|sum|met|anad|pon)\\w*(?:me|nos|mi numero) (?:tambien )?(?:en|a|para) (?:l[ao]s? |sus? |vuestr[ao]s? )?MESSAGE",
  "(?:(?:me|nos) (?:coloc|bot|adicion|inclu|inscrev|cadastr|poe|ponh|met)\\w*|(?:coloc|bot|adicion|inclu|inscrev|poe|ponh|met)\\w* (?:me|nos|(?:o )?meu numero)) (?:tambem )?(?:n[ao]s?|em) (?:su?as? |seus? |voss[ao]s? )?MESSAGE",
  "(?:ajout|rajout|mett|met|inscri|inclu)\\w* (?:moi|nous|mon numero) (?:aussi )?(?:a|aux?|dans|sur|pour) (?:l[ae]s? |vo(?:s|tre) )?MESSAGE",
  `(?:nehm|nimm|setz|pack|trag|schreib|meld)\\w* (?:mich|uns|meine nummer) (?:bitte |auch |doch |gern\\w* )*(?:in|auf|fur|zu) (?:die |den |eure\\w* |ihre\\w* |deine\\w* )?MESSAGE ${WORD}{0,2}(?:ein|auf|an|dazu|mit)`,
)}(?! ${WORD}{0,8}${LEAVING})`
/** "Mándenme también a mí las promos": said at the head of a clause, unlike "you send me offers too". */
const ME_TOO = `(?<=[,/] (?:(?:please|por|favor|bitte) ){0,5})(?:schick|send|mand|envi|envoy)\\w* ${WISHED(4)}(?:auch|too|as well|tambien|tambem|aussi) ${WISHED(4)}MESSAGE|(?<=[,/] (?:(?:please) )*)send me ${WISHED(3)}MESSAGE (?:too|as well)`
const LIST =
  "(?:(?!(?:waiting|wait|guest|price) )[^ ,/?]+ )?(?:lista|(?!warte|gaste|preis)\\S*lis(?:ch)?tn?e?|\\S*verteiler)(?! (?:de (?:espera|precios?|precos?|prix)|d'attente))(?! ,? ?(?:[^ ,/?]+ ){0,4}(?:no|not|nao|ne|n'\\S+|pas|kein\\S*|nicht|off|out|derer) )"

const ASKS = new RegExp(
  ` ${SUPPOSED}${UNLESS}${oneOf(JOIN, RECEIVE, STAY, IS_THERE, ADD_ME, ADD_TO_MESSAGES, ME_TOO).replaceAll("LIST", LIST).replaceAll("MESSAGE", MESSAGE)} `,
)
/** What may be joined: a list or messages, and not a class. */
const WRITTEN_TO = new RegExp(
  ` ${oneOf(wordsFor("message"), wordsFor("list"), "\\S*(?:abonn|suscrib|subscri)\\S*")} `,
)

export const asksToJoin = (said: string): boolean =>
  !asksForNone(said) &&
  said.split(/(?<=[/?])(?= )/).some((sentence) => {
    const one = ` / ${sentence.trim()} / `
    return ASKS.test(one) && WRITTEN_TO.test(one)
  })
