import { type Features, featuresOf, signs } from "../../../shared/classifier.ts"
import { fold } from "../../../shared/fold.ts"
import { type Language, likelyLanguages } from "../../../shared/language.ts"
import { isOwnName, namedBy } from "./names.ts"

/** A language that a text names, and how it is spoken of there. */
export type Occurrence = { readonly language: Language; readonly features: Features }

/** So many words before and after the name stand closest to it. */
const NEAR = 3

/**
 * The languages that a text names, place by place. There the name is one word, and any other language another, as all are asked for
 * alike: in the whole text, in its clause, and among the words next to it. `prior`: the language that the client was answered in so far.
 */
export const occurrencesIn = (text: string, prior: Language | undefined): readonly Occurrence[] => {
  const signsAndWords =
    fold(text.replaceAll("-", " ")).match(/\p{L}+(?:'\p{L}+)*|\d+(?:[:.h]\d+)?|[^\s\p{L}\d]/gu) ??
    []
  const named = signsAndWords.map(namedBy)
  const [spoken] = named.some(Boolean) ? likelyLanguages(text) : []
  const languages = new Set(named.flatMap((name) => name?.language ?? []))
  return named.flatMap((name, at) => {
    if (!name) return []
    const { language, article } = name
    const words = signsAndWords.map((word, place) => {
      const other = named[place]
      if (!other) return word
      return `${other.article}${nameFor(other.language, { language, prior })}`
    })
    const from = words.findLastIndex((word, place) => place < at && ENDS.test(word)) + 1
    const end = words.findIndex((word, place) => place > at && ENDS.test(word))
    const own = isOwnName((signsAndWords[at] ?? "").slice(article.length))
    return {
      language,
      features: [
        featuresOf(words.join(" "), "text "),
        featuresOf(words.slice(from, end < 0 ? undefined : end).join(" "), "clause "),
        featuresOf(words.slice(Math.max(0, at - NEAR), at + NEAR + 1).join(" "), "near "),
        signs([
          `prior ${prior && language === prior}`,
          `own name ${own}`,
          `said in it ${spoken === language}`,
          `languages ${Math.min(languages.size, MANY)}`,
          `length ${Math.round(Math.log2(words.length))}`,
        ]),
      ],
    }
  })
}

/** What stands for the name of a language, seen from the place of one of them. */
const nameFor = (
  named: Language,
  { language, prior }: { readonly language: Language; readonly prior: Language | undefined },
) => (named === language ? "thislanguage" : named === prior ? "priorlanguage" : "otherlanguage")

/** What ends a clause. */
const ENDS = /^[.,;:!?]$/
const MANY = 3
