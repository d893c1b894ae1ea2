/* Who asks for none in other words than "no more": the list of those left alone, silence. Over folded words. */
import { wordsFor } from "./meanings.ts"
import { QUIET_LIST } from "./quiet-lists.ts"
import { oneOf, WORD } from "./spoken.ts"

const MESSAGE = oneOf(wordsFor("message"))

/** Up to the list: "I want to be on your", "mettez-moi dans la". */
const PUT_ME_ON = oneOf(
  `(?:want|wanna|like|wish|can|could|may) (?:(?!off |not |know )[^ ,/?]+ ){0,4}(?:be|added|put|join|get|go|me|us) (?:to |on |onto |in |into )?(?:(?:the|your|a) )?`,
  `(?<=[,/] (?:(?:please|just|and|so|then|hi) ){0,5})(?:put|add|sign|place|enter|include|register|keep) (?:me|us|my (?:number|phone)) (?:up |down )?(?:to|on|onto|for|in|into) (?:(?:the|your|a) )?`,
  `(?:quiero|quisiera|gustaria|puedo|podria|quero|queria|gostaria|posso) ${WORD}{0,3}(?:inscribir|apuntar|anotar|registrar|estar|entrar|suscribir|inscrever|cadastrar|ficar)(?:me|nos)? (?:en|a|na|para) (?:(?:la|su|vuestra|sua) )?`,
  `(?:apunt|anot|agreg|inclu|inscrib|suscrib|met|anad|pon)(?:[aei]|ga|y[ae])?[nd]?(?:me|nos) (?:en|a) (?:(?:la|su|vuestra) )?`,
  `(?:me (?:coloqu|bot|adicion|inclu|inscrev|cadastr|ponh)(?:e|em|a|am)|(?:coloqu|bot|adicion|inclu|inscrev|ponh)(?:e|em|a|am) me) na (?:sua )?`,
  `(?:mettez|inscrivez|ajoutez|mets|ajoute) (?:moi|nous) (?:a|sur|dans) (?:(?:la|votre|une) )?|(?:voudrais|veux|aimerais|souhaite) (?:m'inscrire|etre (?:inscrite?|mise?|ajoutee?)) (?:a|sur|dans) (?:(?:la|votre|une) )?`,
  `(?:setzt?|setzen|nehmt|nehmen|tragt|tragen|packt|schreibt) (?:sie |ihr )?(?:mich|uns|meine nummer) (?:bitte )?(?:auf|in) (?:(?:die|eure|ihre|der) )?|(?:will|mochte) (?:bitte )?auf (?:(?:die|eure|ihre) )?`,
)

const IF_SO = oneOf(
  "if (?:so|there is|yes|you do|i am)|then|so|well|pues|entonces|si (?:la hay|es asi|si|lo estoy)|(?:em )?caso (?:afirmativo|sim)|se (?:tiver|sim|houver|for|estiver)|entao|si (?:oui|c'est le cas)|alors|wenn (?:ja|dem so ist)|falls (?:ja|so)|dann|please|por favor|bitte|svp",
)
/** "Is there a mailing list? If so take me off it", unlike a waiting list and "sacadme de dudas". */
const LIST_THEN_OFF = `(?<! (?:waiting|guest|wait|wedding|gaste|invite) )(?:\\S*list|lista|liste|\\S*verteiler|newsletter) (?!d[ea] (?:espera|invitados|convidados)|d'(?:attente|invites)|(?:for|de|para) (?:[^ ,/?]+ )?(?:class|course|clase|curso|aula|cours))(?:[^ ,/?]+ ){0,6}\\? (?:, )?(?:${IF_SO} (?:[,/] )?)*${oneOf(
  "(?:take|get) (?:(?:me|it|us) off|off (?:me|it))|remove (?:me|us|it)|(?:quit|sac|borr|elimin|saqu|desapunt)\\w*me(?! de (?:la )?(?:duda|dudas|aqui|un apuro))|(?:me (?:tir|remov|apagu|exclu)\\w*|(?:tir|remov|apagu|exclu)\\w* me)(?! (?:d?ess[ae]|d?est[ae]|uma?|a) (?:duvida|duvidas))",
  "(?:retir|enlev|supprim|ot|sort|desinscri|desabonn)\\w* (?:moi|nous)|(?:nehm|streich|trag|losch|hol)\\w* mich (?:bitte |da |dort |davon )*(?:raus|heraus|runter|aus|weg)|(?:streich|losch)\\w* mich",
)}(?: (?:of|from|it|that|this|d'?\\S{1,4}|alli|ahi|la|da|dort|davon|bitte|please|por favor|porfa|svp|then))*(?= [/,])`

