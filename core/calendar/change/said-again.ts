import { composed, withNewlines } from "../../shared/characters.ts"
import { cut } from "../privacy.ts"

/** What may stand where a text was cut off. */
const DOTS = /^\s*(?:…|\.+)/
/** So many characters beyond those that were read nobody guesses. */
const KNOWN = 20

/**
 * What a model says of a text that stands in the calendar, whole again; undefined: it stays as it is. Models say every field again, also
 * one that is not to change, and of a long text they have read the beginning alone, unless the client has said it to them.
 */
export const wholeAgain = (words: string | undefined, stands: string): string | undefined => {
  if (words === undefined) return undefined
  const said = asSaid(words)
  const whole = asSaid(stands)
  const read = asSaid(cut(stands))
  if (said === whole) return undefined
  if (read === whole || read === "" || !said.startsWith(read)) return said
  const rest = said.slice(read.length)
  const unread = whole.slice(read.length)
  if (rest.startsWith(unread.slice(0, KNOWN))) return said
  const added = rest.replace(DOTS, "")
  // The whole of it is there already where it was added before, and the answer was lost.
  return whole.endsWith(added.trim()) ? undefined : `${whole}${added}`
}

/** As a model says it, and its words are taken: what is pasted may have its accents apart, and other line breaks. */
const asSaid = (text: string) => withNewlines(composed(text)).trim()
