import type { Language } from "../reply/language.ts"

/**
 * What a phrase asks: that nobody writes any more (which a time or another channel can limit), or to
 * be taken off (which a negation can turn round, and a course or a waiting list can be meant by).
 */
export type Wish = "silence" | "leave"

type Phrases = {
  /** Nouns for what is sent here. */
  readonly messages: string
  /** Patterns over folded words: MSG is one of the nouns, <3> up to three words in between. */
  readonly silence: readonly string[]
  readonly leave: readonly string[]
}

const raw = String.raw

const es: Phrases = {
  messages: raw`mensajes?|mensajitos?|mesajes?|mensages?|msjs?|msgs?|wh?ats?app?s?|wh?asap+s?|guasaps?|avisos?|notificacion(?:es)?|notis?|recordatorios?|publicidad(?:es)?|propagandas?|promos?|promocion(?:es)?|ofertas?|comunicacion(?:es)?|comunicados?|boletin(?:es)?|newsletters?|spam|sms|textos|anuncios?|alertas?|marketing|campanas?|cadenas?`,
  silence: [
    raw`no (?:me |nos )?(?:escriban|escribais|escribas|manden mensajes|mandeis mensajes) <4>(?:mas|nunca|jamas)`,
    // no me escribáis (más), no vuelvan a escribir, que no me contacten
    raw`(?:no|nunca|jamas) (?:mas )?(?:me|nos) (?:escrib(?:as|a|ais|an|ias|i)|contact(?:es|e|eis|en)|molest(?:es|e|eis|en)|hable[ns]?|habl(?:es|eis)|text(?:ees|ee|een)|notifiq?u(?:es|e|eis|en)|spameen|escriban)`,
    raw`no (?:me |nos |os )?(?:vuelv(?:as|a|ais|an)|volv(?:ais|as)) <1>a (?:escrib|mand|envi|contact|molest|habl)\w*`,
    raw`(?:no|nunca|jamas) (?:me |nos )?(?:escrib|contact|molest)(?:a|as|ais|an|e|es|eis|en|ir|irme|ar|arme) (?:ya )?(?:mas|nunca|jamas|nada mas)`,
    raw`(?:no|nunca|jamas) (?:mas )?(?:me |nos )?(?:mand|envi)(?:es|e|eis|en|as|a|ais|an|ar|arme) (?:ya )?(?!(?:el |un |ese )?mensaje [,/])<3>(?:MSG|nada mas|mas nada|mas cosas|cosas|mas)(?: (?:aqui|por aqui|a este <2>))?`,
    raw`(?:no|nunca) <1>WANT <4>(?:escrib(?:an|ais|as|a|irme|iendo)|contact(?:en|eis|es|e|arme|ando|ad[oa]s?)|molest(?:en|eis|es|e|ando)|(?:mand|envi)(?:en|eis|es|e|ar|arme|ando|ado) <3>(?:MSG|nada|mas|cosas)|(?:recib(?:ir|a|iendo)|lleg(?:ue|uen)) <4>(?:MSG|nada(?: (?:mas|de|por))|nunca mas))`,
    raw`(?:agradec\w+|gustaria|preferiria|pido|ruego|rogaria|solicito|favor|quiero|exijo|quisiera|deseo|pedi|dije|dicho|pedido) <3>(?:que )?(?:ya )?no (?:me |nos |os |se )*(?:vuelv\w+ a |sig\w+ )?(?:escrib\w+|contact\w+|molest\w+|(?:mand|envi)\w+ <3>(?:MSG|nada|mas)|recib\w+ <3>MSG|lleg\w+ <3>MSG)`,
    raw`no (?:me |nos )?sig(?:an|ais|as|a) (?:escribiendo|mandando|enviando|contactando|molestando)`,
    raw`no (?:me|nos) (?:los|las|lo|la) (?:mand|envi)(?:es|eis|en|e) (?:mas|nunca)`,
    raw`prohib\w+ <5>(?:numero|telefono|MSG|contact\w+|escrib\w+)`,
    raw`no WANT <2>(?:estar|formar parte|seguir|figurar|aparecer) <3>(?:lista de (?:difusion|contactos|correo|distribucion)|vuestra lista|su lista|esta lista|base de datos|MSG)`,
    raw`no <1>(?:quiero|kiero|qiero|queremos|quisiera|deseo|deseamos|acepto|soporto) (?:mas |ningun |ninguna |ni un |ni una |sus |tus |vuestr[oa]s |estos |estas |esos |esas |tantos |tanta |recibir |ya )*MSG`,
    raw`no (?:quiero|queremos|deseo) (?:volver a )?(?:saber nada|saber|contacto|ningun contacto) (?:mas )?(?:de|con|ninguno)?`,
    raw`(?:que |para que )?(?:ya )?no (?:me|nos) (?:llegue|lleguen|entre|entren) (?:ya )?(?:nada|mas|MSG|ningun|ninguna|sus|los|vuestr[oa]s)`,
    raw`(?:para|pa) (?:que )?(?:no|nunca) (?:me |nos )?(?:recib(?:ir|a)|lleg(?:ar|ue|uen|arme)|mand(?:en|eis)|envi(?:en|eis)) <3>MSG`,
    raw`ya no (?:me |nos )?(?:escrib(?:as|a|ais|an)|mand(?:es|e|eis|en)|envi(?:es|e|eis|en)|contact(?:es|e|eis|en)|molest(?:es|e|eis|en))(?: <2>(?:MSG|nada|mas))?`,
  ],
  leave: [
    raw`ultima vez que (?:me|nos) (?:escrib|mand|contact|envi|molest)\w*`,
    raw`(?:dej(?:ad|a|e|en)|par(?:ad|a|en)) de (?:llen|satur|bombarde|invad)\w* <3>(?:whatsapp|wasap|movil|telefono|celular|bandeja)`,
    raw`(?<=[/,] )(?:y )?(?:borr|elimin|desuscrib)(?:ad|en|a|e|id)(?:me|nme)(?= [/,])`,
    // dejad de escribirme, parad de mandar mensajes
    raw`(?:dej(?:ad|a|e|en|eis|es|ar|as|ais|aran|arais)|par(?:ad|a|e|en|ar|eis)|ces(?:ad|e|en|ar)) (?:ya )?(?:de |con )(?:una vez de |estar |estarme |joder |dar la lata )*(?:me )?(?:escrib|molest|contact|spame|acos|bombarde|hostig|atosig)\w*`,
    raw`(?:dej(?:ad|a|e|en|eis|es|ar|as|ais|aran|arais|ara)|par(?:ad|a|e|en|ar|eis)|ces(?:ad|e|en|ar)) (?:ya )?de (?:una vez de |estar )*(?:mand|envi|pas)(?:ar|ando)(?:me|nos)?(?: <3>MSG| mas| cosas| nada| tanto)?`,
    raw`(?:par(?:ad|a|e|en|enle|ale|ele)|dejate de joder|cort(?:ad|a|en|ala|enla)|basta|acab(?:ad|en|a)) (?:ya )?(?:de |con )(?:tantos? |tantas? |los |las |el |la |sus |tus |vuestr[oa]s |estos |estas |esos |mandar |enviar )*MSG`,
    raw`(?:quiero|queria|quisiera|quisieramos|queremos|deseo|gustaria|necesito|como|solicito|pido|puedo|podria|para) <3>dejar de (?:recib|ten)\w+ <4>(?:MSG|esto|estas cosas|nada)`,
    raw`(?:hart[oa]s?|cansad[oa]s?|aburrid[oa]s?) (?:ya )?de (?:recibir |tantos? |tantas? |los |las |sus |tus |vuestr[oa]s |estos |que me mand\w+ |que me envi\w+ )*MSG`,
    raw`(?<=[/,] )(?:por favor |porfa |ya |y |hola |que )*(?:basta|stop|no mas|nada de|ni un|ni una|ningun|ninguna|fuera|adios|cero) (?:ya )?(?:de |a |con )?(?:mas |los |las |el |la |sus |tus |vuestr[oa]s |estos |estas )*MSG(?! (?:me|nos|ha|he|han|hay|recibid\w*|llegad\w*|en|tuyo|vuestro|todavia|aun) )(?: (?:mas|de nuevo|por favor|porfa\w*))?`,
    raw`(?:dej(?:ad|en|e|a)(?:me|nos|nme)|me dejen|me dejeis|que me dej(?:en|eis|es)) (?:ya |todos )?(?:en paz|tranquil[oa]s?)`,
    raw`no (?:me )?(?:deis|den|des|de) (?:mas )?(?:la )?(?:lata|brasa|tabarra|vara|murga)`,
    // mi número, mis contactos, vuestra lista
    raw`(?:borr|elimin|quit|saqu?|suprim|retir|bloque|olvid)\w* <2>(?:mi|este|nuestro|el) (?:numero|telefono|contacto|movil|celular|celu|tel|whatsapp|cel|num)(?: .*)?`,
    raw`(?:(?:me|nos) <2>(?:borr|elimin|quit|saqu?|sac|suprim|retir|excluy)(?:e|es|en|eis|an|ais|as|a|ar)|(?:borr|elimin|quit|saqu?|sac|baj|suprim|retir|excluy)(?:a|ad|e|en|an|ar)(?:me|nos|nme|nnos)) <2>de(?:l)? (?:sus |tus |vuestr[oa]s? |su |tu |la |el |los |las |esta |este |todas? |agenda de )*(?:lista(?:s)? de (?:difusion|envios?|correo|contactos|distribucion|MSG|clientes)|base|contactos|fichero|ficheros|registros?|sistema|difusion|cadena|grupo de wh?a\w+|MSG)(?: .*)?`,
    raw`(?:(?:me|nos) <2>(?:borr|elimin|quit|saqu?|sac)(?:e|en|eis|es|ais|as|an|ar)|(?:borr|elimin|quit|saqu?|sac)(?:a|ad|e|en|ar)(?:me|nos|nme)) de (?:su|tu|vuestra|esta|esa|sus|tus|vuestras) listas?(?! de espera)`,
    raw`(?:quit|borr|sal|elimin)\w* <2>de (?:esta|esa|vuestra|su) lista(?! de espera)`,
    raw`(?:numero|telefono|contacto) <3>[,/] <2>(?:borr|elimin|quit|bloque)\w+(?:lo|le)`,
    raw`(?:dar(?:me|nos)?|dad(?:me|nos)?|dame|denme|deme|danos|me doy|me doi|me (?:deis|den|des|de)|dar|dan|solicito|pido|quiero|tramit\w+|gestion\w+) <3>(?:de |la |una )?baja <1>(?:de |del |en |a |para )<4>(?:MSG|lista de (?:difusion|correo|contactos)|vuestra lista|su lista|esta lista|este (?:chat|numero|canal)|base de datos)`,
    raw`(?:dar|dad|den|deis) de baja (?:a |mi |este |el |nuestro )+(?:numero|telefono|contacto|movil|celular)`,
    raw`(?<=[/,] )baja (?:de |del |en |para )?(?:los |las |sus |vuestr[oa]s |la |el )*MSG`,
    raw`(?:desuscri\w+|desapunt\w+|darse de baja|desinscri\w+|(?:cancel|anul)\w+ <1>(?:suscripcion|subscripcion)) <4>MSG`,
    raw`(?:desuscribi(?:rme|me)|desuscrib(?:eme|anme|idme|ame)|des-?suscribirme)`,
    raw`(?:desactiv|silenci|quit|cancel|anul|par|elimin)(?:ad|a|en|e|ar|o|armelos|arme|adme|ame|enme) (?:ya )?(?:los |las |el |la |sus |tus |vuestr[oa]s |estos |estas |esos |todos |todas |me )+MSG(?! de (?:mi|la|el|mis|las|los) )`,
    raw`(?:revoc|retir|anul|cancel|revoq)\w* <3>(?:consentimiento|permiso|autorizacion)`,
    raw`(?:no|nunca|jamas) (?:mas )?(?:os |les |le |te )?(?:autorizo|consiento|acepto|permito) <5>(?:MSG|contact\w+|escrib\w+|mand\w+|envi\w+|datos)`,
    raw`(?:no|nunca|jamas) (?:os |les |le |te )?(?:he dado|di|dimos|doy|autorice|he autorizado|hemos dado|pedi|acepte) <3>(?:permiso|consentimiento|autorizacion|que|para|a) <5>(?:escrib|mand|envi|contact|llam|MSG)\w*`,
    raw`(?:derecho de|derecho a la|me opongo|oposicion) <5>(?:oposicion|supresion|MSG|tratamiento|comercial\w*|contact\w+|datos)`,
  ],
}

