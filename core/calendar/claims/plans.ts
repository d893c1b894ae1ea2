import type { Language } from "../../reply/language.ts"
import { anyOf } from "./any-of.ts"
import { expectsClient } from "./coming.ts"
import { saidIn } from "./existing-appointment.ts"
import { denied, grammarsOf, isElse } from "./grammars.ts"
import { leavesOpen, turnsDown } from "./leaves-open.ts"
import type { Sentence } from "./sentences.ts"

/* What is going to be done for the client, with no word of a booking: "Jade is going to check it for you tonight at 6:30". */

/** What a plan is told with, though elsewhere it leaves open whether anything was done. */
const FUTURE =
  /(?<= )(?:va a|van a|vamos a|voy a|sera|seran|habra|(?:(?:is|are) going to|will|\w+'ll)|vai|vao|vamos|vou|tera|serao|va|vont|allons|vais|serez|seront|wird|werden wir|werde)(?= )/g

/** The client's people and things, beside the words that address the client. */
const CLIENTS = anyOf(
  "him|her|them",
  "ai|(?:por|para) si",
  "l'(?:attend\\w*|\\w+ra)|s'en",
  "ihn|ihm",
)
/** "Lo verá", unlike "la contadora". */
const SEES_THEM = /(?<!\p{L})(?:lo|la|los|las) \p{L}+(?:rá|rán|ré|remos)(?!\p{L})/iu

/** Whom somebody calls, writes to or tells is promised news, which the owner hears of: nobody comes, nor is expected. */
const CONTACTS = anyOf(
  "dig[oa]|pregunt\\w+|consult\\w+|llam\\w+|escrib\\w+|contest\\w+|respond\\w+|avis\\w+|confirm\\w+|contact\\w+|dir(?:a|an|e|emos)|record\\w+|comunic\\w+|envi\\w+|mand\\w+|recomiend\\w+|aconsej\\w+|coment\\w+",
  "asks?|calls?|rings?|phones|phone (?:him|her|them|you)|texts?|messages?|writes?|emails?|contacts?|touch|back to|reply|replies|respond\\w*|know|confirm\\w*|sends?|tells?|updates?|reach out",
  "dig[oa]|pergunt\\w+|lig(?:a|ar|o|amos|arei)|escrev\\w+|(?:da|dar|dou|um) retorno|(?:te|lhe) retorn\\w+|fal(?:a|ar|o|amos)|cham(?:a|ar|o|amos)|contat\\w+|telefon\\w+|recomend\\w+",
  "demand\\w+|dis|(?:r?appell?|ecri|repond|contact|recontact|envoi|telephon)\\w*|enverra|dira|redis|tiendr\\w+|vers vous|conseill\\w+",
  "sag\\w*|frag\\w*|an(?:zu)?ruf\\w+|ruf\\w+|meld\\w+|schreib\\w+|antwort\\w+|kontakt\\w+|(?<!weiss |wissen )bescheid|bestatig\\w+|schick\\w+|empfehl\\w+",
)

/** Whose answer is awaited, with nobody named: "meldet sich", "gets in touch". */
const REPLIES = anyOf(
  "en contacto",
  "in touch|touch",
  "em contat\\w*|retorno",
  "meld\\w+ (?:\\S+ ){0,2}sich|sich (?:\\S+ ){0,5}meld\\w+",
)

/** Until or from when: hours that always hold, or what the client may do. */
const SPAN =
  / (?:hasta|desde|despues de|until|till|from|after|ate|depois d[aeo]s?|jusqu'(?:a|au)|apres|bis|ab|nach) (?:(?:las?|el|as|the|o|um) )?\d/

/** The clauses of a sentence that tell what is going to be done for the client, in folded words; "": none does. */
export const plannedIn = (sentence: Sentence, likely: readonly Language[]): string => {
  const said = saidIn(sentence)
  const grammars = grammarsOf(likely)
  if (sentence.asks || denied(grammars, ["supposed", "readOut"], said)) return ""
  const told = said
    .split(" / ")
    .map((clause) => ` ${clause.trim()} `)
    .filter((clause) => {
      const bare = clause.replace(FUTURE, "~")
      if (expectsClient(clause)) return true
      return (
        !denied(grammars, ["unreal", "negated", "free", "hours"], bare) &&
        !isElse(grammars, bare) &&
        !leavesOpen(bare, "booked") &&
        !turnsDown(bare) &&
        !CONTACTS.test(bare) &&
        !SPAN.test(bare)
      )
    })
    .join("/")
  const [likeliest] = grammars
  return likeliest?.addressed.test(told) || CLIENTS.test(told) || SEES_THEM.test(sentence.text)
    ? told
    : ""
}

/** Whether a sentence says that the client will be called, written to or told: the owner, who hears of it, makes it true. */
export const promisesNews = (sentence: Sentence, likely: readonly Language[]): boolean => {
  const [likeliest] = grammarsOf(likely)
  return sentence.clauses.some((words) => {
    const clause = ` ${words} `
    return CONTACTS.test(clause) && (likeliest?.addressed.test(clause) || REPLIES.test(clause))
  })
}
