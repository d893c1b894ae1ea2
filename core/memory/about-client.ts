import { fold } from "../shared/fold.ts"

/*
 * Whether a fact tells of one client, whatever they are called: their health, birth, papers, home, debts, likes or appointments.
 * All clients hear what is remembered (contract.md 4.2). What holds for every client is no such fact: "Si el cliente es alérgico…".
 */

/** Stands in a folded text for the client's surname, which alone may be a word or a place: "Flores", "Paris". */
const CALLED = "§"

const oneOf = (...spellings: readonly string[]) => `(?:${spellings.join("|")})(?![\\p{L}\\p{N}])`
/** Up to three words, none of which says whom something is for. */
const FEW_WORDS =
  "(?:(?!(?:para|for|pour|fur|o|or|ou|oder|apt[oa]|suitable|safe|segur[oa]|indicad[oa]|recom\\p{L}+|geeignet|conseille|estando|while|during|tratamiento|treatment|tratamento|traitement)\\s)[^\\s,.;:]{1,30}\\s){0,3}"

const ONE = `(?:(?<!\\p{L})(?:client[ea]?|paciente|patiente?|customer|guest|(?:stamm)?kund(?:e|in|en)|patient(?:in|en))|${CALLED})(?![\\p{L}\\p{N}])(?:\\s(?:habitual|regular|fidele))?`
const OF = "(?:de la|de el|del|da|do|du|der|des|de|of the)"

const SICK = oneOf(
  "alergic[oa]|diabetic[oa]|celiac[oa]|asmatic[oa]|hipertens[oa]|epileptic[oa]|embarazada|gravida|intolerante|seropositiv[oa]",
  "allergic|diabetic|coeliac|celiac|asthmatic|epileptic|pregnant|intolerant|autis(?:tic|ta)|hiv[ -]positive",
  "allergique|diabetique|asthmatique|epileptique|enceinte|seropositi(?:f|ve)",
  "allergisch|diabetiker(?:in)?|asthmatiker(?:in)?|epileptiker(?:in)?|schwanger|\\p{L}{0,20}intolerant",
)
const SICKNESS = oneOf(
  "diabetes|diabete|as(?:th)?ma|asthme|cancer|krebs|hiv|vih|sida|aids|hipertens(?:ion|ao)|hypertension",
  "high blood pressure|pressao alta|tension alta|bluthochdruck|epilep(?:sia|sy|sie)|migra(?:nas?|ines?|ne)|enxaquecas?",
  "depres(?:ion|sion|sao|sionen)|\\p{L}{0,20}allerg(?:y|ie)|alergias?|\\p{L}{0,20}unvertraglichkeit|intoleran(?:cia|ce)",
  "heart (?:condition|disease)|marcapasos|marca-passo|pacemaker|herzschrittmacher",
  "ansiedad(?:e)?|anxiety|anxiete|angststorung|miscarriage|aut(?:ismo?|isme|ismus|ism)|celiaquia|zoliakie|lupus|parkinson|alzheimer|dement?[ie]\\p{L}{0,2}",
)
const MEDICINE = oneOf(
  "insulin[ae]?|anticoagulant(?:es|s|e)?|blutverdunner|medica(?:tion|cion|mentos|ments)|medikamente|remedios?|antidepressants?|antidepres\\p{L}{2,6}",
)
const IS = "(?<![\\p{L}\\p{N}])(?:es|esta|is|e|est|ist|soy|sou|am|suis|bin)\\s"
const HAS =
  "(?<![\\p{L}\\p{N}])(?:tiene|padece(?: de)?|sufre(?: de)?|lleva(?= (?:un )?marcapasos)|has|suffers from|tem|sofre(?: de)?|porte|souffre d(?:e |'))"
/** "A une allergie" has somebody before it: "à l'allergie" has nobody. */
const FRENCH_HAS = `(?:(?<!\\p{L})(?:il|elle|fils|fille|mari|femme)|${ONE})\\sa(?= (?:une?|de|des|du|l[ae]) )`
const GERMAN_HAS = "(?<![\\p{L}\\p{N}])(?:hat|leidet an)"
const TAKES =
  "(?<![\\p{L}\\p{N}])(?:toma|takes|needs|uses|usa|prend|nimmt|braucht|necesita|precisa de)"
