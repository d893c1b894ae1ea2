/* Who asks that somebody else be left alone, or another number, still wants to be written to. Over folded words. */
import { wordsFor } from "./meanings.ts"
import { oneOf } from "./spoken.ts"

export const MINE = oneOf(
  "mis?|my|our|meus?|minhas?|nossos?|nossas?|mon|ma|mes|notre|mein\\w*|unser\\w*",
)
export const PERSON = oneOf(
  "(?:ma)?madre|mama|padre|papa|padres|hij[oa]s?|marido|mujer|espos[oa]|novi[oa]|pareja|herman[oa]s?|abuel[oa]s?|suegr[oa]|secretari[oa]|asistente|soci[oa]|jef[ea]|contable|amig[oa]|vecin[oa]|ex",
  "mother|mum|mom|father|dad|parents|son|daughter|kids?|husband|wife|partner|boyfriend|girlfriend|brother|sister|gran\\w*|secretary|assistant|boss|accountant|friend|neighbou?r|colleague|office",
  "mae|pai|pais|filh[oa]s?|mulher|namorad[oa]|irma|irmao|avo|sogr[oa]|contador|chefe",
  "mere|pere|parents|fille|fils|mari|femme|copain|copine|frere|s(?:oe|œ)ur|secretaire|assistante?|comptable|patronn?e?|amie?|voisine?",
  "mutter|mama|vater|papa|eltern|sohn\\w*|tochter|mann|frau|freund\\w*|bruder|schwester|oma|opa|sekretarin|assistent\\w*|steuerberater\\w*|chef\\w*|nachbar\\w*",
)
const NUMBER =
  "(?:numero|number|nummer|telefon\\w*|telephone|phone|handy|movil|celular|telemovel|portable)"
const WRITING =
  "(?:text|messag|contact|bother|harass|pester|call|ring|phon|e-?mail|writ|molest|llam|escrib|contat)\\w*"

