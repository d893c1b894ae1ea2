import type { Language } from "../../../shared/language.ts"

/** The names of the five languages in all five of them, with the commonest misspellings. Folded. */
const NAMES: Readonly<Record<Language, string>> = {
  es: `espanol espaniol castellano spanish espanhol castelhano espagnol castillan spanisch spanische
    spanischen kastilisch spanich`,
  en: "ingles english englisch englische englischen anglais inglese anglai inglish englich engl eng",
  pt: "portugues portuguese portugais portugiesisch brasileiro portuguesse portugese",
  fr: "frances french francais franzosisch franzosische franzosischen franzoesisch",
  de: "aleman alemao german allemand deutsch deutsche deutschen",
}

const LANGUAGE_OF: ReadonlyMap<string, Language> = new Map(
  (Object.keys(NAMES) as Language[]).flatMap((language) =>
    NAMES[language].split(/\s+/).map((name) => [name, language] as const),
  ),
)

/** A French article: "l'anglais", "d'espagnol". */
const ARTICLE = /^(?:[ld]|qu|jusqu)'/

/** The article and the language of a folded word that names one. */
export const namedBy = (
  word: string,
): { readonly article: string; readonly language: Language } | null => {
  const article = ARTICLE.exec(word)?.[0] ?? ""
  const language = LANGUAGE_OF.get(word.slice(article.length))
  return language ? { article, language } : null
}

const OWN_NAMES = new Set("espanol castellano english portugues francais deutsch".split(" "))

/** Whether a language is called as its speakers do. */
export const isOwnName = (word: string) => OWN_NAMES.has(word)
