import { fold } from "../shared/fold.ts"
import { anyOf } from "../shared/framed.ts"
import { type Language, likelyLanguages } from "../shared/language.ts"
import { GRAMMARS } from "./claims/grammars.ts"
import { offersChoice } from "./claims/leaves-open.ts"
import { namesElse, namesOrder } from "./claims/other-topics.ts"
import { splitSentences } from "./claims/sentences.ts"
import type { ClaimKind } from "./claims/words.ts"
import { wordsOf } from "./when/choose/affair-words.ts"
import { normalise } from "./when/normalise.ts"
import {
  inAny,
  isDated,
  namesAppointment,
  saidIn,
  speaksOfAppointment,
  WISHES,
} from "./wishes/spoken-of.ts"

/* What a client wants of an appointment. */

const UNDOES = anyOf(inAny("cancels", "undoes"))
/** "No piano on Friday", "we don't come tomorrow": said of a day, it is off. */
const undoes = (sentence: string) => {
  const said = saidIn(sentence)
  const [likeliest = "es"] = likelyLanguages(sentence)
  const { negated, day } = GRAMMARS[likeliest]
  return UNDOES.test(said) || (negated.test(said) && day.test(said))
}
const WITH =
  "(?:mejor|prefiero|melhor|prefiro|plutot|prefere|lieber|rather|prefer) (?:con|com|avec|bei|mit|with)"
/** "An hour later" */
const LATER_BY =
  "(?:hora|horas|hours?|heures?|stunden?|semanas?|weeks?|semaines?|wochen?|dias?|days?|jours?|tage?) (?:mas|mais|plus|de plus|later|earlier|spater|fruher|antes|despues|depois|para)"
/** "Push it an hour", "rather with Lucy" */
const SHIFTS = anyOf(
  LATER_BY,
  WITH,
  "(?:an?|one|half an|una|media|uma|meia|une|eine|\\d+) (?:hours?|horas?|heures?|stunden?)",
)
const CHANGES = anyOf(inAny("moves", "changes"), LATER_BY, WITH)
const ASKS = anyOf(inAny("appointment", "asks"))

/** "I have an appointment and I'm lost" asks for none. */
const HAS = anyOf(
  `(?:ya tengo|tengo|do i have|have i got|habe ich|hab ich|ai je|tenia|tenemos|i have|i've got|we have|i had|tenho|tinha|j'ai|ich habe|ich hab|hab|hatte) (?:\\S+ )?(?:${inAny("appointment")})`,
)