const en: Phrases = {
  messages: raw`messages?|mesages?|messeges?|massages? from you|msgs?|txts?|texts?|wh?ats?app?s?|whatsapp messages?|sms|notifications?|notifs?|reminders?|promos?|promotions?|promotional \w+|offers?|ads?|adverts?|advertising|advertisements?|marketing|spam|newsletters?|updates?|e-?mails?|communications?|broadcasts?|alerts?|mailings?`,
  silence: [
    raw`(?<!(?:i|you|we|they|to|he|she) )(?:do not|don't|dont|never) (?:text|message|contact|whatsapp)(?= [/,])`,
    raw`(?<!(?:i|you|we|they|he|she|who|why) )(?:do not|don't|dont|do nt|never|dnt) (?:ever |please |pls |even |you dare |bother |try to |bloody )*(?:message|msg|text|txt|contact|wh?ats?app|spam|pester|dm|ping|email|notify|bother|disturb|harass) (?:me|us|here|this|my (?:number|phone|cell)|again|any ?more)`,
    raw`(?<!(?:i|you|we|they|he|she|who|why) )(?:do not|don't|dont|never|dnt) (?:ever |please |pls )*(?:write|reach out|talk|get in touch|speak) (?:to |with )?(?:me|us|here|this number|again|any ?more)`,
    raw`(?<!(?:i|you|we|they|he|she|who|why) )(?:do not|don't|dont|never|dnt) (?:ever |please |pls |keep )*send(?:ing)? (?:me |us |any |more |anything |your |these |those |this |out |such |further |stupid |of )*(?:MSG|anything (?:again|else|any ?more|more)|anything|stuff|crap|more)`,
    raw`(?:don't|dont|do not|never|didn't|no longer|not) (?:really |ever |even |wish |want |wanna |need |care |like |would )+(?:to )?(?:get |receive |be (?:contacted|messaged|texted|sent|bothered)|hear |having |getting |receiving |see )(?:<5>(?:MSG|from you|from y'all|from this|again|any ?more|anything)|here|by you|on this|your \w+|anything)?`,
    raw`(?:don't|dont|do not|never|no longer|didn't) (?:really |even )?(?:want|need|like|wish for|care for|ask for|asked for|request|requested|signed up for|sign up for|subscribed to) (?:any |your |ur |u |these |those |this |more |no |further |all |the |such |of |bloody |stupid |marketing |promotional |you )*(?:MSG|to (?:text|message|contact|write)|messaging|texting|contacting)`,
    raw`(?:want|need|would like|i'd like) (?:no |zero )(?:more |further )?(?:of )?(?:your |these )?MSG`,
    raw`(?<=[/,] )(?:please |pls |plz |ok |hi |hello |and |enough |so |just )*(?:no more|no further|not one more|not another|enough(?: with| of)?(?: all)?|no(?! (?:message|text|update|reminder|offer|alert|email) )) (?:of )?(?:your |the |these |this |more |marketing |promotional |annoying |bloody |stupid |damn |sales |whatsapp |text )*MSG(?! (?:needed|necessary|required|came|arrived|from|yet|received|so|in|on|at|here|for|today|came))`,
    raw`no (?:more|further) (?:of )?(?:your |the |these |marketing |promotional |annoying |bloody |stupid |damn |sales |whatsapp |text )*(?:MSG|contact)`,
    raw`(?:not|aren't|arent) (?:allowed|welcome|supposed|authori[sz]ed) to <1>(?:contact|text|message|write|whatsapp|send)`,
    raw`no longer (?:interested in|want|wish|need|wanting) <3>MSG`,
    raw`(?:don't|dont|do not|never|no longer) (?:want|wish|like|asked?|signed up|need) to be (?:on|in|part of) (?:your |this |the |any |a |that )*(?:mailing |contact |broadcast |marketing )?(?:list|lists|database|MSG)`,
    raw`(?:do not|don't|dont) use (?:my|this) (?:number|phone|contact) (?:again|any ?more|for)`,
  ],
  leave: [
    raw`(?:stop|quit) (?:blowing up|filling up|flooding|cluttering|clogging) (?:my|our) <1>(?:phone|inbox|whatsapp|chat)`,
    raw`i'm opting out`,
    raw`(?:stop|stap|quit|cease|desist|stopp|halt|refrain from|knock off|give up) (?:the |all |bloody |fucking |constantly |please )*(?:messaging|mesaging|messageing|texting|txting|contacting|spamming|bothering|pestering|harassing|wh?ats?app?ing|msging|hassling|emailing|pinging|bugging|annoying)`,
    raw`(?:stop|quit|cease) (?:bloody |fucking )?writing (?:to )?(?:me|us|here|this number|/)`,
    raw`(?:stop|quit|cease) (?:all |bloody |fucking )?sending (?:me |us |your |the |these |those |any |more |all |this |such |so |many |out |stupid |of |promotional |marketing |unwanted |my phone |to |here )*(?:MSG|me|us|stuff|things|crap|this|these)`,
    raw`(?:stop|halt|end|cancel|cease|pause forever) (?:with |all |your |the |these |those |this |any |sending |more |my |of |whatsapp |marketing )*MSG`,
    raw`(?:want|wanna|would like|i'd like|wish|how (?:do|can|to)|can|need|like) <4>(?:stop|quit|avoid) (?:getting|receiving|seeing) <3>(?:MSG|this|these|them)`,
    raw`(?:unsubscribe|unsubcribe|unsuscribe|unsubsribe|unsub)`,
    raw`opt(?:ing)? (?:me |us |my number )?out(?: (?:of|from) <4>(?:MSG|this|these|all|everything|list|chat)| (?:please|pls|now|/|,|me))`,
    raw`(?:remove|delete|take|erase|wipe|drop|scrub|strike|get|removing) (?:me|us|my <1>(?:number|contact|phone|cell|mobile|name|details|info)|this (?:number|phone|contact)) (?:off|from|out|of|form) <1>(?:your |this |the |any |all |that |of |my )*<1>(?:mailing list|distribution list|contact list|broadcast list|marketing list|list|lists|mailing|database|contacts|system|directory|records|books|phone|whatsapp|whats app|marketing|MSG)`,
    raw`(?:remove|delete|erase|lose|forget|block|ditch|scrap|removing|deleting) (?:my|this|our) <1>(?:number|contact|cell|digits|phone number|phone|mobile)`,
    raw`(?<=/ )(?:please |pls )?(?:remove|unlist|block) me(?: please| pls| now)* /`,
    raw`take (?:my|this) number off`,
    raw`(?:turn|switch|shut) (?:off )?(?:the |these |those |your |all |my )*MSG(?: from you)? ?(?:off)?`,
    raw`(?:disable|deactivate|get rid of|get out of|get off|block) (?:the |these |those |your |all |this |my |of )*(?:MSG|list|mailing list)`,
    raw`leave (?:me|us) (?:the \w+ )?(?:alone|in peace|be)(?! with)`,
    raw`(?:be|been|get|want|wish|like|number|name|details|contact|myself|me) (?:\w+ )?(?:removed|taken|deleted|unsubscribed|wiped) (?:off|from|out of) (?:your |this |the |any |all |that |of )*(?:mailing list|distribution list|contact list|broadcast list|marketing list|list|lists|mailing|database|contacts|system|directory|records|MSG)`,
    raw`(?:get|want) (?:out of|off|out) (?:of )?(?:your |this |the )*(?:\w+ )?(?:list|MSG)`,
    raw`(?:number|contact) <4>[,/] <2>(?:remove|delete|erase|lose|forget) it`,
    raw`(?:stop|avoid) (?:getting|receiving) (?:these|this|them)`,
    raw`(?:withdraw|withdrawing|revoke|revoking|retract|rescind|cancel|cancelling|remove) (?:\w+ )?(?:consent|permission|authori[sz]ation|opt in)`,
    raw`(?:don't|dont|do not|didn't|didnt|did not|never|no longer|not) (?:\w+ )?(?:consent|consented|gave|give|given|agree|agreed|authori[sz]ed?) (?:<1>(?:permission|consent) )?<3>(?:contact\w*|messag\w*|text\w*|receiv\w*|MSG|mailed)`,
    raw`(?:sick|tired|fed up|had enough) (?:and tired )?(?:of|with) (?:all |your |the |these |getting |receiving |this |constant )*MSG`,
  ],
}

