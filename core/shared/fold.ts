/** NFKC, lower case, no accents, plain apostrophes: what people type in a hurry looks the same. */
export const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘´`ʼ]/g, "'")

/** The folded words of a text; an apostrophe inside a word stays in it. */
export const words = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []

/** Punctuation, symbols, emoji and spaces off both ends. */
export const trimOuter = (text: string) =>
  text.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N}]+$/u, "")