const GREETING = "hola|hi|hello|hey|ola|oi|bonjour|hallo"
const AND = "y|and|e|et|und"
const OPENS = new RegExp(`^ (?:(?:${GREETING}|${AND}|ok) )*(?:${inAny("opens")}) \\S`)
const BEFORE_WHEN = `${AND}|${GREETING}|ok|vale|oye|pero|a|de|por|para|pra|em|at|by|until|ate|bis|ab|um|vers|jusqu'a`
/** "Le concert, c'est quand ?" */
const WHEN_LAST = "cuando|when|quando|quand|wann"
const INQUIRES = new RegExp(
  `(?:^ (?:(?:${BEFORE_WHEN}) ){0,2}(?:${inAny("when")}) | (?:${inAny("inquires")}) | (?:${WHEN_LAST}) $)`,
)
/** "Is she in on Friday?", not "Is Friday all right?" nor "this evening". */
const DOES = anyOf(
  `(?!esta man)(?:${inAny("does")})(?! (?:bien|bom|bem|bon|ok|okay|gut|recht|tarde|noche|noite|semana) )`,
)
const OFFERS = anyOf(inAny("offers"))
const offers = (said: string) => OFFERS.test(said) || offersChoice(said)
const FREE = anyOf(inAny("free"), `(?<=^ (?:(?:${AND}) )?)(?:${inAny("any")})`)
/** Unlike prices, places and telephone numbers. */
const HOUR =
  /(?<![\d.,:+-]|\d )(?:[01]?\d|2[0-3])(?:[:h][0-5]\d|(?:[.:][0-5]\d)? ?(?:h|hs|hrs|am|pm|uhr|o['’]?clock))(?![\p{L}\d])|(?<!\p{L})(?:a las?|[aà]s|at|um|gegen|vers|sobre las|las|das|a) (?:[01]?\d|2[0-3]|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uma|duas|quatro|oito|dez|onze|doze|midi|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb)(?![\p{L}\d.,])/u

const LATER = new RegExp(`(?<= )(?:${inAny("later")})(?= )`)
const LATE = anyOf(inAny("late"))
/** "Sorry, I won't be there till ten past": without the regret it may be when they could come. */
const SORRY = anyOf(
  "perdon\\w*|lo siento|disculp\\w*|sorry|apolog\\w*|desculp\\w*|foi mal|desole\\w*|pardon|excuse\\w*|tut mir leid|entschuldig\\w*",
)
const NOT_TILL = anyOf(
  "no (?:\\S+ ){0,2}?(?:llego|llegare|llegamos|llegar|estoy|estare|estar) hasta",
  "(?:not|\\S+n't|cannot) (?:\\S+ ){0,2}?(?:there|here|in|make it|arrive) (?:till|until|before)",
  "so (?:\\S+ ){0,2}?(?:chego|chegar|estarei|chegamos)",
  "(?:serai|serons|arrive|arriverai|arrivons|la) (?:la )?que (?:vers|a)",
  "(?:bin|sind|komme?n?|erst) (?:\\S+ ){0,4}?(?:erst|um|gegen) (?:\\S+ ){1,3}?(?:da|an)",
)
const DECLINES =
  /^ (?:(?:uy|hm+|ay|oh|ah|ok|vale|bueno|well|ach|ui|mejor|better|lieber) )*(?:no|nope|nah|nao|non|nein|ninguno|neither|nenhum|aucun|keine[rsn]?)(?: (?:no|gracias|thanks|thank|you|obrigad[oa]|valeu|merci|danke|dank|schon|por|ahora|de|momento|for|now|not|todavia|yet|ainda|encore|pas|noch|nicht|hace|falta|precisa|necesito|nada)){0,4} $/
const YES = /[👍👌✅🙏]/u
const THANKS =
  /^ (?:(?:muchas|mil|many|muito|mil|merci|vielen) )?(?:gracias|thanks|thank you|thx|obrigad[oa]|valeu|merci|danke\w*|dank)(?: (?:a (?:ti|vos|usted)|igualmente|beaucoup|schon|sehr|so much|a lot|\S+))? $/

/** "The notary's, what shall I bring?" asks something beside. */
const THEN_ASKS =
  /,\s+(?=(?:y |and |e |et |und )?(?:qu[eé](?! (?:tal|no|ya|voy|se|me|si)(?!\p{L}))|cu[aá]\S+|d[oó]nde|cómo|hay|ten[eé]is|tienen|what|when|how much|how long|where|is there|do you|quanto|o que|onde|tem|quels?|quelles?|combien|où|comment|il y a|was|wann|wie|wo|welche|gibt)(?!\p{L}))/giu

/** "No, no, until Thursday then" takes leave. */
const LEAVES =
  /^ (?:(?:no|nope|nah|nao|non|nein|nada|nichts|all|good|ok|vale|gracias|thanks|obrigad[oa]|merci|danke) )*(?:hasta|ate|bis|see (?:you|ya)|nos vemos)(?: \S+){1,2} $/

const VISITS = anyOf(inAny("visits"))
const VISITED: Record<Language, RegExp> = {
  es: anyOf(WISHES.es.visits),
  en: anyOf(WISHES.en.visits),
  pt: anyOf(WISHES.pt.visits),
  fr: anyOf(WISHES.fr.visits),
  de: anyOf(WISHES.de.visits),
}

const COUNT =
  "(?:\\d{1,2}|one|two|three|four|five|six|dos|tres|cuatro|cinco|seis|duas|quatro|deux|trois|quatre|cinq|zwei|drei|vier|funf|sechs)"
/** How many come: "make it six people", "somos 4", "zu dritt". */
const PARTY = anyOf(
  `${COUNT} (?:people|guests|of us|adults|personas?|pessoas?|personnes?|personen|leute|gaste)`,
  `(?:somos|seremos|seriamos|on (?:est|sera)|nous (?:sommes|serons)|we(?:'re| are| will be)|wir (?:sind|waren|kommen)|party of) ${COUNT}`,
  "zu (?:zweit|dritt|viert|funft|sechst)|(?:one|an?|uno|una?|um|uma|une|eine?) (?:(?:person|guest) more|person mehr|(?:more|extra|mas|mais|persona mas|pessoa (?:a )?mais|personne de plus))",
)

const isTimed = (text: string) => HOUR.test(fold(text))

/** Whether somebody speaks of an appointment, or of what needs one. */
const speaksOfVisit = (text: string) =>
  speaksOfAppointment(text) ||
  isTimed(text) ||
  [VISITS, SHIFTS].some((words) => words.test(saidIn(text)))

const STATES =
  / (?:after|despues|depois|apres|nach|soy|es|son|esta|era|fue|tengo|me|is|are|am|i'm|i|my|was|were|have|sou|sao|tenho|foi|meu|minha|suis|est|sont|ai|j'ai|je|mes|bin|ist|sind|war|habe|hab|ich|meine?) /
/** "Dental cleaning", "service for the bike": what is done by appointment, and hardly a word more. */
const isBrief = (sentence: string) => {
  const said = saidIn(sentence)
  if (said.trim().split(" ").length > 6 || STATES.test(said)) return false
  return likelyLanguages(sentence).some((language) => VISITED[language].test(said))
}

/** A message of a talk. */
export type Spoken = { readonly direction: "INBOUND" | "OUTBOUND"; readonly content: string }

/** What a client waits for a yes to. */
export type Wish = {
  readonly kind: ClaimKind
  /** Nothing else was asked that a few words may answer. */
  readonly alone: boolean
}

/** "put off": nothing for now, or what was agreed on; "inquires": only to know something; null: nobody knows. */
type Wanted = Wish | "put off" | "inquires" | null

export const isWish = (wanted: Wanted | undefined): wanted is Wish =>
  typeof wanted === "object" && wanted !== null

/** What the client of a talk wants; its oldest message stands first. */
export const wishOf = (talk: readonly Spoken[]): Wanted => {
  const offered = talk.some(
    ({ direction, content }) =>
      direction === "OUTBOUND" &&
      speaksOfVisit(content) &&
      (content.includes("?") || offers(saidIn(content))),
  )
  const last = talk.findLastIndex(({ direction }) => direction === "OUTBOUND")
  const sentences = talk.flatMap(({ direction, content }, at) =>
    direction === "INBOUND"
      ? splitSentences(content.replace(THEN_ASKS, ".\n")).map((said) => ({
          said,
          kind: kindOf(said),
          fresh: at > last,
        }))
      : [],
  )
  const newest = sentences.flatMap(({ kind, fresh }) => (fresh ? [kind] : []))
  if (newest.includes("puts off")) return "put off"
  // "You would be here at ten past, then?" – "Yes" comes late, and wants nothing.
  const late = sentences.some(({ kind }) => kind === "arrives")
  const takes = offered && newest.includes("says") && !late
  const wished = sentences.filter(({ kind }) => kind === "asks" || kind === "names")
  if (wished.length === 0 && newest.includes("arrives")) return "put off"
  if (wished.length === 0 && !takes) return newest.includes("inquires") ? "inquires" : null
  const meant = talk.some(({ content }) => speaksOfVisit(content))
  const clear = takes || (meant && wished.some(({ kind }) => kind === "asks"))
  return {
    kind: wished.some(({ said }) => undoes(said))
      ? "cancelled"
      : wished.some(({ said }) => CHANGES.test(saidIn(said)))
        ? "moved"
        : "booked",
    alone: clear && !newest.includes("inquires") && !newest.includes("wonders"),
  }
}

/** What becomes of a parcel, of one's money, of an address or a photo is no wish for an appointment. */
const isOfGoods = (said: string, questions: boolean) => {
  if (namesAppointment(said)) return false
  if (namesOrder(said)) return !VISITS.test(said)
  return namesElse(said) && (questions || CHANGES.test(said)) && !isDated(said)
}

/** "I start work at twelve", "my train is at 11:40": what else somebody has to do at an hour. */
const tellsAffair = (sentence: string) => {
  const said = normalise(sentence)
  return likelyLanguages(sentence).some((language) => {
    const { affair, wish, come } = wordsOf(language)
    return affair.test(said) && !wish.test(said) && !come.test(said)
  })
}

/** "names": a day, and no word of what is to be on it; "wonders": "And waxing?", "Anything on Friday?" */
type Kind = "arrives" | "asks" | "names" | "inquires" | "wonders" | "puts off" | "says" | "nothing"

const kindOf = (sentence: string): Kind => {
  const said = saidIn(sentence)
  const questions = sentence.includes("?") || OPENS.test(said)
  if (said.trim() === "" || THANKS.test(said)) return YES.test(sentence) ? "says" : "nothing"
  if (LATE.test(said) || (!questions && SORRY.test(said) && NOT_TILL.test(said))) return "arrives"
  if (LEAVES.test(said)) return "nothing"
  const timed = isTimed(sentence)
  if (INQUIRES.test(said) || isOfGoods(said, questions)) return "inquires"
  if (questions && !timed && FREE.test(said)) return DOES.test(said) ? "inquires" : "wonders"
  if (LATER.test(said) || DECLINES.test(said)) return "puts off"
  const wanted = said.replace(HAS, " ")
  if ([ASKS, UNDOES, CHANGES, PARTY].some((words) => words.test(wanted))) return "asks"
  if (!questions && undoes(sentence)) return "asks"
  if (!questions && isBrief(sentence)) return "asks"

  // "Oil change on Monday?"
  const states = !questions || !(OPENS.test(said) || FREE.test(said))
  if (timed && !questions && !VISITS.test(said) && tellsAffair(sentence)) return "says"
  if (timed) return !questions ? "asks" : states || FREE.test(said) ? "names" : "inquires"
  const names = likelyLanguages(sentence).some((language) => GRAMMARS[language].day.test(said))
  if (questions && (!states || DOES.test(said))) return "inquires"
  if (questions) return names ? "names" : "wonders"
  return names ? "names" : "says"
}
