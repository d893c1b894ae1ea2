import type { Language } from "../../../shared/language.ts"

/** Which words tell one's own affairs from a wish, by language. */
type Words = {
  /** Opens a reason. */
  readonly because: string
  /** Begins another thought. */
  readonly joint: string
  /** What people have to do besides coming. */
  readonly affair: string
  /** Visits, letters and purchases that are over. */
  readonly past: string
  /** What stands without the writer: the house is closed, or somebody else comes. */
  readonly stands: string
  /** Of the appointment itself. */
  readonly wish: string
  /** Somebody comes, or what follows is what they conclude: beside an hour as good as a wish. */
  readonly come: string
}

const WORDS: Record<Language, Words> = {
  es: {
    because: "porque|xq|pq|ya que|es (?:que|q|k)|esque|puesto que",
    joint:
      "pero|pues|asi que|por eso|por lo que|entonces|y|" +
      "(?:que|q|k)(?= (?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana))|" +
      "(?<=[,;.?!] |(?:porfa|porfi|favor|pls|plis|puede ser) )(?:que|q|k)",
    affair:
      "reventa[dao]*|hech[oa] polvo|cansad[oa]|molid[oa]|agotad[oa]|muert[oa] de|enferm[oa]|resfriad[oa]|estoy mal[oa]?|fiebre|vuelo|volamos|crucero|muelas?|viaj\\w*|tren|(?:me|nos) (?:voy|vamos)|" +
      "(?:voy|vamos) (?:de|al|pal|pa|a(?! (?:ir|venir|llevar|pedir|poder|hacer)))|vuelto|vuelvo|volvemos|regreso|" +
      "caso|casan?|casamos|boda|bautizo|comunion|quinceanos|graduacion|examen|entrevista|empiezo|empezamos|curro|" +
      "trabajo|trabajamos|nadie (?:trabaja|abre|curra)|madrug[oa]\\w*|opera[nd]?\\w*|cirugia|cumplen?|cumplo|cumpleanos|celebra\\w*|fiesta|" +
      "evento|concierto|partido|funeral|entierro|mudanza|mudo|mudamos|reunion|guardia|vacaciones|aniversario|" +
      "(?:tengo|tenemos) que|(?:ya )?no esto?y|(?:estoy|estamos|estare) (?:en|de|fuera)|mi primer|medico|dentista|" +
      "visitas?|invitados|maraton|festival|juicio|notari[oa]|excursion|oposicion\\w*|despedida|suegr\\w*|" +
      "familia(?:res)?|liad[oa]s?|ocupad[oa]s?|hasta arriba|cierr[oa]n?|cerramos|huelga|salen?(?= del? )|entr(?:a[ns]?|o a trabajar)|cole|colegio|" +
      "instituto|guarderia|oficina|(?:tengo|tenemos) a los ninos|ingles|futbol|natacion|entren[ao]\\w*|(?:cena|comida) (?:de|con)|es (?:navidad|nochebuena|nochevieja|reyes|puente|feriado|festivo)",
    past:
      "(?<!que )(?:era|fue) (?:hoy|ayer)(?= ?(?:jaj[a-z]*)?$)|(?<!(?:que|cuando|si|se) )(?:fui|fuimos|vine|vinimos|estuve|estuvimos|comi|comimos|hicimos|(?:os|te|le|les) (?:llame|llamamos|escribi|mande)|" +
      "recibi|compre|pague)|(?<!(?:que|cuando|si|se) (?:(?:l[oae]s?|te|os|se|me|nos) ){0,2})(?:lleve|llevamos|traje|trajimos|deje|dejamos(?! p))|gracias por (?:(?:lo|la [a-z]+|el [a-z]+) de )?(?:hoy|ayer|est[ae])|me (?:llamasteis|llamaron|visteis|vieron|viste|atendi\\w+|hice|hicisteis|hicieron)|" +
      "ultima (?:vez|visita|cita|sesion|revision) (?:fue|era)|me (?:cancel|anul)(?:asteis|aron|aste)",
    stands:
      "(?:mi|nuestr[oa]) [a-z]+ (?:(?:ya|tambien) )?(?:tiene(?: ya)? (?:(?:su|una|la) )?(?:cita|hora|turno|reserva)|esta (?:ya )?(?:apuntad|citad)[oa])|" +
      "cerrais|cierran|(?:estais|estan|estareis|estaran) (?:ya )?cerrad[oa]s|no abr(?:is|en)",
    wish:
      "mejor|prefier\\w*|puedo|podria\\w*|pode\\w*|puede[sn]?|" +
      "(?:viene|va|vale|iria|vendria)(?: muy)? (?:bien|mejor|perfecto)|libre|huecos?|sitio|hora|" +
      "(?<!(?:doble|de) )turno(?! (?:doble|de))|cita|reserv\\w*|quier\\w*|querria\\w*|quisiera\\w*|quer\\w*|" +
      "necesit\\w*|tambien|apunt\\w*|ponme|dame|sirve|conviene|abr\\w*|cualquier\\w*|peinado|peluqueria|" +
      "maquill\\w*|unas|manicura|masaje|corte|color|tinte|prueba|sesion|clase|mesa|todo|toda|disponib\\w*|" +
      "por (?:ahi|aqui|alla)|si|da igual|ideal\\w*|para (?:mi|su|el|la(?! (?:semana|proxima)))",
    come: "voy|vamos|ire|iremos|paso|pasamos|vengo|venimos|llego|llegamos|asi que|por eso|entonces|por lo que",
  },
  en: {
    because:
      "because|cos|coz|cuz|bc|cause|since|seeing as|as (?=(?:i|we|my|our|it|the|[a-z]+day|tomorrow)(?![a-z]))",
    joint: "but|so(?! (?:much|many|far))|and|then",
    affair:
      "knackered|shattered|exhausted|tired|worn out|wrecked|wiped out|ill|sick|poorly|hung ?over|fly(?:ing)?|flight|sail\\w*|(?:i|we|they) wed|due (?:in|on|at)|cruise|teeth|train|ferry|school run|swimming|gymnastics|football|footy|ballet|rehearsal|wedding|interview|party|birthday|bday|turns? \\d+|(?:s?hes|s|is|be) [1-9]\\d(?= on)|(?:don t|dont|do not|doesn t) (?:finish|get off)|" +
      "(?<=(?:my|our|his|her|s) )\\d+(?:st|nd|rd|th)|exams?|prom|graduation|funeral|christening|baptism|communion|" +
      "start(?:ing|s)?|leav(?:e|es|ing)|travel\\w*|away|going to|off to|moving|married|surgery|operation|" +
      "work(?:ing)?|(?:nobody|no one|noone)(?: is)? work(?:s|ing)|anniversary|concert|trip|holiday|vacation|conference|presentation|hen do|stag do|gig|" +
      "(?:i m|i am|we re|we are|i ll be|we ll be) (?:in|at|on|abroad|with)|my first|(?:have to|got to|gotta)(?! be [a-z]*day)|doctor|" +
      "doctors|dentist|hospital|visitors|guests|meeting|shift|match|race|marathon|festival|court|day off|family|" +
      "in laws|get(?:ting)? (?:back|home)|(?<!(?:come|call|bring|it|them|me) )back (?:on|from|the|this|next|mon|tue|wed|thu|fri|sat|sun)[a-z]*|be back|back (?:at|to) (?:school|work|uni)|not (?:here|around)|" +
      "(?:work|office|christmas) (?:do|party|dinner)|(?:is|s) (?:christmas|xmas|new year)",
    past: "(?<!it )was (?:today|yesterday)(?= ?(?:lol|haha)?$)|(?:was|were) (?:in|with you)|came in|(?:i|we) (?:ate|had (?:dinner|lunch|my|our|a))|(?:i|we) (?:called|rang|phoned|messaged|emailed|bought|brought|dropped)|last (?:time|visit|appointment|appt|cut|trim|colou?r|session|treatment|lesson|check ?up|service) was|(?:thanks|thank (?:you|u)|thx|cheers|ta)(?: [a-z]+){0,2} for (?:today|yesterday|this (?:morning|afternoon|evening))",
    stands:
      "(?:my|our) [a-z]+ (?:already )?(?:(?:has|(?:has|s) got)(?: already)? (?:an?|his|her|their) (?:appointment|appt|booking|slot|session)|(?:is|s)(?: already)? booked)|" +
      "(?:you re|youre|you are|u r|ur|you guys are) (?:[a-z]+ )?(?:closed|shut|not open|full|booked)|you (?:don t|dont|do not) open",
    wish:
      "rather|better|prefer\\w*|can|could|(?<!(?:nobody|no one|noone) )works|does [^,;.!?]{1,40} work|suits?|free|available|slots?|appointment|appt|book\\w*|table|want|" +
      "would|d like|d need|d love|please|pls|instead|come in|fit|ok|okay|good|fine|open|(?<!day )off(?! to)|" +
      "hair\\w*|make ?up|nails?|facial|massage|colou?r|trial|session|lesson|again|second|any\\w*|when\\w*|what\\w*|" +
      "all day|flexible|too|also|if|otherwise|else|around|in town|there|ideal\\w*|for (?:my|the(?! week))",
    come: "come|coming|be there|drop by|pop in|so",
  },
  pt: {
    because: "porque|pq|ja que|e (?:que|q)|visto que|uma vez que",
    joint:
      "mas|pois|entao|por isso|dai|" +
      "(?:que|q)(?= (?:n?[oa] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha))|" +
      "e(?! (?:o|a|um|uma|meu|minha|n[oa]|em|dia|natal|vespera|feriado|ponte|ano|pascoa)(?![a-z]))|" +
      "(?<=[,;.?!] |(?:favor|pf|pfv|porfa) )(?:que|q)",
    affair:
      "cansad[oa]|exaust[oa]|quebrad[oa]|mort[oa] de|acabad[oa]|doente|gripad[oa]|febre|viaj\\w*|viagem|cruzeiro|sisos?|trem|comboio|onibus|aula|voo|voamos|(?:vou|vamos) (?:pra|pro|para|viajar|embora|estar|ao)|" +
      "embarco|parto|volto|regresso|casamento|caso|casa|batizado|comunhao|formatura|festa|aniversario|niver|" +
      "faz(?:em)? \\d+|prova|exame|entrevista|comeco|comeca\\w*|trabalho|trabalhamos|ninguem (?:trabalha|abre)|opera\\w*|cirurgia|mudanca|" +
      "reuniao|plantao|show|evento|ferias|enterro|velorio|cha de bebe|(?:tenho|temos) (?:que|de)|" +
      "(?:estou|estamos|tou|vou estar) (?:ja )?(?:em|n[oa]s?|fora|de|com)|meu primeiro|medico|dentista|visitas?|" +
      "convidados|maratona|festival|audiencia|despedida|excursao|nao (?:estou|estamos)|sogr\\w*|familia|" +
      "(?:jantar|almoco) d[aeo]|ocupad[oa]s?|enrolad[oa]s?|fech[ao]|fechamos|greve|sai(?= d)|entram?|escola|creche|colegio|" +
      "faculdade|ingles|treino|futebol|natacao|e (?:natal|vespera|feriado|ponte|ano novo|pascoa)",
    past:
      "(?<!que )(?:era|foi) (?:hoje|ontem)(?= ?(?:kkk*|rs)?$)|fui|fomos|estive|estivemos|vim|viemos|comi|(?:comemos|jantamos|almocamos) (?:ai|la|com vc|com voc|no dia|ontem|na|no)[a-z]*|liguei|ligamos|mandei|mandamos|escrevi|recebi|recebemos|comprei|paguei|" +
      "levei|levamos|deixei|deixamos(?! p)|trouxe|trouxemos|" +
      "(?<!ja )fiz|cancelaram|desmarcaram|ultima (?:vez|visita|consulta|sessao) foi|(?:obrigad[oa]|valeu|brigad[oa]) (?:por|pel[oa](?: [a-z]+ de)?) (?:hoje|ontem|est[ae])",
    stands:
      "(?:meu|minha|nosso|nossa) [a-z]+ (?:ja )?(?:tem(?: ja)? (?:(?:[oa]|uma?|su?a|seu) )?(?:horario|consulta|marcacao|hora|sessao|reserva)|(?:esta|ta|ficou)(?: ja)? (?:marcad|agendad)[oa])|" +
      "(?:voces?|vcs?) (?:ja )?(?:fecham?|nao abrem?|(?:estao|tao|vao estar) fechad[oa]s)|(?:estao|tao) fechad[oa]s",
    wish:
      "melhor|prefir\\w*|poss[oa]\\w*|pode\\w*|consig\\w*|da (?:pra|para|jeito|certo)|livres?|vagas?|horario|" +
      "marc\\w*|quer\\w*|gostava|gostaria|precis\\w*|tambem|serve|encaixa\\w*|abre\\w*|penteado|cabelo|" +
      "maqu?i[al]\\w*|unhas?|manicure|massagem|corte|sessao|mesa|qualquer|todo|toda|disponive\\w*|" +
      "por (?:aqui|ai|ca)|se|tanto faz|ideal\\w*|(?:para|pra|pro) (?:o|a(?! (?:semana|proxima))|meu|minha)",
    come: "vou|vamos|passo|passamos|chego|chegamos|venho|apareco|t?o ai|entao|por isso|dai",
  },
  fr: {
    because:
      "car|parce qu?e?|pcq|psq|parc?eq|vu qu?e?|puisqu?e?|comme (?=(?:je|j|on|nous)(?![a-z]))|etant donne",
    joint: "mais|donc|du coup|alors|fa(?:it )?que|et",
    affair:
      "crevee?|claquee?|epuisee?|naze|fatiguee?|malade|fievre|mari(?:e|ons|age)|bapteme|communion|pars|part|partons|avion|croisiere|dents|train|vol|voyage|vacances|entretien|examen|" +
      "anniversaire|anniv|fete(?! de la musique)|ans|bosse|travaill\\w*|commence|concert|(?<!en )soiree|enterrement|obseques|oper\\w*|" +
      "demenag\\w*|reunion|garde|ceremonie|gala|pot de depart|" +
      "(?:je|on|nous) (?:suis|est|sommes|serai|sera) (?:en|a|au|chez|de)|mon premier|medecin|dentiste|hopital|" +
      "invites|visite|match|marathon|festival|tribunal|notaire|sortie scolaire|oral|beaux parents|" +
      "(?:belle )?famille|pas la|absente?s?|occupee?s?|debordee?s?|ferme|fermons|greve|sort|embauche|debauche|ecole|creche|cours|danse|foot|judo|piscine|" +
      "entrainement|(?:j ai|on a|nous avons) (?:les|mes|nos) (?:enfants|petits|gosses)|jour des enfants|lycee|college|repas (?:de|en) famille|c est (?:noel|le reveillon|ferie)",
    past:
      "(?<!c )etait (?:hier|aujourd hui)(?= ?(?:lol|mdr)?$)|(?:suis|sommes|on est|etais|etions) (?:re)?(?:venue?|passee?|allee?)s?|(?:etais|etions) (?:la|chez vous)|(?:ai|avons|on a) (?:mange|dine|dejeune|appele|ecrit|achete|recu|envoye|telephone|laisse|depose|amene|apporte)|avez annule|" +
      "^(?:bonjour )?recu|derniere (?:fois|visite|seance) c? ?etait|suite a (?:notre|votre|mon|l) ?[a-z]+|merci(?: [a-z]+){0,2} pour (?:aujourd|hier|ce (?:matin|midi|soir)|cet )",
    stands:
      "(?:(?:mon|ma|mes|notre) [a-z]+|il|elle|^[, ]*) ?a (?:deja )?(?:son |un |une |sa )(?:rdv|rendez vous|seance|creneau|consultation)|a deja (?:rdv|rendez vous)|" +
      "vous (?:etes|serez) (?:[a-z]+ )?fermee?s?|vous (?:fermez|n ouvrez pas|ouvrez pas)",
    wish:
      "mieux|prefer\\w*|plutot|peux|peut|pouv\\w*|pourr\\w*|possible|convien\\w*|arrange|libres?|dispos?|" +
      "disponible\\w*|places?|creneaux?|rdv|rendez|reserv\\w*|veux|voudr\\w*|aimer\\w*|besoin|aussi|ira|irait|" +
      "me va|venir|vien\\w*|ouver\\w*|coiffure|coupe|brushing|maquillage|ongles|massage|couleur|essai|seance|table|" +
      "importe|tout|toute|sinon|si|ideal\\w*|pour (?:mon|ma|mes|le|la(?! semaine))",
    come: "viens|vient|venons|passe|passons|serai|serons|donc|du coup|alors",
  },
  de: {
    because: "weil|denn|da (?=(?:ich|wir|am|mein|meine|unser|unsere|die|der|das)(?![a-z]))",
    joint: "aber|also|deshalb|deswegen|drum|darum|und|dann",
    affair:
      "kaputt|(?:ich|bin) fix|platt|erledigt|mude|krank|fieber|flieg\\w*|flug|schiff|kreuzfahrt|[a-z]*zahne|zug|verreis\\w*|reise\\w*|urlaub|hochzeit|heirat\\w*|taufe|kommunion|konfirmation|geburtstag|" +
      "wird|prufung|[a-z]*gesprach|[a-z]*feier\\w*|hurat\\w*|party|abiball|ball|beerdigung|operiert|operation|" +
      "umzug|ziehe\\w*|arbeit\\w*|dienst|schicht|anfang\\w*|fang\\w*|konz[ea]rt|fahr\\w*|einschulung|jubilaum|" +
      "messe|zuruck|muss|mussen|mein erster|" +
      "(?:bin|sind)(?: ich| i| wir| mir)?(?: schon| noch| dann| grad| gerade)? (?:auf|in|im|am|bei|beim|zu|mit)|" +
      "besuch|gaste|arzttermin|zahnarzt|beschaftigt|verplant|schule|kita|hort|kindergarten|training|schluss|feierabend|macht(?= [^.;!?]*(?<![a-z])zu(?![a-z]))|krankenhaus|match|spiel|marathon|festival|klausur|klassenfahrt|ausflug|" +
      "gericht|notar|tuv|abschied|schwiegereltern|verwandt\\w*|weg(?:gefahren)?|nicht da|zue|" +
      "ist (?:ja |schon )?(?:weihnachten|heiligabend|silvester|feiertag)",
    past:
      "(?<!(?:das|es) )war (?:heute|gestern)(?= ?(?:lol|haha)?$)|(?:war|waren)(?= (?:am|schon|zuletzt|letztens|[a-z]+tag|mittwoch) (?!(?:um|besten|liebsten) )[^,;!?:]{0,20}(?:da|dort|bei (?:euch|ihnen|dir))(?![a-z]))|" +
      "(?:habt|haben) [^,;.!?]*(?:abgesagt|storniert)|(?:hab|habe|haben) [^,;!?]{0,60}gegessen|(?:hab|habe|haben|hatte\\w*) [^,;!?]{0,60}(?:gebracht|abgegeben|dagelassen)|angerufen|gekauft|bekommen|gekriegt|erhalten|gemailt|letztes mal|dank(?:e|schon)?(?: [a-z]+){0,2} fur (?:heute?|gestern)",
    stands:
      "(?:meine?|unsere?) [a-z]+ hat [^,;!?]{0,40}(?:termin|buchung|reservierung|stunde)|" +
      "(?:habt|haben) (?:ihr|sie) (?:[a-z]+ ){0,2}(?:zu|geschlossen|ruhetag)|(?:seid|sind) (?:ihr|sie) (?:[a-z]+ ){0,2}(?:zu|geschlossen)|macht ihr (?:[a-z]+ )?zu",
    wish:
      "besser|lieber|passt|geht|ginge|kann|konn\\w*|ware|frei|termin|tisch|platz|buch\\w*|reservier\\w*|mocht\\w*|" +
      "will|wollen|wurde\\w*|gerne?|brauch\\w*|auch|offen|" +
      "auf(?! (?:kur|reisen?|dienstreise|montage|fortbildung|schulung|einer))|" +
      "da(?! (?:ich|wir|am|meine?|unsere?|die|der|das)(?![a-z]))|[a-z]*frisur|haare?|make ?up|schminken|nagel|" +
      "massage|schnitt|farbe|probe|sitzung|egal|jederzeit|ganze[nr]?|ganztagig|zeit|wenn|sonst|falls|ideal\\w*|" +
      "fur (?:mein\\w*|den|die(?! (?:nae?chste |kommende )?woche))",
    come: "komm\\w*|da sein|schau\\w*|nehm\\w*|also|deshalb|deswegen|drum|darum",
  },
}

/** Opens a condition. */
export const IF: Record<Language, string> = {
  es: "si|caso de que",
  en: "if|in case",
  pt: "se|caso",
  fr: "si|cas ou",
  de: "wenn|falls|sofern",
}

type Compiled = { readonly [of in keyof Words]: RegExp }

const compiled = new Map<Language, Compiled>()
/** The words of a language, as patterns that match whole words. */
export const wordsOf = (code: Language): Compiled => {
  const known = compiled.get(code)
  if (known) return known
  const { because, joint, affair, past, stands, wish, come } = WORDS[code]
  const word = (source: string, flags = "") => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, flags)
  const made = {
    because: word(because, "y"),
    joint: new RegExp(
      `[,;?!()]|(?<= )-(?= )|\\.(?= |$)|(?<= )(?:${joint})(?= )|${word(because).source}`,
      "g",
    ),
    affair: word(affair),
    past: word(past),
    stands: new RegExp(`^(?!.*${word(IF[code]).source}).*${word(stands).source}`),
    wish: word(wish),
    come: word(come),
  }
  compiled.set(code, made)
  return made
}