/** At the head of a clause, or asked of us. */
const HEAD = `(?<=[,/] (?:${oneOf(
  "please|pls|just|and|so|hi|hey|hello|por|favor|porfa|hola|oi|ola|y|e|et|und|bitte|hallo|bonjour|svp",
  "(?:can|could|would|will) (?:you|ya|u|yous|youse)|pueden|podeis|podrian|podem|poderiam|(?:vous )?pouvez(?: vous)?|pourriez(?: vous)?|konnt ihr|konnten sie|konnen sie",
)} ){0,5})`
/** "Do one with your texts": be off with them. "Vão abrir com promoção?" and "can you do one with a message on it" are no insults. */
const BE_OFF = `${HEAD}${oneOf(
  "(?:do one|(?:go )?(?:jog on|naff off|sod off|bugger off|piss off|buzz off|get lost|hop it|clear off|get stuffed)|on your bike) with (?=(?:all )?(?:your|these|those) )",
  "(?:vayan?se|idos|marchaos|id a (?:paseo|tomar|cagar|freir|hacer|la (?:mierda|porra))|a la mierda|a paseo) (?:[^ ,/?]+ ){0,4}con",
  "(?:vao (?:se|a merda|pastar|plantar|catar|(?:pro|pr'o|para o|pra) (?:inferno|diabo|raio|caralho|puta)\\S*|chatear|encher|embora|dar uma volta)|va(?:o)? a merda|vaza\\w*|sumam) (?:[^ ,/?]+ ){0,3}com",
  "(?:degage[zr]|allez (?:vous|au diable|voir ailleurs|paitre|promener)|foutez moi la paix|fichez moi la paix|lachez moi) (?:[^ ,/?]+ ){0,2}avec",
  "(?:verpisst euch|haut ab|verschwindet|schleicht'?s euch|geht weg|zieht leine|bleibt(?: mir)? weg) mit",
)} (?:(?:your|these|those|the|all|sus|tus|vuestr[oa]s|suas|seus|ess[ae]s|est[ea]s|vos|ces|euren?|ihren?|diesen?|dem|den) )*(?:(?!(?:no|not) )[^ ,/?]+ )?${MESSAGE}(?= )(?![^/?]*\\?)`
const FOR_GOOD =
  "(?:for good|for ever|forever|permanently|from now on|(?:para|por) siempre|(?:para|pra) sempre|de (?:forma )?definitiv\\w+|definitiv\\w*|a partir de (?:ahora|agora)|desde ahora|de ahora en adelante|(?:pour|a) (?:toujours|jamais)|desormais|a partir de maintenant|(?:fur )?immer|ab (?:jetzt|heute|sofort)|dauerhaft|endgultig|art\\w*[. ]*21)"
const SILENCE =
  "(?:radio silence|silence radio|silence|silencio(?: total)?|\\S*funkstille|kein wort mehr|ni una palabra mas|not (?:another|one more) word|(?:nem )?mais (?:uma|nenhuma) palavra|plus un mot)"
const HERE =
  "(?:(?:on|en|neste|no|nesta|na|sur|auf|uber|in|via|par|por) (?:(?:this|est[ea]|the|el|la|my|mi|meu|ce|cet|cette|mon|diese[mnr]?|meine[mnr]?|dem|der) )?(?:channel|canal|kanal|number|numero|nummer|whatsapp|wasap|zap|chat|line|linea|linha|ligne|phone|telefono|telefone|handy))"
/** "Radio silence on this channel, for good", and no question why. */
const FOR_GOOD_SILENT = `(?:${FOR_GOOD} (?:[^ ?]+ ){0,5}${SILENCE} (?:[^ ?]+ ){0,3}${HERE}|${SILENCE} (?:[^ ?]+ ){0,4}${HERE} (?:[^ ?]+ ){0,3}${FOR_GOOD}|${SILENCE} (?:[^ ?]+ ){0,4}${FOR_GOOD} (?:[^ ?]+ ){0,3}${HERE})(?![^?]* \\?)`

const ASKS = new RegExp(
  ` ${oneOf(`(?<! (?:if|si|se|ob|wenn|why|por que|warum|pourquoi) ${WORD}{0,3})${PUT_ME_ON}${QUIET_LIST}`, LIST_THEN_OFF, BE_OFF, FOR_GOOD_SILENT)} `,
)

export const asksForNone = (said: string): boolean => ASKS.test(said)
