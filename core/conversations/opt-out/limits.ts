/** A wish about when: "not before 9", "not at night". Someone who says so still wants to be written to. */
const TIME = new RegExp(
  `(?<= )(?:${[
    // es
    "antes de las?|despues de las?|a partir de las?|por (?:la|las) (?:noches?|mananas?|tardes?)|de (?:noche|madrugada)|de la (?:noche|madrugada|manana)|a estas horas|tan (?:tarde|temprano|pronto)|tan seguido|tan a menudo|tantas veces|hoy|manana|esta (?:noche|tarde|semana|manana)|(?:los|el|este) (?:fines?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|finde)|en (?:horario|horas?|domingos?|festivos|fin de semana)|en (?:el|mi) trabajo|mientras|hasta (?:que|las?|el|manana|la|nuevo)|durante|entre semana|al (?:correo|mail|e-?mail|fijo)|(?:los )?findes?|de momento|por ahora|ahora mismo|por hoy|entre las|fuera de|cuando (?:este|estoy|trabaj\\w+|duerm\\w+)|a la hora de|en vacaciones|dentro de",
    // en
    "before \\d\\w*|before (?:noon|nine|ten|eight|seven|work|breakfast|i)|after \\d\\w*|after (?:hours|work|dark|nine|ten|eight|midnight)|at (?:night|this hour|work|the weekend|weekends|\\d\\w*|lunch|dinner|midnight)|(?:so|this|too) (?:late|early|often)|early|late(?! (?:wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister|partner|gran\\w*)(?:'s)? )|in the (?:mornings?|evenings?|afternoons?|night|middle of)|today|tonight|tomorrow|until|till?|for now|right now|at the moment|this (?:week|morning|evening|afternoon|weekend|month)|(?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|holidays?)|to my (?:e-?mail|mail|landline)|during|while|when i'm|when i am|for a (?:few|couple|bit|while)|between|outside|(?<! (?:bother|pester|harass|spam|annoy|bug)\\w* (?:[^ /?]+ ){0,4})every (?:hour|day|five|ten|\\d+)|overnight",
    // pt
    "antes d[aeo]s?|depois d[aeo]s?|a partir das?|[ad]e noite|a noite|de madrugada|de manha|de manha cedo|a essa hora|a esta hora|a estas horas|essas horas|tao (?:tarde|cedo)|hoje|amanha|aos? (?:domingos?|sabados?|fins? de semana|fds)|no (?:fim|final|domingo|fds|feriado)|no horario|enquanto|ate (?:que|as?|o|amanha|segunda)|durante|por enquanto|por agora|agora nao|nesse horario|(?:no|pro|para o) (?:meu )?e-?mail|no trabalho|fora d[eo]|quando (?:estou|eu)",
    // fr
    "avant (?:\\d\\w*|midi|le|la|neuf|dix|huit)|apres (?:\\d\\w*|midi|le|la|vingt|dix)|la nuit|le (?:soir|matin|midi|dimanche|samedi|lundi|mardi|mercredi|jeudi|vendredi|week|weekend)|les? (?:week|weekends?|dimanches?|soirs?|matins?)|ce (?:soir|matin|week)|a cette heure|aussi (?:tard|tot|souvent)|si (?:tard|tot|souvent)|tard|aujourd'hui|demain|au (?:bureau|travail)|sur mon (?:mail|e-?mail|courriel|fixe)|pendant|jusqu'\\w+|tant que|pour (?:l'instant|le moment|aujourd'hui)|entre \\d\\w*|en dehors|quand je|cette semaine",
    // de
    "vor (?:\\d+|neun|zehn|acht|sieben|dem|mittag)|nach (?:\\d+|zehn|neun|acht|zwanzig|feierabend)|ab (?:\\d+|zehn|neun) uhr|nachts|abends|morgens|am (?:abend|wochenende|morgen|sonntag|samstag|montag|dienstag|mittwoch|donnerstag|freitag|vormittag|nachmittag)|in der (?:nacht|fruh|arbeit|mittagspause)|an meine e-?mail|an meine mail|so (?:spat|fruh|oft|spaet|frueh)|um diese uhrzeit|heute|morgen|wahrend|waehrend|bis (?:\\d+|morgen|montag|zum|ich)|solange|vorerst|im moment|momentan|grad|gerade|zwischen|sonntags|samstags|mitten in|diese woche|im urlaub|(?:auf|bei) (?:der )?arbeit|zu dieser zeit",
  ].join("|")})(?= )`,
)

