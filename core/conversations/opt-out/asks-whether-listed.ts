/*
 * Who asks whether they are on a list, or were put on it or taken off: "am I still on your list?", "me habéis borrado de la lista?".
 * Over folded words.
 */
import { asksForNone } from "./asks-for-none.ts"
import { wordsFor } from "./meanings.ts"
import { oneOf, WORD } from "./spoken.ts"

const LIST = oneOf(wordsFor("list"), wordsFor("message"), "verteiler\\S*|whatsapp\\S*")
/** Up to the question mark, with nothing else wished: "or what?". */
const ASKED = `(?=(?: (?!(?:y|and|et|und|e|pero|but|mas|mais|aber|so|if|si|wenn) )[^ ,/?]+)*(?: , ${WORD}{1,3})? \\?)`
/** "I think you've deleted me", beside a question as good as one. */
const THOUGHT =
  "(?<= (?:creo|parece|acho|penso|pienso|sera|think|guess|looks like|crois|dirait|glaub|glaube|scheint) (?:(?:que|qu\\S*|like|that|,) )?(?:(?:you|ya|vous|voces?|vcs?|ihr|sie) )?)"
/** At the head of a clause, unlike "why am I on your list?". */
const HEAD = `(?<=[,/?] (?:${oneOf(
  "hi|hey|hello|hallo|hoi|moin|servus|so|and|und|oder|or|but|aber|just|also|sorry|please|bitte|ok|sag|sagt|mal|eigentlich|na",
)} ){0,4})`
const LISTED_EN =
  "(?:added|put|signed up|subscribed|registered|enrolled|removed|taken off|dropped|deleted|unsubscribed|kicked|struck|crossed off|cut|blocked|opted out)"
const OFF_ES =
  "(?:borr|quit|sac|elimin|cancel|anul|desapunt|exclu|tach|bloque|desuscri|desubscri)(?:ad[oa]s?|id[oa]s?|bid[oa]s?|t[oa]s?)|dad[oa]s? de (?:baja|alta)"
const ON_ES =
  "(?:apunt|anot|agreg|registr|anad|met)(?:ad[oa]s?|id[oa]s?)|inscrit[oa]s?|suscrit[oa]s?|subscrit[oa]s?|puest[oa]s?"
const OFF_PT =
  "(?:tirad|removid|excluid|apagad|retirad|bloquead|descadastrad|cancelad|deletad)[oa]s?"
const ON_PT = "(?:inscrit|cadastrad|adicionad|incluid|registad|registrad|subscrit)[oa]s?|assinante"
const OFF_FR =
  "(?:retire|enleve|supprime|vire|efface|raye|bloque|desabonne|desinscri[st]?|sorti|ote)e?s?"
const ON_FR = "(?:inscri[st]?|abonne|ajoute|enregistre)e?s?|mise?s?"
const LISTED_DE =
  "(?:(?:ab|an)gemeldet|(?:aus|ein)getragen|ausgtragen|eingtragen|geloscht|gloscht|entfernt|gestrichen|gekickt|rausge\\w+|rausg\\w+|raus|aufgenommen|hinzugefugt|geworfen|genommen|gnommen|abonniert|abbestellt|gesetzt)"
const NO_NOT =
  "(?!(?:no|not|never|going|gonna|ever|finally|nicht|net|ned|nie|endlich|jamais|pas|toujours|nao|nunca) )"
/** "Why did you take me off?" wants back, "why did you put me on?" does not. */
const NOT_WHY =
  "(?<! (?:why|donde|onde|por que|porque|porq|pq|quien|quem|como|cuando|quando|pourquoi|qui|comment) (?:[^ ,/?]+ )?)"
const NOT_NO = "(?<! (?:no|nao|ne|nunca|tampoco|ainda|todavia|aun)(?: me| nos)? )"
const ON = `(?:on|in|en|na|n[ao]s?|em|sur|dans|auf|aufm|im|am|part of|parmi|a|aux?) (?:${WORD}{0,3})(?:${LIST})`

/** What was done to them, asked or supposed. */
const orThought = (done: string) => `(?:${done}${ASKED}|${THOUGHT}${done})`