/** "An allergy menu", "celiac friendly". */
const OFFERED =
  "(?!\\s(?:menu|list|clinic|card|chart|unit|test|patients|friendly|safe|options?)(?!\\p{L}))"

const MONTH_NAME = "(?:de )?\\p{L}{3,10}"
const DATE = `(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}\\.? ${MONTH_NAME}(?: del?|,)? \\d{4}|\\p{L}{3,9} \\d{1,2}(?:,)? \\d{4})`
const BIRTH_DATE = `(?<![\\p{L}\\p{N}])(?:(?:nacio|nacid[oa]|born|nasceu|nascid[oa]|(?:nee?)(?= le ))[^.\\d]{0,12}${DATE}|(?:dob|date of birth|(?:fecha|data) de nas?cim(?:i?e)nto|date de naissance|geburtsdatum)[^.\\d]{0,12}${DATE}|geboren (?:am )?${DATE}|${DATE} geboren)`
const BIRTHDAY = `(?<![\\p{L}\\p{N}])(?:(?:his|her|su|seu|son|ihr|sein) (?:birthday|cumpleanos|aniversario|anniversaire|geburtstag)|aniversario del[ea]|(?:cumpleanos|aniversario|anniversaire|geburtstag) ${OF} ${ONE}) (?:es el|is on|is|e|e em|est le|ist am) (?:\\d|\\p{L}{3,9} \\d)`

const CODE_OF_PAPERS = `(?<![\\p{L}\\p{N}])(?:dni|nie|passport|pasaporte|passaporte|passeport|reisepass|\\p{L}{0,9}ausweis(?:nummer)?|cpf|rg|cnh|ssn|carte d'identite|driving licence|driver'?s license|carne de conducir|fuhrerschein)(?![\\p{L}\\p{N}])[\\s:.]{0,3}(?:(?:numero|number|no|nr|n|do|del|de|${ONE}|es|is|e|est|ist)[\\s:.o°]{1,3}){0,4}(?=[a-z.-]{0,5}\\d|[a-z]\\d)[a-z\\d][a-z\\d.-]{5,}`

const HOME = `(?<![\\p{L}\\p{N}])(?:(?:vive|lives|mora|reside|habite|wohnt) (?:en|at|in|na|no|em|au|a|am)(?!\\p{L})[^.;\\n]{0,40}\\d|(?:direccion|domicilio|endereco|adresse) ${OF} ${ONE}(?: (?:es|e|est|ist) |:)|${ONE}'s address(?: is|:))`

const FAMILY = `(?<![\\p{L}\\p{N}])(?:(?:hij[oa]|marido|espos[oa]|mujer|madre|padre|herman[oa]|novi[oa]|filh[oa]|mulher|mae|pai|irma|irmao|fils|fille|mari|femme|mere|pere|frere|soeur|sohn|tochter|mann|frau|mutter|vater|bruder|schwester) ${OF} ${ONE}|${ONE}'s (?:son|daughter|husband|wife|mother|father|brother|sister))`

