/* Marks that were spoken and written out: "hola coma no quiero más mensajes punto gracias punto". */

const DICTATED: readonly (readonly [comma: RegExp, stop: RegExp])[] = [
  [/ comas?(?=[ \n]|$)/gi, / punto(?: final)?(?=[ \n]|$)/gi],
  [/ comma(?=[ \n]|$)/gi, / (?:period|full stop)(?=[ \n]|$)/gi],
  [/ v[ií]rgula(?=[ \n]|$)/gi, / ponto(?: final)?(?=[ \n]|$)/gi],
  [/ virgule(?=[ \n]|$)/gi, / point(?: final)?(?=[ \n]|$)/gi],
  [/ komma(?=[ \n]|$)/gi, / punkt(?=[ \n]|$)/gi],
]
const WRITTEN = /[.,;!?]/
/** One may be meant: "que coma menos". */
const FEWEST = 2

/** With the marks that are meant, where none are written. */
export const withDictatedMarks = (text: string): string => {
  if (WRITTEN.test(text)) return text
  for (const [comma, stop] of DICTATED) {
    const count = [comma, stop].flatMap((mark) => text.match(mark) ?? []).length
    if (count >= FEWEST) return text.replace(comma, ",").replace(stop, ".")
  }
  return text
}