const pt: Phrases = {
  messages: raw`mensagem|mensagens|mensagen|menssagens?|msgs?|msm?gs?|zaps?|zapzap|wh?ats?app?s?|whats|wpp|avisos?|notificac(?:ao|oes)|lembretes?|propagandas?|publicidades?|promos?|promoc(?:ao|oes)|ofertas?|anuncios?|newsletters?|spams?|sms|comunicac(?:ao|oes)|comunicados?|divulgac(?:ao|oes)|marketing|e-?mails?|alertas?`,
  silence: [
    raw`(?<!(?:voce|voces|vc|vcs|ele|ela|eu|ces|ninguem|porque|por que) )(?:nao|n|nunca|jamais) (?:mais )?(?:me |nos )?(?:escrev(?:am|a|as|e|er)|mand(?:em|e|es|a|ar)|envi(?:em|e|es|a|ar)|contat(?:em|e|es|a|ar)|contact(?:em|e|es|a|ar)|incomod(?:em|e|es|a|ar)|perturb(?:em|e|es|a|ar)|chate(?:iem|ie|ies|ia|ar)|cham(?:em|e|es|a|ar)|procur(?:em|e|es|a|ar)|(?:mand|envi|contact|contat|escrev)(?:arem|erem)) (?:me |nos )?(?:mais|nunca mais|jamais)(?! (?:gente|pessoas|ninguem|alguem|convidados|cedo|tarde|um pouco|barato|caro))`,
    raw`(?<!(?:voce|voces|vc|vcs|ele|ela|eu|ces) )(?:nao|n|nunca mais) (?:me |nos |voltem a |volte a |voltes a )*(?:contat|contact|incomod|perturb)(?:em|e|es|ar|ar me)`,
    raw`(?:nao|n) (?:me |nos )?(?:escrev(?:am|a|as|er)) ?(?:me|nos|para mim|pra mim|aqui|por aqui|para (?:este|aqui))`,
    raw`nao (?:voltem|volte|voltes|tornem) a (?:me )?(?:escrev|mand|envi|contat|contact|incomod|cham)\w*`,
    raw`(?:nao|n|nunca) (?:mais )?(?:me |nos )?(?:mand|envi)(?:em|e|es|a|ar)(?: me)? (?:mais )?(?:nada mais|nada|(?:as |os |suas |seus |vossas |essas |esses |nenhuma |nenhum |outra |mais )*MSG)`,
    raw`(?:nao|n|ja nao) (?:\w+ )?(?:quero|queremos|queria|desejo|gostaria|gostava|pretendo|preciso) (?:mais |de |que |me |voltar a |continuar a )*(?:receb(?:er|am|endo)|(?:me |nos )?(?:mand|envi|contat|contact|incomod|escrev|cham|ligu)(?:em|es|e|am)) (?:\w+ ){0,4}(?:MSG|nada(?: mais| de| d)|mais)`,
    raw`(?:nao|n) (?:\w+ )?(?:quero|desejo|gostaria|gostava|aceito) (?:mais |de |que )*(?:ser |voltem a me |voltem a )?(?:me )?(?:contactad|contatad|incomodad|perturbad|contactem|contatem|incomodem|perturbem|escrevam)\w*`,
    raw`(?:gostaria|gostava|queria|prefiro|preferia|quero|peco|pedi|peço|favor|agradeco|agradecia) <4>nao (?:me |nos )?(?:receb\w+ <3>MSG|(?:mand|envi)\w+ <2>(?:MSG|nada|mais)|(?:escrev|contact|contat|incomod)\w+)`,
    raw`(?<=[/,] )sem (?:mais )?(?:propaganda|publicidade|spam|promo\w*|marketing)s?`,
    raw`(?:nao|n|ja nao) (?:quero|queremos|desejo|aceito) (?:mais |nenhuma |nenhum |receber |as |os |suas |seus |vossas |vossos |essas |esses |estas |tantas )*(?:MSG|contato|contacto)`,
    raw`nao (?:quero|desejo) (?:mais )?(?:saber|ouvir falar) (?:mais )?(?:nada )?(?:de|d)`,
    raw`(?:para|pra|como) <2>nao <1>receber <1>(?:mais )?<3>MSG`,
  ],
  leave: [
    raw`(?:par(?:a|e|em|es|ar|a ai)|deix(?:a|e|em|es|ar)|cess(?:e|em|ar)) (?:ja |logo |agora |por favor )?(?:de |com )(?:me |nos |ficar me |ficar |vez de )*(?:escrev|mand|envi|contat|contact|incomod|perturb|chate|spam|ench|chamar|ligar e mandar)\w*`,
    raw`(?:par(?:a|e|em|ar)|cheg(?:a|uem)|basta|acab(?:em|a)|stop|nada|chega ja|sem mais|fim|nenhuma|nem mais uma|zero) (?:ja )?(?:de |com |das |dos |as |os |da |a )?(?:tantas |tanta |mais |as |os |essas |esses |suas |vossas |mandar |receber )*MSG`,
    raw`(?:quero|queria|gostaria|gostava|desejo|como|preciso|posso|favor|pretendo) <3>(?:deixar|parar) de receber <3>(?:MSG|isso|isto)`,
    raw`(?:fart[oa]|cansad[oa]|cansei|chei[oa]|nao aguento mais) (?:ja )?(?:de )?(?:receber |tantas |tanta |essas |vossas |suas |as |das )*MSG`,
    raw`(?:me deix(?:a|e|em)|deix(?:a|e|em|ai)(?: me)?|deixem nos) (?:em paz|sossegad[oa]|quiet[oa])`,
    raw`(?:apag|remov|tir|retir|exclu|elimin|delet|bloque|esque|risc|bloquei)\w* <1>(?:o |os )?(?:meu|este|esse|nosso) <1>(?:numero|contato|contacto|telefone|tel|telemovel|zap|whatsapp|whats|celular|cel|num)(?: .*)?`,
    raw`(?:apag|remov|tir|retir|exclu|elimin|delet|risc)\w* <1>(?:me|nos|eu|a gente)? ?<1>(?:d[aeo]s?|dess[ae]s?|dest[ae]s?|dai d[aeo]|n[ao]) (?:sua |vossa |suas |vossas |seu |vosso |seus |vossos |tua |todas as |minha )*(?:lista de (?:contatos|contactos|transmissao|difusao|envio|emails?|distribuicao|MSG)|lista(?! de espera)|listas|base|contatos|contactos|cadastro|sistema|mailing|agenda de contatos|grupo d[eo] wh\w+|MSG)(?! de espera)`,
    raw`(?:descadastr\w+|desinscrev\w+|dessubscrev\w+|desubscrev\w+|desassin\w+) ?<4>`,
    raw`(?:cancel|anul)\w* <2>(?:inscricao|subscricao|assinatura|registo|cadastro|registro|envio) <3>MSG`,
    raw`(?:cancel|desativ|deslig|suspend|desactiv|remov|par|silenci)(?:a|e|em|ar|o|am) (?:as |os |essas |esses |estas |todas |suas |vossas |de |meus |o envio de |o envio das )*MSG`,
    raw`(?:sair|saio|sai|quero sair) (?:d[ae]s?|dess[ae]s?|dest[ae]s?|d[ae] vossa|d[ae] sua) <1>(?:lista(?! de espera)|MSG)`,
    raw`dar baixa <2>(?:MSG|numero|contato|contacto)`,
    raw`(?:revog|retir|cancel|anul|remov)\w* <3>(?:consentimento|autorizacao|permissao)`,
    raw`nao (?:\w+ )?(?:autorizo|consinto|permito|dou autorizacao|dou permissao|aceito) <5>(?:MSG|contat\w+|contact\w+|mand\w+|envi\w+|dados|escrev\w+|uso)`,
    raw`(?:nunca|nao|jamais) (?:vos |lhes |lhe )?(?:autorizei|dei|permiti|pedi|aceitei) <5>(?:mand|envi|contat|contact|escrev|MSG)\w*`,
    raw`(?:nao|nunca) (?:dou|dei) (?:o )?(?:meu )?(?:consentimento|autorizacao|permissao)`,
    raw`(?:me oponho|oponho me|direito de oposicao|direito ao esquecimento) ?<5>`,
  ],
}