const LIKES = `(?<![\\p{L}\\p{N}])(?:${ONE} ${oneOf(
  "prefiere|usa silla de ruedas|(?:nos )?(?:dijo|comento|menciono)|es veg(?:etari)?an[oa]|viene (?:siempre|los|cada)|debe \\d+|vive (?:en|con|sol[oa])|trabaja (?:en|de|como|para)|tiene (?:cita|reserva)|tiene \\d+ anos(?! (?:de|para))|no puede comer|nacio|pidio|no pago|odia|quiere (?:cambiar|mover|anular|cancelar)",
  "prefers|likes|hates|owes|lives (?:in|at|on|alone|with)|uses a wheelchair|mentioned|told us|said|is (?:a )?veg(?:etari)?an|comes (?:every|on)|works (?:at|for|as|nights)|has an? appointment|asked|did(?: not|n't) pay|is \\d+(?: years old| and)|can(?:not|'t) eat|wants to (?:move|cancel|change)",
  "prefere|usa cadeira de rodas|disse|comentou|mencionou|e veg(?:etari)?an[oa]|vem (?:sempre|toda)|deve \\d+|mora|trabalha (?:em|na|no|como|de)|tem (?:consulta|hora)|tem \\d+ anos(?! de)|pediu|nao pagou|(?:nao )?gosta|odeia|nao pode comer|quer (?:mudar|cancelar)",
  "prefere|est en fauteuil|a dit|est vege(?:tari|tal)i?en(?:ne)?|vient (?:toujours|chaque)|doit \\d+|habite|travaille (?:chez|a|au|comme|de)|a rendez-vous|a \\d+ ans(?! de)|a demande|n'a pas paye|n'aime pas|aime|deteste|ne supporte pas|veut (?:deplacer|annuler|changer)",
  "kommt immer (?!zuerst)|sitzt im rollstuhl|sagte|erwahnte|ist (?:vegetarier|veganer)(?:in)?|(?:kommt|sitzt|geht) lieber|mag|bevorzugt|schuldet|wohnt (?:in|am|bei)|arbeitet (?:bei|in|als)|hat (?:am|heute|morgen|einen|um) [^.;]{0,30}termin|ist \\d+ (?:jahre alt|und)|bat|vertragt|wartet nicht gern|mochte [^.;]{0,30}(?:verlegen|absagen|verschieben)",
)}|(?:a|al|a la) ${ONE} (?:no )?le (?:gusta|sienta|molesta|duele|encanta))`

/** "El coche del cliente es un…", "the customer's card ends in…", "preferencia de la clienta:". */
const OWNS = `(?<![\\p{L}\\p{N}])(?:(?:${ONE}'s \\p{L}{3,12}|(?:coche|carro|tarjeta|perro|gato|nombre|matricula|cartao|cachorro|nome|carte|voiture|chien|nom|auto|karte|hund|name) ${OF} ${ONE}) (?:(?:es|is|e|est|ist) (?:un[ao]?|an?|uma?|une?|eine?)|termina|acaba|ends|endet|se llama|se chama|s'appelle|heisst|is called)(?!\\p{L})|(?:numero|telefono|telefone|telephone|nummer|edad|idade|age|alter) ${OF} ${ONE} (?:es|is|e|est|ist) (?:el |le |o |die )?\\d|(?:preferencia|preference|alergia|allergie|vorliebe) ${OF} ${ONE}\\s?:|${ONE} (?:allergy|preference|birthday)\\s?:|${ONE}'s (?:allergy|preference|birthday)\\s?:)`

/** Begins with somebody's husband or wife; "su hijo" and "Ihr Sohn" may be the reader's. */
const SPOUSE =
  "^(?:(?:su|seu|sua) (?:marido|mujer|espos[oa])|(?:his|her) (?:wife|husband|partner)|son (?:mari|conjoint)|sa femme|o marido del[ea]|a (?:mulher|esposa) del[ea]|(?:ihr mann|seine frau))(?!\\p{L})"

/** "Cliente con problemas de espalda". */
const AILING = `${ONE} (?:con|com|with|avec|mit) (?:\\p{L}{1,12} ){0,2}(?:problemas?|lesion|lesao|dolor(?:es)?|dor(?:es)?|probleme?s? de|douleurs?|problems|pain|injury|disability|discapacidad|\\p{L}{0,20}problemen|\\p{L}{0,20}schmerzen|tarjeta terminada)(?!\\p{L})`

/** Rules are told of clients in the masculine, but for what a client does before, during and after a visit. */
const SHE = `(?:^|[,;:] )(?:la clienta|clienta|a cliente|la cliente|die kundin|la patiente|die patientin|a paciente) (?!${oneOf(
  "debe|deb[eo]ra|puede|paga|abona|elige|escoge|recibe|firma|trae|tiene (?:que|\\d+|derecho)|necesita|decide|rellena|recoge|entra|espera|llega|viene con|se (?:lleva|quita|sienta|relaja)|solo|nueva|y|o|de|del|que|a|con",
  "deve|pode|escolhe|recebe|assina|traz|tem (?:que|de|\\d+|direito)|precisa|preenche|retira|chega|nova|e|ou|com",
  "doit|peut|paie|paye|regle|choisit|recoit|signe|apporte|a (?:\\d+|droit)|dispose|beneficie|remplit|arrive|repart|nouvelle|et|ou|avec|qui",
  "muss|kann|darf|soll(?:te)?|zahlt|bezahlt|tragt|wahlt|sucht|bekommt|erhalt|bringt|hat (?:\\d+|anspruch|das recht)|unterschreibt|und|oder|die|mit",
)})\\p{L}`

