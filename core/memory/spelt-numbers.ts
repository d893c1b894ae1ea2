/* Numbers that are written out in the five languages, folded (core/shared/fold.ts): how people dictate a number to call. */

/** The digits. */
export const SPELT = [
  "zero cero null",
  "one uno um un eins",
  "two dos dois deux zwei zwo",
  "three tres trois drei",
  "four cuatro quatro quatre vier",
  "five cinco cinq funf",
  "six seis sechs",
  "seven siete sete sept sieben",
  "eight ocho oito huit acht",
  "nine nueve nove neuf neun",
].map((spellings) => spellings.split(" "))

/** 10 to 19. */
const TEENS = [
  "ten diez dez dix zehn",
  "eleven once onze elf",
  "twelve doce doze douze zwolf",
  "thirteen trece treze dreizehn",
  "fourteen catorce catorze quatorze vierzehn",
  "fifteen quince quinze funfzehn",
  "sixteen dieciseis dezesseis dezasseis seize sechzehn",
  "seventeen diecisiete dezessete dezassete siebzehn",
  "eighteen dieciocho dezoito achtzehn",
  "nineteen diecinueve dezenove dezanove neunzehn",
].map((spellings) => spellings.split(" "))

/** 20, 30 to 90. */
const TENS = [
  "twenty veinte vinte vingt vingts zwanzig",
  "thirty treinta trinta trente dreissig",
  "forty cuarenta quarenta quarante vierzig",
  "fifty cincuenta cinquenta cinquante funfzig",
  "sixty sesenta sessenta soixante sechzig",
  "seventy setenta septante siebzig",
  "eighty ochenta oitenta huitante achtzig",
  "ninety noventa nonante neunzig",
].map((spellings) => spellings.split(" "))

/** 100 to 900. Others are counted in hundreds: "six hundred", "six cents", "sechshundert". */
const HUNDREDS = [
  "cien ciento cem cento",
  "doscientos doscientas duzentos duzentas",
  "trescientos trescientas trezentos trezentas",
  "cuatrocientos cuatrocientas quatrocentos quatrocentas",
  "quinientos quinientas quinhentos quinhentas",
  "seiscientos seiscientas seiscentos seiscentas",
  "setecientos setecientas setecentos setecentas",
  "ochocientos ochocientas oitocentos oitocentas",
  "novecientos novecientas novecentos novecentas",
].map((spellings) => spellings.split(" "))

/** "Veintiséis", "sechsundzwanzig": in one word. */
const COMPOUNDS = SPELT.flatMap((units, unit) => [
  ...units.map((word) => [`veinti${word}`, 20 + unit] as const),
  ...[...units, ...(unit === 1 ? ["ein"] : [])].flatMap((word) =>
    TENS.flatMap((tens, at) =>
      tens
        .filter((ten) => ten.endsWith("ig"))
        .map((ten) => [`${word}und${ten}`, 10 * at + 20 + unit] as const),
    ),
  ),
])

const valued = (spellings: readonly (readonly string[])[], value: (at: number) => number) =>
  spellings.flatMap((words, at) => words.map((word) => [word, value(at)] as const))

const VALUES: ReadonlyMap<string, number> = new Map([
  ...valued(SPELT, (at) => at),
  ...valued(TEENS, (at) => 10 + at),
  ...valued(TENS, (at) => 20 + 10 * at),
  ...valued(HUNDREDS, (at) => 100 + 100 * at),
  ...COMPOUNDS,
])

const anyOf = (words: readonly string[]) =>
  `(?:${words.toSorted((a, b) => b.length - a.length).join("|")})(?!\\p{L})`
const UNIT = anyOf(SPELT.flat())
const TEEN = `(?:dix[ -](?:sept|huit|neuf)(?!\\p{L})|${anyOf(TEENS.flat())})`
const BELOW_100 = [
  // French counts on from sixty and from four twenties.
  `(?:soixante|quatre[ -]vingts?)(?: et)?[ -]${TEEN}`,
  `(?:quatre[ -]vingts?(?!\\p{L})|${anyOf(TENS.flat())})(?:(?: y| e| et)? |-)${UNIT}`,
  "quatre[ -]vingts?(?!\\p{L})",
  anyOf(COMPOUNDS.map(([word]) => word)),
  anyOf(TENS.flat()),
  TEEN,
  UNIT,
].join("|")
const IN_HUNDREDS = `(?:${anyOf(HUNDREDS.flat())}|(?:(?:${SPELT.flat().join("|")})[ -]?)?(?:hundred(?!\\p{L})|cents?(?!\\p{L})|hundert))`
const NUMBER = `(?<![\\p{L}\\p{N}])(?:${IN_HUNDREDS}(?:(?:(?: and| y| e| und)? |-)?(?:${BELOW_100}))?|${BELOW_100})(?![\\p{L}\\p{N}])`
const NUMBERS = new RegExp(NUMBER, "gu")
/** What behind digits is a month, a coin or "at": 7 Sept, 24. Dez, 10 cents, 2026 um 10. */
const NO_NUMBER = "(?<=\\p{Nd}[^\\p{L}\\p{N}]{0,3})(?:sept|dez|cents?|um)(?![\\p{L}\\p{N}])"
const MEANT_AS_NUMBERS = new RegExp(`(?!${NO_NUMBER})${NUMBER}`, "gu")
const SIDE_BY_SIDE = new RegExp(`${NUMBER}(?:[\\s-]+${NUMBER})+`, "gu")

const numberOf = (number: string) =>
  (number.replace("hundert", " hundert ").match(/\p{L}+/gu) ?? []).reduce((value, word) => {
    if (/^(?:hundred|cents?|hundert)$/.test(word)) return 100 * (value || 1)
    return value === 4 && word.startsWith("vingt") ? 80 : value + (VALUES.get(word) ?? 0)
  }, 0)

/** A folded text with its numbers in digits: "seiscientos doce 34" is "612 34", "zero six" is "06". */
export const inDigits = (folded: string): string =>
  folded
    .replace(MEANT_AS_NUMBERS, (number) => String(numberOf(number)))
    .replace(/(?<!\p{Nd}\s?)0 (?=\p{Nd}(?!\p{Nd}))/gu, "0")

/** The numbers that stand side by side with nothing but space between them, which nobody writes of prices. */
export const sideBySide = (folded: string): readonly (readonly number[])[] =>
  (folded.match(SIDE_BY_SIDE) ?? []).map((row) => (row.match(NUMBERS) ?? []).map(numberOf))
