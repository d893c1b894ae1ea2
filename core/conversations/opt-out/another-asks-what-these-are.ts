/* Whose boss asks what all these messages are: asked of the writer, not of us. Over folded words. */
import { MINE, PERSON } from "./about-others.ts"
import { oneOf } from "./spoken.ts"

const ASKED = new RegExp(
  ` ${MINE} ${PERSON} (?:[^ ,/?]+ ){0,2}${oneOf(
    "(?:asks|asked|asking|wants to know|keeps asking) (?:me )?(?:, )?what (?:(?:are )?(?:all )?(?:of )?(?:these|those)|(?:all )?this is) ",
    "(?:pregunta|pregunto|preguntando|quiere saber) (?:, )?que (?:son|es) (?:tant|tod|est)\\w+ ",
    "(?:pergunta|perguntou|quer saber) (?:, )?(?:o )?que (?:sao|e) (?:tant|tod|est|ess)\\w+ ",
    "(?:demande|veut savoir) (?:, )?(?:ce que (?:sont|c'est que)|c'est quoi) (?:tous |toutes )?ces ",
    "(?:fragt|will wissen|mochte wissen) (?:, )?was (?:das|diese|all die|die ganzen) ",
  )}`,
)

/** "Unsubscribe, my boss asked what all these texts are": tells why, and the rest is what is wanted. */
export const anotherAsksWhatTheseAre = (said: string): boolean => ASKED.test(said)
