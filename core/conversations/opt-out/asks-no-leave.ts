/* Who speaks of leaving the list and does not ask for it: back again, not my doing, only a question. Over folded words. */
import { NO_THREAT } from "./keeps-some.ts"
import { wordsFor } from "./meanings.ts"
import { QUIET_LIST } from "./quiet-lists.ts"
import { oneOf } from "./spoken.ts"

/** None of these in the few words before: "don't put me back", "somebody put me back". */
const UNLESS = (words: string) => `(?<! (?:${words}) (?:[^ ,/?]+ ){0,3})`
const ES_NOT = UNLESS("no|nunca|ni|jamas|sin|dej\\w*|par\\w*")
const EN_NOT = `${UNLESS("not|never|no|don't|dont|didn't|wouldn't|you've|they|they've|who|someone|somebody|he|she|it|ex|friend|stop|quit|keep")}(?<!(?<! (?:can|could|will|would)) you )`
const PT_NOT = UNLESS("nao|nem|nunca|jamais|sem|deix\\w*|par\\w*")
const FR_NOT = `${UNLESS("arret\\w*|cess\\w*|marre|sans")}(?<! (?:avez|as|ont|suis|ai|ete|tu) (?:encore |deja )?)(?<! ne (?:m'y |me |m')?)`
const AGAIN_ES = "(?:otra vez|de nuevo|de vuelta|nuevamente|como antes)"
const AGAIN_PT = "(?:outra vez|de novo|de volta|novamente|como (?:antes|estava))"