const IN_PERSON =
  "(?<![\\p{L}\\p{N}])(?:est[ea] (?:client[ea]|paciente)|this (?:customer|client|guest|patient)|cette (?:cliente|patiente)|ce (?:client|patient)|diese[rnms]? (?:kund(?:e|in)|patient(?:in)?))(?![\\p{L}\\p{N}'])(?!\\s(?:service|area|portal|support|card))"

const APPOINTMENT = `(?<![\\p{L}\\p{N}])(?:cita|reserva|turno|mesa|consulta|booking|appointment|table|reservation|rendez-vous|termin|tisch|reservierung)(?: [^\\s.;]{1,15})? (?:de|para|for|pour|nom de|nome de|nombre de|fur|von|auf) ${CALLED}`

const DIVORCED = `${IS}(?:[^\\s,.;:]{1,30}\\s){0,4}${oneOf("divorciad[oa]|divorced|divorcee?|geschieden|viud[oa]|widowed|verwitwet|viuv[oa]")}`
const TREATED =
  "(?<![\\p{L}\\p{N}])(?:(?:esta en tratamiento por|is (?:being )?treated for|is in treatment for|esta em tratamento (?:de|por|para)|est suivie? pour(?: une?)?|est en traitement pour) \\p{L}|ist wegen \\p{L}{1,20} in behandlung)"

/** Of one client, unless it begins as what holds for each of them. */
const PERSONAL = new RegExp(
  [
    `${IS}${FEW_WORDS}${SICK}${OFFERED}`,
    `(?:${HAS}|${GERMAN_HAS}|${FRENCH_HAS})\\s?${FEW_WORDS}(?:[ld]')?${SICKNESS}${OFFERED}`,
    `${TAKES}\\s${FEW_WORDS}${MEDICINE}`,
    `${ONE}\\s?[:,]?\\s(?:${SICK}|${SICKNESS})(?![^.]{0,60}\\s(?:should|must|may|can|debe|puede|deve|pode|doit|peut|muss|kann|soll))`,
    ...[
      BIRTH_DATE,
      BIRTHDAY,
      CODE_OF_PAPERS,
      HOME,
      FAMILY,
      LIKES,
      OWNS,
      SPOUSE,
      AILING,
      SHE,
      DIVORCED,
      TREATED,
    ],
  ].join("|"),
  "gu",
)
const FOR_SURE = new RegExp(`${IN_PERSON}|${APPOINTMENT}`, "u")

/** What one client did. Rules are told in the present. In lower case, with its accents. */
const DID = new RegExp(
  `${ONE} (?:${oneOf(
    "(?:(?:ya|no|se|nos|le|lo|la|me) ){0,2}(?:\\p{L}{2,15}ó|tuvo|vino|fue|hizo|estuvo|quiso|puso|trajo|dijo)",
    "(?:had|was|came|went|told|left|lost|broke|(?!based|related|oriented|focused|owned|required|expected|allowed|invited|advised|requested|supposed|needed|preferred|approved|provided)\\p{L}{2,15}ed)",
    "(?:(?:já|não|se|nos) ){0,2}(?:\\p{L}{2,15}(?:ou|eu|iu)|teve|fez|foi|veio|disse|quis|trouxe)",
    "(?:nous )?(?:n')?a (?:pas |déjà |été |eu |fait )?(?:été|fait|eu|dit|pris|\\p{L}{2,15}é)|s'est",
    "hatte|war|wurde|kam|bat|sagte|wollte|hat [^.;,]{0,40}(?:ge\\p{L}{2,15}(?:t|en)|verpasst|verlangt|bezahlt|vergessen)(?=[.!,]|$| und )",
  )})`,
  "u",
)

