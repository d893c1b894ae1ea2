import { fold } from "../fold.ts"
import { WORDS } from "./all.ts"

/** How many characters of a message are read: its language shows in these. */
const ENOUGH = 1_000

/** NFKC would make a space of "´", which many type for an apostrophe. */
export const readable = (text: string) =>
  text.slice(0, ENOUGH).replaceAll("´", "'").normalize("NFKC")

/** Sounds and words that are the same in all languages. */
const SOUNDS =
  /(?<!\p{L})(?:ok(?:ay|ey|i|is|a)?|kk?|lol|wow|h?m+|(?:ha|ja|je|hi|rs|ah|eh){2,}|xd|ah|eh|uf+|oh|bff)(?!\p{L})/giu

export const withoutSounds = (text: string) => text.replace(SOUNDS, " ")

const MOST_NAME_WORDS = 7

/** Whether a message is a name: each word has a capital, or is a particle: "Dolores de la Vega", "Just Eat". */
export const isName = (said: string) => {
  const parts = said.match(/\p{L}[\p{L}'’.]*/gu) ?? []
  const capital = (word: string) => /^\p{Lu}/u.test(word)
  return (
    parts.length <= MOST_NAME_WORDS &&
    parts.some((word) => /\p{Ll}/u.test(word)) &&
    parts.every(
      (word) =>
        capital(word) || Object.values(WORDS).some(({ particles }) => particles.has(fold(word))),
    )
  )
}

const ADDRESS =
  /\b(?:calle|avenida|avda|av|plaza|paseo|carrera|rua|travessa|praca|rue|place|boulevard|street|road|lane|square|strasse|str|platz|weg|gasse)\b|strasse\b|str\.|gasse\b|\bc\//

/** Whether a message names a street. That is in the language of the place, not of the client. */
export const isAddress = (said: string) => ADDRESS.test(fold(said))

const QUOTES =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|„[^“”"\n]{1,300}[“”"]|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu
const LINKS = /\b(?:https?:\/\/|www\.)\S{1,500}|[\w.+-]{1,64}@[\w.-]{1,255}/g

/** Removes links and quotations, which others wrote, unless there is nothing else. */
export const withoutQuotes = (text: string) => {
  const rest = text.replace(LINKS, " ").replace(QUOTES, " ")
  return /\p{L}/u.test(rest) ? rest : text.replace(LINKS, " ")
}

/** Phrases that are said in other languages as well, and would count as English or French. Each is a pattern. */
const LOANS = `
  hasta la vista(?: baby)? / que ser[aá] ser[aá] / mi casa es (?:su|tu) casa / la vida loca /
  c'est la vie / not bad /
  happy (?:birthday|new year) / merry christmas /
  my bad / feliz (?:navidad|natal|cumplea[nñ]os|a[nñ]o(?: nuevo)?|anivers[aá]rio) /
  joyeux (?:no[eë]l|anniversaire) / bonne ann[eé]e / frohe (?:weihnachten|ostern) /
  let'?s go / not found / try again later / sold out / out of stock / session expired /
  access denied / payment (?:declined|failed) /
  all you can eat / happy hours? / after ?work / take ?away / to go / check[ -]?(?:in|out|up)s? /
  late check / no show / gift (?:card|voucher)s? / save the date / last minute / night out /
  open bar / free wifi / on ?line / food truck / all inclusive / day pass / kids club / make up /
  blow ?out / fast food / work ?shops? / look at me / baby shower / drive in / walk in /
  stand up / open air / live music / personal trainer / black friday / coffee to go /
  prix fixe / [aà] la carte / (?:soupe|plat|menu) du jour / table d'h[oô]te / cr[eèé]me br[uû]l[eé]e / vis[ -][aà][ -]vis / en suite / bon app[eé]tit /
  french press / car ?wash(?:es)? / tuning / body (?:wrap|scrub)s? / deep tissue / hot stones? / nail art / spray tan / (?:lash|brow) lift /
  flat white / cold brew / ice tea / test drive / drive through / day spa / spa day / escape room / business lunch / self service / trip ?advisor /
  (?:ladies|girls) night / after party / dress code / food court / pool party / street food / smash burgers? /
  rooftop / room service / parking / menus? / hotel / taxi / wi-?fi / pizzas? /
  restaurant /
  just eat / too good to go / pull and bear / uber eats
`
  .trim()
  .split(/\s*\/\s*/)
const LOAN = new RegExp(`\\b(?:${LOANS.join("|")})\\b`, "gi")

export const withoutLoans = (text: string) => text.replace(LOAN, " ")