const OTHERS = new RegExp(
  ` ${oneOf(
    // "I gave the dog to my sister" sends her nothing
    `(?<! (?:gave|given|sold|regal\\w*|di|dimos|dei|demos|vend\\w*|do(?:ei|amos)|donnee?|offert) (?:[^ ,/?]+ ){1,3})(?<! (?:belong|pertenec|pertenc|appartien|gehor)\\w* (?:(?:now|ahora|agora|maintenant|jetzt) )?)(?:a|al|to|para|pra|pro|ao|an)(?: (?:o|a|la|el))? (?:${NUMBER} de )?${MINE} (?:\\S+ )?${PERSON}`,
    // "The ads that come on my mother's phone"
    `(?:sur|on|auf|en|no) (?:(?:the|el|o|le|dem) )?(?:${NUMBER} (?:de|do|da|of|von) ${MINE} (?:[^ ,/?]+ )?${PERSON}|${MINE} (?:[^ ,/?]+ )?${PERSON}'s ${NUMBER})`,
    `${WRITING} (?:${MINE}|o ${MINE}|a ${MINE}) ${PERSON}`,
    "(?:a|to|para|pra|aos?|pros?|aux?|an|den|all|todos|todas|the|les) (?:(?:l[oae]s|os|the|all|other|otr[oa]s|demas|outr[oa]s|autres|anderen) ){0,3}(?:clientes|customers|clients|kunden)",
    `mein\\w+ ${PERSON} (?:[^ /?,]+ ){0,4}(?:(?:zu |an)\\S+|nachrichten|mehr)`,
    `(?:schreib|schick|kontaktier)\\w* mein\\w+ ${PERSON}`,
    // "Remove my ex's number"
    `(?:quit|borr|elimin|remov|delet|tir|apag|retir|supprim|losch|nehm|take)\\w* (?:[^ /?]+ ){0,2}(?:${NUMBER} (?:de|do|da|of|von) ${MINE} ${PERSON}|${MINE} ${PERSON}(?:'?s)? ${NUMBER})`,
  )} `,
)
/** "To me and my wife", "no more messages, nor to my wife". */
const MYSELF =
  / (?:me|mi|mim|moi|mich|mir|us|nos|uns) (?:and|y|e|et|und|ni|nor|or|nem|noch|oder) | (?:ni|nor|nem|noch) (?:a|to|para|pra|an) | (?:and|y|e|et|und|ni|nor|nem) (?:a |para |pra |to |an )?(?:me|mi|mim|moi|mich|mir)(?: (?:too|tambien|tambem|aussi|auch))? [/,]/

/** "Nobody uses this", "my son uses this now": told, and not asked. */
const USES = oneOf(
  PERSON,
  "nadie|quien|alguien|otr[oa]|el|ella|nobody|no one|noone|who|anyone|someone|somebody|he|she|they|to|ninguem|quem|alguem|outr[oa]|ele|ela",
  "personne|qui|quelqu'un|il|elle|on|niemand|keiner|jemand|wer|er|wir|ich",
)
/** "Use this one": the number has changed. */
const THIS_ONE = new RegExp(
  ` (?<! (?:no|not|nao|ne|n'|don't|pas|nicht|${USES}) (?:ya |ja |mas |mais |ahora |agora |now |maintenant |jetzt |plus )?)(?:usad|usen|usa|use|usem|utilic\\w+|utilis\\w+|utilize\\w*|nehmt|nehmen|nutzt|nutzen) (?:sie )?(?:a |el |the |o |bitte )?(?:est[ea]|this|ess[ea]|celui|diese\\w*|aqui|here|hier) (?!mess|mens|nach|reply|respuesta|(?:[^ ,/?]+ ){1,6}(?:raus|weg|runter|aus (?:dem|der|den|ihre\\w*|eure\\w*|deine\\w*|allen?)) )| diese[nsr]? (?:nummer|anschluss|handy) (?:zu )?(?:(?:be)?nutzen|verwenden|nehmen) (?!wir |ich |(?:[^ ,/?]+ )?nicht )`,
)
const MOVED =
  / (?:(?:cambi|mud|chang)\w* (?:de )?(?:numero|numbers?)|nummer gewechselt|neue nummer|new number|(?:al|el|no|o|l'|the|die) (?:viej[oa]|antigu?[oa]|anterior|old one|ancienn?e?|alte) [/,])|l'ancien [/,]|(?:nada|anything|nichts) (?:mas |mais |mehr |else )?(?:ahi|alli|la|there|dort|dahin|da hin) [/,]/
/** "WhatsApp is enough": by mail or telephone nothing more. "Messages on WhatsApp, enough!" wants none there either. */
const HERE_INSTEAD =
  / (?<! (?:mensaje|mensagem|mensagen|message|nachricht|msg|promo)\S* (?:[^ ,/?]+ ){0,2})(?:whatsapp|wasap|zap|aqui|here|hier|ici) (?:reicht(?! e?s )|suffit|is (?:enough|fine|plenty)|basta|vale|me vale|serve|chega|es suficiente|genugt) /
/** "My sister wants no more messages, I do". */
const BUT_I_DO = new RegExp(
  ` ${PERSON} (?:[^ /?]+ ){1,9}(?:yo si|eu (?:quero|sim)|moi (?:si|oui)|ich (?:aber )?(?:schon|ja)|i do)(?= [/,])`,
)
const wishOf = (whose: string, wants: string) =>
  `(?:${whose}) (?:[^ ,/?]+ )?(?:${PERSON}|mates?|buddy|colega|cuate|pana|kumpel|bekannte[rn]?|pote|conhecid[oa]|conocid[oa]) (?:(?!${oneOf("y|e|and|et|und|i|yo|eu|je|ich|moi")} )[^ ,/?]+ ){0,3}${wants}`
/** "A friend wants no more of your messages, what must she do?", unlike "my husband wants you to stop texting me". */
const ANOTHER_WANTS = new RegExp(
  ` ${oneOf(
    wishOf(
      `${MINE}|una?|an?|uma?|une`,
      oneOf(
        "quiere|querria|quisiera|desea|gustaria|preferiria|pregunta|wants|want|would|asks|asked|doesn't (?:want|like|care)|wishes",
        "quer|queria|gostaria|gostava|deseja|pergunta|perguntou|veut|voudrait|aimerait|souhaite|souhaiterait|demande",
      ),
    ),
    // "My boss will report you" is English
    wishOf("mein\\w*|unser\\w*|eine?", "(?:will|mochte|wurde|hatte|fragt)"),
  )} `,
)
/** What they want is spoken of, and not "a quiet house". */
const OF_MESSAGES = new RegExp(
  ` ${oneOf(...(["message", "send", "receive", "list", "unsubscribe", "stop", "remove", "out"] as const).map(wordsFor))} `,
)
/** The writer, in whatever is asked. */
const FOR_ME = new RegExp(
  ` ${oneOf(
    "(?:me|nos|nous|mich|uns)(?! (?:ha |a |hat )?(?:pregunt|pergunt|ped|pid|demand|di[jcst]|fragt|gefragt|bittet|gebeten))|m'(?!a |demande )\\S+|(?<!(?:von|ask\\w*|tell\\w*|told) )(?:us|mir|moi|mim)",
    "\\w{2,}(?:[aei]r|[ae]n|[aei]d|[ae])(?:me|nos)",
    "i|yo|je|j'\\S+|ich|we|wir|too|either|tampoco|tambien|tambem|aussi|non plus|auch",
  )} `,
)
const GOODS =
  / (?:stop\w*|par\w+|dej\w+|no more|keine?|plus de|arret\w*) (?:[^ /?]+ ){0,3}(?:catalogu?e?s?|katalog\w*|boletos?|folletos?|leaflets?|flyers?|letters?|cartas|lettres|briefe)(?! (?:y|and|e|et|und|ni|or|ou|oder) (?:mens|mess|nachr)) /

const THIS_NUMBER = new RegExp(` (?:est[ea]|this|ess[ea]|ce|diese\\w*) ${NUMBER} `)
const THIS_HERE =
  / (?:aqui|aca|est[ea]|here|this(?: one| number)?|ici|celui ci|hier|diese\w*) (?:numero |nummer )?[/,]/

/** Who is spoken of: "she wants no messages". */
const THIRD =
  / (?:(?:que|no) les?|reciban?|ell[ao]s?|she|he|they|them|her|him|elas?|eles?|lhes?|elle|ils?|elles|lui|leur|ihm|ihnen|(?:er|sie) (?:ist|will|mag|mochte|hat|braucht)|an (?:sie|ihn)) /

const isForAnother = (clause: string) => GOODS.test(clause) || OTHERS.test(clause)

const cut = (said: string, between: RegExp) => said.split(between).map((part) => `${part} `)
const clausesOf = (said: string) => cut(said, /(?<= [,/?])(?= )/)
/** A wish with what is wished: "mein Mann möchte, dass ...", "una amiga pregunta: ¿cómo ...", unlike "quiere dormir, que paren". */
const wishesOf = (said: string) =>
  cut(
    said,
    /(?<= [/?]|(?<! (?:mochte|will|wurde|hatte|fragt|gern|pregunta|pergunta|perguntou|demande|asks|asked)) ,)(?= )|(?<= ,)(?= (?!(?:dass|ob|wie|wo|que(?! no )|como|comment|how) ))/,
  )

const WRITES =
  / (?:[dm]')?(?:mand|envi|escri|escrev|send|writ|text|mail|mess|mens|msg|contact|contat|kontakt|schreib|schick|ecri|envo|nachricht|numero|number|nummer|quit|borr|remov|delet|tir|apag|exclu|retir|losch|nehm|bloqu|block|stop|arriv|lleg|cheg)/

/**
 * Whether somebody or something else, or another number is to be left alone. "School is over for my son" speaks of another, and
 * of no message; "Write to me no more, I told my wife" asks for the writer.
 */
export const isAboutOthers = (said: string): boolean => {
  const elsewhere = MOVED.test(said) && !THIS_HERE.test(said)
  const theirs = wishesOf(said).some((wish) => ANOTHER_WANTS.test(wish) && OF_MESSAGES.test(wish))
  const forMe = FOR_ME.test(said) || THIS_NUMBER.test(said) || THIS_HERE.test(said)
  const another = theirs && !forMe
  if (another || elsewhere || THIS_ONE.test(said) || HERE_INSTEAD.test(said) || BUT_I_DO.test(said))
    return true
  const { others = [], own = [] } = Object.groupBy(clausesOf(said), (clause) =>
    isForAnother(clause) ? "others" : "own",
  )
  const wanted =
    own.some((clause) => THIRD.test(clause)) || others.some((clause) => WRITES.test(clause))
  return others.length > 0 && !MYSELF.test(said) && wanted
}
