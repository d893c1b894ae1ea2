/* Some models fall into Chinese, or another script, for a sentence: thoughts, or thanks that nobody can read. */

const SCRIPTS = [
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}",
  ..."Hangul Cyrillic Arabic Hebrew Thai Devanagari Bengali Tamil Greek Armenian Georgian"
    .split(" ")
    .map((script) => `\\p{sc=${script}}`),
].map((letters) => new RegExp(`[${letters}]`, "gu"))

const SENTENCE_END = /(?<=\n)|(?<=[.!?…]["”»)]{0,3} )|(?<=[。！？؟।]["”»」』）]{0,3})/u
/** Fewer letters are a name, a dish, a greeting. */
const FEW = 4
const PRICE = /\d ?[€$£¥₽]|[€$£¥₽] ?\d/
/** Such a sentence may be what was asked for. */
const LANGUAGE =
  /(?<!\p{L})(?:chin|mandar|canton|kanton|japon|japan|corean|korea|cor[ée]en|rus[os]|russ|ukrain|ucran|[aá]rabe?|hebr|h[ée]breu|grieg|greg[ao]|greek|grec|griech|tailand|thai|tha[iï]|hindi|bengal|tamil|b[uú]lgar|serb|kanji|cyril|ciril|kyrill|tradu|translat|übersetz)/iu

/**
 * A reply without sentences in a script that neither the client nor the rest of the reply uses. `known`: what
 * else was said.
 */
export const withoutForeignScripts = (text: string, known: () => string): string =>
  SCRIPTS.reduce((left, letters) => {
    if (left.search(letters) < 0) return left
    const said = known()
    const foreign = said.search(letters) < 0 && !LANGUAGE.test(said)
    return foreign ? withoutSentencesIn(letters, left) : left
  }, text)

const withoutSentencesIn = (letters: RegExp, text: string) => {
  const pieces = text.split(SENTENCE_END)
  const kept = pieces.filter((piece, at) => {
    const announced = /:\s*$/.test(
      pieces.slice(Math.max(0, at - 3), at).findLast((before) => before.trim() !== "") ?? "",
    )
    return announced || !isIn(letters, piece)
  })
  const rest = kept.join("")
  const readable = (rest.match(/\p{L}/gu)?.length ?? 0) > 2 * (rest.match(letters)?.length ?? 0)
  return readable && !LANGUAGE.test(rest) ? rest.trim() : text
}

/** Whether a sentence is in a script, and no entry of a list, price, quotation, or a sushi bar's welcome. */
const isIn = (letters: RegExp, piece: string) => {
  const count = piece.match(letters)?.length ?? 0
  const all = piece.match(/\p{L}/gu)?.length ?? 0
  const welcome =
    !/\p{sc=Han}/u.test(piece) && /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(piece) && count < 13
  const set = welcome || PRICE.test(piece) || /^\s*(?:[-*•·–]|\d{1,2}[.)]|["“«„「])/.test(piece)
  return count >= FEW && 2 * count > all && !set
}
