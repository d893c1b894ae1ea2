import { supposesLater } from "./asks-to-leave-later.ts"
import { ASIDES, type Sign } from "./signs.ts"
import { spoken } from "./spoken.ts"

/** "22:00" and "9.30" are one word. */
const CLAUSES = /(?<=[.,;:!?(\n/])(?!\p{N})|(?= (?:y|and|et|und|e|pero|but|aber) )/iu
/** "Stop texting me if I change my mind I'll text you": from the "if" up to what is asked now, over "and you sign me up". */
const SUPPOSED =
  /(?<=[.,;:!?(\n/])(?!\p{N})|(?= (?:si|if|when|se|wenn|falls|sollte|pero|but|aber) )|(?= (?:y(?! (?:me|nos) )|and(?! (?:you|i|then) )|et(?! (?:vous|tu|je) )|und(?! (?:ihr|sie|ich) )|e(?! (?:voc|vcs|eu)\S* )) )/iu
/** So many clauses may say together what none of them says alone: "after 8, please, no messages". */
const TOGETHER = 4

const without = (sign: Sign, text: string): string => {
  if (!sign(spoken(text))) return text
  const clauses = text.split(sign === supposesLater ? SUPPOSED : CLAUSES)
  for (let length = 1; length <= TOGETHER; length++)
    for (let at = 0; at + length <= clauses.length; at++)
      if (sign(spoken(clauses.slice(at, at + length).join(""))))
        return without(sign, clauses.toSpliced(at, length).join(""))
  return ""
}

/** "Don't text me after 9. Unsubscribe": what a message says beside the clauses whose writer would only like to stay. */
export const withoutAsides = (text: string): string =>
  Object.values(ASIDES).reduce((rest, sign) => without(sign, rest), text)