const ASKS = new RegExp(
  ` ${oneOf(
    `${HEAD}(?:am i|are we|is my (?:number|name|phone|mobile)) (?:${NO_NOT}${WORD}){0,3}(?:${LISTED_EN}|signed|part of|(?:on|in) ${WORD}{0,3}(?:${LIST}))`,
    `(?:(?:did|have|has) (?:you|ya|yall|y'all|u|they|someone|somebody|anyone|anybody|it|the [^ ,/?]+(?: [^ ,/?]+)?)) (?:${NO_NOT}${WORD}){0,3}(?:take|taken|took|remov\\w*|delet\\w*|unsubscrib\\w*|add\\w*|put|drop\\w*|kick\\w*|knock\\w*|sign\\w*|cross\\w*|cut|block\\w*|cancel\\w*|subscrib\\w*) (?:me|us|(?:my|our) [^ ,/?]+)`,
    `(?:was|were|have|has|did|am) (?:i|we|my number) (?:${NO_NOT}${WORD}){0,3}(?:${LISTED_EN}|unsubscribe|opt out|(?:fall|fallen|drop|come) (?:off|out))`,
    `${NOT_WHY}${NOT_NO}(?:sigo|seguimos|estoy|estamos|figuro|aparezco|continuo|continuamos|estou|ainda (?:estou|to)|to ainda|fa[cz]o parte) (?:${NO_NOT}${WORD}){0,3}(?:${OFF_ES}|${ON_ES}|${OFF_PT}|${ON_PT}|${ON})${ASKED}`,
    orThought(
      `${NOT_NO}(?:me|nos) (?:(?:ya|acaso|tambien) )?(?:habeis|has|han|ha|hab(?:ran|reis|ras|ra)) (?:(?:ya|bien|de) )?(?:${OFF_ES})`,
    ),
    // "¿No me habrán borrado?"
    `(?:me|nos) habr(?:an|eis|as|a) (?:${OFF_ES}|${ON_ES})${ASKED}`,
    orThought(
      `(?:borr|quit|sac|elimin|apag|tir|remov|exclu)(?:aste|asteis|aron|aram|eram|ou|eu|iram|ieron) (?:mi|(?:o )?meu) (?:numero|telefono|telefone|contacto|contato|celular)`,
    ),
    `${NOT_NO}${NOT_WHY}(?:me|nos) (?:(?:ya|acaso|tambien) )?(?:habeis|has|han|ha|hab(?:ran|reis|ras|ra)) (?:(?:ya|bien) )?(?:${ON_ES})${ASKED}`,
    orThought(
      `${NOT_NO}(?<! (?:como|donde|si) )(?:me|nos) (?:(?:borr|quit|sac|elimin|cancel|anul|desapunt|tach|bloque|desuscrib)(?:aste|asteis|aron|o|iste|isteis|ieron|io)|exclu(?:iste|yeron|yo)|(?:di(?:ste|steis|eron|o)) de (?:baja|alta))`,
    ),
    `${NOT_NO}${NOT_WHY}(?:me|nos) (?:apunt|anot|agreg|registr|anad|met|inscrib|suscrib|pus)(?:aste|asteis|aron|o|iste|isteis|ieron|io)${ASKED}`,
    `(?:fui|fuimos|fomos|(?:he|hemos|habre) sido) (?:${OFF_ES}|${OFF_PT}|${ON_PT})${ASKED}`,
    orThought(
      `${NOT_NO}(?:(?:me|nos) (?:tir|remov|apag|retir|bloque|descadastr|cancel|delet|exclu)(?:ou|aram|eu|eram|aste|este|iram|iu)|(?:tir|remov|apag|retir|bloque|cancel|exclu)(?:ou|aram|eu|eram|aste|este|iram|iu) (?:me|nos))`,
    ),
    `${NOT_NO}${NOT_WHY}(?:(?:me|nos) (?:inscrev|cadastr|adicion|inclu|coloc|registr?)(?:ou|aram|eu|eram|aste|este|iram|iu)|(?:inscrev|cadastr|adicion|inclu|coloc|registr?)(?:ou|aram|eu|eram|aste|este|iram|iu) (?:me|nos))${ASKED}`,
    `(?:(?:est ce que|c'est normal|est ce) (?:, )?(?:que )?)?${NOT_WHY}(?:(?:je suis|j'suis|chui|chu|on est|nous sommes)|(?:suis je|sommes nous)) (?:${NO_NOT}${WORD}|toujours ){0,3}(?:${OFF_FR}|${ON_FR}|${ON})${ASKED}`,
    `(?:j'ai|ai je|on a) ete (?:${NO_NOT}${WORD}){0,2}(?:${OFF_FR}|${ON_FR})${ASKED}`,
    orThought(
      `(?:m'|nous )(?:avez|as|a|ont) (?:(?:vous|tu|on|bien|deja|encore|re) ){0,3}(?:${OFF_FR})`,
    ),
    `${NOT_WHY}(?:m'|nous )(?:avez|as|a|ont) (?:(?:vous|tu|on|bien|deja) ){0,3}(?:${ON_FR})${ASKED}`,
    `(?:${HEAD}(?:habt|hobt|habts|hobts|hast|haben|hat|habns|hend|hends)|${THOUGHT}(?:(?:ihr|sie) )?(?:habt|haben)) (?:${NO_NOT}${WORD}){0,8}${LISTED_DE}`,
    `${HEAD}(?:bin|bi|sind|ist|steh|stehe|stehen|steht|wurde|wurden|war) (?:ich|i|wir|ma|meine nummer|mei nummer) (?:${NO_NOT}${WORD}|nicht mehr |nimmer ){0,5}(?:${LISTED_DE}|${LIST})`,
    `${oneOf(
      "know|wondering|wonder|check\\w*|tell (?:me|us)|ask\\w*|see|sure|confirm\\w*|saber|ver|mirar|mira|mirad|decir\\w*|dime|diganme|decidme|pregunt\\w*|fijar\\w*|fijate|verificar?|dizer|pergunt\\w*|conferir|confere|savoir|verifier|dire|voir|demand\\w*|dites moi|wissen|frage?n?|sagen?|sagt?|schauen?|schaut?|nachschauen|prufen?|gucken?|nachsehen",
    )} (?:(?:mir|uns|bitte|mal|please|quick|por favor|kurz|me) ){0,2}(?:, )?(?:if|whether|si|se|ob) (?:(?!(?:can|could|cannot|pued\\w*|podr\\w*|poss\\w*|pode\\w*|peux|puis|peut|pouv\\w*|kann|konn\\w*) )${WORD}){0,6}(?:${LISTED_EN}|${OFF_ES}|${ON_ES}|${OFF_PT}|${ON_PT}|${OFF_FR}|${ON_FR}|${LISTED_DE}|${ON})`,
  )}(?= )`,
)

/** "Did you sign me up for this? Stop it": the question tells what is to be left. */
const THEN_LEAVES = new RegExp(
  ` \\?(?: (?!${oneOf("no|not|nao|ne|pas|nicht|net|ned|don't|dont|did|didn't|have|haven't|i|ich|yo|eu|je|j'ai")} )[^ ?]+)* ${oneOf(
    "(?:take|get|strike|cross|count) (?:me|us)|(?:remove|delete|unsubscribe) (?:me|us|it)|remove|stop (?:it|this|that|them)|off (?:the|your|this) list|want (?:off|out)",
    "(?:sac|saqu|borr|quit|elimin|tach|desapunt)\\w*(?:me|nos)|no quiero (?:estar|mas)|quiero que me (?:saqu|borr|quit|elimin)\\w*|fuera",
    "(?:tir|remov|apag|exclu|retir)\\w+ (?:me|nos)|me (?:tir|remov|apagu|exclu|retir)(?:a|e|em|am)|nao quero|quero (?:que me (?:tir|remov|apagu|exclu)\\w*|sair)",
    "(?:retir|enlev|supprim|desinscri|desabonn)\\w* moi|(?:desinscrivez|desabonnez|enlevez|retirez)",
    "raus|runter|austragen|loschen|abmelden|(?:streich|losch)(?:t|en sie)? mich",
  )} `,
)

/** What is said of a list by this is asked, and no wish to leave it. */
export const asksWhetherListed = (said: string): boolean =>
  ASKS.test(said) && !THEN_LEAVES.test(said) && !asksForNone(said)
