import { anyOf } from "../../shared/framed.ts"
import type { Language } from "../../shared/language.ts"
import { CALLERS, expectsClient, saysVisit } from "./coming.ts"
import { saidIn } from "./existing-appointment.ts"
import { denied, grammarsOf, isElse } from "./grammars.ts"
import { leavesOpen, turnsDown } from "./leaves-open.ts"
import type { Sentence } from "./sentences.ts"

/* What is going to be done for the client, with no word of a booking: "Jade is going to check it for you tonight at 6:30". */

/** What a plan is told with, though elsewhere it leaves open whether anything was done. */
const FUTURE =
  /(?<= )(?:va a|van a|vamos a|voy a|sera|seran|habra|(?:(?:is|are) going to|will|\w+'ll)|vai|vao|vamos|vou|tera|serao|va|vont|allons|vais|serez|seront|wird|werden wir|werde)(?= )/g

/** Times that elsewhere are conditions: "before five", "cet après-midi". */
const TIMES =
  /(?<= )(?:apres midi|antes (?:de las?|das)|(?:antes d(?:el?|o)|before|avant|vor(?: dem)?) (?:el |le )?(?=\d|medio ?dia|meio dia|midi|mittag|noon|midday|lunch|comer|cenar|almoco|dejeuner|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ))/g

/** Who is sent is no message. */
const SENDS = new RegExp(
  `(?<= )(?:envi|mand|send|envoi|envoy|enverr|schick)\\w* (?:(?:te|le|les|os|you|lhe|vous|ihnen|dir|euch|a) )*(?:alguien|alguem|someone|somebody|quelqu'un|jemand\\w*|(?:an?|una?|um|uma|une?|einen?|one of|el|la|o|our|the|nuestr[oa]|noss[oa]|unseren?|notre) (?:\\S+ )?${CALLERS})(?= )`,
  "g",
)

/** What the client may do first: "Order before noon and you'll have it today." */
const MAY_ORDER =
  /^(?:pid[ea]|pedid|encarg[ae]|compr[ae]|order|buy|peca|encomende|commandez|bestell(?:en sie|st du|t)?) (?:\S+ ){0,2}(?:antes|hasta|hoy|ya|ahora|before|by|until|today|now|ate|hoje|avant|jusqu\S*|aujourd'hui|maintenant|bis|vor|heute|jetzt) /

/** Somebody is to be at home. */
const AT_HOME = anyOf(
  "alguien (?:\\S+ ){0,2}en (?:casa|el domicilio|la porteria)",
  "(?:someone|somebody)(?:'s| is| needs to be| should be| must be) (?:at )?(?:home|in)",
  "alguem (?:\\S+ ){0,2}em casa",
  "quelqu'un (?:\\S+ ){0,2}(?:chez vous|a la maison)",
  "jemand (?:\\S+ ){0,4}(?:zu hause|daheim)",
)

/** The client's people and things, beside the words that address the client. */
const CLIENTS = anyOf(
  "him|her|them|(?:be|comes?|coming|pop|drop|swing|stop|get|gets) (?:round|over|by|out)",
  "ai|(?:por|para) si",
  "l'(?:attend\\w*|\\w+ra)|s'en",
  "ihn|ihm|(?:kommt|kommen) (?:\\S+ ){0,6}vorbei",
)
/** Who is said to be where the client is: "the engineer will be there". */
const ON_SITE = new RegExp(
  ` (?:alguien|alguem|someone|somebody|quelqu'un|jemand|${CALLERS}) (?:\\S+ ){0,4}(?:por (?:ahi|alli)|en (?:casa|el domicilio|la direccion)|a domicilio|there|on site|no local|por ai|sur place|vor ort) `,
)
/** "Lo verá", unlike "la contadora". */
const SEES_THEM = /(?<!\p{L})(?:lo|la|los|las) \p{L}+(?:rá|rán|ré|remos)(?!\p{L})/iu

/** Whom somebody calls, writes to or tells is promised news, which the owner hears of: nobody comes, nor is expected. */
const CONTACTS = anyOf(
  "dig[oa]|pregunt\\w+|consult\\w+|llam\\w+|escrib\\w+|contest\\w+|respond\\w+|(?<!(?:[ts]u|vuestro|el|un) )avis\\w+|confirm\\w+|contact\\w+|dir(?:a|an|e|emos)|record\\w+|comunic\\w+|envi\\w+|mand\\w+|recomiend\\w+|aconsej\\w+|coment\\w+",
  "asks?|calls?|rings?|phones|phone (?:him|her|them|you)|texts?|messages?|writes?|emails?|contacts?|touch|back to|reply|replies|respond\\w*|know|confirm\\w*|sends?|tells?|updates?|reach out",
  "dig[oa]|pergunt\\w+|lig(?:a|ar|o|amos|arei)|escrev\\w+|(?:da|dar|dou|um) retorno|(?:te|lhe) retorn\\w+|fal(?:a|ar|o|amos)|cham(?:a|ar|o|amos)|contat\\w+|telefon\\w+|recomend\\w+",
  "demand\\w+|dis|(?:r?appell?|ecri|repond|contact|recontact|envoi|telephon)\\w*|enverra|dira|redis|tiendr\\w+|vers vous|conseill\\w+",
  "sag\\w*|frag\\w*|an(?:zu)?ruf\\w+|ruf\\w+|meld\\w+|schreib\\w+|antwort\\w+|kontakt\\w+|(?<!weiss |wissen )bescheid|bestatig\\w+|schick\\w+|empfehl\\w+",
)

/** Whose answer is awaited, with nobody named: "meldet sich", "gets in touch". */
const REPLIES = anyOf(
  "en contacto",
  "touch",
  "em contat\\w*|retorno",
  "meld\\w+ (?:\\S+ ){0,2}sich|sich (?:\\S+ ){0,5}meld\\w+",
)

/** The client is asked to write or call: no news for them. */
const ASKED_OF_CLIENT = anyOf(
  "(?:dig|di|cuent|llam|escrib|contest|respond|avis|confirm|contact|envi|mand|coment)\\w*(?:nos|me)(?:lo|la)?",
  "(?:call|ring|phone|text|message|write|email|contact|reply|respond|confirm|send|tell|update|know|touch) (?:to |with )?(?:us|me)|let (?:us|me) know",
  "(?:me|nos) (?:dig|mand|envi|ligue|escrev|avis|fale|chame|contat|confirm)\\w*|(?:dig|mand|envi|ligue|escrev|avis|fale|chame|contat|confirm)\\w* (?:(?:com|para) )?(?:nos|me|mim|conosco|connosco)",
  "\\w+ez (?:nous|moi)|(?:dis|ecris|envoie|appelle) (?:nous|moi)",
  "(?:sag|frag|ruf|meld|schreib|antwort|bestatig|schick)\\w* sie (?:uns|mir|mich|sich|bitte)|(?:schreib|schick|ruf|sag) (?:uns|mir|mich)|melde? dich",
)

/** Until or from when: hours that always hold, or what the client may do. */
const SPAN =
  / (?:hasta|desde|despues de|until|till|from|after|ate|depois d[aeo]s?|jusqu'(?:a|au)|apres|bis|ab|nach) (?:(?:las?|el|as|the|o|um) )?\d/

/** The clauses of a sentence that tell what is going to be done for the client, in folded words; "": none does. */
export const plannedIn = (sentence: Sentence, likely: readonly Language[]): string => {
  const said = saidIn(sentence)
  const grammars = grammarsOf(likely)
  if (sentence.asks || denied(grammars, ["supposed", "readOut"], said)) return ""
  if (sentence.clauses.some((clause) => MAY_ORDER.test(clause))) return ""
  const told = said
    .split(" / ")
    .map((clause) => ` ${clause.trim()} `)
    .filter((clause) => {
      if (expectsClient(clause) || AT_HOME.test(clause)) return true
      const bare = clause.replace(FUTURE, "~").replace(TIMES, "~").replace(SENDS, "~")
      return (
        !denied(grammars, ["unreal", "negated", "free", "hours"], bare) &&
        (saysVisit(clause) || !isElse(grammars, bare)) &&
        !leavesOpen(bare, "booked") &&
        !turnsDown(bare) &&
        !CONTACTS.test(bare) &&
        !SPAN.test(bare)
      )
    })
    .join("/")
  const [likeliest] = grammars
  const theirs = [likeliest?.addressed, AT_HOME, CLIENTS, ON_SITE].some((words) =>
    words?.test(told),
  )
  return theirs || SEES_THEM.test(sentence.text) ? told : ""
}

/** Whether a sentence says that the client will be called, written to or told: the owner, who hears of it, makes it true. */
export const promisesNews = (sentence: Sentence, likely: readonly Language[]): boolean => {
  const [likeliest] = grammarsOf(likely)
  return sentence.clauses.some((words) => {
    const clause = ` ${words} `
    if (!CONTACTS.test(clause) || ASKED_OF_CLIENT.test(clause)) return false
    return likeliest?.addressed.test(clause) || REPLIES.test(clause)
  })
}
