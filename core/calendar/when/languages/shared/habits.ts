import { ask } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/**
 * A weekday that is no good in any week, in all languages: "Fridays are never good, Thursday at six?". The day wished for
 * settles it. A habit with an hour in it ("never before five") is left to be asked about.
 */

const SETTLED = "(?= ?(?:$|[,;.!?])"

const ES = `${SETTLED}| (?:pero|asi que|por eso|entonces|mejor|prefiero|y (?:el|me|prefiero)|porque)(?![a-z]))`
const EN = `${SETTLED}| (?:but|so|because|cos|coz|and (?:i|what|how|could|can)|how|could|can|is|would|then)(?![a-z]))`
const PT = `${SETTLED}| (?:mas|entao|por isso|dai|porque|prefiro|melhor|e (?:prefiro|n[ao]))(?![a-z]))`
const FR = `${SETTLED}| (?:mais|donc|du coup|alors|car|plutot|et (?:je|le))(?![a-z]))`
const DE = `${SETTLED}| (?:aber|also|deshalb|deswegen|daher|dafur|weil|denn|lieber)(?![a-z]))`

const CLASS_ES =
  "clases?|cole|colegio|ingles|gimnasio|gym|entreno|entrenamiento|guardia|trabajo|reunion|turno|curso|uni|universidad|futbol|ballet|natacion|terapia|rehabilitacion|yoga|pilates|fisio"
const CLASS_EN =
  "class|classes|school|college|uni|training|work|practice|football|swimming|dance|meetings?|choir|rehearsals?|yoga|pilates|physio|therapy"
const CLASS_PT =
  "aulas?|treino|escola|faculdade|plantao|ingles|academia|terapia|reuniao|trabalho|ginasio|natacao|futebol|fisioterapia|yoga|pilates"
const CLASS_FR = "cours|ecole|entrainement|reunion|foot|danse|piscine|garde|chorale|judo|yoga|kine"
const CLASS_DE =
  "[a-z]*(?:training|probe)|schule|[a-z]*kurs|unterricht|sport|uni|dienst|chor|probe|therapie|fussball|vorlesung|besprechung|schicht|yoga|pilates|physio|reha|keine zeit|nie zeit"

