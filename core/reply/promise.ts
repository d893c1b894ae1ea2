import { splitSentences } from "../calendar/claims/sentences.ts"
import { fold } from "../shared/fold.ts"
import { de } from "./promise/de.ts"
import { en } from "./promise/en.ts"
import { es } from "./promise/es.ts"
import { fr } from "./promise/fr.ts"
import { pt } from "./promise/pt.ts"

/*
 * What a reply promises in the name of people: that somebody has been told, or will answer, call, write. A model says so without
 * telling anybody; then the product tells the owner, and what the client reads is true.
 */

/** Whether a reply says that a person of the business knows of the client's wish, or that there will be news. */
export const promisesPerson = (text: string): boolean =>
  splitSentences(text).some((sentence) => {
    if (sentence.includes("?")) return false
    const said = ` ${(fold(sentence).match(WORD) ?? []).join(" ")} `
    return PROMISES.some((promise) => {
      const match = promise.exec(said)
      return match !== null && !OFFERS.test(said.slice(0, match.index + match[0].length))
    })
  })

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,;:]/gu

const PROMISES = [es, en, pt, fr, de].flat().map((pattern) => new RegExp(` ${pattern}`))

/** Said of what could be done, or is not: "Si quieres, aviso al equipo", "I can ask", "No he avisado". */
const OFFERS =
  / (?:si (?:quieres|quiere|lo deseas|lo desea|prefieres|prefiere|te parece|necesitas|necesita|vous|tu|besoin)|puedo|podria|podemos|puedes|puede|if you|can|could|would|may|se (?:quiser|preferir|precisar|desejar)|posso|pode(?! deixar)|podemos|poderia|si vous|je peux|pouvez|kann|konnte|konnen|wenn|falls|mochten|mochtest|no (?:he|hemos|puedo)|haven't|not|nao|pas|nicht|kein\w*|siempre que|cuando|antes de) /