const fr: Phrases = {
  messages: raw`messages?|msgs?|textos?|sms|pubs?|publicites?|notifs?|notifications?|rappels?|promos?|promotions?|offres?|newsletters?|infolettres?|spams?|pourriels?|e-?mails?|courriels?|wh?ats?app?s?|communications?|relances?|alertes?|sollicitations?|demarchage|marketing|demarches? commerciales?|annonces?`,
  silence: [
    raw`(?<!(?:vous|tu|ils|on|il|elle|pourquoi) (?:ne )?)(?:ne )?(?:n'|m'|me |nous )?(?:ecri(?:vez|s|re)|contact(?:ez|e|es|er)|text(?:ez|e|er)|derang(?:ez|e|er)|spamm?(?:ez|e|er)|sollicit(?:ez|e|er)|relanc(?:ez|e|er)|harcel(?:ez|e|er)|(?:embet|achal|tann|goss|importun|emmerd|saoul|soul|ennuy)(?:ez|e|er)|recontact(?:ez|e|er)|parl(?:ez|e)) (?:moi |nous |pas )?(?:plus|jamais)`,
    raw`ne (?:plus|pas|jamais) (?:jamais )?(?:me |nous |m'|etre )?(?:m'ecrire|m'envoyer|contact\w*|ecrire|envoyer|texter|derange\w*|relance\w*|sollicite\w*|demarche\w*|recontacte\w*|deranger)`,
    raw`plus (?:jamais )?(?:me contacter|m'ecrire|m'envoyer <3>MSG|nous contacter|me solliciter|me relancer|me deranger)`,
    raw`(?<!(?:vous|tu|pourquoi) (?:ne )?)(?:ne )?(?:me |m'|nous |n')?(?:contactez|contacte|derangez|harcelez|spammez|sollicitez) (?:pas|plus)`,
    raw`(?<!(?:vous|tu|pourquoi) (?:ne )?)ne (?:m'ecrivez|m'ecris|nous ecrivez) pas`,
    raw`(?<!(?:vous|tu|pourquoi) (?:ne )?)(?:ne )?(?:m'|me |nous |n')?(?:m'envoyez|m'envoie|envoyez|envoie|n'envoyez|n'envoie|envoyer|m'envoyer) (?:moi |nous )?(?:plus|pas|jamais) (?:rien|(?:de |d'|vos |ces |aucun |aucune |votre |jamais |plus )*MSG)`,
    raw`ne plus (?:jamais )?(?:recevoir|avoir|etre|figurer|apparaitre|voir) ?<5>(?:MSG|contacte\w*|rien|fichiers?|listes?|derange\w*|sollicite\w*|ca)`,
    raw`(?:veux|veut|voulons|souhaite|souhaitons|desire|voudrais|aimerais|j'veux) (?:plus|pas|ne plus|n'|ne pas) (?:jamais |plus )?(?:recevoir |avoir |etre |que vous |qu'on |de |d'|vos |ces |aucun |aucune |tous |toutes |votre )*(?:MSG|contacte\w*|rien|vos nouvelles|nouvelles|sollicite\w*|m'ecri\w+|me contact\w+|m'envo\w+)`,
    raw`(?<=[/,] )(?:svp |merci |s'il vous plait |stp |ok |bonjour |alors |et |bon )*(?:plus|pas|zero|aucune?|assez|finis?) (?:aucune? |jamais )?(?:de |d'|des |vos |ces |les )*MSG(?! (?:de (?:votre|ta|sa) part|recu\w*|pour|sur|encore|que|arrive\w*|ici|la|a ce) )`,
    raw`(?<!(?:avez|avais|aviez|as|a|ai|ont|y'a|reste|recois|fait|faites|faut|sont|est|pas) )plus (?:aucune? |jamais de |de )(?:vos |ces )?MSG`,
  ],
  leave: [
    raw`(?<!(?:avez|ai|a|ont|as|avoir|j'ai|m'a|aviez|n'|on) )(?:(?:d')?arret(?:ez|e|er|es|ons)|cess(?:ez|e|er|es)|stopp?(?:ez|e|er)?|finissez) (?!pas)(?:svp |merci |donc |un peu |tout de suite |immediatement |s'il vous plait )?(?:de |d')?(?:me |m'|nous |tout )?(?:m'ecrire|m'envoyer|d'ecrire|d'envoyer|ecrire|envoyer|contacter|spammer|harceler|texter|deranger|relancer|solliciter|demarcher|bombarder|embeter|emmerder|nous ecrire|m'embeter|m'ennuyer|m'importuner)`,
    raw`(?:d')?(?:arret|cess|stopp?|coup|desactiv|annul|suspend|supprim|enlev)(?:ez|e|er|es|ons)? (?!pas)(?:tout envoi|tous les envois|(?:avec |aux? |a |tous? |toutes? |l'envoi |les |des |de |vos |ces |cette |ce |mes |la |le |d')*MSG)`,
    raw`stop (?:aux? |a |les |vos |la |aux )?MSG`,
    raw`(?:arreter|cesser|eviter) de recevoir <3>MSG`,
    raw`(?:desabonn\w*|desabonnement|me desabonner|desinscri\w* <5>(?:MSG|listes?|numero|fichiers?|envois?)|desinscri\w* moi)`,
    raw`(?:supprim|effac|retir|enlev|ray|bloqu|oubli|vir|sort|degag|jet)\w* <2>(?:mon|ce|notre) <1>(?:numero|contact|tel|telephone|cell\w*|portable|num|06|07)(?: .*)?`,
    raw`(?:(?:supprim|effac|retir|enlev|ray|vir|sort|ot)(?:ez|e|er|es)? (?:moi|nous)|(?:me|m'|nous) ?(?:supprimer|effacer|retirer|enlever|rayer|virer|sortir|oter)|m'(?:enlever|effacer|oter|enlevez|effacez)) <1>(?:svp |s'il vous plait )?(?:de|du|des) (?:la |les |votre |vos |cette |ce |toutes |tous |ta |tes |l')*(?:liste de (?:diffusion|contacts|distribution|MSG)|liste d'envoi|(?:votre |vos |cette )?listes?(?! d'attente)|fichiers?|base|contacts|repertoire|systeme|registres?|mailing|MSG)`,
    raw`(?:lache|lachez|foutez|fichez|laissez|laisse|foute?s?|fiche)(?: |-)(?:moi|nous) ?(?:tranquilles?|la paix|en paix|les baskets|la grappe|/|,|avec <3>MSG)`,
    raw`refuse <3>(?:recevoir|MSG|contact\w*|demarche\w*) ?<3>`,
    raw`numero <3>[,/] <2>(?:supprimez|effacez|retirez|enlevez|oubliez) le`,
    raw`(?:retire|retirer|revoque|revoquer|annule|annuler|retirons|reprends) <2>(?:consentement|autorisation|accord|permission)`,
    raw`(?:n'|ne |j')?(?:autorise|consens|n'autorise|j'autorise|donne|n'accepte|accepte) (?:pas|plus) <5>(?:MSG|contact\w*|ecri\w*|m'ecri\w*|envoy\w*|demarch\w*|utilis\w*)`,
    raw`(?:n'ai|j'ai|ai) (?:jamais|pas) (?:donne|autorise|accepte|consenti|demande) <5>(?:MSG|contact\w*|ecri\w*|m'ecri\w*|envoy\w*|m'envoy\w*|demarch\w*|recevoir)`,
    raw`(?:m'oppose|je m'oppose|droit d'opposition|droit a l'oubli)`,
    raw`(?:marre|ras le bol|assez|ecoeure\w*|fatigue\w*|soule\w*|tanne\w*|ecoeurant) (?:de |d'|par )(?:recevoir |tous |toutes |vos |ces |tant de |vos putains de )*MSG`,
  ],
}

