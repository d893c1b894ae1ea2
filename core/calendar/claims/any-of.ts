/** Any of these phrases, in folded words with a blank at either end. */
export const anyOf = (...phrases: readonly string[]) => new RegExp(` (?:${phrases.join("|")}) `)
