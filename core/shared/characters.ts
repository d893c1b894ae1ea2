/** Text as PostgreSQL and JSON can hold it: without NUL characters and halves of surrogate pairs (contract.md 1.1). */
export const clean = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "")

/**
 * The same, with each accent in one character with its letter (NFC), as people count and compare them. What is pasted from macOS
 * or from a PDF file has the accents apart.
 */
export const composed = (text: string): string => clean(text).normalize("NFC")

/** A text with one kind of line break (Unicode 5.8): models take the others for breaks, too. */
export const withNewlines = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u
/** Whether a text shows nothing: it holds only spaces, joiners, combining marks or filler characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Tag characters, in which whole sentences can be hidden; marks without a width; marks that reverse the order of letters. */
const HIDDEN =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]/gu

/**
 * A text without characters that people do not see but models read. The flags of England, Scotland and Wales, which are
 * written in tag characters, stay.
 */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, "$1")

/** Whether a key or token can be sent in an HTTP header; one copied with a line break or an ellipsis in it cannot. */
export const fitsHeader = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** The first characters of a text, without cutting one in half. */
export const preview = (text: string, characters: number): string =>
  [...text.slice(0, characters * 2)].slice(0, characters).join("")