/** "Put me back on the list", "undo that": somebody who was off it wants to be on it. */
const PUT_BACK = oneOf(
  // "Take me off the do not contact list"
  `(?:take|remov\\w*|get|delet\\w*|sa[cq]\\w*|quit\\w*|borr\\w*|elimin\\w*|tir\\w*|remov\\w*|retir\\w*|enlev\\w*|sort\\w*|nehm\\w*|streich\\w*|losch\\w*) <3>(?:off|from|d[ae]|de la|von|aus) (?:(?:the|your|la|su|vuestra|votre|der|eurer|ihrer) )?${QUIET_LIST}`,
  `${ES_NOT}(?:vuelv(?:an|a|e|as|ais)|volved) a (?:meter|pon|apunt|agreg|anad|inclu|suscrib|inscrib|mand|envi|activ|dar\\w* de alta)\\w*`,
  `${ES_NOT}(?:quiero|quisiera|queremos|gustaria|puedo|podria) <2>(?:volver|vuelvan|volvais) a (?:la lista|estar|recib|lleg|ten)\\w*`,
  `${ES_NOT}(?:pon|met|apunt|agreg|anad|inclu|suscrib|inscrib|registr)\\w*(?:[aei]d|an|en|[aei]|uy[ae]n?|)(?:me|nos|nme) <4>${AGAIN_ES}`,
  `${ES_NOT}quiero (?:estar|seguir) en (?:la|su|vuestra) lista|${EN_NOT}(?:want|like) to (?:be|stay) on (?:the|your) list|${PT_NOT}quero (?:estar|ficar|continuar) na lista`,
  "(?:(?<=[/,] (?:(?:please|and|so|hi) )*)|(?<=(?:can|could|would) you (?:please )?))(?:put|add) (?:me|my number) (?:on|to) (?:the|your) (?!(?:suppress\\w*|do not|don't|no|opt|black|block\\w*) )(?:[^ ,/?]+ )?list|(?<=pode\\w* (?:por favor )?)(?:me )?(?:colocar|por|incluir|adicionar) (?:(?:o )?meu numero )?na lista",
  `${ES_NOT}(?:devuelv|devolv)\\w*(?:me|nos) <1>a (?:la|su|vuestra) lista|${ES_NOT}(?:reactiv|reanud|restablez|restablec)(?:ar|er|an|en|ad|ed|a)(?:me|nos|nme)?(?= )`,
  `${EN_NOT}(?:put|add|sign|switch|turn) (?:me|us|them|my (?:number|alerts|texts|messages|reminders)) (?:(?!off |out )[^ ,/?]+ ){0,4}(?:back(?! to)|again)|(?:re add|resubscribe|reinstate) (?:me|us|my)|${EN_NOT}(?:reactivate|restore) <2>(?:me|my|the|texts|messages|alerts|offers)`,
  `${EN_NOT}(?:want|like) <1>(?:to )?(?:get|receive) <2>(?:${wordsFor("message")}) <1>again|${EN_NOT}(?:want|like) (?:to (?:be|get|come|go) )?back on|cancel (?:my|the|that) (?:unsubscribe|unsubscription|opt out|removal)`,
  `${PT_NOT}(?:voltem|volte|volta|voltar) a (?:me )?(?:por|pôr|colocar|incluir|meter|inscrever|mandar|enviar)(?= )|${PT_NOT}(?:quero|queria|gostava|gostaria|posso) <2>voltar a (?:receber|estar|lista)`,
  `${PT_NOT}(?:coloqu(?:em|e)|coloca|ponh\\w+|poe|bot(?:a|e|em)|inclua\\w*|adicion(?:a|e|em)|inscrev(?:am|a)|met(?:am|a)) <5>${AGAIN_PT}|${PT_NOT}(?:reativ|reactiv|restabele[cs]|rep)(?:ar|er|em|am|onham|or|a)(?= )`,
  // "Send me everything again", unlike "you send me everything again"
  `${ES_NOT}(?:mand|envi)(?:en|a|ad|e)(?:me|nos) ${AGAIN_ES}|${PT_NOT}(?:por favor|podem|pode) (?:me )?(?:mand|envi)(?:em|ar|a|e) (?:me )?${AGAIN_PT}`,
  "(?:merci de|veuillez|pouvez vous|pourriez vous|vous pouvez) (?:me |m'|nous )?(?:renvoyer|envoyer (?:a|de) nouveau)(?= (?:[^ ,/?]+ ){1,5}(?:rappels?|messages?|sms|offres?|promos?|infos?|alertes?) )",
  "(?:bitte|gern\\w*) wieder (?:(?!nicht |kein|nie )[^ ,/?]+ ){0,5}(?:schicken|senden|zuschicken|zusenden|informieren)(?= )|(?<! (?:ihr|sie|und|man|nicht) )(?:schick|send)\\w* (?:sie )?(?:mir|uns) (?:bitte |doch |gern\\w* )*wieder(?! (?:nicht|kein|nie))",
  `(?:anul|cancel)\\w* (?:a |o )?(?:minha |meu )?(?:remocao|descadastr\\w+|saida|exclusao)`,
  `${FR_NOT}(?:(?<! vous me )(?:remett|rajout|reabonn|reintegr|reactiv|retabliss|reinscriv)ez|remettre|remets(?= moi)|(?:rajout|reabonn|reintegr|reactiv)er|retablir|reinscrire)(?= )(?! <2>(?:pas|plus|jamais) )`,
  "annul\\w* (?:ma |mon |la |cette |le )?(?:desinscription|desabonnement|suppression|radiation|retrait)",
  "(?:veux|voudrais|aimerais|souhaite) (?:(?:de|a) nouveau|etre remise?)(?= )|(?:veux|voudrais|aimerais|souhaite) (?:revenir|retourner) (?:sur|dans) (?:la|votre) liste|(?:veux|voudrais|aimerais|souhaite) <1>(?:recevoir|etre) <4>(?:de|a) nouveau(?= [/,])",
  "(?<! (?:ihr|nicht|und) )(?:setz|nehm|nimm|trag|pack|schalt|stell)\\w* (?:(?!nicht |immer |nie )[^ ,/?]+ ){1,4}wieder (?!nicht )<3>(?:auf|in|ein|rein|an|her|dazu)(?= )",
  "(?<! (?:immer|nie|nicht|niemals) )wieder (?:aufnehmen|eintragen|reinnehmen|einschalten|anschalten|aktivieren|anmelden|freischalten)(?= )|reaktivier\\w*",
  "(?:will|mochte|wurde gern\\w*|hatte gern\\w*) (?:(?!nie |nicht |kein)[^ ,/?]+ ){0,2}(?:wieder <3>(?:bekommen|erhalten|kriegen|rein|drauf|dabei)|zuruck (?:auf|in))(?= )",
  // "Nehmt mich auf", and nothing behind it
  "(?<! (?:nicht|ihr|sie|nie) )(?:nehmt?|nehmen sie|nimm|tragt?|tragen sie|setzt?|setzen sie|packt?|schreibt?|schreiben sie|meldet?|melden sie) (?:mich|uns) (?:(?:bitte|gern\\w*|doch|da|dann|dort|mal|gleich|auch) )*(?:mit )?(?:auf|ein|drauf|dazu|hinzu|an)(?= [/,])",
  "(?:abmeldung|abbestellung|austragung) <2>(?:storn|zuruckn|aufheb|ruckg)\\w*",
)