const de: Phrases = {
  messages: raw`nachricht(?:en|n)?|mitteilungen|sms|wh?ats?app?s?|whatsapp\w*|werbung|werbe\w+|newsletters?|benachrichtigungen|erinnerungen|angebote?n?|promos?|infos|info\w*mails?|spam|e?-?mails?|texte|push\w*|rundmails?|rundschreiben|kontaktaufnahmen?|kontaktversuche|aktionen|marketing\w*|meldungen`,
  silence: [
    raw`(?<!(?:ihr|sie|du|warum|wieso|er|ich|wir|weshalb) )(?:schri?i?e?i?b(?:en|t|e|ts|ed)?|texte?t?|kontaktier(?:en|t|e)?|belastig(?:en|t|e)?|nerv(?:en|t|e)?|stor(?:en|t|e)?|bemuh\w*|behellig\w*|meld(?:et|e|en)?) <4>(?:nicht|nie|NIMMER) ?<1>(?:mehr|wieder|hin|an)?`,
    raw`(?:nicht|nie|NIMMER|ned) (?:mehr|wieder|weiter) (?:hier |mir |uns |an mich |bei mir |per whatsapp |von (?:euch|ihnen) )*(?:schreiben|kontaktier\w*|anschreiben|angeschrieben|texten|belastig\w*|gestort|storen|nerven|melden|zu schreiben|anzuschreiben|zu kontaktieren|hinschreiben)`,
    raw`(?:nicht|nie|nimmer|ned) (?:mehr |wieder |weiter |von euch |von ihnen )*(?:kontaktiert|angeschrieben|belastigt|beworben)`,
    raw`(?:schick|send|schreib)(?:en|t|e|et)? <3>(?:nichts|nix|keine?n?) (?:mehr|weiter\w*|<2>MSG)`,
    raw`(?:nichts|nix) mehr (?:von (?:euch|ihnen|dir) )?(?:schicken|senden|schreiben|zusenden|bekommen|erhalten|horen|wissen)`,
    raw`(?:will|mochte|moechte|wollen|wunsche|brauche|mag|verlange|wollte|wunschen|bitte) <4>(?:keine?n?|nie) (?:mehr |weitere?n? |eure?n? |ihre?n? |solche?n? |diese?n? |derartige?n? |einzige )*<1>MSG`,
    raw`(?<=[/,] )(?:bitte |also |und |hallo |ab sofort |ab jetzt |in zukunft |kunftig )*keine?n? (?:mehr |weitere?n? |eure?n? |solche?n? |diese?n? |nervige?n? )*MSG(?! (?:mehr )?(?:bekommen|erhalten|gekriegt|gefunden|da|gekommen|angekommen|gesehen|notig|auf|am|drauf|vorhanden|frei) )`,
    raw`(?<!(?:bekomm|bekam|erhalt|erhielt|krieg|komm|kam|empfang|gib|hab|hatt|seh|sind|ist|geh|find|lauf|mach|schick|biete)\w* <4>)keine?n? <2>MSG <4>(?:mehr|mer)`,
    raw`(?:will|mochte|moechte|wunsche|wollen) nicht , dass <5>(?:schreib\w*|kontaktier\w*|schick\w*|send\w*)`,
    raw`(?:nie wieder|nie mehr|niemals mehr) (?:eine |so eine |solche )?MSG`,
    raw`(?:diese|eure|ihre|solche|die) MSG <3>nicht(?: mehr)? (?:haben|bekommen|erhalten|kriegen)`,
  ],
  leave: [
    raw`loschung <2>(?:meiner|dieser|unserer) <1>(?:nummer|handynummer|telefonnummer|kontaktdaten|rufnummer)`,
    raw`(?:hor(?:t|en|e|s|ts)?|hoer(?:t|en|e)?) (?:sie |ihr |bitte |endlich |mal |jetzt |doch |sofort )*auf <6>(?:schreiben|schicken|senden|kontaktieren|nerven|belastigen|spammen|anzuschreiben|zuzutexten|storen|texten|zuzuschicken|zuzusenden|MSG)`,
    raw`(?:aufhoren|aufzuhoren|aufhort|aufhoeren) <6>(?:schreiben|schicken|senden|kontaktieren|nerven|belastigen|spammen|anzuschreiben|storen|texten|MSG)`,
    raw`(?:schreiben|MSG|schickerei|geschreibe) (?:sofort |bitte |endlich )*(?:aufhoren|unterlassen|zu unterlassen)`,
    raw`(?:stopp?t?|stoppen|beende\w*|schluss|unterlass\w*|unterlasst|stellt|stellen|genug|ende) (?:sie |bitte |endlich |jetzt |mit |mir |von |die |den |der |das |diese?n? |eure?n? |ihre?n? |alle |sofort |weitere |dem )*MSG`,
    raw`(?:lass|lasst|lassen|loss|lossts) (?:sie )?(?:mi|mich|uns|me) <6>(?:in )?(?:ruhe|ruh|frieden|zufrieden)`,
    raw`(?:von |vom |aus |die |der |den |dem |diese?n? |eure?n?|ihre?n?|alle )*<1>(?:MSG|verteiler|mailingliste|kontaktliste|(?:eurer|ihrer|dieser|von der|deiner) liste) <4>(?:abmelden|abbestellen|austragen|abgemeldet|abmeldung|deaktivieren|abstellen|ausschalten|stoppen|einstellen|kundigen|abzumelden|abzubestellen|loswerden|entfernen|streichen|loschen|genommen|nehmen|los)`,
    raw`(?:abmelden|abmeldung|austragen|abbestellung|abbestellen|austragung|raus) (?:von |vom |aus |der |den |dem |diese?n? |eure[nrm]? |ihre[nrm]? |ganzen |des )*(?:MSG|verteiler|mailingliste|liste)`,
    raw`(?:meld|trag|bestell|stell|schalt)(?:e|en|et|t|ts)? <5>(?:MSG|verteiler|mailingliste|(?:eurer|ihrer|dieser) liste) <2>(?:ab|aus|ein)`,
    raw`(?:meld|trag)(?:e|en|et|t)? <3>(?:mich|uns) <2>(?:ab|aus) <3>(?:MSG|verteiler|mailingliste)`,
    raw`(?:losch|entfern|streich|nehm|nimm|sperr|blockier|vergiss|vergess|loesch|werf)\w* <2>(?:meine?|diese|unsere) <1>(?:nummer|handynummer|telefonnummer|rufnummer|handy|kontakt|kontaktdaten|telnr|nr)(?: .*)?`,
    raw`(?:meine?|diese) (?:nummer|handynummer|telefonnummer|rufnummer|kontaktdaten|kontakt) <5>(?:loschen|entfernen|streichen|sperren|blockieren|vergessen|zu loschen|rausnehmen)`,
    raw`(?:losch|entfern|streich|nehm|nimm|werf|loesch|schmeiss)\w* <2>(?:mich|uns) <3>(?:verteiler|(?:eurer|ihrer|dieser|deiner) liste|mailingliste|kontaktliste|kontakten|datenbank|system|kartei|adressbuch|MSG)`,
    raw`(?<=[/,] )(?:bitte )?(?:tragen sie|tragt|trag) (?:mich|uns) (?:bitte )?aus(?= /)`,
    raw`(?:verschon|bewahr)\w* <3>(?:MSG)`,
    raw`(?:werde|kriege|krieg|bekomme|bring\w*) <2>MSG <1>(?:los|weg|abbestellt)`,
    raw`(?:mich|uns) <3>(?:verteiler|(?:eurer|ihrer|dieser) liste|mailingliste|kontaktliste|kontakten|datenbank|system|kartei|adressbuch|MSG) <3>(?:loschen|entfernen|streichen|nehmen|austragen|rausnehmen|werfen)`,
    raw`(?:einwilligung|zustimmung|einverstandnis|erlaubnis|genehmigung) <5>(?:widerruf\w*|zuruck\w*|entzieh\w*|wiederruf\w*|widerrufen)`,
    raw`(?:widerruf\w*|wiederruf\w*|entzieh\w*|ziehe) <5>(?:einwilligung|zustimmung|einverstandnis|erlaubnis|dsgvo|genehmigung)`,
    raw`(?:widerspreche|widersprechen|widerspruch) <6>(?:nutzung|verarbeitung|kontakt\w*|MSG|zusendung|daten|verwendung)`,
    raw`(?:keine|nie|nicht|niemals) (?:\w+ )?(?:einwilligung|erlaubnis|zustimmung|zugestimmt|eingewilligt|genehmigung|einverstanden) <5>(?:schreib\w*|MSG|kontakt\w*|gegeben|erteilt|schick\w*)`,
    raw`(?:genug|satt|schnauze voll|nase voll) (?:von |mit )?(?:den |diesen |eure[nr]? |ihre[nr]? )*MSG`,
    raw`(?:MSG) <2>(?:satt|reicht|reichen|nerven|nervt)(?: <3>(?:aufhoren|schluss))?`,
  ],
}

