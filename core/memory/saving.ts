import { fold, words } from "../shared/fold.ts"

/** Behind these words no site goes on: "este punto es seguro", "au Point-Info", "dominios .com y .org" for sale. */
const NO_SITE = `el al del un este ese le au du ce o ao do um the a der am zum y e and et und ou or oder
  domain domains dominio dominios domínio domínios domaine domaines`
const SITE = `(?<![\\p{L}\\p{N}])(?!(?i:${NO_SITE.split(/\s+/).join("|")})[\\s_-])[\\p{L}\\p{N}]+`

/** Schemes, www, numeric addresses, and names that end in a common top-level domain or go on with a path. */
const LINKS = [
  /[a-z0-9+.-]:\/\//i,
  /\bwww\s*\./i,
  /\b(mailto|tel|sms|javascript|data):\S/i,
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  /[\p{L}\p{N}-]\.\p{L}{2,}\/\S/u,
  /[([{]\s*(?:\.|dot|punto|ponto|point|punkt)\s*[)\]}]/i,
  new RegExp(
    `${SITE}[ _-](?i:dot|punto|ponto|point|punkt)[ _-](?i:com|net|org|es|info)(?![\\p{L}\\p{N}])`,
    "u",
  ),
  new RegExp(`${SITE}\\s\\.\\s?(?:com|net|org)(?![\\p{L}\\p{N}])`, "u"),
  /[\p{L}\p{N}-]\.(?:(?:com|net|org|info|biz|app|dev|shop|store|online|site|web|link|page|click|xyz|top|live|win|vip|pro|icu|club|cat|example|eu|ru|ua|tr|cn|jp|kr|tw|nl|pl|cz|hu|ro|gr|dk|fi|ie|cr|uy|py|ec|bo|gt|hn|nz|za|cc|ws|es|de|fr|pt|it|uk|ch|at|mx|ar|cl|pe|br|us|io|co|ai|me|ly|gg|to|tk)|(?:COM|NET|ORG|INFO|APP|ES|IO|ME|LY))(?![\p{L}\p{N}])/u,
]
const EMAIL =
  /[^\s@]@\s*[^\s@]+\.\p{L}{2,}|[([]\s*(?:at|arroba)\s*[)\]]|\barroba \S+ (?:punto|ponto) /iu
const DIGITS_IN_A_ROW = /\p{Nd}{7}/u
/**
 * 9 digits and more, written in groups: 612 345 678, +34 91-123-45-67. Of what stands in lists, too, only what touches the digits
 * on both sides: rooms are "101; 102; 103", and a year's course is "2026-2027: 45 €".
 */
const PHONE = /(?:\p{Nd}(?:[\s().\p{Pd}/_*~]*|[\\|:;·•])){9}/u
/** 612 | 345 | 678: groups with a sign and room between them, as the numbers of a list have, too. */
const SPACED =
  /(?<![\p{Nd}\p{Pd}/:.,])\p{Nd}{1,4}(?:(?:\s*[|;·•‧∙●▪◦]\s*|,\s+)\p{Nd}{1,4}){2,}(?![\p{Nd}\p{Pd}/:.])/gu
