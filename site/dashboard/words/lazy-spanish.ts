import type { Bilingual, Language } from "../../lib/language/words.ts"

type Spanish = typeof import("./spanish.ts")

let spanish: Spanish | null = null

export const fetchSpanish = async () => {
  spanish ??= await import("./spanish.ts")
}

export const isLoaded = (language: Language) => language === "en" || spanish !== null

/** Words whose Spanish is fetched apart; until it is here, they are English in both languages. */
export const withLazySpanish = <Words>(
  en: Words,
  inSpanish: (all: Spanish) => NoInfer<Words>,
): Bilingual<Words> => ({
  en,
  get es() {
    return spanish ? inSpanish(spanish) : en
  },
})