/** "The same message twice" complains of the second; "I told you twice" does not. */
const TWICE =
  /(?<= )(?<! (?:dich[oa]s?|dije|digo|pedido|pedi|pedimos|repetido|told|asked|said|disse|dito|demande|dit|gesagt|gebeten) (?:ya |ja |already |schon )?)(?:(?:dos|tres) veces(?! que)|por duplicado|twice(?! to)|in duplicate|duas vezes(?! que)|em duplicado|deux fois|en double|doppelt|zweimal)(?= )/

/** "for good" overrules a time: "stop writing to me from today, for good". */
const FOR_GOOD =
  /(?<= )(?:for good|forever|permanently|ever again|nunca mas|para siempre|definitiva\w*|desde hoy|a partir de hoje|desde hoje|doravante|a partir de hoy|desde ya|from today|from now on|nie wieder|fur immer|ab heute|ab sofort|plus jamais|des aujourd'hui|pour toujours|a partir d'aujourd'hui|de uma vez|para sempre|nunca mais|a partir de agora)(?= )/

/** Another way to be reached, asked for at the head of a clause. */
const CHANNEL = new RegExp(
  `(?<=[/,?] )(?:${[
    "(?:mejor |solo |sino |si eso |pero |por favor |porfa |prefiero que |y |o |que |si acaso |en su lugar |tu |usted )*(?:llam(?:a|e|ad|en|ar)(?:me|nme|nos)|llamenme|escrib(?:e|id|a|an)me|mand(?:a|ad|e|en)me|envi(?:a|ad|e|en)me|contact(?:a|ad|e|en)me|avis(?:a|ad|e|en)me|me llam(?:eis|as|an|en|es)|us(?:a|ad|e|en) |hablad con|habla con|hablen con)(?! mas)",
    "(?:mejor|prefiero|solo|sino|pero) <3>(?:por (?:aqui|correo|mail|email|e-?mail|telefono|llamada|sms|carta|whatsapp|escrito|chat)|correo|llamada|telefono|mail|email|whatsapp|escribir\\w*|texto|mensajes?)",
    "(?:just |please |pls )*(?:ring the|knock|come)|(?:just |please |pls |better |but |and |rather |so |instead |only |maybe )*(?:call|ring|phone|e-?mail|dm|text|message|write(?: to)?|wh?ats?app|post|contact|reach) (?:me|us|my (?:wife|husband|secretary|other|new|assistant|work|partner))",
    "(?:i |i'd |would |much )*prefer(?= )(?! (?:not|never|no) )|(?:just |please )*use (?:my|the|this)|(?:by|via) (?:e-?mail|phone|post|letter|text|sms)",
    "(?:a |text|texting|texts|a text|calls?|calling|e-?mail|mail|writing|message|messages|whatsapp|phone|chat) (?:is|are|works?|would be) <1>(?:better|easier|best|fine|preferred|nicer|ok)",
    "(?:mas |e |so |por favor |melhor |prefiro que |pode |me |podem |se precisar |antes |e so )*(?:lig(?:a|ue|uem|ar|uem)(?: (?:me|pra|para|so))?|mand(?:a|e|em|ar) (?:mensagem|um|e-?mail|msg|msgs|uma|por|so|pelo|no)|escrev(?:a|e|am|er)(?: (?:me|por|pra|so))?|cham(?:a|e|em) no|envi(?:a|e|em) (?:um|e-?mail|por|uma)|us(?:a|e|em) o|contact(?:a|e|em) (?:me|o))(?: .{0,40})?(?= )",
    "(?:melhor|prefiro|so|mas|de preferencia) <3>(?:por (?:aqui|e-?mail|telefone|sms|chat|whatsapp|mensagem|escrito)|mensagem|e-?mail|telefone|ligacao|liga\\w*|zap)",
    "(?:mais |et |svp |plutot |seulement |juste |mieux vaut )*(?:appel(?:ez|le)|ecri(?:vez|s)|envoy(?:ez|e|ez)|contactez|textez|texte|passez|joignez|telephonez|preferez|utilisez) (?:moi|nous|un|par|plutot|mon|ma|le|sur|celui|celle)(?! plus| pas)",
    "(?:je |j' )*prefere(?= )|(?:plutot|seulement|mais|juste) (?:par|un|une|le|sur) <1>(?:mail|e-?mail|courriel|telephone|sms|appel|texto|whatsapp|message)",
    "(?:bitte |sondern |nur |aber |besser |und |ich |mir |mich )*(?:lieber|stattdessen|besser|rufen? |ruft |ruf |per (?:mail|e-?mail|telefon|post|sms|anruf)|mailen?|nutzt?|nutzen|verwendet)",
  ]
    .join("|")
    .replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})`,
)
const CHANNEL_ANYWHERE =
  /(?<= )(?:lieber (?:schreib\w*|anruf\w*|telefon\w*|mail\w*|per|mit)|besser (?:schreib\w*|anrufen|per)|stattdessen|(?:escrib|llam|mand|contact)\w* al? (?:numero )?(?:del? )?(?:mi|mis)|(?:text|call|write to|message|contact|ring|(?:messages?|texts?) to) (?:my(?! (?:number|phone))|her|his)|(?:escrev|mand|lig|cham)\w* (?:mensag\w+ |msgs? )?(?:para|pra|pro) (?:o |a )?(?:meu|minha)|(?:ecri|appel|contact)\w* (?:a |sur )?(?:mon|ma)|messages? a (?:mon|ma)(?! (?:numero|tel))|(?:schick|send|schreib)\w* (?:meine[mrn]|unsere[mrn]) (?!nummer|handy)\w+|(?:call|text|email|write|message|phone) (?:me )?instead|in (?:english|spanish|french|german|portuguese)|en (?:ingles|espanol|frances|aleman|portugues|anglais|espagnol|francais|allemand|mayusculas|majuscules)|em (?:ingles|espanhol|frances|alemao|maiusculas)|auf (?:englisch|deutsch|spanisch|franzosisch))(?= )/

/** A number that changed is not a wish for silence. */
const OTHER_NUMBER =
  /(?<= )(?<! (?:this is my|es mi|e o meu|c'est mon|ist mein|ist meine) )(?:l')?(?:otr[oa]s?|other|outros?|autres?|andere?\w*|new|nuevo|novo|nouveau|neue?\w*|work|old|viejo|antiguo|antigo|velho|alte\w*|ancien) (?:numeros?|numbers?|num|telefono|phone|nummer|handy\w*|movil|telemovel|telefone|e-?mail|mail|one)(?= )|(?<= )(?:numero|contacto|telefono|telefone|movil) (?:viejo|antiguo|antigo|anterior|velho)(?= )|(?<= )(?:el|the|die|o|le) (?:nuevo|new one|neue|novo|nouveau) (?:es|is|ist|e|est)(?= )/

/** What a question must hold to be a request and no complaint: "can you", "könnt ihr". */
const ASKED =
  /(?<= )(?:how many times|veces|vezes|fois|wie oft|can|could|would|will|pls|please|how|want|pued\w+|podri\w+|pode\w*|podeis|podem|poder\w*|porfa\w*|favor|como|quiero|quero|pouvez|peux|pourr\w+|svp|stp|plait|merci|comment|veux|souhaite|konn\w+|kann\w*|wurd\w+|bitte|wie|will|mochte|hay (?:alguna )?(?:forma|manera)|seria possivel|seria posible|is there|tem jeito|ha (?:alguma )?(?:forma|maneira)|moyen|possible|moglich\w*|gibt es)(?= )/

/** A card, a cake, a thing to be sent: the message is one to print or the goods themselves. */
const THING =
  /(?<= )(?:tarta|torta|pastel|tarjeta(?! (?:de )?(?:fidelidad|soci[oa]|clientes?|puntos) )|dedicatoria|ramo|regalo|pizarra|camiseta|globo|cake|(?<! (?:loyalty|membership|business|credit|debit) )card|gift|present|bouquet|flowers|t ?shirt|plaque|tattoo|torte|kuchen|karte|geschenk|strauss|gateau|carte(?! (?:de )?(?:fidelite|membre|bleue|client) )|cadeau|bouquet|messages? grave|mensajes? grabado|mensagem gravada|engraved|graviert\w*|bolo|cartao(?! (?:de )?(?:fidelidade|cliente|socio) )|presente|ramo|ultrasound|espejo|vitre)(?= )/
const GOODS =
  /(?<= )(?:fotos?|photos?|pics?|pictures?|bilder|audios?|voice notes?|vocaux|vocal|sprachnachrichten|videos?|facturas?|invoices?|fatura|factures?|rechnung\w*|links?|enlaces?|lien|catalogos?|menu|(?<! (?:he|has|ha|hemos|han) )pedidos?|orders?|bestellung|commande|encomenda|paquetes?|parcels?|pakete?|colis|presupuestos?|orcamento|quote|devis|opciones|options?|opcoes|precios?|prices|precos|pizza|comida|food|emojis?|stickers?|memes?|gifs?|comprobante|recibos?|receipts?|codigo|code)(?= )/

/** What else can be left or cancelled. */
const OTHER_LIST =
  /(?<= )(?:(?:list|lista|liste) (?:for|para|pra|pour|fur)(?! (?:\S+ )?(?:prom|mess|mens|offer|ofert|news|market|public|pub|werb|spam|text|sms|wh?ats))|(?:lista|liste) (?:del?|d[oa]|du) (?:la |el |o )?(?:cena|jantar|diner|almuerzo|almoco|boda|casamento|fiesta|festa|fete|excursion|caminata|caminhada|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|samedi|dimanche)|espera|waiting|wait|waitlist|attente|warteliste|curso|cursos|course|kurs\w*|\w*kurs|cours|clases?|class|classes|aulas?|gimnasio|gym|ginasio|academia|fitness\w*|studio|booking|bookings|reservas?|reservation|reservierung|citas?|turnos?|appointments?|termine?s?|rendez|rdv|marcac\w+|consultas?|equipo|seguro|pedidos?|orders?|bestellung|commande|encomenda|cuota|membership|mitgliedschaft|verein|abo|abonnement a la|abonnement de la|torneo|excursion|invitados|guest|gastes?liste|asistentes|turma|natacion|natacao|swimming|schwimm\w*|yoga|pilates|padel|torneio|matricula|inscripcion|plan|workshop|stage|atelier|taller|salle|sport|(?<= (?:del?|d[aou]|from|dem|der) (?:la |mi |esta |este |the |this |my )?)(?:ficha|formularios?|formulaire|form)|(?<! (?:inclu\w+|tambien) (?:\S+ ){0,2})(?:facturacion|fiscales|billing|bancari[oa]s?))(?= )/

/** Words that turn a wish round: "don't unsubscribe me", "no dejéis de escribirme". */
const NEGATED =
  /(?<= )(?:no|not|don't|dont|didn't|never|ne|n'\w+|nao|n|nicht|nie|nunca|sin|without|ohne|sans|sem|pas|kein\w*|no one|nobody|nadie) (?:(?:quiero|quisiera|queremos|querria|me|nos|que|want|to|wish|you|please|por|favor|porfa|veux|souhaite|mich|mir|bitte|ich|mochte|will|wollen|quero|queremos|te|os|lo|eu|from|the|vom|von|den|dem|der|uns|pretendo|deseo|necesito|voudrais|need|going|hace|falta|hay|puedes|would|like|me|plan|mean|meant|hab|habe) ){0,5}$/

/** What others did, or what it would mean: "why did you stop", "if I write STOP", "he told me to". */
const TOLD =
  /(?<= )(?:por que|porque|why|warum|wieso|weshalb|pourquoi|(?<! (?:i|we|i've|we've|already) (?:\w+ )?)(?:told|asked)|tell (?:my|him|her|them|the)|him to|her to|them to|did you|have you|has it|do you|will you|vas a|vais a|vao|werdet ihr|allez vous|est ce que vous|keep|keeps) (?:[^ /?]+ ){0,4}$/
const SUPPOSED =
  /(?<= )(?:if|when|once|si|cuando|se|caso|quando|(?<! nicht )wenn|falls|sobald|quand) (?:(?:luego |despues |algun dia |later |depois |plus tard |spater )?(?:i|yo|me|pongo|escribo|mando|envio|respondo|contesto|digo|doy|cancelo|anulo|borro|bloqueo|quiero|je|eu|ich|mich|we|mandar|enviar|escrever|responder|quiser|my|mi|meu|mon|mein\w*|one|people|alguien|alguem|jemand|man|on) |j'\w+ |j )|(?<= )(?:cuando quiera|any ?time|at any point|facilement|facilmente|easily|jederzeit|a tout moment|quando quiser|que pasa si|what happens|was passiert|o que acontece|que se passe|otra vez recibir|(?<! (?:times|veces|vezes|fois|oft) )(?:tengo que|do i have to|muss ich|tenho que|dois je)|obligatorio|(?:later|luego|despues|depois|plus tard|spater) $)(?= |$)/

/** "No messages now, I'm in a meeting", but not "no more messages now" or "stop it now". */
const NOW = /(?<= )(?:ahora|now|agora|maintenant|jetzt)(?= )/
const NO_MORE =
  /(?<= )(?:mas|more|any ?more|again|mais|plus|mehr|wieder|stop\w*|quit|dej\w+|par\w+|deix\w+|arret\w*|cess\w*|auf\w*|schluss|genug|reicht|basta|enough|chega|assez|suffit|fini)(?= )/

/** "I'll block you if you go on", "if they write again, I'll report them" suppose nothing. */
const THREAT = new RegExp(
  [
    "(?:bloque|denunci|report|block|signal|blockier|meld)\\w* <4>(?:si|if|se|wenn) ",
    "(?:si|if|se|wenn) (?!(?:yo|je|i|ich|eu) )<8>(?:bloque|denunci|report|block|signal|plainte|blockier|melde)\\w*(?= )",
  ]
    .map((pattern) => `(?<= )(?:${pattern.replace(/<(\d)>/g, "(?:[^ /?]+ ){0,$1}")})`)
    .join("|"),
  "g",
)

/** "When I lived in Lille" tells why, and supposes nothing. */
const PAST =
  /(?<= )(?:when i (?:lived|was|had|used|worked|bought|moved|came|went|signed)|quand (?:j'|j |je )\w+ais|quando (?:eu )?(?:morava|era|estava|tinha|trabalhava|comprei|fui)|cuando (?:yo )?(?:vivia|era|estaba|tenia|trabajaba|compre|fui))(?= )/g

export const isLimited = (sentence: string) =>
  (TIME.test(sentence) ||
    TWICE.test(sentence.split(" , ", 1)[0] ?? "") ||
    (NOW.test(sentence) && !NO_MORE.test(sentence))) &&
  !FOR_GOOD.test(sentence)
export const asksOtherChannel = (text: string) => CHANNEL.test(text) || CHANNEL_ANYWHERE.test(text)
export const hasOtherNumber = (text: string) => OTHER_NUMBER.test(text)
export const isAsked = (sentence: string) => ASKED.test(sentence)
export const isAboutThing = (text: string) => THING.test(text)
export const isAboutGoods = (clause: string) => GOODS.test(clause)
export const isAboutOtherList = (clause: string) => OTHER_LIST.test(clause)
export const isTurnedRound = (before: string) => NEGATED.test(before)
export const isReported = (before: string) => TOLD.test(before)
export const isSupposed = (sentence: string) =>
  SUPPOSED.test(sentence.replace(THREAT, " ").replace(PAST, " "))
