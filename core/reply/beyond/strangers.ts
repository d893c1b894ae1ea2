import { fold, words } from "../../shared/fold.ts"

const TITLE =
  "(?:[Dd](?:r|ra|oña|on|octora?)|[Ss](?:r|ra|rta)|M(?:r|rs|s|e|me|lle)|[Pp]rof\\p{Ll}*|Maître|Madame|Monsieur|Frau|Herrn?)"
/** In German, where any noun has a capital letter, people are known by what stands before their names alone. */
const BEHIND_TITLE = new RegExp(
  `(?<!\\p{L})(?:${TITLE}|mit|von|bei)\\.?\\s+(?:${TITLE}\\.?\\s+)?(?!${TITLE}(?!\\p{L}))(\\p{Lu}\\p{Ll}+)`,
  "gu",
)
const GERMAN =
  /(?<!\p{L})(?:der|ist|und|nicht|sie|ihre?|wir|auf|dich|dir|dein|euch|mir|mit|von|bei|frau|herrn?)(?!\p{L})/iu
/** A capital letter within a sentence, and no title, day or month. */
const CAPITAL = new RegExp(
  `(?<=[\\p{Ll}\\d,;)] )(?!(?:${TITLE}|\\p{L}+day|January|February|March|April|May|June|July|August|\\p{L}+ember|October)(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  "gu",
)

/**
 * How many people a text names of whom nothing that the bot knows speaks. `known`: all of that, which is long, and asked for only where a
 * name is found.
 */
export const strangersIn = (text: string, known: () => string): number => {
  const behind = [...text.matchAll(BEHIND_TITLE)].map(([, name = ""]) => name)
  const named = new Set([...behind, ...(GERMAN.test(text) ? [] : (text.match(CAPITAL) ?? []))])
  if (named.size === 0) return 0
  const heard = new Set(words(known()))
  return [...named].filter((name) => !heard.has(fold(name))).length
}
