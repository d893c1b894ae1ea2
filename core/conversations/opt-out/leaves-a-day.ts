/*
 * Who wants to be taken off a day has no appointment then any more, and may be written to: "take me off Thursday", "enlève-moi
 * jeudi". Over folded words.
 */
import { wordsFor } from "./meanings.ts"
import { oneOf } from "./spoken.ts"

const DAY = oneOf(
  "lunes|martes|miercoles|jueves|viernes|sabado|domingo",
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
  "segunda(?:-feira)?|terca(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|domingo",
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend",
)
/** What has a place for each day. */
const LISTED =
  "(?:(?:the|la|el|a|o|le|de[rmn]?|die) )?(?:list|books?|diary|schedule|rota|lista|agenda|liste|planning|kalender)"
const OF =
  "of|off|out|from|for|on|this|next|the|de|del|da|do|das|para|pra|el|la|los|na|no|este|esta|ce|du|pour|le|am|vom|von|fur|an|den|diesen|kommenden|bitte|please|porfa|stp|svp"
const ASKS = oneOf(
  "(?:quita|borra|saca|elimina|tacha|desapunta)(?:me|nos)(?:la|lo)?",
  "(?:me|nos) (?:tira|tire|risca|risque|remove|remova|desmarca|desmarque)|(?:tira|tire|risca|risque|remove|remova)-? ?(?:me|nos)",
  "(?:take|cross|scratch|strike|drop|count|leave|remove) (?:me|us)",
  "(?:enleve|enlevez|retire|retirez|raye|rayez|efface|effacez|supprime|supprimez)(?: |-)(?:moi|nous)",
  "(?:nimm|nehmt|nehmen sie|streich\\w*(?: sie)?|trag\\w*(?: sie)?) (?:mich|uns)",
)
/** "Take me off Sunday messages" is about a list. */
const OF_LIST = ` (?:(?:morning|evening|night) )?(?:${wordsFor("message")}) `
const LEAVES_DAY = new RegExp(` ${ASKS} (?:(?:${OF}|${LISTED}) )*${DAY}(?= )(?!${OF_LIST})`)

export const leavesADay = (said: string): boolean => LEAVES_DAY.test(said)
