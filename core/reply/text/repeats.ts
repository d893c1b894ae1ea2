/*
 * Models go round in circles: the whole answer twice, or a sentence or word until their words are used up. Once is enough. Refrains,
 * lists whose lines differ in a word, and "no, no" stay.
 */

/** Sentences and lines, also where a model begins again without a space: "por e-mail.O prazo". */
const UNIT_END = /(?<=\n)|(?<=[.!?…]["”»)*_]{0,3} )|(?<=\p{Ll}[.!?…])(?=[\p{Lu}¿¡])/u

/** `said`: its words, and `id` the same for the same; `text`: as it is written, with the space behind it. */
type Unit = { readonly id: number; readonly said: string; readonly text: string }

const unitsOf = (text: string): readonly Unit[] => {
  const ids = new Map<string, number>()
  const units: { id: number; said: string; text: string }[] = []
  for (const piece of text.split(UNIT_END)) {
    const said = saidIn(piece)
    const last = units.at(-1)
    if (said === "" && last) last.text += piece
    else {
      const id = ids.get(said) ?? ids.size
      ids.set(said, id)
      units.push({ id, said, text: piece })
    }
  }
  return units
}

const joined = (units: readonly Unit[]) =>
  units
    .map(({ text }) => text)
    .join("")
    .trimEnd()

/** The words of a sentence, without what only marks it. */
const saidIn = (piece: string) =>
  piece
    .replace(/[*_~`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?…:,;]{1,9}$/, "")
    .toLowerCase()

export const withoutRepeats = (text: string): string => {
  if (text.includes("```")) return text
  const units = unitsOf(text)
  const left = withoutLoops(once(units))
  const said = left.length === units.length ? text : joined(left)
  return said.replace(WORD_LOOP, stuttered).replace(SIGN_LOOP, "$1$1$1")
}

/** Between an answer and the same once more: "Voici la version corrigée :", a rule. */
const BETWEEN = /^(?:.{1,60}:|[-*_ ]{3,9})$/

/** A text that is the same twice or more, once. */
const once = (units: readonly Unit[]): readonly Unit[] => {
  const whole = units.slice(0, periodOf(units))
  if (whole.length < units.length && isLong(whole, 2)) return whole
  const half = (units.length - 1) / 2
  const middle = units[half]
  const first = units.slice(0, half)
  const twice = middle && first.every(({ id }, at) => id === units[half + 1 + at]?.id)
  return twice && BETWEEN.test(middle.text.trim()) && isLong(first, 2) ? first : units
}

/** After how many units all begins again, and at least once more in whole; the last of all may be cut off. (Knuth, Morris, Pratt.) */
const periodOf = (units: readonly Unit[]) => {
  const last = units.at(-1)
  for (const size of [units.length, units.length - 1]) {
    const borders = [0]
    for (let at = 1; at < size; at++) {
      let border = borders[at - 1] ?? 0
      while (border > 0 && units[border]?.id !== units[at]?.id) border = borders[border - 1] ?? 0
      borders.push(units[border]?.id === units[at]?.id ? border + 1 : 0)
    }
    const period = size - (borders.at(-1) ?? 0)
    const fits = size === units.length || units[size - period]?.said.startsWith(last?.said ?? "")
    if (period > 0 && 2 * period <= size && fits) return period
  }
  return units.length
}

/** Whether it is too long to be said twice on purpose: "Sí, sí." is not. Three times it may be shorter. */
const isLong = (units: readonly Unit[], times: number) => {
  const said = units.map((unit) => unit.said).join(" ")
  return said.split(" ").length >= 4 && said.length >= (times > 2 ? 15 : 20)
}

/** A model that is caught in a loop hardly ever finds out of one: so often, or up to the text's end. */
const OFTEN = 5
/** Nobody says so much twice in a row. */
const LONG = 80
const LONGEST_PERIOD = 8
/** So often nobody says even a single word, a tune aside. */
const WORN = 8

const withoutLoops = (units: readonly Unit[]): readonly Unit[] =>
  Array.from({ length: LONGEST_PERIOD }, (_, at) => at + 1).reduce(withoutLoopsOf, units)

/** Without loops that begin again after so many units. */
const withoutLoopsOf = (units: readonly Unit[], period: number): readonly Unit[] => {
  const runs = alikeFrom(units, period)
  const left: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const end = at + period + (runs[at] ?? 0)
    const times = Math.floor((end - at) / period)
    const block = times > 1 ? units.slice(at, at + period) : []
    const cut =
      end === units.length - 1 && units[end - period]?.said.startsWith(units[end]?.said ?? "")
    const last = cut || end === units.length
    const length = block.reduce((all, { said }) => all + said.length, 0)
    const looped = times >= OFTEN || (times > 2 && last) || length >= LONG
    const worn = period === 1 && times >= WORN && /(?:\p{L}.*){3}/u.test(block[0]?.said ?? "")
    if (worn || (looped && periodOf(block) === period && isLong(block, times))) {
      left.push(...block)
      at = last ? units.length : at + times * period
    } else {
      left.push(...units.slice(at, at + 1))
      at++
    }
  }
  return left
}

/** From each unit on, how many in a row are the same as those a period later. */
const alikeFrom = (units: readonly Unit[], period: number) => {
  const runs = Array.from({ length: units.length }, () => 0)
  for (let at = units.length - period - 1; at >= 0; at--)
    if (units[at]?.id === units[at + period]?.id) runs[at] = (runs[at + 1] ?? 0) + 1
  return runs
}

/** Up to six words, eight times and more. */
const WORD_LOOP =
  /(?<![\p{L}\p{N}€$£])((?:[\p{L}\p{N}€$£%'’-]{1,40}[ ,]{1,2}){0,5}?[\p{L}\p{N}€$£%'’-]{1,40})(?:[\s,.!;]{1,3}\1){7,}(?![\p{L}\p{N}])/giu

/** Not a line of dashes or to write on. */
const SIGN_LOOP = /(\p{Extended_Pictographic}|[!?])\1{19,}/gu

/** Not laughter or a tune: "ja ja ja ja", "la la la". */
const stuttered = (loop: string, words: string) =>
  /\p{L}.*\p{L}.*\p{L}.*\p{L}/u.test(words) || loop.length > 20 * (words.length + 1) ? words : loop