/** "My son answered STOP, undo it": what is undone is the leaving, and not the joining. */
const LEFT = oneOf(
  "stopp?|baja|sair|parar|unsubscri\\w*|opt(?:ed)? out|opt out|removed|dejar(?:me)? fuera|abgemeldet|desuscri\\w*|descadastr\\w*|desabonn\\w*|(?:abmeld|austrag)ung|leaving|removal|salida|saida|desinscri\\w*",
)
const UNDOING = oneOf(
  "undo|reverse (?:it|that)|desha(?:gan|gais|ga|ced|z|cer)\\w*|desfa(?:z|ca|cam|zer)\\w*|annul\\w+ (?:ca|cela)|ruckgangig",
)
const UNDO = `(?:${LEFT} (?:[^ ?]+ ){0,10}${UNDOING}|${UNDOING} <4>${LEFT})`

/** "It wasn't me who asked to leave", unlike "it wasn't me who joined". */
const NOT_ME = oneOf(
  // "Somebody told you to stop, but not me", "that request didn't come from me"
  "(?:somebody|someone|whoever|the one who) (?:\\w+ )?(?:told|asked|answered|replied|wrote|said) (?:[^ ?]+ ){0,16}(?:(?:not|wasn't) me|isn't true|not true|i'm staying)|(?:request|message) (?:[^ ?]+ ){0,6}(?:didn't|did not) come from me",
  "(?:alguien|el que|la que|quien) (?:\\w+ )?(?:pidio|dijo|respondio|contesto|escribio) (?:[^ ?]+ ){0,14}(?:yo no|no (?:fui|he sido) yo|no es (?:verdad|cierto)|yo sigo)|(?:no lo|no la) (?:escribi|mande) yo|(?:baja|stop|salir) (?:[^ /?]+ ){0,6}no l[oa] pedi yo",
  "(?:alguem|quem) (?:\\w+ )?(?:pediu|disse|respondeu|escreveu) (?:[^ ?]+ ){0,14}(?:eu nao|nao (?:fui eu|e verdade)|eu (?:fico|continuo))|pedido (?:[^ ?]+ ){0,4}nao (?:partiu|veio) de mim",
  "(?:quelqu'un|celui qui|celle qui) (?:vous )?(?:a )?(?:\\w+ )?(?:dit|demande|repondu|ecrit) (?:[^ ?]+ ){0,14}(?:pas moi|c'est faux|pas vrai|moi (?:, )?je reste)|demande (?:[^ ?]+ ){0,4}ne vient pas de moi",
  "(?:jemand|wer) (?:\\w+ ){0,4}(?:gesagt|gebeten|geantwortet|geschrieben) (?:[^ ?]+ ){0,14}(?:war (?:das )?nicht|nicht ich|stimmt nicht|ich bleibe)|(?:bitte|anfrage|abmeldung) (?:[^ ?]+ ){0,5}kam nicht von mir",
  "(?:never|didn't|didnt|did not|haven't) (?:ask\\w*|tell|told|sa(?:y|id)|request\\w*) (?:you |anyone |anybody )?(?:to (?:stop|remove|delete|unsubscribe|quit|take (?:me|us|my)|be (?:taken|removed|deleted)|leave)|not to)",
  "(?:wasn't|was not|isn't) me (?:who |that )?(?:asked|wrote|said|sent|opted|unsubscribed|told|wanted) <3>(?:stop\\w*|to be (?:taken|removed|deleted)|to leave|out|off|it|that)(?= )",
  "(?:opted out|unsubscribed|taken off|removed|stop) <2>(?:[,/] )?<1>(?:that|it|this) (?:wasn't|was not) me|(?:didn't|did not|never|haven't) (?:send|sent|write|wrote|written|type|typed|text|texted) (?:that |any |the |you )*stop(?= )",
  "no (?:fui|he sido|era) (?:yo )?(?:quien|el que|la que) (?:pid\\w+|escrib\\w+|mand\\w+|dij\\w+|solicit\\w+) <3>(?:salir|baja|stop|borr\\w+|quit\\w+|dej\\w+ de|que no)(?= )",
  "(?:nunca|no|jamas) (?:os |les )?(?:he )?(?:ped|solicit|escrit|escrib|mand)\\w* (?![^/?]*\\?)<1>(?:(?:la )?baja|stop|que me (?:dier|dies|borr|quit|sac)\\w+|que (?:dej|par)\\w+ de|salir(?! en)|dejar de)(?= )",
  "baja (?:[^ /?]+ ){0,4}yo no (?:he sido|fui)",
  "nao fui eu (?:que|quem) (?:ped\\w+|escrev\\w+|mand\\w+|disse|solicit\\w+|cancel\\w+) <3>(?:sair|parar|stop|remo\\w+|tir\\w+|apag\\w+|deixar de)(?= )",
  "(?:nunca|nao) (?:vos |lhes )?(?:pedi|solicitei|escrevi|mandei) (?![^/?]*\\?)(?:para |pra |que )?(?:me )?(?:deixar\\w* de|parar\\w*|sair|tirar\\w*|remov\\w*|apag\\w*|exclu\\w*|stop)(?= )",
  "cancel\\w+ (?:[^ /?]+ ){0,4}nao fui eu(?= [/,])",
  "pas moi qui (?:ai|avais) (?:demande|ecrit|envoye|dit|repondu) <3>(?:stop|arret\\w*|etre (?:retir|enlev|supprim|desinscri)\\w*|ne plus|sortir)(?= )",
  "(?:jamais|pas) demande (?![^/?]*\\?)(?:a |que |qu'on )<2>(?:ne plus|etre (?:retir|enlev|supprim|desinscri)\\w*|arret\\w*|cess\\w*)|(?:desabonn|desinscri|retir)\\w* <3>(?:[,/] )?(?:c'est|ce n'est|c'etait|ce n'etait) pas moi",
  "(?:war (?:das )?(?:nicht ich|ich nicht)|war das nicht) , (?:der|die) <3>(?:abgemeldet|ausgetragen|abbestellt)|darum gebeten (?:, )?(?:keine|nichts|nicht) <5>zu",
  "(?:abgemeldet|ausgetragen|abbestellt) <2>(?:[,/] )?<1>war (?:das )?(?:ich nicht|nicht ich)|kein stopp? (?:geschickt|geschrieben|gesendet|getippt)",
)

