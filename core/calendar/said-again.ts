import { cut } from "./privacy.ts"

/** What may stand where a text was cut off. */
const DOTS = /^\s*(?:…|\.{3})/
/** It was in the midst of a word, which goes on. */
const GOES_ON = /^[\p{L}\p{N}]/u

/**
 * What a model says of a text that stands in the calendar, whole again; undefined: it stays as it is. Models say every field again, also
 * one that is not to change, and of a long text they have read the beginning alone.
 */
export const wholeAgain = (said: string | undefined, stands: string): string | undefined => {
  const read = cut(stands).trim()
  if (said === undefined || said === stands.trim()) return undefined
  if (read === stands.trim() || read === "" || !said.startsWith(read)) return said
  const rest = said.slice(read.length)
  if (GOES_ON.test(rest)) return said
  const added = rest.replace(DOTS, "")
  // The whole of it is there already where it was added before, and the answer was lost.
  return stands.endsWith(added.trimEnd()) ? undefined : `${stands}${added}`
}