const WANT =
  "(?:quiero|kiero|qiero|queremos|quisiera|querria|deseo|deseamos|necesito|acepto|me interesa|me gustaria|gustaria)"
const NIMMER = "(?:nimmer|nimma|nimme|nume|numme|numm|nemme|nie)"

const compile =
  (messages: string) =>
  (wish: Wish) =>
  (pattern: string): { readonly wish: Wish; readonly pattern: RegExp } => ({
    wish,
    pattern: new RegExp(
      `(?<= )(?:${pattern
        .replaceAll("WANT", WANT)
        .replaceAll("NIMMER", NIMMER)
        .replaceAll("MSG", `(?:${messages})`)
        .replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})(?= )`,
    ),
  })

const compiled = ({ messages, silence, leave }: Phrases) => {
  const make = compile(messages)
  return {
    messages: new RegExp(`(?<= )(?:${messages})(?= )`),
    requests: [...silence.map(make("silence")), ...leave.map(make("leave"))],
  }
}

/** Requests to be written to no more, by language; the first that matches names the language. */
export const REQUESTS: Readonly<Record<Language, ReturnType<typeof compiled>>> = {
  es: compiled(es),
  en: compiled(en),
  pt: compiled(pt),
  fr: compiled(fr),
  de: compiled(de),
}
