import { fold, narrow } from "../../shared/fold.ts"

/** "Plus" as it is said in Quebec, where no "could" stands: "j'veux pu", "écrivez-moi pu". */
const PU =
  /(?<= (?:j'veux|veux|veut|voulons|souhaite|souhaitons|envo\w+|ecri\w+|text\w+|contact\w+|derang\w+|moi|nous|chu|suis|ca m'interesse|non) )pu(?= )/g

/** "Sáquenme d su lista", "no quiero q me escriban". */
const D = /(?<= )d(?= )/g
const Q = /(?<= )q(?= )/g

/** Folded words between spaces; "," ends a clause, "/" a sentence and "?" a question. */
export const spoken = (text: string) => {
  const parts = fold(text).match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*|[,:(]|[.;!\n/]|\?/gu) ?? []
  const said = ` / ${parts.map((part) => (/[,:(]/.test(part) && part.length === 1 ? "," : /^[.;!\n/]$/.test(part) ? "/" : part)).join(" ")} / `
  // The emoji are gone.
  return narrow(said).replace(PU, "plus").replace(D, "de").replace(Q, "que")
}

/** Any word and the blank after it, in a pattern over it. */
export const WORD = "(?:[^ ,/?]+ )"
/** One of these, in a pattern over it. */
export const oneOf = (...words: readonly string[]) => `(?:${words.join("|")})`