export const habits: readonly Phrase[] = [
  [
    "(?:(?:todos )?los {weekday}s?(?: y (?:los )?{weekday2}s?)?|cada {weekday}|(?:mis )?{weekday}s|entre semana)(?: (?:yo|casi|siempre|nunca|jamas|me|la verdad(?: es)? que|por trabajo))* " +
      "(?:nunca (?:puedo|podemos|me (?:va|van|vienen?)(?: bien)?)|no (?:puedo|podemos|suelo poder|podria|hay manera|me (?:va|van|vienen?)(?: bien)?)|(?:puedo|podemos)(?= nunca)|(?:va|van|vienen?) (?:mal|fatal)|son (?:mal[oa]s|imposibles?|fatal|complicad[oa]s|un lio)|" +
      `(?:me )?(?:es )?imposible|mal|fatal|nunca|ni hablar|trabajo|trabajamos|curro|chambeo|entreno|estoy (?:liad[oa]|ocupad[oa]|trabajando|fuera)|(?:tengo|tenemos) (?:${CLASS_ES}))(?: (?:nunca|siempre|jamas|bien|ir|venir|para mi|por trabajo|de trabajo))*${ES}`,
    ask("vague"),
  ],
  [
    `(?:(?:nunca|jamas) (?:puedo|podemos|me (?:va|van|vienen?)(?: bien)?)|no (?:puedo|podemos|suelo poder|me (?:va|van|vienen?) bien)(?: nunca| ir| venir)*|trabajo(?: siempre)?|nunca) (?:(?:todos )?(?:los|en) {weekday}s?|entre semana)${ES}`,
    ask("vague"),
  ],
  [
    "(?<!(?:if|whether) )(?:on )?{weekday}s?(?: and {weekday2}s)? (?:(?:are|is|s|r|just|really|always|usually|generally|for me|unfortunately) )*" +
      "(?:never(?= ?[,.;])|never (?:good|great|ideal|free|possible|any (?:good|use)|works?|suits?|an option)|a no|(?:don t|dont|doesn t|do not|won t) (?:ever )?(?:work|suit)|(?:aren t|arent) (?:good|great|ideal|possible|any good)|" +
      "(?<=days (?:(?:are|r|just|really|always|usually) )+)(?:a nightmare|hopeless|impossible|terrible|awful|bad|hectic|full|busy|my (?:busy|worst) day)|" +
      "(?:i|we) (?:can never|never can|can t ever)(?: (?:do|make it|make|come))?|" +
      `(?<=s )(?:i|we)(?: always)? (?:work|teach|can t(?: do| make it)?|cant(?: do)?|(?:have|ve got|got) (?:${CLASS_EN})|(?:m|am|are|re) (?:always )?(?:busy|away|off|out|at work|working)))(?: (?:for (?:me|us)|with (?:me|us)|(?<=suits? )(?:me|us)|ever|at all|all day))*${EN}`,
    ask("vague"),
  ],
  [
    `(?:(?:i |we )?(?:can never|never can|can t ever|can t|cant|cannot|could never)(?: (?:do|make|manage|come))?|(?:i|we)(?: m| am| re| are) never (?:free|around|available)|never)(?: on)? {weekday}s(?: (?:and|or) {weekday2}s)?${SETTLED}| (?:but|so|because|how|could|can|is|would)(?![a-z]))`,
    ask("vague"),
  ],
  // "I can't do weekdays", "during the week I'm at work": no day of Monday to Friday.
  [
    `(?:(?:on )?(?:weekdays|weeknights)|(?:during|in) the week|midweek)(?: (?:are|is|s|r|just|really|always|for me|unfortunately))* (?:a (?:no(?: go)?|nightmare)|no (?:good|go|use)|out|bad|hard|impossible|(?:don t|dont|doesn t|doesnt|won t) (?:ever )?(?:work|suit)|(?:i|we)(?: m| am| re| are)? (?:always )?(?:can t(?: do| make it)?|cant(?: do)?|work(?:ing)?|at work|busy|away|at (?:school|uni))|i?m (?:at work|working|busy|away|at (?:school|uni)))(?: (?:for (?:me|us)|ever|at all|all day))*${EN}|` +
      `(?:i |we )?(?:(?:can t|cant|cannot|can never)(?: (?:do|make|manage|come))?|work)(?: on)? (?:weekdays|during the week|midweek)${EN}`,
    ask("vague"),
  ],
  [
    "(?:(?:todas as|todos os|as|aos|nas|nos) {weekday}s?(?: feiras?)?(?<=s)(?: e (?:as |aos )?{weekday2}s)?|(?:toda|todo|cada) {weekday}(?: feira)?|(?:em )?dias? de semana|durante a semana)(?: (?:eu|nos|a gente|sempre|quase|e|sao|me|pra mim|para mim))* " +
      "(?:nunca (?:posso|podemos|pode|consigo|da|dou|rola)|(?:nao|n) (?:posso|podemos|pode|consigo|da|rola|dou|costumo poder)|(?:mau|ruim|maus|mas|ruins|pessim[oa]s?|impossive(?:l|is)|complicad[oa]s?|dificil|corrido)|nunca|" +
      `trabalh(?:o|amos|a)|(?:estou|to) (?:a trabalhar|trabalhando|ocupad[oa])|(?:tenho|temos) (?:sempre )?(?:${CLASS_PT}))(?: (?:nunca|sempre|mesmo|jeito|certo|ir|vir|pra mim|para mim))*${PT}`,
    ask("vague"),
  ],
  [
    `(?:nunca (?:posso|podemos|consigo|da)|(?:nao|n) (?:posso|podemos|consigo|da)(?: nunca)?|trabalho(?: sempre)?|nunca)(?: ir| vir)? (?:(?:as|aos|nas|nos) {weekday}s(?: feiras?)?|(?:em )?dias? de semana|durante a semana)${PT}`,
    ask("vague"),
  ],
  [
    "(?:(?:tous )?les {weekday}s?(?: et (?:les )?{weekday2}s?)?|chaque {weekday}|en semaine)(?: (?:je|j|on|nous|moi|c est|ca|ne|n|toujours))* " +
      `(?:(?:peux|peut|pouvons|va|marche|m arrange|arrange|suis|est) (?:pas|jamais|plus)|(?:jamais|pas) (?:possible|bon)|jamais|impossible|complique|mort|travaille|travaillons|bosse|ai (?:${CLASS_FR}|les enfants|mes enfants))(?: (?:dispo|disponible|libre|la|toujours|venir))*${FR}`,
    ask("vague"),
  ],
  [
    `(?:je |on )?(?:ne )?(?:peux|peut) (?:jamais|pas)(?: venir)? (?:les {weekday}s?|en semaine)${FR}`,
    ask("vague"),
  ],
  [
    "(?:(?:immer )?{weekday}s(?: (?:und|oder) {weekday2}s)?|unter der woche|wochentags|werktags)(?: (?:leider|immer|eigentlich|grundsatzlich))* " +
      "(?:(?:kann|geht|passt|bin|klappt|schaffe?|konnen|sind|habe?n?)(?: (?:es|s|ichs?|wir|bei|mir|uns|das|da|leider|eigentlich|fast|so gut wie|gar|grundsatzlich|immer|zeit))* (?:nie|niemals|nicht|nich|nix|net|ned)(?: (?:da|hier|frei|gut|so gut|zeit))?|" +
      "(?:ist|ists|sind|passt)(?: (?:es|s|bei|mir|uns|immer|fur mich|leider))* (?:ganz |sehr |immer |eher )?(?:schlecht|ungunstig|schwierig|unmoglich|blod|doof)(?: (?:bei|fur) (?:mir|mich|uns))?|nie|arbeiten? (?:ich|wir)(?: immer| den ganzen tag)?|" +
      `muss ich (?:immer )?arbeiten|habe?n? (?:ich|wir) (?:immer )?(?:${CLASS_DE})|bin ich (?:immer )?(?:weg|arbeiten|auf (?:der )?arbeit|beim [a-z]+|in der (?:arbeit|schule|uni)|im buro))${DE}`,
    ask("vague"),
  ],
  [
    `(?:ich )?(?:kann|arbeite|bin)(?: ich)?(?: leider| immer| da)* (?:nie )?(?:{weekday}s|unter der woche|wochentags|werktags)(?: (?:nie|nicht|immer))?${DE}`,
    ask("vague"),
  ],
]