/** "I'm asking for nothing, only that you stop": that is asked. */
const BUT_STOP = `(?! [/,] (?:(?:but|pero|mas|mais|aber) )?(?:just|only|solo|solamente|so|apenas|juste|seulement|nur|bloss) (?:(?:that |to )?(?:stop|quit|leave|remove|take|delete)|that you (?:stop|don't|remove|take|delete)|que (?:no|nao|ne|dej|deix|par|me|vous)|(?:de ne|d')|nicht|keine|aufhor|bitte))`

/** What they stay on is no other list: "don't take me off the waiting list", "no me saques de la lista de espera". */
const STAYS_ON =
  "(?= )(?! for )(?! (?:[^ ,/?]+ ){0,4}(?:waiting|waitlist|espera|attente|warteliste\\w*|guest|invitados|convidados))"

/** "I'm not asking you to do anything, only how it works". "I just want to know how to stop them" does ask. */
const ONLY_ASKS = oneOf(
  // "A question, not a request"
  "(?:question|duda|pregunta|duvida|pergunta|frage) , (?:and )?(?:not a request|no (?:es )?una (?:orden|peticion)|nao (?:e )?um pedido|pas une demande|kein auftrag)|ist (?:jetzt )?kein auftrag|idle question|pergunto por perguntar",
  `not asking (?:you |anyone )?(?:to do anything|for anything)(?= [/,])${BUT_STOP}|(?:just|only|merely) (?:curious|wondering|asking)(?= [/,])|out of curiosity|(?:not|n't) (?:pressing|press|using|going to use) (?:it|that)`,
  `no (?:os|les|te|le) pido nada(?= [/,])${BUT_STOP}|(?:solo|es|era|pura) (?:por )?curiosidad|solo (?:pregunt\\w+|era una pregunta)(?= [/,])|es solo por saber|pregunto (?:solo |nada mas )?por (?:si acaso|curios\\w*)|no quiero que (?:hag\\w+) nada(?= [/,])|no (?:lo|la) (?:quiero|voy a) (?:usar|pulsar)`,
  `nao (?:estou a pedir|to pedindo|estou pedindo) nada(?= [/,])${BUT_STOP}|(?:so|apenas|mera|pura) (?:por )?curiosidade|so (?:perguntando|a perguntar|pergunto)(?= [/,])|nao e (?:para|pra) (?:fazer nada|(?:me )?(?:tirar|remover|apagar))|nao (?:quero|vou) usar`,
  `(?:ne )?(?:vous )?demande rien(?= [/,])${BUT_STOP}|simple (?:curiosite|question)|par curiosite|demande (?:juste|seulement)(?= [/,])|ne faites rien(?= [/,])|(?:compte|vais|veux) pas m'en servir`,
  `(?:ihr sollt|sie sollen) nichts (?:machen|tun|andern)(?= [/,])${BUT_STOP}|(?:nur|reine) (?:aus )?neugier\\w*|frage? nur(?= [/,])|nichts (?:andern|machen|tun|unternehmen)(?= [/,])${BUT_STOP}|(?:will|mochte) (?:ihn|das|es) nicht (?:drucken|benutzen)`,
  // "I don't want to unsubscribe"
  "(?:don't|dont|do not) want to (?:unsubscribe|opt out|be (?:removed|taken off|unsubscribed))(?= )|(?:hate|sorry|sad|gutted) to be (?:removed|taken off|dropped|unsubscribed)(?= )|no quiero (?:darme de baja|salirme|desuscribirme|que me (?:(?:deis|den|des) de baja|(?:quit|borr|elimin)(?:en|es|eis)|saqu(?:en|es|eis)))(?= )|nao quero (?:sair da lista|me descadastrar|ser removid[oa])(?= )",
  "(?:faut|veux) pas (?:m'enlever|me (?:retirer|supprimer|desinscrire|desabonner)|qu'on (?:m'enleve|me (?:retire|supprime)))(?= )|pas que je veuille partir|(?:veux|souhaite) pas (?:partir|me desabonner|me desinscrire|etre retiree?)(?= )|(?:will|mochte) mich nicht (?:abmelden|austragen)(?= )",
  // "Don't take me off", unlike "you don't take me off" and "if you don't"
  `(?<! (?:if|why|you|u|yall|they|who|people|i|we|would|will) (?:please |still |just |ever )?)(?:(?:don't|dont|do not|pls not) (?:you |u |ever |even |please |dare )*|never )(?:go )?(?:(?:take|remove|delete|unsubscribe|drop|kick|cut|cross|strike)|(?:tak|remov|delet|unsubscrib|dropp|kick)ing) (?:me|us)${STAYS_ON}`,
  `(?<! (?<! [/,] )que )(?<! (?:pq|porque|si|como|quando|cuando) )(?<! (?:por|hasta|mientras|quejo|denuncio|enfada|molesta) que )no (?:me|nos) (?:(?:vay\\w+ a|vais a) (?:quit|borr|elimin|sac|desapunt)ar|(?:quit|borr|elimin|desapunt)(?:es?|eis|en)|saqu(?:es?|eis|en)|de(?:s|is|n)? de baja)${STAYS_ON}|(?:por nada del mundo|jamas|nunca|ni se (?:te|les|os) ocurra) me (?:quit|borr|elimin|saqu)(?:es?|eis|en)${STAYS_ON}`,
  `nem pens\\w+ em (?:me|nos) (?:tir|remov|apag|exclu)\\w+${STAYS_ON}|(?<! (?:ainda|nunca|se|que|pq|porque|quando|voces?|vcs?|ja|eles?) )nao (?:vai |vao )?(?:me|nos) (?:tir|remov|apag|delet|descadastr|exclu|bloque)(?:u?em?|u?es|a[mr]?|i|ir|er)${STAYS_ON}`,
  `(?<! (?:pourquoi|vous|si|tu|qui|on|ils) (?:ne )?)(?:ne )?(?:m'|me |nous )(?:enlev|effac|retir|supprim|desinscri(?:v|re)?|desabonn|vir|ot|sor(?:t|s)?)(?:ez?|es|s)? (?:surtout |svp )?pas${STAYS_ON}|(?<! (?:pourquoi|vous) )(?:enlev|effac|retir|supprim|desabonn|vir|sort)(?:ez?|s) (?:moi|nous) (?:surtout |svp )?pas${STAYS_ON}`,
  `(?<! (?:warum|wieso|wenn|falls|dass|weil|ihr|sie|wer) (?:ihr |sie )?)(?<! (?:warum|wieso|weshalb) (?:[^ ,/?]+ ){0,2})(?:tragt?|tragts|nehmt?|nehmts|nimm|loscht?|loschts|streicht?|werft|werfts|schmeisst|kickt|meldet) (?:mich|mi|uns) (?:(?:bitte|bloss|ja|doch|bloß|aber|auf keinen fall|dann) )*(?:nicht|net|ned|nie)(?! (?:mehr an|immer))${STAYS_ON}`,
  "(?<=[,/] (?:(?:bitte|also|aber|und) ){0,5})(?:mich )?(?:bitte |bloss |ja )*nicht (?:(?:aus|von) (?:[^ ,/?]+ ){1,2})?(?:austragen|loschen|abmelden|streichen|nehmen|rausnehmen|rauswerfen)(?= [/,])|lass\\w* (?:mich|mi|uns) (?:bitte |doch |ruhig )*(?:drin|drauf|drinnen)(?= )",
)