/** What begins a rule that holds for each client. */
const RULE =
  /(?<![\p{L}\p{N}])(?:si(?!,)|cuando|quien(?:es)?|if|when|who(?:ever)?|whether|unless|quando|quem|caso|se (?:a|o|um|uma|for|est\p{L}+|tiver)|quand|lorsque|s'il|s'elle|qui|une fois|des que|once|after|despues|depois|nachdem|hasta que|until|wenn|falls|wer|sobald|sofern|(?:cada|tod[oa]|cualquier|each|every|any|qualquer|chaque|toute?|jede[rnms]?) \p{L}+|(?:alguien|alguem|persona|pessoa|personas|pessoas|clientes|clientas) que)(?![\p{L}\p{N}])|^(?:ist|hat) (?:eine?|jemand|ihre?) |(?<!\p{L})(?:algun[oa]?|alguma?|any|irgendeine?|eventuel\p{L}{0,2})(?!\p{L})/u
/** What was founded, or belongs to those who were born by some day, is no client. */
const NOBODY_BORN =
  /(?<![\p{L}\p{N}])(?:tienda|negocio|empresa|bar|restaurante?|salon|shop|business|company|store|brand|marca|loja|maison|magasin|boutique|entreprise|laden|firma|betrieb|geschaft|before|after|antes|despues|depois|avant|apres|vor|nach|children|kids)(?!\p{L})/u

const PRAISED = "VIP|Premium|Gold|Oro|Plus|Pro|Platinum|Silver|Business|Wi|Plata"
/** "La clienta Pérez", "a customer named Paul", "Kunde Becker mag". */
const BY_NAME = new RegExp(
  [
    `(?<!(?:tención|ervicio|erviço|tendimento|oporte|ervice|space|ompte) (?:al |ao |de |del |do )?)(?<!\\p{L})(?:[Cc]lient[ea]|[Pp]aciente|customer|client|patiente?)(?: habitual)? (?!(?:${PRAISED})(?!\\p{Ll}))\\p{Lu}\\p{Ll}+`,
    `(?<!\\p{L})(?:[Cc]lient[ea]?|[Cc]ustomer|[Pp]aciente|[Pp]atient),? (?:llamad[oa]|named|called|chamad[oa]|de nome|nommée?|appelée?) \\p{Lu}`,
    `(?<!\\p{L})(?:[Cc]lient[ea]?|[Cc]ustomer|Kund(?:e|in)), \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+,`,
    "(?:Kunden?|Kundin|Patient(?:in|en)?) namens \\p{Lu}",
    "(?:^|[.!?]\\s)(?:D(?:er|ie) )?(?:Stamm)?(?:Kunde|Kundin) \\p{Lu}\\p{Ll}+ \\p{Ll}",
  ].join("|"),
  "u",
)

/** `surnames`: of the client who tells it, folded. The text is in NFKC. */
export const tellsOfOneClient = (text: string, surnames: readonly string[]): boolean => {
  if (BY_NAME.test(text)) return true
  const called = text.replace(/(?<!\p{L})\p{Lu}\p{L}{2,}(?!\p{N})/gu, (word) =>
    surnames.includes(fold(word)) ? CALLED : word,
  )
  return called.split(/(?<=[!?;\n]|[^\d\s]\.(?=\s))/).some((sentence) => {
    const folded = fold(sentence).replace(/\s+/g, " ").trim()
    const written = sentence.toLowerCase().replace(/\s+/g, " ").trim()
    const did = DID.exec(written)
    return (
      FOR_SURE.test(folded) ||
      folded.matchAll(PERSONAL).some(isOfOne) ||
      (did !== null && !RULE.test(fold(written.slice(0, did.index))))
    )
  })
}

const isOfOne = ({ 0: told, index, input }: RegExpExecArray) =>
  !RULE.test(input.slice(0, index + told.length)) &&
  !(/\d{4}|\d\d$/.test(told) && NOBODY_BORN.test(input))
