/**
 * NFKC, lower case, no accents, plain apostrophes, nothing invisible: what people type in a hurry, or paste, looks the same. The
 * apostrophes come first, as NFKC makes a space of "´".
 */
export const fold = (text: string) =>
  narrow(
    text
      .replace(/[’‘´`ʼ]/g, "'")
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .normalize("NFD")
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ""),
  )

/** No message is longer. A function call cannot take many more arguments. */
const LONGEST = 10_000

/**
 * The same text, stored with one byte for each letter where that is enough. Engines keep two bytes in a text that once had
 * accents, and compile each pattern for both: our thousand patterns would take twice the time and memory.
 */
export const narrow = (text: string): string => {
  if (text.length > LONGEST) return text
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return String.fromCharCode(...codes)
}

/** The folded words of a text; an apostrophe inside a word stays in it. */
export const words = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []

/** Cuts punctuation, symbols, emoji and spaces off both ends. */
export const trimOuter = (text: string) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text)?.[0] ?? ""