/** "Please don't stop writing". "You don't stop writing" is a complaint, so it has to begin its clause. */
const CARRY_ON = `(?<=[,/] (?:(?:please|but|and|por favor|porfa|pero|y|mas|e|surtout|mais|et|bitte|aber|und) ){0,5})${oneOf(
  "(?:don't|dont|do not|never) (?:please |ever )*stop (?:sending|texting|writing|messaging|sharing)",
  "no (?:me )?dej(?:e|en|es|eis) de (?:mand|envi|escrib|avis|compart)\\w*",
  "nao (?:me )?(?:par|deix)(?:e|em|es) de (?:me |nos )?(?:mand|envi|escrev|avis|partilh|compartilh)\\w*",
  "n'arrete[sz]? (?:surtout )?pas (?:de|d'[^ ]+)",
  "(?:hort?|horen sie) (?:bitte |doch )*nicht (?:bitte |damit )*auf",
)}(?= )`

const UNASKED = new RegExp(
  ` ${oneOf(`(?:${PUT_BACK})${NO_THREAT}`, UNDO, NOT_ME, ONLY_ASKS, CARRY_ON).replace(/<(\d)>/g, "(?:[^ ,/?]+ ){0,$1}")} `,
)
export const asksNoLeave = (said: string): boolean => UNASKED.test(said)
