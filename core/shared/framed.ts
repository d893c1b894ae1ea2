import { words } from "./fold.ts"

/** The folded words of a text, with a blank at either end: a pattern finds whole words in it. */
export const framed = (text: string): string => ` ${words(text).join(" ")} `

/** The alternatives that a text lists between blanks and line ends, as part of a pattern. */
export const anyWord = (list: string) => `(?:${list.trim().split(/\s+/).join("|")})`

/** Any of these phrases, in a framed text. */
export const anyOf = (...phrases: readonly string[]) => new RegExp(` (?:${phrases.join("|")}) `)