/** So many digits are a phone number. */
const PHONE_DIGITS = 9
/** Before numbers that are counted, paid or found on a door, folded: "habitaciones libres:", "los días". */
const LISTED =
  /(?:\p{Sc}|(?<!\p{L})(?:precios?|tarifas|menus|prices|prix|preise|precos|tallas|tamanos|medidas|sizes|tailles|grossen|tamanhos|duracion|duration|dauer|duracao|duree|salas|aulas|habitaciones|mesas|rooms|tables|chambres|salles|zimmer|raume|tische|quartos|dias|domingos|sabados|days|sundays|jours|tage|lineas|autobuses|rutas|lines|buses|lignes|linien|linhas|extensiones|extensions|postes|durchwahlen|ramais)(?:\s+(?:(?:de|do|da|du|des|of|en|em|in|para|for|fur|pour|con|com|with|avec|mit)\s+)?\p{L}+)?)[\s:(•·*-]*$/u
/** Behind numbers that measure, and before the last of a list. */
const MEASURED =
  /^\s*(?:\p{Sc}|%|(?:euros?|eur|usd|gbp|brl|mxn|pesos|dolares|dollars|reais|[mc]?m|k?g|[cm]?l|kcal|min|minut\w+|h|hours|horas|heures|stunden)(?!\p{L})|(?:y|e|o|u|and|or|et|ou|und|oder) \p{Nd})/u
/** Sizes, lines and rooms mostly go up or down; a number to call does neither, or begins with a zero. */
const isCalled = ({ 0: row, index, input }: RegExpExecArray) => {
  const groups = row.match(/\p{Nd}+/gu) ?? []
  const steps = groups.slice(1).map((group, at) => rises(groups[at] ?? "", group))
  const sorted = steps.every((step) => step !== 0 && step === steps[0]) && !row.startsWith("0")
  if (groups.join("").length < PHONE_DIGITS || sorted) return false
  const end = index + row.length
  const beside = [input.slice(Math.max(0, index - 60), index), input.slice(end, end + 12)] as const
  return !LISTED.test(fold(beside[0])) && !MEASURED.test(fold(beside[1]))
}
const rises = (from: string, to: string) =>
  Math.sign(to.length - from.length) || (to > from ? 1 : to < from ? -1 : 0)
/** The digits, written out in the five languages, folded. */
const SPELT = [
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
const SPELT_IN_A_ROW = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${SPELT.flat().join("|")})(?!\\p{L})[\\s,.;/-]*){7,}`,
  "gu",
)

/** Who counts upwards, as tables or people are counted, names no number to call. */
const isCount = (row: string) => {
  const digits = words(row).map((word) => SPELT.findIndex((spellings) => spellings.includes(word)))
  return digits.every((digit, at) => digit > (digits[at - 1] ?? -1))
}

/** 10:00, 9.30, 21/11/2026, 2026-11-21, 2026/27: digits that lie close together and are no phone number. */
const TIMES_AND_DATES = new RegExp(
  [
    "\\d{1,2}[:.h]\\d{2}",
    "\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}",
    "\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}",
    "(?:19|20)\\d{2}\\s?[\\p{Pd}/]\\s?(?:19|20)?\\d{2}",
  ]
    .map((pattern) => `(?<!\\d)${pattern}(?!\\d)`)
    .join("|")
    .replaceAll("\\d", "\\p{Nd}"),
  "gu",
)

/** What comes before a name, and begins sentences too. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  "los las les the der die das don dona sra mrs miss frau herr".split(" "),
)

/** Without the business's own name, which may be somebody's too: "Peluquería Carmen". One word alone may mean either. */
const withoutBusiness = (text: string, business: string) => {
  const name = business.normalize("NFKC").trim()
  return /\p{L}\s+\S*\p{L}/u.test(name)
    ? text.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, "giu"), "")
    : text
}

/** Whether a text speaks of somebody by the first word of their name, written as a name. */
const names = (text: string, name: string) => {
  const first = name
    .normalize("NFKC")
    .match(/\p{L}{3,}/gu)
    ?.map(fold)
    .find((word) => !BEFORE_NAMES.has(word))
  const written = text.match(/(?<!\p{L})(?!\p{Ll})\p{L}{3,}/gu) ?? []
  return first !== undefined && written.some((word) => fold(word) === first)
}

/**
 * Why the model may not save a text for everybody to hear (contract.md 4.3: "links, e-mail addresses or 7 digits in a row
 * are refused"); null: it may. One client could otherwise send all the others to a place or number of their own. What is told
 * of the client who said it, by name, is not for the others either (contract.md 4.2).
 */
export const savingFault = (
  text: string,
  client: string,
  business = "",
): "link" | "email" | "digits" | "client" | null => {
  // Browsers take the full stop of Chinese for a dot.
  const plain = text
    .normalize("NFKC")
    // What is not seen, accents alone, and the keys around digits.
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replaceAll("。", ".")
  if (EMAIL.test(plain)) return "email"
  if (LINKS.some((link) => link.test(plain))) return "link"
  const spelt = fold(plain).match(SPELT_IN_A_ROW) ?? []
  if (DIGITS_IN_A_ROW.test(plain) || !spelt.every(isCount)) return "digits"
  if (PHONE.test(plain.replace(TIMES_AND_DATES, "#"))) return "digits"
  if (plain.matchAll(SPACED).some(isCalled)) return "digits"
  return names(withoutBusiness(plain, business), client) ? "client" : null
}
