import { fold } from "../shared/fold.ts"
import { tellsOfOneClient } from "./about-client.ts"
import { hasTelephone } from "./telephone.ts"

/** No site is meant in: "este punto es seguro", "au Point-Info", "Polka dot shop", "dominios .com y .org" for sale. */
const NO_SITE = `el al del un este ese le au du ce o ao do um the a der am zum polka red blue green yellow y e and et und ou or oder
  domain domains dominio dominios domínio domínios domaine domaines`
const SITE = `(?<![\\p{L}\\p{N}])(?!(?i:${NO_SITE.split(/\s+/).join("|")})[\\s_-])[\\p{L}\\p{N}]+`

/** Domains that are no words of the five languages, which may follow a full stop with a space before it. */
const SPELT_DOMAINS =
  "com|net|org|shop|xyz|biz|io|click(?!\\s*(?:and|&|y|e|et|und)\\s+collect)|website"

/** Schemes, www, numeric addresses, and names that end in a common top-level domain or go on with a path. */
const LINKS = [
  /[a-z0-9+.-]:\/\//i,
  /\bwww\s*\./i,
  /\b(mailto|tel|sms|javascript|data):\S/i,
  /\b\d{1,3}(\.\d{1,3}){3}\b/,
  /[\p{L}\p{N}-]\.\p{L}{2,}\/\S/u,
  /[([{]\s*(?:\.|dot|punto|ponto|point|punkt)\s*[)\]}]/i,
  new RegExp(
    `${SITE}[ _-](?i:dot|punto|ponto|point|punkt)[ _-](?i:es|info|${SPELT_DOMAINS})(?![\\p{L}\\p{N}])`,
    "u",
  ),
  new RegExp(`${SITE}\\s\\.\\s?(?:${SPELT_DOMAINS})(?![\\p{L}\\p{N}])`, "u"),
  /[\p{L}\p{N}-]\.(?:(?:com|net|org|info|biz|app|dev|shop|store|online|site|web|link|page|click|xyz|top|live|win|vip|pro|icu|club|cat|example|eu|ru|ua|tr|cn|jp|kr|tw|nl|pl|cz|hu|ro|gr|dk|fi|ie|cr|uy|py|ec|bo|gt|hn|nz|za|cc|ws|es|de|fr|pt|it|uk|ch|at|mx|ar|cl|pe|br|us|io|co|ai|me|ly|gg|to|tk)|(?:COM|NET|ORG|INFO|APP|ES|IO|ME|LY))(?![\p{L}\p{N}])/u,
]
const EMAIL =
  /[^\s@]@\s*[^\s@]+\.\p{L}{2,}|[([]\s*(?:at|arroba)\s*[)\]]|\barroba \S+ (?:punto|ponto) /iu

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

/** How people are spoken of by their surname, which alone may be a word or a place: "Flores", "Paris". */
const TITLED =
  /(?<!\p{L})(?i:sr[as]?|sras|srta|señor(?:a|as|es|ita)?|senhora?|don|doña|dona|familia|família|mr|mrs|ms|miss|family|mme|mlle|madame|monsieur|mademoiselle|famille|frau|herrn?|familie)\.?\s+((?:\p{Lu}\p{L}*[\s-]*){1,3})/gu
const ENGLISH_FAMILY = /(?<!\p{L})(?i:the)\s+((?:\p{Lu}\p{L}*[\s-]+){1,3})(?i:family)(?!\p{L})/gu

/**
 * Behind these a name is a place or a month: "en Santiago", "im August"; "until May" if no more is said of it. "In Ana's hair" and
 * "since Ana is pregnant" tell of somebody.
 */
const PLACE_OR_MONTH =
  /(?<!\p{L})(?:(?:en|in|im|em|nach) \p{Lu}\p{L}*(?!\p{L}|'s|’s)|(?:desde|hasta|até|until|till|since|bis|seit|ab) \p{Lu}\p{L}*(?=\s*(?:$|[.,;:!?()\d])| (?:y|e|o|and|or|und|oder|ou|a|al|to|bis|hasta|até|until|till|in|im|en|em|de|of)(?!\p{L})))/giu

/** Whether a text speaks of somebody: by the first word of their name, written as a name, or by any word of it behind a title. */
const names = (text: string, name: string) => {
  const [first, ...others] = lettersOf(name).filter((word) => !BEFORE_NAMES.has(word))
  if (first === undefined) return false
  const written = text.replace(PLACE_OR_MONTH, "").match(/(?<!\p{L})(?!\p{Ll})\p{L}{3,}/gu) ?? []
  const called = [...text.matchAll(TITLED), ...text.matchAll(ENGLISH_FAMILY)]
  const titled = new Set(called.flatMap(([, names = ""]) => lettersOf(names)))
  return written.some((word) => fold(word) === first) || others.some((word) => titled.has(word))
}
const lettersOf = (text: string) => (text.normalize("NFKC").match(/\p{L}{3,}/gu) ?? []).map(fold)

/**
 * Why the model may not save a text, which all clients may hear (contract.md 4.3: "links, e-mail addresses or 7 digits in a
 * row are refused"); null: it may. Otherwise one client could send all the others to a site or number of their own. Facts
 * about the client who told them, by name, are refused too (contract.md 4.2).
 */
export const savingFault = (
  text: string,
  client: string,
  business = "",
): "link" | "email" | "digits" | "client" | null => {
  // Browsers take the full stop of Chinese for a dot.
  const plain = text
    .normalize("NFKC")
    // Invisible characters, combining accents, and the marks that make keys of digits.
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replaceAll("。", ".")
  if (EMAIL.test(plain)) return "email"
  if (LINKS.some((link) => link.test(plain))) return "link"
  if (hasTelephone(plain)) return "digits"
  const ofOthers = withoutBusiness(plain, business)
  return names(ofOthers, client) || tellsOfOneClient(ofOthers) ? "client" : null
}
