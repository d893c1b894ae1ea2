import { supposesLater } from "./asks-to-leave-later.ts"
import { ASIDES, type Sign } from "./signs.ts"
import { spoken } from "./spoken.ts"

/** "22:00" and "9.30" are one word. */
const CLAUSES = /(?<=[.,;:!?(\n/])(?!\p{N})|(?= (?:y|and|et|und|e|pero|but|aber) )/iu
/** "Stop texting me if I change my mind I'll text you": from the "if" up to what is asked now. */
const SUPPOSED =
  /(?<=[.,;:!?(\n/])(?!\p{N})|(?= (?:si|if|when|se|wenn|falls|sollte|y|and|et|und|e|pero|but|aber) )/iu
/** The same of who asks to join: over "and you take me off" as well. */
const SUPPOSED_AFTER_JOINING =
  /(?<=[.,;:!?(\n/])(?!\p{N})|(?= (?:si|if|when|se|wenn|falls|sollte|pero|but|aber) )|(?= (?:y(?! (?:me|nos) )|and(?! (?:you|i|then) )|et(?! (?:vous|tu|je) )|und(?! (?:ihr|sie|ich) )|e(?! (?:voc|vcs|eu)\S* )) )/iu
/** In the writer's own name: "me apunto", "sign me up". */
const JOINS =
  / (?:me apunto|me suscribo|apunta(?:d|te)?me|apuntarme|inscri\S+|me inscrev\S+|sign me up|count me in|add me|melde? mich an|anmelden|trag\S* mich ein|quero (?:entrar|participar)|je m'inscris) /
/** So many clauses may say together what none of them says alone: "after 8, please, no messages". */
const TOGETHER = 4

const without = (sign: Sign, text: string, between: RegExp): string => {
  if (!sign(spoken(text))) return text
  const clauses = text.split(between)
  for (let length = 1; length <= TOGETHER; length++)
    for (let at = 0; at + length <= clauses.length; at++)
      if (sign(spoken(clauses.slice(at, at + length).join(""))))
        return without(sign, clauses.toSpliced(at, length).join(""), between)
  return ""
}

/** "Don't text me after 9. Unsubscribe": what a message says beside the clauses whose writer would only like to stay. */
export const withoutAsides = (text: string): string => {
  const supposed = JOINS.test(spoken(text)) ? SUPPOSED_AFTER_JOINING : SUPPOSED
  return Object.values(ASIDES).reduce(
    (rest, sign) => without(sign, rest, sign === supposesLater ? supposed : CLAUSES),
    text,
  )
}
